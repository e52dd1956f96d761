//! Do pieces attack the squares that they reach step by step, on any board?

use deskmate::rules::{Board, Color, Piece, Role, Square, SquareSet};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const OBLIQUE: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The squares attacked from one, found step by step.
fn attacked(board: &Board, from: Square, piece: Piece) -> SquareSet {
    let all = || STRAIGHT.into_iter().chain(OBLIQUE);
    match piece.role() {
        Role::Pawn => [-1, 1]
            .into_iter()
            .filter_map(|files| from.offset(files, piece.color().forward()))
            .collect(),
        Role::Knight => all()
            .filter(|(files, ranks)| files * ranks != 0)
            .flat_map(|(files, ranks)| [(2 * files, ranks), (files, 2 * ranks)])
            .filter_map(|(files, ranks)| from.offset(files, ranks))
            .collect(),
        Role::Bishop => walk(board, from, OBLIQUE),
        Role::Rook => walk(board, from, STRAIGHT),
        Role::Queen => walk(board, from, all()),
        Role::King => all()
            .filter_map(|(files, ranks)| from.offset(files, ranks))
            .collect(),
    }
}

fn walk(board: &Board, from: Square, directions: impl IntoIterator<Item = (i8, i8)>) -> SquareSet {
    let mut reached = SquareSet::EMPTY;
    for (files, ranks) in directions {
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            reached.insert(next);
            if board.get(next).is_some() {
                break;
            }
            at = next;
        }
    }
    reached
}

fn check(board: &Board) {
    for color in Color::BOTH {
        for square in Square::all() {
            let expected: SquareSet = board
                .pieces()
                .filter(|&(_, piece)| piece.color() == color)
                .filter(|&(from, piece)| attacked(board, from, piece).contains(square))
                .map(|(from, _)| from)
                .collect();
            let found = board.attackers(square, color);
            assert_eq!(found, expected, "{square} by {color}: {board:?}");
            assert_eq!(board.is_attacked(square, color), !expected.is_empty());
        }
    }
}

/// The sets of squares agree with the matrix.
fn check_sets(board: &Board) {
    let where_it_is = |is_wanted: &dyn Fn(Piece) -> bool| -> SquareSet {
        let pieces = board.pieces().filter(|&(_, piece)| is_wanted(piece));
        pieces.map(|(square, _)| square).collect()
    };
    for piece in Piece::ALL {
        assert_eq!(board.squares(piece), where_it_is(&|found| found == piece));
    }
    for color in Color::BOTH {
        let own = where_it_is(&|found| found.color() == color);
        assert_eq!(board.squares_of()[color], own);
    }
    assert_eq!(board.occupied(), where_it_is(&|_| true));
}

/// Every slider on every square, with every relevant occupancy of one rank, file or diagonal.
#[test]
fn sliders_with_every_occupancy_of_a_line() {
    for row in 0..256_u32 {
        for role in [Role::Bishop, Role::Rook, Role::Queen] {
            for from in Square::all() {
                let mut board = Board::EMPTY;
                for at in Square::all().filter(|at| row >> at.file() as u32 & 1 == 1) {
                    board.set(at, Some(Piece::BlackKnight));
                }
                check_slider(board, from, role);
                let mut board = Board::EMPTY;
                for at in Square::all().filter(|at| row >> at.rank() as u32 & 1 == 1) {
                    board.set(at, Some(Piece::BlackKnight));
                }
                check_slider(board, from, role);
            }
        }
    }
}

fn check_slider(mut board: Board, from: Square, role: Role) {
    let piece = Piece::new(Color::White, role);
    board.set(from, Some(piece));
    let expected = attacked(&board, from, piece);
    let found = Square::all().filter(|&square| board.is_attacked(square, Color::White));
    assert_eq!(
        found.collect::<SquareSet>(),
        expected,
        "{piece:?} on {from}: {board:?}"
    );
}

fn boards() -> impl Strategy<Value = Board> {
    let placed = (0..64_usize, select(&Piece::ALL));
    vec(placed, 0..64).prop_map(|placed| {
        let mut board = Board::EMPTY;
        for (index, piece) in placed {
            let square = Square::from_index(index).expect("a square");
            board.set(square, Some(piece));
        }
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_any_board(board in boards()) {
        check(&board);
        check_sets(&board);
    }
}
