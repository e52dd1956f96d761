//! Does everything fit, in windows of every size?

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use crate::desk;
use crate::golden_position::position_search;
use crate::golden_review::analysing;
use crate::screens::{
    LONG_GAME, SCREENS, WINDOWS, draw_of_many, each, face_to_face, game_of_match, in_window,
    long_game, timed_game, windows,
};

use desk::{Desk, MODEL};
use deskmate::app::keys::{self, Context, Key};
use deskmate::app::{
    BoardCommand, ClipboardFault, ClockCommand, Command, Dialog, EditorCommand, Failure, FieldId,
    FieldOption, FileCommand, FormCommand, LibraryCommand, MenuCommand, Message, Notice,
    PlayCommand, PositionCommand, Reply, ReviewCommand, SettingsCommand, SettingsPage,
    StartCommand, Step, Tool, Widget,
};
use deskmate::language::Language;
use deskmate::notation::{fen, read_move};
use deskmate::paint;
use deskmate::rules::{Color, Piece, Role};
use deskmate::storage::{ClockKind, Settings, StorageError, TextSize};
use deskmate::view::{
    Content, DARK, Face, Fill, Fonts, Layout, Look, Point, Rect, Rgba, Scene, Shape, Size, Zone,
    ascent,
};
use deskmate::words::{Sentence, Words};

/// Extreme window sizes.
const ODD_WINDOWS: [(i32, i32); 9] = [
    (0, 0),
    (1, 1),
    (7, 5),
    (100, 60),
    (60, 100),
    (3_000, 90),
    (90, 3_000),
    (320, 240),
    (640, 479),
];

/// The texts of a scene: the index of the shape, the text, and the area of its letters.
pub fn texts(scene: &Scene) -> Vec<(usize, &str, Rect)> {
    let letters = |shape: &Shape, em: i32| {
        let baseline = shape.area.y + ascent(em);
        let top = baseline - em * 3 / 4;
        let height = em * 3 / 4 + em / 5;
        let upright = Rect::new(shape.area.x, top, shape.area.w, height);
        if shape.turned {
            upright.turned_in(shape.area)
        } else {
            upright
        }
    };
    let text = |(number, shape): (usize, &'_ Shape)| match &shape.look {
        Look::Text { em, .. } => Some((number, letters(shape, *em))),
        _ => None,
    };
    let found = scene.shapes.iter().enumerate().filter_map(text);
    found
        .map(|(number, area)| match &scene.shapes[number].look {
            Look::Text { text, .. } => (number, text.as_str(), area),
            _ => (number, "", area),
        })
        .filter(|(_, _, area)| area.w > 0)
        .collect()
}

/// Whether an opaque shape covers a point.
fn is_covered(shapes: &[Shape], at: Point) -> bool {
    shapes.iter().any(|shape| {
        let opaque = match &shape.look {
            Look::Plain(color) => color.is_opaque(),
            Look::Rounded {
                fill: Fill::Solid(color),
                ..
            } => color.is_opaque(),
            _ => false,
        };
        opaque && shape.visible.contains(at)
    })
}

fn is_inside(inner: Rect, outer: Rect) -> bool {
    inner.intersection(outer) == Some(inner)
}

/// Whether a text may be cut off: edited text can be longer than its field, and a form can be longer than its
/// area.
fn is_partly_shown(desk: &Desk, shape: &Shape, text: &str) -> bool {
    let is_cut_level = shape.visible != shape.area && shape.visible.w == shape.area.w;
    let Some(form) = desk.app.form() else {
        // The start screen, the pages of players and the list of keys scroll where they are low.
        let scrolls =
            desk.is_at_start() || desk.app.players_tab().is_some() || is_list_of_keys(desk);
        return scrolls && is_cut_level;
    };
    let is_edited = form.fields().any(|field| match &field.widget {
        // The scene has no more of a text than can be seen.
        Widget::Text { field, .. } => {
            field.text() == text || text.len() > 20 && field.text().contains(text)
        }
        _ => false,
    });
    is_edited || is_cut_level
}

fn is_list_of_keys(desk: &Desk) -> bool {
    matches!(desk.app.dialog(), Some(Dialog::Keys { .. }))
}

/// A check of a scene: what is wrong with it.
pub type Check = fn(&Desk, &Scene) -> Vec<String>;

#[test]
fn all_text_is_completely_on_the_board_or_in_the_panel() {
    each(|name, desk, scene| assert_eq!(texts_cut_off(desk, scene), [""; 0], "{name}"));
}

pub fn texts_cut_off(desk: &Desk, scene: &Scene) -> Vec<String> {
    let layout = desk.layout();
    let mut faults = Vec::new();
    for (number, text, area) in texts(scene) {
        let shape = &scene.shapes[number];
        if is_partly_shown(desk, shape, text) {
            let panel = match desk.app.chooser() {
                Some(_) => scene.area(),
                None if is_list_of_keys(desk) => scene.area(),
                None => layout.panel,
            };
            if !is_inside(shape.visible, panel) {
                faults.push(format!("{text:?} outside"));
            }
            continue;
        }
        if shape.visible != shape.area {
            faults.push(format!("{text:?} is cut off"));
        }
        if !is_inside(area, scene.area()) {
            faults.push(format!("{text:?} at {area:?}"));
        }
        // Face to face each player has an end of the window.
        let across = layout.panel.turned_in(scene.area());
        let across = desk.app.across().map_or(layout.panel, |_| across);
        let above = layout.above.unwrap_or(across);
        let below = layout.below.unwrap_or(across);
        let places = [layout.board, layout.panel, above, below];
        let in_place = places.into_iter().any(|place| is_inside(area, place));
        let over_all = desk.app.dialog().is_some();
        if !(in_place || over_all) {
            let panel = layout.panel;
            faults.push(format!("{text:?} at {area:?} beside {panel:?}"));
        }
    }
    faults
}

#[test]
fn no_text_overlaps_another() {
    each(|name, desk, scene| assert_eq!(texts_that_overlap(desk, scene), [""; 0], "{name}"));
}

pub fn texts_that_overlap(_: &Desk, scene: &Scene) -> Vec<String> {
    let texts = texts(scene);
    let mut faults = Vec::new();
    for (index, &(first, one, area)) in texts.iter().enumerate() {
        for &(second, other, over) in &texts[index + 1..] {
            // The rows of a form are clipped.
            let seen = over.intersection(scene.shapes[second].visible);
            let first_seen = area.intersection(scene.shapes[first].visible);
            let Some((area, over)) = first_seen.zip(seen) else {
                continue;
            };
            let Some(shared) = area.intersection(over) else {
                continue;
            };
            let hidden = is_covered(&scene.shapes[first + 1..second], shared.center());
            if !hidden {
                faults.push(format!("{one:?} at {area:?}, {other:?} at {over:?}"));
            }
        }
    }
    faults
}

#[test]
fn labels_stay_inside_what_is_clicked() {
    each(|name, desk, scene| assert_eq!(labels_outside(desk, scene), [""; 0], "{name}"));
}

