//! Can a side that is said to be unable to mate really not, and are the usual locked pawns found?
//!
//! Random pawn chains, locked and nearly locked, with kings and other pieces anywhere: from each that
//! a side cannot win, reachable positions are checked.

use crate::data;

use std::collections::{HashSet, VecDeque};

use data::position;
use deskmate::notation::fen;
use deskmate::rules::{
    Board, CastlingRights, Color, File, Outcome, Piece, Position, Rank, Role, Setup, Square,
    Termination, Winnability,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The number of random positions, and of positions checked from each.
const POSITIONS: usize = 4_000;
const WALK: usize = 4_000;

/// The limit of the search for a helpmate.
const LIMIT: usize = 10_000;

/// The pawns of one file: how far each stands above the lowest rank of the chain.
#[derive(Clone, Debug)]
struct Pawns {
    white: Vec<usize>,
    black: Vec<usize>,
}

fn pawns() -> impl Strategy<Value = Pawns> {
    let file = |white: &[usize], black: &[usize]| Pawns {
        white: white.to_vec(),
        black: black.to_vec(),
    };
    let pair = (0..3_usize).prop_map(move |at| file(&[at], &[at + 1]));
    let odd = select(vec![
        file(&[], &[]),
        file(&[0, 1], &[2]),
        file(&[1], &[2, 3]),
        file(&[0], &[2]),
        file(&[0], &[]),
        file(&[], &[3]),
        file(&[3], &[0]),
    ]);
    prop_oneof![9 => pair, 1 => odd]
}

/// A setup that may be illegal; the caller skips those.
fn setups() -> impl Strategy<Value = Setup> {
    // The same chain on every other file locks the position; random files open it.
    let files = (
        pawns(),
        pawns(),
        vec(prop::option::weighted(0.12, pawns()), 8),
    );
    let others = select(vec![
        Role::Bishop,
        Role::Bishop,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ]);
    let pieces = vec((any::<Index>(), select(&Color::BOTH[..]), others), 0..4);
    let kings = [any::<Index>(), any::<Index>()];
    let turn = select(&Color::BOTH[..]);
    (1..4_usize, files, kings, pieces, turn).prop_map(|(base, files, kings, pieces, turn)| {
        let mut board = Board::EMPTY;
        let (even, odd, others) = files;
        for (index, other) in others.into_iter().enumerate() {
            let usual = if index % 2 == 0 { &even } else { &odd };
            let pawns = other.unwrap_or_else(|| usual.clone());
            put_pawns(&mut board, index, base, &pawns);
        }
        for (color, at) in Color::BOTH.into_iter().zip(kings) {
            put(&mut board, Piece::new(color, Role::King), at);
        }
        for (at, color, role) in pieces {
            put(&mut board, Piece::new(color, role), at);
        }
        Setup {
            board,
            turn,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    })
}

fn put_pawns(board: &mut Board, file: usize, base: usize, pawns: &Pawns) {
    for (color, ranks) in [(Color::White, &pawns.white), (Color::Black, &pawns.black)] {
        for &rank in ranks {
            let file = File::new(file).expect("a file");
            let rank = Rank::new(base + rank).expect("a rank");
            let pawn = Piece::new(color, Role::Pawn);
            board.set(Square::new(file, rank), Some(pawn));
        }
    }
}

/// Puts a piece on any of the empty squares.
fn put(board: &mut Board, piece: Piece, at: Index) {
    let empty: Vec<Square> = Square::all()
        .filter(|&at| board.get(at).is_none())
        .collect();
    board.set(*at.get(&empty), Some(piece));
}

/// The same positions in every run.
fn random_positions() -> impl Iterator<Item = Position> {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let strategy = setups();
    let setup = move || strategy.new_tree(&mut runner).map(|tree| tree.current());
    std::iter::repeat_with(setup)
        .map(|setup| setup.expect("there are no filters"))
        .filter_map(|setup| setup.validate().ok())
        .take(POSITIONS)
}

/// Visits reachable positions, nearest first, up to a limit. Returns true if there are no more.
fn walk(start: &Position, mut look: impl FnMut(&Position)) -> bool {
    let mut seen = HashSet::from([start.clone()]);
    let mut ahead = VecDeque::from([start.clone()]);
    while let Some(position) = ahead.pop_front() {
        look(&position);
        for mv in position.legal_moves() {
            let next = position.play(mv).expect("a legal move");
            if seen.len() < WALK && seen.insert(next.clone()) {
                ahead.push_back(next);
            }
        }
    }
    seen.len() < WALK
}

fn is_called_dead(position: &Position) -> bool {
    position.outcome() == Some(Outcome::draw(Termination::DeadPosition))
}

/// The side that mates in a position, if it is mate.
fn mates(position: &Position) -> Option<Color> {
    let outcome = position.outcome()?;
    let is_mate = outcome.termination == Termination::Checkmate;
    outcome.winner.filter(|_| is_mate)
}

#[test]
fn no_mate_is_reachable_by_a_side_that_is_said_to_be_unable_to() {
    let (mut dead, mut one_sided, mut with_pieces, mut walked) = (0, 0, 0, 0);
    for start in random_positions() {
        let unable = Color::BOTH.map(|color| {
            start.has_mating_material(color)
                && start.winnability(color, LIMIT) == Winnability::Unwinnable
        });
        if unable == [false, false] {
            assert!(!is_called_dead(&start), "{}", fen::write(&start));
            continue;
        }
        let all = walk(&start, |position| {
            let mated = mates(position).is_some_and(|color| unable[color as usize]);
            let shown = || format!("{} from {}", fen::write(position), fen::write(&start));
            assert!(!mated, "{}", shown());
        });
        let mut roles = start.board().pieces().map(|(_, piece)| piece.role());
        with_pieces += usize::from(roles.any(|role| !matches!(role, Role::King | Role::Pawn)));
        dead += usize::from(unable == [true, true]);
        one_sided += usize::from(unable != [true, true]);
        walked += usize::from(all);
    }
    let counts = [dead, one_sided, with_pieces, walked];
    let wanted = [80, 5, 25, 70];
    let enough = counts
        .iter()
        .zip(wanted)
        .all(|(&found, wanted)| found >= wanted);
    assert!(enough, "too few to tell anything: {counts:?}");
}

#[test]
fn closed_chains_are_dead() {
    let chains = [
        "4k3/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/8/4K3 w - - 0 1",
        "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 b - - 0 1",
        "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1",
        // Pawns behind a pawn, one of them before its first step.
        "8/4k3/8/p1p1p1p1/P1P1P1P1/P7/P3K3/8 w - - 0 1",
        // Bishops behind pawns on the squares of their colour.
        "4k3/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/4B3/4K3 w - - 0 1",
        "4k3/3b4/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/4B3/4K3 b - - 0 1",
        "8/4k3/8/p1p1p1p1/P1P1P1P1/3B4/4K3/8 w - - 0 1",
        // A pawn gives check, but it is protected and the king has to step back.
        "8/3k4/8/p1p1p1p1/PpPpPpPp/1PKP1P1P/8/8 w - - 0 1",
    ];
    for chain in chains {
        let position = position(chain);
        assert!(is_called_dead(&position), "{chain}");
        for color in Color::BOTH {
            let winnability = position.winnability(color, LIMIT);
            assert_eq!(winnability, Winnability::Unwinnable, "{chain}");
        }
    }
}

#[test]
fn open_chains_are_not_dead() {
    let cases = [
        (
            "e4 can be taken in passing",
            "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - e3 0 1",
        ),
        (
            "a free pawn",
            "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K2P/8 w - - 0 1",
        ),
        (
            "a pawn on the seventh rank",
            "8/P3k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1",
        ),
        (
            "a bishop that can step out of a pawn's way",
            "8/4k3/8/p1p1p1p1/P1P1P1P1/3B4/3PK3/8 w - - 0 1",
        ),
        (
            "a pawn that can take",
            "8/4k3/8/ppp1p1p1/PPP1P1P1/8/4K3/8 w - - 0 1",
        ),
        (
            "a way through for the king",
            "8/4k3/8/p1p3p1/P1P3P1/8/4K3/8 w - - 0 1",
        ),
        (
            "a pawn that only the king guards",
            "8/8/3k4/2p1p3/2P1P3/3K4/8/8 w - - 0 1",
        ),
        (
            "a bishop that attacks pawns",
            "4k3/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/3B4/4K3 w - - 0 1",
        ),
        (
            "bishops beside the other king",
            "K7/2k5/3bb3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8 b - - 0 1",
        ),
        (
            "a knight",
            "4k3/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/4N3/4K3 w - - 0 1",
        ),
    ];
    for (why, chain) in cases {
        let position = position(chain);
        assert_eq!(position.outcome(), None, "{why}: {chain}");
        let winnability = position.winnability(Color::White, LIMIT);
        assert_ne!(winnability, Winnability::Unwinnable, "{why}: {chain}");
    }
}

#[test]
fn stalemate_takes_precedence_over_a_locked_chain() {
    let position = position("6bk/1p1p1p1p/1P1P1P1P/p1p1p1p1/P1P1P1P1/K7/8/8 b - - 0 1");
    let stalemate = Outcome::draw(Termination::Stalemate);
    assert_eq!(position.outcome(), Some(stalemate));
}
