//! Is every position that is found locked really dead, and are the usual ones found?
//!
//! Random pawn chains, locked and nearly locked, with kings and bishops anywhere: from each that is
//! found locked, all reachable positions are checked.

use crate::data;

use std::collections::{HashSet, VecDeque};

use data::position;
use deskmate::notation::fen;
use deskmate::rules::{
    Board, CastlingRights, Color, File, Outcome, Piece, Position, Rank, Role, Setup, Square,
    Termination,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The number of random positions, and of positions checked from each.
const POSITIONS: usize = 10_000;
const WALK: usize = 4_000;

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
    let bishops = vec((any::<Index>(), select(&Color::BOTH[..])), 0..4);
    let kings = [any::<Index>(), any::<Index>()];
    let turn = select(&Color::BOTH[..]);
    (1..4_usize, files, kings, bishops, turn).prop_map(|(base, files, kings, bishops, turn)| {
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
        for (at, color) in bishops {
            put(&mut board, Piece::new(color, Role::Bishop), at);
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

/// Only kings and bishops can move. In the start position a pawn may give check.
fn check_harmless(position: &Position, start: &Position) {
    let shown = || format!("{} from {}", fen::write(position), fen::write(start));
    assert!(position == start || !position.is_check(), "{}", shown());
    let mated = Outcome::win(position.turn().other(), Termination::Checkmate);
    assert_ne!(position.outcome(), Some(mated), "{}", shown());
    for mv in position.legal_moves() {
        let moved = position.board().get(mv.from).map(Piece::role);
        let taken = position.captured(mv).map(|(_, piece)| piece.role());
        assert_ne!(moved, Some(Role::Pawn), "{}", shown());
        assert!(matches!(taken, None | Some(Role::Bishop)), "{}", shown());
    }
}

#[test]
fn no_mate_is_reachable_from_a_locked_position() {
    let (mut locked, mut with_bishops, mut in_check, mut walked) = (0, 0, 0, 0);
    for start in random_positions().filter(is_called_dead) {
        let mut roles = start.board().pieces().map(|(_, piece)| piece.role());
        with_bishops += usize::from(roles.any(|role| role == Role::Bishop));
        in_check += usize::from(start.is_check());
        walked += usize::from(walk(&start, |position| check_harmless(position, &start)));
        locked += 1;
    }
    let counts = [locked, with_bishops, in_check, walked];
    let wanted = [150, 30, 20, 150];
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
        let can_mate = Color::BOTH.map(|color| position.can_mate(color));
        assert_eq!(can_mate, [false, false], "{chain}");
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
        assert!(position.can_mate(Color::White), "{why}: {chain}");
    }
}

#[test]
fn stalemate_takes_precedence_over_a_locked_chain() {
    let position = position("6bk/1p1p1p1p/1P1P1P1P/p1p1p1p1/P1P1P1P1/K7/8/8 b - - 0 1");
    let stalemate = Outcome::draw(Termination::Stalemate);
    assert_eq!(position.outcome(), Some(stalemate));
}
