//! Do the players of the folder have their pages, and are their names joined and parted?

use std::fs;

use crate::desk::{Desk, players};
use crate::people;

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, CurveSpan, Dialog, Effect, EntryFault, Failure, FieldId, FileAccess, FileEffect,
    FormCommand, Library, LibraryCommand, Notice, PlayersCommand, PlayersTab, StartCommand, Tab,
};
use deskmate::rules::Color;
use deskmate::storage::FileFault;
use deskmate::storage::library::{Choice, Meetings};
use deskmate::storage::players::PlayerNames;
use deskmate::view::Look;

fn with_players() -> Desk {
    let mut desk = Desk::with(players(), |folder| people::write_games(folder));
    desk.key('o');
    desk.ctrl('2');
    desk
}

fn tab(desk: &Desk) -> &PlayersTab {
    desk.app.players_tab().expect("the players are shown")
}

fn selected(desk: &Desk) -> &str {
    tab(desk).person().map_or("", |person| &person.name)
}

fn shown(desk: &Desk) -> Vec<&str> {
    let rows = (0..tab(desk).row_count()).filter_map(|row| tab(desk).row(row));
    rows.map(|person| person.name.as_str()).collect()
}

fn saved(desk: &Desk) -> PlayerNames {
    let saved = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::File(FileEffect::SaveNames(names)) => Some((**names).clone()),
        _ => None,
    });
    saved.expect("the names were saved")
}

fn names_file(desk: &Desk) -> String {
    fs::read_to_string(desk.games_path().join("players.json")).expect("the file of names")
}

#[test]
fn the_players_are_listed_by_their_games_and_each_has_a_page() {
    let mut desk = with_players();
    assert_eq!(desk.app.shown_tab(), Some(Tab::Players));
    assert_eq!(shown(&desk)[..2], ["Anna", "Ben"]);
    assert_eq!(selected(&desk), "Anna");
    let games = tab(&desk).person().expect("Anna").games.len();
    let page = tab(&desk).page().expect("a page");
    assert_eq!(page.by_color.total().games() as usize, games);
    desk.press(Key::Down);
    assert_eq!(selected(&desk), "Ben");
    desk.press(Key::End);
    assert_eq!(selected(&desk), "Ana");
    desk.press(Key::Home);
    desk.run(PlayersCommand::ChooseRow(1));
    assert_eq!(selected(&desk), "Ben");
}

#[test]
fn esc_leads_back_to_the_games() {
    let mut desk = with_players();
    desk.key('h');
    assert!(tab(&desk).pair().is_some());
    desk.press(Key::Escape);
    assert!(tab(&desk).pair().is_none());
    desk.press(Key::Escape);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Games));
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn the_players_of_the_selected_game_are_shown_against_each_other() {
    let mut desk = with_players();
    desk.press(Key::Escape);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Games));
    let library = desk.app.library().expect("a list");
    let (names, meetings) = library.meetings().expect("games of two").clone();
    assert!(meetings.latest.len() > 1);
    desk.click_on(PlayersCommand::OpenPair.into());
    let page = tab(&desk).pair().expect("the page of two").page();
    let people = tab(&desk).players().expect("players").people();
    let shown = page.players.map(|number| people[number].name.clone());
    assert_eq!(shown.len(), 2);
    assert!(shown.iter().all(|name| names.contains(name)), "{shown:?}");
}

#[test]
fn a_player_is_found_by_a_part_of_the_name() {
    let mut desk = with_players();
    desk.key('/');
    desk.type_text("ad an");
    assert_eq!(shown(&desk), ["Anderssen, Adolf"]);
    desk.ctrl('a');
    desk.type_text("a ad and");
    assert_eq!(shown(&desk), ["Anderssen, Adolf"]);
    desk.press(Key::Backspace);
    // Letters are letters here, and the arrows go through the list.
    desk.type_text("m");
    assert!(shown(&desk).is_empty());
    desk.press(Key::Backspace);
    assert_eq!(shown(&desk).len(), 1);
    // The first Esc empties the line, the second leaves it.
    desk.press(Key::Escape);
    assert!(shown(&desk).len() > 1);
    assert!(tab(&desk).is_searching());
    desk.press(Key::Escape);
    assert!(!tab(&desk).is_searching());
}

