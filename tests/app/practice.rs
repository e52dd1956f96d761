//! Are mistakes posed as exercises, and do they come back on their days?

use std::fs;

use crate::desk::{self, Desk, players};

use deskmate::analysis::{Exercise, ScoredLine};
use deskmate::app::keys::{Key, works};
use deskmate::app::{
    AnalysisAnswer, Attempt, Command, Effect, Failure, FileCommand, LibraryCommand, Notice,
    Practice, PracticeCommand, Reply, Screen, Stage, StartCommand, Subject, Tab, Tried,
};
use deskmate::engine::Score;
use deskmate::notation::read_moves;
use deskmate::rules::Position;
use deskmate::storage::{Settings, Solved};
use deskmate::words::Words;

/// Ben misses that his pawn is attacked twice, and Anna errs too.
const GAME: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.22\"]\n\n\
    1. e4 e5 2. Nf3 f6?? 3. a3?? a6 *\n";

/// The library with the game.
fn listing() -> Desk {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), GAME).expect("a file");
    });
    desk.key('o');
    desk
}

fn reviewing() -> Desk {
    let mut desk = listing();
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

/// A pasted game of two who play here, which has changed, after the exercises from it.
fn after_exercises_from_changes() -> Desk {
    let settings = Settings {
        names: vec!["Anna".into(), "Ben".into()],
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.clipboard = GAME.into();
    desk.ctrl('v');
    desk.press(Key::End);
    desk.key('!');
    desk.key('e');
    pose(&mut desk, &["Nxe5 fxe5 Qh5", "Nc3 d6"], "a3 d6");
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    assert_eq!(desk.app.due_exercises(), 2);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    assert_eq!(desk.app.due_exercises(), 2);
    desk
}

#[test]
fn exercises_go_with_the_changes_that_they_were_made_of() {
    let mut desk = after_exercises_from_changes();
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    assert_eq!(desk.app.due_exercises(), 2, "it is only asked");
    desk.ctrl_key(Key::Delete);
    assert!(desk.is_at_start());
    assert_eq!(desk.app.due_exercises(), 0);
    let saved = || fs::read_to_string(desk.games_path().join("exercises.json"));
    assert!(!saved().expect("the exercises").contains("Ben"));
    // Where the changes are saved, they stay.
    let mut desk = after_exercises_from_changes();
    desk.ctrl('s');
    desk.press(Key::Enter);
    desk.press(Key::Escape);
    assert!(desk.is_at_start(), "{:?}", desk.notice());
    assert_eq!(desk.app.due_exercises(), 2);
}

#[test]
fn while_the_first_exercise_is_sought_the_board_shows_the_mistake_that_is_examined() {
    let mut desk = reviewing();
    desk.key('e');
    let examined = |desk: &Desk| {
        let bad = desk.app.examined_mistake()?;
        Some((bad.number, desk.is_flipped(), desk.app.examined_part()))
    };
    assert_eq!(examined(&desk), Some((5, false, 0.0)));
    let task = last_task(&desk);
    desk.run(Reply::Analysis(task.ticket, AnalysisAnswer::Examining(60)));
    assert_eq!(examined(&desk), Some((5, false, 0.3)));
    desk.run(Reply::Analysis(task.ticket, AnalysisAnswer::Posed(None)));
    assert_eq!(examined(&desk), Some((4, true, 0.5)));
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    assert_eq!(examined(&desk), None);
    assert!(desk.is_flipped());
    assert_eq!(attempt(&desk).exercise().player, "Ben");
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

/// Its letters were swallowed: only Enter opened the line.
#[test]
fn a_move_is_typed_at_once_and_its_letters_are_keys_until_then() {
    let mut desk = practising();
    let is_typing = |desk: &Desk| practice(desk).input().typed().is_some();
    for text in ["h4", "f4", "ke2", "Kf1", "o-o"] {
        desk.type_text(text);
        assert!(is_typing(&desk), "{text}");
        assert_eq!(attempt(&desk).counts(), (0, 0));
        assert_eq!(attempt(&desk).exercise().player, "Anna");
        assert!(!desk.is_flipped());
        desk.press(Key::Escape);
    }
    desk.type_text("Nc3");
    desk.press(Key::Enter);
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::AtOnce));
    desk.press(Key::Enter);
    desk.key('h');
    desk.sleep(1_500);
    desk.key('6');
    assert_eq!(attempt(&desk).counts(), (0, 1));
    assert!(!is_typing(&desk));
}

/// Answers the task to find what refutes the wrong move on the board.
fn refute(desk: &mut Desk, reply: &str, depth: u8) {
    answer(desk, 200, reply, depth);
}

/// Answers it with this score for the other side.
fn answer(desk: &mut Desk, score: i32, reply: &str, depth: u8) {
    let task = last_task(desk);
    let Subject::Position(root) = &task.subject else {
        panic!("{task:?}");
    };
    let lines = vec![ScoredLine {
        depth,
        ..line(root.position(), score, reply)
    }];
    let answer = AnalysisAnswer::Lines {
        engine: None,
        lines,
        speed: 1,
    };
    desk.run(Reply::Analysis(task.ticket, answer));
}

fn last_move(desk: &Desk) -> Option<String> {
    attempt(desk).last_move().map(|mv| mv.to_string())
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_taken_back() {
    let mut desk = practising();
    assert_eq!(last_move(&desk).as_deref(), Some("f7f6"), "of the game");
    desk.play(&["h2h3"]);
    assert_eq!(last_move(&desk).as_deref(), Some("h2h3"));
    refute(&mut desk, "Nc6", 20);
    desk.wait(400);
    assert_eq!(last_move(&desk).as_deref(), Some("b8c6"));
    let knight = attempt(&desk).position().board().get(desk::square("c6"));
    assert!(knight.is_some());
    for text in ["That is not good enough.", "3.h3", "refuted by 3…Nc6"] {
        assert!(desk.texts().contains(&text.to_owned()), "{text}");
    }
    desk.wait(600);
    assert!(matches!(attempt(&desk).stage(), Stage::Wrong { .. }));
    desk.wait(200);
    assert_eq!(attempt(&desk).stage(), Stage::Asking);
    let refuted = |desk: &Desk, mv: &str, reply: &str| {
        let is_it = |it: &Tried| match it {
            Tried::Move(tried, Some(it)) => tried == mv && it.reply == reply,
            _ => false,
        };
        attempt(desk).tried().last().is_some_and(is_it)
    };
    assert!(refuted(&desk, "h3", "Nc6"));
    for text in ["refuted by 3…Nc6", "32 %"] {
        assert!(desk.texts().contains(&text.to_owned()), "{text}");
    }
    // What refutes the error of the game is known.
    desk.play(&["a2a3"]);
    desk.wait(1_200);
    assert!(refuted(&desk, "a3", "d6"));
    desk.play(&["f3e5"]);
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::WithTries));
    assert!(desk.texts().contains(&"2 tries".to_owned()));
}