pub fn labels_outside(_: &Desk, scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, text, area) in texts(scene) {
        let Some(area) = area.intersection(scene.shapes[number].visible) else {
            continue;
        };
        let visible = !is_covered(&scene.shapes[number + 1..], area.center());
        let Some((zone, Zone::Do(_))) = scene.zone_at(area.center()) else {
            continue;
        };
        if visible && zone != scene.area() && !is_inside(area, zone) {
            faults.push(format!("{text:?} at {area:?} in {zone:?}"));
        }
    }
    faults
}

/// The key caps of a scene, and the boxes of switches.
fn key_caps(scene: &Scene) -> Vec<Rect> {
    let is_cap = |shape: &Shape| match &shape.look {
        Look::Rounded {
            fill: Fill::Solid(color),
            ..
        } => [DARK.key_cap, DARK.accent_cap].contains(color),
        _ => false,
    };
    let mut caps: Vec<(usize, Rect)> = Vec::new();
    for (number, shape) in scene.shapes.iter().enumerate() {
        match caps.last_mut() {
            _ if !is_cap(shape) => {}
            // Another corner of the same cap.
            Some((last, cap)) if *last + 1 == number => {
                (*last, *cap) = (number, cap.union(shape.area));
            }
            _ => caps.push((number, shape.area)),
        }
    }
    // Others are below a dialog.
    let is_seen = |cap: &Rect| {
        let (inner, middle) = (cap.shrunk(cap.h / 5), cap.center());
        let ends = [
            Point::new(inner.x, middle.y),
            Point::new(inner.right(), middle.y),
            Point::new(middle.x, inner.y),
            Point::new(middle.x, inner.bottom()),
        ];
        ends.iter().all(|&end| {
            let color = opaque_color(scene, end);
            color == Some(DARK.key_cap) || color == Some(DARK.accent_cap)
        })
    };
    let caps = caps.into_iter().map(|(_, cap)| cap);
    caps.filter(is_seen).collect()
}

/// The colour below the text at a point.
fn opaque_color(scene: &Scene, at: Point) -> Option<Rgba> {
    let color = |shape: &Shape| match &shape.look {
        Look::Plain(color) => Some(*color),
        Look::Rounded {
            fill: Fill::Solid(color),
            ..
        } => Some(*color),
        _ => None,
    };
    let shapes = scene.shapes.iter().rev();
    let mut here = shapes.filter(|shape| shape.visible.contains(at));
    here.find_map(|shape| color(shape).filter(|color| color.is_opaque()))
}

#[test]
fn key_caps_do_not_touch_the_borders_of_what_is_clicked() {
    each(|name, desk, scene| assert_eq!(caps_at_borders(desk, scene), [""; 0], "{name}"));
}

pub fn caps_at_borders(desk: &Desk, scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let mut zones = command_zones(scene);
    // The start screen scrolls where it is low, and may show a part of a button.
    let end = desk.layout().panel.bottom();
    zones.retain(|(zone, _)| !(desk.is_at_start() && zone.bottom() == end));
    for cap in key_caps(scene) {
        let around = zones.iter().filter(|(zone, _)| zone.contains(cap.center()));
        let smallest = around.min_by_key(|(zone, _)| zone.area());
        if let Some((_, command)) = smallest.filter(|(zone, _)| !is_inside(cap, zone.inset(0, 2))) {
            faults.push(format!("the key of {command:?}"));
        }
    }
    faults
}

#[test]
fn the_keys_of_a_promotion_leave_most_of_the_piece_visible() {
    for (window, text_size) in windows() {
        let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
        desk.play(&["b7c8"]);
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let (scene, board) = (desk.scene(), desk.layout().board);
        let caps = key_caps(&scene).into_iter();
        let caps = caps.filter(|cap| board.contains(cap.center()));
        let sides: Vec<i32> = caps.map(|cap| cap.w).collect();
        let square = desk.layout().square_side();
        assert_eq!(sides.len(), if square < 36 { 0 } else { 4 }, "{window:?}");
        let is_small = sides.iter().all(|&side| side <= square / 2);
        assert!(is_small, "{window:?}");
    }
}

/// Every zone with a command that the pointer can reach.
fn command_zones(scene: &Scene) -> Vec<(Rect, Command)> {
    let mut found: Vec<(Rect, Command)> = Vec::new();
    for y in (0..scene.size.h).step_by(5) {
        for x in (0..scene.size.w).step_by(5) {
            if let Some((area, Zone::Do(command))) = scene.zone_at(Point::new(x, y))
                && !found.iter().any(|(known, _)| *known == area)
            {
                found.push((area, command.clone()));
            }
        }
    }
    found
}

#[test]
fn everything_that_can_be_clicked_is_large_enough() {
    for (name, open) in SCREENS {
        let desk = in_window(open(), (MODEL.w, MODEL.h, 1.0));
        let zones = command_zones(&desk.scene());
        assert!(!zones.is_empty(), "{name}");
        for (area, command) in zones {
            // A move in a line of text is as wide as its letters.
            let is_word = matches!(
                command,
                Command::Review(ReviewCommand::FollowLine { .. } | ReviewCommand::Go(_))
            );
            assert!(
                area.h >= 24 && (area.w >= 24 || is_word),
                "{name}: {command:?} at {area:?}"
            );
        }
    }
    let smallest = in_window(Desk::playing(), (640, 480, 1.0));
    for (area, command) in command_zones(&smallest.scene()) {
        assert!(area.h >= 20, "{command:?} at {area:?}");
    }
}

#[test]
fn the_buttons_of_each_screen_are_there_in_every_window() {
    let game = [
        Command::Play(PlayCommand::TakeBack),
        Command::Play(PlayCommand::Draw),
        Command::Play(PlayCommand::Resign),
        Command::Play(PlayCommand::Pause),
        Command::Menu(MenuCommand::Open),
    ];
    // Those on the card, and those of the panel.
    let ended = [
        Command::Board(BoardCommand::Show(Step::To(4))),
        Command::Start(StartCommand::Rematch),
        Command::Start(StartCommand::NewGame),
        Command::Start(StartCommand::LoadLast),
        Command::Play(PlayCommand::CloseResult),
        Command::Flip,
        Command::File(FileCommand::CopyGame),
        Command::Menu(MenuCommand::Open),
    ];
    let review = [Step::First, Step::Back, Step::Forward, Step::Last]
        .map(|step| Command::Board(BoardCommand::Show(step)));
    let start = [
        Command::Start(StartCommand::NewGame),
        Command::Start(StartCommand::Continue),
    ];
    let library = [
        Command::Library(LibraryCommand::OpenGame),
        Command::Library(LibraryCommand::Continue),
        Command::File(FileCommand::ExportGame),
        Command::Library(LibraryCommand::DeleteGame),
        Command::Escape,
    ];
    let tools = (0..Tool::ALL.len())
        .map(|number| Command::Form(FormCommand::Choose(FieldId::Palette, number)));
    let boards = [EditorCommand::Empty, EditorCommand::Initial].map(Command::Editor);
    let turns = [0, 1].map(|number| Command::Form(FormCommand::Choose(FieldId::Turn, number)));
    let ends = [Command::Escape, Command::Form(FormCommand::Submit)];
    let editor: Vec<Command> = tools.chain(boards).chain(turns).chain(ends).collect();
    let wanted: [(&str, &[Command]); 8] = [
        ("library", &library),
        // No move can be taken back, and no draw offered yet.
        ("first move", &game[2..]),
        ("claim", &game),
        ("game over", &ended),
        ("review", &review),
        ("start with a game", &start),
        ("board editor", &editor),
        ("board editor with a fault", &editor),
    ];
    for (name, commands) in wanted {
        let (_, open) = SCREENS
            .iter()
            .find(|(known, _)| *known == name)
            .expect("a screen");
        let mut desk = open();
        for (window, text_size) in windows() {
            desk = in_window(desk, window);
            desk.app.settings.text_size = text_size;
            let scene = desk.scene();
            for command in commands {
                let area = scene.area_of(command);
                let (w, h, _) = window;
                let has_room = has_strip(window) && (w > h || text_size != TextSize::Largest);
                let is_step = matches!(command, Command::Board(BoardCommand::Show(_)));
                if area.is_none() && is_step && name == "game over" && !has_room {
                    continue;
                }
                let area = area.unwrap_or_else(|| panic!("{name} {window:?}: {command:?}"));
                let met = scene.zone_at(area.center());
                assert_eq!(
                    met,
                    Some((area, &Zone::Do(command.clone()))),
                    "{name} {window:?}"
                );
            }
        }
    }
}

