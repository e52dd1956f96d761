//! Can a side mate exactly when its material is said to suffice?

use crate::data;

use data::position;
use deskmate::rules::{
    Board, CastlingRights, Color, Outcome, Piece, Position, Role, Setup, Square, Termination,
};

/// Positions with Black in check, where White has a king and one more piece, and Black a king and
/// perhaps another piece. Black's king is on one half of an edge: the other edges are reflections of it
/// except for pawns, and in the middle it has more escape squares than three pieces can take.
fn positions(own: Role, against: Option<Role>) -> impl Iterator<Item = Position> {
    let edge = ["a1", "b1", "c1", "d1"];
    let others = if against.is_some() { 64 } else { 1 };
    let own = Piece::new(Color::White, own);
    let against = against.map(|role| Piece::new(Color::Black, role));
    let pairs = edge.into_iter().flat_map(move |name| {
        let black_king = name.parse::<Square>().expect("a square");
        Square::all().filter_map(move |piece| {
            let board = put(&Board::EMPTY, black_king, Piece::BlackKing);
            let board = put(&board?, piece, own)?;
            let checks = board.is_attacked(black_king, Color::White);
            checks.then_some(board)
        })
    });
    let trios = pairs.flat_map(|board| {
        Square::all().filter_map(move |king| put(&board, king, Piece::WhiteKing))
    });
    let boards = trios.flat_map(move |board| {
        Square::all()
            .take(others)
            .filter_map(move |square| match against {
                Some(piece) => put(&board, square, piece),
                None => Some(board),
            })
    });
    boards.filter_map(|board| validate(board).filter(Position::is_check))
}

/// The board with one more piece, if its square is free.
fn put(board: &Board, square: Square, piece: Piece) -> Option<Board> {
    let mut board = *board;
    let free = board.get(square).is_none();
    board.set(square, Some(piece));
    free.then_some(board)
}

fn validate(board: Board) -> Option<Position> {
    let setup = Setup {
        board,
        turn: Color::Black,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    setup.validate().ok()
}

#[test]
fn a_lone_minor_piece_mates_exactly_when_it_is_said_to_be_able_to() {
    use Role::*;
    let against = [
        None,
        Some(Pawn),
        Some(Knight),
        Some(Bishop),
        Some(Rook),
        Some(Queen),
    ];
    let cases = [
        (Knight, [false, true, true, true, true, false]),
        (Bishop, [false, true, true, true, false, false]),
    ];
    let mate = Some(Outcome::win(Color::White, Termination::Checkmate));
    for (own, able) in cases {
        for (against, able) in against.into_iter().zip(able) {
            let case = format!("{own} against {against:?}");
            let mates = positions(own, against).filter(|position| position.outcome() == mate);
            let said: Vec<bool> = mates
                .take(100)
                .map(|mated| mated.has_mating_material(Color::White))
                .collect();
            assert_eq!(!said.is_empty(), able, "{case}");
            assert!(said.into_iter().all(|able| able), "{case}");
        }
    }
}

#[test]
fn the_pieces_of_both_sides_decide_who_can_mate() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/R7/4K3 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/3NN3/4K3 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/3NB3/4K3 w - - 0 1", true, false),
        // One knight: pieces that block the other king may help it.
        ("4k3/q7/8/8/8/8/4N3/4K3 w - - 0 1", false, true),
        ("4k3/qq6/8/8/8/8/4N3/4K3 w - - 0 1", false, true),
        ("4k3/r7/8/8/8/8/4N3/4K3 w - - 0 1", true, true),
        ("4k3/b7/8/8/8/8/4N3/4K3 w - - 0 1", true, true),
        ("4k3/n7/8/8/8/8/4N3/4K3 w - - 0 1", true, true),
        ("4k3/p7/8/8/8/8/4N3/4K3 w - - 0 1", true, true),
        // Bishops of one colour.
        ("4k3/8/8/8/8/4B3/4B3/4K3 w - - 0 1", true, false),
        ("4k3/8/8/8/8/3B4/4B3/4K3 w - - 0 1", false, false),
        ("4k3/8/8/4b3/8/8/3B4/4K3 w - - 0 1", false, false),
        ("4k3/8/8/5b2/8/8/3B4/4K3 w - - 0 1", true, true),
        ("4k3/rq6/8/8/8/8/3B4/4K3 w - - 0 1", false, true),
        ("4k3/n7/8/8/8/8/3B4/4K3 w - - 0 1", true, true),
        ("4k3/p7/8/8/8/8/3B4/4K3 w - - 0 1", true, true),
    ];
    for (fen, white, black) in cases {
        let position = position(fen);
        let able = Color::BOTH.map(|color| position.has_mating_material(color));
        assert_eq!(able, [white, black], "{fen}");
        let neither = !white && !black;
        assert_eq!(position.is_insufficient_material(), neither, "{fen}");
    }
}
