//! Do the keys of the library's tabs lead to the same everywhere, and are no changes lost on the way?

use crate::desk::{self, Desk};
use crate::game::mated;

use std::fs;

use deskmate::app::keys::Key;
use deskmate::app::{Notice, Reply, Screen, StartCommand, Tab};

const GAMES: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [White \"Ben\"]\n[Black \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 d6 2. d4 Nf6 3. Nc3 g6 1-0\n";

fn with_games() -> Desk {
    Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), GAMES).expect("a file");
    })
}

/// The second game of the list is reviewed.
fn second_reviewed() -> Desk {
    let mut desk = with_games();
    desk.key('o');
    desk.press(Key::Down);
    desk.press(Key::Enter);
    desk
}

const TABS: [(char, Tab); 5] = [
    ('1', Tab::Games),
    ('2', Tab::Players),
    ('3', Tab::Position),
    ('4', Tab::Practice),
    ('5', Tab::Trash),
];

#[test]
fn ctrl_with_a_digit_shows_the_same_tab_from_everywhere() {
    let review = || {
        let mut desk = with_games();
        desk.key('l');
        assert!(desk.is_reviewing());
        desk
    };
    let from_list = || {
        let mut desk = with_games();
        desk.key('o');
        desk.press(Key::Enter);
        assert!(desk.is_reviewing());
        desk
    };
    let starts: [&dyn Fn() -> Desk; 5] = [&with_games, &review, &from_list, &mated, &|| {
        let mut desk = review();
        desk.ctrl('3');
        desk
    }];
    for (number, begin) in starts.iter().enumerate() {
        for (digit, tab) in TABS {
            let mut desk = begin();
            desk.ctrl(digit);
            assert_eq!(desk.app.shown_tab(), Some(tab), "{number}, Ctrl+{digit}");
            assert!(!desk.is_reviewing(), "{number}, Ctrl+{digit}");
        }
    }
}

#[test]
fn o_in_a_review_shows_the_list_that_the_game_was_opened_from() {
    let mut desk = second_reviewed();
    desk.key('o');
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    assert_eq!(desk.app.library().map(|list| list.selected()), Some(1));
}

#[test]
fn no_way_from_a_review_loses_its_changes() {
    for way in ['o', 'z', '1', '2', '4', '5'] {
        let mut desk = with_games();
        desk.run(Reply::Pasted("1. e4 e5 *".into()));
        desk.type_move("d4");
        assert!(desk.app.is_unsaved());
        match way {
            'o' => desk.key('o'),
            'z' => desk.run(StartCommand::Leave),
            digit => desk.ctrl(digit),
        }
        match way {
            // The exercises lead back to the review.
            '4' => desk.press(Key::Escape),
            _ => assert_eq!(desk.notice(), Some(Notice::Unsaved), "{way}"),
        }
        assert!(desk.review().is_unsaved(), "{way}");
    }
}

#[test]
fn c_after_a_game_writes_a_comment_on_its_last_move() {
    let mut desk = mated();
    desk.key('c');
    assert!(desk.is_reviewing());
    assert!(desk.review().typed_comment().is_some());
    desk.type_text("a trap");
    desk.press(Key::Enter);
    assert!(
        desk.file().contains("Qh4# {[%emt 0:00:00] a trap}"),
        "{}",
        desk.file()
    );
}

#[test]
fn after_a_game_its_position_is_looked_for_in_other_games() {
    let mut desk = mated();
    desk.ctrl('3');
    let search = desk.app.position_search().expect("the search");
    let found = search.found().expect("an answer");
    assert_eq!(found.all.games, 1);
    assert!(found.moves.is_empty());
    assert_eq!(found.ended().map(|ended| ended.games), Some(1));
    let line: Vec<&str> = search.line().iter().map(|mv| &*mv.san).collect();
    assert_eq!(line.last(), Some(&"Qh4#"));
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
}

#[test]
fn the_search_names_the_opening_and_the_moves_that_led_there() {
    let mut desk = second_reviewed();
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Right);
    desk.ctrl('3');
    let told = |desk: &Desk| -> (String, Option<&'static str>) {
        let search = desk.app.position_search().expect("the search");
        let line: Vec<String> = search.line().iter().map(|mv| mv.san.to_string()).collect();
        (line.join(" "), search.opening().map(|opening| opening.eco))
    };
    assert_eq!(told(&desk), ("e4 d6".into(), Some("B07")));
    // A move of the table is one more.
    desk.press(Key::Home);
    desk.press(Key::Right);
    assert_eq!(told(&desk), ("e4 d6 d4".into(), Some("B07")));
    desk.press(Key::Backspace);
    assert_eq!(told(&desk), ("e4 d6".into(), Some("B07")));
    // Of a position that was set up nobody knows the moves.
    let text = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    desk.run(Reply::Pasted(text.into()));
    assert_eq!(told(&desk), (String::new(), Some("B20")));
}
