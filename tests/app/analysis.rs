//! Is a position analysed when it is asked for, and a game, and are the results kept?

use std::fs;
use std::time::Duration;

use crate::desk;

use desk::{Desk, players};
use deskmate::analysis::{Judgement, PositionAnalysis, ScoredLine};
use deskmate::app::keys::{Key, works};
use deskmate::app::{
    AnalysisAnswer, AnalysisTask, Command, Effect, EngineChoice, Failure, FieldId, FileTask,
    FormCommand, Hint, JudgedMove, Machine, Message, Notice, PracticeCommand, Reply, ReviewCommand,
    Setting, SettingsPage, Subject, TaskReply, Trial, TrialState, Wake,
};
use deskmate::engine::Score;
use deskmate::external::EngineFault;
use deskmate::language::Language;
use deskmate::notation::read_move;
use deskmate::rules::{Color, Move, Position};
use deskmate::storage::{BoardTheme, StorageError};
use deskmate::tree;
use deskmate::view::{BoardColors, Look, Point, Rgba, Shape, Zone};

/// 2... f6 is a mistake.
const GAME: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 f6 *\n";

fn folder_game(text: &str) -> Desk {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), text).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk
}

fn text(desk: &Desk) -> String {
    let text = fs::read_to_string(desk.games_path().join("game.pgn")).expect("a file");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The tasks of the analyst so far; `None` where it was stopped.
fn tasks(desk: &Desk) -> Vec<Option<&AnalysisTask>> {
    let effects = desk.effects.iter();
    let tasks = effects.filter_map(|effect| match effect {
        Effect::Analyse(task) => Some(Some(task)),
        Effect::StopAnalysis => Some(None),
        _ => None,
    });
    tasks.collect()
}

/// The task that is under way.
fn task(desk: &Desk) -> AnalysisTask {
    let last = tasks(desk).last().copied().flatten();
    last.cloned().expect("a task")
}

fn is_at_work(desk: &Desk) -> bool {
    tasks(desk).last().is_some_and(Option::is_some)
}

/// The position that is being analysed.
fn analysed_position(desk: &Desk) -> Position {
    match task(desk).subject {
        Subject::Position(root) => root.position().clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_engine_is_tried_in_the_settings_and_the_review_goes_on_after_that() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    let before = task(&desk);
    desk.key(',');
    assert_eq!(desk.app.engine_trial(""), None);
    desk.key('t');
    let tried = task(&desk);
    let Subject::Trial(root) = &tried.subject else {
        panic!("{tried:?}");
    };
    let best = moves(root.position(), "d5")[0];
    assert_eq!(desk.app.engine_trial(""), Some(&TrialState::Running));
    let trial = Trial {
        name: String::new(),
        author: String::new(),
        ready: Duration::from_millis(120),
        depth: 21,
        best,
        score: Score::Centipawns(20),
        speed: 3_400_000,
    };
    // An answer to an earlier task says nothing about it.
    desk.run(Reply::Analysis(before.ticket, AnalysisAnswer::Tried(None)));
    assert_eq!(desk.app.engine_trial(""), Some(&TrialState::Running));
    desk.run(Reply::Analysis(
        tried.ticket,
        AnalysisAnswer::Tried(Some(trial.clone())),
    ));
    assert_eq!(desk.app.engine_trial(""), Some(&TrialState::Done(trial)));
    let shown = desk.texts();
    for text in [
        "ready in 0.2 s",
        "21",
        "4...d5",
        "48 %",
        "3.4 M",
        "3.4 M positions/s",
    ] {
        assert!(shown.iter().any(|it| it == text), "{text}: {shown:?}");
    }
    assert_eq!(task(&desk).subject, before.subject, "the review goes on");
    desk.key('t');
    let again = task(&desk);
    desk.run(Reply::Analysis(again.ticket, AnalysisAnswer::Tried(None)));
    assert_eq!(desk.app.engine_trial(""), Some(&TrialState::Failed));
    let told = desk.texts();
    let told = told.iter().filter(|text| *text == "Does not answer");
    assert_eq!(told.count(), 2, "on the card and beside the button");
}

fn moves(position: &Position, words: &str) -> Vec<Move> {
    let mut position = position.clone();
    let play = |word| {
        let mv = read_move(&position, word).expect("a legal move");
        position = position.play(mv).expect("a legal move");
        mv
    };
    words.split_whitespace().map(play).collect()
}

fn line(position: &Position, score: Score, words: &str) -> ScoredLine {
    ScoredLine {
        score,
        depth: 18,
        moves: moves(position, words),
    }
}

fn answer(desk: &mut Desk, answer: AnalysisAnswer) {
    let ticket = task(desk).ticket;
    desk.run(Reply::Analysis(ticket, answer));
}

/// The analyst finds these lines in the position shown.
fn find(desk: &mut Desk, found: &[(i32, &str)]) {
    let position = analysed_position(desk);
    let lines = found.iter();
    let lines = lines.map(|&(value, words)| line(&position, Score::Centipawns(value), words));
    let lines = lines.collect();
    answer(
        desk,
        AnalysisAnswer::Lines {
            engine: None,
            lines,
            speed: 1_100_000,
        },
    );
}

/// The scores and lines of all positions of the game, from the last to the first.
const FOUND: [(i32, &str); 5] = [
    (310, "Nxe5 fxe5 Qh5+"),
    (-30, "Nc6 Bb5 a6"),
    (35, "Nf3"),
    (-30, "e5"),
    (20, "e4"),
];

/// The analyst searches the next positions of the game.
fn search(desk: &mut Desk, found: &[(i32, &str)]) {
    let ticket = task(desk).ticket;
    for &(value, words) in found {
        let review = desk.review();
        let (done, all) = review.analysis().progress().expect("a search");
        // Backwards from the last position.
        let plies = all - done - 1;
        let before = plies.checked_sub(1).map(|last| review.main_line()[last]);
        let position = review.tree().position(before.unwrap_or(tree::NodeId::ROOT));
        let line = line(&position, Score::Centipawns(value), words);
        let found = PositionAnalysis {
            turn: position.turn(),
            score: line.score,
            lines: vec![line],
        };
        let answer = AnalysisAnswer::Searched {
            found: Some(found),
            engine: None,
        };
        desk.run(Reply::Analysis(ticket, answer));
    }
}

fn analysed() -> Desk {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    search(&mut desk, &FOUND);
    desk
}

fn score(hundredths: i32) -> tree::Score {
    tree::Score::Centipawns(hundredths)
}

#[test]
fn a_analyses_the_position_shown_and_follows_it() {
    let mut desk = folder_game(GAME);
    assert_eq!(tasks(&desk).len(), 0);
    desk.key('a');
    assert_eq!(analysed_position(&desk), *desk.review().position());
    find(&mut desk, &[(310, "Nxe5 fxe5"), (40, "d4")]);
    desk.press(Key::Left);
    assert_eq!(desk.review().analysis().lines(), []);
    assert_eq!(analysed_position(&desk), *desk.review().position());
    // Also in a line that is tried out.
    desk.play(&["b8c6"]);
    assert_eq!(analysed_position(&desk), *desk.review().position());
    let before = tasks(&desk).len();
    desk.wait(10_000);
    assert_eq!(tasks(&desk).len(), before);
    desk.key('a');
    assert!(!is_at_work(&desk));
}

#[test]
fn the_lines_are_shown_for_white_with_their_best_move() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    find(&mut desk, &[(-30, "Nc6 Bb5 a6"), (-60, "d6 d4")]);
    let review = desk.review();
    let lines = review.analysis().lines();
    assert_eq!(lines[0].score(), score(30));
    let words = |at: usize| -> Vec<&str> {
        let written = lines[at].written.iter();
        written.map(|written| written.san.as_str()).collect()
    };
    assert_eq!(words(0), ["Nc6", "Bb5", "a6"]);
    assert_eq!(words(1), ["d6", "d4"]);
    assert_eq!(
        review.best_moves().next(),
        Some(moves(review.position(), "Nc6")[0])
    );
    let percent = review.white_percent().expect("a score");
    assert!((52.0..53.5).contains(&percent), "{percent}");
}

#[test]
fn x_shows_what_the_other_side_threatens() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.press(Key::Left);
    // Nothing is analysed yet.
    desk.key('x');
    assert_eq!(tasks(&desk).len(), 0);
    desk.key('a');
    find(&mut desk, &[(30, "Nf3")]);
    let ink = |desk: &Desk| {
        let shapes = desk.scene().shapes.into_iter();
        let mut inks = shapes.filter_map(|shape| match shape.look {
            Look::Text { text, color, .. } if *text == *"threat" => Some(color),
            _ => None,
        });
        inks.next().expect("its key is named")
    };
    let off = ink(&desk);
    desk.key('x');
    assert_ne!(ink(&desk), off, "it is seen that it is on");
    let passed = desk.review().position().pass().expect("not in check");
    assert_eq!(analysed_position(&desk), passed);
    let lines = [(80, "d5 exd5")];
    find(&mut desk, &lines);
    let review = desk.review();
    assert_eq!(review.best_moves().next(), None);
    assert_eq!(
        review.threat(),
        Some((passed.clone(), moves(&passed, "d5")[0]))
    );
    // The bar tells of the position as it is, and the moves of a threat cannot be followed.
    assert_eq!(review.white_percent(), None);
    // Its arrow goes with its lines.
    let arrows = |desk: &Desk| {
        let red = Rgba::hex(0xc8321d).alpha(204);
        let shapes = desk.scene().shapes.into_iter();
        let is_arrow =
            |shape: &Shape| matches!(shape.look, Look::Polygon { color, .. } if color == red);
        shapes.filter(is_arrow).count()
    };
    assert!(arrows(&desk) > 0);
    desk.key('w');
    assert_eq!(arrows(&desk), 0);
    desk.key('w');
    assert!(arrows(&desk) > 0);
    let before = desk.review().at();
    desk.run(ReviewCommand::FollowLine { line: 0, moves: 1 });
    assert_eq!(desk.review().at(), before);
    // It ends with the next position, or by the same key.
    desk.press(Key::Right);
    assert!(!desk.review().analysis().shows_threat());
    assert_eq!(analysed_position(&desk), *desk.review().position());
    desk.key('x');
    assert!(desk.review().analysis().shows_threat());
    desk.key('x');
    assert_eq!(analysed_position(&desk), *desk.review().position());
}

