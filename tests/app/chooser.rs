//! The choice of a file: places, recent files, and what is in a folder.

use crate::desk;
use crate::keys_overview::press;

use std::fs;
use std::path::PathBuf;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{
    Chooser, ChooserColumn, ChooserCommand, ChooserGroup, ChooserRow, Command, Edit, Effect,
    EntryFault, FieldId, FileAccess, FileCommand, FileTask, FormCommand, Notice, Screen,
    StartCommand,
};
use deskmate::storage::library::{ListError, Survey};
use deskmate::storage::{BoardOrientation, PlaceKind, Settings, file_name};
use deskmate::words::{Phrase, Words};

const ONE: &str = "[White \"Morphy\"]\n[Black \"Duke\"]\n[Date \"1858.??.??\"]\n\n1. e4 e5 1-0\n";
const TWO: &str = "[White \"Greco\"]\n[Date \"1620.??.??\"]\n\n1. d4 1-0\n\n[White \"Greco\"]\n[Black \"A\"]\n\n1. e4 0-1\n";

/// The program with a folder of files beside the folder of games.
fn desk() -> Desk {
    let desk = Desk::new();
    let folder = folder(&desk);
    fs::create_dir_all(folder.join("old/1851")).expect("folders");
    fs::create_dir_all(folder.join(".hidden")).expect("a folder");
    fs::write(folder.join("old/a.pgn"), ONE).expect("a file");
    fs::write(folder.join("Two.pgn"), TWO).expect("a file");
    fs::write(folder.join("one.pgn"), ONE).expect("a file");
    fs::write(folder.join("poem.txt"), "So much depends").expect("a file");
    fs::write(folder.join("letter.doc"), "Dear").expect("a file");
    desk
}

fn folder(desk: &Desk) -> PathBuf {
    desk.games_path().with_file_name("chess")
}

/// The choice of a file in that folder.
fn opened() -> Desk {
    let mut desk = desk();
    desk.ctrl('o');
    let path = folder(&desk);
    desk.type_text(&format!("{}/", path.display()));
    desk
}

fn chooser(desk: &Desk) -> &Chooser {
    desk.app.chooser().expect("the choice of a file")
}

fn names(desk: &Desk) -> Vec<String> {
    let chooser = chooser(desk);
    let name = |row| match row {
        ChooserRow::Up => "..".to_owned(),
        ChooserRow::Entry(entry) => entry.name.clone(),
    };
    let rows = (0..chooser.count()).filter_map(|row| chooser.row(row));
    rows.map(name).collect()
}

fn selected(desk: &Desk) -> &str {
    chooser(desk).selected_entry().map_or("..", |it| &it.name)
}

fn line(desk: &Desk) -> &str {
    chooser(desk).form.text(FieldId::Path)
}

#[test]
fn a_folder_is_listed_with_its_games_counted() {
    let desk = opened();
    assert_eq!(
        names(&desk),
        ["..", "old", "one.pgn", "poem.txt", "Two.pgn"]
    );
    let path = folder(&desk);
    let chooser = chooser(&desk);
    let survey = |name: &str| chooser.survey(&path.join(name)).cloned();
    assert_eq!(survey("old"), Some(Survey::Folder(1)));
    assert_eq!(survey("poem.txt"), Some(Survey::Nothing(ListError::NoGame)));
    let Some(Survey::Games(facts)) = survey("Two.pgn") else {
        panic!("{:?}", survey("Two.pgn"));
    };
    assert_eq!(
        (facts.games, facts.years, facts.players),
        (2, Some((1620, 1620)), 2)
    );
    assert_eq!(Words::ENGLISH.survey(survey("old").as_ref()), "1 file");
    // The first file is chosen, and its first game read.
    assert_eq!(selected(&desk), "one.pgn");
    let preview = chooser.preview().expect("a game");
    assert_eq!(preview.saved.game.players.white.as_deref(), Some("Morphy"));
}

