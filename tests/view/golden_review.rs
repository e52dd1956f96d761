//! Golden pictures of reviews.

use crate::desk::Desk;
use crate::golden::{check, check_pointed};

use std::fs;
use std::path::Path;

use deskmate::analysis::ScoredLine;
use deskmate::app::keys::Key;
use deskmate::app::{
    AnalysisAnswer, Command, Effect, Machine, OpeningsCommand, Reply, ReviewCommand, TaskReply,
};
use deskmate::engine::Score;
use deskmate::notation::read_moves;
use deskmate::storage::{BoardOrientation, Disk, Letters, SavedGame, TextSize};
use deskmate::view::{DARK, Fill, Look, Point, Shape};

/// The game of the design's picture, with variations, comments, glyphs and clocks, after some half-moves.
pub fn reviewing(half_moves: usize) -> Desk {
    reviewing_file("opera.pgn", half_moves)
}

pub fn reviewing_file(name: &str, half_moves: usize) -> Desk {
    let mut desk = Desk::new();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let path = data.join(name);
    let saved = SavedGame::read(&Disk, &path).expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    for _ in 0..half_moves {
        desk.press(Key::Right);
    }
    desk.wait(1_000);
    desk
}

#[test]
fn a_review_with_lines_and_charts() {
    check("review_lines", reviewing(19));
}

/// The same game with an analysis, and the analysis of the position after some half-moves.
pub fn analysing(half_moves: usize) -> Desk {
    let desk = reviewing_file("opera_analysed.pgn", half_moves);
    let lines = [
        (-380, "cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6"),
        (-410, "Qb4 Qxb4 Bxb4+ c3 Be7 Nc7+ Kd7"),
        (-500, "Nbd7 Nc3 h6 Bd2 Nc5"),
    ];
    with_analysis(desk, &lines)
}

/// The analysis of the position shown has found these lines, with their scores in centipawns.
fn with_analysis(mut desk: Desk, lines: &[(i32, &str)]) -> Desk {
    desk.key('a');
    let task = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::Analyse(task) => Some(task.clone()),
        _ => None,
    });
    let ticket = task.expect("a task for the analyst").ticket;
    let position = desk.review().position().clone();
    let line = |centipawns, words: &str| {
        let moves = read_moves(&position, words).expect("legal moves");
        ScoredLine {
            score: Score::Centipawns(centipawns),
            depth: 18,
            moves,
        }
    };
    let lines = lines.iter();
    let lines = lines.map(|&(score, words)| line(score, words)).collect();
    let speed = 1_100_000;
    let answer = AnalysisAnswer::Lines {
        engine: None,
        lines,
        speed,
    };
    desk.run(Reply::Analysis(ticket, answer));
    desk
}

#[test]
fn an_engine_that_is_installed_is_proposed() {
    let mut desk = analysing(19);
    desk.run(Reply::Task(TaskReply::Engines(Machine {
        engines: Some(vec!["/usr/games/stockfish".into()]),
        ..Machine::default()
    })));
    check("engine_proposed", desk);
}

#[test]
fn a_review_that_is_analysed() {
    check("analysis", analysing(19));
}

#[test]
fn the_chances_of_a_variation_over_those_of_the_game() {
    let mut desk = reviewing_file("opera_analysed.pgn", 18);
    desk.press(Key::Down);
    desk.press(Key::Right);
    let desk = with_analysis(desk, &[(-60, "Nbd7 Kb1 O-O-O"), (-90, "Qc5 Bxf6 gxf6")]);
    check("analysis_variation", desk);
}

#[test]
fn a_move_under_the_pointer_in_the_chart() {
    let desk = reviewing_file("opera_analysed.pgn", 18);
    check_pointed("analysis_chart", desk, Point::new(1120, 640));
}

#[test]
fn what_is_not_analysed_is_named_in_the_chart() {
    let text = "1. e4 {[%eval 0.2]} e5 {[%eval 0.1]} 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *\n";
    let saved = SavedGame::to_be_last(text).expect("a game");
    let mut desk = Desk::new();
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    assert!(desk.texts().iter().any(|text| text == "not analysed"));
    desk.key('v');
    assert!(!desk.texts().iter().any(|text| text == "not analysed"));
}

#[test]
fn the_other_chart_of_an_analysed_game() {
    let mut desk = reviewing_file("opera_analysed.pgn", 18);
    desk.click_on(ReviewCommand::OtherChart.into());
    check("analysis_times", desk);
}

