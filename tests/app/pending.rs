//! Every combination of something pending between the players and a next action.

use crate::desk;

use desk::{Desk, YES_OR_NO, asked, insisting, painted};
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    Command, Dialog, Hand, Hint, Message, Notice, PlayCommand, Prompt, StartCommand,
};
use deskmate::game::Question;
use deskmate::rules::Color;
use deskmate::view::{Look, Shape};

/// A game from a position, with a minute for each side.
fn playing(fen: &str) -> Desk {
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n[TimeControl \"60\"]\n\n*\n");
    let mut desk = Desk::with_last(&text);
    desk.app.settings.animation = false;
    desk.key('c');
    desk
}

/// White to move can promote on b8, mate by Ra8 and play a quiet move. Kg1-f1 has just been taken back.
fn desk() -> Desk {
    let mut desk = playing("6k1/1P3ppp/2p5/8/8/8/5PPP/R6K w - - 0 40");
    desk.play(&["h1g1", "c6c5", "g1f1"]);
    desk.key('t');
    desk
}

/// The same, but every move of White's that is quiet gives a claim by the rule of 50 moves.
fn desk_with_claim() -> Desk {
    let mut desk = playing("7k/1P3ppp/8/2p5/8/8/5PPP/R6K w - - 97 40");
    desk.play(&["h1g1", "h8g8", "g1f1"]);
    desk.key('t');
    desk
}

/// White's mate, which can be taken back where the opponent agrees.
fn desk_with_mate() -> Desk {
    let mut desk = desk();
    desk.drag("a1", "a8");
    desk.app.settings.takeback_asks = true;
    desk
}

