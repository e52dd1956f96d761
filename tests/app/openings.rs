//! Does the review show what was played in its position?

use crate::desk;

use std::fs;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, FileCommand, OpeningsCommand, OpeningsRow, ReviewCommand, SourceCommand, StartCommand,
    Step,
};
use deskmate::tree::{NagKind, NodeId};
use deskmate::view::{Event, Point, Zone};

const GAME: &str =
    "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
const OTHERS: [(&str, &str); 2] = [
    (
        "a.pgn",
        "[White \"Ben\"]\n[Black \"Anna\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. e4 1/2-1/2\n",
    ),
    (
        "b.pgn",
        "[White \"Anna\"]\n[Black \"Carl\"]\n[Result \"1-0\"]\n\n1. f3 d5 1-0\n",
    ),
];

/// The review of the last game at its start, with the opening tree.
fn asking() -> Desk {
    asking_of(GAME)
}

/// The same of this game.
fn asking_of(game: &str) -> Desk {
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("last.txt"), game).expect("a file");
        for (name, text) in OTHERS {
            fs::write(folder.join(name), text).expect("a file");
        }
    });
    desk.key('l');
    desk.press(Key::Home);
    desk.key('w');
    desk
}

/// Before the first answer a row for all moves had no games and no bar.
#[test]
fn the_sum_of_all_moves_is_shown_once_there_are_games() {
    let mut desk = asking();
    let has_sum = |desk: &Desk| desk.texts().contains(&"All".to_owned());
    assert!(has_sum(&desk));
    // A move that nobody played.
    desk.play(&["a2a3"]);
    assert_eq!(desk.review().openings().all().games, 0);
    assert!(!has_sum(&desk));
}

/// A table of others knew a later line: the list of moves and the opening tree named one game by two openings.
#[test]
fn the_opening_of_the_whole_game_has_one_name() {
    let mut desk = asking_of(
        "[ECO \"B02\"]\n[Opening \"Alekhine Defense: Vavra Defense\"]\n[Result \"1-0\"]\n\n1. d4 e6 2. e4 Nf6 3. e5 Ne4 1-0\n",
    );
    desk.press(Key::Right);
    let first = desk.review().opening_here();
    assert_eq!(first.as_deref(), Some("A40 Queen's Pawn Game"));
    desk.press(Key::End);
    let review = desk.review();
    assert_eq!(review.opening(), "B02 Alekhine Defence: Vavra Defence");
    assert_eq!(review.opening_here(), Some(review.opening()));
}

#[test]
fn w_shows_what_was_played_and_follows_the_board() {
    let mut desk = asking();
    let games = |desk: &Desk| desk.review().openings().all().games;
    assert!(desk.review().openings().is_open());
    assert_eq!(games(&desk), 3);
    desk.press(Key::Right);
    assert_eq!((desk.shown(), games(&desk)), (1, 3));
    let moves = desk.review().openings().moves().count();
    assert_eq!(moves, 2);
    let score = desk
        .review()
        .score_of_both(&desk.app.player_names)
        .expect("games of both");
    assert_eq!((score.won, score.drawn, score.lost), (0, 1, 1));
    desk.key('w');
    assert!(!desk.review().openings().is_open());
}

/// The review at its start with a tree that has more rows than a small window shows.
fn asking_of_many() -> Desk {
    let mut desk = asking();
    desk.run(StartCommand::Leave);
    let path = desk.games_path().with_file_name("many.pgn");
    let games = "abcdefgh"
        .chars()
        .flat_map(|file| [3, 4].map(|rank| format!("1. {file}{rank} d6 *\n\n")));
    fs::write(&path, games.collect::<String>()).expect("a file");
    desk.run(Command::File(FileCommand::Open(path)));
    desk.run(StartCommand::Leave);
    desk.key('l');
    desk.press(Key::Home);
    desk.key('w');
    desk.click_on(SourceCommand::Show(1).into());
    assert_eq!(desk.review().openings().moves().count(), 16);
    desk
}