#[test]
fn the_paces_of_auto_play() {
    let mut desk = reviewing(19);
    desk.click_on(ReviewCommand::Paces.into());
    check("review_paces", desk);
}

#[test]
fn a_line_of_the_analysis_under_the_pointer() {
    let desk = analysing(19);
    let follow = ReviewCommand::FollowLine { line: 0, moves: 4 };
    let at = desk.zone_of(&follow.into()).center();
    check_pointed("analysis_line", desk, at);
}

#[test]
fn a_bad_move_after_the_analysis() {
    check("analysis_blunder", reviewing_file("opera_analysed.pgn", 18));
}

#[test]
fn an_analysis_in_the_smallest_window() {
    let mut desk = analysing(19);
    desk.resize(640, 480);
    check("analysis_640x480", desk);
}

/// It was left out below a board, and where the numbers of bad moves had no room.
#[test]
fn the_accuracy_of_an_analysed_game_is_told_in_narrow_windows() {
    for size in [(600, 1000), (1024, 768)] {
        let mut desk = reviewing_file("opera_analysed.pgn", 19);
        desk.resize(size.0, size.1);
        let texts = desk.texts();
        let told = texts.iter().filter(|text| text.starts_with("accuracy "));
        assert_eq!(told.count(), 2, "{size:?}: {texts:?}");
    }
}

#[test]
fn an_analysis_above_the_panel() {
    let mut desk = analysing(19);
    desk.resize(600, 1000);
    check("analysis_portrait", desk);
}

#[test]
fn an_analysis_seen_by_black_in_figurines() {
    let mut desk = analysing(19);
    desk.app.settings.letters = Letters::Figurines;
    desk.key('f');
    check("analysis_flipped", desk);
}

#[test]
fn a_review_in_the_smallest_window() {
    let mut desk = reviewing(6);
    desk.resize(640, 480);
    check("review_640x480", desk);
}

/// The lines that are nested most deeply are unfolded, and the position is in one of them.
#[test]
fn a_review_with_nested_lines() {
    let mut desk = reviewing(6);
    desk.key('.');
    desk.press(Key::Down);
    desk.press(Key::Right);
    desk.press(Key::Down);
    check("review_nested", desk);
}

#[test]
fn a_review_without_clocks() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3 Qxe4+ 7. Qe2";
    let mut desk = Desk::new();
    let text = format!("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n{moves} 1/2-1/2\n");
    let saved = SavedGame::to_be_last(&text).expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk.press(Key::End);
    desk.press(Key::Left);
    desk.wait(1_000);
    check("review_without_clocks", desk);
}

#[test]
fn a_review_with_the_largest_text() {
    let mut desk = reviewing(19);
    desk.app.settings.text_size = TextSize::Largest;
    check("review_largest_text", desk);
}

#[test]
fn a_review_of_players_face_to_face_is_as_any_other() {
    let mut desk = reviewing(19);
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    check("review_lines", desk);
}

#[test]
fn a_comment_that_is_typed() {
    let mut desk = reviewing(19);
    desk.key('c');
    desk.type_text("A sacrifice");
    check("review_comment", desk);
}

#[test]
fn a_long_comment_that_is_typed() {
    let mut desk = reviewing(19);
    desk.key('c');
    desk.type_text(
        "A sacrifice that opens the d-file and the diagonal to e8 at once: Black cannot castle any more, \
         and his rook on h8 will not take part in what follows.",
    );
    desk.press_shift(Key::Enter);
    desk.type_text("Morphy saw all of it.");
    check("review_long_comment", desk);
}

#[test]
fn the_short_menu_of_a_move() {
    let mut desk = reviewing(19);
    let shown = desk.review().at();
    desk.run(ReviewCommand::Menu(shown));
    check("review_move_menu", desk);
}

#[test]
fn the_short_menu_of_a_move_in_a_small_window() {
    let mut desk = reviewing(19);
    desk.resize(640, 480);
    let shown = desk.review().at();
    desk.run(ReviewCommand::Menu(shown));
    check("review_move_menu_640x480", desk);
}

#[test]
fn an_analysis_above_the_panel_with_the_largest_text() {
    let mut desk = analysing(19);
    desk.resize(600, 1000);
    desk.app.settings.text_size = TextSize::Largest;
    check("analysis_600x1000_largest_text", desk);
}

