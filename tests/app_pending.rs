//! What stands between the players, and what happens next: every pair of them.

mod desk;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{Command, Dialog, Hand};
use deskmate::game::Question;

/// White to move can promote on b8, mate by Ra8 and play a quiet move. Kg1-f1 has just been taken back.
fn desk() -> Desk {
    let mut desk = Desk::playing_from("6k1/1P3ppp/2p5/8/8/8/5PPP/R5K1 b - - 0 40");
    desk.app.settings.animation = false;
    desk.play(&["c6c5", "g1f1"]);
    desk.key('t');
    desk
}

/// The moves played before anything is pending.
const MOVES: &str = "c5";

/// What is pending, and how it comes up.
type Pending = (&'static str, fn(&mut Desk));

const PENDING: [Pending; 5] = [
    ("nothing", |_| {}),
    ("draw", |desk| desk.key('d')),
    ("resign", |desk| desk.key('g')),
    ("takeback", |desk| {
        desk.app.settings.takeback_asks = true;
        desk.key('t');
    }),
    ("promotion", |desk| desk.play(&["b7b8"])),
];

/// What happens next, and what there is then for each of the five that were pending.
type Row = (&'static str, fn(&mut Desk), [&'static str; 5]);

/// Nothing pending outlives a move, a takeback or the end; no question takes the place of another.
const ROWS: &[Row] = &[
    (
        "nothing",
        |_| {},
        ["nothing", "draw", "resign", "takeback", "promotion"],
    ),
    (
        "D",
        |desk| desk.key('d'),
        ["draw", "draw", "resign", "takeback", "draw"],
    ),
    (
        "G",
        |desk| desk.key('g'),
        ["resign", "draw", "resign", "takeback", "resign"],
    ),
    (
        "T",
        |desk| desk.key('t'),
        ["no moves", "no moves", "no moves", "takeback", "no moves"],
    ),
    (
        "T, where it asks",
        |desk| {
            desk.app.settings.takeback_asks = true;
            desk.key('t');
        },
        ["takeback", "draw", "resign", "takeback", "takeback"],
    ),
    (
        "Shift+T",
        |desk| desk.shift('t'),
        ["c5 Kf1", "c5 Kf1", "c5 Kf1", "c5 Kf1", "c5 Kf1"],
    ),
    (
        "Y",
        |desk| desk.key('y'),
        [
            "nothing",
            "agreement",
            "resignation",
            "no moves",
            "promotion",
        ],
    ),
    (
        "N",
        |desk| desk.key('n'),
        ["nothing", "nothing", "nothing", "nothing", "c5 b8=N"],
    ),
    (
        "Q",
        |desk| desk.key('q'),
        [
            "nothing",
            "draw",
            "resign",
            "takeback",
            "checkmate: c5 b8=Q#",
        ],
    ),
    (
        "a move",
        |desk| desk.drag("a1", "b1"),
        ["c5 Rb1", "c5 Rb1", "c5 Rb1", "c5 Rb1", "nothing"],
    ),
    (
        "mate",
        |desk| desk.drag("a1", "a8"),
        [
            "checkmate: c5 Ra8#",
            "checkmate: c5 Ra8#",
            "checkmate: c5 Ra8#",
            "checkmate: c5 Ra8#",
            "nothing",
        ],
    ),
    (
        "an illegal move",
        |desk| desk.drag("a1", "b3"),
        ["nothing", "draw", "resign", "takeback", "nothing"],
    ),
    (
        "a piece selected",
        |desk| desk.click("a1"),
        [
            "selected",
            "draw, selected",
            "resign, selected",
            "takeback, selected",
            "nothing",
        ],
    ),
    (
        "Esc",
        |desk| desk.press(Key::Escape),
        ["menu", "nothing", "nothing", "nothing", "nothing"],
    ),
    (
        "S",
        |desk| desk.key('s'),
        ["nothing", "draw", "resign", "takeback", "promotion"],
    ),
    (
        "F",
        |desk| desk.key('f'),
        ["nothing", "draw", "resign", "takeback", "promotion"],
    ),
    (
        "?",
        |desk| desk.key('?'),
        [
            "keys",
            "draw, keys",
            "resign, keys",
            "takeback, keys",
            "promotion, keys",
        ],
    ),
    (
        ",",
        |desk| desk.key(','),
        [
            "settings",
            "draw, settings",
            "resign, settings",
            "takeback, settings",
            "settings",
        ],
    ),
    (
        "←",
        |desk| desk.press(Key::Left),
        [
            "looking back",
            "draw, looking back",
            "resign, looking back",
            "takeback, looking back",
            "promotion",
        ],
    ),
    (
        "← and →",
        |desk| {
            desk.press(Key::Left);
            desk.press(Key::Right);
        },
        ["nothing", "draw", "resign", "takeback", "promotion"],
    ),
    (
        "Home and End",
        |desk| {
            desk.press(Key::Home);
            desk.press(Key::End);
        },
        ["nothing", "draw", "resign", "takeback", "nothing"],
    ),
    (
        "← and Esc",
        |desk| {
            desk.press(Key::Left);
            desk.press(Key::Escape);
        },
        [
            "nothing",
            "looking back",
            "looking back",
            "looking back",
            "nothing",
        ],
    ),
    (
        "leaving and going on",
        |desk| {
            desk.run(Command::LeaveToStart);
            desk.run(Command::Continue);
        },
        ["nothing", "nothing", "nothing", "nothing", "nothing"],
    ),
];