#[test]
fn an_answer_to_an_earlier_task_is_dropped() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    let old = task(&desk);
    let position = analysed_position(&desk);
    desk.press(Key::Left);
    let lines = vec![line(&position, Score::Centipawns(1), "Nc6")];
    let late = AnalysisAnswer::Lines {
        engine: None,
        lines,
        speed: 1,
    };
    desk.run(Reply::Analysis(old.ticket, late.clone()));
    assert_eq!(desk.review().analysis().lines(), []);
    desk.key('a');
    desk.run(Reply::Analysis(task_before(&desk), late));
    assert_eq!(desk.review().analysis().lines(), []);
}

/// The number of the last task, which was stopped.
fn task_before(desk: &Desk) -> deskmate::app::Ticket {
    let last = tasks(desk).into_iter().flatten().last();
    last.expect("a task").ticket
}

#[test]
fn a_game_that_is_over_is_not_searched() {
    let mut desk = folder_game("1. f3 e5 2. g4 Qh4# 0-1\n");
    desk.key('a');
    assert!(!is_at_work(&desk));
    assert_eq!(desk.review().white_percent().map(f64::round), Some(0.0));
    desk.press(Key::Left);
    assert!(is_at_work(&desk));
}

#[test]
fn it_stops_when_the_review_is_left_and_is_off_in_the_next_one() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    desk.press(Key::Escape);
    assert!(!desk.is_reviewing());
    assert!(!is_at_work(&desk));
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    assert!(!is_at_work(&desk));
}

