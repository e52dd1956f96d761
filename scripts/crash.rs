//! Plays random games with real key events on a virtual display while the program is killed at random
//! moments, and checks that nothing is lost. `scripts/crash` builds and runs it.

#[path = "../tests/support/mod.rs"]
mod support;

use support::crash;

/// How often the program is killed.
const KILLS: u32 = 200;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let kills = arguments.next().map(|text| number(&text));
    let kills = kills.map_or(KILLS, |kills| kills.try_into().unwrap_or(KILLS));
    let seed = arguments
        .next()
        .map_or_else(process_id, |text| number(&text));
    let tally = crash::run(kills, seed);
    println!(
        "Nothing lost in {kills} of {kills} kills, seed {seed}: {} games, {} moves seen long enough, {} kills \
         in the middle of a write.",
        tally.games, tally.seen, tally.writing
    );
}

fn number(text: &str) -> u64 {
    text.parse()
        .unwrap_or_else(|_| panic!("usage: scripts/crash [KILLS [SEED]]; {text} is no number"))
}

/// A different seed for each run.
fn process_id() -> u64 {
    std::process::id().into()
}
