//! Do the screens of play use their room: buttons with keys, words that are large enough, lines that are balanced?

use crate::desk;
use crate::golden_start::{decided_match, with_game_to_resume, with_thirty_games};
use crate::layout::texts;
use crate::screens::{face_to_face, game_of_match, in_window};

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{ClockCommand, Command, FieldId, FormCommand, PlayCommand};
use deskmate::storage::{ClockChoice, ClockKind, Settings, SideTime};
use deskmate::view::{DARK, Fill, Look, Rect, Scene};

/// The areas of a text, wherever it stands.
fn places(scene: &Scene, wanted: &str) -> Vec<Rect> {
    let all = texts(scene).into_iter();
    let all = all.filter(|(_, text, _)| *text == wanted);
    all.map(|(_, _, area)| area).collect()
}

/// The size of the letters of a text.
fn size_of(scene: &Scene, wanted: &str) -> i32 {
    let size = |look: &Look| match look {
        Look::Text { text, em, .. } if text == wanted => Some(*em),
        _ => None,
    };
    let mut sizes = scene.shapes.iter().filter_map(|shape| size(&shape.look));
    sizes.next().unwrap_or_else(|| panic!("{wanted}"))
}

fn mated() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk
}

#[test]
fn a_start_screen_in_portrait_shows_the_last_game_below_the_unfinished_one() {
    let desk = in_window(with_game_to_resume(), (600, 1000, 1.0));
    let scene = desk.scene();
    let (board, panel) = (desk.layout().board, desk.layout().panel);
    assert!(board.w >= 440, "{board:?}");
    let link = places(&scene, "Recent games");
    let names = texts(&scene).into_iter();
    let below = names.filter(|(_, text, area)| *text == "Ben" && area.y > link[0].y);
    let first = below.map(|(_, _, area)| area).min_by_key(|area| area.y);
    // What fades is not whole.
    let first = first.expect("the winner of the last game");
    assert!(first.bottom() <= panel.bottom() - 40, "{first:?}");
}

#[test]
fn a_start_screen_in_portrait_with_few_games_has_a_board() {
    let desk = Desk::with(Settings::default(), |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
        std::fs::write(folder.join("three.pgn"), game.repeat(3)).expect("a file");
    });
    let desk = in_window(desk, (600, 1000, 1.0));
    let layout = desk.layout();
    assert!(layout.board.w >= 192, "{layout:?}");
    let scene = desk.scene();
    let lowest = texts(&scene).into_iter().map(|it| it.2.bottom());
    let lowest = lowest.max().expect("texts");
    assert!((900..=layout.panel.bottom()).contains(&lowest), "{lowest}");
}

#[test]
fn many_games_in_portrait_need_the_room_of_a_small_board() {
    let desk = with_thirty_games("");
    let desk = in_window(desk, (600, 1000, 1.0));
    assert!(!desk.layout().has_board());
}

#[test]
fn what_became_of_a_player_is_as_large_at_both_cards_in_the_smallest_window() {
    let scene = in_window(mated(), (640, 480, 1.0)).scene();
    assert_eq!(size_of(&scene, "Checkmated"), size_of(&scene, "Won"));
}

#[test]
fn the_buttons_of_a_game_have_their_keys_at_1024() {
    let window = (1024, 768, 1.0);
    let mut desk = in_window(Desk::playing(), window);
    desk.play(&["e2e4", "e7e5"]);
    let in_panel = |desk: &Desk, cap: &str| {
        let places = places(&desk.scene(), cap);
        let panel = desk.layout().panel;
        places
            .into_iter()
            .any(|area| panel.intersection(area) == Some(area))
    };
    for cap in ["T", "D", "G", "F", "Esc"] {
        assert!(in_panel(&desk, cap), "{cap}: {:?}", desk.texts());
    }
    let desk = in_window(mated(), window);
    for cap in ["F", "Ctrl C", "Esc"] {
        assert!(in_panel(&desk, cap), "{cap}: {:?}", desk.texts());
    }
}

#[test]
fn a_pause_does_not_move_the_other_buttons() {
    for window in [(1280, 800, 1.0), (1024, 768, 1.0), (600, 1000, 1.0)] {
        let mut desk = in_window(game_of_match("300+3"), window);
        let flip = |desk: &Desk| desk.zone_of(&Command::Flip);
        let before = flip(&desk);
        desk.key('p');
        assert_eq!(flip(&desk), before, "{window:?}");
    }
}

#[test]
fn the_result_of_a_match_is_in_large_lines_at_both_ends() {
    let desk = in_window(face_to_face(decided_match()), (1024, 768, 1.0));
    let scene = desk.scene();
    assert!(size_of(&scene, "You win") > size_of(&scene, "By checkmate"));
    for window in [(1280, 800, 1.0), (1024, 768, 1.0)] {
        let desk = in_window(face_to_face(decided_match()), window);
        let shown = desk.texts().join(" ");
        assert_eq!(
            shown.matches("New match:").count(),
            2,
            "{window:?}: {shown}"
        );
    }
}