#[test]
fn nothing_thinks_while_a_game_is_played() {
    let mut desk = Desk::playing();
    desk.key('a');
    desk.shift('a');
    desk.key('b');
    desk.press(Key::Escape);
    desk.play(&["e2e4", "e7e5"]);
    desk.wait(1_000);
    assert_eq!(tasks(&desk).len(), 0);
}

#[test]
fn it_pauses_when_the_window_has_had_no_focus_for_a_minute() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    find(&mut desk, &[(-30, "Nc6")]);
    desk.run(Command::WindowFocus(false));
    desk.wait(59_000);
    assert!(is_at_work(&desk));
    let until = desk.now().time + std::time::Duration::from_secs(1);
    assert_eq!(desk.app.wake(desk.now()), Some(Wake::At(until)));
    desk.wait(1_000);
    assert!(!is_at_work(&desk));
    // What was found stays.
    assert_eq!(desk.review().analysis().lines().len(), 1);
    assert_eq!(desk.app.wake(desk.now()), None);
    desk.run(Command::WindowFocus(true));
    assert!(is_at_work(&desk));
}

#[test]
fn a_click_on_a_move_plays_its_line_up_to_there() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    find(&mut desk, &[(-30, "Nc6 Bb5 a6"), (-60, "d6 d4 Nd7")]);
    desk.click_on(Command::Review(ReviewCommand::FollowLine {
        line: 1,
        moves: 2,
    }));
    assert!(
        text(&desk).ends_with("2. Nf3 f6 (2... d6 3. d4) *"),
        "{}",
        text(&desk)
    );
    let shown = desk.review().written(desk.review().at()).expect("a move");
    assert_eq!(*shown.san, *"d4");
    assert_eq!(analysed_position(&desk), *desk.review().position());
    desk.key('u');
    assert!(text(&desk).ends_with("2. Nf3 f6 *"), "{}", text(&desk));
}

#[test]
fn a_picture_has_the_arrows_that_the_board_shows() {
    let arrows = |desk: &mut Desk| {
        desk.key('g');
        desk.press(Key::Enter);
        let Some(Effect::Paint(picture)) = desk.effects.last() else {
            panic!("{:?}", desk.effects.last());
        };
        let arrows = picture.marks.iter().map(ToString::to_string);
        let arrows: Vec<String> = arrows.collect();
        desk.press(Key::Escape);
        assert!(desk.is_reviewing());
        arrows
    };
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    assert_eq!(arrows(&mut desk), [""; 0]);
    desk.key('a');
    find(&mut desk, &[(-30, "Nc6"), (-60, "d6"), (-70, "Nf6")]);
    assert_eq!(arrows(&mut desk), ["Bd7d6", "Bb8c6"]);
    desk.key('x');
    find(&mut desk, &[(80, "Nxe5")]);
    assert_eq!(arrows(&mut desk), ["Rf3e5"]);
}

/// A line has room for some of its moves only.
#[test]
fn a_line_under_the_pointer_opens_with_all_its_moves_and_a_small_board() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    let long = "Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2";
    find(&mut desk, &[(-30, long), (-60, "d6 d4 Nd7")]);
    let follows = |moves| Command::Review(ReviewCommand::FollowLine { line: 0, moves });
    assert_eq!(desk.scene().area_of(&follows(16)), None);
    let at = desk.zone_of(&follows(3)).center();
    desk.move_to(at);
    assert_eq!(desk.review().analysis().pointed(), Some((0, 3)));
    assert!(
        desk.texts().contains(&"3…".to_string()),
        "{:?}",
        desk.texts()
    );
    let is_tinted = |look: &Look| matches!(look, Look::Plain(color) if *color == last_move());
    let tinted = desk
        .scene()
        .shapes
        .into_iter()
        .filter(|shape| is_tinted(&shape.look));
    assert_eq!(tinted.count(), 4, "of the large board and of the small one");
    // The line stays open below its row, and a move there can be clicked.
    let far = desk.zone_of(&follows(16)).center();
    desk.move_to(far);
    assert_eq!(desk.review().analysis().pointed(), Some((0, 16)));
    desk.click_at(far);
    let shown = desk.review().written(desk.review().at()).expect("a move");
    assert_eq!((shown.number, &*shown.san), (10, "Bc2"));
    desk.move_to(Point::new(1, 1));
    assert_eq!(desk.review().analysis().pointed(), None);
}

fn last_move() -> Rgba {
    BoardColors::of(BoardTheme::Green).last_move
}

/// It said that the game is analysed, and named the key for another mistake.
#[test]
fn after_a_game_without_mistakes_it_is_said_that_there_are_none() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    let good = [
        (30, "d4"),
        (-30, "f6"),
        (30, "Nf3"),
        (-30, "e5"),
        (20, "e4"),
    ];
    search(&mut desk, &good);
    let none = Message::Notice(Notice::NoMistakesFound);
    desk.assert_message(none, &[]);
    // Nor is a number of none told of both players.
    let texts = desk.texts();
    assert!(!texts.iter().any(|text| text.starts_with('0')), "{texts:?}");
}

#[test]
fn the_heading_of_a_threat_has_fewer_words_and_not_smaller_letters() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.key('a');
    find(&mut desk, &[(-30, "Nc6")]);
    let heading = |desk: &Desk| {
        let texts = desk.texts_with_sizes();
        let is_depth = |(text, _): &(String, i32)| text.contains("depth");
        texts.into_iter().find(is_depth).expect("the depth")
    };
    let (_, size) = heading(&desk);
    desk.key('x');
    find(&mut desk, &[(80, "Nxe5")]);
    assert_eq!(heading(&desk).1, size);
}

