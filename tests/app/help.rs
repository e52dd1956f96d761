//! Help during a game: hints, threatened pieces, and a question before a move that loses much.

use deskmate::analysis::Warning;
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    Command, FieldId, Finding, FormCommand, Goal, Notice, PlayCommand, Reply, ShownHint,
};
use deskmate::game::{Help, HelpKind, Question, program_name};
use deskmate::notation::read_move;
use deskmate::rules::{Color, Square};
use deskmate::storage::{ClockKind, Settings};

use crate::computer::{playing, task};
use crate::desk::Desk;

/// Anna and Ben.
fn two() -> Settings {
    let mut settings = Settings {
        white: Some("Anna".into()),
        black: Some("Ben".into()),
        ..Settings::default()
    };
    settings.clock.kind = ClockKind::NoClock;
    settings
}

/// Anna against the program.
fn alone() -> Settings {
    Settings {
        black: Some(program_name(3)),
        ..two()
    }
}

/// A game for which White was given this help.
fn helping(settings: Settings, help: Help) -> Desk {
    let mut desk = Desk::with(settings, |_| {});
    desk.key('s');
    desk.run(FormCommand::Choose(FieldId::More, 1));
    for kind in HelpKind::ALL.into_iter().filter(|&kind| help.has(kind)) {
        desk.run(FormCommand::Choose(FieldId::Help(kind), 1));
    }
    desk.run(FormCommand::Submit);
    desk
}

/// The same between two people.
fn helped(help: Help) -> Desk {
    helping(two(), help)
}

fn wanted(desk: &Desk) -> Option<Goal> {
    task(desk).map(|task| task.goal)
}

fn finds(desk: &mut Desk, finding: Finding) {
    let number = task(desk).expect("it thinks").number;
    desk.run(Reply::Thought(number, finding));
}

/// It finds this hint.
fn hints(desk: &mut Desk, word: &str) {
    let mv = read_move(desk.game().position(), word).expect("a legal move");
    finds(desk, Finding::Hint(Some(mv)));
}

/// It finds that the move is refuted by this reply.
fn warns(desk: &mut Desk, reply: &str) {
    let Some(Goal::Judgement(mv)) = wanted(desk) else {
        panic!("{:?}", wanted(desk));
    };
    let after = desk.game().position().play(mv).expect("a legal move");
    let reply = read_move(&after, reply).expect("a legal reply");
    let mates = false;
    finds(desk, Finding::Judgement(Some(Warning { reply, mates })));
}

fn shown(desk: &Desk) -> Option<ShownHint> {
    desk.app.live_game().and_then(|live| live.shown_hint())
}

const HINTS: Help = Help::NONE.with(HelpKind::Hints, true);
const WARNINGS: Help = Help::NONE.with(HelpKind::Warnings, true);
const THREATS: Help = Help::NONE.with(HelpKind::Threats, true);

#[test]
fn a_hint_shows_the_piece_and_then_its_move() {
    let mut desk = helped(HINTS);
    desk.key('h');
    assert_eq!(wanted(&desk), Some(Goal::Hint));
    assert_eq!(shown(&desk), None);
    assert_eq!(desk.notice(), Some(Notice::HintSought));
    hints(&mut desk, "Nf3");
    assert_eq!(desk.notice(), None);
    let mv = "g1f3".parse().expect("a move");
    assert_eq!(shown(&desk), Some(ShownHint::Piece(mv)));
    assert_eq!(wanted(&desk), None);
    desk.key('h');
    assert_eq!(shown(&desk), Some(ShownHint::Move(mv)));
    assert_eq!(desk.game().hints(Color::White), 1, "one hint in two steps");
    desk.play(&["e2e4"]);
    assert_eq!(shown(&desk), None);
    assert!(
        desk.file().contains("[WhiteHelp \"hints\"]\n"),
        "{}",
        desk.file()
    );
    assert!(desk.file().contains("[WhiteHints \"1\"]\n"));
    // A hint that was used does not come back.
    desk.key('t');
    assert_eq!(shown(&desk), None);
    desk.play(&["e2e4"]);
    // Ben is not helped.
    desk.key('h');
    assert_eq!(wanted(&desk), None);
    desk.play(&["e7e5"]);
    desk.key('h');
    hints(&mut desk, "d4");
    assert_eq!(desk.game().hints(Color::White), 2);
}

#[test]
fn a_hint_that_comes_after_the_move_is_dropped() {
    let mut desk = helped(HINTS);
    desk.key('h');
    let asked = task(&desk).expect("it thinks");
    desk.play(&["e2e4"]);
    let late = Finding::Hint("g1f3".parse().ok());
    desk.run(Reply::Thought(asked.number, late));
    assert_eq!((shown(&desk), desk.game().hints(Color::White)), (None, 0));
}

