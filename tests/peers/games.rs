//! Games as they are saved.

use std::time::Duration;

use deskmate::game::{DateTime, DrawRequest, Game, read_name};
use deskmate::notation::{fen, read_move};
use deskmate::rules::{ByColor, Color, Position, Termination};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::random;

/// Saved games of every kind.
pub fn saved() -> Vec<String> {
    let mut games = vec![
        checkmate(),
        time_forfeit(),
        draw_by_claim(),
        resigned_from_a_position(),
        unfinished_chess960(),
        chess960_of_one_side(),
        without_moves(),
        with_takebacks(),
    ];
    games.extend(odd_names());
    games.extend(random_games());
    games.iter().map(Game::to_text).collect()
}

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn new_game(white: &str, black: &str, start: Position, control: &str) -> Game {
    let players = ByColor {
        white: read_name(Color::White, white),
        black: read_name(Color::Black, black),
    };
    let started = DateTime::new([2026, 11, 20], [14, 2, 7]);
    let control = ByColor::from_fn(|_| control.parse().expect("a time control"));
    let mut game = Game::new(players, start, started).with_time_control(control);
    game.start_clock(seconds(0));
    game
}

fn standard(control: &str) -> Game {
    new_game(
        "Anderssen, Adolf",
        "Kieseritzky",
        Position::initial(),
        control,
    )
}

fn from(start: &str, control: &str) -> Game {
    let start = fen::read(start).expect("a legal position");
    new_game("White", "Black", start, control)
}

/// Plays moves, each after another 1.5 seconds.
fn play(mut game: Game, moves: &str) -> Game {
    for (number, word) in (1..).zip(moves.split(' ')) {
        let mv = read_move(game.position(), word).expect("a legal move");
        let now = Duration::from_millis(1_500) * number;
        game.push(mv, now).expect("the game goes on");
    }
    game
}

fn ends_by(game: &Game, reason: Termination) {
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.termination, reason);
}

/// With castling, en passant and a promotion.
fn checkmate() -> Game {
    let opening = "e4 f5 e5 d5 exd6 Nf6 dxc7 Kf7 Nf3 Nc6 Bc4+ e6 O-O Bd6";
    let moves = format!("{opening} cxd8=N+ Kg6 d3 Ne7 Nh4#");
    let game = play(standard("180+2"), &moves);
    ends_by(&game, Termination::Checkmate);
    game
}

fn time_forfeit() -> Game {
    let mut game = play(standard("40/60:30"), "e4 e5 Nf3");
    assert!(game.tick(seconds(1_000)));
    let position = game.position().clone();
    assert!(game.note_winnability(&position, &position.winnability_of_both(), seconds(1_000)));
    ends_by(&game, Termination::TimeForfeit);
    game
}

/// With clocks that count up.
pub fn draw_by_claim() -> Game {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let mut game = play(standard("count-up"), moves);
    assert_eq!(game.request_draw(seconds(20)), DrawRequest::Claimed);
    ends_by(&game, Termination::ThreefoldRepetition);
    game
}

fn resigned_from_a_position() -> Game {
    let start = "r3k2r/1P3ppp/8/8/8/8/5PPP/R3K2R b KQkq - 12 41";
    let mut game = play(from(start, "300"), "O-O bxa8=Q");
    game.ask_to_resign(game.turn());
    game.answer(true, seconds(60));
    ends_by(&game, Termination::Resignation);
    game
}

fn unfinished_chess960() -> Game {
    let start = Position::chess960(1).expect("a start position");
    let mut game = new_game("小林 光一", "Zoë", start, "300+3");
    game.stop_clock(seconds(9));
    game
}

fn chess960_of_one_side() -> Game {
    let start = "1r2k3/8/8/8/8/8/8/4K1R1 w Gb - 0 1";
    let mut game = play(from(start, "*60"), "O-O O-O-O Rf7");
    game.stop_clock(seconds(20));
    game
}

fn without_moves() -> Game {
    let mut game = standard("-");
    game.ask_to_resign(game.turn());
    game.answer(true, seconds(1));
    assert_eq!(
        game.outcome().and_then(|outcome| outcome.winner),
        Some(Color::Black)
    );
    game
}

/// With moves that were taken back and replaced, one of them twice.
pub fn with_takebacks() -> Game {
    let mut game = standard("180+2");
    let mut now = Duration::ZERO;
    for word in "e4 e5 Nf3 - - d5 - c5 Nf3 d6 - - Nc3 Nc6".split(' ') {
        now += Duration::from_millis(1_500);
        if word == "-" {
            assert!(game.pop(now));
        } else {
            let mv = read_move(game.position(), word).expect("a legal move");
            game.push(mv, now).expect("the game goes on");
        }
    }
    game.stop_clock(now);
    game
}

/// Names that a careless reader or writer could trip over.
fn odd_names() -> impl Iterator<Item = Game> {
    let names = [
        ("O\"Brien \"the \\ rook\"", "C:\\"),
        ("[White \"x\"]", "; {no comment} (1. e4) $1 % *"),
        ("小林 光一", "Þórr ½–½ ♞ e\u{301}"),
        (
            "a name of more letters than a line of a file has, which is not broken for it all the same",
            "-",
        ),
        ("\\\"", "?"),
    ];
    names.into_iter().map(|(white, black)| {
        let game = new_game(white, black, Position::initial(), "60");
        play(game, "d4 d5")
    })
}

fn random_games() -> Vec<Game> {
    let mut runner = TestRunner::deterministic();
    let mut games = Vec::new();
    for number in 0..60 {
        let start = match number % 2 {
            0 => Position::initial(),
            _ => Position::chess960(number * 15).expect("a start position"),
        };
        let tree = random::games_from(start, 250).new_tree(&mut runner);
        games.push(Game::from_pgn(&tree.expect("a game").current()));
        let tree = random::annotated_games().new_tree(&mut runner);
        games.push(Game::from_pgn(&tree.expect("a game").current()));
    }
    games
}