#[test]
fn shift_a_analyses_the_game_and_keeps_the_result() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Home);
    desk.shift('a');
    let analysing = |done| Message::Analysing {
        done,
        all: 5,
        engine: None,
        left: None,
    };
    desk.assert_message(analysing(0), &[(Hint::StopAnalysis, "Esc")]);
    search(&mut desk, &FOUND[..2]);
    desk.assert_message(analysing(2), &[(Hint::StopAnalysis, "Esc")]);
    // The chart is filled from the end; nothing is written yet.
    let scores = desk.review().analysis().scores();
    assert_eq!(scores.for_white(3), Some(score(30)));
    assert_eq!(scores.for_white(2), None);
    assert!(!text(&desk).contains("eval"));
    assert_eq!(desk.shown(), 0);
    search(&mut desk, &FOUND[2..]);
    assert!(matches!(task(&desk).subject, Subject::Mistake(_)));
    assert_eq!(desk.app.notice, Some(Notice::MistakesFound(1)));
    assert!(
        text(&desk).ends_with(
            "1. e4 {[%eval 0.30,18]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.30,18]} \
             2... f6 $4 {[%eval 3.10,18]} ({Nc6 was best. [%deskmate best $4]} 2... Nc6 3. Bb5 a6) *"
        ),
        "{}",
        text(&desk)
    );
    assert!(text(&desk).contains("[Annotator \"Deskmate\"]"));
    let review = desk.review();
    let accuracy = review.accuracy().expect("all positions are known");
    assert!(
        accuracy.white > 95.0 && accuracy.black < 70.0,
        "{accuracy:?}"
    );
    assert_eq!(review.counts()[Color::Black].of(Judgement::Blunder), 1);
    // One step takes all of it back.
    desk.key('u');
    assert!(!text(&desk).contains("eval") && !text(&desk).contains("Annotator"));
    assert!(!desk.review().can_undo());
    desk.ctrl_shift('z');
    assert!(text(&desk).contains("$4") && text(&desk).contains("Annotator"));
}

/// Exercises were offered, then looked for, and there were none.
#[test]
fn the_exercises_of_an_analysed_game_are_looked_for_at_once() {
    let analysed = || {
        let mut desk = folder_game(GAME);
        desk.shift('a');
        search(&mut desk, &FOUND);
        desk
    };
    let answer = |desk: &mut Desk, answer| {
        let ticket = task(desk).ticket;
        desk.run(Reply::Analysis(ticket, answer));
    };
    let mut desk = analysed();
    let ticket = task(&desk).ticket;
    answer(&mut desk, AnalysisAnswer::Examining(40));
    desk.key('e');
    assert_eq!(desk.app.examined_part(), 0.4);
    assert_eq!(task(&desk).ticket, ticket);
    let mut desk = analysed();
    answer(&mut desk, AnalysisAnswer::Posed(None));
    assert_eq!(desk.app.notice, Some(Notice::NoneFits(1)));
    assert!(!works(&desk.app, &PracticeCommand::OfGame.into()));
    // A game that is left has nothing examined.
    let mut desk = analysed();
    desk.press(Key::Escape);
    assert!(!is_at_work(&desk));
}

#[test]
fn esc_stops_the_analysis_of_the_game_and_keeps_what_is_there() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    search(&mut desk, &FOUND[..2]);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    assert!(!is_at_work(&desk));
    assert_eq!(desk.app.notice, Some(Notice::AnalysisStopped));
    assert!(
        text(&desk).ends_with(
            "1. e4 e5 2. Nf3 {[%eval 0.30,18]} 2... f6 $4 {[%eval 3.10,18]} \
             ({Nc6 was best. [%deskmate best $4]} 2... Nc6 3. Bb5 a6) *"
        ),
        "{}",
        text(&desk)
    );
    assert_eq!(desk.review().accuracy(), None);
    // Begun again, it goes on where it was stopped, unless something else is to search.
    desk.shift('a');
    assert_eq!(desk.review().analysis().progress(), Some((2, 5)));
    search(&mut desk, &FOUND[2..]);
    assert!(desk.review().accuracy().is_some());
    desk.shift('a');
    assert_eq!(desk.review().analysis().progress(), Some((0, 5)));
    search(&mut desk, &FOUND[..2]);
    desk.press(Key::Escape);
    desk.app.settings.game_time = Some(1_000);
    desk.shift('a');
    assert_eq!(desk.review().analysis().progress(), Some((0, 5)));
    // Stopped before anything was found, it changes nothing.
    let mut desk = folder_game(GAME);
    desk.shift('a');
    desk.shift('a');
    assert!(!desk.review().can_undo());
}

#[test]
fn a_bad_move_is_told_with_what_was_best() {
    let mut desk = analysed();
    desk.press(Key::End);
    let judged = JudgedMove {
        judgement: Judgement::Blunder,
        before: Some(score(30)),
        after: score(310),
        best: Some("Nc6".into()),
    };
    let hints = [(Hint::NextMistake, "B"), (Hint::PreviousMistake, "Shift B")];
    desk.assert_message(Message::Judged(judged), &hints);
}

#[test]
fn a_move_that_mates_is_no_fault_whatever_its_mark() {
    let mut desk = folder_game("1. f3 e5 2. g4 Qh4# $2 0-1\n");
    desk.press(Key::End);
    assert_eq!((desk.shown(), desk.review().judged()), (4, None));
    let black = desk.review().counts()[Color::Black];
    assert!(Judgement::ALL.iter().all(|&it| black.of(it) == 0));
}