#[test]
fn against_the_program_hints_are_free_and_the_rest_is_switched() {
    let mut desk = playing(alone());
    desk.key('h');
    assert_eq!(wanted(&desk), Some(Goal::Hint));
    hints(&mut desk, "e4");
    assert!(!desk.game().help(Color::White).warnings);
    desk.shift('w');
    assert!(desk.game().help(Color::White).warnings);
    desk.run(PlayCommand::Help(HelpKind::Threats));
    assert!(desk.game().help(Color::White).threats);
    desk.play(&["e2e4"]);
    assert!(matches!(wanted(&desk), Some(Goal::Judgement(_))));
    finds(&mut desk, Finding::Judgement(None));
    assert_eq!(desk.moves(), "e4");
    assert!(matches!(wanted(&desk), Some(Goal::Move { level: 3, .. })));
    let file = desk.file();
    assert!(
        file.contains("[WhiteHelp \"hints, threats, warnings\"]"),
        "{file}"
    );
}

#[test]
fn takebacks_from_the_program_are_counted_and_stay_with_the_person() {
    let mut desk = playing(alone());
    desk.key('h');
    hints(&mut desk, "e4");
    desk.play(&["e2e4"]);
    desk.key('t');
    desk.play(&["d2d4"]);
    desk.key('t');
    desk.play(&["c2c4"]);
    assert_eq!(desk.game().takebacks(Color::White), 2);
    let file = desk.file();
    assert!(file.contains("[WhiteTakebacks \"2\"]\n"), "{file}");
    let mut desk = desk.restarted();
    desk.key('c');
    assert_eq!(desk.game().takebacks(Color::White), 2);
    desk.run(PlayCommand::ExchangeSides);
    let game = desk.game();
    let of = |color| (game.hints(color), game.takebacks(color));
    assert_eq!([Color::White, Color::Black].map(of), [(0, 0), (1, 2)]);
}

#[test]
fn between_two_people_nothing_is_switched_during_the_game() {
    let mut desk = playing(two());
    for command in [
        PlayCommand::Help(HelpKind::Threats),
        PlayCommand::Help(HelpKind::Warnings),
    ] {
        desk.run(command);
    }
    desk.key('h');
    assert_eq!(wanted(&desk), None);
    assert_eq!(desk.game().help(Color::White), Help::NONE);
    desk.play(&["e2e4"]);
    assert!(!desk.file().contains("Help"), "{}", desk.file());
}

#[test]
fn a_move_that_loses_much_is_asked_about() {
    let mut desk = helped(WARNINGS);
    desk.play(&["e2e4"]);
    assert_eq!(desk.moves(), "", "it waits");
    let live = desk.app.live_game().expect("a game");
    assert!(
        live.position().board().get(Square::E4).is_some(),
        "and is shown"
    );
    finds(&mut desk, Finding::Judgement(None));
    assert_eq!(desk.moves(), "e4");
    desk.play(&["e7e5", "d1g4"]);
    warns(&mut desk, "d5");
    assert_eq!(desk.moves(), "e4 e5");
    let queen = "d1g4".parse().expect("a move");
    assert_eq!(
        desk.game().question(),
        Some(Question::Sure(Color::White, queen))
    );
    // Nothing else is moved meanwhile.
    desk.play(&["g1f3"]);
    assert_eq!(desk.moves(), "e4 e5");
    desk.key('n');
    assert_eq!(
        (desk.game().question(), desk.moves()),
        (None, "e4 e5".into())
    );
    let live = desk.app.live_game().expect("a game");
    assert_eq!(live.position(), desk.game().position());
    desk.play(&["d1g4"]);
    warns(&mut desk, "d5");
    desk.key('y');
    assert_eq!(desk.moves(), "e4 e5 Qg4");
    assert!(desk.file().contains("2. Qg4"), "{}", desk.file());
    // Ben is not asked.
    desk.play(&["d7d5"]);
    assert_eq!(desk.moves(), "e4 e5 Qg4 d5");
}

#[test]
fn the_clock_waits_for_the_answer() {
    let mut settings = two();
    settings.clock.kind = ClockKind::CountUp;
    let mut desk = helping(settings, WARNINGS);
    desk.play(&["e2e4"]);
    finds(&mut desk, Finding::Judgement(None));
    desk.play(&["e7e5"]);
    desk.wait(2_000);
    desk.play(&["d1h5"]);
    warns(&mut desk, "Nf6");
    let spent = |desk: &Desk| desk.game().clock().spent(desk.now().time);
    let before = spent(&desk);
    desk.wait(60_000);
    assert_eq!(spent(&desk), before);
    desk.key('n');
    desk.wait(1_000);
    assert_eq!(spent(&desk).as_secs(), before.as_secs() + 1);
}

#[test]
fn another_command_takes_a_move_back_that_is_being_judged() {
    let mut desk = helped(WARNINGS);
    desk.play(&["e2e4"]);
    let asked = task(&desk).expect("it is judged");
    desk.key('g');
    assert_eq!(desk.game().question(), Some(Question::Resign(Color::White)));
    desk.run(Reply::Thought(asked.number, Finding::Judgement(None)));
    assert_eq!(desk.moves(), "");
    desk.key('n');
    desk.play(&["d2d4"]);
    finds(&mut desk, Finding::Judgement(None));
    assert_eq!(desk.moves(), "d4");
}

