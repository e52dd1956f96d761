//! The settings in pages: their golden pictures, their layout, and the sizes of what is touched.

use crate::data::legal;
use crate::desk::Desk;
use crate::golden::check;
use crate::screens::{in_window, windows};

use std::time::Duration;

use deskmate::app::{
    AnalysisAnswer, Command, Effect, FieldId, FormCommand, Machine, Reply, Setting,
    SettingsCommand, SettingsPage, Step, TaskReply, Trial, trial_position,
};
use deskmate::engine::Score;
use deskmate::sound::Sound;
use deskmate::view::{Rect, Zone};

/// A page, with two engines found.
pub fn page(page: SettingsPage) -> Desk {
    let mut desk = Desk::new();
    desk.key(',');
    let engines = ["/usr/games/stockfish", "/usr/games/gnuchess"];
    let engines = engines.map(str::to_string).to_vec();
    let machine = Machine {
        engines: Some(engines),
        threads: 8,
        games: "/home/anna/games".into(),
    };
    desk.run(Reply::Task(TaskReply::Engines(machine)));
    desk.run(SettingsCommand::Page(page));
    desk
}

pub fn found() -> Desk {
    let mut desk = page(SettingsPage::Game);
    desk.key('/');
    desk.type_text("move");
    desk
}

fn sized(mut desk: Desk, w: i32, h: i32) -> Desk {
    desk.resize(w, h);
    desk
}

#[test]
fn board_and_pieces() {
    check("settings", page(SettingsPage::Board));
}

#[test]
fn board_and_pieces_in_the_smallest_window() {
    check(
        "settings_640x480",
        sized(page(SettingsPage::Board), 640, 480),
    );
}

#[test]
fn board_and_pieces_in_a_high_window() {
    check(
        "settings_600x1000",
        sized(page(SettingsPage::Board), 600, 1000),
    );
}

#[test]
fn engines() {
    let mut desk = page(SettingsPage::Engines);
    desk.run(FormCommand::Choose(FieldId::Engine, 1));
    check("settings_engines", desk);
}

/// An engine that was tried, and one that does not answer.
pub fn tried() -> Desk {
    let mut desk = page(SettingsPage::Engines);
    let trial = Trial {
        name: "Stockfish 16".to_owned(),
        author: "Marco Costalba, Tord Romstad".to_owned(),
        ready: Duration::from_millis(180),
        depth: 21,
        best: legal(&trial_position(), "d5"),
        score: Score::Centipawns(-20),
        speed: 3_400_000,
    };
    for (engine, found) in [(2, None), (1, Some(trial))] {
        desk.run(FormCommand::Choose(FieldId::Engine, engine));
        desk.run(SettingsCommand::TryEngine);
        let ticket = desk.effects.iter().rev().find_map(|effect| match effect {
            Effect::Analyse(task) => Some(task.ticket),
            _ => None,
        });
        let ticket = ticket.expect("a task");
        desk.run(Reply::Analysis(ticket, AnalysisAnswer::Tried(found)));
    }
    desk
}

/// An engine that was added is to be removed.
#[test]
fn an_engine_to_be_removed() {
    let mut desk = page(SettingsPage::Engines);
    desk.app.settings.engines = vec!["/home/anna/bin/old".into()];
    desk.run(SettingsCommand::Page(SettingsPage::Engines));
    desk.run(FormCommand::Choose(FieldId::Engine, 3));
    desk.run(SettingsCommand::RemoveEngine);
    check("settings_engine_removed", desk);
}

#[test]
fn engines_that_were_tried() {
    check("settings_engines_tried", tried());
}

#[test]
fn engines_that_were_tried_in_the_smallest_window() {
    let mut desk = sized(tried(), 640, 480);
    while desk.app.form().expect("the settings").focus != FieldId::TryEngine {
        desk.run(FormCommand::Focus(Step::Forward));
    }
    check("settings_engines_640x480", desk);
}

#[test]
fn settings_of_the_language() {
    check("settings_language", page(SettingsPage::Language));
}

#[test]
fn settings_of_sound() {
    let mut desk = page(SettingsPage::Sound);
    let check_sound = FieldId::Setting(Setting::Sound(Sound::Check));
    desk.run(FormCommand::Choose(check_sound, 0));
    check("settings_sound", desk);
}

#[test]
fn settings_of_sound_in_other_windows() {
    for (w, h) in [(640, 480), (600, 1000)] {
        let mut desk = page(SettingsPage::Sound);
        desk.run(FormCommand::Choose(FieldId::Setting(Setting::Volume), 0));
        check(&format!("settings_sound_{w}x{h}"), sized(desk, w, h));
    }
}

#[test]
fn engines_in_a_high_window() {
    let desk = sized(page(SettingsPage::Engines), 600, 1000);
    check("settings_engines_600x1000", desk);
}

#[test]
fn a_setting_that_is_looked_for() {
    check("settings_found", found());
}

/// The areas of all commands, as far as they are seen.
fn targets(desk: &Desk) -> Vec<(Rect, Command)> {
    let scene = desk.scene();
    let mut found: Vec<(Rect, Command)> = Vec::new();
    for y in (0..scene.size.h).step_by(4) {
        for x in (0..scene.size.w).step_by(4) {
            let zone = scene.zone_at(deskmate::view::Point::new(x, y));
            if let Some((area, Zone::Do(command))) = zone
                && !found.iter().any(|(_, known)| known == command)
            {
                found.push((area, command.clone()));
            }
        }
    }
    found
}

#[test]
fn everything_can_be_hit_by_a_finger() {
    for shown in SettingsPage::ALL {
        for (window, text_size) in windows() {
            let mut desk = in_window(page(shown), window);
            desk.app.settings.text_size = text_size;
            let content = desk.scene().area();
            let list = desk.scene();
            let list = list.rows().expect("the blocks");
            for (area, command) in targets(&desk) {
                // What is scrolled is cut at its edges, as is the row of pages.
                let is_cut = list.last_first() > 0 && area.h < 32 && area.w >= 32
                    || matches!(command, Command::Settings(SettingsCommand::Page(_)));
                let least = area.w.min(area.h);
                assert!(
                    least >= 30 || is_cut,
                    "{command:?} {area:?} of {content:?} in {window:?}, {text_size:?}"
                );
            }
        }
    }
}

#[test]
fn files() {
    let desk = page(SettingsPage::Files);
    check("settings_files", desk);
}

#[test]
fn the_file_of_an_engine_is_chosen_without_games_and_preview() {
    for (w, h) in [(1280, 800), (600, 1000), (640, 480)] {
        let mut desk = sized(page(SettingsPage::Engines), w, h);
        desk.run(SettingsCommand::AddEngine);
        let texts = desk.texts();
        let is_there = |text: &str| texts.iter().any(|shown| shown == text);
        assert!(is_there("Choose") && !is_there("Games"), "{w}×{h}");
    }
}