#[test]
fn a_glyph_that_the_scores_contradict_is_somebodys_opinion_and_is_found_but_not_counted() {
    let game =
        "1. e4 {[%eval 0.3]} e5 $2 {[%eval 0.7]} 2. Nf3 $4 {[%eval -0.1]} Nc6 {[%eval -0.1]} *\n";
    let mut desk = folder_game(game);
    let bad = |desk: &Desk| {
        let mistakes = desk.review().analysis().mistakes().iter();
        mistakes.map(|&(ply, _)| ply).collect::<Vec<_>>()
    };
    assert_eq!(bad(&desk), [2, 3]);
    let black = desk.review().counts()[Color::Black];
    assert_eq!(
        Judgement::ALL.map(|judgement| black.of(judgement)),
        [0, 0, 0]
    );
    let counts = desk.review().counts()[Color::White];
    let counts = Judgement::ALL.map(|judgement| counts.of(judgement));
    // A move has one judgement: what the move list shows.
    assert_eq!(counts, [0, 0, 1]);
    desk.press(Key::Home);
    desk.key('b');
    assert_eq!((desk.shown(), desk.review().judged()), (2, None));
    desk.key('b');
    let judged = desk.review().judged().map(|it| it.judgement);
    assert_eq!(judged, Some(Judgement::Blunder));
    // An edit reads it again.
    desk.press(Key::Left);
    // To ?? and ?!, and away.
    (0..3).for_each(|_| desk.key('?'));
    assert_eq!(bad(&desk), [3]);
}

#[test]
fn a_click_on_a_number_of_bad_moves_goes_to_the_next_of_them() {
    let game = "1. e4 {[%eval 0.3]} e5 $4 {[%eval 4.0]} 2. Nf3 $4 {[%eval 0.0]} f6 $4 {[%eval 4.0]} \
                3. Nc3 {[%eval 4.0]} *\n";
    let mut desk = folder_game(game);
    desk.press(Key::Home);
    let number = |desk: &Desk, text: &str| {
        let shapes = desk.scene().shapes.into_iter();
        let is_it =
            |shape: &Shape| matches!(&shape.look, Look::Text { text: it, .. } if it == text);
        let mut areas = shapes.filter(is_it).map(|it| it.area.center());
        areas.next().expect("a number")
    };
    let mut shown = Vec::new();
    for text in ["2??", "2??", "1??", "2??", "2??"] {
        let at = number(&desk, text);
        desk.click_at(at);
        shown.push(desk.shown());
    }
    assert_eq!(shown, [2, 4, 3, 4, 2]);
    // There is nothing to go to, and nothing is told.
    assert!(!desk.texts().contains(&"0?".to_owned()));
}

#[test]
fn b_steps_through_the_bad_moves() {
    let game = "1. e4 e5 $6 2. Nf3 (2. f4 $2 exf4) 2... f6 $4 3. Nc3 Nc6 $2 4. d4 *\n";
    let mut desk = folder_game(game);
    desk.press(Key::Home);
    let mut shown = Vec::new();
    for _ in 0..3 {
        desk.key('b');
        shown.push(desk.shown());
    }
    desk.key('b');
    assert_eq!(desk.app.notice, Some(Notice::NoMistake(true)));
    for _ in 0..2 {
        desk.shift('b');
        shown.push(desk.shown());
    }
    assert_eq!(shown, [2, 4, 6, 4, 2]);
    desk.shift('b');
    assert_eq!(desk.app.notice, Some(Notice::NoMistake(false)));
    // From a variation, the moves after and before the one that it replaces.
    desk.press(Key::Right);
    desk.press(Key::Down);
    desk.key('b');
    assert_eq!(desk.shown(), 4);
}

#[test]
fn an_edit_of_the_moves_ends_the_analysis_of_the_game() {
    let mut desk = folder_game("1. e4 e5 (1... c5) 2. Nf3 *\n");
    desk.shift('a');
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Right);
    desk.press(Key::Down);
    // An annotation is no such edit.
    desk.key('!');
    assert!(is_at_work(&desk));
    desk.run(ReviewCommand::Promote);
    assert!(!is_at_work(&desk));
    assert_eq!(desk.app.notice, Some(Notice::AnalysisOutdated));
}

#[test]
fn lines_found_so_far_are_shown_while_the_game_is_analysed() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    desk.key('x');
    assert!(desk.review().analysis().shows_threat());
    desk.shift('a');
    let lines = |desk: &Desk| desk.review().analysis().lines().len();
    let says = |desk: &Desk, text: &str| desk.texts().iter().any(|it| it == text);
    assert_eq!(lines(&desk), 0);
    search(&mut desk, &FOUND[..2]);
    assert_eq!(lines(&desk), 1);
    assert!(says(&desk, "depth 18"), "{:?}", desk.texts());
    assert!(says(&desk, "Nxe5"), "{:?}", desk.texts());
    desk.press(Key::Left);
    assert!(says(&desk, "Nc6"), "{:?}", desk.texts());
    desk.press(Key::Left);
    assert_eq!(lines(&desk), 0);
    // The lines are not those of a threat, so there is none now.
    desk.press(Key::Right);
    desk.key('x');
    assert!(!desk.review().analysis().shows_threat());
    // Also where the analysis of the position is off.
    desk.key('a');
    assert!(says(&desk, "Nc6"), "{:?}", desk.texts());
    desk.shift('a');
    assert_eq!(lines(&desk), 0);
}

#[test]
fn a_failed_search_is_told() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    answer(&mut desk, AnalysisAnswer::Failed);
    assert!(matches!(desk.app.notice, Some(Notice::Failed(_))));
    assert!(!is_at_work(&desk));
}