#[test]
fn threatened_pieces_are_shown_to_who_wants_it() {
    let mut desk = helped(THREATS);
    desk.play(&["e2e4", "e7e5", "d1h5"]);
    let squares = |desk: &Desk| {
        let live = desk.app.live_game().expect("a game");
        let mut squares: Vec<String> = live
            .threats()
            .iter()
            .map(|it| it.square.to_string())
            .collect();
        squares.sort();
        squares
    };
    assert!(squares(&desk).is_empty(), "Ben is to move");
    desk.play(&["g8f6"]);
    assert_eq!(squares(&desk), ["e4", "e5", "h5"]);
    desk.play(&["h5e5"]);
    assert!(squares(&desk).is_empty());
}

#[test]
fn help_goes_with_the_player_into_the_rematch_but_not_into_another_game() {
    let mut desk = helped(WARNINGS);
    desk.play(&["e2e4"]);
    finds(&mut desk, Finding::Judgement(None));
    desk.play(&["e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert_eq!(desk.game().help(Color::Black), WARNINGS);
    assert_eq!(desk.game().help(Color::White), Help::NONE);
    let mut desk = desk.restarted();
    desk.key('s');
    desk.run(FormCommand::Submit);
    assert_eq!(desk.game().help(Color::Black), Help::NONE);
    assert_eq!(desk.game().help(Color::White), Help::NONE);
}

/// With either colour, and never between two people.
#[test]
fn a_person_alone_has_the_help_of_the_last_such_game() {
    let mut desk = helping(alone(), WARNINGS).restarted();
    assert_eq!(desk.app.settings.help, WARNINGS);
    let warned = |desk: &Desk| Color::BOTH.map(|color| desk.game().help(color).warnings);
    desk.key('s');
    desk.run(FormCommand::SwapPlayers);
    desk.run(FormCommand::Submit);
    assert_eq!(warned(&desk), [false, true]);
    let of_two = Settings {
        help: WARNINGS,
        ..two()
    };
    let desk = playing(of_two);
    assert_eq!(warned(&desk), [false, false]);
    assert_eq!(desk.app.settings.help, WARNINGS, "for who is alone");
}

#[test]
fn help_that_is_turned_on_in_a_game_stays_for_the_next_one_against_the_program() {
    let mut desk = playing(alone());
    desk.run(PlayCommand::Help(HelpKind::Threats));
    let mut desk = desk.restarted();
    assert_eq!(desk.app.settings.help, THREATS);
    desk.key('s');
    desk.run(FormCommand::Submit);
    assert!(desk.game().help(Color::White).threats);
    desk.run(PlayCommand::Help(HelpKind::Threats));
    assert_eq!(desk.app.settings.help, Help::NONE);
    let of_two = Settings {
        help: THREATS,
        ..two()
    };
    let mut desk = playing(of_two);
    desk.run(PlayCommand::Help(HelpKind::Threats));
    assert_eq!(desk.game().help(Color::White), Help::NONE);
    assert_eq!(desk.app.settings.help, THREATS);
}

/// Two people with a mouse or a finger reach it too.
#[test]
fn a_hint_has_a_button_and_a_line_in_the_menu_where_it_may_be_asked_for() {
    let hint = Command::Play(PlayCommand::Hint);
    let in_menu = |desk: &Desk| {
        let mut lines = keys::menu(&desk.app).into_iter();
        lines.any(|line| line.command == hint)
    };
    let mut desk = helped(HINTS);
    for (width, height) in [(1280, 800), (640, 480), (600, 1000)] {
        desk.resize(width, height);
        assert!(desk.scene().area_of(&hint).is_some(), "{width}");
    }
    assert!(in_menu(&desk));
    desk.click_on(hint.clone());
    assert_eq!(wanted(&desk), Some(Goal::Hint));
    // Black is not helped, so it is dimmed for him.
    desk.play(&["e2e4"]);
    assert_eq!(desk.scene().area_of(&hint), None);
    assert!(!in_menu(&desk));
    let mut without = playing(two());
    without.play(&["e2e4"]);
    assert_eq!(without.scene().area_of(&hint), None);
}

/// Its answer is what the move says; until then nobody judges it.
#[test]
fn a_move_that_answers_a_question_is_played_without_a_warning() {
    let mut desk = helping(two(), WARNINGS);
    let judged = |desk: &mut Desk| {
        let Some(Goal::Judgement(_)) = wanted(desk) else {
            panic!("{:?}", wanted(desk));
        };
        finds(desk, Finding::Judgement(None));
    };
    desk.play(&["e2e4"]);
    judged(&mut desk);
    desk.play(&["e7e5"]);
    desk.key('g');
    assert_eq!(desk.game().question(), Some(Question::Resign(Color::White)));
    desk.play(&["g1f3"]);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    assert_eq!(desk.game().question(), None);
}

/// A high window has no room for the switches.
#[test]
fn the_menu_switches_help_too() {
    let mut desk = playing(alone());
    desk.press(Key::Escape);
    desk.click_on(PlayCommand::Help(HelpKind::Warnings).into());
    assert!(desk.game().help(Color::White).warnings);
    assert!(desk.app.dialog().is_none());
}
