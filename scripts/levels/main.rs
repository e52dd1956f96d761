//! Measures the levels of the opponent; `scripts/match --levels` builds and runs it.
//!
//! What it has played is kept in a file, and it continues where it stopped.

mod faults;
mod mates;
mod people;
mod play;
mod results;

use std::process::ExitCode;

use deskmate::engine::Strength;
use play::Openings;
use results::{Pairing, Results};

const USAGE: &str = "\
usage: scripts/match --levels [tournament [NEIGHBOURS [OTHERS]]]
       scripts/match --levels pair LEVEL LEVEL GAMES
       scripts/match --levels faults GAMES [LEVEL]
       scripts/match --levels mates POSITIONS [LEVEL]
       scripts/match --levels people FILE

tournament  each level against the one below (200 games), and against the next but one (60)
pair        two levels against each other
faults      games of each level against itself: what its moves lose, what it leaves hanging, which mates it leaves
mates       positions with a queen, a rook or two bishops against a king, for the levels that know how to win them
people      how often each level plays the move of a person with its rating, in a file of PGN

Games are kept in target/levels.tsv; after a change of the opponent, remove it.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u32>().ok();
    let done = match words[..] {
        [] => tournament(200, 60),
        ["tournament", ref rest @ ..] => {
            let count = |at: usize, usual| rest.get(at).map_or(Some(usual), |word| number(word));
            count(0, 200)
                .zip(count(1, 60))
                .and_then(|(near, far)| tournament(near, far))
        }
        ["pair", one, other, games] => number(one)
            .zip(number(other))
            .zip(number(games))
            .and_then(|((one, other), games)| pair(one, other, games)),
        ["faults", games] => {
            number(games).map(|games| all_levels(1, |level| faults::report(level, games)))
        }
        ["faults", games, level] => number(games)
            .zip(number(level))
            .map(|(games, level)| faults::report(level as u8, games)),
        ["mates", count] => {
            number(count).map(|count| all_levels(1, |level| mates::report(level, count)))
        }
        ["mates", count, level] => number(count)
            .zip(number(level))
            .map(|(count, level)| mates::report(level as u8, count)),
        ["people", file] => {
            people::report(file);
            Some(())
        }
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn all_levels(first: u8, report: impl Fn(u8)) {
    (first..=Strength::LEVELS).for_each(report);
}

fn tournament(neighbours: u32, others: u32) -> Option<()> {
    let mut results = Results::read();
    let openings = Openings::read();
    // The quick games of low levels first, and some of every pair before all of one.
    for share in 1..=4 {
        for low in 1..Strength::LEVELS {
            for (high, games) in [(low + 1, neighbours), (low + 2, others)] {
                if high <= Strength::LEVELS {
                    let pairing = Pairing { high, low };
                    results.play(pairing, games * share / 4, &openings);
                }
            }
        }
        results.print();
    }
    Some(())
}

fn pair(one: u32, other: u32, games: u32) -> Option<()> {
    let pairing = Pairing {
        high: u8::try_from(one.max(other)).ok()?,
        low: u8::try_from(one.min(other)).ok()?,
    };
    let mut results = Results::read();
    results.play(pairing, games, &Openings::read());
    results.print();
    Some(())
}