#[test]
fn everything_can_be_done_from_the_menu() {
    let mut desk = folder_game("1. e4 e5 $6 2. Nf3 Nc6 $2 3. Bb5 *\n");
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Right);
    let choose = |desk: &mut Desk, command: ReviewCommand| {
        desk.key('n');
        desk.click_on(Command::Review(command));
    };
    choose(&mut desk, ReviewCommand::NextMistake);
    assert_eq!(desk.shown(), 4);
    choose(&mut desk, ReviewCommand::PreviousMistake);
    assert_eq!(desk.shown(), 2);
    // Nothing is marked before the second half-move.
    desk.key('n');
    let previous = Command::Review(ReviewCommand::PreviousMistake);
    assert_eq!(desk.scene().area_of(&previous), None);
    desk.press(Key::Escape);
    choose(&mut desk, ReviewCommand::Analyse);
    assert!(is_at_work(&desk));
    // The card has a button as well.
    desk.click_on(Command::Review(ReviewCommand::Analyse));
    assert!(!is_at_work(&desk));
    choose(&mut desk, ReviewCommand::AnalyseGame);
    assert!(matches!(task(&desk).subject, Subject::Game(_)));
}

#[test]
fn the_chart_of_chances_leads_to_a_move() {
    let mut desk = analysed();
    let nodes = desk.review().analysis().main_line().to_vec();
    let scene = desk.scene();
    let area = scene.area();
    let chart = (0..area.h).find_map(|y| {
        let at = Point::new(desk.layout().panel.center().x, y);
        match scene.zone_at(at) {
            Some((area, Zone::Chart(_))) => Some(area),
            _ => None,
        }
    });
    let chart = chart.expect("a chart");
    desk.click_at(Point::new(chart.x + 2, chart.center().y));
    assert_eq!(desk.review().at(), nodes[0]);
}

/// The texts on the screen that are percentages.
fn percents(desk: &Desk) -> Vec<String> {
    let scene = desk.scene();
    let texts = scene.shapes.iter().filter_map(|shape| match &shape.look {
        Look::Text { text, .. } if text.ends_with('%') => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn what_is_not_known_is_blank() {
    let mut desk = folder_game(
        "1. e4 {[%eval 0.30]} e5 2. Nf3 {[%eval 0.50]} (2. f4 exf4) 2... f6 {[%eval 2.0]} *",
    );
    desk.press(Key::Home);
    assert_eq!(percents(&desk), [""; 0], "the start");
    let nodes = desk.review().analysis().main_line().to_vec();
    for (at, known) in [(0, true), (1, false), (2, true), (3, true)] {
        desk.run(ReviewCommand::Go(nodes[at]));
        assert_eq!(percents(&desk).len(), usize::from(known), "{at}");
    }
    desk.run(ReviewCommand::Go(nodes[2]));
    desk.run(ReviewCommand::NextLine);
    assert!(!nodes.contains(&desk.review().at()));
    assert_eq!(percents(&desk), [""; 0], "a variation");
    // Where the game is searched, nothing is said of a position that is not.
    desk.key('a');
    find(&mut desk, &[(20, "exf4")]);
    assert!(bar(&desk).is_some());
    desk.shift('a');
    desk.press(Key::Right);
    assert_eq!((bar(&desk), percents(&desk).len()), (None, 0));
}

/// The evaluation bar as it is shown now, in hundredths of a percent.
fn bar(desk: &Desk) -> Option<i64> {
    let percent = desk.review().bar_percent(desk.now().time)?;
    Some((percent * 100.0).round() as i64)
}

#[test]
fn the_evaluation_bar_glides_to_its_value_and_the_window_sleeps_again() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Left);
    desk.wait(1_000);
    assert_eq!(bar(&desk), None);
    desk.key('a');
    find(&mut desk, &[(0, "Nc6")]);
    // There is nothing to glide from.
    assert_eq!((bar(&desk), desk.app.wake(desk.now())), (Some(50_00), None));
    find(&mut desk, &[(-300, "Nc6")]);
    let mut shown = vec![bar(&desk).expect("a value")];
    while desk.app.wake(desk.now()).is_some() {
        assert_eq!(desk.app.wake(desk.now()), Some(Wake::NextFrame));
        desk.wait(50);
        shown.push(bar(&desk).expect("a value"));
    }
    let end = (desk.review().white_percent().expect("a score") * 100.0).round() as i64;
    assert_eq!((shown.len(), shown[0], shown[4]), (5, 50_00, end));
    assert!(shown.is_sorted_by(|one, next| one < next), "{shown:?}");
    // A small change is shown at once.
    find(&mut desk, &[(-305, "Nc6")]);
    assert_eq!(desk.app.wake(desk.now()), None);
    assert!(bar(&desk) > Some(end));
    // The value stays while nothing is known of the next position.
    let before = bar(&desk);
    desk.press(Key::Left);
    desk.wait(1_000);
    assert_eq!((bar(&desk), desk.app.wake(desk.now())), (before, None));
    // Turned off it is gone, and without animation it jumps.
    desk.key('a');
    assert_eq!(bar(&desk), None);
    desk.app.settings.animation = false;
    desk.key('a');
    find(&mut desk, &[(0, "Nc3")]);
    find(&mut desk, &[(300, "Nc3")]);
    assert_eq!(bar(&desk), Some(end));
    assert_eq!(desk.app.wake(desk.now()), None);
}

/// Chooses this engine in the settings, which stay open.
fn choose_engine(desk: &mut Desk, file: &str) {
    desk.key(',');
    desk.key('5');
    desk.run(Reply::Task(TaskReply::Engines(Machine {
        engines: Some(vec![file.into()]),
        threads: 4,
        games: "/home/anna/games".into(),
    })));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Engine, 1)));
}

