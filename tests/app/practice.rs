//! Are mistakes posed as exercises, and do they come back on their days?

use std::fs;

use crate::desk::{self, Desk, players};

use deskmate::analysis::{Exercise, ScoredLine};
use deskmate::app::keys::Key;
use deskmate::app::{
    AnalysisAnswer, Attempt, Command, Effect, Failure, LibraryCommand, Notice, Practice,
    PracticeCommand, Reply, Screen, Stage, StartCommand, Subject, Tab, Tried,
};
use deskmate::engine::Score;
use deskmate::notation::read_moves;
use deskmate::rules::Position;
use deskmate::storage::Solved;

/// Ben misses that his pawn is attacked twice, and Anna errs too.
const GAME: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.22\"]\n\n\
    1. e4 e5 2. Nf3 f6?? 3. a3?? a6 *\n";

fn reviewing() -> Desk {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), GAME).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk
}

fn line(position: &Position, score: i32, moves: &str) -> ScoredLine {
    ScoredLine {
        score: Score::Centipawns(score),
        depth: 20,
        moves: read_moves(position, moves).expect("legal moves"),
    }
}

fn last_task(desk: &Desk) -> deskmate::app::AnalysisTask {
    let tasks = desk.effects.iter().rev();
    let mut tasks = tasks.filter_map(|effect| match effect {
        Effect::Analyse(task) => Some(task.clone()),
        _ => None,
    });
    tasks.next().expect("a task")
}

/// Answers the task to examine a mistake.
fn pose(desk: &mut Desk, right: &[&str], error: &str) {
    let task = last_task(desk);
    let Subject::Mistake(posing) = &task.subject else {
        panic!("{task:?}");
    };
    let position = posing.position().clone();
    let solutions = right.iter().map(|moves| line(&position, 30, moves));
    let exercise = Exercise {
        solutions: solutions.collect(),
        error: line(&position, -400, error),
    };
    let posed = AnalysisAnswer::Posed(Some(Box::new(exercise)));
    desk.run(Reply::Analysis(task.ticket, posed));
}

fn practice(desk: &Desk) -> &Practice {
    match &desk.app.screen {
        Screen::Practice(practice) => practice,
        other => panic!("{other:?}"),
    }
}

fn attempt(desk: &Desk) -> &Attempt {
    practice(desk).attempt().expect("an exercise")
}

/// In the exercises of the game: first that of White, who is below.
fn practising() -> Desk {
    let mut desk = reviewing();
    desk.key('e');
    assert!(practice(&desk).attempt().is_none());
    pose(&mut desk, &["Nxe5 fxe5 Qh5", "Nc3 d6"], "a3 d6");
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    desk
}

#[test]
fn the_mistakes_of_a_game_are_posed_to_the_ones_who_erred() {
    let mut desk = practising();
    assert_eq!(attempt(&desk).exercise().player, "Anna");
    assert!(!desk.is_flipped());
    desk.play(&["b1c3"]);
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::AtOnce));
    assert_eq!(desk.app.comes_back_in(), Some(1));
    desk.press(Key::Right);
    assert_eq!(
        attempt(&desk)
            .last_move()
            .map(|mv| mv.to_string())
            .as_deref(),
        Some("d7d6")
    );
    desk.press(Key::Enter);
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    assert!(desk.is_flipped());
    desk.type_move("Nc6");
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::AtOnce));
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
    assert_eq!(practice(&desk).solved(), 2);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    let saved = fs::read_to_string(desk.games_path().join("exercises.json")).expect("a file");
    assert!(saved.contains("\"player\": \"Ben\""), "{saved}");
    let game = fs::read_to_string(desk.games_path().join("game.pgn")).expect("a file");
    assert_eq!(game, GAME);
}

#[test]
fn a_wrong_move_is_taken_back_with_what_refutes_it() {
    let mut desk = practising();
    desk.play(&["h2h3"]);
    assert!(matches!(
        attempt(&desk).stage(),
        Stage::Wrong { reply: None, .. }
    ));
    let task = last_task(&desk);
    let Subject::Position(root) = &task.subject else {
        panic!("{task:?}");
    };
    let lines = vec![line(root.position(), 50, "Nc6")];
    let answer = AnalysisAnswer::Lines {
        engine: None,
        lines,
        speed: 1,
    };
    desk.run(Reply::Analysis(task.ticket, answer));
    desk.wait(700);
    assert!(matches!(attempt(&desk).stage(), Stage::Wrong { .. }));
    desk.wait(200);
    assert_eq!(attempt(&desk).stage(), Stage::Asking);
    let tried = [Tried::Move("h3".into(), Some("Nc6".into()))];
    assert_eq!(attempt(&desk).tried(), tried);
    // What refutes the error of the game is known.
    desk.play(&["a2a3"]);
    desk.wait(900);
    let tried = Tried::Move("a3".into(), Some("d6".into()));
    assert_eq!(attempt(&desk).tried().last(), Some(&tried));
    desk.play(&["f3e5"]);
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::WithTries));
}

