//! Can everything in a review be edited, undone and saved?

use std::fs;
use std::path::Path;

use crate::desk;

use desk::Desk;
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    Command, Dialog, Effect, EntryFault, Failure, FieldId, FormCommand, Hint, MenuCommand,
    MenuKind, Message, Notice, PictureKind, Prompt, Reply, ReviewCommand, ReviewPace, Screen,
    TaskReply,
};
use deskmate::diagram;
use deskmate::notation::pgn::{self, GameResult};
use deskmate::rules::Color;
use deskmate::storage::{Disk, SavedGame, TextSize};
use deskmate::tree::{Nag, NagKind, NodeId};
use deskmate::view::{self, DiagramStyle, Fonts, Look, Moment, Point, Rect, Shape, Zone};

/// A game from elsewhere, with everything that a file can contain.
const STUDY: &str = "[Event \"Study\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 $1 {[%cal Ge7e5] a move} (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 Nc6 *\n";

/// What stands in the study, and what this program writes about the end of a game in its place.
const OWN_RESULT: (&str, &str) = (
    "[Result \"*\"]\n",
    "[Result \"*\"]\n[Termination \"resignation\"]\n",
);

fn folder_game(name: &str, text: &str) -> Desk {
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join(name), text).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk
}

fn study() -> Desk {
    folder_game("study.pgn", STUDY)
}

fn text(desk: &Desk) -> String {
    fs::read_to_string(desk.games_path().join("study.pgn")).expect("a file")
}

fn elsewhere() -> Desk {
    elsewhere_with(STUDY)
}

fn elsewhere_with(text: &str) -> Desk {
    let mut desk = Desk::new();
    let path = desk.games_path().with_file_name("elsewhere.pgn");
    fs::write(&path, text).expect("a file");
    let saved = SavedGame::read(&Disk, &path).expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk
}

#[test]
fn a_comment_is_typed_and_saved_in_the_file() {
    let mut desk = study();
    desk.key('c');
    desk.type_text("Well!");
    desk.press(Key::Enter);
    assert!(text(&desk).contains("Nc6 {Well!}"), "{}", text(&desk));
    desk.key('c');
    desk.type_text(" No.");
    desk.press(Key::Escape);
    assert!(text(&desk).contains("No."), "Esc keeps it too");
    desk.key('u');
    desk.key('u');
    assert_eq!(text(&desk), STUDY, "all is as it was");
}

#[test]
fn a_comment_is_kept_when_something_else_is_done() {
    let mut desk = study();
    desk.key('c');
    desk.type_text("Well!");
    let first = desk
        .review()
        .tree()
        .children(NodeId::ROOT)
        .next()
        .expect("a move");
    desk.run(Command::Review(ReviewCommand::Hover(Some(first))));
    assert!(desk.review().typed_comment().is_some(), "only pointed at");
    desk.run(Command::Review(ReviewCommand::Go(first)));
    assert_eq!(desk.review().at(), first);
    assert!(text(&desk).contains("Nc6 {Well!}"), "{}", text(&desk));
    // The same words are no change.
    desk.key('c');
    desk.run(Command::Review(ReviewCommand::AutoPlay));
    assert!(desk.review().typed_comment().is_none());
    desk.run(Command::Review(ReviewCommand::AutoPlay));
    desk.key('u');
    assert_eq!(text(&desk), STUDY, "one step back");
}

#[test]
fn glyphs_lines_and_tags_are_edited_and_undone() {
    let mut desk = study();
    desk.run(Command::Review(ReviewCommand::Nag(NagKind::Bad)));
    assert!(text(&desk).contains("Nc6 $2 *"), "{}", text(&desk));
    desk.run(Command::Review(ReviewCommand::Nag(NagKind::Position)));
    assert_eq!(desk.notice(), None);
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Down);
    assert_eq!(
        desk.review().written(desk.review().at()).map(|it| &*it.san),
        Some("d4")
    );
    desk.run(Command::Review(ReviewCommand::Promote));
    assert!(text(&desk).contains("1. d4 (1. e4"), "{}", text(&desk));
    desk.run(Command::Review(ReviewCommand::DeleteFrom));
    assert!(!text(&desk).contains("d4"), "{}", text(&desk));
    desk.key('t');
    desk.run(Command::Form(FormCommand::Choose(FieldId::Result, 1)));
    desk.press(Key::Enter);
    assert_eq!(desk.review().result(), Some(GameResult::BlackWins));
    assert!(text(&desk).contains("[Result \"0-1\"]"), "{}", text(&desk));
    for _ in 0..5 {
        desk.key('u');
    }
    assert_eq!(text(&desk), STUDY);
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::NothingToUndo));
    for _ in 0..5 {
        desk.run(Command::Review(ReviewCommand::Redo));
    }
    assert!(text(&desk).contains("[Result \"0-1\"]"), "{}", text(&desk));
    assert_eq!(pgn::read(&text(&desk)).faults, []);
}