#[test]
fn the_chosen_engine_searches_as_soon_as_the_settings_are_closed() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    let own = task(&desk);
    assert_eq!(own.engine.file, "");
    choose_engine(&mut desk, "/usr/games/stockfish");
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::EngineThreads),
        1,
    )));
    assert_eq!(task(&desk), own);
    desk.press(Key::Escape);
    let chosen = EngineChoice {
        file: "/usr/games/stockfish".into(),
        threads: Some(2),
        mebibytes: 16,
        lines: 3,
        game_time: Some(Duration::from_millis(300)),
        position_time: Some(Duration::from_secs(300)),
        number: 1,
    };
    assert_eq!(task(&desk).engine, chosen);
    assert_eq!(task(&desk).subject, own.subject);
    // Closing the settings without a change asks for nothing.
    let count = tasks(&desk).len();
    desk.key(',');
    desk.press(Key::Escape);
    assert_eq!(tasks(&desk).len(), count);
    // The whole game is searched by the same engine.
    desk.shift('a');
    assert_eq!(task(&desk).engine, chosen);
}

#[test]
fn an_engine_that_hangs_when_it_is_stopped_is_told() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    let stopped = task(&desk);
    desk.press(Key::Left);
    assert_ne!(task(&desk).ticket, stopped.ticket);
    let (engine, fault) = ("stockfish".to_string(), EngineFault::NoAnswer);
    let failed = AnalysisAnswer::EngineFailed {
        engine: engine.clone(),
        fault: fault.clone(),
    };
    desk.run(Reply::Analysis(stopped.ticket, failed));
    assert_eq!(
        desk.app.notice,
        Some(Notice::EngineFailed { engine, fault })
    );
    assert!(is_at_work(&desk));
}

#[test]
fn it_is_chosen_how_long_a_game_and_a_position_are_analysed() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    desk.key(',');
    desk.key('5');
    for (setting, number) in [(Setting::GameTime, 3), (Setting::PositionTime, 4)] {
        let field = FieldId::Setting(setting);
        desk.run(Command::Form(FormCommand::Choose(field, number)));
    }
    let shown = desk.texts();
    for text in ["3 s", "∞", "analysis of a game, each move"] {
        assert!(shown.contains(&text.to_owned()), "{text}: {shown:?}");
    }
    desk.press(Key::Escape);
    let engine = task(&desk).engine;
    assert_eq!(engine.game_time, Some(Duration::from_secs(3)));
    assert_eq!(engine.position_time, None);
}

/// An engine that has failed too often is not used for a while, unless it is chosen again.
#[test]
fn an_engine_that_is_chosen_again_has_another_chance() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    choose_engine(&mut desk, "/opt/engine");
    desk.press(Key::Escape);
    let before = task(&desk);
    choose_engine(&mut desk, "/opt/engine");
    assert_eq!(task(&desk), before);
    desk.press(Key::Escape);
    let again = task(&desk);
    assert_eq!(again.engine.file, before.engine.file);
    assert_ne!(again.engine, before.engine);
    // By keys too.
    choose_engine(&mut desk, "/opt/engine");
    desk.press(Key::Left);
    desk.press(Key::Right);
    desk.press(Key::Escape);
    assert_eq!(task(&desk).engine.file, "/opt/engine");
    assert_ne!(task(&desk).engine, again.engine);
}

#[test]
fn what_the_engine_did_is_said_and_the_analysis_goes_on() {
    let mut desk = folder_game(GAME);
    desk.key('a');
    let fault = EngineFault::NoAnswer;
    let failed = AnalysisAnswer::EngineFailed {
        engine: "stockfish".into(),
        fault: fault.clone(),
    };
    answer(&mut desk, failed);
    let engine = "stockfish".to_string();
    assert_eq!(
        desk.app.notice,
        Some(Notice::EngineFailed { engine, fault })
    );
    assert!(is_at_work(&desk));
    find(&mut desk, &[(20, "Nxe5")]);
    assert_eq!(desk.review().analysis().lines().len(), 1);
}

#[test]
fn a_fault_of_the_engine_gives_way_to_the_progress_after_five_seconds() {
    let mut desk = folder_game(GAME);
    desk.app.settings.engine = "/opt/stockfish".into();
    desk.shift('a');
    let progress = |engine: Option<&str>| Message::Analysing {
        done: 0,
        all: 5,
        engine: engine.map(str::to_owned),
        left: None,
    };
    assert_eq!(desk.app.message(), Some(progress(Some("Stockfish"))));
    let (engine, fault) = ("stockfish".to_owned(), EngineFault::NoAnswer);
    let failed = AnalysisAnswer::EngineFailed { engine, fault };
    answer(&mut desk, failed);
    let fault = desk.app.message();
    assert!(matches!(fault, Some(Message::Notice(_))));
    let ends_at = desk.now().time + Duration::from_secs(5);
    assert_eq!(desk.app.wake(desk.now()), Some(Wake::At(ends_at)));
    desk.wait(4_900);
    assert_eq!(desk.app.message(), fault);
    desk.wait(100);
    assert_eq!(desk.app.message(), Some(progress(None)));
    assert_eq!(desk.app.wake(desk.now()), None);
}

#[test]
fn a_notice_gives_way_to_the_progress_after_five_seconds() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    let progress = |desk: &Desk| {
        let (done, all) = desk.review().analysis().progress().expect("a search");
        Some(Message::Analysing {
            done,
            all,
            engine: None,
            left: desk.review().analysis().time_left(),
        })
    };
    let nothing = Some(Message::Notice(Notice::NothingToUndo));
    desk.key('u');
    assert_eq!(desk.app.message(), nothing);
    desk.wait(3_000);
    // Whoever asks again has as much time to read the answer.
    desk.key('u');
    let ends_at = desk.now().time + Duration::from_secs(5);
    assert_eq!(desk.app.wake(desk.now()), Some(Wake::At(ends_at)));
    desk.wait(4_900);
    search(&mut desk, &FOUND[..1]);
    assert_eq!(desk.app.message(), nothing);
    desk.wait(100);
    assert_eq!(desk.app.message(), progress(&desk));
    // What follows the analysis stays.
    search(&mut desk, &FOUND[1..]);
    desk.wait(60_000);
    let done = Some(Message::Notice(Notice::MistakesFound(1)));
    assert_eq!(desk.app.message(), done);
}

