//! `deskmate analyse`.

mod json;
mod table;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::{Args, ValueHint};
use deskmate::analysis::{self, GameSearch};
use deskmate::engine::{Allotment, DEFAULT_TABLE_SIZE, Halt, Limits, Searcher};
use deskmate::game::{DrawRule, Game};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, Pgn};
use deskmate::storage::NewFile;
use deskmate::tree::{EditError, History, NodeId};

use super::games::{Games, has_start};
use super::{Output, is_standard_stream};

/// The default limit of a position: about a third of a second.
const NODES: u64 = 300_000;

const EXAMPLES: &str = "\
Prints a table: the score after each move in pawns, above 0 if White is better, or # and the moves to mate; the best \
move instead; and what the move was: ?! an inaccuracy, ? a mistake, ?? a blunder. Win chances, judgements and accuracy \
are computed by the formulas of lichess.org.

With -o the games are written with evaluations (%eval), marks and best lines instead. These replace those of an \
earlier analysis, and nothing else. With --depth or --nodes the result is always the same.

Examples:
  deskmate analyse games/immortal.pgn
  deskmate analyse games/immortal.pgn -o annotated.pgn
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

    /// Analyse this position
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,

    #[command(flatten)]
    effort: Effort,

    /// Print one JSON object for each position and for each game
    #[arg(long, conflicts_with = "output")]
    json: bool,

    /// Write the games with the analysis to this PGN file; - is standard output
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

/// How thoroughly each position is searched.
#[derive(Debug, Args)]
struct Effort {
    /// Search to this depth in half-moves (1 to 119)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=119))]
    depth: Option<u8>,

    /// Search N positions for each move [default: 300000 if no limit is given]
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
    fn limits(&self) -> Limits {
        let time = self.time.map(|time| Duration::from_millis(time.into()));
        let is_limited = self.depth.is_some() || time.is_some();
        Limits {
            depth: self.depth,
            nodes: self.nodes.or((!is_limited).then_some(NODES)),
            time: time.map(Allotment::exactly),
            lines: self.lines.into(),
            ..Limits::default()
        }
    }
}

/// Where the results go.
enum Target {
    Table,
    Json,
    Pgn,
    PgnFile(NewFile),
}

/// An analysis that is under way.
struct Analyst {
    searcher: Searcher,
    limits: Limits,
    target: Target,
    /// The number of games so far.
    games: usize,
}

impl Analyse {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut analyst = Analyst {
            searcher: Searcher::new(DEFAULT_TABLE_SIZE, NonZeroUsize::MIN),
            limits: self.effort.limits(),
            target: target(self.json, self.output.as_deref())?,
            games: 0,
        };
        let code = match (&self.fen, &self.file) {
            (Some(text), _) => {
                let game = Pgn::new(fen::read(text)?);
                analyst.analyse(game, out)?;
                ExitCode::SUCCESS
            }
            (None, Some(file)) => analyst.analyse_file(file, out)?,
            (None, None) => bail!("there is nothing to analyse"),
        };
        if let Target::PgnFile(file) = analyst.target {
            file.finish()?;
        }
        Ok(code)
    }
}

fn target(json: bool, output: Option<&Path>) -> anyhow::Result<Target> {
    Ok(match output {
        None if json => Target::Json,
        None => Target::Table,
        Some(path) if is_standard_stream(path) => Target::Pgn,
        Some(path) => Target::PgnFile(NewFile::create(path)?),
    })
}

impl Analyst {
    fn analyse_file(&mut self, file: &Path, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(file)?;
        let mut next = Some(games.first(out)?);
        while let Some(reading) = next {
            games.report(&reading, out)?;
            if has_start(&reading) {
                self.analyse(reading.game, out)?;
            }
            next = games.next(out)?;
        }
        Ok(games.exit_code())
    }

    fn analyse(&mut self, mut game: Pgn, out: &mut Output) -> anyhow::Result<()> {
        let rule = Game::from_pgn(&game).record().draw_rule();
        let search = self.search(&game, rule, out);
        self.games += 1;
        match &mut self.target {
            Target::Table => table::write(&game, &search, self.games > 1, out)?,
            Target::Json => json::write(self.games, &search, out)?,
            Target::Pgn | Target::PgnFile(_) => {
                annotate(&mut game, &search)?;
                let separator = if self.games > 1 { "\n" } else { "" };
                let text = format!("{separator}{}", pgn::write(&game));
                match &mut self.target {
                    Target::PgnFile(file) => file.write(text.as_bytes())?,
                    _ => out.write_all(text.as_bytes())?,
                }
            }
        }
        Ok(())
    }

    fn search(&mut self, game: &Pgn, rule: DrawRule, out: &mut Output) -> GameSearch {
        let mut search = GameSearch::new(&game.tree, rule);
        self.searcher.clear();
        while let Some(root) = search.root() {
            out.show_progress(|| {
                let (game, done, all) = (self.games + 1, search.done(), search.len());
                format!("game {game}, {done} of {all} positions")
            });
            let halt = Halt::default();
            let verdict = self.searcher.search(root, &self.limits, &halt, &mut |_| ());
            search.add(&verdict);
        }
        search
    }
}

/// Writes an analysis into its game.
fn annotate(game: &mut Pgn, search: &GameSearch) -> Result<(), EditError> {
    let edits = analysis::edits(game, search);
    let mut history = History::new(game.tree.clone());
    history.apply_all(NodeId::ROOT, edits)?;
    game.tree = history.into_tree();
    analysis::add_annotator(game);
    Ok(())
}