#[test]
fn a_game_from_elsewhere_is_saved_only_on_request() {
    let mut desk = elsewhere();
    assert_eq!(desk.review().at(), NodeId::ROOT);
    desk.play(&["c2c4"]);
    assert_eq!(desk.saves(), 0);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), None);
    assert!(desk.is_reviewing(), "it was only closed");
    desk.press(Key::Escape);
    desk.ctrl_key(Key::Delete);
    assert!(desk.is_at_start(), "who discards leaves");
    let mut desk = elsewhere();
    desk.play(&["c2c4"]);
    desk.ctrl('s');
    let path = desk.games_path().with_file_name("mine.pgn");
    let path_text = path.display().to_string();
    desk.run(Command::Form(FormCommand::Edit(
        deskmate::app::Edit::Insert(path_text),
    )));
    desk.press(Key::Enter);
    let saved = fs::read_to_string(&path).expect("it is saved");
    assert!(saved.contains("(1. c4)"), "{saved}");
    desk.press(Key::Escape);
    assert!(desk.is_at_start(), "nothing is unsaved");
}

#[test]
fn played_moves_cannot_be_changed_but_repeating_edits_a_copy() {
    let (from, to) = OWN_RESULT;
    let played = STUDY.replace(from, to).replace("*", "1-0");
    let mut desk = folder_game("study.pgn", &played);
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Down);
    desk.run(Command::Review(ReviewCommand::Promote));
    assert_eq!(desk.notice(), Some(Notice::MainLineStands));
    assert_eq!(text(&desk), played);
    desk.run(Command::Review(ReviewCommand::Promote));
    assert_eq!(desk.notice(), Some(Notice::EditsCopy));
    let copy = desk.review().text().write();
    assert!(copy.contains("\n\n1. d4"), "{copy}");
    assert_eq!(text(&desk), played, "the game itself stays as it is");
}

#[test]
fn only_games_played_here_are_protected() {
    let (from, to) = OWN_RESULT;
    let foreign = STUDY.replace('*', "1-0");
    let own = STUDY.replace(from, to).replace('*', "1-0");
    // A game with a result from another program, in the folder of games, and a file that lies elsewhere.
    let desks = [folder_game("study.pgn", &foreign), elsewhere_with(&own)];
    for mut desk in desks {
        desk.press(Key::Home);
        desk.press(Key::Right);
        desk.press(Key::Down);
        desk.run(Command::Review(ReviewCommand::Promote));
        assert_eq!(desk.notice(), None);
        let edited = desk.review().text().write();
        assert!(edited.contains("\n\n1. d4"), "{edited}");
    }
}

#[test]
fn auto_play_stops_at_the_end_of_the_game() {
    let mut desk = study();
    desk.press(Key::Home);
    desk.key(' ');
    let plays = |desk: &Desk| desk.review().plays_itself();
    assert!(plays(&desk));
    let mut shown = Vec::new();
    for _ in 0..5 {
        desk.wait(1_000);
        shown.push(desk.shown());
    }
    assert_eq!(shown, [1, 2, 3, 4, 4]);
    assert!(!plays(&desk));
    desk.key(' ');
    assert_eq!(desk.shown(), 0, "at its end it begins anew");
    desk.key(']');
    desk.key(' ');
    assert!(!plays(&desk));
}

#[test]
fn space_stops_at_any_pace() {
    let mut desk = study();
    for pace in ReviewPace::ALL {
        desk.press(Key::Home);
        desk.run(ReviewCommand::SetPace(pace));
        desk.key(' ');
        assert!(desk.review().plays_itself());
        desk.key(' ');
        assert!(!desk.review().plays_itself(), "{pace:?}");
    }
}

#[test]
fn keys_change_the_pace_and_the_list_names_all() {
    let mut desk = study();
    let pace = |desk: &Desk| desk.review().pace();
    assert_eq!(pace(&desk), ReviewPace::Steady);
    // The moves of this game have no times, so it has no pace of its own.
    for (key, expected) in [
        (']', ReviewPace::Fast),
        (']', ReviewPace::Fast),
        ('[', ReviewPace::Steady),
        ('[', ReviewPace::Slow),
        ('[', ReviewPace::Slow),
    ] {
        desk.key(key);
        assert_eq!(pace(&desk), expected, "{key}");
    }
    desk.click_on(ReviewCommand::Paces.into());
    assert!(desk.app.shows_menu(MenuKind::Paces));
    let texts = desk.texts();
    for text in ["Fast", "0.5 s", "Steady", "1 s", "Slow", "3 s"] {
        assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
    }
    assert!(!texts.iter().any(|text| text == "As it was played"));
    desk.press(Key::Up);
    desk.press(Key::Enter);
    assert_eq!(pace(&desk), ReviewPace::Steady);
    assert!(desk.app.dialog().is_none());
    desk.click_on(ReviewCommand::Paces.into());
    desk.click_on(ReviewCommand::SetPace(ReviewPace::Fast).into());
    assert_eq!(pace(&desk), ReviewPace::Fast);
    desk.click_on(ReviewCommand::Paces.into());
    desk.press(Key::Escape);
    assert!(desk.app.dialog().is_none() && desk.is_reviewing());
}

