//! The card of a question: beside the player who answers, in every window, with buttons that answer.

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, FileCommand, MenuCommand, PlayCommand, Reply, ReviewCommand, StartCommand,
};
use deskmate::game::Question;
use deskmate::language::Language;
use deskmate::storage::TextSize;
use deskmate::view::{DARK, Fill, Look, Rect, Rgba, Scene, Zone};

use crate::desk::{Desk, to_move};
use crate::layout::texts;
use crate::screens::{face_to_face, in_window, long_game, takeback_asked, timed_game, windows};
use deskmate::rules::Color;

const YES: Command = Command::Play(PlayCommand::Answer(true));
const NO: Command = Command::Play(PlayCommand::Answer(false));

fn asked(key: char) -> Desk {
    let mut desk = long_game();
    desk.key(key);
    desk
}

/// Every question, with what its card says.
fn questions() -> [(Desk, &'static str); 4] {
    let mut mated = Desk::playing();
    mated.app.settings.takeback_asks = true;
    mated.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    mated.key('t');
    [
        (asked('d'), "Kieseritzky, Anderssen offers a draw."),
        (asked('g'), "Anderssen, do you resign?"),
        (
            takeback_asked(),
            "Anderssen, may Kieseritzky take back 16…c4?",
        ),
        (mated, "Anderssen, may Kieseritzky take back 2…Qh4#?"),
    ]
}

fn is_ground(look: &Look, ground: Rgba) -> bool {
    match look {
        Look::Plain(color) => *color == ground,
        Look::Rounded { fill, .. } => *fill == Fill::Solid(ground),
        _ => false,
    }
}

/// The card of the question.
fn card(scene: &Scene) -> Rect {
    let grounds = scene
        .shapes
        .iter()
        .filter(|shape| is_ground(&shape.look, DARK.question))
        .map(|shape| shape.visible);
    grounds.reduce(Rect::union).expect("a card")
}

/// The areas that a player may look at meanwhile: what has a ground of its own or can be clicked.
fn others(scene: &Scene, card: Rect) -> Vec<Rect> {
    let shapes = scene.shapes.iter().filter(|shape| match &shape.look {
        Look::Text { .. } => !is_inside(shape.visible, card),
        look => [DARK.message, DARK.panel, DARK.active_panel, DARK.fault]
            .iter()
            .any(|ground| is_ground(look, *ground)),
    });
    shapes.map(|shape| shape.visible).collect()
}

fn is_inside(inner: Rect, outer: Rect) -> bool {
    inner.intersection(outer) == Some(inner)
}

/// The text on the card, its lines joined.
fn said(scene: &Scene, card: Rect) -> String {
    let all = texts(scene).into_iter();
    let on_card = all.filter(|(_, _, area)| is_inside(*area, card));
    on_card
        .map(|(_, text, _)| text)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_buttons_are_large_and_equal_and_nothing_overlaps_in_every_window() {
    for (mut desk, text) in questions() {
        for (window, text_size) in windows() {
            desk = in_window(desk, window);
            desk.app.settings.text_size = text_size;
            let name = format!("{text} {window:?} {text_size:?}");
            let scene = desk.scene();
            let [yes, no] = [YES, NO].map(|command| scene.area_of(&command).expect("a button"));
            assert!(yes.h >= 40 && yes.w >= 40, "{name}: {yes:?}");
            assert!((yes.w - no.w).abs() <= 1 && yes.h == no.h, "{name}");
            assert_eq!(yes.intersection(no), None, "{name}");
            let card = card(&scene);
            assert!(is_inside(yes, card) && is_inside(no, card), "{name}");
            assert!(is_inside(card, desk.layout().panel), "{name}: {card:?}");
            assert!(
                said(&scene, card).starts_with(text),
                "{name}: {}",
                said(&scene, card)
            );
            for other in others(&scene, card) {
                assert_eq!(other.intersection(card), None, "{name}");
            }
        }
    }
}

/// With names as long as they are in sentences.
#[test]
fn a_question_between_long_names_is_whole_in_every_window() {
    let text = crate::screens::LONG_GAME
        .replace("Anderssen", "Wilhelmina Wolfeschlegelsteinhausen")
        .replace("Kieseritzky", "Maximiliana Mmmmmmmmmmmmmmmm");
    let mut desk = Desk::with_last(&text);
    desk.key('c');
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    for (window, text_size) in windows() {
        desk = in_window(desk, window);
        desk.app.settings.text_size = text_size;
        let scene = desk.scene();
        let said = said(&scene, card(&scene));
        assert!(
            said.contains("take back 16…c4?"),
            "{window:?} {text_size:?}: {said}"
        );
        // Both are shortened or none; the move of Black has a mark of its own.
        let cut = said.matches('…').count() - 1;
        assert!(cut == 0 || cut == 2, "{window:?} {text_size:?}: {said}");
    }
}

#[test]
fn a_long_name_is_whole_where_the_question_and_the_meter_have_room() {
    let name = "Alexandra Kosteniuk";
    let mut desk = Desk::with_last(&format!(
        "[White \"{name}\"]\n[Black \"Ben\"]\n\n1. e4 d5 2. exd5 Nf6 *\n"
    ));
    desk.key('c');
    desk.resize(1920, 1080);
    let lead = format!("{name} +1");
    assert!(desk.texts().contains(&lead), "{:?}", desk.texts());
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    let scene = desk.scene();
    let said = said(&scene, card(&scene));
    assert!(said.starts_with(&format!("{name}, may Ben")), "{said}");
}

#[test]
fn a_row_of_moves_stays_beside_a_question_with_the_largest_text() {
    for (w, h) in [(1024, 768), (1280, 800), (1920, 1080)] {
        let mut desk = in_window(takeback_asked(), (w, h, 1.0));
        desk.app.settings.text_size = TextSize::Largest;
        let shown = desk.texts();
        assert!(shown.iter().any(|text| text == "c4"), "{w}×{h}: {shown:?}");
    }
}

#[test]
fn a_click_on_yes_or_no_answers() {
    let mut desk = asked('g');
    desk.click_on(NO);
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.game().outcome(), None);
    desk.key('g');
    desk.click_on(YES);
    let end = desk.game().outcome().map(|end| end.termination.tag());
    assert_eq!(end, Some("resignation"));

    let mut desk = takeback_asked();
    let moves = desk.game().record().plies().len();
    desk.click_on(NO);
    assert_eq!(desk.game().record().plies().len(), moves);
    desk.key('t');
    desk.click_on(YES);
    assert_eq!(desk.game().record().plies().len(), moves - 1);

    // Across the table, on the turned card.
    let mut desk = face_to_face(long_game());
    desk.key('d');
    let scene = desk.scene();
    let [yes, no] = [YES, NO].map(|command| scene.area_of(&command).expect("a button"));
    assert!(yes.y > no.y, "seen from the other side, yes is above no");
    desk.click_on(YES);
    let end = desk.game().outcome().map(|end| end.termination.tag());
    assert_eq!(end, Some("agreement"));
}

/// The card of the addressee is next to it.
#[test]
fn the_card_is_beside_the_player_who_answers() {
    let place = |desk: &Desk| {
        let scene = desk.scene();
        let (card, panel) = (card(&scene), desk.layout().panel);
        card.center().y < panel.center().y
    };
    assert!(place(&asked('d')), "Black, who is asked, sits above");
    let mut flipped = timed_game();
    flipped.key('f');
    flipped.key('d');
    assert!(!place(&flipped), "Black sits below");
    assert!(!place(&asked('g')), "White, who is asked, sits below");
    assert!(!place(&takeback_asked()), "White is asked");
}

#[test]
fn other_buttons_do_nothing_while_a_question_is_open() {
    let buttons = [
        Command::Play(PlayCommand::TakeBack),
        Command::Play(PlayCommand::Draw),
        Command::Play(PlayCommand::Resign),
        Command::Play(PlayCommand::Pause),
        Command::Flip,
        Command::Menu(MenuCommand::Open),
    ];
    let mut desk = timed_game();
    let before = desk.scene();
    let places = buttons
        .clone()
        .map(|it| before.area_of(&it).expect("a button"));
    desk.key('d');
    for (command, place) in buttons.iter().zip(places) {
        assert_eq!(desk.scene().area_of(command), None, "{command:?}");
        desk.click_at(place.center());
        assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
        assert_eq!(desk.app.notice, None, "{command:?}");
        assert!(desk.app.dialog().is_none(), "{command:?}");
    }
    desk.click_on(NO);
    let again = desk.scene();
    for command in &buttons {
        // What was declined is not asked again.
        let works = *command != Command::Play(PlayCommand::Draw);
        assert_eq!(again.area_of(command).is_some(), works, "{command:?}");
    }

    let mut mated = Desk::playing();
    mated.app.settings.takeback_asks = true;
    mated.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    mated.key('t');
    let rematch = Command::Start(StartCommand::Rematch);
    assert_eq!(mated.scene().area_of(&rematch), None);
    mated.press(Key::Escape);
    assert!(mated.scene().area_of(&rematch).is_some());
}

#[test]
fn the_board_stays_usable_and_a_move_withdraws_the_question() {
    let mut desk = asked('d');
    let square = desk.at("h4");
    assert_eq!(desk.zone_at(square), Some(Zone::Board { flipped: false }));
    desk.drag("h3", "h4");
    assert_eq!(desk.game().question(), None);
    assert_eq!(
        desk.game().record().plies().last().map(|ply| &*ply.san),
        Some("h4")
    );
    assert_eq!(desk.scene().area_of(&YES), None);
}

/// The message line is read by both players: it says who asks and who is asked.
#[test]
fn the_message_beside_a_question_names_both_players() {
    let mut desk = in_window(asked('d'), (1280, 800, 1.0));
    let shown = desk.texts();
    let times = |words: &str| {
        desk.texts()
            .iter()
            .filter(|text| text.contains(words))
            .count()
    };
    let said = "Anderssen offers a draw. Kieseritzky is asked.";
    assert_eq!(times(said), 1, "{shown:?}");
    desk.key('n');
    assert_ne!(desk.app.message(), to_move(Color::White));
    assert!(
        desk.texts()
            .iter()
            .any(|text| text.contains("declines the draw"))
    );
    // A small window has no room for it, but says what comes first.
    let mut desk = in_window(takeback_asked(), (640, 480, 1.0));
    desk.app.settings.text_size = TextSize::Largest;
    desk.key('g');
    assert!(desk.texts().iter().any(|text| text == "Answer this first."));
}

/// A point leads to the card of the player who answers, and to nothing else.
#[test]
fn the_card_points_to_the_player_where_that_is_next_to_it() {
    let has_point = |desk: Desk, (w, h): (i32, i32)| {
        let scene = in_window(desk, (w, h, 1.0)).scene();
        let mut looks = scene.shapes.iter().map(|shape| &shape.look);
        looks.any(|look| matches!(look, Look::Polygon { color, .. } if *color == DARK.question))
    };
    let portrait = (600, 1000);
    let pointing = questions().map(|(desk, _)| has_point(desk, portrait));
    assert_eq!(pointing, [false; 4], "a meter lies between");
    assert_eq!(
        questions().map(|(desk, _)| has_point(desk, (1280, 800))),
        [true; 4]
    );
}

/// Beside its keys there is room for two lines.
#[test]
fn the_question_about_unsaved_changes_is_whole_in_every_language() {
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 e5 *".into()));
    desk.type_move("d4");
    desk.press(Key::Escape);
    for window in [(600, 1000, 1.0), (1280, 800, 1.0)] {
        desk = in_window(desk, window);
        for language in Language::ALL {
            desk.app.settings.language = Some(language);
            desk.speak();
            let scene = desk.scene();
            let seen = texts(&scene).into_iter().map(|(_, text, _)| text);
            let seen: Vec<&str> = seen.collect();
            let is_cut = |text: &&str| text.len() > '…'.len_utf8() && text.ends_with('…');
            let cut = seen.iter().find(|text| is_cut(text));
            assert_eq!(cut, None, "{language:?} {window:?}");
            for command in [FileCommand::Save.into(), ReviewCommand::Discard.into()] {
                let area = scene.area_of(&command);
                assert!(area.is_some(), "{language:?} {window:?}: {command:?}");
            }
        }
    }
}