#[test]
fn after_a_game_the_score_is_shown_in_every_window() {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let mut again =
        Desk::with_last("[White \"Kieseritzky\"]\n[Black \"Anderssen\"]\n\n1. e4 e5 0-1\n");
    again.new_game();
    again.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let told = |desk: &Desk, words: &str| desk.texts().join(" ").contains(words);
    for (window, text_size) in windows() {
        for desk in [&mut desk, &mut again] {
            let (w, h, scale) = window;
            (desk.frame.size, desk.frame.scale) = (Size { w, h }, scale);
            desk.app.settings.text_size = text_size;
            assert!(
                told(desk, "Anderssen 0 – 1 Kies"),
                "{window:?} {text_size:?}"
            );
        }
        // All games are told only if they are more than those of the match.
        assert!(!told(&desk, "All games"), "{window:?} {text_size:?}");
        // Where the card is smaller than designed, it has no room for them.
        let card = again.layout().unit(560);
        let is_small = again.layout().is_stacked || again.layout().board.w < card;
        let all = told(&again, "All games Anderssen 1 – 1 Kieseritzky");
        assert_eq!(all, !is_small, "{window:?} {text_size:?}");
    }
}

#[test]
fn the_result_of_an_aborted_game_says_in_every_window_that_it_does_not_count() {
    let resigned = |moves: &[&str]| {
        let mut desk = Desk::playing();
        desk.play(moves);
        desk.key('g');
        desk.key('y');
        desk
    };
    let says = |desk: &Desk| {
        let texts = desk.texts().join(" ");
        texts.contains("The game does not count: not both sides have moved.")
    };
    let (mut aborted, mut counted) = (resigned(&["e2e4"]), resigned(&["e2e4", "e7e5"]));
    for (window, text_size) in windows() {
        for (desk, expected) in [(&mut aborted, true), (&mut counted, false)] {
            let (w, h, scale) = window;
            (desk.frame.size, desk.frame.scale) = (Size { w, h }, scale);
            desk.app.settings.text_size = text_size;
            assert_eq!(says(desk), expected, "{window:?} {text_size:?}");
        }
    }
}

#[test]
fn a_warning_beside_the_result_of_a_game_can_be_read_in_every_window() {
    let folder = "/media/anderssen/backup/chess/games";
    let full = io::Error::from(io::ErrorKind::StorageFull);
    let warnings = [
        Notice::NotSaved(StorageError::InUse(folder.into()).into()),
        Notice::CannotSave(StorageError::InUse(folder.into()).into()),
        Notice::NotSaved(Failure::Storage(StorageError::Io {
            path: Path::new(folder).join("last.txt"),
            error: full.into(),
        })),
        Notice::SetAside("2026-11-20_1402_Anderssen-Kieseritzky.pgn".into()),
    ];
    let without_spaces = |text: &str| text.replace(' ', "");
    for warning in warnings {
        let mut desk = Desk::playing();
        desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
        desk.app.notice = Some(warning.clone());
        let message = Message::Notice(warning);
        let Sentence { lead, text, end } = Words::ENGLISH.message(&message, &desk.names());
        let sentence = without_spaces(&(lead + &text + &end));
        for (window, text_size) in windows() {
            let (w, h, scale) = window;
            (desk.frame.size, desk.frame.scale) = (Size { w, h }, scale);
            desk.app.settings.text_size = text_size;
            let name = format!("{window:?} {text_size:?}");
            let seen = without_spaces(&desk.texts().concat());
            assert!(seen.contains(&sentence), "{name}: {sentence}: {seen}");
            assert!(seen.contains("Kieseritzkywins"), "{name}: {seen}");
            let last = Command::Board(BoardCommand::Show(Step::To(4)));
            // With the largest text there is no room for the moves below the board.
            let is_seen = desk.scene().area_of(&last).is_some();
            let has_room = has_strip(window) && (w > h || text_size != TextSize::Largest);
            assert!(is_seen || !has_room, "{name}");
            assert_eq!(texts_cut_off(&desk, &desk.scene()), [""; 0], "{name}");
            assert_eq!(texts_that_overlap(&desk, &desk.scene()), [""; 0], "{name}");
        }
    }
}

#[test]
fn names_are_whole_beside_clocks_that_count_up_in_every_window() {
    let mut desk = long_game();
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let texts = texts(&scene);
        for name in ["Anderssen", "Kieseritzky"] {
            let is_whole = texts.iter().any(|(_, text, _)| *text == name);
            assert!(is_whole, "{window:?} {text_size:?}: {texts:?}");
        }
        let is_time = |text: &str| text.len() == 7 && text.starts_with("0:");
        let clocks = texts.iter().filter(|(_, text, _)| is_time(text)).count();
        assert_eq!(clocks, 2, "{window:?} {text_size:?}: {texts:?}");
    }
}

#[test]
fn what_a_game_lost_its_buttons_for_is_in_the_menu_when_it_has_ended() {
    let mut desk = Desk::playing();
    let commands = [Command::Play(PlayCommand::TakeBack), Command::Flip];
    let in_menu = |desk: &Desk| {
        let lines = keys::menu(&desk.app);
        commands
            .iter()
            .all(|command| lines.iter().any(|line| line.command == *command))
    };
    assert!(!in_menu(&desk));
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(in_menu(&desk));
    let flip = Command::Flip;
    desk.press(Key::Escape);
    desk.click_on(flip);
    assert!(desk.is_flipped() && desk.app.dialog().is_none());
    desk.press(Key::Escape);
    desk.click_on(commands[0].clone());
    assert!(desk.app.dialog().is_none());
    assert!(!in_menu(&desk), "the game goes on");
}

