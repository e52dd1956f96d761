//! Where files are reached by the dialogs of the system, as in a browser.

use std::fs;

use deskmate::app::{
    Command, Content, Effect, FileAccess, FileCommand, FileTask, Notice, WindowEffect,
};

use deskmate::app::keys::Key;

use crate::desk::Desk;

/// A desk whose system asks for files by itself. What is saved goes to its folder of games.
fn desk_with_dialogs(mut desk: Desk) -> Desk {
    desk.app.file_access = FileAccess::Dialogs;
    desk.app.folder = desk.games_path();
    desk
}

fn asks_for_file(desk: &Desk) -> usize {
    let asked = Effect::Window(WindowEffect::ChooseFile);
    desk.effects.iter().filter(|it| **it == asked).count()
}

#[test]
fn the_system_asks_which_file_to_open() {
    let mut desk = desk_with_dialogs(Desk::new());
    desk.ctrl('o');
    assert_eq!(asks_for_file(&desk), 1);
    assert_eq!(desk.app.dialog(), None);
    let file = desk.games_path().join("one.pgn");
    fs::create_dir_all(desk.games_path()).expect("a folder");
    fs::write(&file, "[White \"Morphy\"]\n\n1. e4 *\n").expect("a file");
    desk.run(Command::File(FileCommand::Open(file)));
    assert!(desk.is_reviewing());
}

#[test]
fn a_game_is_saved_in_one_step_and_again_after_changes() {
    let mut desk = desk_with_dialogs(Desk::with_last("1. e4 e5 *\n"));
    desk.key('l');
    desk.ctrl('s');
    assert_eq!(desk.app.form(), None, "no path is asked for");
    let saved = desk.effects.iter().find_map(|effect| match effect {
        Effect::FileTask(FileTask::Save {
            content: Content::Game(_),
            to,
        }) => Some(to.path.clone()),
        _ => None,
    });
    let path = saved.expect("it is saved");
    assert!(fs::read_to_string(&path).expect("a file").contains("1. e4"));
    let name = path.rsplit('/').next().expect("a name").to_string();
    assert_eq!(desk.notice(), Some(Notice::Saved(Some(name))));
    fs::remove_file(&path).expect("it is there");
    desk.ctrl('s');
    assert!(fs::exists(&path).expect("a folder"), "it is saved anew");
}

#[test]
fn all_games_are_saved_in_one_step() {
    let mut desk = desk_with_dialogs(Desk::with_last("1. e4 e5 *\n"));
    for name in ["one", "two"] {
        let file = desk.games_path().join(format!("{name}.pgn"));
        fs::write(&file, format!("[White \"{name}\"]\n\n1. d4 *\n")).expect("a file");
    }
    desk.key('o');
    desk.shift('x');
    assert_eq!(desk.app.form(), None, "no path is asked for");
    let all = fs::read_to_string(desk.games_path().join("games.pgn")).expect("a file");
    assert_eq!(all.matches("1. ").count(), 3, "{all}");
    let exported = Notice::Exported {
        place: "games.pgn".into(),
        games: 3,
    };
    assert_eq!(desk.notice(), Some(exported));
    assert_eq!(desk.message(), "3 games saved to games.pgn");
    desk.key('x');
    assert_eq!(desk.app.form(), None, "nor for one");
}

#[test]
fn the_screen_stays_on_while_a_game_is_played() {
    let mut desk = Desk::new();
    assert!(!desk.app.keeps_screen_on());
    desk.new_game();
    assert!(desk.app.keeps_screen_on());
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(!desk.app.keeps_screen_on());
    desk.press(Key::Escape);
    assert!(!desk.app.keeps_screen_on());
}
