//! Is everything that can be clicked large enough for a finger?

use std::collections::BTreeMap;

use crate::desk::Desk;
use crate::screens::{SCREENS, in_window};

use deskmate::app::keys::{self, Context};
use deskmate::app::{
    App, BoardCommand, Command, Dialog, FileCommand, MenuCommand, PlayCommand, PracticeCommand,
    ReviewCommand, Screen, SettingsCommand, StartCommand,
};
use deskmate::view::{Point, Rect, Scene, Zone};

/// The least side of a target in pixels on the screens for playing; and in windows smaller than designed.
const PLAYING: [i32; 2] = [40, 36];
/// The same on all other screens.
const ELSEWHERE: [i32; 2] = [32, 27];

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
pub fn targets(scene: &Scene) -> Vec<(Rect, Command)> {
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
            | Command::Practice(PracticeCommand::ShowLine { .. })
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
        if matches!(desk.app.screen, Screen::Review(_)) {
            continue;
        }
        let is_for_playing = is_for_playing(&desk.app);
        for (w, h) in WINDOWS {
            desk = in_window(desk, (w, h, 1.0));
            let least = if is_for_playing {
                PLAYING[usize::from(h < 800)]
            } else {
                ELSEWHERE[usize::from(w < 1280 || h < 800)]
            };
            let scene = desk.scene();
            let targets = targets(&scene).into_iter();
            for (area, command) in targets.filter(|(_, command)| !is_line(command)) {
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

/// What two players do in a game, each by keys, by the mouse and by a finger: the pointer finds it on the board's screen or in the
/// menu, and a finger as well, since each of these areas is wide enough for one.
#[test]
fn every_command_of_a_game_is_reached_by_keys_and_by_the_pointer() {
    let commands: [Command; 12] = [
        PlayCommand::TakeBack.into(),
        PlayCommand::Draw.into(),
        PlayCommand::Resign.into(),
        PlayCommand::Pause.into(),
        Command::Flip,
        BoardCommand::TypeMove.into(),
        MenuCommand::AllKeys.into(),
        Command::Settings(SettingsCommand::Show),
        Command::Settings(SettingsCommand::FullScreen),
        Command::File(FileCommand::SaveAs),
        Command::Start(StartCommand::Leave),
        Command::Quit,
    ];
    for (w, h) in [(1280, 800), (640, 480), (600, 1000)] {
        let mut desk = Desk::playing();
        desk.play(&["e2e4", "e7e5"]);
        desk = in_window(desk, (w, h, 1.0));
        let keys: Vec<bool> = commands
            .iter()
            .map(|it| {
                let in_menu = keys::cap(Context::Menu, it);
                keys::cap_of(&desk.app, it).or(in_menu).is_some()
            })
            .collect();
        let mut seen = targets(&desk.scene());
        desk.run(MenuCommand::Open);
        seen.extend(targets(&desk.scene()));
        for (command, has_key) in commands.iter().zip(keys) {
            assert!(has_key, "{command:?} has no key");
            let has_area = seen.iter().any(|(_, given)| given == command);
            assert!(has_area, "{command:?} has no area in {w}×{h}");
        }
    }
}