#[test]
fn a_list_shows_both_players_even_with_long_names_and_ends() {
    let mut desk = Desk::with_last(
        "[White \"Kieseritzky, Lionel Adalbert Bagration Felix\"]\n[Black \"Anderssen\"]\n\
         [Result \"1/2-1/2\"]\n[Termination \"threefold repetition\"]\n\n1. e4 e5 1/2-1/2\n",
    );
    desk.key('o');
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let texts = texts(&scene);
        let has = |test: &dyn Fn(&str) -> bool| texts.iter().any(|(_, text, _)| test(text));
        assert!(
            has(&|text| text.starts_with("Kieserit")),
            "{window:?} {text_size:?}: {texts:?}"
        );
        assert!(has(&|text| text == "Anderssen"), "{window:?} {text_size:?}");
        // The game beside the list has no room in a small window.
        let is_shown = has(&|text| text.contains("move 1 of 1"));
        assert!(
            !is_shown || has(&|text| text.contains("Threefold")),
            "{window:?}"
        );
        let (w, h, scale) = window;
        let is_large = w as f32 >= 1280.0 * scale && h as f32 >= 800.0 * scale;
        let is_large = is_large && text_size == TextSize::Normal;
        assert!(is_shown || !is_large, "{window:?}");
    }
}

#[test]
fn long_names_in_a_list_take_room_from_the_opening() {
    let names = ["Anderssen, Adolf", "von Heydebrand und der Lasa"];
    let mut desk = Desk::new();
    desk.clipboard = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[WhiteElo \"2600\"]\n[BlackElo \"2500\"]\n\n1. e4 e5 1-0\n\n{}",
        names[0], names[1], "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. d4 *\n"
    );
    desk.ctrl('v');
    desk.press(Key::Down);
    let scene = desk.scene();
    let shown: Vec<&str> = texts(&scene).into_iter().map(|(_, text, _)| text).collect();
    for name in names {
        assert!(shown.contains(&name), "{name}: {shown:?}");
    }
    assert!(shown.contains(&"King's Pawn Game"), "{shown:?}");
}

#[test]
fn a_click_hits_the_visible_piece() {
    for flipped in [false, true] {
        for window in WINDOWS {
            let mut desk = in_window(long_game(), window);
            desk.flip_to(flipped);
            let (scene, grid) = (desk.scene(), desk.grid());
            let board = desk.layout().board;
            let position = desk.position().clone();
            let mut seen = 0;
            for shape in scene
                .shapes
                .iter()
                .filter(|shape| is_inside(shape.area, board))
            {
                let Look::Piece { piece, .. } = shape.look else {
                    continue;
                };
                let at = shape.area.center();
                assert_eq!(scene.zone_at(at), Some((board, &Zone::Board { flipped })));
                let square = grid.square_at(at).expect("a square");
                assert_eq!(
                    position.board().get(square),
                    Some(piece),
                    "{square} {window:?}"
                );
                seen += 1;
            }
            assert_eq!(seen, position.board().pieces().count());
        }
    }
}

/// Whether a window has room for the moves; in a high one that is almost a square the board has it.
fn has_strip((w, h, _): (i32, i32, f32)) -> bool {
    w > h || 2 * h >= 3 * w
}

#[test]
fn a_click_in_the_list_hits_the_visible_move() {
    for window in WINDOWS {
        let desk = in_window(long_game(), window);
        let scene = desk.scene();
        let mut met = 0;
        for (number, ply) in desk.game().record().plies().iter().enumerate() {
            let command = Command::Board(BoardCommand::Show(Step::To(number + 1)));
            let Some(area) = scene.area_of(&command) else {
                continue;
            };
            let label = texts(&scene)
                .into_iter()
                .find(|(_, text, at)| *text == ply.san && area.contains(at.center()));
            assert!(label.is_some(), "{} at {area:?} {window:?}", ply.san);
            met += 1;
        }
        assert!(met >= 4 || !has_strip(window), "{met} moves in {window:?}");
    }
}

#[test]
fn long_names_and_messages_stay_in_their_areas() {
    let text = LONG_GAME
        .replace("Anderssen", &"Wolfeschlegelsteinhausen ".repeat(4))
        .replace("Kieseritzky", &"W".repeat(200));
    for window in WINDOWS {
        for message in ["word ".repeat(60), "/long/path".repeat(30)] {
            let mut desk = Desk::with_last(&text);
            desk.key('c');
            desk.run(Reply::SaveFailed(Failure::NotPasted(
                ClipboardFault::System(message),
            )));
            let desk = in_window(desk, window);
            let scene = desk.scene();
            let panel = desk.layout().panel;
            let all = texts(&scene);
            for (index, &(_, text, area)) in all.iter().enumerate() {
                let outside = area.right() > panel.right() && area.x >= panel.x;
                assert!(!outside, "{window:?}: {text:?} at {area:?}");
                for &(_, other, over) in &all[index + 1..] {
                    let shared = area.intersection(over);
                    assert_eq!(shared, None, "{window:?}: {text:?} and {other:?}");
                }
            }
        }
    }
}

/// Whether a text is a whole line of the menu.
fn is_menu_line(desk: &Desk, text: &str) -> bool {
    let lines = keys::menu(&desk.app);
    let mut lines = lines.iter();
    lines.any(|line| Words::ENGLISH.does(Context::Menu, &line.command) == text)
}

#[test]
fn nothing_is_shortened_in_a_window_of_the_designed_size() {
    for (name, open) in SCREENS {
        let desk = in_window(open(), (MODEL.w, MODEL.h, 1.0));
        // A path may be longer than any window, and so may the name of a file.
        if name == "start with a fault" {
            continue;
        }
        for (_, text, _) in texts(&desk.scene()) {
            // Black's moves have this sign too.
            let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit());
            let is_meant = text.strip_suffix('…').is_some_and(is_number)
                || desk.message().contains(text)
                || is_menu_line(&desk, text)
                || text == "counting…"
                || text.contains("opera_anal")
                // It opens more.
                || ["Other…", "From position…"].contains(&text);
            let shortened = text.ends_with('…') && !is_meant;
            assert!(!shortened, "{name}: {text:?}");
        }
    }
}

#[test]
fn texts_of_keys_and_menu_lines_are_never_shortened() {
    each(|name, desk, scene| {
        if matches!(
            desk.app.dialog(),
            Some(Dialog::Keys { .. } | Dialog::Menu { .. })
        ) {
            let listed = keys::list(&desk.app)
                .into_iter()
                .map(|line| Words::ENGLISH.action(&line.action));
            let chosen = keys::menu(&desk.app).into_iter();
            let chosen = chosen.map(|line| Words::ENGLISH.does(Context::Menu, &line.command));
            let all = listed.chain(chosen);
            let is_begun =
                |text: &str| !text.is_empty() && all.clone().any(|does| does.starts_with(text));
            let shortened = texts(scene)
                .into_iter()
                .filter(|(_, text, _)| !is_menu_line(desk, text))
                .find(|(_, text, _)| text.strip_suffix('…').is_some_and(is_begun));
            assert_eq!(shortened, None, "{name}");
        }
    });
}