#[test]
fn a_game_with_times_is_played_as_it_was() {
    let text = "1. e4 {[%emt 0:00:02]} e5 {[%emt 0:00:05]} 2. Nf3 {[%emt 0:01:00]} *\n";
    let mut desk = folder_game("times.pgn", text);
    desk.press(Key::Home);
    desk.key('[');
    desk.key('[');
    assert_eq!(desk.review().pace(), ReviewPace::AsPlayed);
    desk.key(' ');
    let mut shown = Vec::new();
    for seconds in [1, 1, 4, 1, 9, 1] {
        desk.wait(seconds * 1_000);
        shown.push(desk.shown());
    }
    assert_eq!(
        shown,
        [0, 1, 1, 2, 2, 3],
        "a long wait is cut to ten seconds"
    );
    // Another pace counts at once.
    desk.press(Key::Home);
    desk.key(' ');
    desk.run(ReviewCommand::SetPace(ReviewPace::Fast));
    desk.wait(500);
    assert_eq!(desk.shown(), 1);
}

#[test]
fn what_was_undone_is_redone_by_either_key() {
    let mut desk = study();
    desk.type_move("c4");
    for redo in [Desk::ctrl_shift as fn(&mut Desk, char), |desk, _| {
        desk.ctrl('y')
    }] {
        desk.key('u');
        assert!(desk.review().can_redo());
        redo(&mut desk, 'z');
        assert!(!desk.review().can_redo());
    }
}

#[test]
fn undo_and_dialogs_stop_playing_by_itself() {
    let mut desk = study();
    desk.key('!');
    type Stop = fn(&mut Desk);
    let stops: [(&str, Stop); 6] = [
        ("undo", |desk| desk.key('u')),
        ("redo", |desk| desk.ctrl_shift('z')),
        ("the menu", |desk| desk.run(MenuCommand::Open)),
        ("the settings", |desk| desk.key(',')),
        ("a form", |desk| desk.run(ReviewCommand::EditTags)),
        ("another game", |desk| desk.key('p')),
    ];
    for (name, stop) in stops {
        desk.press(Key::Home);
        desk.key(' ');
        assert!(desk.review().plays_itself(), "{name}");
        stop(&mut desk);
        assert!(!desk.review().plays_itself(), "{name}");
        while desk.app.dialog().is_some() {
            desk.press(Key::Escape);
        }
    }
}

#[test]
fn a_game_can_be_played_on_from_any_position() {
    let mut desk = study();
    desk.press(Key::Left);
    desk.key('p');
    assert!(matches!(desk.app.dialog(), Some(Dialog::NewGame(_))));
    desk.press(Key::Enter);
    assert!(matches!(desk.app.screen, Screen::Play(_)));
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    assert!(desk.file().contains("Nf3"), "it can be resumed at once");
    desk.play(&["g8f6"]);
    assert!(desk.file().contains("1. e4"), "{}", desk.file());
    assert!(desk.file().contains("Nf6"), "{}", desk.file());
    assert_eq!(text(&desk), STUDY);
    let restarted = desk.restarted();
    assert!(restarted.app.last.is_unfinished());
}

#[test]
fn a_click_on_a_chart_goes_to_a_move_and_the_wheel_steps() {
    let mut desk = study();
    let chart = desk.zone_where(|zone| matches!(zone, Zone::Chart(_)));
    desk.click_at(chart);
    let half = desk.shown();
    assert!((1..=4).contains(&half));
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.move_to(desk.at("e4"));
    desk.event(deskmate::view::Event::Wheel(-1));
    assert_eq!(desk.shown(), 2);
}

#[test]
fn the_chart_of_times_follows_a_main_line_that_was_edited() {
    let mut desk = Desk::new();
    desk.clipboard = "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:55]} \
                      (1... c5 {[%clk 0:00:58]} 2. Nf3 {[%clk 0:00:20]} d6) 2. Nc3 {[%clk 0:00:48]} *"
        .into();
    desk.ctrl('v');
    for key in [Key::Home, Key::Right, Key::Right, Key::Down] {
        desk.press(key);
    }
    let seconds = |desk: &Desk| {
        let (review, numbers) = (desk.review(), 1..=review_plies(desk));
        let times = numbers.map(|number| review.times().spent(number).map(|it| it.as_secs()));
        times.collect::<Vec<_>>()
    };
    assert_eq!(seconds(&desk), [Some(10), Some(5), Some(2)]);
    desk.run(ReviewCommand::Promote);
    assert_eq!(seconds(&desk), [Some(10), Some(2), Some(30), None]);
    assert!(desk.review().opening().starts_with("B50"));
    let chart = desk.zone_where(|zone| matches!(zone, Zone::Chart(_)));
    let Some(Zone::Chart(nodes)) = desk.zone_at(chart) else {
        panic!("no chart");
    };
    assert_eq!(nodes.len(), 4);
    assert!(nodes.contains(&desk.review().at()), "the move shown");
    assert_eq!(desk.shown(), 2);
    desk.key('u');
    assert_eq!(seconds(&desk), [Some(10), Some(5), Some(2)]);
}

/// The half-moves of the game whose times are known.
fn review_plies(desk: &Desk) -> usize {
    desk.review().game().record().plies().len()
}