/// The first file was chosen although it was seen to have no game, and the button to open it was lit.
#[test]
fn the_first_file_with_games_is_chosen_or_the_one_that_was_opened_last() {
    let mut desk = desk();
    fs::write(folder(&desk).join("boards.txt"), "8/8/8/8").expect("a file");
    desk.ctrl('o');
    let path = folder(&desk);
    desk.type_text(&format!("{}/", path.display()));
    assert_eq!(names(&desk)[2], "boards.txt");
    assert_eq!(selected(&desk), "one.pgn");
    let open = Command::Form(FormCommand::Submit);
    assert!(desk.scene().area_of(&open).is_some());
    desk.click_on(ChooserCommand::Click(2).into());
    assert_eq!(selected(&desk), "boards.txt");
    assert_eq!(
        desk.scene().area_of(&open),
        None,
        "there is nothing to open"
    );
    desk.press(Key::Escape);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.run(Command::File(FileCommand::OpenFile));
    assert_eq!(selected(&desk), "Two.pgn");
}

#[test]
fn files_are_sorted_by_a_click_on_the_head_of_a_column_or_by_keys() {
    let mut desk = opened();
    let sort = |column| Command::from(ChooserCommand::SortBy(column));
    assert_eq!(selected(&desk), "one.pgn");
    desk.click_on(sort(ChooserColumn::Name));
    let turned = ["..", "old", "Two.pgn", "poem.txt", "one.pgn"];
    assert_eq!(names(&desk), turned);
    assert_eq!(selected(&desk), "one.pgn", "it stays chosen");
    desk.click_on(sort(ChooserColumn::Size));
    let by_size = ["..", "old", "Two.pgn", "one.pgn", "poem.txt"];
    assert_eq!(names(&desk), by_size, "the largest first");
    desk.ctrl('2');
    let smallest = ["..", "old", "poem.txt", "one.pgn", "Two.pgn"];
    assert_eq!(names(&desk), smallest);
    desk.ctrl('1');
    assert_eq!(
        names(&desk),
        ["..", "old", "one.pgn", "poem.txt", "Two.pgn"]
    );
    let order = chooser(&desk).order();
    assert!(order.column == ChooserColumn::Name && order.is_rising);
    desk.ctrl('3');
    let order = chooser(&desk).order();
    assert!(order.column == ChooserColumn::Changed && !order.is_rising);
}

#[test]
fn a_folder_is_listed_once_and_not_for_each_frame() {
    let mut desk = opened();
    let count = |desk: &Desk| {
        let lists = desk.effects.iter();
        lists
            .filter(|it| matches!(it, Effect::FileTask(FileTask::ListFolder { .. })))
            .count()
    };
    let before = count(&desk);
    for _ in 0..5 {
        desk.scene();
        desk.press(Key::Down);
        desk.wait(1_000);
    }
    desk.type_text("on");
    assert_eq!(names(&desk), ["one.pgn"]);
    assert_eq!(count(&desk), before);
}

#[test]
fn a_file_is_chosen_by_keys() {
    let mut desk = opened();
    desk.press(Key::Down);
    desk.press(Key::Down);
    assert_eq!(selected(&desk), "Two.pgn");
    assert_eq!(chooser(&desk).completion(), Some("Two.pgn"));
    desk.press(Key::Down);
    assert_eq!(selected(&desk), "Two.pgn", "the last");
    desk.press(Key::Enter);
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    assert_eq!(desk.app.library().expect("a list").catalog().total(), 2);
    assert!(desk.app.chooser().is_none());
    // What is still being counted is of no use.
    assert!(desk.effects.contains(&Effect::Survey(Vec::new())));
}

#[test]
fn folders_are_entered_and_left() {
    let mut desk = opened();
    let path = folder(&desk);
    desk.press(Key::Up);
    assert_eq!(selected(&desk), "old");
    desk.press(Key::Enter);
    assert_eq!(line(&desk), format!("{}/old/", path.display()));
    assert_eq!(names(&desk), ["..", "1851", "a.pgn"]);
    desk.press(Key::Left);
    assert_eq!(line(&desk), format!("{}/", path.display()));
    desk.run(ChooserCommand::Select(0));
    desk.press(Key::Enter);
    assert_eq!(
        line(&desk),
        format!("{}/", path.parent().expect("a folder").display())
    );
    assert!(names(&desk).contains(&"chess".to_owned()));
}

#[test]
fn left_moves_the_caret_in_a_name() {
    let mut desk = opened();
    desk.type_text("o");
    desk.press(Key::Left);
    desk.type_text("x");
    assert!(line(&desk).ends_with("/xo"), "{}", line(&desk));
}