#[test]
fn an_analysis_has_a_line_and_a_move_above_the_message_in_every_window() {
    let mut desk = analysing(19);
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let shown: Vec<&str> = texts(&scene).iter().map(|&(_, text, _)| text).collect();
        for text in ["+3.8", "Nxb5"] {
            assert!(shown.contains(&text), "{window:?}, {text_size:?}: {text}");
        }
    }
}

#[test]
fn a_repeated_question_can_be_read_in_every_window() {
    let mut desk = long_game();
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    desk.key('g');
    let asked = "Answer this first.";
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let shown: Vec<&str> = texts(&scene).iter().map(|&(_, text, _)| text).collect();
        let is_whole = (1..=4).any(|parts| shown.windows(parts).any(|it| it.join(" ") == asked));
        assert!(is_whole, "{window:?} {text_size:?}: {shown:?}");
    }
}

#[test]
fn the_board_has_its_share_of_the_window() {
    for ((w, h, scale), text_size) in windows() {
        let board = Layout::new(Size { w, h }, scale, text_size, Content::Game).board;
        let share = f64::from(board.w * board.h) / f64::from(w * h);
        // In a window that is nearly square, neither side leaves the panel much room.
        let is_square = (0.8..1.2).contains(&(f64::from(w) / f64::from(h)));
        let least = match text_size {
            TextSize::Normal if !is_square => 0.4,
            _ if is_square && w < 640 => 0.15,
            TextSize::Largest if is_square => 0.2,
            _ => 0.3,
        };
        assert!(share > least, "{w}×{h} ×{scale}, {text_size:?}: {share}");
    }
}

#[test]
fn in_a_high_window_text_grows_by_half_and_the_board_shrinks_a_little() {
    let contents = [
        (Content::Game, 0.8),
        (Content::Review, 0.8),
        (Content::Other, 0.7),
        (Content::Editor, 0.5),
    ];
    for (w, h) in [(540, 900), (600, 1000), (1080, 1920)] {
        for (content, least) in contents {
            let with = |text_size| Layout::new(Size { w, h }, 1.0, text_size, content);
            let (usual, largest) = (with(TextSize::Normal), with(TextSize::Largest));
            let grown = f64::from(largest.unit(1_000)) / f64::from(usual.unit(1_000));
            assert!(grown > 1.49, "{w}×{h}, {content:?}: {grown}");
            let kept = f64::from(largest.board.w) / f64::from(usual.board.w);
            assert!(kept > least, "{w}×{h}, {content:?}: {kept}");
            // Between the two sizes the board only shrinks.
            let sides = TextSize::ALL.map(|text_size| with(text_size).board.w);
            assert!(sides.is_sorted_by(|a, b| a >= b), "{content:?}: {sides:?}");
        }
    }
}

#[test]
fn buttons_have_room_beside_their_text_in_a_window_of_the_designed_size() {
    for desk in [timed_game(), desk::with_games()] {
        let mut desk = in_window(desk, (1280, 800, 1.0));
        if !desk.is_playing() {
            desk.key('o');
        }
        let scene = desk.scene();
        let lowest = desk.layout().panel.bottom() - 44;
        let buttons = command_zones(&scene).into_iter();
        let buttons: Vec<_> = buttons.filter(|(area, _)| area.y >= lowest - 20).collect();
        assert!(buttons.len() >= 3, "{buttons:?}");
        for (area, command) in buttons {
            for (_, text, letters) in texts(&scene) {
                if is_inside(letters, area) {
                    let room = (letters.x - area.x).min(area.right() - letters.right());
                    assert!(room >= 8, "{command:?}: {text:?} {room}");
                }
            }
        }
    }
}

/// The hints next to it give way.
#[test]
fn a_comment_has_most_of_the_panel_in_every_window() {
    let mut desk = Desk::with_last(LONG_GAME);
    desk.key('l');
    desk.key('c');
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let at = desk.zone_where(|zone| matches!(zone, Zone::Text { .. }));
        let (area, _) = scene.zone_at(at).expect("the line of the comment");
        let panel = desk.layout().panel;
        assert!(area.w * 2 > panel.w, "{window:?} {text_size:?}: {area:?}");
    }
}

/// Whichever field is focused, all of its options can be clicked.
#[test]
fn every_setting_can_be_reached_in_every_window() {
    for page in SettingsPage::ALL {
        let mut desk = Desk::playing();
        desk.key(',');
        for (window, text_size) in windows() {
            desk = in_window(desk, window);
            desk.app.settings.text_size = text_size;
            desk.run(SettingsCommand::Page(page));
            // Buttons are reached by Tab.
            desk.run(Command::Form(FormCommand::Focus(Step::First)));
            let form = desk.app.form().expect("the settings").clone();
            for field in form.fields() {
                let focus = |desk: &Desk| desk.app.form().expect("the settings").focus;
                assert_eq!(focus(&desk), field.id);
                if let Widget::Choice { options, chosen } = &field.widget {
                    check_options(&desk, field.id, options, *chosen);
                }
                desk.run(Command::Form(FormCommand::Focus(Step::Forward)));
            }
        }
    }
}

/// All options of a field are seen and can be clicked; a click on a switch turns it.
fn check_options(desk: &Desk, id: FieldId, options: &[FieldOption], chosen: Option<usize>) {
    let scene = desk.scene();
    let window = (desk.frame.size, desk.app.settings.text_size);
    // Long options are in several lines.
    let texts = texts(&scene);
    let shown = |word: &str| texts.iter().any(|(_, text, _)| text.contains(word));
    for (number, option) in options.iter().enumerate() {
        let is_switch = matches!(option, FieldOption::Switch(_));
        let is_number = matches!(
            option,
            FieldOption::Threads(_)
                | FieldOption::Memory(_)
                | FieldOption::Lines(_)
                | FieldOption::SearchTime(_)
        );
        // A number is lowered and raised by one.
        let is_next = chosen.is_some_and(|chosen| chosen.abs_diff(number) == 1);
        if is_switch && chosen == Some(number) || is_number && !is_next {
            continue;
        }
        let command = Command::Form(FormCommand::Choose(id, number));
        let area = scene.area_of(&command);
        let area = area.unwrap_or_else(|| panic!("{command:?} in {window:?}"));
        let met = scene.zone_at(area.center());
        assert_eq!(met, Some((area, &Zone::Do(command))), "{window:?}");
        let option = Words::ENGLISH.field_option(option);
        let name = option.lines().next().unwrap_or_default();
        let is_shown = name.split(' ').all(shown);
        assert!(is_switch || is_number || is_shown, "{window:?}: {name}");
    }
}

#[test]
fn of_the_buttons_of_a_game_all_have_their_keys_or_none() {
    for width in (560..1300).step_by(20) {
        for text_size in TextSize::ALL {
            let mut desk = in_window(long_game(), (width, 800, 1.0));
            desk.app.settings.text_size = text_size;
            let scene = desk.scene();
            let commands = [
                PlayCommand::TakeBack.into(),
                PlayCommand::Draw.into(),
                PlayCommand::Resign.into(),
                Command::Flip,
                MenuCommand::Open.into(),
            ];
            let buttons = commands.iter().filter_map(|it| scene.area_of(it));
            let texts = texts(&scene);
            let in_button = |button: Rect| {
                let inside = texts
                    .iter()
                    .filter(|(_, _, area)| button.contains(area.center()));
                inside.count()
            };
            let have_caps: BTreeSet<bool> = buttons.map(|it| in_button(it) > 1).collect();
            assert!(have_caps.len() <= 1, "{width}, {text_size:?}");
        }
    }
}