#[test]
fn a_right_click_on_a_move_opens_its_menu() {
    let mut desk = study();
    let first = desk.review().main_line()[0];
    let at = desk
        .zone_of(&Command::Review(ReviewCommand::Go(first)))
        .center();
    desk.move_to(at);
    desk.event(deskmate::view::Event::Pressed(
        deskmate::view::Button::Right,
        at,
    ));
    assert_eq!(desk.review().at(), first);
    assert!(desk.app.shows_menu(MenuKind::OfMove));
    // It has few lines, stands beside the move and does not hide it.
    let lines: Vec<&Command> = keys::menu(&desk.app)
        .into_iter()
        .map(|line| &line.command)
        .collect();
    assert_eq!(lines.len(), 10, "{lines:?}");
    let comment = desk.zone_of(&ReviewCommand::Comment.into());
    assert!((comment.y - at.y).abs() < 60, "{comment:?} {at:?}");
    let hidden = lines.iter().any(|line| desk.zone_of(line).contains(at));
    assert!(!hidden);
    // A mark that is set is removed by a click, and one in its place replaces another.
    desk.click_on(Command::Review(ReviewCommand::Mark(Nag::GOOD)));
    assert!(!text(&desk).contains("$1"), "{}", text(&desk));
    assert!(desk.app.dialog().is_none());
    let nags = |desk: &Desk| desk.review().tree().node(first).nags().to_vec();
    desk.run(ReviewCommand::Menu(first));
    desk.key('1');
    assert_eq!(nags(&desk), [Nag::BRILLIANT]);
    desk.run(ReviewCommand::Menu(first));
    for _ in 0..6 {
        desk.press(Key::Down);
    }
    desk.press(Key::Enter);
    assert_eq!(nags(&desk), [Nag::BLUNDER]);
    // All else is in the whole menu, and a click outside closes the short one.
    desk.run(ReviewCommand::Menu(first));
    desk.click_at(Point::new(2, 2));
    assert!(desk.app.dialog().is_none());
    desk.run(ReviewCommand::Menu(first));
    desk.key('n');
    assert!(desk.app.dialog().is_some() && !desk.app.shows_menu(MenuKind::OfMove));
}

/// What is above the last words of a comment could not be seen.
#[test]
fn a_long_comment_is_seen_in_several_lines() {
    let mut desk = study();
    desk.key('c');
    desk.ctrl('a');
    let words: Vec<String> = (1..=40).map(|number| format!("word{number}")).collect();
    desk.type_text(&words.join(" "));
    let lines = |desk: &Desk| {
        let texts = desk.texts().into_iter();
        texts
            .filter(|text| text.contains("word"))
            .collect::<Vec<String>>()
    };
    let shown = lines(&desk);
    assert_eq!(shown.len(), 6, "{shown:?}");
    assert!(shown.last().is_some_and(|last| last.ends_with("word40")));
    // Up leads to the line above, and a click places the caret in its line.
    let caret = |desk: &Desk| desk.review().typed_comment().expect("a comment").caret();
    let end = caret(&desk);
    desk.press(Key::Up);
    let above = caret(&desk);
    let rest = end - above;
    assert!((20..80).contains(&rest), "{rest}");
    desk.press(Key::Down);
    assert_eq!(caret(&desk), end);
    for _ in 0..20 {
        desk.press(Key::Up);
    }
    assert_eq!(caret(&desk), 0);
    let first = lines(&desk);
    assert!(first.first().is_some_and(|text| text.starts_with("word1 ")));
    let is_text = |zone: &Zone| matches!(zone, Zone::Text { .. });
    let at = desk.zone_where(is_text);
    desk.click_at(at);
    assert!(caret(&desk) > 0);
    desk.press(Key::Enter);
    assert!(desk.review().typed_comment().is_none());
    assert!(text(&desk).contains("word39 word40"), "{}", text(&desk));
}

/// The chart told of the move where the variation begins.
#[test]
fn the_chart_names_the_same_move_of_a_variation_as_the_message() {
    let mut desk = study();
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.play(&["c7c5", "g1f3", "d7d6"]);
    let texts = desk.texts();
    assert!(
        texts.iter().any(|text| text == "move 2, Black"),
        "{texts:?}"
    );
}

#[test]
fn a_long_press_on_a_move_opens_the_menu_as_a_right_click_does() {
    let mut desk = study();
    let [first, second, ..] = desk.review().main_line()[..] else {
        panic!("two moves");
    };
    let place = |desk: &Desk, node| {
        let go = Command::Review(ReviewCommand::Go(node));
        desk.zone_of(&go).center()
    };
    let at = place(&desk, first);
    desk.move_to(at);
    desk.down(at);
    desk.wait(499);
    assert!(desk.app.dialog().is_none());
    desk.wait(1);
    assert_eq!(desk.review().at(), first);
    assert!(desk.app.shows_menu(MenuKind::OfMove));
    desk.up(at);
    assert!(desk.app.shows_menu(MenuKind::OfMove));
    desk.press(Key::Escape);
    // Neither a short press nor one that leaves the move becomes long.
    let at = place(&desk, second);
    desk.down(at);
    desk.move_to(desk.at("e4"));
    desk.wait(1_000);
    assert!(desk.app.dialog().is_none());
    desk.up(desk.at("e4"));
    desk.click_at(at);
    assert_eq!(desk.review().at(), second);
    desk.wait(1_000);
    assert!(desk.app.dialog().is_none());
}

