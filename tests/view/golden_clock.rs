//! The big clock: its golden pictures, and the sizes of what is touched.

use crate::desk::{Desk, players};
use crate::golden::check;
use crate::screens::{big_clock, in_window, windows};

use deskmate::app::keys::Key;
use deskmate::app::{ClockCommand, Command, SettingsCommand};
use deskmate::rules::Color;
use deskmate::storage::TextSize;
use deskmate::view::{Look, Rect, Scene};

fn sized(mut desk: Desk, w: i32, h: i32) -> Desk {
    desk.resize(w, h);
    desk
}

#[test]
fn two_halves() {
    check("big_clock", big_clock());
}

#[test]
fn two_halves_in_the_smallest_window() {
    check("big_clock_640x480", sized(big_clock(), 640, 480));
}

#[test]
fn one_half_above_the_other_and_turned() {
    check("big_clock_600x1000", sized(big_clock(), 600, 1000));
}

#[test]
fn time_over() {
    let mut desk = big_clock();
    desk.wait(700_000);
    check("big_clock_over", desk);
}

#[test]
fn low_time_while_a_question_is_open() {
    let mut desk = big_clock();
    desk.wait(480_000);
    desk.press(Key::Escape);
    check("big_clock_question", desk);
}

#[test]
fn the_form_for_its_times() {
    let mut desk = big_clock();
    desk.key('s');
    check("big_clock_times", desk);
}

#[test]
fn its_buttons_have_words_with_the_largest_text() {
    for (w, h) in [(1280, 800), (600, 1000)] {
        let mut desk = sized(big_clock(), w, h);
        desk.app.settings.text_size = TextSize::Largest;
        let shown = desk.texts();
        for label in ["Pause", "Set times", "Change sides", "Close"] {
            assert!(shown.iter().any(|text| text == label), "{label}: {shown:?}");
        }
    }
}

/// `9:40` beside `10:00`.
#[test]
fn both_halves_have_digits_of_the_same_size_and_say_who_begins() {
    let mut desk = sized(Desk::with(players(), |_| {}), 1280, 800);
    desk.key('k');
    let shown = desk.texts();
    let begins = shown.iter().filter(|text| text.contains("White begins"));
    assert_eq!(begins.count(), 1, "{shown:?}");
    desk.key(' ');
    desk.wait(20_000);
    let scene = desk.scene();
    let digits = scene.shapes.iter().filter_map(|shape| match &shape.look {
        Look::Text { text, em, .. } if text.contains(':') => Some(*em),
        _ => None,
    });
    let sizes: Vec<i32> = digits.collect();
    assert!(sizes.len() == 2 && sizes[0] == sizes[1], "{sizes:?}");
}

/// The areas that are touched.
fn targets(scene: &Scene) -> Vec<Rect> {
    let commands = [
        ClockCommand::Press(Color::White).into(),
        ClockCommand::Press(Color::Black).into(),
        ClockCommand::Pause.into(),
        ClockCommand::SetTimes.into(),
        ClockCommand::ChangeSides.into(),
        ClockCommand::StartAgain.into(),
        ClockCommand::Answer(true).into(),
        ClockCommand::Answer(false).into(),
        Command::Settings(SettingsCommand::ToggleSound),
        Command::Escape,
    ];
    let areas = commands.iter().filter_map(|command| scene.area_of(command));
    areas.collect()
}

#[test]
fn everything_on_it_can_be_hit_by_a_finger() {
    for (window, text_size) in windows() {
        for asks in [false, true] {
            let mut desk = big_clock();
            if asks {
                desk.key('r');
            }
            desk = in_window(desk, window);
            desk.app.settings.text_size = text_size;
            let found = targets(&desk.scene());
            assert!(found.len() >= 7, "{window:?}: {found:?}");
            for area in found {
                let least = area.w.min(area.h);
                assert!(least >= 40, "{area:?} in {window:?}, {text_size:?}");
            }
        }
    }
}

/// The whole time is read from across a board: its digits have at least a quarter of the height of the half or
/// three quarters of its width.
#[test]
fn digits_are_as_large_as_fit() {
    for (window, text_size) in windows() {
        let mut desk = in_window(big_clock(), window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let half = desk.zone_of(&ClockCommand::Press(clock_turn(&desk)).into());
        let digits = scene.shapes.iter().filter_map(|shape| match &shape.look {
            Look::Text { em, .. } if half.contains(shape.area.center()) => Some((*em, shape.area)),
            _ => None,
        });
        let (em, area) = digits.max_by_key(|(em, _)| *em).expect("digits");
        assert!(
            4 * em >= half.h || 4 * area.w >= 3 * half.w - 4 * 64,
            "{em} in {half:?}, {window:?}, {text_size:?}"
        );
    }
}

fn clock_turn(desk: &Desk) -> Color {
    desk.app.big_clock().expect("the big clock").turn()
}

/// The player across the table reads the upper half upright, and hits it where he sees it.
#[test]
fn the_upper_half_is_turned_in_a_high_window() {
    let mut desk = sized(Desk::new(), 600, 1000);
    desk.key('k');
    let upper = desk.zone_of(&ClockCommand::Press(Color::White).into());
    let lower = desk.zone_of(&ClockCommand::Press(Color::Black).into());
    assert!(upper.bottom() <= lower.y);
    let scene = desk.scene();
    for shape in &scene.shapes {
        if matches!(shape.look, Look::Text { .. }) {
            assert_eq!(
                shape.turned,
                upper.contains(shape.area.center()),
                "{shape:?}"
            );
        }
    }
}
