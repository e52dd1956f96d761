//! Tips: what only has an icon, or a label that is cut, says in words what it does when the pointer rests on it.

use std::collections::BTreeSet;

use crate::desk::Desk;
use crate::golden::library_with_files;
use crate::golden_review::opening_tree;
use crate::golden_start::after_games;
use crate::layout::texts;
use crate::screens::{SCREENS, in_window};
use crate::targets::targets;

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, FieldId, FormCommand, LibraryCommand, MenuCommand, OpeningsCommand, PlayCommand,
    ReviewCommand, SourceCommand, Wake,
};
use deskmate::rules::Color;
use deskmate::storage::{ColorScheme, Settings, TextSize};
use deskmate::view::{self, Event, Frame, Look, Point, Rect, Scene, Shape, Zone};

/// How long the pointer has to rest, in milliseconds.
const RESTS: u64 = 600;

fn scene_with(desk: &Desk, at: Point, rests_on: Option<Rect>) -> Scene {
    let pointer = Some(at);
    let frame = Frame {
        pointer,
        rests_on,
        ..desk.frame
    };
    view::scene(
        &desk.fonts,
        desk.words,
        &desk.kept,
        &desk.app,
        frame,
        desk.now(),
    )
}

/// The shapes of the tip for an area.
fn tip(desk: &Desk, area: Rect) -> Vec<Shape> {
    let at = area.center();
    let without = scene_with(desk, at, None).shapes.len();
    scene_with(desk, at, Some(area)).shapes.split_off(without)
}

