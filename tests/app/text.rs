//! Is text from outside limited in length?

use crate::desk;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{
    BoardCommand, ClipboardFault, Command, EntryFault, Failure, FieldId, FileCommand, Form,
    FormCommand, LibraryCommand, Notice, Reply, Rules, Step,
};
use deskmate::rules::Color;
use deskmate::storage::Settings;
use deskmate::storage::library::ListFault;
use deskmate::view::{Face, Look, Scene, Zone};

/// Unusual texts, with letters that are wide, few, in no font, or without width.
const LETTERS: [&str; 5] = ["W", "李", "محمد ", "a\u{301}", "\u{301}"];

/// The place of the name of White among the fields for a new game.
const NAME: usize = 3;

/// Unfolds the rare rows.
const MORE: Command = Command::Form(FormCommand::Choose(FieldId::More, 1));

fn form(desk: &Desk) -> &Form {
    desk.app.form().expect("a form is open")
}

fn paste(desk: &mut Desk, text: &str) {
    desk.clipboard = text.into();
    desk.run(Command::File(FileCommand::Paste));
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

/// A game with long text in every possible place.
fn game_of(long: &str) -> String {
    format!(
        "[Event \"{long}\"]\n[White \"{long}\"]\n[Black \"{long}x\"]\n[Termination \"{long}\"]\n\
         [Opening \"{long}\"]\n[TimeControl \"{long}\"]\n\n{{{long}}} 1. e4 {{{long}}} e5 (1... c5 {{{long}}}) *\n"
    )
}

/// Every screen that shows text from outside, with a long text.
fn screens(long: &str) -> Vec<(&'static str, Desk)> {
    let text = game_of(long);
    let saved = |keys: &str| {
        let settings = Settings {
            white: Some(long.into()),
            black: Some(long.into()),
            names: vec![long.into()],
            position: long.into(),
            chess960: long.into(),
            ..players()
        };
        let mut desk = Desk::with(settings, |folder| {
            std::fs::create_dir_all(folder).expect("a folder");
            std::fs::write(folder.join("last.txt"), &text).expect("a file");
        });
        for key in keys.chars() {
            desk.key(key);
        }
        desk
    };
    let after = |keys: &str, act: &dyn Fn(&mut Desk)| {
        let mut desk = saved(keys);
        act(&mut desk);
        desk
    };
    let pasted = |keys: &str, command: Command| {
        after(keys, &|desk| {
            desk.run(command.clone());
            paste(desk, long);
        })
    };
    let rules = |rules: Rules| {
        let field = match rules {
            Rules::Position => FieldId::Start,
            _ => FieldId::Rules,
        };
        Command::Form(FormCommand::Choose(field, 1))
    };
    vec![
        ("start", saved("")),
        ("new game", saved("s")),
        ("review", saved("l")),
        ("library", saved("o")),
        (
            "board editor",
            pasted("e", Command::Form(FormCommand::Focus(Step::Forward))),
        ),
        (
            "name",
            pasted("s", Command::Form(FormCommand::Focus(Step::To(NAME)))),
        ),
        (
            "number",
            after("s", &|desk| {
                desk.run(MORE);
                desk.run(rules(Rules::Chess960));
            }),
        ),
        (
            "position",
            after("s", &|desk| {
                desk.run(MORE);
                desk.run(rules(Rules::Position));
            }),
        ),
        (
            "search",
            pasted("o", Command::Library(LibraryCommand::Search)),
        ),
        ("path", pasted("", Command::File(FileCommand::OpenFile))),
        (
            "a path that cannot be opened",
            after("", &|desk| {
                desk.run(Command::File(FileCommand::OpenFile));
                paste(desk, long);
                desk.run(Command::Form(FormCommand::Submit));
            }),
        ),
        (
            "typed move",
            after("s", &|desk| {
                desk.run(Command::Form(FormCommand::Submit));
                desk.run(Command::Board(BoardCommand::TypeMove));
                paste(desk, long);
            }),
        ),
        (
            "game",
            after("s", &|desk| desk.run(Command::Form(FormCommand::Submit))),
        ),
        (
            "failure",
            after("s", &|desk| {
                desk.run(Command::Form(FormCommand::Submit));
                // No path is longer.
                let path = long.chars().take(4_096).collect();
                desk.run(Reply::SaveFailed(Failure::NotPasted(
                    ClipboardFault::System(path),
                )));
            }),
        ),
    ]
}

/// The texts of a scene, with the widths of their sprites.
fn sprites(scene: &Scene) -> impl Iterator<Item = (&str, i32)> {
    scene.shapes.iter().filter_map(|shape| match &shape.look {
        Look::Text { text, .. } => Some((text.as_str(), shape.area.w)),
        _ => None,
    })
}

#[test]
fn no_text_is_painted_wider_than_the_window() {
    for letter in LETTERS {
        let long = letter.repeat(20_000);
        for (name, mut desk) in screens(&long) {
            for (w, h) in [(1280, 800), (640, 480)] {
                desk.resize(w, h);
                let scene = desk.scene();
                for (text, width) in sprites(&scene) {
                    assert!(
                        width <= w,
                        "{name}: {letter:?} × {} is {width}",
                        letters(text)
                    );
                    // Letters without a width are as many as a line can have.
                    assert!(letters(text) <= 4_200, "{name}: {letter:?}");
                }
            }
        }
    }
}

#[test]
fn text_pasted_into_a_line_is_cut_to_fit_with_a_message() {
    let long = "W".repeat(20_000);
    for (name, desk) in screens(&long) {
        let room = match name {
            "name" | "typed move" | "search" => 200,
            "board editor" => 1_000,
            "path" => 4_096,
            _ => continue,
        };
        let field = desk.app.edited_text().expect("a line");
        assert_eq!(field.text(), "W".repeat(room), "{name}");
        assert_eq!(field.caret(), room, "{name}");
        match desk.app.form() {
            Some(_) => assert_eq!(desk.fault(), Some(EntryFault::NoRoom(room)), "{name}"),
            None => assert_eq!(desk.notice(), Some(Notice::NoRoom(room)), "{name}"),
        }
    }
}

#[test]
fn a_path_that_is_too_long_gives_a_reason() {
    for (letter, room) in [("W", 199), ("word ", 199)] {
        let mut desk = Desk::new();
        desk.ctrl('o');
        paste(&mut desk, &letter.repeat(20_000));
        desk.run(Command::Form(FormCommand::Submit));
        let Some(EntryFault::Failed(Failure::NotListed(fault))) = desk.fault() else {
            panic!("{:?}", desk.fault());
        };
        let ListFault { name, why } = fault;
        let cut: String = letter.chars().cycle().take(room).collect();
        assert_eq!(name, Some(format!("{cut}…")));
        let why = why.to_string();
        let scene = desk.scene();
        let words: Vec<&str> = why.split_whitespace().collect();
        let said = sprites(&scene).map(|(text, _)| text);
        let said = said.collect::<Vec<_>>().join(" ");
        assert!(said.contains(&words.join(" ")), "{said}");
    }
}

#[test]
fn a_full_line_takes_what_replaces_its_selection_and_no_more() {
    let mut desk = Desk::new();
    desk.open_new_game();
    paste(&mut desk, &"李".repeat(200));
    assert_eq!(form(&desk).fault, None);
    desk.type_text("x");
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::White)),
        "李".repeat(200)
    );
    assert!(form(&desk).fault.is_some());
    desk.ctrl('a');
    desk.type_text("xy");
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "xy");
    assert_eq!(form(&desk).fault, None);
}