#[test]
fn a_move_that_is_good_too_is_not_called_wrong() {
    let mut desk = practising();
    // The best one is worth 0.3 pawns.
    desk.play(&["f1c4"]);
    answer(&mut desk, 0, "Nc6", 8);
    assert!(matches!(
        attempt(&desk).stage(),
        Stage::Wrong { reply: None, .. }
    ));
    answer(&mut desk, 0, "Nc6", 12);
    assert!(matches!(attempt(&desk).stage(), Stage::Good { .. }));
    let said = "Good too, but there is better.".to_owned();
    assert!(desk.texts().contains(&said));
    desk.wait(1_600);
    assert_eq!(attempt(&desk).stage(), Stage::Asking);
    assert_eq!(attempt(&desk).tried(), [Tried::Good("Bc4".into())]);
    assert!(desk.texts().contains(&said));
    assert_eq!(attempt(&desk).counts(), (0, 0));
    // It costs nothing.
    desk.play(&["b1c3"]);
    assert_eq!(attempt(&desk).stage(), Stage::Done(Solved::AtOnce));
}

#[test]
fn what_a_shallow_search_has_found_is_no_refutation_yet() {
    let mut desk = practising();
    desk.play(&["h2h3"]);
    refute(&mut desk, "a6", 2);
    desk.wait(900);
    assert_eq!(last_move(&desk).as_deref(), Some("h2h3"));
    refute(&mut desk, "Nc6", 14);
    desk.wait(100);
    assert_eq!(last_move(&desk).as_deref(), Some("b8c6"));
    desk.wait(900);
    // If it finds nothing deeper in time, that will have to do.
    desk.play(&["g2g3"]);
    refute(&mut desk, "a6", 2);
    desk.wait(1_600);
    assert_eq!(last_move(&desk).as_deref(), Some("a7a6"));
}

