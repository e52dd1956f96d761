//! Huge games in the review: what is built for a frame does not grow with them.

use std::fmt::Write;

use deskmate::app::keys::Key;
use deskmate::app::{BoardCommand, Command, Reply, Step};
use deskmate::storage::SavedGame;
use deskmate::view::{self, Look, Shape, Zone};

use crate::desk::Desk;

/// A game of knights that go to and fro, with clocks and evaluations, begun at move `first`.
fn knights(plies: usize, first: usize) -> String {
    let mut text = format!(
        "[TimeControl \"600\"]\n[SetUp \"1\"]\n\
         [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {first}\"]\n\n"
    );
    for ply in 0..plies {
        let word = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
        // Some of the marked moves are blunders by the scores, too.
        let (seconds, pawns) = (599 - ply * 599 / plies, (ply % 90) as f64 / 20.0);
        let clock = format!("{}:{:02}", seconds / 60, seconds % 60);
        let mark = if ply % 7 == 0 { " $4" } else { "" };
        let note = format!("{{[%eval {pawns:.2}] [%clk 0:{clock}]}}");
        writeln!(text, "{word}{mark} {note}").expect("a string takes it");
    }
    text + "*\n"
}

fn reviewing(text: &str) -> Desk {
    let saved = SavedGame::to_be_last(text).expect("a game");
    assert_eq!(saved.fault, None);
    let mut desk = Desk::new();
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk
}

fn text_of(shape: &Shape) -> Option<&str> {
    match &shape.look {
        Look::Text { text, .. } => Some(text),
        _ => None,
    }
}

#[test]
fn the_scene_of_a_longer_game_has_no_more_shapes() {
    let shapes = |plies| {
        let mut desk = reviewing(&knights(plies, 1));
        desk.press(Key::End);
        desk.scene().shapes.len()
    };
    let (long, huge) = (shapes(2_000), shapes(20_000));
    assert!(long.abs_diff(huge) < long / 5, "{long} and {huge}");
    assert!(huge < 5_000, "{huge}");
}

/// Steps back from the end of a huge game show what reading it move by move shows.
#[test]
fn each_half_move_of_a_huge_game_can_be_shown() {
    let mut desk = reviewing(&knights(20_000, 1));
    for ply in [20_000, 19_999, 10_001, 3, 0] {
        desk.run(Command::Board(BoardCommand::Show(Step::To(ply))));
        let review = desk.review();
        assert_eq!(review.main_ply(), ply);
        assert_eq!(*review.position(), review.tree().position(review.at()));
        let last = (ply > 0).then(|| review.tree().position_before(review.at()));
        let path = last.map(|before| before.path_of(review.tree().node(review.at()).mv()));
        assert_eq!(review.last_move(), path);
    }
}

/// The number is painted in full, in the review and in a game in progress.
#[test]
fn the_numbers_of_late_moves_are_seen_in_full() {
    for first in [9_998, 99_998, 999_998] {
        let text = knights(8, first);
        let mut playing = Desk::with_last(&text.replace(" $4", ""));
        playing.key('c');
        for desk in [reviewing(&text), playing] {
            let scene = desk.scene();
            let panel = view::layout(&desk.app, desk.frame).panel;
            for number in first..first + 4 {
                let shown = number.to_string();
                let is_number = |shape: &&Shape| text_of(shape) == Some(&shown);
                let shape = scene.shapes.iter().find(is_number).expect("its number");
                assert_eq!(shape.visible, shape.area, "{number}");
                assert!(shape.area.x >= panel.x, "{number}");
            }
        }
    }
}

/// A line of text does not end with the number of a move.
#[test]
fn a_number_stays_with_its_move() {
    let line = "1. e4 (1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6 8. cxd5 Nxd5 \
                9. Bxe7 Qxe7 10. Nxd5 exd5 11. Rc1 Be6 12. Qa4 c5 13. Qa3 Rc8) 1... e5 *";
    for width in 640..700 {
        let mut desk = reviewing(line);
        desk.resize(width, 700);
        let scene = desk.scene();
        let texts: Vec<&Shape> = scene
            .shapes
            .iter()
            .filter(|it| text_of(it).is_some())
            .collect();
        let is_number =
            |text: &str| text.ends_with('.') && text.trim_end_matches('.').parse::<u32>().is_ok();
        let mut numbers = 0;
        for pair in texts.windows(2) {
            let (number, after) = (text_of(pair[0]).unwrap_or(""), pair[1]);
            if is_number(number) {
                numbers += 1;
                assert_eq!(pair[0].area.y, after.area.y, "{width}: {number} {after:?}");
            }
        }
        assert!(numbers >= 6, "{width}: {numbers}");
    }
}

#[test]
fn a_click_on_the_chart_of_a_huge_game_goes_to_a_half_move() {
    let mut desk = reviewing(&knights(20_000, 1));
    let at = desk.zone_where(|zone| matches!(zone, Zone::Chart(_)));
    desk.click_at(at);
    assert!((9_900..10_100).contains(&desk.review().main_ply()));
}
