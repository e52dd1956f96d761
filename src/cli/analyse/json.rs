//! The analysis of a game as lines of JSON for programs.

use std::io::{self, Write};

use deskmate::analysis::{GameSearch, Judgement, LineScores, for_white};
use deskmate::engine::Score;
use deskmate::notation::san;
use deskmate::rules::{ByColor, Color, Position};
use deskmate::tree;
use serde::Serialize;

use crate::cli::{Output, side_name};

/// One position: the start, or the one after a move.
#[derive(Serialize)]
struct PositionLine {
    game: usize,
    ply: usize,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    fen: Position,
    #[serde(flatten)]
    score: Option<ScoreValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    judgement: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    lines: Vec<BestLine>,
}

/// For White.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ScoreValue {
    Centipawns(i32),
    /// Moves to mate.
    Mate(i32),
    /// Mate on the board: who won.
    Checkmate(&'static str),
}

/// A line from the position on.
#[derive(Serialize)]
struct BestLine {
    #[serde(flatten)]
    score: ScoreValue,
    depth: u8,
    moves: Vec<String>,
}

/// The players' results, after the positions of a game.
#[derive(Serialize)]
struct GameLine {
    game: usize,
    #[serde(flatten)]
    players: ByColor<Player>,
}

#[derive(Serialize)]
struct Player {
    accuracy: Option<f64>,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

/// Prints an object for each position of the game with this number, and one for the game.
pub fn write(game: usize, search: &GameSearch, out: &mut Output) -> io::Result<()> {
    let scores = search.scores();
    let mut position = search.start().clone();
    for ply in 0..search.total() {
        let before = position.clone();
        let played = ply
            .checked_sub(1)
            .and_then(|before| search.moves().get(before));
        if let Some(&mv) = played {
            position = position.play(mv).unwrap_or(position);
        }
        print(
            out,
            &PositionLine {
                game,
                ply,
                mv: played.map(|&mv| san::write(&before, mv)),
                fen: position.clone(),
                score: search
                    .at(ply)
                    .map(|found| score_value(found.score, found.turn)),
                judgement: search.judgement(&scores, ply).map(judgement_name),
                accuracy: scores.move_accuracy(ply).map(rounded),
                lines: lines(search, ply, &position),
            },
        )?;
    }
    match search.moves() {
        [] => Ok(()),
        _ => print(out, &game_line(game, search, &scores)),
    }
}

fn print(out: &mut Output, line: &impl Serialize) -> io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(line)?)
}

fn lines(search: &GameSearch, ply: usize, position: &Position) -> Vec<BestLine> {
    let found = search.at(ply).into_iter().flat_map(|found| &found.lines);
    let line = found.map(|line| BestLine {
        score: score_value(line.score, position.turn()),
        depth: line.depth,
        moves: san::write_line(position, &line.moves),
    });
    line.collect()
}

fn score_value(score: Score, turn: Color) -> ScoreValue {
    if score == Score::Mate(0) {
        return ScoreValue::Checkmate(side_name(turn.other()));
    }
    match for_white(score, turn) {
        tree::Score::Centipawns(value) => ScoreValue::Centipawns(value),
        tree::Score::Mate(moves) => ScoreValue::Mate(moves),
    }
}

pub fn judgement_name(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Inaccuracy => "inaccuracy",
        Judgement::Mistake => "mistake",
        Judgement::Blunder => "blunder",
    }
}

/// To two decimals.
fn rounded(percent: f64) -> f64 {
    (percent * 100.0).round() / 100.0
}

fn game_line(game: usize, search: &GameSearch, scores: &LineScores) -> GameLine {
    let counts = search.counts(scores);
    let accuracy = scores.accuracy();
    let player = |color| Player {
        accuracy: accuracy.as_ref().map(|accuracy| rounded(accuracy[color])),
        inaccuracies: counts[color].of(Judgement::Inaccuracy),
        mistakes: counts[color].of(Judgement::Mistake),
        blunders: counts[color].of(Judgement::Blunder),
    };
    GameLine {
        game,
        players: ByColor::from_fn(player),
    }
}