#[test]
fn a_click_chooses_a_row_and_a_second_opens_it() {
    let mut desk = opened();
    let row = 4;
    desk.click_on(ChooserCommand::Click(row).into());
    assert_eq!(selected(&desk), "Two.pgn");
    assert!(desk.app.chooser().is_some());
    desk.click_on(ChooserCommand::Click(row).into());
    assert!(desk.app.chooser().is_none());
    let mut desk = opened();
    desk.click_on(ChooserCommand::Click(row).into());
    desk.wait(1_000);
    desk.click_on(ChooserCommand::Click(row).into());
    assert!(desk.app.chooser().is_some(), "two single clicks");
}

#[test]
fn all_files_are_shown_on_request() {
    let mut desk = opened();
    assert!(!names(&desk).contains(&"letter.doc".to_owned()));
    desk.ctrl('h');
    assert!(names(&desk).contains(&"letter.doc".to_owned()));
    desk.click_on(ChooserCommand::ShowAll.into());
    assert!(!names(&desk).contains(&"letter.doc".to_owned()));
    assert!(!names(&desk).contains(&".hidden".to_owned()));
}

#[test]
fn a_folder_that_cannot_be_read_is_named() {
    let mut desk = opened();
    desk.type_text("nowhere/");
    assert_eq!(names(&desk), [".."]);
    assert!(desk.fault().is_some());
    desk.press(Key::Backspace);
    assert_eq!(desk.fault(), None);
}

#[test]
fn a_file_that_takes_long_is_named_while_it_is_opened_and_esc_stops_that() {
    let mut desk = opened();
    let now = desk.now();
    // Its list has not begun.
    let submit = Command::Form(FormCommand::Submit);
    desk.app.update(submit, now);
    assert!(desk.app.opening().is_some_and(|it| it.ends_with("one.pgn")));
    let shows = |desk: &Desk, text: &str| desk.texts().iter().any(|it| it == text);
    assert!(shows(&desk, "Opening one.pgn…") && shows(&desk, "Stop"));
    let effects = desk.app.update(Command::Escape, now);
    assert!(effects.contains(&Effect::StopListing));
    assert_eq!(desk.app.opening(), None);
    assert_eq!(selected(&desk), "one.pgn", "the choice is still there");
    assert!(!shows(&desk, "Stop"));
    desk.press(Key::Escape);
    assert!(desk.app.chooser().is_none());
}

#[test]
fn places_are_folders_to_go_to() {
    let mut desk = opened();
    let places = chooser(&desk).places().to_vec();
    let games = places.iter().position(|it| it.kind == PlaceKind::Games);
    // The folder of games is there once a game was saved.
    assert_eq!(games, None);
    let games = desk.games_path();
    fs::create_dir_all(&games).expect("a folder");
    desk.press(Key::Escape);
    desk.ctrl('o');
    let places = chooser(&desk).places();
    let number = places.iter().position(|it| it.kind == PlaceKind::Games);
    let number = number.expect("the folder of games");
    desk.click_on(ChooserCommand::Place(number).into());
    assert_eq!(line(&desk), format!("{}/", games.display()));
}

#[test]
fn files_that_were_opened_are_remembered_and_opened_again() {
    let mut desk = desk();
    let path = folder(&desk);
    for name in ["one.pgn", "Two.pgn"] {
        desk.run(Command::File(FileCommand::Open(path.join(name))));
    }
    let mut desk = desk.restarted();
    desk.ctrl('o');
    let recent = chooser(&desk).recent();
    let known: Vec<_> = recent
        .iter()
        .map(|it| (it.path.clone(), it.games))
        .collect();
    assert_eq!(
        known,
        [(path.join("Two.pgn"), 2), (path.join("one.pgn"), 1)]
    );
    // It begins where the last one was.
    assert_eq!(line(&desk), format!("{}/", path.display()));
    desk.click_on(ChooserCommand::Recent(1).into());
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    desk.ctrl('o');
    assert_eq!(chooser(&desk).recent()[0].path, path.join("one.pgn"));
}

