//! The threads next to the main thread: one reads standard input, one searches.

use std::io::{self, BufRead, Read};
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::Sender;
use std::thread;

use deskmate::engine::uci::Options;
use deskmate::engine::{Limits, Report, Root, SearchResult, Searcher, StopFlag};

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
    Finished(Box<(Searcher, SearchResult)>),
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

/// Searches on a thread of its own.
pub fn search(
    mut searcher: Searcher,
    root: Root,
    limits: Limits,
    stop_flag: StopFlag,
    options: Options,
    sender: Sender<Event>,
) -> io::Result<()> {
    let search = move || {
        let mut on_report = |report| drop(sender.send(Event::Report(Box::new(report))));
        let search =
            AssertUnwindSafe(|| searcher.search(&root, &limits, &stop_flag, &mut on_report));
        let result = panic::catch_unwind(search).unwrap_or_else(|_| {
            // Its state cannot be trusted after a panic.
            searcher = new_searcher(&options);
            any_move(&root)
        });
        drop(sender.send(Event::Finished(Box::new((searcher, result)))));
    };
    thread::Builder::new().stack_size(STACK).spawn(search)?;
    Ok(())
}

/// An engine with these options.
pub fn new_searcher(options: &Options) -> Searcher {
    let threads = NonZeroUsize::new(options.search_threads()).unwrap_or(NonZeroUsize::MIN);
    Searcher::new(options.hash, threads)
}

/// Any legal move, for a search that panicked.
fn any_move(root: &Root) -> SearchResult {
    SearchResult {
        best: root.position().legal_moves().first().copied(),
        reply: None,
        lines: Vec::new(),
        nodes: 0,
    }
}
