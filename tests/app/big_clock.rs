//! The big clock for a wooden board: presses, pauses, times, and what is kept over a crash.

use crate::desk;

use std::time::Duration;

use desk::{Desk, players};
use deskmate::app::keys::{self, Context, Key};
use deskmate::app::{
    BigClock, ClockCommand, ClockQuestion, ClockSide, ClockState, Command, Dialog, Effect, FieldId,
    FileEffect, FormCommand, Reply, Screen, Wake, WindowEffect,
};
use deskmate::game::TimeControl;
use deskmate::rules::Color;
use deskmate::sound::Sound;
use deskmate::storage::{ClockChoice, ClockKind, Settings, SideTime};
use deskmate::view::{Button, Event, Look, Rect};

/// The clock with a kind and its entries, opened by its key.
fn clock_of(kind: ClockKind, time: &str, bonus: &str, stages: &str) -> Desk {
    let white = SideTime {
        time: time.into(),
        bonus: bonus.into(),
        stages: stages.into(),
        ..SideTime::default()
    };
    let mut settings = players();
    settings.big_clock.times = ClockChoice {
        kind,
        white,
        ..ClockChoice::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.key('k');
    desk
}

/// Five minutes, and three seconds for each move.
fn fischer() -> Desk {
    clock_of(ClockKind::Fischer, "5", "3", "")
}

fn clock(desk: &Desk) -> &BigClock {
    desk.app.big_clock().expect("the big clock")
}

/// What both clocks show in milliseconds, White's first.
fn shown(desk: &Desk) -> (u128, u128) {
    let shown = clock(desk).clock().read(desk.now().time);
    (shown.white.as_millis(), shown.black.as_millis())
}

fn running(desk: &Desk) -> Option<Color> {
    clock(desk).clock().running()
}

fn half_of(desk: &Desk, color: Color) -> Rect {
    desk.zone_of(&Command::Clock(ClockCommand::Press(color)))
}

fn sounds(desk: &Desk) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::Window(WindowEffect::Sound(sound)) => Some(*sound),
        _ => None,
    };
    desk.effects.iter().filter_map(sound).collect()
}

fn saves(desk: &Desk) -> usize {
    let is_save = |effect: &&Effect| **effect == Effect::File(FileEffect::SaveSettings);
    desk.effects.iter().filter(is_save).count()
}

/// The program after a crash: its settings are what the file has.
fn after_crash(mut desk: Desk) -> Desk {
    let (settings, fault) = desk.files.settings.read();
    assert_eq!(fault, None);
    desk.app.settings = settings;
    desk.restarted()
}

#[test]
fn the_first_press_starts_the_other_clock_and_each_one_ends_a_move() {
    let mut desk = fischer();
    assert_eq!(clock(&desk).state(), ClockState::Ready);
    assert_eq!(running(&desk), None);
    desk.key(' ');
    assert_eq!(running(&desk), Some(Color::White), "White begins");
    desk.wait(10_000);
    desk.key(' ');
    assert_eq!(running(&desk), Some(Color::Black));
    desk.wait(4_000);
    assert_eq!(shown(&desk), (293_000, 296_000), "and 3 s were added");
    desk.key(' ');
    assert_eq!(clock(&desk).move_number(Color::White), 2);
    assert_eq!(clock(&desk).move_number(Color::Black), 1);
}

#[test]
fn each_shift_key_ends_the_move_at_its_side_only() {
    let mut desk = fischer();
    desk.press(Key::RightShift);
    assert_eq!(running(&desk), Some(Color::White), "at the left");
    desk.press(Key::RightShift);
    assert_eq!(running(&desk), Some(Color::White), "it is not Black's move");
    desk.press(Key::LeftShift);
    assert_eq!(running(&desk), Some(Color::Black));
    desk.key('x');
    desk.press(Key::RightShift);
    assert_eq!(
        running(&desk),
        Some(Color::Black),
        "Black is at the left now"
    );
    desk.press(Key::LeftShift);
    assert_eq!(running(&desk), Some(Color::White));
}

