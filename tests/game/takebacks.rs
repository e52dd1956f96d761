//! Is everything restored after any number of takebacks of any moves?

use crate::data;

use std::time::Duration;

use data::{legal, position};
use deskmate::game::{Game, material_difference};
use deskmate::notation::{fen, pgn};
use deskmate::rules::{ByColor, Color, Position, Role, Termination};

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn game_from(start: Position) -> Game {
    let mut game = Game::new(ByColor::default(), start, None);
    game.start_clock(ms(0));
    game
}

/// Everything that the players see of a game, and its file.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    fen: String,
    clocks: ByColor<Duration>,
    running: Option<Color>,
    captured: ByColor<Vec<Role>>,
    material: i32,
    text: String,
}

fn seen(game: &Game, now: u64) -> Seen {
    let played = game.record().plies().len();
    Seen {
        fen: fen::write(game.position()),
        clocks: game.clock().read(ms(now)),
        running: game.clock().running(),
        captured: game.record().captured_by(played),
        material: material_difference(game.position()),
        text: game.to_text(),
    }
}

/// The same without the tags of both clocks, which have the times when they were stopped last.
fn without_clocks(seen: Seen) -> Seen {
    let is_clock = |line: &&str| line.starts_with("[WhiteClock") || line.starts_with("[BlackClock");
    let text: String = seen.text.lines().filter(|line| !is_clock(line)).collect();
    Seen { text, ..seen }
}

/// Plays moves a second apart, takes them all back and replays them; at each half-move everything must
/// be the same, and after a replay as it was when the move was taken back.
fn there_and_back_again(start: &str, moves: &[&str]) {
    let mut game = game_from(position(start));
    let mut before = vec![seen(&game, 0)];
    let mut now = 0;
    for text in moves {
        now += 1_001;
        let mv = legal(game.position(), text);
        game.push(mv, ms(now)).expect("a legal move");
        before.push(seen(&game, now));
    }
    let ended = game.outcome();
    let mut left = Vec::new();
    for number in (0..moves.len()).rev() {
        now += 77_777;
        left.push(seen(&game, now));
        assert!(game.pop(ms(now)), "{start}: {}", moves[number]);
        assert_eq!(game.outcome(), None);
        assert_eq!(seen(&game, now), before[number], "before {}", moves[number]);
    }
    assert!(!game.pop(ms(now)), "nothing is left to take back");
    for (mv, left) in moves.iter().zip(left.iter().rev()) {
        now += 5;
        assert!(game.replay(ms(now)));
        assert_eq!(
            without_clocks(seen(&game, now)),
            without_clocks(left.clone()),
            "after {mv}"
        );
    }
    assert_eq!(game.outcome(), ended);
}

#[test]
fn a_capture_a_castling_an_en_passant_and_a_promotion() {
    there_and_back_again(
        "r3k2r/1P2n3/8/4p3/3p3P/8/2P3P1/R3K2R w KQkq - 3 20",
        &[
            "c4", "dxc3", "O-O-O", "O-O", "Rd7", "Rab8", "Rxe7", "c2", "Kxc2", "Rxb7",
        ],
    );
    there_and_back_again(
        "r1b1k3/1P6/8/8/8/8/8/4K3 w q - 0 1",
        &["bxa8=Q", "Kd7", "Qxc8+", "Ke7"],
    );
}

