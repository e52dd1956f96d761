//! Static exchange evaluation (SEE): the result of a series of captures on one square.

use super::prepared::Prepared;
use super::score::Value;
use crate::rules::{Army, ByColor, Color, Move, Position, Role, Square, SquareSet, attacks};

/// The value of a piece in an exchange, in centipawns.
pub(super) const fn piece_value(role: Role) -> Value {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// The material that a legal move wins immediately, by capture and promotion.
pub(super) fn gain(position: &Position, mv: Move) -> Value {
    let captured = position
        .captured(mv)
        .map_or(0, |(_, piece)| piece_value(piece.role()));
    let promoted = mv
        .promotion
        .map_or(0, |role| piece_value(role) - piece_value(Role::Pawn));
    captured + promoted
}

/// Whether a legal move wins material, by the exchanges on its target square.
pub fn wins_material(position: &Position, mv: Move) -> bool {
    see_at_least(&Prepared::new(position.clone()), mv, 1)
}

/// Whether the static exchange evaluation of a legal move is at least `least`: both sides go on capturing on
/// the target square, each with its least valuable attacker, as long as that pays. Pins are ignored.
pub(super) fn see_at_least(position: &Prepared, mv: Move, least: Value) -> bool {
    if position.castling_side(mv).is_some() {
        return least <= 0;
    }
    let Some(moved) = position.board().get(mv.from) else {
        return false;
    };
    let mut balance = gain(position, mv) - least;
    if balance < 0 {
        return false;
    }
    // At worst the moved piece is lost.
    balance -= piece_value(mv.promotion.unwrap_or(moved.role()));
    if balance >= 0 {
        return true;
    }
    let armies = position.armies();
    let mut occupied = position.occupied().without(mv.from) | mv.to.into();
    if let Some((captured, _)) = position.captured(mv)
        && captured != mv.to
    {
        occupied = occupied.without(captured);
    }
    let first = position.turn();
    let mut turn = first.other();
    let mut attackers = attackers(armies, mv.to, occupied);
    loop {
        attackers = attackers & occupied;
        let Some((role, from)) = least_valuable(&armies[turn], attackers) else {
            break;
        };
        let is_defended = !(attackers & armies[turn.other()].all).is_empty();
        if role == Role::King && is_defended {
            // The king must not move into check.
            break;
        }
        occupied = occupied.without(from);
        attackers = attackers | sliders_behind(armies, role, mv.to, occupied);
        turn = turn.other();
        balance = -balance - 1 - piece_value(role);
        if balance >= 0 {
            break;
        }
    }
    // The side whose turn it is to capture, and that does not, has lost the exchange.
    turn != first
}

fn attackers(armies: &ByColor<Army>, square: Square, occupied: SquareSet) -> SquareSet {
    let ByColor { white, black } = armies;
    attacks::pawn(Color::Black, square) & white.pawns
        | attacks::pawn(Color::White, square) & black.pawns
        | attacks::knight(square) & (white.knights | black.knights)
        | attacks::king(square) & (white.king | black.king)
        | attacks::bishop(square, occupied) & (white.diagonal | black.diagonal)
        | attacks::rook(square, occupied) & (white.orthogonal | black.orthogonal)
}

/// The least valuable of a side's attackers.
fn least_valuable(army: &Army, attackers: SquareSet) -> Option<(Role, Square)> {
    let by_role = [
        (Role::Pawn, army.pawns),
        (Role::Knight, army.knights),
        (Role::Bishop, army.bishops()),
        (Role::Rook, army.rooks()),
        (Role::Queen, army.queens()),
        (Role::King, army.king),
    ];
    let mut found = by_role.into_iter();
    found.find_map(|(role, squares)| Some((role, (squares & attackers).first()?)))
}

/// X-ray attackers: the sliders that reach the square once a piece in front of them has captured.
fn sliders_behind(
    armies: &ByColor<Army>,
    gone: Role,
    square: Square,
    occupied: SquareSet,
) -> SquareSet {
    let mut found = SquareSet::EMPTY;
    if matches!(gone, Role::Pawn | Role::Bishop | Role::Queen) {
        let diagonal = armies.white.diagonal | armies.black.diagonal;
        found = found | attacks::bishop(square, occupied) & diagonal;
    }
    if matches!(gone, Role::Rook | Role::Queen) {
        let orthogonal = armies.white.orthogonal | armies.black.orthogonal;
        found = found | attacks::rook(square, occupied) & orthogonal;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, read_move};
    use crate::rules::{Board, Piece};

    /// The value of the exchange on a square for the side to capture, found by making the captures on a board.
    fn played_out(board: Board, square: Square, side: Color) -> Value {
        let attackers = board.attackers(square, side);
        let role_at = |from: &Square| board.get(*from).map(Piece::role);
        let least_valuable = Role::ALL.into_iter().find_map(|role| {
            let mut of_role = attackers.into_iter();
            of_role.find(|from| role_at(from) == Some(role))
        });
        let (Some(from), Some(captured)) = (least_valuable, board.get(square)) else {
            return 0;
        };
        let mut next = board;
        next.set(square, board.get(from));
        next.set(from, None);
        let is_king = role_at(&from) == Some(Role::King);
        if is_king && next.is_attacked(square, side.other()) {
            return 0;
        }
        (piece_value(captured.role()) - played_out(next, square, side.other())).max(0)
    }

    /// The value of the exchange that a move begins.
    fn exchange(position: &Position, mv: Move) -> Value {
        let board = *position.after(mv).board();
        gain(position, mv) - played_out(board, mv.to, position.turn().other())
    }

    #[test]
    fn exchanges_calculated_by_hand() {
        let table = [
            (
                "an unprotected pawn",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                "exd5",
                100,
            ),
            (
                "pawn for pawn",
                "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1",
                "exd5",
                0,
            ),
            (
                "knight for pawn",
                "4k3/8/4p3/3p4/8/4N3/8/4K3 w - - 0 1",
                "Nxd5",
                -220,
            ),
            (
                "rook for knight",
                "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1",
                "Rxd5",
                -180,
            ),
            (
                "a queen for a rook",
                "4k3/8/4p3/3r4/8/8/8/3QK3 w - - 0 1",
                "Qxd5",
                -450,
            ),
            (
                "the rook behind helps",
                "4k3/3r4/8/3n4/8/8/3R4/3RK3 w - - 0 1",
                "Rxd5",
                320,
            ),
            (
                "two rooks against two",
                "3rk3/3r4/8/3n4/8/8/3R4/3RK3 w - - 0 1",
                "Rxd5",
                -180,
            ),
            (
                "the queen behind the bishop",
                "4k3/8/4p3/3p4/8/1B6/Q7/4K3 w - - 0 1",
                "Bxd5",
                -120,
            ),
            (
                "the king captures last",
                "8/8/4k3/3p4/4P3/8/8/4K3 w - - 0 1",
                "exd5",
                0,
            ),
            (
                "the king must not move into check",
                "8/8/4k3/3p4/4P3/8/6B1/4K3 w - - 0 1",
                "exd5",
                100,
            ),
            (
                "en passant",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "exd6",
                100,
            ),
            (
                "en passant onto a protected square",
                "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "exd6",
                0,
            ),
            ("a quiet move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra5", 0),
            (
                "a quiet move that loses the piece",
                "4k3/8/1p6/8/8/8/8/R3K3 w - - 0 1",
                "Ra5",
                -500,
            ),
            ("a promotion", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", 850),
            (
                "a promoted piece is captured",
                "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1",
                "a8=Q",
                -100,
            ),
            ("castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", 0),
        ];
        for (what, text, word, expected) in table {
            let position = Prepared::new(fen::read(text).expect("a position"));
            let mv = read_move(&position, word).expect("a legal move");
            assert!(
                see_at_least(&position, mv, expected),
                "{what}: at least {expected}"
            );
            assert!(
                !see_at_least(&position, mv, expected + 1),
                "{what}: no more than {expected}"
            );
        }
    }

    #[test]
    fn see_agrees_with_making_the_captures() {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut below = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % limit as u64) as usize
        };
        let mut compared = 0;
        while compared < 20_000 {
            let mut position = Prepared::new(Position::initial());
            for _ in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for &mv in moves
                    .iter()
                    .filter(|&&mv| position.castling_side(mv).is_none())
                {
                    let found = exchange(&position, mv);
                    let shown = format!("{} {mv}", &*position);
                    assert!(see_at_least(&position, mv, found), "{shown} {found}");
                    assert!(!see_at_least(&position, mv, found + 1), "{shown} {found}");
                    compared += 1;
                }
                position = Prepared::new(position.after(moves[below(moves.len())]));
            }
        }
    }
}
