//! Who wins the pieces on a square: static exchange evaluation.

use super::score::Value;
use crate::rules::{Army, ByColor, Color, Move, Position, Role, Square, SquareSet, attacks};

/// What a piece is worth in an exchange, in hundredths of a pawn.
pub(super) const fn worth(role: Role) -> Value {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// What a legal move wins at once.
pub(super) fn gain(position: &Position, mv: Move) -> Value {
    let captured = position
        .captured(mv)
        .map_or(0, |(_, piece)| worth(piece.role()));
    let promoted = mv
        .promotion
        .map_or(0, |role| worth(role) - worth(Role::Pawn));
    captured + promoted
}

/// Whether a legal move gains at least so much when both sides go on capturing on its target, each with its
/// cheapest piece, as long as that pays. Pins do not count.
pub(super) fn gains(position: &Position, mv: Move, least: Value) -> bool {
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
    // At worst the piece that has moved is lost.
    balance -= worth(mv.promotion.unwrap_or(moved.role()));
    if balance >= 0 {
        return true;
    }
    let armies = position.board().armies();
    let mut occupied = (armies.white.all | armies.black.all).without(mv.from) | mv.to.into();
    if let Some((taken, _)) = position.captured(mv)
        && taken != mv.to
    {
        occupied = occupied.without(taken);
    }
    let first = position.turn();
    let mut turn = first.other();
    let mut attackers = attackers(&armies, mv.to, occupied);
    loop {
        attackers = attackers & occupied;
        let Some((role, from)) = cheapest(&armies[turn], attackers) else {
            break;
        };
        let is_defended = !(attackers & armies[turn.other()].all).is_empty();
        if role == Role::King && is_defended {
            // It may not step into check.
            break;
        }
        occupied = occupied.without(from);
        attackers = attackers | sliders_behind(&armies, role, mv.to, occupied);
        turn = turn.other();
        balance = -balance - 1 - worth(role);
        if balance >= 0 {
            break;
        }
    }
    // Whoever has to capture now and does not is the side that has lost the exchange.
    turn != first
}

fn attackers(armies: &ByColor<Army>, square: Square, occupied: SquareSet) -> SquareSet {
    let [white, black] = Color::BOTH.map(|color| armies[color].attackers(square, occupied));
    white | black
}

/// The cheapest of a side's attackers.
fn cheapest(army: &Army, attackers: SquareSet) -> Option<(Role, Square)> {
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

/// The sliders that reach the square when a piece before them has gone.
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
    use crate::notation::{coordinate, fen, read_move};
    use crate::rules::{Board, Piece};

    /// What the exchange on a square is worth to the side to capture, found by playing every capture out on a
    /// board.
    fn played_out(board: Board, square: Square, side: Color) -> Value {
        let attackers = board.attackers(square, side);
        let role_at = |from: &Square| board.get(*from).map(Piece::role);
        let cheapest = Role::ALL.into_iter().find_map(|role| {
            let mut of_role = attackers.into_iter();
            of_role.find(|from| role_at(from) == Some(role))
        });
        let (Some(from), Some(taken)) = (cheapest, board.get(square)) else {
            return 0;
        };
        let mut next = board;
        next.set(square, board.get(from));
        next.set(from, None);
        let is_king = role_at(&from) == Some(Role::King);
        if is_king && next.is_attacked(square, side.other()) {
            return 0;
        }
        (worth(taken.role()) - played_out(next, square, side.other())).max(0)
    }

    /// The same for a move that begins the exchange.
    fn exchange(position: &Position, mv: Move) -> Value {
        let board = *position.after(mv).board();
        gain(position, mv) - played_out(board, mv.to, position.turn().other())
    }

    #[test]
    fn exchanges_by_hand() {
        let table = [
            (
                "a pawn that nothing protects",
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
                "the king may take last",
                "8/8/4k3/3p4/4P3/8/8/4K3 w - - 0 1",
                "exd5",
                0,
            ),
            (
                "the king may not step into check",
                "8/8/4k3/3p4/4P3/8/6B1/4K3 w - - 0 1",
                "exd5",
                100,
            ),
            (
                "in passing",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "exd6",
                100,
            ),
            (
                "in passing onto a protected square",
                "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "exd6",
                0,
            ),
            ("a quiet move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra5", 0),
            (
                "a quiet move to where it is lost",
                "4k3/8/1p6/8/8/8/8/R3K3 w - - 0 1",
                "Ra5",
                -500,
            ),
            ("a promotion", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", 850),
            (
                "a promotion that is taken",
                "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1",
                "a8=Q",
                -100,
            ),
            ("castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", 0),
        ];
        for (what, text, word, expected) in table {
            let position = fen::read(text).expect("a position");
            let mv = read_move(&position, word).expect("a legal move");
            assert!(
                gains(&position, mv, expected),
                "{what}: at least {expected}"
            );
            assert!(
                !gains(&position, mv, expected + 1),
                "{what}: no more than {expected}"
            );
        }
    }

    #[test]
    fn exchanges_are_worth_what_playing_them_out_gives() {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut below = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % limit as u64) as usize
        };
        let mut compared = 0;
        while compared < 20_000 {
            let mut position = Position::initial();
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
                    let shown = format!("{} {}", fen::write(&position), coordinate::write(mv));
                    assert!(gains(&position, mv, found), "{shown} {found}");
                    assert!(!gains(&position, mv, found + 1), "{shown} {found}");
                    compared += 1;
                }
                position = position.after(moves[below(moves.len())]);
            }
        }
    }
}