#[test]
fn each_kind_of_picture_can_be_clicked_and_has_its_extension() {
    let kinds = [
        (PictureKind::Position, "Position (PNG)"),
        (PictureKind::PositionSvg, "Position (SVG)"),
        (PictureKind::Game, "Game (GIF)"),
        (PictureKind::SheetPdf, "Score sheet (PDF)"),
        (PictureKind::SheetSvg, "Score sheet (SVG)"),
    ];
    assert_eq!(kinds.map(|(kind, _)| kind), PictureKind::ALL);
    for (number, (kind, name)) in kinds.into_iter().enumerate() {
        let mut desk = study();
        desk.key('g');
        let choose = Command::Form(FormCommand::Choose(FieldId::PictureKind, number));
        let (scene, area) = (desk.scene(), desk.zone_of(&choose));
        let text = |shape: &Shape| match &shape.look {
            Look::Text { text, .. } if area.contains(shape.area.center()) => Some(text.to_string()),
            _ => None,
        };
        let lines: Vec<String> = scene.shapes.iter().filter_map(text).collect();
        assert_eq!(lines.join(" "), name);
        desk.click_at(area.center());
        desk.press(Key::Enter);
        let painted = desk.effects.iter().rev().find_map(|effect| match effect {
            Effect::Paint(picture) => Some(picture.clone()),
            _ => None,
        });
        let picture = painted.expect("a picture");
        assert_eq!(picture.kind, kind);
        let extension = format!(".{}", kind.extension());
        assert!(picture.to.path.ends_with(&extension), "{}", picture.to.path);
        let side = if kind == PictureKind::Game { 480 } else { 1080 };
        assert_eq!(picture.side, side);
    }
}

/// A small window showed none, and that of a game lacked the players.
#[test]
fn the_picture_is_seen_before_it_is_saved() {
    for size in [(1280, 800), (640, 480)] {
        let mut desk = study();
        desk.resize(size.0, size.1);
        desk.key('g');
        let pieces = |desk: &Desk| {
            let is_piece = |it: &&Shape| matches!(it.look, Look::Piece { .. });
            desk.scene().shapes.iter().filter(is_piece).count()
        };
        let kind = |number| Command::Form(FormCommand::Choose(FieldId::PictureKind, number));
        assert!(pieces(&desk) > 0, "{size:?}");
        let place = desk.zone_of(&kind(4));
        let names = desk.texts().len();
        desk.click_on(kind(2));
        assert!(pieces(&desk) > 0, "{size:?}");
        assert_eq!(desk.texts().len(), names + 2, "{size:?}: both players");
        assert_eq!(desk.zone_of(&kind(4)), place, "{size:?}");
    }
}

/// Both were forgotten as soon as the picture was saved.
#[test]
fn the_next_picture_is_of_the_same_kind_and_in_the_same_folder() {
    let mut desk = study();
    let folder = desk.games_path().join("pictures");
    fs::create_dir_all(&folder).expect("a folder");
    desk.key('g');
    desk.ctrl('a');
    let typed = folder.join("sheet.pdf").display().to_string();
    desk.type_text(&typed);
    desk.press(Key::Enter);
    desk.run(Reply::Task(TaskReply::PictureSaved(Ok(typed))));
    assert!(desk.app.form().is_none());
    desk.press(Key::Left);
    desk.key('g');
    let chooser = desk.app.chooser().expect("the choice");
    assert_eq!(chooser.picture_kind(), Some(PictureKind::SheetPdf));
    let path = Path::new(chooser.form.text(FieldId::Path));
    assert_eq!(path.parent(), Some(&*folder));
    assert!(path.extension().is_some_and(|it| it == "pdf"), "{path:?}");
}

/// Tab did nothing where there was no more to complete.
#[test]
fn tab_completes_the_path_of_a_picture_and_then_goes_on_to_the_kind() {
    let mut desk = study();
    let folder = desk.games_path();
    fs::create_dir_all(folder.join("pictures")).expect("a folder");
    desk.key('g');
    desk.ctrl('a');
    desk.type_text(&format!("{}/pic", folder.display()));
    let state = |desk: &Desk| {
        let form = desk.app.form().expect("the form");
        (form.text(FieldId::Path).to_owned(), form.focus)
    };
    let path = format!("{}/pictures/", folder.display());
    desk.press(Key::Tab);
    assert_eq!(state(&desk), (path.clone(), FieldId::Path));
    desk.press(Key::Tab);
    assert_eq!(state(&desk), (path, FieldId::PictureKind));
}

#[test]
fn the_size_of_a_picture_is_chosen_where_it_has_one() {
    let choose = |id, number| Command::Form(FormCommand::Choose(id, number));
    let sizes = |desk: &Desk| {
        let texts = desk.texts().into_iter();
        texts
            .filter(|text| text.ends_with(" px"))
            .collect::<Vec<_>>()
    };
    let mut desk = study();
    desk.key('g');
    assert_eq!(sizes(&desk), ["540 px", "1080 px", "2160 px"]);
    desk.click_on(choose(FieldId::PictureSide, 2));
    desk.click_on(choose(FieldId::PictureKind, 3));
    assert_eq!(sizes(&desk), [""; 0]);
    desk.click_on(choose(FieldId::PictureKind, 2));
    assert_eq!(sizes(&desk), ["320 px", "480 px", "720 px"]);
    desk.click_on(choose(FieldId::PictureSide, 0));
    desk.press(Key::Enter);
    let Some(Effect::Paint(picture)) = desk.effects.last() else {
        panic!("{:?}", desk.effects.last());
    };
    assert_eq!((picture.kind, picture.side), (PictureKind::Game, 320));
}