fn words_of(tip: &[Shape]) -> Vec<&str> {
    let words = tip.iter().filter_map(|shape| match &shape.look {
        Look::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    words.collect()
}

/// The words of the tip that is seen now; none if there is none.
fn shown(desk: &Desk, area: Rect) -> Vec<String> {
    let with = desk.scene();
    let without = scene_with(desk, area.center(), None).shapes.len();
    let tip = with.shapes.get(without..).unwrap_or_default();
    words_of(tip).into_iter().map(str::to_owned).collect()
}

fn area_of(desk: &Desk, command: impl Into<Command>) -> Rect {
    let command = command.into();
    desk.scene()
        .area_of(&command)
        .unwrap_or_else(|| panic!("{command:?} has a target"))
}

fn new_game() -> Desk {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk
}

/// Whether an area has a picture, but no text.
fn has_only_icon(scene: &Scene, area: Rect) -> bool {
    let has_text = texts(scene)
        .iter()
        .any(|(_, _, place)| area.intersection(*place).is_some());
    let is_icon = |shape: &Shape| {
        matches!(shape.look, Look::Icon { .. }) && area.contains(shape.area.center())
    };
    !has_text && scene.shapes.iter().any(is_icon)
}

#[test]
fn every_icon_has_a_tip_inside_the_window() {
    let mut without = BTreeSet::new();
    for (name, open) in SCREENS {
        let mut desk = open();
        for (w, h) in [(1280, 800), (640, 480), (600, 1000)] {
            desk = in_window(desk, (w, h, 1.0));
            let scene = desk.scene();
            for (area, command) in targets(&scene) {
                let tip = tip(&desk, area);
                if tip.is_empty() && has_only_icon(&scene, area) {
                    without.insert(format!("{command:?} in {name}, {w}×{h}"));
                }
                for shape in tip {
                    let inside = shape.visible.intersection(scene.area());
                    assert_eq!(
                        inside,
                        Some(shape.visible),
                        "{command:?} in {name}, {w}×{h}"
                    );
                }
            }
        }
    }
    assert!(without.is_empty(), "{without:#?}");
}

#[test]
fn a_tip_says_what_a_click_does_and_with_which_key() {
    let desk = new_game();
    let said = |command: FormCommand| {
        let tip = tip(&desk, area_of(&desk, Command::Form(command)));
        words_of(&tip).join(" | ")
    };
    assert_eq!(said(FormCommand::SwapPlayers), "Exchange the players");
    let kind = FieldId::Kind(Color::Black);
    assert_eq!(said(FormCommand::Choose(kind, 1)), "Computer");
    let mut playing = Desk::begun();
    playing = in_window(playing, (640, 480, 1.0));
    let tip = tip(&playing, area_of(&playing, PlayCommand::TakeBack));
    assert_eq!(words_of(&tip), ["Take back", "T"]);
}

#[test]
fn the_header_of_a_review_says_that_it_can_be_clicked() {
    let mut desk = Desk::with_last("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n");
    desk.key('l');
    let of_header = tip(&desk, area_of(&desk, ReviewCommand::EditTags));
    assert_eq!(words_of(&of_header), ["About the game", "T"]);
    // In the menu it is called so.
    desk.run(MenuCommand::Open);
    assert_eq!(tip(&desk, area_of(&desk, ReviewCommand::EditTags)).len(), 0);
}

#[test]
fn names_that_are_cut_are_said_whole() {
    let names = [
        "Kieseritzky, Lionel Adalbert Bagration",
        "von Heydebrand und der Lasa, Tassilo",
    ];
    let mut desk = Desk::new();
    desk.clipboard = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n\n1. e4 e5 1-0\n\n[White \"Anna\"]\n[Black \"Ben\"]\n\n1. d4 *\n",
        names[0], names[1]
    );
    desk.ctrl('v');
    let said = |desk: &Desk, row| {
        let tip = tip(desk, area_of(desk, LibraryCommand::ClickGame(row)));
        words_of(&tip).join(" | ")
    };
    let desk = in_window(desk, (640, 480, 1.0));
    assert_eq!(said(&desk, 0), names.join(" – "));
    assert_eq!(said(&desk, 1), "");

    let mut desk = library_with_files();
    desk.app.settings.text_size = TextSize::Largest;
    let desk = in_window(desk, (600, 1000, 1.0));
    let list = |number| {
        let tip = tip(&desk, area_of(&desk, SourceCommand::Show(number)));
        words_of(&tip).join(" | ")
    };
    assert_eq!(
        [0, 1, 2].map(list),
        ["", "", "masters of the nineteenth century.pgn"]
    );
}

#[test]
fn a_name_that_is_cut_in_the_score_is_said_whole() {
    let name = "Maximiliane Throckmorton-Featherstonehaugh";
    let mut desk = Desk::with(Settings::default(), |folder| {
        let game = format!(
            "[White \"{name}\"]\n[Black \"{name} II\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n"
        );
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(folder.join("game.pgn"), game).expect("a file");
    });
    let said = |desk: &Desk, beginning: &str| {
        let scene = desk.scene();
        let cut = |text: &str| text.starts_with(beginning) && text.ends_with('…');
        let of_name = texts(&scene).into_iter().filter(|(_, text, _)| cut(text));
        let zones = of_name.filter_map(|(_, _, place)| scene.zone_at(place.center()));
        let mut zones = zones.filter(|(_, zone)| matches!(zone, Zone::Cut(_)));
        let (area, _) = zones.next_back().expect("a name that is cut");
        words_of(&tip(desk, area)).join(" | ")
    };
    desk.key('o');
    assert_eq!(said(&desk, "Maxim"), format!("{name} II"));
    desk.app.settings.text_size = TextSize::Largest;
    assert_eq!(said(&desk, "Maxim"), format!("{name} II"));
    desk.ctrl('2');
    let desk = in_window(desk, (600, 1000, 1.0));
    // Above the page it has two lines.
    let texts = desk.texts();
    let lines = ["Maximiliane Throckmorton-", "Featherstonehaugh"];
    assert!(
        lines
            .iter()
            .all(|line| texts.iter().any(|text| text == line)),
        "{texts:?}"
    );
}

#[test]
fn the_bar_of_a_move_says_all_its_results() {
    let desk = opening_tree();
    let moves = desk.review().openings().moves();
    let played = moves.max_by_key(|it| it.results.games).expect("a move");
    let play = ReviewCommand::Openings(OpeningsCommand::Play(played.what)).into();
    let scene = desk.scene();
    let zones = targets(&scene).into_iter();
    let bar = zones
        .filter(|(_, command)| *command == play)
        .min_by_key(|(area, _)| area.w);
    let (bar, _) = bar.expect("a bar");
    let said = words_of(&tip(&desk, bar)).join(" | ");
    assert!(said.starts_with("White: 2 won (67"), "{said}");
    assert!(
        said.contains("1 drawn") && said.contains("Black: 0 won"),
        "{said}"
    );
}

#[test]
fn what_has_its_label_has_no_tip() {
    let desk = Desk::begun();
    assert!(tip(&desk, area_of(&desk, PlayCommand::TakeBack)).is_empty());
    let desk = after_games();
    for (area, command) in targets(&desk.scene()) {
        let tip = tip(&desk, area);
        assert!(
            tip.is_empty() || has_only_icon(&desk.scene(), area),
            "{command:?}"
        );
    }
}

#[test]
fn a_tip_appears_once_the_pointer_has_rested_and_the_program_sleeps_again() {
    let mut desk = new_game();
    let area = area_of(&desk, Command::Form(FormCommand::SwapPlayers));
    assert_eq!(desk.wake(), None, "nothing happens in a form");
    desk.move_to(area.center());
    let told_at = desk.now().time + std::time::Duration::from_millis(RESTS);
    assert_eq!(desk.wake(), Some(Wake::At(told_at)));
    desk.wait(RESTS - 1);
    assert!(shown(&desk, area).is_empty());
    desk.wait(1);
    assert_eq!(shown(&desk, area), ["Exchange the players"]);
    assert_eq!(desk.wake(), None, "it stays as it is");
    desk.move_to(Point::new(area.center().x + 1, area.center().y));
    assert_eq!(shown(&desk, area), ["Exchange the players"]);
    assert_eq!(desk.wake(), None);
    desk.move_to(Point::new(2, 2));
    assert!(shown(&desk, area).is_empty());
    assert_eq!(desk.wake(), None);
}

#[test]
fn a_press_a_key_or_the_wheel_ends_a_tip_until_the_pointer_goes_elsewhere() {
    let acts: [fn(&mut Desk, Point); 3] = [
        |desk, at| desk.click_at(at),
        |desk, _| desk.press(Key::LeftShift),
        |desk, _| desk.event(Event::Wheel(1)),
    ];
    for act in acts {
        for waits in [0, RESTS] {
            let mut desk = new_game();
            let area = area_of(&desk, Command::Form(FormCommand::SwapPlayers));
            desk.move_to(area.center());
            desk.wait(waits);
            act(&mut desk, area.center());
            desk.wait(RESTS);
            assert!(shown(&desk, area).is_empty());
            assert_eq!(desk.wake(), None);
            desk.move_to(Point::new(2, 2));
            desk.move_to(area.center());
            desk.wait(RESTS);
            assert_eq!(shown(&desk, area), ["Exchange the players"]);
        }
    }
}

#[test]
fn a_finger_gets_no_tip() {
    let mut desk = new_game();
    let at = area_of(&desk, Command::Form(FormCommand::SwapPlayers)).center();
    desk.down(at);
    desk.wait(2 * RESTS);
    let before = desk.scene().shapes.len();
    assert_eq!(before, scene_with(&desk, at, None).shapes.len());
    desk.up(at);
    desk.wait(2 * RESTS);
    assert_eq!(
        desk.scene().shapes.len(),
        scene_with(&desk, at, None).shapes.len()
    );
}

#[test]
fn a_tip_can_be_read_in_every_theme() {
    for scheme in ColorScheme::ALL {
        let mut desk = new_game();
        desk.app.settings.color_scheme = scheme;
        let tip = tip(
            &desk,
            area_of(&desk, Command::Form(FormCommand::SwapPlayers)),
        );
        let theme = view::Theme::of(scheme, desk.app.desktop_is_light);
        let is_ground = |shape: &&Shape| match shape.look {
            Look::Plain(color) => color == theme.comment,
            _ => false,
        };
        let text = tip.iter().find_map(|shape| match shape.look {
            Look::Text { color, .. } => Some((shape.area, color)),
            _ => None,
        });
        let (place, ink) = text.expect("it has words");
        assert_eq!(ink, theme.bright_text);
        let ground = tip.iter().rfind(is_ground).expect("it has a ground");
        assert!(ground.area.intersection(place).is_some());
    }
}

#[test]
fn nothing_has_a_tip_below_the_list_of_keys() {
    let mut desk = new_game();
    let area = area_of(&desk, Command::Form(FormCommand::SwapPlayers));
    desk.run(MenuCommand::AllKeys);
    assert!(tip(&desk, area).is_empty());
}

#[test]
fn a_sign_says_what_it_opens() {
    let desk = in_window(opening_tree(), (640, 480, 1.0));
    let tip = tip(&desk, area_of(&desk, SourceCommand::OtherFile));
    assert_eq!(words_of(&tip).first(), Some(&"Open a file"));
}
