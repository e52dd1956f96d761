//! Golden pictures of exercises.

use crate::desk::{Desk, players};
use crate::golden::check;

use std::sync::Arc;

use deskmate::analysis::{Exercise, ScoredLine};
use deskmate::app::keys::Key;
use deskmate::app::{AnalysisAnswer, Effect, Reply};
use deskmate::engine::Score;
use deskmate::language::Language;
use deskmate::notation::{fen, read_moves};
use deskmate::rules::Position;
use deskmate::storage::{
    Disk, Exercises, GamesFolder, SavedExercise, SavedLine, Schedule, SourceGame, TextSize,
};
use deskmate::view::{Look, Rect, Shape};
use deskmate::words::Words;

/// The position of the design's picture.
const POSITION: &str = "r2q1rk1/1b3p1p/p3p1p1/1p2N3/1n3P2/4P2P/PP2Q1P1/1BRR2K1 b - - 0 23";

fn line(position: &Position, percent: f64, moves: &str) -> SavedLine {
    SavedLine {
        percent,
        moves: read_moves(position, moves).expect("legal moves"),
    }
}

fn exercise(player: &str, ply: usize, error: &str) -> SavedExercise {
    let position = fen::read(POSITION).expect("a position");
    SavedExercise {
        game: SourceGame {
            white: if player == "Ben" { "Anna" } else { player }.into(),
            black: "Ben".into(),
            date: "2026.11.22".into(),
        },
        ply,
        player: player.into(),
        blunder: true,
        error: line(&position, 18.0, error),
        right: vec![
            line(&position, 48.0, "Nd5 Be4 Qe7 Bxd5 Bxd5 e4"),
            line(&position, 47.0, "Qe7 Qf2 Rfd8 Rxd8+ Rxd8"),
        ],
        schedule: Schedule::new(crate::desk::afternoon().date()),
        dropped: false,
        is_passing: false,
        before: "f1d1".parse().ok(),
        position,
    }
}

/// At the start, with exercises of these players.
pub fn with_exercises(names: &[&str]) -> Desk {
    Desk::with(players(), |folder| {
        let mut exercises = Exercises::default();
        for name in names {
            for (ply, error) in [(46, "Qb6 Nd7 Qc6 Rxc6 Bxc6 Nxf8"), (52, "Qa5"), (60, "h6")] {
                exercises.add(exercise(name, ply, error));
            }
        }
        let mut games = GamesFolder::at(Arc::new(Disk), folder.clone());
        std::fs::create_dir_all(folder).expect("a folder");
        games.write_exercises(&exercises).expect("written");
    })
}

/// An exercise with a wrong answer and a hint.
pub fn exercising() -> Desk {
    let mut desk = with_exercises(&["Ben"]);
    desk.key('v');
    desk.type_move("Qb6");
    desk.wait(2_000);
    desk.key('h');
    desk
}

pub fn solved() -> Desk {
    let mut desk = exercising();
    desk.type_move("Nd5");
    desk.wait(1_000);
    desk
}

/// The end of a series.
pub fn series_end() -> Desk {
    let mut desk = solved();
    for key in ['v', 'v'] {
        desk.press(Key::Enter);
        desk.key(key);
    }
    desk.press(Key::Enter);
    desk
}

pub fn choosing_player() -> Desk {
    let mut desk = with_exercises(&["Anna", "Ben"]);
    desk.key('v');
    desk
}

/// The first exercise of a game is being sought.
pub fn seeking_exercise() -> Desk {
    let game = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.22\"]\n\n\
                1. e4 e5 2. Nf3 f6?? 3. a3?? a6 *\n";
    let mut desk = Desk::with(players(), |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(folder.join("game.pgn"), game).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Enter);
    desk.key('e');
    posed(&mut desk, None);
    desk
}