#[test]
fn a_mate_and_a_stalemate() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    there_and_back_again(start, &["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
    there_and_back_again("7k/8/8/6Q1/8/8/8/K7 w - - 0 1", &["Qg6"]);
}

#[test]
fn an_en_passant_that_gave_check_puts_the_pawns_back_where_they_stood() {
    there_and_back_again("8/8/8/2k1pP2/8/8/4K3/B7 w - e6 0 1", &["fxe6", "Kd6", "e7"]);
    let mut game = game_from(position("8/2k5/8/3pP3/8/8/8/K7 w - d6 0 1"));
    let before = fen::write(game.position());
    let mv = legal(game.position(), "exd6+");
    game.push(mv, ms(1)).expect("a legal move");
    assert!(game.position().is_check());
    game.pop(ms(2));
    assert_eq!(fen::write(game.position()), before);
}

#[test]
fn a_takeback_takes_back_one_half_move() {
    let mut game = game_from(Position::initial());
    for text in ["e4", "e5", "Nf3"] {
        let mv = legal(game.position(), text);
        game.push(mv, ms(0)).expect("a legal move");
    }
    game.pop(ms(0));
    assert_eq!(game.record().plies().len(), 2);
    assert_eq!(game.turn(), Color::White);
}

#[test]
fn before_the_first_move_there_is_nothing_to_take_back() {
    let mut game = game_from(Position::initial());
    assert!(!game.pop(ms(500)));
    assert!(!game.replay(ms(600)));
    assert_eq!(
        game.clock().read(ms(1_000)).white,
        ms(1_000),
        "the clock runs on"
    );
}

#[test]
fn a_new_move_ends_replaying() {
    let mut game = game_from(Position::initial());
    for text in ["e4", "e5"] {
        let mv = legal(game.position(), text);
        game.push(mv, ms(0)).expect("a legal move");
    }
    game.pop(ms(0));
    game.pop(ms(0));
    let other = legal(game.position(), "d4");
    game.push(other, ms(0)).expect("a legal move");
    assert!(!game.replay(ms(0)));
    let sans: Vec<&str> = game
        .record()
        .plies()
        .iter()
        .map(|ply| ply.san.as_str())
        .collect();
    assert_eq!(sans, ["d4"]);
}

#[test]
fn moves_taken_back_before_the_end_are_a_variation_of_the_last_move() {
    let mut game = game_from(Position::initial());
    for (text, at) in [("e4", 1_000), ("e5", 3_000), ("Qh5", 4_000), ("Nc6", 9_000)] {
        let mv = legal(game.position(), text);
        game.push(mv, ms(at)).expect("a legal move");
    }
    game.pop(ms(9_000));
    game.pop(ms(9_000));
    let going_on = game.to_text();
    assert!(!going_on.contains("Qh5"), "{going_on}");
    game.ask_to_resign(game.turn());
    game.answer(true, ms(9_000));
    let text = game.to_text();
    let moves = "1. e4 {[%emt 0:00:01]} 1... e5 {[%emt 0:00:02]} \
        (1... e5 2. Qh5 {[%emt 0:00:01]} 2... Nc6 {[%emt 0:00:05]}) 0-1";
    let written = text.split_once("\n\n").expect("tags and moves").1;
    let words: Vec<&str> = written.split_whitespace().collect();
    assert_eq!(words.join(" "), moves);
    let read = pgn::read(&text);
    assert_eq!(read.faults, []);
    assert_eq!(pgn::write(&read.game), text);
}

#[test]
fn a_game_whose_moves_were_all_taken_back_has_none_in_its_file() {
    let mut game = game_from(Position::initial());
    let mv = legal(game.position(), "e4");
    game.push(mv, ms(0)).expect("a legal move");
    game.pop(ms(0));
    game.ask_to_resign(game.turn());
    game.answer(true, ms(0));
    let text = game.to_text();
    assert!(text.ends_with("\n\n0-1\n"), "{text}");
}

#[test]
fn a_move_after_a_taken_back_mate_goes_on() {
    let mut game = game_from(Position::initial());
    for text in ["f3", "e5", "g4", "Qh4#"] {
        let mv = legal(game.position(), text);
        game.push(mv, ms(0)).expect("a legal move");
    }
    let reason = game.outcome().map(|outcome| outcome.termination);
    assert_eq!(reason, Some(Termination::Checkmate));
    assert!(game.pop(ms(0)));
    assert_eq!(game.clock().running(), Some(Color::Black));
    let other = legal(game.position(), "d5");
    game.push(other, ms(10)).expect("a legal move");
    assert_eq!(game.outcome(), None);
    assert!(game.to_text().contains("[Termination \"unterminated\"]"));
}