#[test]
fn a_held_key_presses_once() {
    let mut desk = fischer();
    desk.key(' ');
    desk.repeat(Key::Char(' '));
    desk.repeat(Key::LeftShift);
    assert_eq!(running(&desk), Some(Color::White));
}

#[test]
fn a_half_is_hit_as_soon_as_it_is_touched() {
    let mut desk = fischer();
    let black = half_of(&desk, Color::Black).center();
    desk.event(Event::Pressed(Button::Left, black));
    assert_eq!(
        running(&desk),
        Some(Color::White),
        "before the finger is lifted"
    );
    desk.event(Event::Released(Button::Left, black));
    assert_eq!(running(&desk), Some(Color::White));
    desk.click_at(black);
    assert_eq!(
        running(&desk),
        Some(Color::White),
        "the other half does nothing"
    );
    let white = half_of(&desk, Color::White).center();
    desk.click_at(white);
    assert_eq!(running(&desk), Some(Color::Black));
}

#[test]
fn every_kind_of_clock_counts_as_in_a_game() {
    let table = [
        (ClockKind::Fischer, "5", "3", (295_000, 300_000)),
        (ClockKind::Bronstein, "5", "3", (295_000, 300_000)),
        (ClockKind::Delay, "5", "3", (295_000, 300_000)),
        (ClockKind::SuddenDeath, "5", "3", (292_000, 300_000)),
        (ClockKind::Hourglass, "5", "3", (292_000, 308_000)),
        (ClockKind::CountUp, "5", "3", (8_000, 0)),
        (ClockKind::Stages, "", "", (357_000, 60_000)),
    ];
    for (kind, time, bonus, expected) in table {
        let mut desk = clock_of(kind, time, bonus, "1/1+5, 5+10");
        desk.key(' ');
        desk.wait(8_000);
        desk.key(' ');
        assert_eq!(shown(&desk), expected, "{kind:?}");
    }
}

/// The side whose clock runs once a pause has ended so.
fn running_after_pause(desk: &mut Desk, end: impl Fn(&mut Desk)) -> Option<Color> {
    assert_eq!(running(desk), None);
    end(desk);
    let side = running(desk);
    assert!(side.is_some());
    side
}

#[test]
fn a_pause_stops_both_clocks_until_it_ends() {
    let mut desk = fischer();
    desk.key('p');
    assert_eq!(clock(&desk).state(), ClockState::Ready, "nothing to pause");
    desk.key(' ');
    desk.wait(2_000);
    desk.click_on(ClockCommand::Pause.into());
    desk.wait(60_000);
    assert_eq!(running(&desk), None);
    assert_eq!(shown(&desk).0, 298_000);
    let before = running_after_pause(&mut desk, |desk| desk.key('p'));
    // A press of either side only ends the pause.
    let ends: [fn(&mut Desk); 3] = [
        |desk| desk.key(' '),
        |desk| desk.press(Key::LeftShift),
        |desk| desk.press(Key::RightShift),
    ];
    for end in ends {
        desk.key('p');
        assert_eq!(running_after_pause(&mut desk, end), before);
    }
    desk.wait(1_000);
    assert_eq!(shown(&desk).0, 297_000);
    // A question is answered first.
    desk.key('p');
    desk.key('r');
    desk.key(' ');
    assert_eq!(running(&desk), None);
    desk.key('n');
    assert_eq!(running(&desk), None);
}

