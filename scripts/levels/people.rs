//! How often a level plays the move that a person of its rating has played.

use std::fs;
use std::num::NonZeroUsize;

use deskmate::engine::{Limits, Opponent, Root, Searcher, StopFlag, Strength};
use deskmate::notation::pgn::{Pgn, Reader, Tag};
use deskmate::rules::{ByColor, Color, Move};

use crate::faults::judge;

/// A person is of a level's strength if the ratings differ by no more.
const NEAR: u32 = 100;

#[derive(Clone, Copy, Default)]
struct Agreement {
    moves: u32,
    /// Moves that the level plays too.
    same: u32,
    /// Moves that the search which judges faults plays too.
    best: u32,
}

/// Prints for each level how many of the moves of people with its rating it plays in the games of a file. Moves that it
/// plays without thinking are left out: those of openings, mates in one, and the only ones.
pub fn report(file: &str) {
    let bytes = fs::read(file).expect("a file of games");
    let mut levels = [Agreement::default(); Strength::LEVELS as usize];
    for (number, read) in Reader::new(&bytes[..]).enumerate() {
        if let Ok(read) = read {
            add(&mut levels, &read.game, number as u64);
        }
    }
    for (level, found) in (1..).zip(levels) {
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(found.moves.max(1));
        println!(
            "level {level:>2}: {} moves of people; {:.1} % are its own, {:.1} % those of a search",
            found.moves,
            share(found.same),
            share(found.best)
        );
    }
}

fn add(levels: &mut [Agreement], game: &Pgn, seed: u64) {
    let players = ByColor::from_fn(|color| level(game, color));
    let mut opponents = ByColor::from_fn(|color: Color| {
        players[color].map(|level| Opponent::new(Strength::of_level(level), seed))
    });
    let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
    let mut root = Root::new(game.start().clone());
    for mv in game.moves() {
        let turn = root.position().turn();
        if let (Some(level), Some(opponent)) = (players[turn], &mut opponents[turn])
            && let Some(own) = thought(opponent, &root)
        {
            let found = &mut levels[usize::from(level) - 1];
            found.moves += 1;
            found.same += u32::from(own == mv);
            found.best += u32::from(judge(&mut searcher, &root).0 == Some(mv));
        }
        root.play(mv).expect("a legal move");
    }
}

/// The level of a player who is a person with a rating.
fn level(game: &Pgn, color: Color) -> Option<u8> {
    let (rating, title) = match color {
        Color::White => ("WhiteElo", "WhiteTitle"),
        Color::Black => ("BlackElo", "BlackTitle"),
    };
    let is_program = Tag::value_in(&game.tags, title) == Some("BOT");
    let rating: u32 = Tag::value_in(&game.tags, rating)?.parse().ok()?;
    let level = Strength::of_elo(rating.saturating_add(NEAR)).level();
    let is_near = Strength::of_level(level).elo().abs_diff(rating) <= NEAR;
    (is_near && !is_program).then_some(level)
}

/// The move that an opponent has thought about.
fn thought(opponent: &mut Opponent, root: &Root) -> Option<Move> {
    let choice = opponent.choose(root, &Limits::default(), &StopFlag::default())?;
    choice.score.map(|_| choice.mv)
}