#[test]
fn a_recent_file_that_is_missing_is_taken_off_the_list() {
    let mut desk = desk();
    let path = folder(&desk);
    for name in ["one.pgn", "Two.pgn"] {
        desk.run(Command::File(FileCommand::Open(path.join(name))));
    }
    fs::remove_file(path.join("one.pgn")).expect("removed");
    desk.ctrl('o');
    let missing = |desk: &Desk| {
        let recent = chooser(desk).recent().iter();
        recent.map(|it| it.is_missing).collect::<Vec<bool>>()
    };
    assert_eq!(missing(&desk), [false, true]);
    desk.click_on(ChooserCommand::Recent(1).into());
    assert!(desk.app.chooser().is_some(), "it cannot be opened");
    assert_eq!(chooser(&desk).group(), ChooserGroup::Recent);
    desk.press(Key::Delete);
    assert_eq!(missing(&desk), [false]);
    assert!(path.join("Two.pgn").exists());
    // By keys alone.
    desk.press(Key::Escape);
    desk.ctrl('o');
    while chooser(&desk).group() != ChooserGroup::Recent {
        desk.shift_tab();
    }
    desk.press(Key::Delete);
    assert!(chooser(&desk).recent().is_empty());
    assert_eq!(chooser(&desk).group(), ChooserGroup::Files);
}

#[test]
fn leaving_stops_a_file_that_is_still_being_read() {
    let mut desk = opened();
    let now = desk.now();
    let asked = desk.app.update(FormCommand::Submit.into(), now);
    assert!(matches!(&asked[..], [Effect::List(_)]), "{asked:?}");
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    assert!(desk.effects.contains(&Effect::StopListing));
    // A file that was only chosen is not read.
    let mut desk = opened();
    desk.press(Key::Escape);
    assert!(!desk.effects.contains(&Effect::StopListing));
}

#[test]
fn a_file_without_games_is_not_remembered() {
    let mut desk = desk();
    desk.run(Command::File(FileCommand::Open(
        folder(&desk).join("poem.txt"),
    )));
    desk.run(Command::File(FileCommand::OpenFile));
    assert!(chooser(&desk).recent().is_empty());
}

#[test]
fn a_click_in_the_list_of_keys_steps_through_the_files() {
    let mut desk = opened();
    desk.press(Key::Down);
    assert_eq!(selected(&desk), "poem.txt");
    desk.press(Key::F1);
    desk.click_on(press(Key::Up));
    assert_eq!(selected(&desk), "one.pgn");
    desk.press(Key::F1);
    desk.click_on(press(Key::PageDown));
    assert_eq!(selected(&desk), "Two.pgn");
}

/// The choice where to save the game on the screen, in that folder.
fn saving() -> Desk {
    let mut desk = desk();
    desk.run(Command::File(FileCommand::Open(
        folder(&desk).join("Two.pgn"),
    )));
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    desk.play(&["e2e4"]);
    desk.ctrl_shift('s');
    desk
}

#[test]
fn a_game_is_saved_by_the_same_choice_beginning_in_the_folder_used_last() {
    let mut desk = saving();
    let path = folder(&desk);
    let name = file_name(desk.game());
    assert_eq!(line(&desk), path.join(&name).display().to_string());
    assert_eq!(
        names(&desk),
        ["..", "old", "one.pgn", "poem.txt", "Two.pgn"],
        "the name does not choose among them"
    );
    assert!((0..5).all(|row| !chooser(&desk).is_marked(row)));
    // A click leads into a folder and keeps the name.
    desk.click_on(ChooserCommand::Click(1).into());
    desk.click_on(ChooserCommand::Click(1).into());
    let place = path.join("old").join(&name);
    assert_eq!(line(&desk), place.display().to_string());
    desk.press(Key::Enter);
    let text = fs::read_to_string(&place).expect("saved");
    assert!(text.contains("1. e4"), "{text}");
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(
        desk.notice(),
        Some(Notice::Saved(Some(place.display().to_string())))
    );
}

#[test]
fn a_file_that_is_there_is_replaced_only_if_that_is_said_twice() {
    let mut desk = saving();
    let path = folder(&desk).join("one.pgn");
    desk.click_on(ChooserCommand::Click(2).into());
    assert_eq!(line(&desk), path.display().to_string());
    desk.press(Key::Enter);
    let exists = Some(EntryFault::Exists("one.pgn".into(), 1));
    assert_eq!(chooser(&desk).form.fault, exists);
    assert_eq!(fs::read_to_string(&path).expect("a file"), ONE);
    desk.press(Key::Enter);
    let text = fs::read_to_string(&path).expect("saved");
    assert!(text.contains("Kieseritzky"), "{text}");
}