#[test]
fn why_a_game_does_not_count_is_whole_at_both_ends() {
    let mut desk = face_to_face(Desk::playing());
    desk.resize(768, 1024);
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    let shown = desk.texts().join(" ");
    let ends = shown.matches("does not count: not both sides have moved.");
    assert_eq!(ends.count(), 2, "{shown}");
}

#[test]
fn the_message_of_a_decided_match_says_who_has_won_it() {
    let mut desk = decided_match();
    desk.run(PlayCommand::CloseResult);
    desk.app.notice = None;
    let said = desk.message();
    assert!(
        said.contains("Ben wins the match 2 – 0. By checkmate after 2 moves."),
        "{said}"
    );
}

#[test]
fn who_declines_a_draw_face_to_face_is_told_so() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('d');
    desk.key('n');
    let shown = desk.texts().join(" ");
    assert!(shown.contains("You decline the draw."), "{shown}");
    assert!(shown.contains("Ben declines the draw."), "{shown}");
}

#[test]
fn what_is_asked_stands_apart_from_who_asks_where_there_is_room() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('d');
    let scene = desk.scene();
    let note = places(&scene, "Do you accept?")[0];
    let lead = places(&scene, "draw.")[0];
    let apart = (note.y - lead.bottom()).max(lead.y - note.bottom());
    assert!(apart >= 12, "{apart}");
}

/// A clock of seconds alone.
fn clock_of_seconds() -> Desk {
    let clock = ClockChoice {
        kind: ClockKind::SuddenDeath,
        white: SideTime {
            time: "0:25".into(),
            ..SideTime::default()
        },
        ..ClockChoice::default()
    };
    let mut settings = Settings::default();
    settings.big_clock.times = clock;
    let mut desk = Desk::with(settings, |_| {});
    desk.key('k');
    desk
}

#[test]
fn the_big_clock_says_seconds_and_at_the_end_leads_on() {
    let mut desk = clock_of_seconds();
    assert_eq!(places(&desk.scene(), "25 seconds").len(), 2);
    let ground_of = |desk: &Desk, command: ClockCommand| {
        let area = desk.zone_of(&command.into());
        let scene = desk.scene();
        let mut shapes = scene.shapes.iter();
        shapes.any(|shape| {
            let is_accent = matches!(&shape.look, Look::Rounded { fill: Fill::Solid(color), .. } if *color == DARK.accent);
            is_accent && shape.area.intersection(area) == Some(shape.area)
        })
    };
    desk.key(' ');
    assert!(ground_of(&desk, ClockCommand::Pause));
    desk.wait(30_000);
    desk.run(ClockCommand::Pause);
    assert!(ground_of(&desk, ClockCommand::StartAgain));
}

#[test]
fn the_form_for_times_keeps_its_buttons_apart_from_the_band_above() {
    let mut desk = clock_of_seconds();
    desk.run(ClockCommand::SetTimes);
    desk.run(Command::Form(FormCommand::Choose(FieldId::QuickChoice, 6)));
    let scene = desk.scene();
    let submit = places(&scene, "Set")[0];
    let bands = scene.shapes.iter().filter(|shape| {
        matches!(&shape.look, Look::Plain(color) if *color == DARK.background) && shape.area.h < 700
    });
    let end = bands
        .map(|shape| shape.area.bottom())
        .max()
        .expect("a band");
    assert!(submit.y - end >= 16 + 14, "{submit:?} below {end}");
}

#[test]
fn keys_stand_near_what_they_do_on_the_start_screen() {
    let mut desk = with_thirty_games("");
    desk.press(Key::F1);
    let scene = desk.scene();
    let rows = places(&scene, "Line above, below");
    assert_eq!(rows.len(), 2, "{:?}", desk.texts());
    let escape = places(&scene, "Esc").into_iter().map(|area| area.x).min();
    let [first, second] = [rows[0], rows[1]];
    assert_eq!(first.x, second.x);
    assert!(
        first.x - escape.expect("a cap") <= 136,
        "{first:?} {escape:?}"
    );
    assert_eq!(fading_strips(&desk), 0, "all are seen");
}

fn fading_strips(desk: &Desk) -> usize {
    let is_fading = |look: &Look| matches!(look, Look::Plain(color) if !color.is_opaque() && color.alpha(255) == DARK.panel);
    let shapes = desk.scene().shapes;
    shapes.iter().filter(|it| is_fading(&it.look)).count()
}

/// A list that goes on below its edge fades there.
#[test]
fn the_list_of_keys_fades_where_it_goes_on() {
    let mut desk = in_window(with_thirty_games(""), (640, 480, 1.0));
    desk.press(Key::F1);
    assert!(fading_strips(&desk) > 0);
    desk.run(Command::ScrollTo(1_000));
    assert!(fading_strips(&desk) > 0, "now above");
}