/// The mark of the move was on the board, but not in its picture.
#[test]
fn a_picture_of_the_position_has_the_glyph_of_its_move() {
    let mut desk = study();
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.key('?');
    desk.key('g');
    desk.press(Key::Enter);
    let Some(Effect::Paint(picture)) = desk.effects.last() else {
        panic!("{:?}", desk.effects.last());
    };
    assert_eq!(picture.nags, [Nag::MISTAKE]);
    let fonts = Fonts::embedded();
    let moment = Moment {
        last_move: picture.last_move,
        nags: &picture.nags,
        ..Moment::of_position(&picture.position)
    };
    let scene = view::diagram(&fonts, &moment, DiagramStyle::of_side(720));
    let has_text = |wanted: &str| {
        let is_it =
            |shape: &Shape| matches!(&shape.look, Look::Text { text, .. } if text == wanted);
        scene.shapes.iter().any(is_it)
    };
    assert!(has_text("?"));
    let options = diagram::Options {
        last_move: picture.last_move,
        glyph: view::glyph_in_picture(&picture.nags),
        ..diagram::Options::default()
    };
    let svg = diagram::svg(&picture.position, &options);
    assert!(svg.contains(">?</text>"), "{svg}");
}

#[test]
fn a_picture_of_the_position_names_its_move() {
    let mut desk = study();
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.key('g');
    let path = |desk: &Desk| {
        let form = desk.app.form().expect("the form");
        form.text(FieldId::Path).to_string()
    };
    let choose = |desk: &mut Desk, number: usize| {
        desk.run(FormCommand::Choose(FieldId::PictureKind, number));
    };
    let proposed = path(&desk);
    let stem = proposed.strip_suffix("_1w.png").expect(&proposed);
    for (number, end) in [(1, "_1w.svg"), (4, ".svg"), (2, ".gif"), (0, "_1w.png")] {
        choose(&mut desk, number);
        assert_eq!(path(&desk), format!("{stem}{end}"));
    }
}

/// Another point belongs to a folder or to the name.
#[test]
fn the_kind_of_a_picture_changes_only_its_own_extension() {
    for (typed, chosen, path) in [
        ("/home/u/my.games/final", None, "/home/u/my.games/final"),
        ("Anna vs. Ben", None, "Anna vs. Ben"),
        ("Anna vs. Ben", Some(2), "Anna vs. Ben.gif"),
        ("final.png", Some(2), "final.gif"),
        ("/home/u/my.games/", Some(2), "/home/u/my.games/"),
    ] {
        let mut desk = study();
        desk.key('g');
        desk.ctrl('a');
        desk.type_text(typed);
        desk.press(Key::End);
        if let Some(number) = chosen {
            desk.run(Command::Form(FormCommand::Choose(
                FieldId::PictureKind,
                number,
            )));
        }
        let form = desk.app.form().expect("the form");
        assert_eq!(form.text(FieldId::Path), path, "{typed}");
    }
}

/// A game with lines 20 deep, a comment of 100,000 letters, and comments from right to left and in Chinese.
fn heavy_study() -> String {
    let nested = "(1. d4 {في الوسط 白方弃兵} ".repeat(20) + &")".repeat(20);
    let long = "the knight aims at f7 and ".repeat(4_000);
    format!(
        "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {{{long}}} {nested} e5 {{王车易位}} 2. Nf3 {{الملك}} *\n"
    )
}

#[test]
fn a_heavy_study_is_edited_and_saved_without_loss() {
    let text = heavy_study();
    let before = pgn::read(&text);
    assert_eq!(before.faults, []);
    assert_eq!(before.game.tree.depth(), 20);
    let mut desk = folder_game("heavy.pgn", &text);
    desk.press(Key::End);
    desk.key('!');
    let saved = fs::read_to_string(desk.games_path().join("heavy.pgn")).expect("the file");
    let mut after = pgn::read(&saved);
    assert_eq!(after.faults, []);
    let last = after.game.tree.main_line().last().expect("a move");
    assert_eq!(after.game.tree.node(last).nags(), [Nag::GOOD]);
    after.game.tree.node_mut(last).set_nags(&[]);
    assert_eq!(after.game.tree, before.game.tree);
}

/// Asks for an animated picture of the game.
fn ask_for_gif(desk: &mut Desk) {
    desk.key('g');
    desk.run(Command::Form(FormCommand::Choose(FieldId::PictureKind, 2)));
    desk.press(Key::Enter);
}

#[test]
fn a_picture_that_takes_long_shows_its_progress_in_place_of_the_form() {
    let mut desk = study();
    ask_for_gif(&mut desk);
    assert!(desk.app.asks_for_path());
    desk.run(Reply::Task(TaskReply::Painted(30, 100)));
    assert!(desk.app.dialog().is_none());
    assert_eq!(desk.notice(), Some(Notice::Painting(30)));
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::PaintingStopped));
    assert!(matches!(desk.effects.last(), Some(Effect::StopPainting)));
    // A report that was on its way changes nothing.
    desk.run(Reply::Task(TaskReply::Painted(40, 100)));
    assert_eq!(desk.notice(), Some(Notice::PaintingStopped));
}