#[test]
fn the_tree_scrolls_by_its_bar_and_by_the_wheel_of_a_pointer_that_rests() {
    let mut desk = asking_of_many();
    desk.resize(640, 480);
    let bar = desk.zone_where(|zone| matches!(zone, Zone::ScrollBar { .. }));
    desk.move_to(bar);
    desk.click_at(bar);
    assert!(desk.review().openings().scroll() > Some(0));
    assert_eq!(desk.review().move_list().scroll(), None);

    // The tree comes to the pointer.
    let mut desk = asking_of_many();
    desk.resize(640, 480);
    desk.key('w');
    let panel = desk.layout().panel;
    desk.move_to(Point::new(panel.center().x, panel.y + panel.h * 3 / 4));
    desk.key('w');
    desk.event(Event::Wheel(-1));
    assert!(desk.review().openings().scroll() > Some(0));
    assert_eq!(desk.review().move_list().scroll(), None);
}

#[test]
fn in_a_wide_window_the_tree_stands_beside_the_moves() {
    let mut desk = asking_of_many();
    let go = |desk: &Desk| {
        let first = desk.review().main_line().first().copied();
        let go = Command::Review(ReviewCommand::Go(first.expect("a move")));
        desk.scene().area_of(&go)
    };
    let toggle = Command::Review(ReviewCommand::Openings(OpeningsCommand::Toggle));
    assert_eq!(go(&desk), None, "no room at 1280×800");
    for (w, h) in [
        (1500, 800),
        (1600, 900),
        (1920, 1080),
        (2560, 1080),
        (2560, 1440),
    ] {
        desk.resize(w, h);
        let moves = go(&desk).expect("the moves");
        let tab = desk.scene().area_of(&toggle).expect("closes the tree");
        assert!(moves.right() < tab.x, "{w}×{h}");
        // The wheel scrolls what is below it.
        let panel = desk.layout().panel;
        desk.move_to(Point::new(tab.x, panel.y + panel.h * 3 / 4));
        desk.event(Event::Wheel(-1));
        assert_eq!(desk.review().move_list().scroll(), None);
    }
    desk.click_on(toggle);
    assert!(!desk.review().openings().is_open());
    assert!(go(&desk).is_some());
}

#[test]
fn where_only_this_game_went_an_earlier_position_is_named() {
    let mut desk = asking();
    desk.press(Key::End);
    let openings = desk.review().openings();
    assert_eq!(openings.all().games, 1);
    let before = openings.played_before().expect("an earlier position");
    assert_eq!(before.games, 1);
}

/// Only the oldest games were named, so the one that had just ended was counted among the others.
#[test]
fn the_game_that_has_just_ended_is_not_counted_among_others() {
    let mut desk = asking_of(GAME);
    let older = "[White \"Ben\"]\n[Black \"Anna\"]\n[Date \"2020.01.01\"]\n\n1. f3 e5 2. h4 *\n";
    for number in 0..3 {
        let file = desk.games_path().join(format!("older{number}.pgn"));
        fs::write(file, older).expect("a file");
    }
    desk.key('w');
    desk.key('w');
    desk.press(Key::End);
    let openings = desk.review().openings();
    assert_eq!(openings.all().games, 1);
    let before = openings.played_before().expect("an earlier position");
    assert_eq!(before.games, 4);
}

#[test]
fn a_game_of_the_position_is_reviewed_and_esc_leads_back() {
    let mut desk = asking();
    desk.press(Key::Right);
    for _ in 0..2 {
        desk.press(Key::Down);
    }
    let row = desk.review().chosen_row();
    assert!(matches!(row, Some(OpeningsRow::Game(_))), "{row:?}");
    desk.press(Key::Enter);
    assert!(!desk.review().openings().is_open());
    assert_eq!(desk.shown(), 1);
    desk.press(Key::Escape);
    assert!(desk.review().openings().is_open());
    assert_eq!(desk.shown(), 1);
}