#[test]
fn the_menu_of_a_review_in_the_smallest_window_with_the_largest_text() {
    let mut desk = reviewing(19);
    desk.resize(640, 480);
    desk.app.settings.text_size = TextSize::Largest;
    desk.key('n');
    check("review_menu_640x480_largest_text", desk);
}

/// Games of a folder, of which some went as the last one.
const FOLDER: [(&str, &str, &str, &str, &str); 6] = [
    ("Anna", "Ben", "2026.11.08", "1-0", "4. Ng5 d5 5. exd5 Na5"),
    ("Ben", "Anna", "2026.11.09", "0-1", "4. Ng5 Bc5"),
    (
        "Ben",
        "Anna",
        "2026.11.15",
        "1/2-1/2",
        "4. Ng5 d5 5. exd5 Nxd5",
    ),
    ("Anna", "Carl", "2025.03.02", "1-0", "4. Ng5 Nxe4"),
    ("Carl", "Anna", "2024.01.20", "1-0", "4. Ng5 d5"),
    ("Carl", "Ben", "2024.01.21", "0-1", "4. d3 Be7"),
];

/// The opening tree over a folder, in the review of a game of it.
pub fn opening_tree() -> Desk {
    let mut desk = Desk::with(crate::desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        for (number, (white, black, date, result, moves)) in FOLDER.into_iter().enumerate() {
            let text = format!(
                "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n[Result \"{result}\"]\n\n\
                 1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 {moves} {result}\n"
            );
            let name = match number {
                0 => "last.txt".to_string(),
                number => format!("{number}.pgn"),
            };
            fs::write(folder.join(name), text).expect("a file");
        }
    });
    desk.key('l');
    desk.press(Key::Home);
    for _ in 0..7 {
        desk.press(Key::Right);
    }
    desk.wait(1_000);
    desk.key('w');
    desk
}

#[test]
fn the_opening_tree_of_a_review() {
    check("openings", opening_tree());
}

/// The arrow on the board is that of the row under the pointer.
#[test]
fn the_row_under_the_pointer_stands_out_in_the_opening_tree() {
    let mut desk = opening_tree();
    let last = desk
        .review()
        .openings()
        .moves()
        .last()
        .expect("a move")
        .what;
    let play = ReviewCommand::Openings(OpeningsCommand::Play(last));
    let row = desk.zone_of(&Command::Review(play));
    let is_lit = |desk: &Desk| {
        let lit = Fill::Solid(DARK.active_panel);
        desk.scene().shapes.iter().any(|shape| {
            let ground = matches!(&shape.look, Look::Rounded { fill, .. } if *fill == lit);
            ground && row.y <= shape.area.y && shape.area.bottom() <= row.bottom()
        })
    };
    assert!(!is_lit(&desk));
    desk.move_to(row.center());
    assert!(is_lit(&desk));
}

#[test]
fn the_opening_tree_in_a_portrait_window() {
    let mut desk = opening_tree();
    desk.resize(600, 1000);
    check("openings_600x1000", desk);
}

#[test]
fn the_opening_tree_in_a_small_window() {
    let mut desk = opening_tree();
    desk.resize(640, 480);
    check("openings_640x480", desk);
}

/// In a chart that is only a line the marks of all bad moves stood over each other.
#[test]
fn a_chart_that_is_a_line_marks_only_blunders() {
    let mut desk = reviewing_file("opera_analysed.pgn", 18);
    let diamonds = |desk: &Desk| {
        let is_diamond = |shape: &&Shape| match &shape.look {
            Look::Polygon { corners, .. } => corners.len() == 4,
            _ => false,
        };
        desk.scene().shapes.iter().filter(is_diamond).count()
    };
    assert!(diamonds(&desk) > 0);
    desk.app.settings.text_size = TextSize::Largest;
    assert_eq!(diamonds(&desk), 0);
}

/// The words on a bad move had the room of the name of the opening and of the choice of files.
#[test]
fn the_opening_tree_at_a_bad_move_has_its_files_below_a_board() {
    let mut desk = reviewing_file("opera_analysed.pgn", 18);
    desk.resize(600, 1000);
    assert!(desk.texts().iter().any(|text| text.starts_with("Blunder")));
    desk.key('w');
    let texts = desk.texts();
    assert!(
        texts.iter().any(|text| text.starts_with("Our games")),
        "{texts:?}"
    );
    assert!(
        !texts.iter().any(|text| text.starts_with("Blunder")),
        "{texts:?}"
    );
}
