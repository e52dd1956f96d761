//! Is everything that can be clicked large enough for a finger?

use std::collections::BTreeMap;

use crate::screens::{SCREENS, in_window};

use deskmate::app::{
    App, BoardCommand, Command, Dialog, MenuCommand, ReviewCommand, Screen, StartCommand,
};
use deskmate::view::{Point, Rect, Scene, Zone};

/// The least side of a target in pixels on the screens for playing; and in windows smaller than designed.
const PLAYING: [i32; 2] = [40, 36];
/// That of the buttons at an end of the board in the smallest window.
const AT_END: i32 = 26;

/// The windows of the design.
const WINDOWS: [(i32, i32); 6] = [
    (1280, 800),
    (1024, 768),
    (640, 480),
    (600, 1000),
    (768, 1024),
    (1920, 1080),
];

/// Every area with a command that the pointer can reach, as far as it is not covered.
fn targets(scene: &Scene) -> Vec<(Rect, Command)> {
    let mut found: Vec<(Rect, Command)> = Vec::new();
    for y in (0..scene.size.h).step_by(4) {
        for x in (0..scene.size.w).step_by(4) {
            if let Some((area, Zone::Do(command))) = scene.zone_at(Point::new(x, y))
                && !found.iter().any(|(known, _)| *known == area)
            {
                found.push((area, command.clone()));
            }
        }
    }
    found
}

/// Whether two play or are about to, rather than look at games or settings.
fn is_for_playing(app: &App) -> bool {
    let is_own = |dialog: &Dialog| matches!(dialog, Dialog::NewGame(_) | Dialog::ClockTimes(_));
    let plays = matches!(
        app.screen,
        Screen::Start | Screen::Play(_) | Screen::Clock(_)
    );
    plays && app.dialogs.iter().all(is_own)
}

/// Lines of moves and rows of keys are read as text.
fn is_line(command: &Command) -> bool {
    matches!(
        command,
        Command::Board(BoardCommand::Show(_))
            | Command::Menu(MenuCommand::PressKey(_))
            | Command::Review(ReviewCommand::FollowLine { .. } | ReviewCommand::Go(_))
    )
}

/// The buttons at an end of the board have less room in the smallest window.
fn is_at_end(command: &Command) -> bool {
    matches!(
        command,
        Command::Start(StartCommand::Rematch | StartCommand::LoadLast | StartCommand::NewGame)
    )
}

/// Whether a target reaches the edge of the list that it is in, so that scrolling may have cut it.
fn is_cut(scene: &Scene, area: Rect) -> bool {
    let middle = area.center();
    let in_list = |y: i32| scene.list_at(Point::new(middle.x, y)).is_some();
    in_list(middle.y) && !(in_list(area.y - 1) && in_list(area.bottom()))
}

#[test]
fn every_target_is_large_enough_for_a_finger() {
    let mut small: BTreeMap<String, String> = BTreeMap::new();
    for (name, open) in SCREENS {
        let mut desk = open();
        if !is_for_playing(&desk.app) {
            continue;
        }
        for (w, h) in WINDOWS {
            desk = in_window(desk, (w, h, 1.0));
            let is_small = h < 800;
            let usual = PLAYING[usize::from(is_small)];
            let scene = desk.scene();
            let targets = targets(&scene).into_iter();
            for (area, command) in targets.filter(|(_, command)| !is_line(command)) {
                let least = if is_small && is_at_end(&command) {
                    AT_END
                } else {
                    usual
                };
                if area.w.min(area.h) < least && !is_cut(&scene, area) {
                    let what = format!("{command:?}, {w}×{h}");
                    let told = format!("{name}: {}×{}", area.w, area.h);
                    small.entry(what).or_insert(told);
                }
            }
        }
    }
    let told: Vec<String> = small
        .iter()
        .map(|(what, where_is)| format!("{what} in {where_is}"))
        .collect();
    assert!(small.is_empty(), "{}", told.join("\n"));
}