#[test]
fn the_progress_tells_how_long_the_rest_takes() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    let said = |desk: &Desk| desk.texts().join(" ");
    assert!(said(&desk).contains("Deskmate analyses the game: 0 of 5."));
    desk.wait(40_000);
    search(&mut desk, &FOUND[..2]);
    let told = "Deskmate analyses the game: 2 of 5, 1:00 left.";
    assert!(said(&desk).contains(told), "{}", said(&desk));
}

/// Who could mate at once had 98 %.
#[test]
fn a_forced_mate_is_told_in_place_of_the_chances() {
    let mut desk =
        folder_game("1. f3 {[%eval 0.0]} e5 {[%eval 0.0]} 2. g4 {[%eval #-1]} Qh4# 0-1\n");
    desk.press(Key::End);
    desk.press(Key::Left);
    assert_eq!(desk.review().white_percent(), Some(0.0));
    assert!(
        desk.texts().contains(&"#−1".to_owned()),
        "{:?}",
        desk.texts()
    );
    desk.press(Key::Right);
    assert!(
        desk.texts().contains(&"0 %".to_owned()),
        "{:?}",
        desk.texts()
    );
}

#[test]
fn a_question_and_a_failure_to_save_do_not_give_way_to_the_progress() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    let trouble = || Failure::Storage(StorageError::NoFile);
    let notices = [
        Notice::Unsaved,
        Notice::NotSaved(trouble()),
        Notice::CannotSave(trouble()),
        Notice::Failed(trouble()),
        Notice::Painting(50),
    ];
    for notice in notices {
        desk.app.notice = Some(notice.clone());
        desk.wait(10_000);
        assert_eq!(desk.app.notice, Some(notice));
    }
}

#[test]
fn the_progress_stays_while_the_game_is_on_auto_play() {
    let mut desk = folder_game(GAME);
    desk.press(Key::Home);
    desk.shift('a');
    let progress = desk.app.message();
    assert!(matches!(progress, Some(Message::Analysing { .. })));
    desk.key(' ');
    assert!(desk.review().plays_itself());
    assert_eq!(desk.app.message(), progress);
    desk.wait(1_500);
    assert_eq!((desk.shown(), desk.app.message()), (1, progress));
    desk.key(' ');
    assert!(!desk.review().plays_itself());
    desk.shift('a');
    desk.key(' ');
    let message = desk.app.message();
    assert!(matches!(message, Some(Message::PlaysItself(_))));
}

/// This machine has these engines.
fn has_engines(desk: &mut Desk, files: &[&str]) {
    desk.run(Reply::Task(TaskReply::Engines(Machine {
        engines: Some(files.iter().map(ToString::to_string).collect()),
        threads: 4,
        games: "/home/anna/games".into(),
    })));
}

#[test]
fn an_engine_that_is_installed_is_proposed_once() {
    let mut desk = folder_game(GAME);
    let looks = |desk: &Desk| {
        let mut effects = desk.effects.iter();
        effects.any(|effect| matches!(effect, Effect::FileTask(FileTask::FindEngines)))
    };
    assert!(!looks(&desk));
    desk.key('a');
    assert!(looks(&desk));
    let own = task(&desk);
    has_engines(&mut desk, &[]);
    assert_eq!(desk.notice(), None);
    // Without a proposal the key has no effect.
    desk.key('y');
    assert_eq!(desk.app.settings.engine, "");
    has_engines(&mut desk, &["/usr/games/stockfish", "/usr/games/gnuchess"]);
    assert_eq!(desk.notice(), Some(Notice::EngineFound("Stockfish".into())));
    // By the key of the language.
    desk.app.settings.language = Some(Language::German);
    desk.key('j');
    assert_eq!(desk.app.settings.engine, "/usr/games/stockfish");
    let chosen = task(&desk);
    assert_eq!(chosen.engine.file, "/usr/games/stockfish");
    assert_eq!(chosen.subject, own.subject);
    assert_eq!(desk.notice(), None);
}

#[test]
fn an_engine_that_was_declined_is_not_proposed_again() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    has_engines(&mut desk, &["/usr/games/stockfish"]);
    assert_eq!(desk.notice(), Some(Notice::EngineFound("Stockfish".into())));
    desk.assert_hints(&[(Hint::UseEngine, "Y"), (Hint::NoClaim, "Esc")]);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing(), "it is only declined");
    assert_eq!(desk.notice(), None);
    desk.key('y');
    assert_eq!(desk.app.settings.engine, "");
    desk.shift('a');
    desk.shift('a');
    has_engines(&mut desk, &["/usr/games/stockfish"]);
    assert_ne!(desk.notice(), Some(Notice::EngineFound("Stockfish".into())));
    // It can still be chosen, with the time for each move, by a key of the review.
    desk.shift('e');
    let form = desk.app.settings_form().expect("the settings");
    assert_eq!(form.page(), SettingsPage::Engines);
}

#[test]
fn a_comment_that_is_typed_stays_when_the_analysis_of_the_game_ends() {
    let mut desk = folder_game(GAME);
    desk.shift('a');
    search(&mut desk, &FOUND[..4]);
    desk.key('c');
    desk.type_text("mine");
    search(&mut desk, &FOUND[4..]);
    assert!(desk.review().analysis().progress().is_none());
    let typed = |desk: &Desk| {
        let field = desk.review().typed_comment()?;
        Some(field.text().to_owned())
    };
    assert_eq!(typed(&desk).as_deref(), Some("mine"));
}