#[test]
fn a_wrong_move_does_not_stay_if_nothing_is_found() {
    let mut desk = practising();
    desk.play(&["h2h3"]);
    desk.wait(3_100);
    assert_eq!(attempt(&desk).tried(), [Tried::Move("h3".into(), None)]);
}

#[test]
fn all_lines_are_shown_by_keys_and_by_a_click_on_a_move() {
    let mut desk = practising();
    desk.play(&["b1c3"]);
    assert_eq!(attempt(&desk).shown(), (1, 1), "what was played");
    desk.press(Key::Up);
    desk.press(Key::Right);
    desk.press(Key::Right);
    assert_eq!(last_move(&desk).as_deref(), Some("d1h5"));
    desk.press(Key::Down);
    desk.press(Key::Down);
    assert_eq!(last_move(&desk).as_deref(), Some("a2a3"), "the error");
    desk.press(Key::Left);
    assert_eq!(
        attempt(&desk).position(),
        &attempt(&desk).exercise().position
    );
    desk.click_on(PracticeCommand::ShowLine { line: 0, moves: 2 }.into());
    assert_eq!(last_move(&desk).as_deref(), Some("f6e5"));
    assert!(desk.texts().contains(&"Also good".to_owned()));
    assert!(
        desk.texts()
            .iter()
            .any(|text| text.ends_with("3.Nxe5 is as good."))
    );
}

#[test]
fn the_exercises_of_the_other_player_are_one_step_away() {
    let mut desk = practising();
    assert_eq!(desk.app.other_player(), Some(("Ben".into(), 1)));
    desk.key('o');
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.click_on(PracticeCommand::OtherPlayer.into());
    assert_eq!(attempt(&desk).exercise().player, "Anna");
    desk.play(&["f3e5"]);
    assert!(desk.texts().contains(&"Still to solve: Ben 1".to_owned()));
    desk.key('o');
    desk.key('v');
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
}

/// Only its moves that had been stepped through were kept, and the series was left.
#[test]
fn the_whole_line_is_kept_in_the_game_and_the_series_goes_on() {
    let mut desk = practising();
    desk.play(&["f3e5"]);
    let keep = |desk: &mut Desk| {
        desk.key('i');
        assert_eq!(desk.notice(), Some(Notice::LineKept));
        fs::read_to_string(desk.games_path().join("game.pgn")).expect("a file")
    };
    let game = keep(&mut desk);
    let line = "3. a3 $4 (3. Nxe5 fxe5 4. Qh5+";
    assert!(game.contains(&format!("{line}) 3... a6 *")), "{game}");
    desk.press(Key::Down);
    let game = keep(&mut desk);
    assert!(game.contains(&format!("{line}) (3. Nc3 d6)")), "{game}");
    desk.press(Key::Enter);
    assert_eq!(attempt(&desk).exercise().player, "Ben");
}

#[test]
fn from_an_exercise_to_its_game_and_back() {
    let mut desk = practising();
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.ctrl('4');
    desk.press(Key::Enter);
    desk.key('v');
    desk.click_on(PracticeCommand::Review.into());
    assert!(desk.is_reviewing());
    assert_eq!(
        desk.review().last_move(),
        Some((desk::square("a2"), desk::square("a3")))
    );
    desk.press(Key::Escape);
    assert_eq!(attempt(&desk).exercise().player, "Anna");
    desk.click_on(PracticeCommand::Keep.into());
    assert_eq!(desk.notice(), Some(Notice::LineKept));
    assert_eq!(attempt(&desk).exercise().player, "Anna");
    let game = fs::read_to_string(desk.games_path().join("game.pgn")).expect("a file");
    assert!(game.contains("(3. Nxe5 fxe5 4. Qh5+)"), "{game}");
    fs::remove_file(desk.games_path().join("game.pgn")).expect("removed");
    desk.key('l');
    assert_eq!(desk.notice(), Some(Notice::GameNotFound));
    assert!(practice(&desk).attempt().is_some());
}

