//! Poses the mistakes of games as exercises, and asks Stockfish whether it agrees with the solutions;
//! `scripts/match --exercises` builds and runs it.
//!
//! What it has asked is kept in a file, and it continues where it stopped.

mod asked;
mod stockfish;

use std::fs;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use asked::{Asked, Exercise};
use deskmate::analysis::{self, BadMove, GameSearch, bad_moves, exercise_nodes};
use deskmate::engine::{Limits, Root, SearchResult, Searcher, StopFlag};
use deskmate::game::Game;
use deskmate::notation::pgn::{Pgn, Reader};
use deskmate::tree::{GameTree, History, NodeId};
use stockfish::Stockfish;

const USAGE: &str = "\
usage: scripts/match --exercises COUNT FILE...

Poses the mistakes of the games in files of PGN until there are so many exercises, and asks Stockfish about each move that
is right in them. It agrees if it sees less than 5 percent of win chances between the move and its own best one.

Exercises are kept in target/exercises.tsv; after a change of the engine or of what is posed, remove it.";

/// The nodes for each move of a game that has no marks: what is found is examined again with all that an exercise is due.
const MARKING: u64 = 60_000;

/// The nodes that Stockfish has for a position.
const CHECKING: u64 = 3_000_000;

/// Mebibytes of the transposition table.
const TABLE: usize = 64;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((Ok(count), files)) = arguments
        .split_first()
        .map(|(count, files)| (count.parse::<usize>(), files))
        .filter(|(_, files)| !files.is_empty())
    else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let mut asked = Asked::read();
    let mut posing = Poser {
        searcher: Searcher::new(TABLE, NonZeroUsize::MIN),
        stockfish: Stockfish::start(),
    };
    for file in files {
        let bytes = fs::read(file).expect("a file of games");
        for (number, read) in Reader::new(&bytes[..]).enumerate() {
            if asked.count() >= count {
                break;
            }
            let key = format!("{file}:{}", number + 1);
            if let Ok(read) = read
                && !asked.has(&key)
            {
                let exercises = posing.pose_all(&read.game);
                asked.add(&key, exercises);
                asked.print();
            }
        }
    }
    asked.print();
    ExitCode::SUCCESS
}

struct Poser {
    searcher: Searcher,
    stockfish: Stockfish,
}

impl Poser {
    fn pose_all(&mut self, game: &Pgn) -> Vec<Exercise> {
        let rule = Game::from_pgn(game).record().draw_rule();
        let mut tree = game.tree.clone();
        if !analysis::is_marked(&tree) {
            tree = self.marked(game, GameSearch::new(&tree, rule));
        }
        let bad = bad_moves(&tree, rule);
        bad.iter().filter_map(|bad| self.pose(bad)).collect()
    }

    /// A game that nobody has marked, with its mistakes marked.
    fn marked(&mut self, game: &Pgn, mut found: GameSearch) -> GameTree {
        let limits = Limits::nodes(MARKING);
        self.searcher.clear();
        while found.root().is_some() {
            found.search_next(|root| search(&mut self.searcher, root, &limits));
        }
        let edits = analysis::edits(game, &found);
        let mut history = History::new(game.tree.clone());
        history
            .apply_all(NodeId::ROOT, edits)
            .expect("marks can be written");
        history.into_tree()
    }

    /// The exercise of a mistake, if it is one, and what Stockfish thinks of it.
    fn pose(&mut self, bad: &BadMove) -> Option<Exercise> {
        self.searcher.clear();
        let posed = bad.pose(exercise_nodes(), |root, limits| {
            search(&mut self.searcher, root, limits)
        })?;
        let first = |line: &analysis::ScoredLine| line.moves.first().map(ToString::to_string);
        let right: Vec<String> = posed.solutions.iter().filter_map(first).collect();
        let found = self.stockfish.best(&bad.root, right.len() + 2, CHECKING);
        let (_, best) = found.first()?;
        let loss = |stockfish: &mut Stockfish, mv: &str| {
            let known = found.iter().find(|(known, _)| known == mv);
            let value = known.map(|(_, percent)| *percent);
            let value = value.or_else(|| stockfish.value(&bad.root, mv, CHECKING));
            value.map_or(100.0, |value| best - value)
        };
        let losses = right
            .iter()
            .map(|mv| (mv.clone(), loss(&mut self.stockfish, mv)));
        let losses = losses.collect();
        let error = bad.mv.to_string();
        let error = (error.clone(), loss(&mut self.stockfish, &error));
        let missed = found.iter().filter(|(mv, _)| !right.contains(mv));
        let missed = missed.map(|(mv, value)| (mv.clone(), best - value));
        Some(Exercise {
            ply: bad.number,
            position: bad.root.position().to_string(),
            right: losses,
            error,
            missed: missed.collect(),
        })
    }
}

fn search(searcher: &mut Searcher, root: &Root, limits: &Limits) -> SearchResult {
    searcher.search(root, limits, &StopFlag::default(), &mut |_| ())
}
