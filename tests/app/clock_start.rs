//! When do the clocks begin to run, and when do they stand still?

use crate::desk;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, FileCommand, MenuCommand, Notice, SettingsCommand, StartCommand, Wake,
};
use deskmate::rules::Color;
use deskmate::storage::{ClockChoice, ClockKind, Settings, SideTime};
use deskmate::view::Look;
use deskmate::words::{Phrase, Words};

/// Settings with this time for both sides, in minutes and seconds.
pub fn with_clock(kind: ClockKind, time: &str, bonus: &str) -> Settings {
    let white = SideTime {
        time: time.into(),
        bonus: bonus.into(),
        ..SideTime::default()
    };
    let clock = ClockChoice {
        kind,
        white,
        ..ClockChoice::default()
    };
    Settings { clock, ..players() }
}

/// A game with these settings.
pub fn start(settings: Settings) -> Desk {
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

fn playing(kind: ClockKind, time: &str, bonus: &str) -> Desk {
    start(with_clock(kind, time, bonus))
}

/// How often a text is on the screen.
fn count(desk: &Desk, wanted: &str) -> usize {
    let is_it = |look: &Look| matches!(look, Look::Text { text, .. } if text.trim_start_matches(" · ") == wanted);
    let scene = desk.scene();
    scene
        .shapes
        .iter()
        .filter(|shape| is_it(&shape.look))
        .count()
}

#[test]
fn no_clock_runs_before_the_first_move_and_then_the_others_does() {
    let kinds = [
        (ClockKind::CountUp, (0, 2_000)),
        (ClockKind::SuddenDeath, (60_000, 58_000)),
        (ClockKind::Fischer, (63_000, 58_000)),
        (ClockKind::Bronstein, (60_000, 58_000)),
        (ClockKind::Delay, (60_000, 60_000)),
        (ClockKind::Hourglass, (62_000, 58_000)),
    ];
    for (kind, expected) in kinds {
        let mut desk = playing(kind, "1", "3");
        let before = desk.clocks();
        desk.wait(90_000);
        assert_eq!(desk.clocks(), before, "{kind:?}");
        assert_eq!(desk.game().clock().running(), None);
        assert_eq!(desk.app.wake(desk.now()), None);
        assert!(desk.game().outcome().is_none());
        desk.play(&["e2e4"]);
        assert_eq!(desk.game().clock().running(), Some(Color::Black));
        desk.wait(2_000);
        assert_eq!(desk.clocks(), expected, "{kind:?}");
        assert_eq!(
            desk.game().record().time_spent(1),
            Some(std::time::Duration::ZERO)
        );
    }
}

#[test]
fn the_clock_can_start_at_once() {
    let mut desk = Desk::playing_at_once();
    desk.wait(1_500);
    assert_eq!(desk.clocks(), (1_500, 0));
}

#[test]
fn a_game_taken_back_to_its_start_waits_for_the_first_move_again() {
    let mut desk = playing(ClockKind::Fischer, "5", "3");
    desk.play(&["e2e4"]);
    desk.wait(4_000);
    desk.key('t');
    desk.wait(9_000);
    assert_eq!(desk.clocks(), (300_000, 300_000));
    assert_eq!(desk.app.wake(desk.now()), None);
    // With a replayed move Black's clock runs on.
    desk.shift('t');
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (303_000, 295_000));
    desk.key('t');
    let mut desk = desk.restarted();
    desk.key('c');
    desk.wait(5_000);
    assert_eq!(desk.clocks(), (300_000, 300_000));
    desk.play(&["d2d4"]);
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (303_000, 299_000));
}

#[test]
fn a_game_resumed_after_its_first_move_runs_once_it_goes_on() {
    let mut desk = playing(ClockKind::SuddenDeath, "5", "");
    desk.play(&["e2e4"]);
    desk.wait(1_000);
    desk.run(Command::Start(StartCommand::Leave));
    let mut desk = desk.restarted();
    desk.wait(60_000);
    desk.key('c');
    desk.wait(700);
    desk.key('p');
    desk.wait(500);
    assert_eq!(desk.clocks(), (300_000, 298_500));
}

#[test]
fn black_to_move_in_a_set_up_position_starts_whites_clock() {
    let text =
        "[SetUp \"1\"]\n[FEN \"4k3/p7/8/8/8/8/P7/4K3 b - - 0 1\"]\n[TimeControl \"60\"]\n\n*\n";
    let mut desk = Desk::with_last(text);
    desk.key('c');
    desk.wait(70_000);
    desk.play(&["a7a6"]);
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (59_000, 60_000));
}

#[test]
fn a_pause_before_the_first_move_starts_no_clock() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.key('p');
    assert!(desk.game().is_paused());
    desk.key('p');
    desk.wait(2_000);
    assert_eq!(desk.clocks(), (60_000, 60_000));
}