/// A blunder of strangers came back over days among the exercises of the own players.
#[test]
fn the_mistakes_of_strangers_in_a_file_are_posed_now_and_do_not_come_back() {
    let mut desk = with_marked_games("1-0");
    let file = desk.games_path().with_file_name("match.pgn");
    fs::write(&file, GAME.replace("Ben", "Viswanathan")).expect("a file");
    desk.run(Command::File(FileCommand::Open(file)));
    assert!(desk.is_reviewing(), "it is its only game");
    desk.key('e');
    pose(&mut desk, &["Nxe5 fxe5 Qh5", "Nc3 d6"], "a3 d6");
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    assert_eq!(practice(&desk).standings().len(), 2);
    desk.key('k');
    assert_eq!(attempt(&desk).exercise().player, "Viswanathan");
    desk.key('v');
    assert!(desk.texts().join(" ").contains("Does not come back"));
    desk.press(Key::Escape);
    // Anna has played a game of the folder.
    let all = desk.app.practice_of_all();
    let names: Vec<_> = all.iter().map(|it| &*it.name).collect();
    assert_eq!(names, ["Anna"]);
    assert_eq!(desk.app.due_exercises(), 1);
    let saved = fs::read_to_string(desk.games_path().join("exercises.json"));
    let saved = saved.expect("the exercises").replace(' ', "");
    let is_saved = |player: &str| saved.contains(&format!("\"player\":\"{player}\""));
    assert!(is_saved("Anna") && !is_saved("Viswanathan"), "{saved}");
}

/// In the tab with the exercises, with two marked games in the folder that nobody has examined.
fn over_the_folder() -> Desk {
    let mut desk = with_marked_games("*");
    desk.key('o');
    desk.ctrl('4');
    desk
}

/// With two marked games in the folder, with this result.
fn with_marked_games(result: &str) -> Desk {
    Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let game = GAME.replace("*\n", &format!("{result}\n"));
        fs::write(folder.join("game.pgn"), &game).expect("a file");
        let other = game
            .replace("2026.11.22", "2026.11.23")
            .replace("Anna", "Carla");
        let other = other.replace("\"Ben\"", "\"Deskmate (level 3)\"");
        fs::write(folder.join("other.pgn"), other).expect("a file");
        fs::write(folder.join("plain.pgn"), "[White \"Dora\"]\n\n1. e4 e5 *\n").expect("a file");
    })
}

#[test]
fn marked_mistakes_of_the_whole_folder_are_examined_but_not_those_of_the_program() {
    let mut desk = over_the_folder();
    let players = |desk: &Desk| -> Vec<(String, usize)> {
        let players = practice(desk).players().expect("a list");
        players
            .iter()
            .map(|it| (it.name.clone(), it.today))
            .collect()
    };
    let named = |names: [(&str, usize); 3]| names.map(|(name, due)| (name.to_owned(), due));
    assert_eq!(
        players(&desk),
        named([("Anna", 0), ("Ben", 0), ("Carla", 0)])
    );
    assert_eq!(desk.app.examined_mistakes(), 3);
    assert!(desk.texts().contains(&"New exercises".to_owned()));
    // The latest game comes first.
    pose(&mut desk, &["Nxe5 fxe5 Qh5"], "a3 d6");
    assert_eq!(
        players(&desk),
        named([("Anna", 0), ("Ben", 0), ("Carla", 1)])
    );
    // Who is chosen comes before the others.
    desk.click_on(PracticeCommand::BeginRow(1).into());
    assert!(practice(&desk).attempt().is_none());
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.key('v');
    desk.press(Key::Escape);
    assert_eq!(
        players(&desk),
        named([("Anna", 0), ("Ben", 0), ("Carla", 1)])
    );
    // What is no exercise is not examined again.
    let task = last_task(&desk);
    desk.run(Reply::Analysis(task.ticket, AnalysisAnswer::Posed(None)));
    assert_eq!(desk.app.examined_mistakes(), 0);
    desk.press(Key::Escape);
    desk.ctrl('4');
    assert_eq!(desk.app.examined_mistakes(), 0);
    assert_eq!(practice(&desk).players().map(<[_]>::len), Some(2));
}