#[test]
fn similar_names_are_joined_and_taken_back() {
    let mut desk = with_players();
    let before = fs::read(desk.games_path().join("games.pgn")).expect("games");
    let told = tab(&desk).alike().expect("Ana is like Anna");
    assert_eq!(told.map(|person| person.name.as_str()), ["Ana", "Anna"]);
    let games = tab(&desk).person().expect("Anna").games.len();
    // Whoever is selected, what was joined is told, and the key to change that is for the player who has both names.
    desk.press(Key::End);
    desk.key('m');
    let told = Notice::NamesJoined {
        name: "Ana".into(),
        player: "Anna".into(),
    };
    assert_eq!(desk.app.notice, Some(told));
    assert!(!shown(&desk).contains(&"Ana"));
    let anna = tab(&desk).person().expect("Anna");
    assert_eq!((anna.name.as_str(), anna.games.len()), ("Anna", games + 2));
    assert_eq!(saved(&desk).name_of("Ana"), "Anna");
    assert!(names_file(&desk).contains("\"Ana\""));
    // In the same place it is taken back.
    desk.press(Key::F2);
    assert!(matches!(desk.app.dialog(), Some(Dialog::Player(_))));
    desk.run(FormCommand::Choose(FieldId::JoinedName(0), 1));
    desk.press(Key::Enter);
    assert!(shown(&desk).contains(&"Ana"));
    assert_eq!(tab(&desk).person().expect("Anna").games.len(), games);
    assert_eq!(tab(&desk).alike(), None, "it is not asked again");
    let after = fs::read(desk.games_path().join("games.pgn")).expect("games");
    assert_eq!(before, after, "the games stay as they are");
}

#[test]
fn names_that_are_kept_apart_are_not_told_again() {
    let mut desk = with_players();
    desk.key('a');
    assert_eq!(tab(&desk).alike(), None);
    assert!(saved(&desk).are_apart("Anna", "Ana"));
    desk.press(Key::Escape);
    desk.ctrl('2');
    assert_eq!(tab(&desk).alike(), None);
    assert!(shown(&desk).contains(&"Ana"));
}

#[test]
fn a_player_is_renamed_and_joined_to_any_other_by_hand() {
    let mut desk = with_players();
    desk.press(Key::Down);
    desk.press(Key::F2);
    desk.type_text("Benjamin");
    desk.press(Key::Enter);
    assert_eq!(selected(&desk), "Benjamin");
    let games = tab(&desk).person().expect("Ben").games.len();
    // With the name of somebody else both are one, but not if they have played each other.
    desk.run(PlayersCommand::ChooseRow(0));
    desk.press(Key::F2);
    desk.type_text("benjamin");
    desk.press(Key::Enter);
    let form = desk.app.form().expect("still there");
    assert_eq!(form.fault, Some(EntryFault::PlayedEachOther));
    desk.press(Key::Escape);
    assert!(shown(&desk).contains(&"Anna") && shown(&desk).contains(&"Benjamin"));
    desk.run(PlayersCommand::ChooseRow(1));
    desk.press(Key::F2);
    desk.type_text("anderssen, adolf");
    desk.press(Key::Enter);
    assert!(!shown(&desk).contains(&"Benjamin"));
    let both = tab(&desk).person().expect("both");
    assert_eq!(both.name, "anderssen, adolf");
    assert!(both.games.len() > games);
    // An empty name, or the same, changes nothing.
    let saves = desk.effects.len();
    desk.press(Key::F2);
    desk.press(Key::Delete);
    desk.press(Key::Enter);
    let more = &desk.effects[saves..];
    assert!(more.is_empty(), "{more:?}");
}

