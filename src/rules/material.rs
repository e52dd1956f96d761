//! What the pieces left on the board can do, wherever they stand.

use super::board::Board;
use super::piece::Color;
use super::square_set::SquareSet;

/// Whether a side could mate with the pieces on the board if the other side helped it.
pub(super) fn can_mate(board: &Board, color: Color) -> bool {
    let planes = board.planes();
    let [own, other] = [color, color.other()].map(|color| planes.army(color));
    let pawns_or_knights = !(other.pawns | other.knights).is_empty();
    // Rooks and queens are those that go straight.
    if !(own.pawns | own.orthogonal).is_empty() {
        return true;
    }
    match (own.knights.len(), own.diagonal.is_empty()) {
        (0, true) => false,
        // Where a king is hemmed in by its own rooks and queens, one of them can always take a lone
        // bishop or step in its way; so other men have to stand there.
        (0, false) => {
            let bishops = own.diagonal | other.diagonal & !other.orthogonal;
            are_on_both_colors(bishops) || pawns_or_knights
        }
        // A queen beside its king guards the squares that a knight would mate from; bishops and rooks,
        // which do not go both ways, leave them.
        (1, true) => pawns_or_knights || !(other.diagonal ^ other.orthogonal).is_empty(),
        _ => true,
    }
}

fn are_on_both_colors(squares: SquareSet) -> bool {
    let light = squares & SquareSet::LIGHT;
    !light.is_empty() && light != squares
}