#[test]
fn places_and_typed_names_lead_to_where_a_game_is_saved() {
    let mut desk = saving();
    let games = chooser(&desk)
        .places()
        .iter()
        .position(|place| place.kind == PlaceKind::Games);
    desk.click_on(ChooserCommand::Place(games.expect("our games")).into());
    let path = desk.games_path();
    let name = file_name(desk.game());
    assert_eq!(line(&desk), path.join(name).display().to_string());
    desk.run(Command::Form(FormCommand::Edit(Edit::SelectAll)));
    desk.type_text(&path.join("mine.pgn").display().to_string());
    desk.press(Key::Enter);
    assert!(path.join("mine.pgn").exists());
    // Without a name there is nothing to save.
    desk.ctrl_shift('s');
    desk.run(Command::Form(FormCommand::Edit(Edit::SelectAll)));
    desk.type_text(&format!("{}/", path.display()));
    desk.press(Key::Enter);
    assert!(desk.app.chooser().is_some());
}

/// Beside the path stood a board that was not exported, and there were no folders to choose from.
#[test]
fn games_are_exported_by_the_same_choice() {
    let mut desk = desk();
    let path = folder(&desk);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.shift('x');
    assert_eq!(line(&desk), path.join("games.pgn").display().to_string());
    assert_eq!(
        names(&desk),
        ["..", "old", "one.pgn", "poem.txt", "Two.pgn"]
    );
    // Tab leads to what is exported, and a click into a folder.
    desk.press(Key::Tab);
    assert_eq!(chooser(&desk).form.focus, FieldId::ExportScope);
    desk.click_on(ChooserCommand::Click(1).into());
    desk.click_on(ChooserCommand::Click(1).into());
    desk.press(Key::Tab);
    desk.press(Key::Enter);
    let text = fs::read_to_string(path.join("old/games.pgn")).expect("exported");
    assert_eq!(text.matches("[White ").count(), 2);
    // The next export is proposed beside this one, until a file is opened elsewhere.
    desk.shift('x');
    let beside = path.join("old/games.pgn").display().to_string();
    assert_eq!(line(&desk), beside);
    desk.press(Key::Escape);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.shift('x');
    assert_eq!(line(&desk), path.join("games.pgn").display().to_string());
}

/// The folder of the file that was opened last is proposed, and with it was its very name: a second Enter replaced it.
#[test]
fn no_file_that_is_open_is_proposed_for_an_export() {
    let mut desk = desk();
    let path = folder(&desk).join("games.pgn");
    fs::write(&path, TWO).expect("a file");
    fs::create_dir_all(desk.games_path()).expect("a folder");
    fs::write(desk.games_path().join("own.pgn"), TWO).expect("a file");
    desk.run(Command::File(FileCommand::Open(path)));
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('o');
    assert_eq!(desk.app.library().expect("the list").catalog().len(), 2);
    desk.shift('x');
    assert!(line(&desk).ends_with("selection.pgn"), "{}", line(&desk));
}

/// It was suggested beside the file that was opened last, whatever was exported since.
#[test]
fn the_next_export_is_suggested_where_the_last_one_went() {
    let mut desk = desk();
    let path = folder(&desk);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    for name in ["old/a few.pgn", "old/more.pgn"] {
        desk.shift('x');
        desk.ctrl('a');
        desk.type_text(&path.join(name).display().to_string());
        desk.press(Key::Enter);
        assert!(path.join(name).is_file());
    }
    desk.key('x');
    let line = PathBuf::from(line(&desk));
    assert_eq!(line.parent(), Some(&*path.join("old")));
}

/// The name stayed that of one game, and duplicates were offered for it.
#[test]
fn the_name_of_an_export_follows_what_is_exported_until_one_is_typed() {
    let mut desk = desk();
    let path = folder(&desk);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.key('x');
    let has_unique = |desk: &Desk| chooser(desk).form.field(FieldId::Unique).is_some();
    let scope = |number| Command::Form(FormCommand::Choose(FieldId::ExportScope, number));
    let of_one = line(&desk).to_owned();
    assert_ne!(of_one, path.join("games.pgn").display().to_string());
    assert!(!has_unique(&desk));
    desk.click_on(scope(1));
    assert_eq!(line(&desk), path.join("games.pgn").display().to_string());
    assert!(has_unique(&desk));
    desk.click_on(scope(0));
    assert_eq!(line(&desk), of_one);
    assert!(!has_unique(&desk));
    desk.press(Key::Escape);
    desk.key('x');
    desk.type_text("mine.pgn");
    desk.click_on(scope(1));
    assert_eq!(line(&desk), path.join("mine.pgn").display().to_string());
}

