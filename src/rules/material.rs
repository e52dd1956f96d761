//! What the pieces left on the board can do, wherever they stand.

use super::board::Board;
use super::piece::Color;

/// Whether a side could mate with the pieces on the board if the other side helped it.
pub(super) fn can_mate(board: &Board, color: Color) -> bool {
    let planes = board.planes();
    let [own, other] = [color, color.other()].map(|color| planes.army(color));
    let pawns_or_knights = !(other.pawns | other.knights).is_empty();
    // The orthogonal pieces are rooks and queens.
    if !(own.pawns | own.orthogonal).is_empty() {
        return true;
    }
    match (own.knights.len(), own.diagonal.is_empty()) {
        (0, true) => false,
        // Where a king is blocked in by its own rooks and queens, one of them can always capture a lone
        // bishop or block its check. So other pieces have to block it in.
        (0, false) => {
            let bishops = own.diagonal | other.diagonal & !other.orthogonal;
            bishops.is_on_both_colors() || pawns_or_knights
        }
        // A queen next to its king guards the squares from which a knight would mate. Bishops and rooks
        // do not.
        (1, true) => pawns_or_knights || !(other.diagonal ^ other.orthogonal).is_empty(),
        _ => true,
    }
}