/// Answers the task to examine a mistake.
fn posed(desk: &mut Desk, exercise: Option<Box<Exercise>>) {
    let mut effects = desk.effects.iter().rev();
    let ticket = effects.find_map(|effect| match effect {
        Effect::Analyse(task) => Some(task.ticket),
        _ => None,
    });
    let ticket = ticket.expect("a task");
    desk.run(Reply::Analysis(ticket, AnalysisAnswer::Posed(exercise)));
}

/// The end of a series in which one of two mistakes was no exercise.
pub fn not_all_asked() -> Desk {
    let mut desk = seeking_exercise();
    let before = desk.app.examined_mistake().expect("another");
    let position = before.root.position().clone();
    let scored = |score, moves| ScoredLine {
        score: Score::Centipawns(score),
        depth: 20,
        moves: read_moves(&position, moves).expect("legal moves"),
    };
    let exercise = Exercise {
        solutions: vec![scored(0, "Nc6")],
        error: scored(-400, "f6 Nxe5"),
    };
    posed(&mut desk, Some(Box::new(exercise)));
    desk.key('k');
    desk
}

#[test]
fn the_end_of_a_series_with_mistakes_that_were_not_asked() {
    check("exercises_not_all", not_all_asked());
}

#[test]
fn an_exercise_that_is_being_sought() {
    check("exercise_sought", seeking_exercise());
}

#[test]
fn an_exercise() {
    check("exercise", exercising());
}

#[test]
fn an_exercise_that_is_solved() {
    check("exercise_solved", solved());
}

fn sized(mut desk: Desk, w: i32, h: i32) -> Desk {
    desk.resize(w, h);
    desk
}

#[test]
fn an_exercise_in_a_high_window() {
    check("exercise_600x1000", sized(exercising(), 600, 1000));
    let solved = sized(solved(), 600, 1000);
    check("exercise_solved_600x1000", solved);
}

#[test]
fn an_exercise_in_the_smallest_window() {
    check("exercise_640x480", sized(exercising(), 640, 480));
    check("exercise_solved_640x480", sized(solved(), 640, 480));
}

#[test]
fn the_reply_to_a_wrong_move() {
    let mut desk = with_exercises(&["Ben"]);
    desk.key('v');
    desk.type_move("Qb6");
    desk.wait(500);
    check("exercise_refuted", desk);
}

#[test]
fn the_players_with_exercises() {
    check("exercise_players", choosing_player());
}

/// A name was smaller than the other one, or cut, and a column had no head, though other columns had room.
#[test]
fn the_names_beside_an_exercise_are_whole_and_have_one_size() {
    let mut desk = with_exercises(&["Anna Berger", "Ben"]);
    desk.key('v');
    desk.press(Key::Enter);
    for (size, height) in [(TextSize::Normal, 800), (TextSize::Largest, 1000)] {
        desk.app.settings.text_size = size;
        desk.resize(1280, height);
        if size == TextSize::Largest {
            desk.type_text("kkk");
        }
        let texts = desk.texts_with_sizes();
        let card = texts
            .iter()
            .position(|it| it.0 == "Practice over all games");
        let card = &texts[card.expect("the card")..];
        let size_of = |name: &str| card.iter().find(|it| it.0 == name).map(|it| it.1);
        assert!(size_of("Anna Berger").is_some(), "{card:?}");
        assert_eq!(size_of("Anna Berger"), size_of("Ben"));
        assert!(size_of("Tomorrow").is_some(), "{card:?}");
    }
}

/// Only what comes when was told there, and not what had been asked.
#[test]
fn the_end_of_a_series_has_its_exercises_with_the_largest_text() {
    let mut desk = series_end();
    desk.app.settings.text_size = TextSize::Largest;
    desk.resize(1280, 800);
    let texts = desk.texts();
    assert!(texts.contains(&"23…Nd5".to_owned()), "{texts:?}");
}

