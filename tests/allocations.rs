//! Is move generation free of heap allocations? Every allocation of a thread is counted.

mod data;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::Duration;

use data::{rows, text};
use deskmate::engine::{Limits, Root, Searcher, StopFlag};
use deskmate::notation::pgn::{self, Pgn, Reader};
use deskmate::rules::{Position, perft};
use deskmate::tree::NodeId;

/// The system allocator, counting the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

fn count() {
    // A thread that is ending has no counter any more, and nobody asks for it.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: all calls are forwarded to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of allocations of this thread in a function.
fn allocations<T>(run: impl FnOnce() -> T) -> usize {
    let before = ALLOCATIONS.get();
    let value = run();
    let counted = ALLOCATIONS.get() - before;
    drop(value);
    counted
}

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| black_box(Box::new(1))), 1);
    assert_eq!(allocations(|| black_box([1; 100])), 0);
}

#[test]
fn none_while_moves_are_generated_and_played() {
    let rows = rows(&data::table("positions.jsonl"));
    for row in &rows {
        let position = data::position(text(row, "fen"));
        let counted = allocations(|| {
            let moves = position.legal_moves();
            let after = |&mv| position.play(mv).expect("a legal move").outcome();
            let mut captures = 0;
            position.for_each_successor(|_, next| captures += next.legal_captures().len());
            black_box(position.key());
            captures + moves.iter().filter_map(after).count()
        });
        assert_eq!(counted, 0, "{row}");
    }
}

#[test]
fn none_while_leaves_are_counted() {
    assert_eq!(allocations(|| perft(&Position::initial(), 4)), 0);
}

#[test]
fn none_for_each_move_that_is_read_from_a_file() {
    for with_clocks in [false, true] {
        let (short, long) = (game(SHORT, with_clocks), game(LONG, with_clocks));
        let growth = read_allocations(&long) - read_allocations(&short);
        assert!(
            growth <= DOUBLINGS,
            "{growth} allocations more, {with_clocks}"
        );
    }
}

/// A search allocates only at its beginning and end, so the count does not depend on the depth.
#[test]
fn a_search_allocates_nothing_per_node() {
    let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
    let root = Root::new(Position::initial());
    let mut counted = |depth| {
        searcher.clear();
        let limits = Limits::depth(depth);
        allocations(|| searcher.search(&root, &limits, &StopFlag::default(), &mut |_| ()))
    };
    counted(1);
    assert_eq!(counted(2), counted(9));
}

const SHORT: usize = 20;
const LONG: usize = 640;
/// How often the room for the moves of the long game is doubled after that of the short one.
const DOUBLINGS: usize = 5;

/// How often reading a file with one game allocates.
fn read_allocations(file: &str) -> usize {
    let mut readings = Vec::with_capacity(2);
    let counted = allocations(|| readings.extend(Reader::new(file.as_bytes())));
    let reading = readings.pop().expect("a game").expect("text in memory");
    assert!(
        readings.is_empty() && reading.faults.is_empty(),
        "{:?}",
        reading.faults
    );
    counted
}

/// A game of any legal moves, the same for every length as far as it goes.
fn game(plies: usize, with_clocks: bool) -> String {
    let mut game = Pgn::new(Position::initial());
    let mut position = Position::initial();
    let mut last = NodeId::ROOT;
    for ply in 0..plies {
        let moves = position.legal_moves();
        let mv = moves[(ply * ply * 31 + ply * 7) % moves.len()];
        position = position.play(mv).expect("a legal move");
        last = game.tree.add(last, mv);
        game.tree.node_mut(last).clock = with_clocks.then_some(Duration::from_secs(600));
    }
    pgn::write(&game)
}