#[test]
fn a_program_keeps_its_name() {
    let mut desk = with_players();
    desk.key('/');
    desk.type_text("deskmate");
    desk.press(Key::Tab);
    assert!(tab(&desk).person().expect("the program").is_program);
    desk.press(Key::F2);
    assert_eq!(desk.app.dialog(), None);
}

#[test]
fn a_damaged_file_of_names_is_told_and_set_aside() {
    let mut desk = Desk::with(players(), |folder| {
        people::write_games(folder);
        fs::write(folder.join("players.json"), "?").expect("a file");
    });
    desk.key('o');
    desk.ctrl('2');
    let Some(Notice::Failed(Failure::NamesNotRead(FileFault::SetAside { name, .. }))) =
        desk.notice()
    else {
        panic!("{:?}", desk.notice());
    };
    assert_eq!(name, "players.damaged.json");
    assert_eq!(selected(&desk), "Anna");
}

#[test]
fn enter_shows_the_games_of_a_player() {
    let mut desk = with_players();
    // Whatever was searched for in the list before.
    desk.ctrl('1');
    desk.key('/');
    desk.type_text("nobody");
    desk.ctrl('2');
    desk.press(Key::Down);
    let games = tab(&desk).person().expect("Ben").games.len();
    desk.press(Key::Enter);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Games));
    let catalog = desk.app.library().expect("a list").catalog();
    assert_eq!(catalog.len(), games);
    assert!(matches!(catalog.choices(), [Choice::People { label, .. }] if label == "Ben"));
}

#[test]
fn two_players_have_a_page_and_their_games_are_reviewed() {
    let mut desk = with_players();
    desk.key('h');
    let pair = tab(&desk).pair().expect("Anna and Ben");
    let games = pair.page().games.len();
    assert_eq!((pair.at(), pair.named()), (0, 22));
    desk.press(Key::Left);
    desk.press(Key::Left);
    assert_eq!(tab(&desk).pair().expect("both").at(), 2);
    desk.press(Key::Home);
    assert_eq!(tab(&desk).pair().expect("both").at(), 21);
    desk.press(Key::Right);
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    let names = [desk.white(), desk.black()];
    assert!(names.contains(&"Anna") && names.contains(&"Ben"));
    desk.press(Key::Escape);
    assert_eq!(tab(&desk).pair().expect("back again").at(), 20);
    desk.key('o');
    assert_eq!(desk.app.library().expect("a list").catalog().len(), games);
}

/// The colours belonged to the left and the right side of the page.
#[test]
fn a_player_has_the_same_colour_whoever_is_compared_with_whom() {
    let mut desk = with_players();
    let ink = |desk: &Desk, name: &str| {
        let scene = desk.scene();
        let mut inks = scene.shapes.iter().filter_map(|shape| match &shape.look {
            Look::Text { text, color, .. } if text == name => Some(*color),
            _ => None,
        });
        inks.next().expect("the name")
    };
    desk.key('h');
    let inks = ["Anna", "Ben"].map(|name| ink(&desk, name));
    assert_ne!(inks[0], inks[1]);
    desk.press(Key::Escape);
    desk.press(Key::Down);
    desk.key('h');
    assert_eq!(tab(&desk).pair().expect("both").page().players, [1, 0]);
    assert_eq!(["Anna", "Ben"].map(|name| ink(&desk, name)), inks);
}

/// The list gave way to the page alone.
#[test]
fn the_list_stands_beside_the_page_in_a_window_of_1024_by_768() {
    let mut desk = with_players();
    desk.resize(1024, 768);
    desk.click_on(PlayersCommand::ChooseRow(1).into());
    assert_eq!(selected(&desk), "Ben");
    for text in ["Score by colour", "Openings with White", "longest series"] {
        assert!(desk.texts().contains(&text.to_owned()), "{text}");
    }
}