/// What is pending, and how it begins.
type Pending = (&'static str, fn() -> Desk, fn(&mut Desk));

const PENDING: [Pending; 9] = [
    ("nothing", desk, |_| {}),
    ("draw", desk, |desk| desk.key('d')),
    ("resign", desk, |desk| desk.key('g')),
    ("takeback", desk, |desk| {
        desk.app.settings.takeback_asks = true;
        desk.key('t');
    }),
    ("claim", desk_with_claim, |desk| desk.key('d')),
    ("promotion", desk, |desk| desk.play(&["b7b8"])),
    ("paused", desk, |desk| desk.key('p')),
    ("time forfeit", desk, |desk| desk.wait(60_000)),
    ("takeback, checkmate", desk_with_mate, |desk| desk.key('t')),
];

/// The next actions.
type Next = (&'static str, fn(&mut Desk));

const NEXT: [Next; 38] = [
    ("nothing", |_| {}),
    ("D", |desk| desk.key('d')),
    ("G", |desk| desk.key('g')),
    ("T", |desk| {
        desk.app.settings.takeback_asks = false;
        desk.key('t');
    }),
    ("T, where it asks", |desk| {
        desk.app.settings.takeback_asks = true;
        desk.key('t');
    }),
    ("Shift+T", |desk| desk.shift('t')),
    ("Y", |desk| desk.key('y')),
    ("N", |desk| desk.key('n')),
    ("Q", |desk| desk.key('q')),
    ("R", |desk| desk.key('r')),
    ("P", |desk| desk.key('p')),
    ("P and P", |desk| {
        desk.key('p');
        desk.key('p');
    }),
    ("+", |desk| desk.key('+')),
    ("the flag", |desk| desk.wait(60_000)),
    ("a sleep", |desk| desk.sleep(6_000)),
    ("a sleep and P", |desk| {
        desk.sleep(6_000);
        desk.key('p');
    }),
    ("a sleep and Y", |desk| {
        desk.sleep(6_000);
        desk.key('y');
    }),
    ("a move", |desk| desk.drag("a1", "b1")),
    ("D and a move", |desk| {
        desk.key('d');
        desk.drag("a1", "b1");
    }),
    ("a typed move", |desk| desk.type_move("Rb1")),
    ("mate", |desk| desk.drag("a1", "a8")),
    ("an illegal move", |desk| desk.drag("a1", "b3")),
    ("a piece selected", |desk| desk.click("a1")),
    ("a selected piece, G", |desk| {
        desk.click("a1");
        desk.key('g');
    }),
    ("Esc", |desk| desk.press(Key::Escape)),
    ("the button Menu", click_menu),
    ("S", |desk| desk.key('s')),
    ("F", |desk| desk.key('f')),
    ("?", |desk| desk.key('?')),
    ("typed d4", |desk| desk.type_text("d4")),
    ("typed Nd4", |desk| desk.type_text("Nd4")),
    ("Enter", |desk| desk.press(Key::Enter)),
    (",", |desk| desk.key(',')),
    (", and Y", |desk| {
        desk.key(',');
        desk.key('y');
    }),
    ("←", |desk| desk.press(Key::Left)),
    ("← and →", |desk| {
        desk.press(Key::Left);
        desk.press(Key::Right);
    }),
    ("← and Esc", |desk| {
        desk.press(Key::Left);
        desk.press(Key::Escape);
    }),
    ("leaving and going on", |desk| {
        desk.run(Command::Start(StartCommand::Leave));
        desk.run(Command::Start(StartCommand::Continue));
    }),
];

fn click_menu(desk: &mut Desk) {
    let scene = desk.scene();
    let is_label =
        |shape: &&Shape| matches!(&shape.look, Look::Text { text, .. } if text == "Menu");
    let label = scene.shapes.iter().find(is_label).expect("the button");
    desk.click_at(label.area.center());
}

/// The results: a row for each of `NEXT`, a column for each of `PENDING`. While a question is open only its answers
/// and moves are heeded, so no question is replaced or lost; a move ends it.
const TABLE: &str = include_str!("../data/pending.tsv");

/// The state in words: the question, the hand, the outcome, the position shown; and the moves if they have
/// changed.
fn state(desk: &Desk, before: &str) -> String {
    let Some(table) = desk.app.live_game() else {
        return "the start screen".into();
    };
    let question = table.game().question().map(|question| match question {
        Question::Draw(_) => "draw",
        Question::Resign(_) => "resign",
        Question::TakeBack(_) => "takeback",
        Question::Claim(..) => "claim",
        Question::Sure(..) => "sure",
    });
    let hand = match table.input().hand() {
        Hand::Promoting { .. } => Some("promotion"),
        Hand::Lifted(_) => Some("lifted"),
        Hand::Selected { .. } => Some("selected"),
        Hand::Empty => None,
    };
    let typed = table.input().typed().map(|_| "typed");
    let paused = table.game().is_paused().then_some("paused");
    let end = table.game().outcome().map(|end| end.termination.tag());
    let looking = table.is_looking_back().then_some("looking back");
    let dialog = desk.app.dialog().map(|dialog| match dialog {
        Dialog::Menu { .. } => "menu",
        Dialog::Keys { .. } => "keys",
        Dialog::Settings(_) => "settings",
        Dialog::Open(_) => "choice of a file",
        Dialog::Tags(_) => "tags",
        Dialog::Player(_) => "name of a player",
        Dialog::NewGame(_) => "new game",
        Dialog::Editor(_) => "editor",
        Dialog::ClockTimes(_) => "times of the clock",
    });
    let insists = match desk.app.message() {
        Some(Message::Question { insists: true, .. }) => Some("insisting"),
        _ => None,
    };
    let words = [question, insists, hand, typed, paused, end, looking, dialog];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let moves = match desk.moves() {
        moves if moves.is_empty() => "no moves".to_string(),
        moves => moves,
    };
    match (words.join(", "), moves == before) {
        (words, true) if words.is_empty() => "nothing".into(),
        (words, true) => words,
        (words, false) if words.is_empty() => moves,
        (words, false) => format!("{words}: {moves}"),
    }
}

/// The final state.
fn outcome_of((pending, open, begin): Pending, (_, happens): Next) -> String {
    let mut desk = open();
    let before = desk.moves();
    begin(&mut desk);
    assert_eq!(state(&desk, &before), pending);
    happens(&mut desk);
    state(&desk, &before)
}

#[test]
fn every_next_action_with_everything_pending() {
    let row = |next: Next| {
        let cells = PENDING.map(|pending| outcome_of(pending, next));
        format!("{}\t{}\n", next.0, cells.join("\t"))
    };
    let heading = PENDING.map(|(name, ..)| name).join("\t");
    let table: String = NEXT.into_iter().map(row).collect();
    let table = format!("next\t{heading}\n{table}");
    for (seen, expected) in table.lines().zip(TABLE.lines()) {
        assert_eq!(seen, expected);
    }
    assert_eq!(table, TABLE);
}

/// The refused key says why, and the question stays readable.
#[test]
fn a_second_question_is_refused_with_a_message() {
    let mut desk = desk();
    desk.key('d');
    let offer = || Prompt::Draw(Color::White, None);
    desk.assert_message(asked(offer()), &YES_OR_NO);
    for key in ['d', 'g'] {
        desk.click("a1");
        desk.key(key);
        desk.assert_message(insisting(offer()), &YES_OR_NO);
        assert!(
            matches!(desk.input().hand(), Hand::Selected { .. }),
            "{key}"
        );
        desk.click("a1");
        desk.assert_message(asked(offer()), &YES_OR_NO);
    }
    desk.key('g');
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
}

/// The question whether this side may take this move back.
fn take_back(by: Color, number: u32, san: &str) -> Message {
    let san = san.to_string();
    asked(Prompt::TakeBack { by, number, san })
}

#[test]
fn a_takeback_is_asked_of_the_opponent() {
    let mut desk = Desk::playing();
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    assert_eq!(desk.notice(), Some(Notice::NoMoveToTakeBack));
    desk.play(&["e2e4", "e7e5"]);
    let saves = desk.saves();
    desk.key('t');
    desk.assert_message(take_back(Color::Black, 1, "e5"), &YES_OR_NO);
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::TakebackRefused(Color::White)));
    assert_eq!((desk.moves().as_str(), desk.saves()), ("e4 e5", saves));
    desk.key('t');
    desk.key('y');
    assert_eq!((desk.moves().as_str(), desk.saves()), ("e4", saves + 1));
    assert!(desk.file().contains("1. e4 "), "{}", desk.file());
    // Each further move has its own question.
    desk.key('t');
    desk.assert_message(take_back(Color::White, 1, "e4"), &YES_OR_NO);
    desk.key('y');
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_mate_is_taken_back_by_consent_and_a_resignation_is_not() {
    let mut desk = Desk::playing();
    desk.app.settings.takeback_asks = true;
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.key('t');
    desk.assert_message(take_back(Color::Black, 2, "Qh4#"), &YES_OR_NO);
    assert!(desk.game().outcome().is_some());
    desk.key('y');
    assert_eq!(desk.game().outcome(), None);
    assert_eq!(desk.moves(), "f3 e5 g4");
    desk.key('g');
    desk.key('y');
    desk.key('t');
    assert_eq!(desk.notice(), Some(Notice::EndedByPlayers));
    assert_eq!(desk.game().question(), None);
}

#[test]
fn a_game_that_ended_on_time_says_so_and_has_no_button_to_take_back() {
    let mut desk = desk();
    assert!(
        desk.scene()
            .area_of(&Command::Play(PlayCommand::TakeBack))
            .is_some()
    );
    desk.wait(60_000);
    desk.key('t');
    assert_eq!(desk.notice(), Some(Notice::EndedOnTime));
    assert!(
        desk.scene()
            .area_of(&Command::Play(PlayCommand::TakeBack))
            .is_none()
    );
    let is_in_menu = |desk: &Desk| {
        let mut lines = keys::menu(&desk.app).into_iter();
        lines.any(|line| line.command == Command::Play(PlayCommand::TakeBack))
    };
    assert!(!is_in_menu(&desk));
    let mut mated = desk_with_mate();
    assert!(is_in_menu(&mated));
    mated.key('t');
    mated.assert_message(take_back(Color::White, 41, "Ra8#"), &YES_OR_NO);
}

/// Whatever the settings say: nothing that was decided is undone by one key.
#[test]
fn after_the_end_a_takeback_is_always_asked() {
    let mut desk = Desk::playing();
    assert!(!desk.app.settings.takeback_asks);
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let saved = desk.file();
    desk.key('t');
    desk.assert_message(take_back(Color::Black, 2, "Qh4#"), &YES_OR_NO);
    desk.key('n');
    assert!(desk.game().outcome().is_some());
    assert_eq!(desk.file(), saved);
    desk.key('t');
    desk.key('y');
    assert_eq!(desk.game().outcome(), None);
    assert_eq!(desk.moves(), "f3 e5 g4");
    assert_eq!(desk.notice(), Some(Notice::TakenBack("Qh4#".into())));
}

#[test]
fn a_takeback_says_what_it_took_back_and_which_key_plays_it_again() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('t');
    let taken = Message::Notice(Notice::TakenBack("e5".into()));
    assert_eq!(painted(&desk, &taken), "e5 taken back.");
    desk.assert_message(taken, &[(Hint::Replay, "Shift T")]);
    desk.click_on(Command::Play(PlayCommand::Replay));
    assert_eq!(desk.moves(), "e4 e5");
}
