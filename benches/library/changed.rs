//! As many games as wanted, made from a few real ones: each is repeated with other moves, so that nearly all differ after
//! their twentieth half-move, as real games do. The same in every run.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use shakmaty::fen::Fen;
use shakmaty::san::{San, SanPlus};
use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::generator::Random;

/// So many half-moves of a real game stay as they are.
const SAME: usize = 20;

/// Of later moves one in so many is another one.
const CHANGED: usize = 6;

/// A real game.
struct Model {
    start: Chess,
    fen: Option<String>,
    moves: Vec<San>,
    result: String,
}

/// Writes a file of so many games.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write(models: &Path, games: usize, to: &mut impl Write, seed: u64) -> io::Result<()> {
    let text = fs::read_to_string(models)?;
    let models: Vec<Model> = text.split("\n[Event ").filter_map(model).collect();
    assert!(!models.is_empty(), "no games to repeat");
    let mut random = Random(seed);
    for number in 0..games {
        let model = &models[random.below(models.len())];
        to.write_all(repeat(model, number, &mut random).as_bytes())?;
    }
    Ok(())
}

/// Reads a game of a file whose games are written plainly, without variations.
fn model(text: &str) -> Option<Model> {
    let (tags, words) = text.split_once("\n\n")?;
    let tag = |name: &str| {
        let line = tags
            .lines()
            .find_map(|line| line.strip_prefix(&format!("[{name} \"")));
        line.and_then(|value| value.strip_suffix("\"]"))
            .map(str::to_owned)
    };
    let fen = tag("FEN");
    let start = match &fen {
        None => Chess::default(),
        Some(fen) => {
            let setup: Fen = fen.parse().ok()?;
            setup.into_position(CastlingMode::Standard).ok()?
        }
    };
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut depth = 0_usize;
    for word in words
        .replace(['{', '('], " { ")
        .replace(['}', ')'], " } ")
        .split_whitespace()
    {
        match word {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ => {
                let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
                let Ok(san) = word.parse::<SanPlus>() else {
                    continue;
                };
                let mv = san.san.to_move(&position).ok()?;
                position = position.play(mv).ok()?;
                moves.push(san.san);
            }
        }
    }
    (moves.len() > SAME).then(|| Model {
        start,
        fen,
        moves,
        result: tag("Result").unwrap_or_else(|| "*".into()),
    })
}

/// A game with other moves.
fn repeat(model: &Model, number: usize, random: &mut Random) -> String {
    let mut text = format!(
        "[Event \"Event {}\"]\n[Site \"?\"]\n[Date \"{}.{:02}.{:02}\"]\n[Round \"{}\"]\n[White \"Player {}\"]\n\
         [Black \"Player {}\"]\n[Result \"{}\"]\n[WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n",
        number / 100,
        1980 + random.below(46),
        1 + random.below(12),
        1 + random.below(28),
        1 + number % 100,
        random.below(20_000),
        random.below(20_000),
        model.result,
        1400 + random.below(1400),
        1400 + random.below(1400),
    );
    if let Some(fen) = &model.fen {
        text += &format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
    }
    let mut line = String::new();
    let mut position = model.start.clone();
    for (ply, san) in model.moves.iter().enumerate() {
        let Some(mv) = other_move(&position, ply, san, random) else {
            break;
        };
        let number = match ply % 2 {
            0 => format!("{}. ", ply / 2 + 1),
            _ => String::new(),
        };
        let word = number + &SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
        if line.len() + word.len() > 79 {
            text += "\n";
            text += line.trim_end();
            line.clear();
        }
        line += &word;
        line.push(' ');
    }
    text + "\n" + &line + &model.result + "\n\n"
}

/// The move of the real game or, often enough and where that is not legal, another one.
fn other_move(position: &Chess, ply: usize, san: &San, random: &mut Random) -> Option<Move> {
    let is_same = ply < SAME || ply > SAME && random.below(CHANGED) > 0;
    let same = san.to_move(position).ok().filter(|_| is_same);
    same.or_else(|| {
        let moves = position.legal_moves();
        let count = moves.len();
        (count > 0).then(|| moves[random.below(count)])
    })
}
