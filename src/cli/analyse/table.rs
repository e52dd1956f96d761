//! The analysis of a game as a table for people.

use std::io::{self, Write};

use deskmate::analysis::{GameSearch, Judgement, LineScores, for_white};
use deskmate::engine::Score;
use deskmate::notation::pgn::Pgn;
use deskmate::notation::san;
use deskmate::rules::{Color, Position};
use deskmate::terminal;

use crate::cli::Output;

/// Prints a table, with an empty line before it if it `follows` another one.
pub fn write(game: &Pgn, search: &GameSearch, follows: bool, out: &mut Output) -> io::Result<()> {
    if follows {
        writeln!(out)?;
    }
    match search.moves() {
        [] => write_lines(search, out),
        _ => {
            let names = ["White", "Black"].map(|name| match game.tag(name) {
                None | Some("?") => name,
                Some(player) => player,
            });
            writeln!(out, "{}", terminal::escape(&names.join(" - ")))?;
            write_moves(search, out)
        }
    }
}

/// The lines of the start position: score, depth, moves.
fn write_lines(search: &GameSearch, out: &mut Output) -> io::Result<()> {
    let found = search.at(0);
    for line in found.into_iter().flat_map(|found| &found.lines) {
        let score = score_text(line.score, search.start().turn());
        let moves = san::write_line(search.start(), &line.moves).join(" ");
        writeln!(out, "{score:>7}  depth {:<3} {moves}", line.depth)?;
    }
    match found {
        Some(found) if found.lines.is_empty() => writeln!(out, "The game is over."),
        _ => Ok(()),
    }
}

fn write_moves(search: &GameSearch, out: &mut Output) -> io::Result<()> {
    writeln!(out, "ply  move     score  best     judgement")?;
    let scores = search.scores();
    let mut position = search.start().clone();
    for (index, &mv) in search.moves().iter().enumerate() {
        let number = index + 1;
        let word = san::write(&position, mv);
        let found = search.at(number);
        let score = found.map_or("?".into(), |found| score_text(found.score, found.turn));
        let best = best(search, index, &position);
        let judgement = judgement(search, &scores, number);
        let row = format!("{number:>3}  {word:<7} {score:>6}  {best:<7}  {judgement}");
        writeln!(out, "{}", row.trim_end())?;
        position = position.play(mv).unwrap_or(position);
    }
    write_summary(&scores, search, out)
}

fn best(search: &GameSearch, ply: usize, position: &Position) -> String {
    let best = search.at(ply).and_then(|found| found.best());
    best.map_or(String::new(), |best| san::write(position, best))
}

fn judgement(search: &GameSearch, scores: &LineScores, number: usize) -> &'static str {
    match search.judgement(scores, number) {
        None => "",
        Some(Judgement::Inaccuracy) => "?! inaccuracy",
        Some(Judgement::Mistake) => "? mistake",
        Some(Judgement::Blunder) => "?? blunder",
    }
}

fn score_text(score: Score, turn: Color) -> String {
    match score {
        Score::Mate(0) => "mate".to_string(),
        _ => for_white(score, turn).to_string(),
    }
}

fn write_summary(scores: &LineScores, search: &GameSearch, out: &mut Output) -> io::Result<()> {
    let counts = search.counts(scores);
    let accuracy = scores.accuracy();
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let counts = Judgement::ALL.map(|judgement| counts[color].of(judgement));
        let [inaccuracies, mistakes, blunders] = counts;
        let accuracy = accuracy.as_ref().map(|accuracy| accuracy[color]);
        let accuracy = accuracy.map_or("?".to_string(), |accuracy| format!("{accuracy:.0}"));
        writeln!(
            out,
            "{name}: accuracy {accuracy} %, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}"
        )?;
    }
    Ok(())
}