/// Outside, they touch neither a square nor the edge of the window nor anything else.
#[test]
fn coordinates_outside_the_board_have_room_in_every_window() {
    for open in [long_game, || analysing(19)] {
        for (window, text_size) in windows() {
            let mut desk = in_window(open(), window);
            desk.app.settings.text_size = text_size;
            desk.app.settings.coordinates_outside = true;
            let (scene, board) = (desk.scene(), desk.layout().board);
            let found = texts(&scene);
            let beside: Vec<_> = found
                .iter()
                .filter(|(_, text, area)| {
                    let is_rank = area.right() <= board.x && text.parse::<u8>().is_ok();
                    let is_file = area.y >= board.bottom() && "abcdefgh".contains(text);
                    (is_rank || is_file) && text.len() == 1
                })
                .collect();
            assert_eq!(beside.len(), 16, "{window:?} {text_size:?}");
            for (number, text, area) in beside {
                assert!(is_inside(*area, scene.area()), "{text} in {window:?}");
                for (other, word, over) in &found {
                    let meets = number != other && area.intersection(*over).is_some();
                    assert!(!meets, "{text} and {word} in {window:?} {text_size:?}");
                }
            }
            // A click still meets the square that is seen.
            let square = desk.area("e4").center();
            assert!(board.contains(square));
        }
    }
}

#[test]
fn coordinates_are_on_their_files_and_ranks() {
    for flipped in [false, true] {
        let mut desk = Desk::playing();
        desk.flip_to(flipped);
        let (scene, grid) = (desk.scene(), desk.grid());
        let mut seen = String::new();
        for (_, text, area) in texts(&scene) {
            if let Some(square) = grid.square_at(area.center()) {
                let matches = square.to_string().contains(text);
                assert!(matches, "{text} on {square}");
                seen.push_str(text);
            }
        }
        let mut letters: Vec<char> = seen.chars().collect();
        letters.sort_unstable();
        assert_eq!(String::from_iter(letters), "12345678abcdefgh");
        desk.app.settings.coordinates = false;
        let left = texts(&desk.scene())
            .into_iter()
            .filter(|(_, _, area)| grid.square_at(area.center()).is_some())
            .count();
        assert_eq!(left, 0, "they can be turned off");
    }
}

#[test]
fn extreme_window_sizes_do_no_harm() {
    for (name, open) in SCREENS {
        let mut desk = open();
        for (w, h) in ODD_WINDOWS {
            for scale in [0.5, 1.0, 3.0] {
                desk = in_window(desk, (w, h, scale));
                let scene = desk.scene();
                let picture = paint::picture(&desk.fonts, &scene);
                let expected = (w > 0 && h > 0).then_some((w as u32, h as u32));
                assert_eq!(
                    picture.map(|it| it.dimensions()),
                    expected,
                    "{name} {w}×{h}"
                );
            }
        }
    }
}

