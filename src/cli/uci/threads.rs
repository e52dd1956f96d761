//! The threads next to the main thread: one reads standard input, one searches.

use std::io::{self, BufRead, Read};
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::Sender;
use std::thread;

use deskmate::engine::uci::Options;
use deskmate::engine::{Limits, Opponent, Report, Root, SearchResult, Searcher, StopFlag};

/// Longer lines are skipped, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// The stack of the search thread in bytes.
const STACK: usize = 8 << 20;

/// What the main thread waits for.
pub enum Event {
    /// A line of the input.
    Line(String),
    /// The input has ended.
    End,
    /// A report of the search.
    Report(Box<Report>),
    /// The result of the search, with the engine.
    Finished(Box<(Player, SearchResult)>),
}

/// Who chooses the moves.
pub enum Player {
    /// The search, at full strength.
    Full(Searcher),
    /// The opponent, with a limited strength.
    Limited(Opponent),
}

impl Player {
    /// The player for these options and the number of the game, from 0.
    pub fn new(options: &Options, game: u64) -> Player {
        match options.strength() {
            Some(strength) => {
                let seed = u64::from(options.seed) + game;
                Player::Limited(Opponent::new(strength, seed))
            }
            None => {
                let threads = NonZeroUsize::new(options.threads).unwrap_or(NonZeroUsize::MIN);
                Player::Full(Searcher::new(options.hash, threads))
            }
        }
    }

    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
        on_report: &mut dyn FnMut(Report),
    ) -> SearchResult {
        match self {
            Player::Full(searcher) => searcher.search(root, limits, stop_flag, on_report),
            Player::Limited(opponent) => opponent.search(root, limits, stop_flag, on_report),
        }
    }
}

/// Reads lines until the input ends. They need not be UTF-8.
pub fn read_lines(sender: &Sender<Event>) {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        let is_cut = line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n");
        if is_cut && input.skip_until(b'\n').is_ok() {
            continue;
        }
        let event = match read {
            Ok(1..) => Event::Line(String::from_utf8_lossy(&line).into_owned()),
            _ => Event::End,
        };
        let is_end = matches!(event, Event::End);
        if sender.send(event).is_err() || is_end {
            return;
        }
    }
}

/// Searches on a thread of its own. A player whose search has panicked is replaced by a new one, and any legal move is its
/// result.
pub fn search(
    mut player: Player,
    root: Root,
    limits: Limits,
    stop_flag: StopFlag,
    new_player: impl FnOnce() -> Player + Send + 'static,
    sender: Sender<Event>,
) -> io::Result<()> {
    let search = move || {
        let mut on_report = |report| drop(sender.send(Event::Report(Box::new(report))));
        let search = AssertUnwindSafe(|| player.search(&root, &limits, &stop_flag, &mut on_report));
        let result = panic::catch_unwind(search).unwrap_or_else(|_| {
            // Its state cannot be trusted after a panic.
            player = new_player();
            SearchResult {
                best: root.position().legal_moves().first().copied(),
                ..SearchResult::default()
            }
        });
        drop(sender.send(Event::Finished(Box::new((player, result)))));
    };
    thread::Builder::new().stack_size(STACK).spawn(search)?;
    Ok(())
}