#[test]
fn low_time_and_its_end_sound_once_and_stop_both_clocks() {
    let mut desk = clock_of(ClockKind::SuddenDeath, "0:12", "", "");
    desk.key(' ');
    desk.wait(11_900);
    assert_eq!(sounds(&desk), [Sound::LowTime]);
    let red = deskmate::view::DARK.red;
    let is_red = |desk: &Desk| {
        desk.scene()
            .shapes
            .iter()
            .any(|shape| matches!(shape.look, Look::Plain(color) if color == red))
    };
    assert!(!is_red(&desk));
    desk.wait(100);
    assert_eq!(sounds(&desk), [Sound::LowTime, Sound::End]);
    assert_eq!(clock(&desk).state(), ClockState::Over);
    assert_eq!((running(&desk), shown(&desk)), (None, (0, 12_000)));
    assert!(is_red(&desk));
    desk.key(' ');
    desk.key('p');
    assert_eq!(clock(&desk).state(), ClockState::Over);
    let mut desk = after_crash(desk);
    desk.key('k');
    assert_eq!(clock(&desk).state(), ClockState::Over, "also after a crash");
}

#[test]
fn sound_off_is_silent() {
    let mut desk = clock_of(ClockKind::SuddenDeath, "0:12", "", "");
    desk.key('m');
    desk.effects.clear();
    desk.key(' ');
    desk.wait(12_000);
    assert_eq!(sounds(&desk), []);
}

#[test]
fn each_press_is_saved_so_that_the_clock_goes_on_after_a_crash() {
    let mut desk = clock_of(ClockKind::Delay, "10", "5", "");
    for number in 1..=4 {
        desk.key(' ');
        assert_eq!(saves(&desk), number);
        desk.wait(7_000);
    }
    let before = shown(&desk);
    assert_eq!(
        before,
        (596_000, 596_000),
        "Black has thought for 7 s again"
    );
    let mut desk = after_crash(desk);
    assert!(matches!(desk.app.screen, Screen::Start));
    desk.key('k');
    assert_eq!(clock(&desk).state(), ClockState::Paused);
    assert_eq!(clock(&desk).turn(), Color::Black);
    assert_eq!(shown(&desk), (596_000, 598_000), "as at the last press");
    assert_eq!(clock(&desk).move_number(Color::White), 2);
    desk.key('p');
    desk.wait(6_000);
    assert_eq!(shown(&desk), (596_000, 597_000), "with its delay");
}

#[test]
fn stages_go_on_where_they_were() {
    let mut desk = clock_of(ClockKind::Stages, "", "", "2/10, 5");
    for _ in 0..4 {
        desk.key(' ');
        desk.wait(1_000);
    }
    let mut desk = after_crash(desk);
    desk.key('k');
    desk.key('p');
    assert_eq!(clock(&desk).clock().moves_to_go(Color::Black), Some(1));
    assert_eq!(clock(&desk).clock().moves_to_go(Color::White), None);
}

#[test]
fn what_a_settings_file_holds_does_no_harm() {
    let mut settings = Settings::default();
    settings.big_clock.standing = Some(deskmate::storage::ClockStanding {
        white: u64::MAX,
        white_moves: u32::MAX,
        thought: u64::MAX,
        ..Default::default()
    });
    settings.big_clock.times.kind = ClockKind::NoClock;
    let mut desk = Desk::with(settings, |_| {});
    desk.key('k');
    desk.key('p');
    desk.wait(1_000);
    desk.key(' ');
    desk.scene();
    let control = &clock(&desk).clock().control().white;
    assert_ne!(*control, TimeControl::NoClock, "it keeps time");
}

#[test]
fn starting_again_asks_if_a_clock_has_run() {
    let mut desk = fischer();
    desk.key('r');
    assert_eq!(clock(&desk).question(), None, "nothing has run");
    desk.key(' ');
    desk.wait(5_000);
    desk.key('r');
    assert_eq!(clock(&desk).question(), Some(ClockQuestion::StartAgain));
    desk.press(Key::Enter);
    assert_eq!(clock(&desk).question(), Some(ClockQuestion::StartAgain));
    desk.press(Key::Escape);
    assert_eq!(clock(&desk).question(), None, "Esc is no");
    desk.key('r');
    desk.key('n');
    desk.wait(1_000);
    assert_eq!(shown(&desk).0, 294_000, "it went on");
    desk.click_on(ClockCommand::StartAgain.into());
    desk.click_on(ClockCommand::Answer(true).into());
    assert_eq!(clock(&desk).state(), ClockState::Ready);
    assert_eq!(shown(&desk), (300_000, 300_000));
    let mut desk = after_crash(desk);
    desk.key('k');
    assert_eq!(clock(&desk).state(), ClockState::Ready);
}