#[test]
fn a_wrong_move_does_not_stay_if_nothing_is_found() {
    let mut desk = practising();
    desk.play(&["h2h3"]);
    desk.wait(3_100);
    assert_eq!(attempt(&desk).tried(), [Tried::Move("h3".into(), None)]);
}

#[test]
fn a_hint_shows_the_piece_then_the_square_then_the_solution() {
    let mut desk = practising();
    desk.key('h');
    desk.key('h');
    let squares = [
        Tried::Piece(desk::square("f3")),
        Tried::Target(desk::square("e5")),
    ];
    assert_eq!(attempt(&desk).tried(), squares);
    desk.key('h');
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::Shown));
    // Tried again, it is still one whose solution was shown.
    desk.key('t');
    assert_eq!(attempt(&desk).stage(), Stage::Asking);
    desk.play(&["f3e5"]);
    assert_eq!(practice(&desk).solved(), 0);
    assert_eq!(desk.app.comes_back_in(), Some(1));
}

#[test]
fn by_mouse_an_exercise_is_shown_skipped_and_dropped() {
    let mut desk = practising();
    desk.click_on(PracticeCommand::Skip.into());
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.click_on(PracticeCommand::Solution.into());
    desk.click_on(PracticeCommand::Drop.into());
    assert!(practice(&desk).is_over());
    assert_eq!(desk.app.due_exercises(), 1, "that of Anna");
    desk.click_on(Command::Escape);
    assert!(desk.is_reviewing());
}

#[test]
fn exercises_are_due_again_on_their_day_and_offered_at_the_start() {
    let mut desk = practising();
    desk.play(&["f3e5"]);
    desk.press(Key::Enter);
    desk.key('v');
    desk.press(Key::Escape);
    let mut desk = desk.restarted();
    assert!(!desk.app.offers_exercises());
    assert!(
        !desk
            .texts()
            .iter()
            .any(|text| text.starts_with("Exercises due"))
    );
    desk.sleep(24 * 60 * 60 * 1_000);
    desk.wait(1);
    assert_eq!(desk.app.due_exercises(), 2);
    assert!(desk.texts().contains(&"Exercises due: 2".to_owned()));
    desk.key('v');
    let players = practice(&desk).players().expect("two players");
    let due: Vec<_> = players
        .iter()
        .map(|it| (it.name.as_str(), it.today))
        .collect();
    assert_eq!(due, [("Anna", 1), ("Ben", 1)]);
    desk.press(Key::Down);
    desk.press(Key::Enter);
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn the_library_has_a_tab_with_the_exercises() {
    let mut desk = practising();
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert_eq!(desk.app.tab_badge(Tab::Practice), Some(2));
    desk.ctrl('4');
    assert_eq!(desk.app.shown_tab(), Some(Tab::Practice));
    assert!(practice(&desk).players().is_some());
    desk.click_on(PracticeCommand::BeginRow(0).into());
    assert_eq!(attempt(&desk).exercise().player, "Anna");
    desk.press(Key::Escape);
    desk.click_on(LibraryCommand::ShowTab(Tab::Games).into());
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    desk.ctrl('4');
    desk.ctrl('5');
    assert_eq!(desk.app.shown_tab(), Some(Tab::Trash));
}

#[test]
fn a_game_without_mistakes_has_no_exercises() {
    let mut desk = Desk::begun();
    desk.run(Command::Start(StartCommand::Leave));
    desk.run(Command::Start(StartCommand::LoadLast));
    desk.key('e');
    assert!(desk.is_reviewing());
}

#[test]
fn damaged_exercises_are_kept_aside_and_told() {
    let desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("exercises.json"), "{").expect("a file");
    });
    let told = desk.notice();
    assert!(
        matches!(told, Some(Notice::Failed(Failure::ExercisesNotRead(_)))),
        "{told:?}"
    );
    assert!(desk.games_path().join("exercises.damaged.json").exists());
}