#[test]
fn a_click_on_a_game_reviews_it() {
    let mut desk = with_players();
    desk.click_on(PlayersCommand::HeadToHead.into());
    desk.click_on(PlayersCommand::ReviewGame(1).into());
    assert!(desk.is_reviewing());
}

#[test]
fn the_next_game_gives_white_to_whom_it_is_due() {
    let mut desk = with_players();
    desk.key('h');
    let page = tab(&desk).pair().expect("both").page();
    let (last, _) = page.games[0];
    let last = tab(&desk)
        .players()
        .expect("read")
        .game(last)
        .expect("a game")
        .names
        .clone();
    let next = desk.app.next_of_pair().expect("two persons");
    assert_eq!(
        (next.white, next.black),
        (last.black.clone(), last.white.clone())
    );
    desk.key('r');
    let Some(Dialog::NewGame(form)) = desk.app.dialog() else {
        panic!("{:?}", desk.app.dialog());
    };
    assert_eq!(form.form.text(FieldId::Player(Color::White)), last.black);
    assert_eq!(form.form.text(FieldId::Player(Color::Black)), last.white);
    desk.press(Key::Enter);
    assert!(desk.is_playing());
    assert_eq!(desk.game().players.white.as_deref(), Some(&*last.black));
}

#[test]
fn the_two_who_play_most_are_opened_from_the_start() {
    let mut desk = Desk::with(players(), |folder| people::write_games(folder));
    desk.run(PlayersCommand::OpenPair);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Players));
    let page = tab(&desk).pair().expect("both").page();
    let people = tab(&desk).players().expect("read").people();
    let names = page.players.map(|number| people[number].name.as_str());
    assert_eq!(names, ["Anna", "Ben"]);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn less_or_more_of_the_curve_is_shown() {
    let mut desk = with_players();
    assert_eq!(tab(&desk).span(), CurveSpan::All);
    desk.press(Key::Left);
    assert_eq!(tab(&desk).span(), CurveSpan::Year);
    desk.press(Key::Left);
    desk.press(Key::Left);
    assert_eq!(tab(&desk).span(), CurveSpan::Games);
    desk.click_on(PlayersCommand::Span(CurveSpan::All).into());
    assert_eq!(tab(&desk).span(), CurveSpan::All);
}

#[test]
fn a_narrow_window_scrolls_by_keys() {
    let mut desk = with_players();
    desk.resize(640, 480);
    desk.press(Key::PageDown);
    let first = tab(&desk).scroll().first;
    assert!(first > 0);
    desk.press(Key::PageUp);
    assert_eq!(tab(&desk).scroll().first, 0);
    desk.press(Key::Down);
    assert_eq!(selected(&desk), "Ben");
}

#[test]
fn only_the_games_of_the_folder_have_players() {
    let mut desk = Desk::new();
    desk.key('o');
    desk.ctrl('2');
    assert_eq!(tab(&desk).players().map(|it| it.people().len()), Some(0));
    assert_eq!(tab(&desk).person(), None);
    for key in ['h', 'm', 'a'] {
        desk.key(key);
    }
    desk.press(Key::F2);
    desk.press(Key::Enter);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Players));
    desk.run(Command::Library(LibraryCommand::ShowTab(Tab::Games)));
    desk.run(StartCommand::Leave);
    assert!(desk.is_at_start());
}

/// The points of the two who play most, on the start screen.
fn pair_at_start(desk: &Desk) -> ([String; 2], u32) {
    let (names, score) = desk.app.overview.pair.clone().expect("two who play");
    (names, score.games())
}