#[test]
fn what_comes_when_is_told_of_each_player() {
    let mut desk = practising();
    desk.play(&["f3e5"]);
    desk.press(Key::Enter);
    let all = desk.app.practice_of_all();
    let numbers = all
        .iter()
        .map(|it| (&*it.name, it.today, it.tomorrow, it.later, it.solved));
    assert_eq!(
        numbers.collect::<Vec<_>>(),
        [("Anna", 0, 1, 0, 1), ("Ben", 1, 0, 0, 0)]
    );
    for text in ["Practice over all games", "Tomorrow", "1 of 1"] {
        assert!(desk.texts().contains(&text.to_owned()), "{text}");
    }
    desk.key('v');
    assert!(desk.texts().contains(&"Comes back in 1 day".to_owned()));
    // However it had been solved, it would come back then.
    let otherwise = |text: &String| text.contains("Found at once");
    assert!(!desk.texts().iter().any(otherwise));
}

/// Exercises were due at the end of a series, and it offered only to go back.
#[test]
fn the_end_of_a_series_offers_what_is_due() {
    let mut desk = practising();
    desk.play(&["f3e5"]);
    desk.press(Key::Enter);
    desk.key('k');
    assert!(practice(&desk).is_over());
    assert!(desk.texts().contains(&"Begin: Ben".to_owned()));
    desk.click_on(PracticeCommand::Next.into());
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    // Solved, it is not due again.
    desk.play(&["b8c6"]);
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
    let is_due = |text: &String| text.ends_with(" due");
    assert!(!desk.texts().iter().any(is_due));
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
}

/// The list had two of five players, and did not say why.
#[test]
fn the_list_says_which_games_are_analysed_and_who_has_no_exercises() {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), GAME.replace("*\n", "1-0\n")).expect("a file");
        let plain = "[White \"Dora\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
        fs::write(folder.join("plain.pgn"), plain).expect("a file");
    });
    desk.key('o');
    desk.ctrl('4');
    let said = desk.texts().join(" ");
    let games = "Exercises come from mistakes in analysed games: so far 1 of 2.";
    for text in [games, "No exercises yet: Dora", "Open a game, analyse it"] {
        assert!(said.contains(text), "{text}: {said}");
    }
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

/// The program started again, after Anna has solved her exercise and Ben has had his shown.
fn solved_today() -> Desk {
    let mut desk = practising();
    desk.play(&["f3e5"]);
    desk.press(Key::Enter);
    desk.key('v');
    desk.press(Key::Escape);
    desk.restarted()
}