#[test]
fn a_click_anywhere_on_any_screen_does_no_harm() {
    for (name, open) in SCREENS {
        let mut desk = open();
        let before = desk.app.clone();
        for y in (-10..MODEL.h + 20).step_by(67) {
            for x in (-10..MODEL.w + 20).step_by(71) {
                desk.app = before.clone();
                desk.click_at(Point::new(x, y));
                assert!(!desk.scene().shapes.is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn the_clock_of_the_side_on_move_is_bright() {
    let mut desk = Desk::playing_at_once();
    let bright = |desk: &Desk| {
        let scene = desk.scene();
        // On a light plate.
        let is_bright = |shape: &&Shape| matches!(&shape.look, Look::Text { color, em: 64, .. } if *color == DARK.black_side);
        let clocks = scene.shapes.iter().filter(is_bright);
        clocks.map(|shape| shape.area.y).collect::<Vec<i32>>()
    };
    let white = bright(&desk);
    assert_eq!(white.len(), 1);
    desk.play(&["e2e4"]);
    let black = bright(&desk);
    assert_eq!(black.len(), 1);
    assert!(black[0] < white[0], "Black sits above");
    desk.key('f');
    assert!(
        bright(&desk)[0] > black[0],
        "Black sits below on the flipped board"
    );
    desk.key('g');
    desk.key('y');
    assert!(bright(&desk).is_empty(), "nobody is on move");
}

#[test]
fn a_review_shows_the_clocks_of_the_move_that_is_shown() {
    let text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {[%clk 0:00:05]} e5 {[%clk 0:01:07]} 2. Nf3 {[%clk 1:00:00]} 1-0\n";
    let mut desk = Desk::with_last(text);
    desk.key('l');
    let clocks = |desk: &Desk| -> Vec<String> {
        let scene = desk.scene();
        let times = texts(&scene)
            .into_iter()
            .map(|(_, text, _)| text.to_owned());
        times
            .filter(|text| text.matches(':').count() == 2)
            .collect()
    };
    assert_eq!(
        clocks(&desk),
        ["0:01:07", "1:00:00"],
        "from the right: Black, White"
    );
    desk.press(Key::Left);
    assert_eq!(clocks(&desk), ["0:01:07", "0:00:05"]);
    desk.press(Key::Home);
    assert_eq!(clocks(&desk), ["0:00:00", "0:00:00"]);
    desk.press(Key::Right);
    desk.wait(5_000);
    assert_eq!(clocks(&desk), ["0:00:00", "0:00:05"], "no clock runs");
    desk.press(Key::Escape);
    assert!(desk.is_at_start(), "there is a way out");
}

#[test]
fn text_that_does_not_fit_is_shortened_at_a_letter() {
    let fonts = Fonts::embedded();
    for text in ["Wolfeschlegelsteinhausen", "Zoë 小林", "x"] {
        for width in [0, 1, 30, 60, 500] {
            let shown = fonts.fit(Face::Bold, text, 18, width);
            let whole = shown == text;
            assert!(whole || shown.ends_with('…'), "{shown}");
            assert!(
                whole || shown == "…" || fonts.width(Face::Bold, &shown, 18) <= width,
                "{shown}"
            );
        }
    }
}

#[test]
fn a_dragged_piece_is_painted_on_top() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    let panel = Point::new(1_000, 400);
    desk.move_to(panel);
    let scene = desk.scene();
    let last = scene.shapes.last().expect("shapes");
    assert!(matches!(last.look, Look::Piece { alpha: 255, .. }));
    assert!(last.area.center().is_near(panel, 1));
}

/// The line stood alone there.
#[test]
fn a_typed_move_has_its_completions_face_to_face_too() {
    let mut desk = in_window(face_to_face(Desk::playing()), (1280, 800, 1.0));
    desk.press(Key::Enter);
    desk.type_text("N");
    let shown = desk.texts();
    for text in ["Na3", "Nc3", "Nf3", "Nh3"] {
        assert!(shown.iter().any(|it| it == text), "{text}: {shown:?}");
    }
}

/// It was the start position.
#[test]
fn a_form_about_a_game_in_review_stands_beside_its_position() {
    let mut desk = Desk::with_last("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
    desk.key('l');
    desk.press(Key::End);
    desk.run(ReviewCommand::EditTags);
    assert!(desk.app.form_dialog().is_some());
    let (scene, grid) = (desk.scene(), desk.grid());
    let board = desk.layout().board;
    let inside = scene.shapes.iter().filter(|it| is_inside(it.area, board));
    let shown: Vec<_> = inside
        .filter_map(|shape| match shape.look {
            Look::Piece { piece, .. } => Some((grid.square_at(shape.area.center())?, piece)),
            _ => None,
        })
        .collect();
    let position = desk.review().position();
    assert_eq!(shown.len(), 31);
    for (square, piece) in shown {
        assert_eq!(position.board().get(square), Some(piece), "{square}");
    }
}

#[test]
fn captured_pieces_are_sorted_by_value_next_to_the_lead() {
    let text = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2 Nc6 5. Bxc6+ bxc6 *\n";
    let mut desk = Desk::with_last(text);
    desk.key('c');
    let layout = desk.layout();
    let scene = desk.scene();
    let captured = |color: Color| {
        let mut found: Vec<(i32, Piece)> = Vec::new();
        for shape in &scene.shapes {
            if let Look::Piece { piece, .. } = shape.look
                && layout.panel.intersection(shape.area).is_some()
                && piece.color() == color
            {
                found.push((shape.area.x, piece));
            }
        }
        found.sort_by_key(|&(x, _)| x);
        let roles: Vec<Role> = found.iter().map(|(_, piece)| piece.role()).collect();
        roles
    };
    use Role::{Bishop, Knight, Pawn, Queen};
    assert_eq!(captured(Color::Black), [Queen, Knight, Pawn]);
    assert_eq!(captured(Color::White), [Bishop, Pawn, Pawn]);
    let leads: Vec<&str> = scene
        .shapes
        .iter()
        .filter_map(|shape| match &shape.look {
            Look::Text { text, em: 13, .. } if text.contains('+') => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(leads, ["White +8"], "only the side that leads");
}

#[test]
fn every_reason_of_an_illegal_move_can_be_read_in_the_smallest_window() {
    let table = include_str!("../data/illegal.tsv");
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [fen, text, ..] = fields[..] else {
            continue;
        };
        let position = fen::read(fen).expect("a position");
        let fault = read_move(&position, text).expect_err("an illegal move");
        let sentence = Words::ENGLISH.move_error(&fault);
        let mut desk = Desk::playing();
        desk.app.notice = Some(Notice::NotAMove(fault));
        let scene = in_window(desk, (640, 480, 1.0)).scene();
        let shown: Vec<&str> = texts(&scene).iter().map(|&(_, text, _)| text).collect();
        let in_one = |lines: &[&str]| lines.join(" ") == sentence;
        let is_whole = shown.windows(1).any(in_one) || shown.windows(2).any(in_one);
        assert!(is_whole, "{sentence} {shown:?}");
    }
}

/// The whole FEN of the longest kind can be read, and what each tick means.
#[test]
fn a_position_being_set_up_can_be_read_whole_in_every_window() {
    let fen =
        "r1bqk1nr/p1p1p1p1/1p1p1p1p/1n1b1n1b/B1N1B1N1/P1P1P1P1/1P1P1P1P/R1BQK1NR w KQkq - 10 123";
    let mut desk = Desk::new();
    desk.key('e');
    desk.run(Reply::Pasted(fen.into()));
    // While it is edited it is on one line.
    desk.press(Key::Tab);
    assert_ne!(desk.app.form().map(|form| form.focus), Some(FieldId::Fen));
    // With larger text a small window has no room for the whole form, which scrolls then.
    for window in WINDOWS {
        desk = in_window(desk, window);
        let scene = desk.scene();
        let shown: Vec<&str> = texts(&scene).iter().map(|&(_, text, _)| text).collect();
        let bare = |text: &str| text.replace(' ', "");
        let is_whole = (1..=5).any(|lines| {
            let mut parts = shown.windows(lines);
            parts.any(|part| bare(&part.concat()) == bare(fen))
        });
        assert!(is_whole, "{window:?}: {shown:?}");
        let cut = shown
            .iter()
            .find(|text| text.starts_with("White O") && text.ends_with('…'));
        assert_eq!(cut, None, "{window:?}");
    }
}

/// A timed game of these players, in a portrait window.
fn timed_in_portrait(white: &str, text_size: TextSize, control: &str) -> Desk {
    let mut desk = Desk::with_last(&format!(
        "[White \"{white}\"]\n[Black \"Ben\"]\n[TimeControl \"{control}\"]\n\n1. e4 e5 *\n"
    ));
    desk.app.settings.text_size = text_size;
    desk.key('c');
    desk.key('p');
    in_window(desk, (600, 1000, 1.0))
}

/// A clock has to be stopped at once, and nobody has to count the moves to the next control.
#[test]
fn pause_and_the_moves_to_go_stay_below_a_board_with_the_largest_text() {
    let desk = timed_in_portrait("Anna", TextSize::Largest, "40/5400:1800");
    let pause = Command::Play(PlayCommand::Pause);
    assert!(desk.scene().area_of(&pause).is_some());
    let shown = desk.texts();
    assert!(shown.iter().any(|text| text.contains("39")), "{shown:?}");
}

#[test]
fn a_long_name_gives_way_to_the_delay_below_a_board() {
    let name = "Maximilian-Alexander von Hohenstaufen";
    let mut desk = timed_in_portrait(name, TextSize::Normal, "300d5");
    desk.play(&["g1f3", "b8c6"]);
    let shown = desk.texts();
    let is_delay = |text: &String| text.starts_with("Delay");
    assert!(shown.iter().any(is_delay), "{shown:?}");
}

#[test]
fn a_name_has_a_row_of_its_own_with_the_largest_text() {
    let mut desk = Desk::new();
    desk.app.settings.text_size = TextSize::Largest;
    desk.open_new_game();
    let name = "Maximilian-Alexander";
    desk.ctrl('a');
    desk.type_text(name);
    let shown = desk.texts();
    let scene = desk.scene();
    let typed = texts(&scene).into_iter().find(|(_, text, _)| *text == name);
    let (number, _, area) = typed.unwrap_or_else(|| panic!("{shown:?}"));
    assert_eq!(scene.shapes[number].visible.intersection(area), Some(area));
}

#[test]
fn the_largest_text_leaves_room_for_moves_and_their_opening() {
    for (w, h) in [(1024, 768), (1280, 800), (1920, 1080)] {
        let mut desk = in_window(long_game(), (w, h, 1.0));
        desk.app.settings.text_size = TextSize::Largest;
        let shown = desk.texts();
        let has = |wanted: &str| shown.iter().any(|text| text.starts_with(wanted));
        let moves = ["Nf1", "Ng3", "a4", "d5"];
        assert!(moves.into_iter().all(has), "{w}×{h}: {shown:?}");
        assert!(has("Ruy Lopez"), "{w}×{h}: {shown:?}");
    }
}

#[test]
fn a_name_in_a_column_is_whole_beside_its_points_with_the_largest_text() {
    let mut desk = face_to_face(draw_of_many());
    desk.app.settings.text_size = TextSize::Largest;
    for (w, h) in [(640, 480), (1024, 768), (1280, 800)] {
        desk = in_window(desk, (w, h, 1.0));
        let shown = desk.texts();
        for name in ["Anderssen", "Kieseritzky"] {
            assert!(shown.iter().any(|text| text == name), "{w}×{h}: {shown:?}");
        }
    }
}

/// The second game of Anna and Ben; the first is Anna's.
fn of_short_names() -> Desk {
    let mut desk = Desk::with(
        Settings {
            white: Some("Anna".into()),
            black: Some("Ben".into()),
            text_size: TextSize::Largest,
            ..Settings::default()
        },
        |_| {},
    );
    desk.new_game();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.new_game();
    desk
}

#[test]
fn points_stay_beside_a_short_name_in_a_column_with_the_largest_text() {
    let mut desk = face_to_face(of_short_names());
    desk.play(&["e2e4", "e7e5"]);
    for (w, h) in [(640, 480), (1024, 768), (1280, 800)] {
        desk = in_window(desk, (w, h, 1.0));
        let shown = desk.texts();
        for points in ["0", "1"] {
            assert!(
                shown.iter().any(|text| text == points),
                "{w}×{h}: {shown:?}"
            );
        }
    }
}

#[test]
fn what_became_of_a_player_is_whole_with_the_largest_text() {
    let mut desk = of_short_names();
    desk.app.settings.language = Some(Language::German);
    desk.speak();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('j');
    desk = in_window(desk, (600, 1000, 1.0));
    let shown = desk.texts();
    assert!(shown.iter().any(|text| text == "Aufgegeben"), "{shown:?}");
    desk = face_to_face(desk);
    for (w, h) in [(640, 480), (600, 1000)] {
        desk = in_window(desk, (w, h, 1.0));
        let shown = desk.texts();
        for fate in ["Aufgegeben", "Gewonnen"] {
            assert!(shown.iter().any(|text| text == fate), "{w}×{h}: {shown:?}");
        }
    }
}

#[test]
fn the_largest_text_leaves_no_empty_row_below_six_moves() {
    let exchange = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3 Qxe4+ *\n";
    let mut desk = Desk::with_last(&format!("[TimeControl \"300+3\"]\n\n{exchange}"));
    desk.key('c');
    desk.app.settings.text_size = TextSize::Largest;
    let desk = in_window(desk, (1280, 800, 1.0));
    let shown = desk.texts();
    assert!(shown.iter().any(|text| text == "e4"), "{shown:?}");
}

#[test]
fn two_who_sit_face_to_face_are_told_whose_clock_stands_with_the_largest_text() {
    let mut desk = face_to_face(timed_in_portrait("Anna", TextSize::Largest, "300+3"));
    desk.key('p');
    let shown = desk.texts();
    let said = shown
        .iter()
        .filter(|text| text.contains("clocks are stopped"));
    assert_eq!(said.count(), 2, "{shown:?}");
}

#[test]
fn captured_pieces_face_to_face_stand_beside_texts_with_the_largest_text() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.app.settings.text_size = TextSize::Largest;
    desk = in_window(desk, (600, 1000, 1.0));
    let captured = |desk: &Desk| {
        let (scene, board) = (desk.scene(), desk.layout().board);
        let beside = |shape: &&Shape| {
            matches!(shape.look, Look::Piece { .. }) && board.intersection(shape.area).is_none()
        };
        let pieces: Vec<Rect> = scene
            .shapes
            .iter()
            .filter(beside)
            .map(|it| it.area)
            .collect();
        for (_, text, area) in texts(&scene) {
            let hidden = pieces.iter().any(|it| it.intersection(area).is_some());
            assert!(!hidden, "{text}");
        }
        pieces.len()
    };
    assert_eq!(captured(&desk), 8);
    desk.key('g');
    desk.key('y');
    captured(&desk);
}

/// Nothing is paused where nothing runs.
#[test]
fn without_a_clock_there_is_no_pause_face_to_face() {
    let mut settings = Settings::default();
    settings.clock.kind = ClockKind::NoClock;
    let mut desk = face_to_face(Desk::with(settings, |_| {}));
    desk.new_game();
    for (w, h) in [(1280, 800), (600, 1000), (640, 480)] {
        desk = in_window(desk, (w, h, 1.0));
        let pause = desk.scene().area_of(&PlayCommand::Pause.into());
        assert_eq!(pause, None, "{w}×{h}");
    }
}

#[test]
fn a_score_face_to_face_says_what_it_is_of() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('g');
    desk.key('y');
    for (w, h) in [(1280, 800), (600, 1000), (640, 480)] {
        desk = in_window(desk, (w, h, 1.0));
        let shown = desk.texts().join(" ");
        assert!(shown.contains("Match, best of 5"), "{w}×{h}: {shown}");
    }
}

#[test]
fn the_opening_is_named_below_a_board() {
    let desk = in_window(game_of_match("300+3"), (600, 1000, 1.0));
    let shown = desk.texts();
    let named = shown.iter().any(|text| text.contains("Italian Game"));
    assert!(named, "{shown:?}");
}

#[test]
fn what_a_dimmed_key_means_is_said_in_every_window() {
    let mut desk = Desk::playing();
    desk.key('?');
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let shown = desk.texts().join(" ");
        assert!(shown.contains("Dimmed keys do"), "{window:?} {text_size:?}");
    }
}

#[test]
fn all_buttons_of_the_start_screen_have_their_keys_or_none() {
    for (window, text_size) in windows() {
        let mut desk = in_window(Desk::new(), window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let commands = [
            StartCommand::Library.into(),
            StartCommand::SetUp.into(),
            ClockCommand::Open.into(),
            Command::Settings(SettingsCommand::Show),
        ];
        let areas = commands.iter().filter_map(|it| scene.area_of(it));
        let found = texts(&scene);
        let counts = areas.map(|area| {
            let inside = found
                .iter()
                .filter(|(.., text)| area.contains(text.center()));
            inside.count()
        });
        let counts: Vec<usize> = counts.collect();
        let same = counts.windows(2).all(|pair| pair[0] == pair[1]);
        assert!(same, "{counts:?} in {window:?}, {text_size:?}");
    }
}

#[test]
fn a_move_found_is_above_the_buttons_in_the_smallest_window() {
    let mut desk = in_window(position_search(), (640, 480, 1.0));
    desk.app.settings.text_size = TextSize::Largest;
    let scene = desk.scene();
    let review = PositionCommand::Review.into();
    let buttons = scene.area_of(&review).expect("the buttons");
    let found = texts(&scene)
        .into_iter()
        .find(|(_, text, _)| *text == "Na4");
    let (_, _, area) = found.expect("the first move");
    assert!(area.bottom() < buttons.y, "{area:?}, {buttons:?}");
}