#[test]
fn joined_names_count_as_one_wherever_two_players_are_compared() {
    let game = |white, black| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\
             [Termination \"resignation\"]\n\n1. e4 e5 1-0\n\n"
        )
    };
    let text = [
        ("Ben", "Carla"),
        ("Ben", "Carla"),
        ("Ben", "Carla"),
        ("Ben", "Carla"),
    ]
    .into_iter();
    let text = text.chain([
        ("Ben", "Anna"),
        ("Ben", "Anna"),
        ("Ben", "Anna"),
        ("Ana", "Ben"),
        ("Ana", "Ben"),
    ]);
    let text: String = text.map(|(white, black)| game(white, black)).collect();
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), &text).expect("games");
    });
    let named = |one: &str, other: &str| [one.to_owned(), other.to_owned()];
    assert_eq!(pair_at_start(&desk), (named("Ben", "Carla"), 4));
    desk.key('o');
    desk.ctrl('2');
    desk.key('m');
    desk.press(Key::Escape);
    // The list has been read before.
    desk.press(Key::End);
    let (names, Meetings { score, .. }) = desk
        .app
        .library()
        .and_then(Library::meetings)
        .expect("a score");
    let points = (score.won, score.lost);
    assert!(names.contains(&"Anna".to_owned()), "{names:?}");
    assert!(points == (2, 3) || points == (3, 2), "{points:?}");
    // The files say `Ana`, and the search finds the name that is shown.
    desk.key('/');
    desk.type_text("anna");
    assert_eq!(desk.app.library().expect("a list").catalog().len(), 5);
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    assert_eq!(pair_at_start(&desk), (named("Anna", "Ben"), 5));
    assert!(!desk.app.overview.players.contains(&"Ana".to_owned()));
    // It is the same after a new start, and after a game.
    let mut desk = desk.restarted();
    assert_eq!(pair_at_start(&desk), (named("Anna", "Ben"), 5));
    desk.open_new_game();
    desk.type_text("Ben");
    while desk.app.form().expect("the form").focus != FieldId::Player(Color::Black) {
        desk.press(Key::Tab);
    }
    desk.type_text("Anna");
    desk.press(Key::Enter);
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let (names, score) = desk.app.head_to_head().expect("a score");
    assert_eq!(*names, named("Ben", "Anna"));
    assert_eq!((score.won, score.lost), (3, 3));
}

/// What the list of games is narrowed to.
fn choices(desk: &Desk) -> &[Choice] {
    desk.app.library().expect("a list").catalog().choices()
}

#[test]
fn a_click_shows_the_games_with_a_colour_or_an_opening() {
    let mut desk = with_players();
    let page = tab(&desk).page().expect("a page");
    let with_black = page.by_color.black.games() as usize;
    let opening = page.openings.white[1].clone();
    // The page counts games against people, the list all.
    let against_programs = tab(&desk).person().expect("Anna").against_programs.len();
    desk.click_on(PlayersCommand::ShowWith(Color::Black).into());
    let catalog = desk.app.library().expect("a list").catalog();
    assert!((with_black..=with_black + against_programs).contains(&catalog.len()));
    let of = |choices: &[Choice]| match choices {
        [Choice::People { label, color, .. }, ..] => (label.clone(), *color),
        other => panic!("{other:?}"),
    };
    assert_eq!(of(choices(&desk)), ("Anna".into(), Some(Color::Black)));
    // The chip leads to the other colour, or to any.
    desk.key('n');
    let offered = desk
        .app
        .library()
        .and_then(Library::choosing)
        .expect("choices");
    let colors = offered
        .choices
        .iter()
        .take(3)
        .map(|counted| match &counted.choice {
            Choice::People { color, .. } => *color,
            other => panic!("{other:?}"),
        });
    let colors: Vec<Option<Color>> = colors.collect();
    assert_eq!(colors, [None, Some(Color::White), Some(Color::Black)]);
    desk.press(Key::Escape);
    desk.ctrl('2');
    desk.click_on(PlayersCommand::ShowOpening(Some(Color::White), 1).into());
    assert_eq!(of(choices(&desk)).1, Some(Color::White));
    assert!(
        matches!(&choices(&desk)[1], Choice::Opening(name) if opening.opening.ends_with(name)),
        "{:?}",
        choices(&desk)
    );
    let catalog = desk.app.library().expect("a list").catalog();
    assert!(catalog.len() >= opening.score.games() as usize);
    // Esc leads back to the player. The same for two.
    desk.press(Key::Escape);
    assert_eq!(desk.app.library().expect("a list").tab(), Tab::Players);
    desk.key('h');
    let page = tab(&desk).pair().expect("both").page();
    let games = page.by_color.white.games() as usize;
    desk.click_on(PlayersCommand::ShowWith(Color::White).into());
    assert_eq!(desk.app.library().expect("a list").catalog().len(), games);
}