#[test]
fn clocks_stand_still_under_whatever_covers_the_board_and_the_cards_say_so() {
    let covers = [
        Command::Menu(MenuCommand::Open),
        Command::Menu(MenuCommand::AllKeys),
        Command::Settings(SettingsCommand::Show),
        Command::File(FileCommand::SaveAs),
    ];
    for cover in covers {
        let mut desk = playing(ClockKind::SuddenDeath, "1", "");
        desk.play(&["e2e4"]);
        desk.wait(1_250);
        desk.run(cover.clone());
        assert!(desk.app.dialog().is_some(), "{cover:?}");
        desk.wait(90_000);
        desk.sleep(90_000);
        assert_eq!(desk.clocks(), (60_000, 58_750), "{cover:?}");
        assert_eq!(desk.app.wake(desk.now()), None);
        // The settings cover the cards too.
        if !matches!(cover, Command::File(_) | Command::Settings(_)) {
            assert_eq!(
                count(&desk, Words::ENGLISH.text(Phrase::Stopped)),
                1,
                "{cover:?}"
            );
        }
        desk.press(Key::Escape);
        assert!(desk.app.dialog().is_none() && !desk.game().is_paused());
        assert_eq!(count(&desk, Words::ENGLISH.text(Phrase::Stopped)), 0);
        desk.wait(750);
        assert_eq!(desk.clocks(), (60_000, 58_000), "{cover:?}");
    }
}

#[test]
fn a_delay_goes_on_where_a_menu_held_it() {
    let mut desk = playing(ClockKind::Delay, "1", "3");
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    desk.press(Key::Escape);
    desk.wait(60_000);
    desk.press(Key::Escape);
    desk.wait(2_000);
    assert_eq!(desk.clocks(), (60_000, 59_000));
    desk.play(&["e7e5"]);
    let spent = desk.game().record().time_spent(2);
    assert_eq!(spent, Some(std::time::Duration::from_secs(4)));
}

#[test]
fn clocks_run_under_a_menu_if_the_players_want_it() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.app.settings.clock_under_dialogs = true;
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    assert!(matches!(
        desk.app.wake(desk.now()),
        Some(Wake::At(_) | Wake::NextFrame)
    ));
    desk.wait(60_000);
    assert_eq!(desk.game().flagged(), Some(Color::Black));
}

#[test]
fn a_game_paused_from_the_menu_stays_paused() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    desk.key('p');
    assert!(desk.app.dialog().is_none() && desk.game().is_paused());
    desk.wait(5_000);
    assert_eq!(desk.clocks(), (60_000, 60_000));
    desk.key('p');
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (60_000, 59_000));
}

#[test]
fn a_program_that_quits_saves_the_clocks_of_that_moment() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    desk.run(Command::Quit);
    assert_eq!(desk.game().clock().running(), None);
    assert!(
        desk.file().contains("[BlackClock \"0:00:58\"]"),
        "{}",
        desk.file()
    );
}

#[test]
fn a_game_without_a_clock_shows_and_writes_no_time_and_never_wakes_the_window() {
    let mut desk = playing(ClockKind::NoClock, "", "");
    desk.app.settings.clock_at_once = true;
    desk.app.settings.animation = false;
    for mv in ["e2e4", "e7e5", "g1f3"] {
        desk.wait(2_000);
        desk.play(&[mv]);
        assert_eq!(desk.app.wake(desk.now()), None);
    }
    // No sleep is noticed.
    desk.sleep(60_000);
    assert!(!desk.game().is_paused());
    let is_time = |look: &Look| matches!(look, Look::Text { text, .. } if text.contains(':'));
    let scene = desk.scene();
    assert!(!scene.shapes.iter().any(|shape| is_time(&shape.look)));
    let file = desk.file();
    for time in ["%clk", "%emt", "WhiteClock", "BlackClock", "ElapsedTime"] {
        assert!(!file.contains(time), "{file}");
    }
    assert!(file.contains("[TimeControl \"-\"]"), "{file}");
    desk.key('p');
    assert_eq!(desk.notice(), Some(Notice::NoClock));
    desk.key('+');
    assert_eq!(desk.notice(), Some(Notice::NoTimeLimit(Color::White)));
    // It has no clock either when it is resumed, and in a rematch.
    desk.run(Command::Start(StartCommand::Leave));
    let mut desk = desk.restarted();
    desk.key('c');
    assert!(!desk.game().has_clock());
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert!(!desk.game().has_clock());
}

#[test]
fn the_time_control_and_the_moves_to_the_next_stage_are_seen() {
    let mut settings = players();
    settings.clock = ClockChoice {
        kind: ClockKind::Stages,
        white: SideTime {
            stages: "2/60+5, 0:30".into(),
            ..SideTime::default()
        },
        ..ClockChoice::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    let control = Words::ENGLISH.time_controls(desk.game().clock().control());
    let seen = |desk: &Desk| {
        let scene = desk.scene();
        let has = |look: &Look| matches!(look, Look::Text { text, .. } if text.contains(&control));
        scene.shapes.iter().any(|shape| has(&shape.look))
    };
    assert!(seen(&desk), "{control}");
    assert_eq!(count(&desk, &Words::ENGLISH.moves_to_go(2)), 2);
    desk.play(&["e2e4"]);
    assert_eq!(count(&desk, &Words::ENGLISH.moves_to_go(1)), 1);
    assert_eq!(count(&desk, &Words::ENGLISH.moves_to_go(2)), 1);
    desk.play(&["e7e5", "g1f3", "b8c6"]);
    assert_eq!(
        count(&desk, &Words::ENGLISH.moves_to_go(1)) + count(&desk, &Words::ENGLISH.moves_to_go(2)),
        0
    );
}