#[test]
fn games_that_were_opened_are_looked_through_from_an_own_game_too() {
    let mut desk = asking();
    desk.run(StartCommand::Leave);
    let path = desk.games_path().with_file_name("club.pgn");
    let text = "[White \"Greco\"]\n\n1. f3 e5 1-0\n\n[White \"Ruy\"]\n\n1. f3 d5 0-1\n";
    fs::write(&path, text).expect("a file");
    let club = path.clone();
    desk.run(Command::File(FileCommand::Open(path)));
    desk.run(StartCommand::Leave);
    desk.key('l');
    desk.press(Key::Home);
    desk.key('w');
    desk.click_on(SourceCommand::Show(1).into());
    assert_eq!(desk.review().openings().all().games, 2);
    // A game of the file begins with the file.
    desk.run(StartCommand::Leave);
    desk.run(Command::File(FileCommand::Open(club)));
    desk.press(Key::Enter);
    desk.press(Key::Home);
    desk.key('w');
    assert_eq!(desk.review().openings().all().games, 2);
    // So does the search for the position, in the same games.
    desk.ctrl('3');
    let search = desk.app.position_search().expect("the search");
    assert_eq!(search.sources().number_shown(), 1);
}

/// A position that came before is no earlier position: its answer would be that of the one shown, again and again.
#[test]
fn a_repeated_position_is_asked_about_once() {
    let game = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 \
        4. Ba4 Nf6 5. Ng1 Ng8 6. Nf3 Nf6 7. Ng1 Ng8 8. Nf3 Nf6 1/2-1/2\n";
    let mut desk = Desk::with_last(game);
    desk.key('l');
    desk.press(Key::End);
    desk.key('w');
    let openings = desk.review().openings();
    assert!(openings.found().is_some_and(|found| found.finished));
    let asked =
        |effect: &&deskmate::app::Effect| matches!(effect, deskmate::app::Effect::Explore(_));
    assert!(desk.effects.iter().filter(asked).count() < 10);
}

/// In a small window only the chosen source was shown, and nothing told that there are more.
#[test]
fn a_small_window_tells_which_of_the_sources_is_shown() {
    let mut desk = asking_of_many();
    desk.resize(640, 480);
    let shows = |desk: &Desk, place: &str| desk.texts().iter().any(|text| text == place);
    assert!(shows(&desk, "2 / 2"), "{:?}", desk.texts());
    desk.ctrl_key(Key::Tab);
    assert!(shows(&desk, "1 / 2"), "{:?}", desk.texts());
    desk.click_on(SourceCommand::Show(1).into());
    assert!(shows(&desk, "2 / 2"));
    desk.resize(1280, 800);
    assert!(!shows(&desk, "2 / 2"));
}

/// Plays a move of the tree that the game does not have.
fn look_at_another(desk: &mut Desk) {
    desk.press(Key::Right);
    let of_game = desk.review().chosen_row();
    let row = OpeningsCommand::Row(Step::Forward);
    desk.run(Command::Review(ReviewCommand::Openings(row)));
    assert_ne!(desk.review().chosen_row(), of_game);
    let play = OpeningsCommand::PlayChosen;
    desk.run(Command::Review(ReviewCommand::Openings(play)));
}

/// A move of the tree was written into the saved game at once, though it was only looked at.
#[test]
fn moves_of_the_tree_are_only_looked_at() {
    let mut desk = asking();
    let saved = desk.file();
    let lines = |desk: &Desk| {
        let tree = desk.review().tree();
        tree.children(tree.first_child(NodeId::ROOT).expect("a move"))
            .count()
    };
    look_at_another(&mut desk);
    assert_eq!(lines(&desk), 2);
    assert_eq!(desk.file(), saved);
    // The tree is closed, and what was looked at is gone, unless it is played again.
    desk.key('w');
    assert_eq!((desk.shown(), lines(&desk)), (1, 1));
    assert_eq!(desk.file(), saved);
    desk.ctrl_shift('z');
    assert_eq!(lines(&desk), 2);
    assert_ne!(desk.file(), saved);
}

/// What else is changed keeps the moves before it.
#[test]
fn a_looked_at_move_with_a_mark_is_kept() {
    let mut desk = asking();
    let saved = desk.file();
    look_at_another(&mut desk);
    assert_eq!(desk.file(), saved);
    desk.run(Command::Review(ReviewCommand::Nag(NagKind::Good)));
    desk.key('w');
    assert_ne!(desk.file(), saved);
}