/// What stands in words: the question, the hand, how the game ended, what is shown; and the moves
/// where they are not those of before.
fn state(desk: &Desk) -> String {
    let table = desk.table();
    let question = table.game.question().map(|question| match question {
        Question::Draw(_) => "draw",
        Question::Resign(_) => "resign",
        Question::TakeBack(_) => "takeback",
        Question::Claim(..) => "claim",
    });
    let hand = match table.hand {
        Hand::Promoting { .. } => Some("promotion"),
        Hand::Lifted(_) => Some("lifted"),
        Hand::Selected { .. } => Some("selected"),
        Hand::Empty => None,
    };
    let end = table.game.outcome().map(|end| end.termination.to_string());
    let looking = table.is_looking_back().then_some("looking back");
    let dialog = desk.app.dialog().map(|dialog| match dialog {
        Dialog::Menu { .. } => "menu",
        Dialog::Keys => "keys",
        Dialog::Settings(_) => "settings",
        _ => "another dialog",
    });
    let words = [question, hand, end.as_deref(), looking, dialog];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let moves = match desk.moves() {
        moves if moves.is_empty() => "no moves".to_string(),
        moves => moves,
    };
    match (words.join(", "), moves.as_str() == MOVES) {
        (words, true) if words.is_empty() => "nothing".into(),
        (words, true) => words,
        (words, false) if words.is_empty() => moves,
        (words, false) => format!("{words}: {moves}"),
    }
}

#[test]
fn every_pending_thing_meets_everything_that_can_happen_next() {
    for (next, happens, expected) in ROWS {
        for ((pending, begin), expected) in PENDING.iter().zip(expected) {
            let mut desk = desk();
            begin(&mut desk);
            assert_eq!(state(&desk), *pending);
            happens(&mut desk);
            assert_eq!(state(&desk), *expected, "{pending}, then {next}");
        }
    }
}

#[test]
fn a_takeback_is_asked_of_the_opponent() {
    let mut desk = Desk::playing();
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    assert_eq!(desk.message(), "There is no move to take back.");
    desk.play(&["e2e4", "e7e5"]);
    let saves = desk.saves();
    desk.key('t');
    let asked = "White, may Black take e5 back? [Y] yes [N] no";
    assert_eq!(desk.message(), asked);
    desk.key('n');
    assert_eq!(desk.message(), "White lets the move stand.");
    assert_eq!((desk.moves().as_str(), desk.saves()), ("e4 e5", saves));
    desk.key('t');
    desk.key('y');
    assert_eq!((desk.moves().as_str(), desk.saves()), ("e4", saves + 1));
    assert!(desk.file().contains("1. e4 "), "{}", desk.file());
    // Each further move has its own question.
    desk.key('t');
    let asked = "Black, may White take e4 back? [Y] yes [N] no";
    assert_eq!(desk.message(), asked);
    desk.key('y');
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_mate_is_taken_back_by_consent_and_a_resignation_is_not() {
    let mut desk = Desk::playing();
    desk.app.settings.takeback_asks = true;
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.key('t');
    let asked = "White, may Black take Qh4# back? [Y] yes [N] no";
    assert_eq!(desk.message(), asked);
    assert!(desk.table().game.outcome().is_some());
    desk.key('y');
    assert_eq!(desk.table().game.outcome(), None);
    assert_eq!(desk.moves(), "f3 e5 g4");
    desk.key('g');
    desk.key('y');
    desk.key('t');
    assert_eq!(desk.message(), "The game is over: the players ended it.");
    assert_eq!(desk.table().game.question(), None);
}