#[test]
fn a_picture_that_is_done_closes_only_its_own_form() {
    let mut desk = study();
    ask_for_gif(&mut desk);
    desk.run(Reply::Task(TaskReply::Painted(30, 100)));
    desk.ctrl_shift('s');
    desk.type_text("mine");
    let typed = |desk: &Desk| {
        let form = desk.app.form().expect("the line for the path");
        form.text(FieldId::Path).ends_with("mine")
    };
    assert!(typed(&desk));
    desk.run(Reply::Task(TaskReply::Painted(40, 100)));
    assert!(typed(&desk));
    desk.run(Reply::Task(TaskReply::PictureSaved(Ok("x.gif".into()))));
    assert!(typed(&desk));
}

#[test]
fn esc_stops_a_picture_before_its_progress_is_known() {
    let mut desk = study();
    ask_for_gif(&mut desk);
    desk.press(Key::Escape);
    assert!(desk.app.dialog().is_none());
    assert_eq!(desk.notice(), Some(Notice::PaintingStopped));
    assert!(matches!(desk.effects.last(), Some(Effect::StopPainting)));
}

#[test]
fn tags_that_were_left_by_esc_are_there_when_the_form_is_opened_again() {
    let mut desk = study();
    desk.key('t');
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), None, "nothing was changed");
    desk.key('t');
    desk.ctrl('a');
    desk.type_text("Anna");
    desk.press(Key::Escape);
    assert_eq!(desk.app.form(), None);
    assert_eq!(desk.notice(), Some(Notice::TagsLeft));
    desk.assert_hints(&[(Hint::EditTags, "T")]);
    assert_eq!(text(&desk), STUDY);
    desk.key('t');
    desk.press(Key::Enter);
    assert_eq!(desk.review().tag("White"), Some("Anna"));
    // They are those of the game again.
    desk.key('u');
    desk.key('t');
    let white = desk
        .app
        .form()
        .map(|form| form.text(FieldId::Player(Color::White)).to_owned());
    assert_eq!(white.as_deref(), Some("A"));
}

/// U took back a whole analysis without a word.
#[test]
fn what_is_undone_is_told_with_the_key_that_makes_it_again() {
    let mut desk = study();
    desk.press(Key::Delete);
    desk.key('u');
    assert_eq!(text(&desk), STUDY);
    assert_eq!(desk.notice(), Some(Notice::Undone));
    desk.assert_hints(&[(Hint::Redo, "Ctrl Shift Z")]);
}

/// "28 Oct 2026", as lists show it, was refused.
#[test]
fn a_date_may_be_entered_as_lists_show_it() {
    let mut desk = study();
    let entered = [
        ("28 Oct 2026", "2026.10.28"),
        ("2026-10-08", "2026.10.08"),
        ("October 2026", "2026.10.??"),
        ("2026", "2026.??.??"),
        ("2026.??.??", "2026.??.??"),
    ];
    for (typed, tag) in entered {
        type_date(&mut desk, typed);
        assert_eq!(desk.review().tag("Date"), Some(tag), "{typed}");
    }
    for wrong in ["31 Nov 2026", "28 Oct", "yesterday"] {
        type_date(&mut desk, wrong);
        assert!(desk.app.form().is_some(), "{wrong}");
        desk.press(Key::Escape);
    }
}

fn type_date(desk: &mut Desk, date: &str) {
    desk.key('t');
    for _ in 0..6 {
        desk.press(Key::Tab);
    }
    desk.ctrl('a');
    desk.type_text(date);
    desk.press(Key::Enter);
}

/// The key did nothing where no line was nested deeply.
#[test]
fn lines_are_folded_only_where_some_are_nested_deeply() {
    let folds = |desk: &Desk| keys::works(&desk.app, &ReviewCommand::FoldAll.into());
    assert!(!folds(&study()));
    let nested = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5 (3. Bd3)))) *";
    let mut desk = Desk::new();
    desk.run(Reply::Pasted(nested.into()));
    assert!(folds(&desk));
}