#[test]
fn the_games_of_a_player_or_of_two_are_exported() {
    let mut desk = with_players();
    let exported = |desk: &Desk, name: &str| {
        let path = desk.games_path().join("out").join(name);
        let text = fs::read_to_string(&path).expect("an exported file");
        fs::remove_file(&path).expect("removed");
        (
            text.matches("[White \"").count(),
            text.matches("\"Anna\"").count(),
        )
    };
    desk.app.folder = desk.games_path().join("out");
    fs::create_dir(&desk.app.folder).expect("a folder");
    let person = tab(&desk).person().expect("Anna");
    let count = person.games.len() + person.against_programs.len();
    desk.key('x');
    assert_eq!(
        desk.texts()
            .iter()
            .filter(|it| **it == format!("All {count} games"))
            .count(),
        1
    );
    desk.press(Key::Enter);
    assert_eq!(exported(&desk, "Anna.pgn"), (count, count));
    desk.key('h');
    let both = tab(&desk).pair().expect("both").page().games.len();
    desk.key('x');
    desk.press(Key::Enter);
    assert_eq!(exported(&desk, "Anna-Ben.pgn"), (both, both));
}

#[test]
fn the_games_of_a_player_are_saved_in_one_step() {
    let mut desk = with_players();
    desk.app.file_access = FileAccess::Dialogs;
    desk.app.folder = desk.games_path().join("out");
    fs::create_dir(&desk.app.folder).expect("a folder");
    let person = tab(&desk).person().expect("Anna");
    let count = person.games.len() + person.against_programs.len();
    desk.key('x');
    assert_eq!(desk.app.form(), None, "no path is asked for");
    let saved = fs::read_to_string(desk.app.folder.join("Anna.pgn")).expect("a file");
    assert_eq!(saved.matches("\"Anna\"").count(), count);
    let exported = Notice::Exported {
        place: "Anna.pgn".into(),
        games: count,
    };
    assert_eq!(desk.notice(), Some(exported));
}

#[test]
fn esc_leads_from_the_two_of_a_game_back_to_the_list_of_games() {
    let mut desk = with_players();
    desk.press(Key::Escape);
    desk.key('h');
    assert!(tab(&desk).pair().is_some());
    desk.press(Key::Escape);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Games));
    assert!(desk.app.library().is_some());
}

#[test]
fn a_game_deleted_from_the_games_of_a_player_is_no_longer_counted() {
    let mut desk = with_players();
    let count = |desk: &Desk| tab(desk).person().expect("Anna").games.len();
    let before = count(&desk);
    desk.press(Key::Enter);
    // Those against the computer count apart.
    let is_counted = |desk: &Desk| {
        let library = desk.app.library().expect("a list");
        let row = library.selected_row().expect("a game").summary;
        ![row.white, row.black]
            .iter()
            .any(|name| name.starts_with("Deskmate"))
    };
    while !is_counted(&desk) {
        desk.press(Key::Down);
    }
    desk.press(Key::Delete);
    desk.press(Key::Escape);
    assert_eq!(desk.app.shown_tab(), Some(Tab::Players));
    assert_eq!(count(&desk), before - 1);
}