#[test]
fn a_long_name_in_the_settings_is_cut_and_shown_as_saved() {
    let settings = Settings {
        white: Some("W".repeat(4_700)),
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.open_new_game();
    let cut = format!("{}…", "W".repeat(199));
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), cut);
    // The file keeps the whole name until it is used.
    desk.press(deskmate::app::keys::Key::Escape);
    desk.key('m');
    let (written, _) = desk.files.settings.read();
    assert_eq!(written.white, Some("W".repeat(4_700)));
    desk.new_game();
    desk.play(&["e2e4"]);
    assert_eq!(desk.game().players.white.as_deref(), Some(&*cut));
    assert!(desk.file().contains(&format!("[White \"{cut}\"]")));
}

#[test]
fn only_names_that_fit_are_suggested() {
    let settings = Settings {
        names: vec!["W".repeat(4_700), "Wolf".into()],
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.open_new_game();
    desk.type_text("w");
    desk.press(Key::Right);
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Wolf");
}

#[test]
fn a_game_with_long_names_is_resumed_without_losing_text() {
    let long = "李 W".repeat(20_000);
    let text = game_of(&long);
    let mut desk = Desk::with_last(&text);
    desk.key('c');
    assert_eq!(letters(desk.white()), 200);
    desk.play(&["g1f3"]);
    let saved = desk.file();
    for kept in ["White", "Event", "Termination"].map(|name| format!("[{name} \"{long}\"]")) {
        let is_own = kept.starts_with("[Termination");
        assert_eq!(saved.contains(&kept), !is_own);
    }
    assert!(saved.contains(&format!("[Black \"{long}x\"]")));
    assert_eq!(
        saved.matches("李").count(),
        text.matches("李").count() - 20_000
    );
    // Another game has the shortened names.
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert!(letters(desk.white()) == 200 && desk.white().ends_with('…'));
}

/// The focused line: the x coordinates of its caret positions, and its ends.
fn line(desk: &Desk, wanted: FieldId) -> (Vec<(usize, i32)>, i32, i32) {
    let is_it = |zone: &Zone| matches!(zone, Zone::Text { id, .. } if *id == wanted);
    let at = desk.zone_where(is_it);
    let scene = desk.scene();
    match scene.zone_at(at) {
        Some((area, Zone::Text { stops, .. })) => (stops.clone(), area.x, area.right()),
        other => panic!("{other:?} is no line"),
    }
}

#[test]
fn a_line_that_is_too_long_shows_the_part_around_its_caret() {
    let mut desk = Desk::new();
    desk.ctrl('o');
    let game: String = (1..=240).map(|n| format!("{n}. Nf3 Nf6 ")).collect();
    paste(&mut desk, &game);
    let room = |desk: &Desk| desk.app.edited_text().expect("a line").text().len();
    for caret in [room(&desk), 1_000, 0] {
        let (id, place, select) = (FieldId::Path, caret, false);
        desk.run(Command::Form(FormCommand::PlaceCaret { id, place, select }));
        let (stops, left, right) = line(&desk, FieldId::Path);
        let x = stops
            .iter()
            .find(|stop| stop.0 == caret)
            .expect("a place")
            .1;
        assert!((left..right).contains(&x), "{caret}: {x}");
        let scene = desk.scene();
        let shown = sprites(&scene).map(|(text, _)| text);
        let shown = shown.filter(|text| text.len() > 10 && form(&desk).text(id).contains(text));
        let shown: Vec<&str> = shown.collect();
        assert_eq!(shown.len(), 1, "{caret}: {shown:?}");
        // What is seen begins and ends no further from the edges than a letter.
        let width = desk.fonts.width(Face::Regular, shown[0], 15);
        assert!(width > 300 && width < right - left + 40, "{caret}: {width}");
    }
    // In the middle there is something to be seen on both sides of the caret.
    let (stops, left, right) = {
        let (id, place, select) = (FieldId::Path, 1_000, false);
        desk.run(Command::Form(FormCommand::PlaceCaret { id, place, select }));
        line(&desk, FieldId::Path)
    };
    let x = stops
        .iter()
        .find(|stop| stop.0 == 1_000)
        .expect("a place")
        .1;
    assert!(x - left > 60 && right - x > 60, "{left} {x} {right}");
}