/// Games stood among the pictures.
#[test]
fn the_choice_of_a_picture_lists_only_folders_and_pictures() {
    let mut desk = desk();
    let path = folder(&desk);
    fs::write(path.join("final.PNG"), "").expect("a file");
    fs::write(path.join("Two.pgn.deskmate.bak"), "").expect("a file");
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.press(Key::Enter);
    desk.key('g');
    desk.ctrl('a');
    desk.type_text(&path.join("new.png").display().to_string());
    assert_eq!(names(&desk), ["..", "old", "final.PNG"]);
}

#[test]
fn many_games_are_replaced_only_if_their_number_is_said_and_a_copy_is_kept() {
    let mut desk = desk();
    let path = folder(&desk).join("Two.pgn");
    desk.run(Command::File(FileCommand::Open(path.clone())));
    desk.key('x');
    desk.run(Command::Form(FormCommand::Edit(Edit::SelectAll)));
    desk.type_text(&path.display().to_string());
    desk.press(Key::Enter);
    let fault = chooser(&desk).form.fault.as_ref().expect("a question");
    assert_eq!(
        Words::ENGLISH.entry_fault(fault),
        "Two.pgn (2 games) already exists. Enter again to replace it."
    );
    desk.press(Key::Enter);
    let text = fs::read_to_string(&path).expect("exported");
    assert_eq!(text.matches("[White ").count(), 1);
    let copy = path.with_file_name("Two.pgn.deskmate.bak");
    assert_eq!(fs::read_to_string(copy).expect("a copy"), TWO);
    let list = desk.app.library().expect("the list");
    assert_eq!(list.catalog().total(), 1, "the list knows it");
}

#[test]
fn a_name_without_an_ending_gets_that_of_games() {
    let mut desk = desk();
    let path = folder(&desk);
    desk.run(Command::File(FileCommand::Open(path.join("Two.pgn"))));
    desk.key('x');
    desk.run(Command::Form(FormCommand::Edit(Edit::SelectAll)));
    desk.type_text(&path.join("mine").display().to_string());
    desk.press(Key::Enter);
    assert!(path.join("mine.pgn").exists() && !path.join("mine").exists());
}

#[test]
fn in_a_browser_a_picture_has_a_name_and_no_folder() {
    let mut desk = Desk::with_last(ONE);
    desk.key('l');
    desk.app.file_access = FileAccess::Dialogs;
    desk.key('g');
    let texts = desk.texts();
    assert!(texts.contains(&"1080 px".to_owned()), "{texts:?}");
    let words = Words::ENGLISH;
    assert!(!texts.contains(&words.text(Phrase::NameOfFile).to_owned()));
}

#[test]
fn the_name_of_an_opened_file_is_changed_by_a_letter() {
    let mut desk = desk();
    let path = folder(&desk);
    desk.run(Command::File(FileCommand::Open(path.join("one.pgn"))));
    desk.ctrl_shift('s');
    assert_eq!(line(&desk), path.join("one.pgn").display().to_string());
    desk.press(Key::End);
    for _ in 0..4 {
        desk.press(Key::Left);
    }
    desk.type_text("2");
    assert_eq!(line(&desk), path.join("one2.pgn").display().to_string());
    desk.press(Key::Enter);
    assert!(path.join("one2.pgn").exists());
}

#[test]
fn a_file_that_was_named_without_its_folder_is_saved_beside_itself() {
    let mut desk = desk();
    desk.run(Command::File(FileCommand::Open(
        folder(&desk).join("one.pgn"),
    )));
    desk.app.folder = PathBuf::new();
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    desk.play(&["e2e4"]);
    let now = desk.now();
    // Without the folders that the program would find.
    desk.app.update(FileCommand::SaveAs.into(), now);
    assert_eq!(line(&desk), file_name(desk.game()));
    assert_eq!(chooser(&desk).folder(), PathBuf::from("."));
}