#[test]
fn closing_asks_if_a_clock_runs_and_keeps_it() {
    let mut desk = fischer();
    desk.press(Key::Escape);
    assert!(matches!(desk.app.screen, Screen::Start));
    desk.key('k');
    desk.key(' ');
    desk.wait(5_000);
    desk.press(Key::Escape);
    assert_eq!(clock(&desk).question(), Some(ClockQuestion::Close));
    desk.wait(1_000);
    desk.key('y');
    assert!(matches!(desk.app.screen, Screen::Start));
    desk.key('k');
    assert_eq!(clock(&desk).state(), ClockState::Paused);
    assert_eq!(shown(&desk).0, 295_000, "it stood while it was asked");
    desk.press(Key::Escape);
    assert!(
        matches!(desk.app.screen, Screen::Start),
        "a paused clock does not ask"
    );
}

#[test]
fn the_end_of_the_program_keeps_what_the_clock_shows() {
    let mut desk = fischer();
    desk.key(' ');
    desk.wait(5_000);
    desk.run(Command::Quit);
    let mut desk = after_crash(desk);
    desk.key('k');
    assert_eq!(shown(&desk), (295_000, 300_000));
}

#[test]
fn times_are_set_with_the_rows_of_the_new_game_form() {
    let mut desk = fischer();
    desk.key('s');
    assert!(matches!(desk.app.dialog(), Some(Dialog::ClockTimes(_))));
    // The tiles of a new game, but for that without a clock; the last one opens the other kinds.
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 6));
    desk.run(FormCommand::Choose(FieldId::Clock, 2));
    desk.run(FormCommand::Focus(deskmate::app::Step::Forward));
    let form = desk.app.form().expect("a form");
    assert_eq!(form.focus, FieldId::Time(Color::White));
    desk.ctrl('a');
    desk.type_text("soon");
    desk.press(Key::Enter);
    let form = desk.app.form().expect("still there");
    assert!(form.fault.is_some(), "it says what is wrong");
    desk.ctrl('a');
    desk.type_text("15");
    desk.press(Key::Enter);
    assert_eq!(desk.app.dialog(), None);
    let control = &clock(&desk).clock().control().black;
    assert_eq!(control.to_string(), "900d3");
    let mut desk = after_crash(desk);
    desk.key('k');
    assert_eq!(shown(&desk), (900_000, 900_000));
}

#[test]
fn a_tile_sets_the_times_with_one_click() {
    let mut desk = fischer();
    desk.key('s');
    for word in ["1+0", "3+2", "5+3", "10+0", "15+10", "90+30", "Other…"] {
        assert!(desk.texts().contains(&word.to_string()), "{word}");
    }
    assert!(!desk.texts().contains(&"No clock".to_string()));
    desk.click_on(FormCommand::Choose(FieldId::QuickChoice, 1).into());
    desk.press(Key::Enter);
    assert_eq!(desk.app.dialog(), None);
    let control = &clock(&desk).clock().control().white;
    assert_eq!(control.to_string(), "180+2");
}

#[test]
fn a_digit_chooses_a_tile() {
    let mut desk = fischer();
    desk.key('s');
    desk.key('2');
    desk.press(Key::Enter);
    let control = &clock(&desk).clock().control().white;
    assert_eq!(control.to_string(), "180+2");
}

/// Whoever only looks at the times does not lose what the clock shows.
#[test]
fn the_same_times_leave_the_clock_as_it_is() {
    let mut desk = fischer();
    desk.key(' ');
    desk.wait(5_000);
    desk.key('s');
    desk.press(Key::Enter);
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(clock(&desk).state(), ClockState::Going);
    assert_eq!(shown(&desk), (295_000, 300_000));
}