/// What a typed move may be stood in a strip that was lower than its letters.
#[test]
fn what_a_typed_move_may_be_has_room_in_the_smallest_window() {
    let mut desk = sized(exercising(), 640, 480);
    desk.type_text("Nd5");
    let shapes = desk.scene().shapes;
    let is_offer = |shape: &&Shape| matches!(&shape.look, Look::Text { text, .. } if text == "Nd5");
    let offer = shapes.iter().find(is_offer).expect("an offer").area;
    let holds = |area: Rect| area.h < 80 && area.y <= offer.y && area.bottom() >= offer.bottom();
    let mut cards = shapes.iter().filter(|it| it.area.w > 200);
    assert!(cards.any(|it| holds(it.area)), "{offer:?}");
}

/// The line stood over the reason, and the board showed only frames.
#[test]
fn why_a_typed_move_is_illegal_is_told_beside_an_exercise_in_every_window() {
    for (w, h) in [(600, 1000), (640, 480), (1280, 800)] {
        let mut desk = sized(with_exercises(&["Ben"]), w, h);
        desk.key('v');
        desk.type_move("Kxf8");
        let said = Words::ENGLISH.message(&desk.app.message().expect("a reason"), &desk.names());
        let first = said.text.split(' ').find(|word| !word.is_empty());
        let first = first.expect("words").to_owned();
        let texts = desk.texts().into_iter();
        let mut words = texts.flat_map(|it| it.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert!(
            words.any(|word| word == first),
            "{w}×{h}: {said:?} {:?}",
            desk.texts()
        );
    }
}

/// Of a try and two hints only the last two were shown, and while a move was typed only one.
#[test]
fn three_things_that_were_tried_are_in_sight_below_a_board() {
    let mut desk = sized(exercising(), 600, 1000);
    desk.key('h');
    let is_in_sight = |desk: &Desk, said: &str| desk.texts().iter().any(|text| text == said);
    for is_typing in [false, true] {
        if is_typing {
            desk.type_text("N");
        }
        let rows = desk.texts().iter().filter(|text| *text == "Hint").count();
        assert!(
            is_in_sight(&desk, "23…Qb6"),
            "{is_typing}: {:?}",
            desk.texts()
        );
        // One more is the button.
        assert_eq!(rows, 3, "{is_typing}: {:?}", desk.texts());
    }
}

/// The board was as large as a stamp, above an empty card.
#[test]
fn the_first_exercise_below_the_players_has_a_board_to_look_at() {
    let mut desk = sized(choosing_player(), 600, 1000);
    for size in [TextSize::Normal, TextSize::Largest] {
        desk.app.settings.text_size = size;
        let shapes = desk.scene().shapes.into_iter();
        let pieces = shapes.filter(|shape| matches!(shape.look, Look::Piece { .. }));
        assert!(
            pieces.map(|piece| piece.area.w).max() >= Some(28),
            "{size:?}"
        );
    }
}

/// It stood above them, though nothing stood below it.
#[test]
fn a_name_beside_numbers_without_words_below_it_is_as_high_as_they() {
    let mut desk = sized(choosing_player(), 600, 1000);
    desk.app.settings.text_size = TextSize::Largest;
    for language in Language::ALL {
        desk.app.settings.language = Some(language);
        desk.speak();
        let shapes = desk.scene().shapes;
        let areas = |said: &str| {
            let is_it = |it: &&Shape| matches!(&it.look, Look::Text { text, .. } if said.is_empty() || text == said);
            let areas = shapes.iter().filter(is_it).map(|it| it.area);
            areas.collect::<Vec<Rect>>()
        };
        let (name, number) = (areas("Anna")[0], areas("3")[0]);
        let is_below = |it: &Rect| it.x == name.x && (1..name.h * 2).contains(&(it.y - name.y));
        let has_words = areas("").iter().any(is_below);
        let apart = (name.center().y - number.center().y).abs();
        assert!(has_words || apart <= 1, "{language:?}: {name:?} {number:?}");
    }
}