/// It closed the comment once, and then gave a space.
#[test]
fn shift_enter_breaks_a_comment_into_lines() {
    let mut desk = study();
    desk.key('c');
    desk.type_text("First.");
    let foot = ["Shift Enter", "new line", "Enter", "Esc", "keep"];
    assert!(
        foot.iter()
            .all(|text| desk.texts().iter().any(|it| it == text))
    );
    desk.press_shift(Key::Enter);
    desk.type_text("Second.");
    desk.run(Reply::Pasted(" One\r\ntwo.\n\nThird.".into()));
    let shows = |desk: &Desk| {
        let mut texts = desk.texts().into_iter();
        ["First.", "Second. One two.", "Third."].map(|line| texts.any(|text| text == line))
    };
    assert_eq!(shows(&desk), [true; 3], "{:?}", desk.texts());
    // The arrows lead to the other lines, and the ends of lines are places of the caret.
    desk.press(Key::Up);
    desk.press(Key::Up);
    let caret = |desk: &Desk| desk.review().typed_comment().map(|it| it.caret());
    assert_eq!(caret(&desk), Some(6));
    desk.press(Key::Right);
    assert_eq!(caret(&desk), Some(7));
    desk.press(Key::Enter);
    let words = "First.\nSecond. One two.\nThird.";
    assert_eq!(desk.review().node().words(), words);
    let written = "Nc6 {First.\n\nSecond. One two.\n\nThird.}";
    assert!(text(&desk).contains(written), "{}", text(&desk));
    // The list of moves shows the same lines.
    let place = |word: &str| {
        let mut shapes = desk.scene().shapes.into_iter();
        let is_it = |look: &Look| matches!(look, Look::Text { text, .. } if text == word);
        shapes
            .find(|shape| is_it(&shape.look))
            .map(|shape| shape.area)
    };
    let places = ["First.", "Second.", "Third."].map(|word| place(word).expect("a word"));
    let is_below = |above: &Rect, below: &Rect| above.x == below.x && above.y < below.y;
    assert!(places.is_sorted_by(is_below), "{places:?}");
    desk.key('u');
    assert_eq!(text(&desk), STUDY, "all is as it was");
    // Ctrl+Enter does the same, and a break at the end is none.
    desk.key('c');
    desk.type_text("One");
    desk.ctrl_key(Key::Enter);
    desk.type_text("two");
    desk.press_shift(Key::Enter);
    desk.press(Key::Escape);
    assert_eq!(desk.review().node().words(), "One\ntwo");
}

/// The line below it was seen instead.
#[test]
fn the_line_of_the_caret_is_seen_where_only_one_has_room() {
    let mut desk = study();
    desk.app.settings.text_size = TextSize::Largest;
    desk.resize(600, 1000);
    desk.key('c');
    desk.type_text("First.");
    desk.press_shift(Key::Enter);
    desk.type_text("Second.");
    let shown = |desk: &Desk| {
        let texts = desk.texts();
        ["First.", "Second."].map(|line| texts.iter().any(|text| text == line))
    };
    assert_eq!(shown(&desk), [false, true]);
    desk.press(Key::Up);
    assert_eq!(shown(&desk), [true, false]);
}

/// Nothing said that the game had lost its comment.
#[test]
fn a_comment_that_was_emptied_is_told_and_comes_back_by_u() {
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 {good} e5 *".into()));
    desk.press(Key::Right);
    for way_out in [Key::Enter, Key::Escape] {
        desk.key('c');
        for _ in "good".chars() {
            desk.press(Key::Backspace);
        }
        desk.press(way_out);
        assert_eq!(desk.notice(), Some(Notice::CommentDeleted));
        desk.assert_hints(&[(Hint::UndoEdit, "U")]);
        desk.key('u');
        assert_eq!(desk.review().node().words(), "good");
    }
    // A comment that was never there is not deleted.
    desk.press(Key::Right);
    desk.key('c');
    desk.press(Key::Enter);
    assert_eq!(desk.notice(), None);
}

#[test]
fn a_comment_that_is_left_by_esc_is_not_lost_by_a_second_esc() {
    let mut desk = study();
    desk.key('c');
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), None, "nothing was typed");
    desk.key('c');
    desk.type_text("Well!");
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::CommentKept));
    desk.assert_hints(&[(Hint::UndoEdit, "U")]);
    desk.press(Key::Escape);
    assert!(!desk.is_reviewing());
    assert!(text(&desk).contains("Nc6 {Well!}"), "{}", text(&desk));
    // Of a game from elsewhere it is one of the changes that are asked about.
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 {good} e5 *".into()));
    desk.press(Key::Right);
    desk.key('c');
    desk.type_text(" move");
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    desk.key('u');
    assert!(!desk.app.is_unsaved(), "the game is as it was");
}

#[test]
fn an_empty_clipboard_does_not_delete_what_is_selected() {
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 {good} e5 *".into()));
    desk.press(Key::Right);
    desk.key('c');
    desk.ctrl('a');
    desk.run(Reply::Pasted(String::new()));
    let typed = desk.review().typed_comment().map(|it| it.text());
    assert_eq!(typed, Some("good"));
    assert_eq!(desk.notice(), Some(Notice::ClipboardEmpty));
}

#[test]
fn a_picture_that_failed_does_not_count_as_the_saved_game() {
    let mut desk = study();
    ask_for_gif(&mut desk);
    desk.run(Reply::Task(TaskReply::PictureSaved(Err(Failure::Panicked))));
    let form = desk.app.form().expect("the path can be changed");
    assert_eq!(form.fault, Some(EntryFault::Failed(Failure::Panicked)));
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), None);
    assert!(
        !desk
            .effects
            .iter()
            .any(|it| matches!(it, Effect::StopPainting))
    );
}

#[test]
fn a_promotion_in_a_review_opens_the_chooser() {
    let mut desk =
        Desk::with_last("[SetUp \"1\"]\n[FEN \"8/4P2k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd2 *\n");
    desk.key('l');
    desk.press(Key::Home);
    desk.play(&["e7e8"]);
    let message = desk.app.message();
    let asks = matches!(
        &message,
        Some(Message::Question {
            question: Prompt::Promotion(..),
            ..
        })
    );
    assert!(asks, "{message:?}");
    desk.key('n');
    assert!(desk.file().contains("1. e8=N"), "{}", desk.file());
}