#[test]
fn the_clock_stands_under_a_form_as_in_a_game() {
    let mut desk = fischer();
    desk.key(' ');
    desk.key('s');
    desk.wait(10_000);
    assert_eq!(shown(&desk).0, 300_000);
    desk.press(Key::Escape);
    desk.wait(1_000);
    assert_eq!(shown(&desk).0, 299_000);
}

#[test]
fn a_machine_that_was_suspended_finds_the_clock_paused() {
    let mut desk = fischer();
    desk.key(' ');
    desk.wait(3_000);
    desk.sleep(3_600_000);
    assert_eq!(clock(&desk).state(), ClockState::Paused);
    assert_eq!(shown(&desk).0, 297_000);
}

#[test]
fn the_window_wakes_for_the_next_digit_and_else_not_at_all() {
    let mut desk = fischer();
    assert_eq!(desk.app.wake(desk.now()), None);
    desk.key(' ');
    desk.wait(500);
    let next = desk.now().time + Duration::from_millis(501);
    assert_eq!(desk.app.wake(desk.now()), Some(Wake::At(next)));
    desk.key('p');
    assert_eq!(desk.app.wake(desk.now()), None);
}

#[test]
fn nothing_else_begins_while_the_clock_goes() {
    let mut desk = fischer();
    desk.key(' ');
    let saved = deskmate::storage::SavedGame::to_be_last("1. e4 *").expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    assert!(matches!(desk.app.screen, Screen::Clock(_)));
}

#[test]
fn every_button_is_also_a_key() {
    let desk = fischer();
    for command in [
        ClockCommand::Pause,
        ClockCommand::SetTimes,
        ClockCommand::ChangeSides,
        ClockCommand::StartAgain,
        ClockCommand::PressAt(ClockSide::First),
        ClockCommand::PressAt(ClockSide::Second),
        ClockCommand::PressMover,
    ] {
        assert!(
            keys::cap(Context::Clock, &command.into()).is_some(),
            "{command:?}"
        );
    }
    let start = keys::cap_of(&desk.app, &Command::Escape);
    assert!(start.is_some());
}

#[test]
fn the_clock_stands_while_something_is_asked() {
    let mut desk = fischer();
    desk.key(' ');
    desk.wait(1_000);
    desk.key('r');
    desk.wait(10_000);
    assert_eq!(shown(&desk).0, 299_000);
    desk.key('n');
    desk.wait(1_000);
    assert_eq!(shown(&desk).0, 298_000);
}

#[test]
fn other_times_end_a_game_only_if_that_is_agreed_to() {
    let mut desk = fischer();
    desk.key(' ');
    desk.key('s');
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 0));
    desk.press(Key::Enter);
    let control = |desk: &Desk| clock(desk).clock().control().white.to_string();
    let before = control(&desk);
    assert!(clock(&desk).question().is_some());
    desk.run(ClockCommand::Answer(false));
    assert_eq!((clock(&desk).question(), control(&desk)), (None, before));
    desk.key('s');
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 0));
    desk.press(Key::Enter);
    desk.run(ClockCommand::Answer(true));
    assert_eq!(control(&desk), "60");
    assert_eq!(shown(&desk), (60_000, 60_000));
}

#[test]
fn a_clock_that_was_started_keeps_the_names_of_its_players() {
    let mut desk = fischer();
    desk.run(ClockCommand::PressMover);
    desk.run(ClockCommand::Pause);
    desk.press(Key::Escape);
    desk.app.settings.white = Some("Cleo".into());
    desk.app.settings.black = Some("Dora".into());
    desk.key('k');
    let has = |desk: &Desk, name: &str| desk.texts().iter().any(|text| text == name);
    assert!(has(&desk, "Anderssen") && has(&desk, "Kieseritzky"));
    desk.run(ClockCommand::StartAgain);
    desk.key('y');
    assert!(has(&desk, "Cleo") && has(&desk, "Dora"), "the next ones");
}