#[test]
fn what_is_typed_stands_after_the_folder_in_place_of_a_proposed_name() {
    let mut desk = opened();
    let folder = line(&desk).to_owned();
    desk.type_text("on");
    assert_eq!(line(&desk), format!("{folder}on"));
    assert_eq!(selected(&desk), "one.pgn");
    // Enter opens the row that is seen to be chosen.
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    let mut desk = saving();
    desk.type_text("mine.pgn");
    let place = self::folder(&desk).join("mine.pgn");
    assert_eq!(line(&desk), place.display().to_string());
}

#[test]
fn the_board_of_a_choice_is_seen_from_white() {
    let last = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 *\n";
    let settings = Settings {
        orientation: BoardOrientation::Turning,
        ..desk::players()
    };
    let mut desk = Desk::with(settings, |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("last.txt"), last).expect("a file");
    });
    let now = std::time::Duration::ZERO;
    assert!(
        desk.app.is_flipped(now),
        "Black is to move in the last game"
    );
    desk.ctrl('o');
    assert!(!desk.app.is_flipped(now));
}

/// It would replace all of them.
#[test]
fn a_game_of_a_file_with_others_has_a_file_of_its_own_proposed() {
    let mut desk = desk();
    let path = folder(&desk).join("Two.pgn");
    let before = fs::read_to_string(&path).expect("a file");
    desk.run(Command::File(FileCommand::Open(path.clone())));
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk.ctrl_shift('s');
    let proposed = PathBuf::from(line(&desk));
    assert_ne!(proposed, path);
    assert_eq!(proposed.parent(), path.parent());
    // Whoever replaces it all the same finds its games in a copy.
    desk.ctrl('a');
    desk.type_text(&path.display().to_string());
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert_ne!(fs::read_to_string(&path).expect("a file"), before);
    let copy = path.with_file_name("Two.pgn.deskmate.bak");
    assert_eq!(fs::read_to_string(copy).expect("a copy"), before);
}

/// "No games here." was said of a folder with sixty games.
#[test]
fn a_name_is_found_by_any_part_if_none_begins_with_it() {
    let mut desk = opened();
    desk.type_text("oe");
    assert_eq!(names(&desk), ["poem.txt"]);
    assert_eq!(selected(&desk), "poem.txt");
    // What begins with it goes before.
    desk.press(Key::Backspace);
    assert_eq!(names(&desk), ["old", "one.pgn"]);
    desk.type_text("x");
    assert!(names(&desk).is_empty());
    assert!(desk.texts().contains(&"No game matches “ox”.".to_owned()));
}

/// A folder whose name was typed whole was "not a file", though its row was chosen.
#[test]
fn enter_leads_into_a_folder_whose_name_is_typed() {
    let mut desk = opened();
    fs::write(folder(&desk).join("old games.pgn"), "1. e4 *").expect("a file");
    desk.ctrl('h');
    desk.ctrl('h');
    desk.type_text("old");
    assert_eq!(names(&desk), ["old", "old games.pgn"]);
    assert_eq!(selected(&desk), "old");
    desk.press(Key::Enter);
    let inside = folder(&desk).join("old");
    assert_eq!(line(&desk), format!("{}/", inside.display()));
}

/// The list jumped under the first click of a double click, which then opened nothing.
#[test]
fn a_double_click_opens_a_file_of_a_list_that_has_followed_its_selection() {
    let mut desk = desk();
    for number in 10..60 {
        let path = folder(&desk).join(format!("{number}.pgn"));
        fs::write(path, "1. e4 *").expect("a file");
    }
    let last = folder(&desk).join("55.pgn");
    desk.run(FileCommand::Open(last));
    desk.press(Key::Escape);
    desk.ctrl('o');
    let path = folder(&desk);
    desk.type_text(&format!("{}/", path.display()));
    assert_eq!(selected(&desk), "55.pgn");
    let names = names(&desk);
    let row = names
        .iter()
        .position(|name| name == "53.pgn")
        .expect("a row");
    let click = Command::Choose(ChooserCommand::Click(row));
    let before = desk.scene().area_of(&click).expect("a row in sight");
    desk.click_on(click.clone());
    assert_eq!(desk.scene().area_of(&click), Some(before));
}
