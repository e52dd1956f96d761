//! What the pieces left on the board can do, wherever they stand.

use super::board::Board;
use super::piece::{Color, Role};

/// Whether a side could mate with the pieces on the board if the other side helped it.
pub(super) fn can_mate(board: &Board, color: Color) -> bool {
    let mut knights = 0;
    let mut bishops = 0;
    let mut on_light = false;
    let mut on_dark = false;
    let mut against = [false; Role::ALL.len()];
    for (square, piece) in board.pieces() {
        let role = piece.role();
        if role == Role::Bishop {
            on_light |= square.is_light();
            on_dark |= !square.is_light();
        }
        match role {
            _ if piece.color() != color => against[role as usize] = true,
            Role::Pawn | Role::Rook | Role::Queen => return true,
            Role::Knight => knights += 1,
            Role::Bishop => bishops += 1,
            Role::King => {}
        }
    }
    let against_any = |roles: &[Role]| roles.iter().any(|&role| against[role as usize]);
    match (knights, bishops) {
        (0, 0) => false,
        // Where a king is hemmed in by its own rooks and queens, one of them can always take a lone
        // bishop or step in its way; so other men have to stand there.
        (0, _) => (on_light && on_dark) || against_any(&[Role::Pawn, Role::Knight]),
        // A queen beside its king guards the squares that a knight would mate from; a rook does not.
        (1, 0) => against_any(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook]),
        _ => true,
    }
}
