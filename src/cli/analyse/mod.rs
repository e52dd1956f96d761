//! `deskmate analyse`.

mod engine;
mod json;
mod table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::{Args, ValueHint};
use deskmate::analysis::{self, GameSearch};
use deskmate::engine::{Limits, TimeBudget};
use deskmate::game::DrawRule;
use deskmate::notation::pgn::{self, Pgn};
use deskmate::tree::{EditError, History, NodeId};

use super::destination::Destination;
use super::games::{Games, has_start};
use super::output::{Output, Quiet};
use super::start::read_position;
use engine::{Engine, EngineOption};
pub(super) use json::judgement_name;

const EXAMPLES: &str = "\
Prints a table: the score after each move in pawns, above 0 if White is better, or # and the moves to mate; the best \
move instead; and what the move was: ?! an inaccuracy, ? a mistake, ?? a blunder. Win chances, judgements and accuracy \
are computed by the formulas of lichess.org.

With -o the games are written with evaluations (%eval), marks and best lines instead. These replace those of \
earlier analyses, also of other programs; comments and marks of people stay. With --depth or --nodes the result is \
always the same, with one thread. If another engine fails, the built-in engine takes its place, this is said on standard error, and the \
exit status is 1.

Examples:
  deskmate analyse games/immortal.pgn
  deskmate analyse games/immortal.pgn -o annotated.pgn
  deskmate analyse --engine stockfish games/immortal.pgn
  deskmate analyse --json --nodes 1000000 - <game.pgn
  deskmate analyse --lines 3 --fen '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'";

/// Find the mistakes in games, or the best moves in a position
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Analyse {
    /// A file of games; - is standard input
    #[arg(value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen",
          value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,

    /// Analyse this position, in FEN or EPD; - reads it from standard input
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,

    #[command(flatten)]
    engine: EngineOption,

    #[command(flatten)]
    effort: Effort,

    /// Print one JSON object for each position and for each game
    #[arg(long, conflicts_with = "output")]
    json: bool,

    /// Write the games with the analysis to this PGN file; - is standard output
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,

    #[command(flatten)]
    pub quiet: Quiet,
}

/// How thoroughly each position is searched.
#[derive(Debug, Args)]
struct Effort {
    /// Search to this depth in half-moves (1 to 119)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=119))]
    depth: Option<u8>,

    /// Search N positions for each move [default: 300000, for another engine 1000000, if no limit is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Search for this number of milliseconds
    #[arg(long, value_name = "MS")]
    time: Option<u32>,

    /// The number of lines to find; they are printed with --fen and --json
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=32))]
    lines: u8,
}

impl Effort {
    fn limits(&self, is_external: bool) -> Limits {
        let usual = analysis::usual_nodes(is_external);
        let time = self.time.map(|time| Duration::from_millis(time.into()));
        let is_limited = self.depth.is_some() || time.is_some();
        Limits {
            depth: self.depth,
            nodes: self.nodes.or((!is_limited).then_some(usual)),
            time: time.map(TimeBudget::exactly),
            lines: self.lines.into(),
            ..Limits::default()
        }
    }
}

/// Where the results go.
enum Target {
    Table,
    Json,
    Pgn(Destination),
}

/// An analysis that is under way.
struct GameAnalyser {
    engine: Engine,
    limits: Limits,
    target: Target,
    /// The number of the game in its file.
    game: usize,
    /// Whether a game has been written.
    has_written: bool,
    /// The number of times that the engine has failed.
    faults: usize,
}

impl Analyse {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let engine = self.engine.engine()?;
        let mut analyser = GameAnalyser {
            limits: self.effort.limits(engine.is_external()),
            engine,
            target: target(self.json, self.output.as_deref())?,
            game: 1,
            has_written: false,
            faults: 0,
        };
        let code = match (&self.fen, &self.file) {
            (Some(text), _) => {
                let game = Pgn::new(read_position(text)?);
                analyser.analyse(game, out)?;
                ExitCode::SUCCESS
            }
            (None, Some(file)) => analyser.analyse_file(file, out)?,
            (None, None) => bail!("there is nothing to analyse"),
        };
        if let Target::Pgn(destination) = analyser.target {
            destination.finish()?;
        }
        Ok(match analyser.faults {
            0 => code,
            _ => ExitCode::FAILURE,
        })
    }
}

fn target(json: bool, output: Option<&Path>) -> anyhow::Result<Target> {
    Ok(match output {
        None if json => Target::Json,
        None => Target::Table,
        Some(path) => Target::Pgn(Destination::open(path)?),
    })
}

impl GameAnalyser {
    fn analyse_file(&mut self, file: &Path, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(file)?;
        let mut next = Some(games.first(out)?);
        while let Some(reading) = next {
            games.report(&reading.faults, out)?;
            if has_start(&reading) {
                self.game = games.games;
                self.analyse(reading.game, out)?;
            }
            next = games.next(out)?;
        }
        Ok(games.exit_code())
    }

    fn analyse(&mut self, mut game: Pgn, out: &mut Output) -> anyhow::Result<()> {
        let rule = DrawRule::of(&game);
        let search = self.search(&game, rule, out)?;
        let follows = std::mem::replace(&mut self.has_written, true);
        match &mut self.target {
            Target::Table => table::write(&game, &search, follows, out)?,
            Target::Json => json::write(self.game, &search, out)?,
            Target::Pgn(destination) => {
                annotate(&mut game, &search)?;
                let separator = if follows { "\n" } else { "" };
                let text = format!("{separator}{}", pgn::write(&game));
                destination.write(text.as_bytes(), out)?;
            }
        }
        Ok(())
    }

    fn search(
        &mut self,
        game: &Pgn,
        rule: DrawRule,
        out: &mut Output,
    ) -> anyhow::Result<GameSearch> {
        let mut search = GameSearch::new(&game.tree, rule);
        let mut reported = Vec::new();
        self.engine.clear();
        while search.root().is_some() {
            out.show_progress(|| {
                let (game, done, all) = (self.game, search.done(), search.total());
                format!("game {game}, {done} of {all} positions")
            });
            search.search_next(|root| self.engine.search(root, &self.limits));
            for fault in self.engine.take_faults() {
                self.faults += 1;
                if !reported.contains(&fault) {
                    out.fail(&anyhow::anyhow!(fault.clone()))?;
                    reported.push(fault);
                }
            }
        }
        Ok(search)
    }
}

/// Writes an analysis into its game.
pub(super) fn annotate(game: &mut Pgn, search: &GameSearch) -> Result<(), EditError> {
    let edits = analysis::edits(game, search);
    let mut history = History::new(game.tree.clone());
    history.apply_all(NodeId::ROOT, edits)?;
    game.tree = history.into_tree();
    analysis::add_annotator(&mut game.tags);
    Ok(())
}
