//! `deskmate bestmove`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use deskmate::engine::{DEFAULT_TABLE_SIZE, Limits, Root, Searcher, StopFlag, TimeBudget};
use deskmate::game::Game;
use deskmate::rules::{ByColor, Move};

use super::Output;
use super::rule::Rule;
use super::start::{Moves, Start};

/// The default limit: about half a second.
const NODES: u64 = 500_000;

/// Time reserved for everything other than the search.
const OVERHEAD: Duration = Duration::from_millis(10);

const EXAMPLES: &str = "\
The move is printed as coordinates, castling as the king's move of two squares; 0000 if there is no legal move or the \
game has ended. With --depth or --nodes and one thread the result is always the same.

Examples:
  deskmate bestmove --fen '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'
  deskmate bestmove --clock 60000+1000 e4 e5 Nf3
  deskmate bestmove --rule eight-half-moves --nodes 100000 Nf3 Nf6 Ng1 Ng8
  $ deskmate bestmove --depth 5 f3 e5 g4
  d8h4";

/// Print the best move that the engine finds
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct BestMove {
    #[command(flatten)]
    start: Start,

    #[command(flatten)]
    rule: Rule,

    /// Search to this depth in half-moves (1 to 119)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=119))]
    depth: Option<u8>,

    /// Search N positions [default: 500000 if no limit is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Search for this number of milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "clock")]
    time: Option<u32>,

    /// The time on the clock and the increment for each move, in milliseconds
    #[arg(long, value_name = "MS+MS", value_parser = read_clock)]
    clock: Option<Clock>,

    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,

    #[command(flatten)]
    moves: Moves,
}

#[derive(Clone, Copy, Debug)]
struct Clock {
    left: Duration,
    increment: Duration,
}

fn read_clock(text: &str) -> Result<Clock, &'static str> {
    let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
    let millis = |text: &str| {
        text.parse()
            .ok()
            .map(|millis: u32| Duration::from_millis(millis.into()))
    };
    match (millis(left), millis(increment)) {
        (Some(left), Some(increment)) => Ok(Clock { left, increment }),
        _ => Err("a clock is written like 60000+1000"),
    }
}

impl BestMove {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let best = self.best()?.unwrap_or(Move::NULL);
        writeln!(out, "{best}")?;
        Ok(ExitCode::SUCCESS)
    }

    fn best(self) -> anyhow::Result<Option<Move>> {
        let limits = self.limits();
        let start = self.start.position()?;
        let moves = self.moves.read(&start)?;
        let mut game = Game::new(ByColor::default(), start, None).with_draw_rule(self.rule.rule);
        for mv in moves {
            if game.outcome().is_some() {
                return Ok(None);
            }
            game.push(mv, Duration::ZERO)?;
        }
        if game.outcome().is_some() {
            return Ok(None);
        }
        let root = Root::at(game.record(), game.record().plies().len());
        let threads = NonZeroUsize::new(self.threads.into()).unwrap_or(NonZeroUsize::MIN);
        let mut searcher = Searcher::new(DEFAULT_TABLE_SIZE, threads);
        let result = searcher.search(&root, &limits, &StopFlag::default(), &mut |_| ());
        Ok(result.best)
    }

    fn limits(&self) -> Limits {
        let millis = self.time.map(|time| Duration::from_millis(time.into()));
        let by_clock = |clock: Clock| TimeBudget::of(clock.left, clock.increment, None, OVERHEAD);
        let time = millis.map(TimeBudget::exactly).or(self.clock.map(by_clock));
        let is_limited = self.depth.is_some() || time.is_some();
        Limits {
            depth: self.depth,
            nodes: self.nodes.or((!is_limited).then_some(NODES)),
            time,
            ..Limits::default()
        }
    }
}