#[test]
fn exercises_are_due_again_on_their_day_and_offered_at_the_start() {
    let mut desk = solved_today();
    assert!(!desk.app.offers_exercises());
    desk.key('v');
    for text in ["Begin: Anna", "Comes back in 1 day", "1 of 1", "0 of 1"] {
        assert!(desk.texts().contains(&text.to_owned()), "{text}");
    }
    desk.press(Key::Escape);
    assert!(
        !desk
            .texts()
            .iter()
            .any(|text| text.starts_with("Exercises: "))
    );
    desk.sleep(24 * 60 * 60 * 1_000);
    desk.wait(1);
    assert_eq!(desk.app.due_exercises(), 2);
    assert!(desk.texts().contains(&"Exercises: 2 due".to_owned()));
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

/// Nothing was said of it.
#[test]
fn a_word_that_is_no_move_is_told_of() {
    let mut desk = practising();
    desk.press(Key::Enter);
    desk.type_text("xx");
    let said = "No legal move begins like this.";
    assert!(
        desk.texts().contains(&said.to_owned()),
        "{:?}",
        desk.texts()
    );
}

/// There was nothing to do before the next day.
#[test]
fn what_is_not_due_can_be_practised_and_comes_back_when_it_would_have() {
    let mut desk = solved_today();
    desk.key('v');
    assert!(works(&desk.app, &PracticeCommand::Begin.into()));
    desk.press(Key::Down);
    desk.press(Key::Enter);
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.play(&["f3e5"]);
    assert_eq!(desk.app.comes_back_in(), Some(1));
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
    // The other tabs are one step away from an exercise too.
    desk.ctrl('2');
    assert_eq!(desk.app.shown_tab(), Some(Tab::Players));
    desk.ctrl('4');
    desk.click_on(PracticeCommand::BeginRow(0).into());
    desk.press(Key::Escape);
    desk.click_on(LibraryCommand::ShowTab(Tab::Games).into());
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    desk.ctrl('4');
    desk.ctrl('5');
    assert_eq!(desk.app.shown_tab(), Some(Tab::Trash));
}

/// From a review without a list they had a title in place of the tabs, and nothing led to the games.
#[test]
fn the_exercises_have_the_tabs_of_the_library_wherever_they_are_opened_from() {
    for tab in [Tab::Games, Tab::Players, Tab::Position, Tab::Trash] {
        let mut desk = Desk::begun();
        desk.run(Command::Start(StartCommand::Leave));
        desk.run(Command::Start(StartCommand::LoadLast));
        assert!(desk.is_reviewing());
        desk.ctrl('4');
        assert_eq!(desk.app.tabs(), Tab::ALL);
        assert_eq!(desk.app.shown_tab(), Some(Tab::Practice));
        desk.click_on(LibraryCommand::ShowTab(tab).into());
        assert_eq!(desk.app.shown_tab(), Some(tab));
    }
}

#[test]
fn a_game_without_mistakes_has_no_exercises() {
    let mut desk = Desk::begun();
    desk.run(Command::Start(StartCommand::Leave));
    desk.run(Command::Start(StartCommand::LoadLast));
    desk.key('e');
    assert!(desk.is_reviewing());
}

/// Six mistakes were announced, and then it was said that there are no moves marked as such.
#[test]
fn if_no_mistake_fits_an_exercise_it_is_said_how_many_were_examined_and_why() {
    let mut desk = reviewing();
    desk.press(Key::Left);
    let at = desk.review().at();
    desk.key('e');
    for _ in 0..2 {
        let ticket = last_task(&desk).ticket;
        let none = AnalysisAnswer::Posed(None);
        desk.run(Reply::Analysis(ticket, none));
    }
    let said = |desk: &Desk| desk.texts().join(" ");
    let expected = Words::ENGLISH.nothing_to_ask(2);
    assert!(expected.starts_with("Mistakes examined: 2."), "{expected}");
    assert!(said(&desk).contains(&expected), "{}", said(&desk));
    // It is said in the review at the move, which does not offer what leads nowhere.
    assert_eq!(desk.review().at(), at);
    let practise = Command::Practice(PracticeCommand::OfGame);
    assert!(!works(&desk.app, &practise));
    // They are not examined again, and the reason stays the same.
    desk.key('e');
    assert_eq!(desk.notice(), Some(Notice::NoneFits(2)));
    // With another mark on a move there may be one.
    desk.press(Key::Left);
    desk.key('?');
    assert!(works(&desk.app, &practise));
}

/// The game had two mistakes, one exercise came of them, and nothing was said of the other.
#[test]
fn a_series_says_how_many_mistakes_were_not_asked_and_its_end_poses_again_what_was_not_solved() {
    let mut desk = reviewing();
    desk.key('e');
    let ticket = last_task(&desk).ticket;
    desk.run(Reply::Analysis(ticket, AnalysisAnswer::Posed(None)));
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    assert!(desk.texts().join(" ").contains("Mistakes not asked: 1."));
    // It leaves its room to what is tried.
    desk.key('h');
    assert!(!desk.texts().join(" ").contains("Mistakes not asked"));
    desk.key('k');
    assert!(practice(&desk).is_over());
    let said = desk.texts().join(" ");
    assert!(said.contains("Solved: 0 of 1"), "{said}");
    assert!(said.contains("Mistakes not asked: 1."), "{said}");
    desk.key('t');
    assert!(!practice(&desk).is_over());
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    desk.play(&["b8c6"]);
    desk.press(Key::Enter);
    assert!(desk.texts().join(" ").contains("Solved: 1 of 1"));
    // What is never to be asked again by itself is asked when there is nothing else.
    desk.key('t');
    desk.key('v');
    desk.press(Key::Delete);
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(practice(&desk).standings().len(), 1);
}

/// Another move that is right stood there.
#[test]
fn the_end_of_a_series_has_the_move_that_was_played() {
    let mut desk = reviewing();
    desk.key('e');
    pose(&mut desk, &["Nxe5 fxe5 Qh5", "Nc3 d6"], "a3 d6");
    let ticket = last_task(&desk).ticket;
    desk.run(Reply::Analysis(ticket, AnalysisAnswer::Posed(None)));
    desk.play(&["b1c3"]);
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
    assert!(
        desk.texts().contains(&"3.Nc3".to_owned()),
        "{:?}",
        desk.texts()
    );
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

#[test]
fn the_mistakes_of_one_player_are_posed_from_the_page_with_all_joined_names() {
    let mut desk = with_marked_games("1-0");
    desk.key('o');
    desk.ctrl('2');
    let selected = |desk: &Desk| {
        desk.app
            .players_tab()
            .and_then(|tab| Some(tab.person()?.name.clone()))
    };
    // Ben is also called Carla.
    desk.key('/');
    desk.type_text("Carla");
    desk.press(Key::Tab);
    desk.press(Key::F2);
    desk.type_text("Ben");
    desk.press(Key::Enter);
    assert_eq!(selected(&desk).as_deref(), Some("Ben"));
    desk.key('k');
    assert_eq!(desk.app.examined_mistakes(), 2);
    pose(&mut desk, &["Nxe5 fxe5 Qh5"], "a3 d6");
    assert_eq!(attempt(&desk).exercise().player, "Carla");
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    desk.key('k');
    assert_eq!(attempt(&desk).exercise().player, "Ben");
    // Esc leads back to the page, where they begin at once now.
    desk.press(Key::Escape);
    assert_eq!(selected(&desk).as_deref(), Some("Ben"));
    desk.key('k');
    assert_eq!(attempt(&desk).exercise().player, "Carla");
    desk.press(Key::Escape);
    // The list of all knows one of them.
    let listed = |desk: &Desk| -> Vec<(String, usize)> {
        let players = practice(desk).players().expect("a list").iter();
        players.map(|it| (it.name.clone(), it.today)).collect()
    };
    desk.ctrl('4');
    // It is one player, whose exercises begin at once.
    assert_eq!(practice(&desk).standings().len(), 2);
    desk.press(Key::Escape);
    let names = [("Anna".to_owned(), 0), ("Ben".to_owned(), 2)];
    assert_eq!(listed(&desk), names);
    desk.press(Key::Escape);
    desk.ctrl('2');
    // Who made no mistake has no exercises, and a program learns nothing.
    desk.key('/');
    desk.press(Key::Delete);
    desk.type_text("level");
    desk.press(Key::Tab);
    desk.key('k');
    assert!(desk.app.players_tab().is_some());
}

#[test]
fn the_result_of_a_game_counts_once_though_exercises_were_looked_at_after_it() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.ctrl('4');
    assert!(matches!(desk.app.screen, Screen::Practice(_)));
    desk.press(Key::Escape);
    assert!(desk.is_at_start(), "{:?}", desk.app.screen);
}

#[test]
fn a_mistake_is_examined_once_however_often_the_exercises_are_opened() {
    let mut desk = listing();
    desk.ctrl('4');
    let waiting = desk.app.examined_mistakes();
    assert_eq!(waiting, 2);
    desk.ctrl('1');
    desk.ctrl('4');
    assert_eq!(desk.app.examined_mistakes(), waiting);
}

#[test]
fn an_exercise_that_was_dropped_is_not_posed_by_its_game() {
    let mut desk = practising();
    let dropped = attempt(&desk).exercise().player.clone();
    desk.run(PracticeCommand::Drop);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    desk.key('e');
    let posed = practice(&desk).standings().len();
    assert_eq!(posed, 1);
    assert_ne!(attempt(&desk).exercise().player, dropped);
    // Once there are no others, it is asked for: "There are no exercises" was no answer to who sees the mistake.
    desk.run(PracticeCommand::Drop);
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(practice(&desk).standings().len(), 2);
}

/// It went without a word, and nothing brought it back.
#[test]
fn an_exercise_that_was_dropped_is_told_and_comes_back_by_u() {
    let mut desk = practising();
    let dropped = attempt(&desk).exercise().player.clone();
    desk.key('v');
    desk.press(Key::Delete);
    assert_ne!(attempt(&desk).exercise().player, dropped);
    let told = Some(Notice::ExerciseDropped);
    assert_eq!(desk.notice(), told);
    assert_eq!(desk.app.due_exercises(), 1);
    desk.key('u');
    assert_eq!(attempt(&desk).exercise().player, dropped);
    assert_eq!(desk.app.due_exercises(), 1, "its solution was shown");
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(practice(&desk).standings().len(), 2);
    // After the last one, too.
    for key in ['k', 'v'] {
        desk.key(key);
    }
    desk.press(Key::Delete);
    assert!(practice(&desk).is_over());
    desk.ctrl('z');
    assert!(!practice(&desk).is_over());
    assert_eq!(practice(&desk).at(), 1);
}

/// It ended the analysis in silence, and asked only what had been marked so far.
#[test]
fn exercises_wait_for_the_analysis_of_their_game() {
    let mut desk = reviewing();
    desk.shift('a');
    desk.key('e');
    assert!(desk.is_reviewing());
    assert!(desk.review().analysis().progress().is_some());
}

/// The list is scrolled like any other.
#[test]
fn all_players_with_exercises_can_be_reached_with_the_wheel() {
    let game = |number: usize| {
        format!("[White \"P{number:02}\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 f6 3. a3?? a6 *\n\n")
    };
    let games: String = (0..30).map(game).collect();
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games).expect("a file");
    });
    desk.resize(640, 480);
    desk.key('o');
    desk.ctrl('4');
    let shows = |desk: &Desk, name: &str| desk.texts().iter().any(|text| text == name);
    assert!(shows(&desk, "P00") && !shows(&desk, "P29"));
    let rows = desk.scene().rows().expect("a list");
    assert_eq!(rows.count, 30);
    desk.run(Command::ScrollTo(rows.last_first()));
    assert!(shows(&desk, "P29"));
}

