//! `deskmate exercises`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use deskmate::analysis::{self, BadMove, Exercise, GameSearch, ScoredLine, bad_moves, win_percent};
use deskmate::engine::{DEFAULT_TABLE_SIZE, Limits, Root, SearchResult, Searcher, StopFlag};
use deskmate::game::DrawRule;
use deskmate::notation::pgn::{Pgn, known_value};
use deskmate::notation::san;
use deskmate::rules::{Color, Position};
use deskmate::storage::library::NameWords;
use serde::Serialize;

use super::analyse::{annotate, judgement_name};
use super::games::{exit_code, for_each_game};
use super::output::{Output, Quiet};
use super::side_name;

const EXAMPLES: &str = "\
An exercise is a position in which a player made a mistake (?) or a blunder (??): find a better move. Each line has the \
number of the game, counted over all files, the error, the moves that are right, the best first, and the position in \
FEN, with tabs between them. A move is right if it loses less than 5 percent of win chances against the best one. A \
position is left out if more than three moves are right, or if it is not clear which is the best.

Marks and evaluations that are in a game are used, whoever made them; a game that has none is analysed first, each of its \
moves with a third of the nodes. The result is always the same.

With --json each exercise is an object on its own line: game, ply, side, player, fen, judgement, win_percent (with the \
best move), error and solutions; these have san, uci, win_percent, and the line that follows, in SAN.

Examples:
  deskmate exercises games/*.pgn
  deskmate exercises games/*.pgn --player anna --json
  deskmate exercises --nodes 5000000 - <game.pgn";

/// Find positions to learn from: the mistakes in games, and what was right
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Exercises {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    /// Only the mistakes of players with these words in their names
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Search N positions for each exercise, and twice as many to confirm it
    #[arg(long, value_name = "N", default_value_t = analysis::exercise_nodes(),
          value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Print one JSON object for each exercise
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub quiet: Quiet,
}

/// An exercise as JSON.
#[derive(Serialize)]
struct ExerciseLine<'a> {
    game: usize,
    ply: usize,
    side: &'static str,
    player: Option<&'a str>,
    fen: &'a Position,
    judgement: &'static str,
    win_percent: f64,
    error: MoveLine,
    solutions: Vec<MoveLine>,
}

/// A move with the line that follows.
#[derive(Serialize)]
struct MoveLine {
    san: String,
    uci: String,
    win_percent: f64,
    line: Vec<String>,
}

/// Poses the exercises of games.
struct Poser {
    searcher: Searcher,
    player: Option<NameWords>,
    nodes: u64,
    is_json: bool,
    /// The number of the game, counted over all files.
    game: usize,
}

impl Exercises {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut poser = Poser {
            searcher: Searcher::new(DEFAULT_TABLE_SIZE, NonZeroUsize::MIN),
            player: self.player.as_deref().map(NameWords::new),
            nodes: self.nodes,
            is_json: self.json,
            game: 0,
        };
        let faults = for_each_game(&self.files, out, |number, game, out| {
            poser.game = number;
            poser.pose_all(game, out)?;
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(exit_code(faults))
    }
}

impl Poser {
    /// Prints the exercises of a game.
    fn pose_all(&mut self, mut game: Pgn, out: &mut Output) -> anyhow::Result<()> {
        let is_wanted = |side| self.is_wanted(&game, side);
        if !Color::BOTH.into_iter().any(is_wanted) {
            return Ok(());
        }
        let rule = DrawRule::of(&game);
        if !analysis::is_marked(&game.tree) {
            self.analyse(&mut game, rule, out)?;
        }
        for bad in bad_moves(&game.tree, rule) {
            if !self.is_wanted(&game, bad.root.position().turn()) {
                continue;
            }
            let number = self.game;
            out.show_progress(|| format!("game {number}, half-move {}", bad.number));
            self.searcher.clear();
            let nodes = self.nodes;
            let posed = bad.pose(nodes, |root, limits| {
                search(&mut self.searcher, root, limits)
            });
            if let Some(exercise) = posed {
                self.write(&game, &bad, &exercise, out)?;
            }
        }
        Ok(())
    }

    /// Whether the mistakes of this side are asked for.
    fn is_wanted(&self, game: &Pgn, side: Color) -> bool {
        let name = player(game, side).unwrap_or_default();
        self.player.as_ref().is_none_or(|words| words.are_in(name))
    }

    /// Marks the mistakes of a game.
    fn analyse(&mut self, game: &mut Pgn, rule: DrawRule, out: &mut Output) -> anyhow::Result<()> {
        let limits = Limits::nodes((self.nodes / 3).max(1));
        let mut found = GameSearch::new(&game.tree, rule);
        self.searcher.clear();
        while found.root().is_some() {
            out.show_progress(|| {
                let (game, done, all) = (self.game, found.done(), found.total());
                format!("game {game}, {done} of {all} positions")
            });
            found.search_next(|root| search(&mut self.searcher, root, &limits));
        }
        Ok(annotate(game, &found)?)
    }

    fn write(
        &self,
        game: &Pgn,
        bad: &BadMove,
        exercise: &Exercise,
        out: &mut Output,
    ) -> anyhow::Result<()> {
        let position = bad.root.position();
        let solutions = exercise.solutions.iter();
        let solutions: Vec<MoveLine> = solutions
            .filter_map(|line| MoveLine::of(position, line))
            .collect();
        let Some(error) = MoveLine::of(position, &exercise.error) else {
            return Ok(());
        };
        if self.is_json {
            let line = ExerciseLine {
                game: self.game,
                ply: bad.number,
                side: side_name(position.turn()),
                player: player(game, position.turn()),
                fen: position,
                judgement: judgement_name(bad.judgement),
                win_percent: solutions.first().map_or(0.0, |best| best.win_percent),
                error,
                solutions,
            };
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        } else {
            let right: Vec<&str> = solutions.iter().map(|line| line.san.as_str()).collect();
            let (game, error) = (self.game, numbered(bad, &error.san));
            writeln!(out, "{game}\t{error}\t{}\t{position}", right.join(" "))?;
        }
        Ok(())
    }
}

impl MoveLine {
    fn of(position: &Position, line: &ScoredLine) -> Option<MoveLine> {
        let &mv = line.moves.first()?;
        let mut words = san::write_line(position, &line.moves).into_iter();
        Some(MoveLine {
            san: words.next()?,
            uci: mv.to_string(),
            win_percent: (win_percent(line.score) * 100.0).round() / 100.0,
            line: words.collect(),
        })
    }
}

fn search(searcher: &mut Searcher, root: &Root, limits: &Limits) -> SearchResult {
    searcher.search(root, limits, &StopFlag::default(), &mut |_| ())
}

/// The name of a player, if it is known.
fn player(game: &Pgn, side: Color) -> Option<&str> {
    let name = known_value(game.tag(&side.to_string())?);
    (!name.is_empty()).then_some(name)
}

/// `24. Rxc7??`, `24... Rxc7?`
fn numbered(bad: &BadMove, san: &str) -> String {
    let position = bad.root.position();
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    let glyph = bad.judgement.nag().symbol().unwrap_or_default();
    let number = position.fullmove_number();
    format!("{number}{dots} {san}{glyph}")
}