/// Mistakes are counted along the main line as it is now.
#[test]
fn the_line_of_an_exercise_is_kept_where_its_mistake_is_now() {
    let text = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 (1... c5 2. Nf3 d6 3. Ke2?? Nf6) 2. d4 d5 *\n";
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("x.pgn");
    fs::write(&file, text).expect("a file");
    let mut desk = Desk::new();
    desk.run(deskmate::app::FileCommand::Open(file));
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Right);
    desk.press(Key::Down);
    desk.run(deskmate::app::ReviewCommand::Promote);
    desk.key('e');
    pose(&mut desk, &["d4 cxd4"], "Ke2 Nf6");
    desk.play(&["d2d4"]);
    desk.run(PracticeCommand::Keep);
    assert_eq!(desk.notice(), Some(Notice::LineKept));
}

/// The series goes on behind the game of an exercise.
#[test]
fn the_game_of_an_exercise_poses_no_other_ones() {
    let mut desk = listing();
    desk.ctrl('4');
    pose(&mut desk, &["Nc6 Bb5"], "f6 Nxe5 fxe5");
    pose(&mut desk, &["Nxe5 fxe5 Qh5", "Nc3 d6"], "a3 d6");
    desk.run(PracticeCommand::BeginRow(0));
    desk.run(PracticeCommand::Solution);
    desk.run(PracticeCommand::Review);
    assert!(desk.is_reviewing());
    desk.key('e');
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    assert!(practice(&desk).attempt().is_some());
}

/// The buttons did not say for whom they begin, and the end of a series not whose it was.
#[test]
fn what_begins_and_ends_a_series_names_the_player() {
    let mut desk = practising();
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.ctrl('4');
    let said = |desk: &Desk| desk.texts().join(" ");
    assert!(said(&desk).contains("Begin: Anna"), "{}", said(&desk));
    desk.press(Key::Enter);
    desk.key('v');
    desk.press(Key::Enter);
    assert!(practice(&desk).is_over());
    let said = said(&desk);
    for expected in ["Anna  1 of 1", "Anna – Ben", "Solved: 0 of 1", "Begin: Ben"] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}
