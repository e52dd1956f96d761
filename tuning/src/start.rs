//! The first weights, by the general principles of beginners' books.

use deskmate::engine::evaluation::Term;

/// A weight for the middlegame and one for the endgame.
pub type Weight = (f64, f64);

/// The first weights in the order of the terms.
pub fn weights() -> Vec<Weight> {
    let of = |term: Term| (0..term.size()).map(move |index| weight(term, index));
    Term::all().flat_map(of).collect()
}

fn weight(term: Term, index: usize) -> Weight {
    let number = index as f64;
    let both = |value: f64| (value, value);
    // Roles in the order pawn, knight, bishop, rook, queen, king.
    let by_role = |values: [f64; 6]| both(values[index % 6]);
    match term {
        Term::PieceSquare => place(index / 64, index % 64 / 8, (index % 8).min(7 - index % 8)),
        Term::BishopPair => (25.0, 45.0),
        Term::KnightMobility => both(5.0 * (number - 4.0)),
        Term::BishopMobility => both(5.0 * (number - 6.0)),
        Term::RookMobility => (3.0 * (number - 6.0), 4.0 * (number - 7.0)),
        Term::QueenMobility => (1.0 * (number - 10.0), 2.0 * (number - 12.0)),
        Term::RookFile => [(15.0, 5.0), (30.0, 10.0)][index],
        Term::Outpost => [(25.0, 10.0), (20.0, 5.0)][index],
        Term::Passed => (number * number, 2.0 * number * number),
        Term::PassedFree => (number, number * number),
        Term::PassedSafe => (0.0, number * number / 2.0),
        Term::PassedPath => (0.0, number * number),
        Term::PassedRook => [(5.0, 15.0), (-5.0, -15.0)][index],
        Term::PassedOwnKing => (0.0, -4.0 * number),
        Term::PassedEnemyKing => (0.0, 8.0 * number),
        Term::Isolated => [(-8.0, -10.0), (-15.0, -15.0)][index],
        Term::Doubled => (-6.0, -15.0),
        Term::Backward => [(-5.0, -6.0), (-12.0, -10.0)][index],
        Term::Phalanx => both(2.0 * number),
        Term::Protected => (4.0 * number, 3.0 * number),
        Term::Shelter => match index % 8 {
            0 => (-20.0, 0.0),
            rank => (20.0 - 7.0 * (rank as f64 - 1.0), 0.0),
        },
        Term::Storm => match index % 8 {
            0 => (-5.0, 0.0),
            rank => (6.0 * (rank as f64 - 5.0), 0.0),
        },
        Term::BlockedStorm => (0.0, 0.0),
        Term::KingDanger => (number * number * 0.3, 0.0),
        Term::QueenlessDanger => (number * number * 0.1, 0.0),
        Term::SafeCheck => (5.0, 0.0),
        Term::PawnThreat => by_role([0.0, 50.0, 50.0, 60.0, 60.0, 0.0]),
        Term::MinorThreat => by_role([5.0, 15.0, 25.0, 40.0, 40.0, 0.0]),
        Term::RookThreat => by_role([3.0, 20.0, 20.0, 5.0, 45.0, 0.0]),
        Term::Hanging => (15.0, 15.0),
        Term::PushThreat => (12.0, 10.0),
        Term::Restriction => (3.0, 3.0),
        Term::BishopPawn => (-3.0, -6.0),
        Term::BehindPawn => (8.0, 3.0),
        Term::KingDistance => (-3.0, -3.0),
        Term::Tempo => (15.0, 15.0),
        Term::EnemyKingSide | Term::PiecePawns | Term::PiecePair | Term::KingFlank => (0.0, 0.0),
        Term::Lead | Term::Space | Term::PassedToMove | Term::DangerToMove => (0.0, 0.0),
        Term::ReachableOutpost => (10.0, 5.0),
        Term::Unstoppable => (0.0, 300.0),
        Term::Pinned => (10.0, 10.0),
        Term::KingThreat => (10.0, 30.0),
        Term::QueenThreat => (15.0, 5.0),
        Term::Initiative => (10.0, 10.0),
    }
}

/// A piece on a square: its value, with a bonus towards the centre or forwards.
fn place(role: usize, rank: usize, from_edge: usize) -> Weight {
    let (row, file) = (rank as f64, from_edge as f64);
    let centre = file + row.min(7.0 - row) - 3.0;
    match role {
        0 => match rank {
            0 | 7 => (0.0, 0.0),
            _ => (
                80.0 + (row - 1.0) * (2.0 + 2.0 * file),
                105.0 + 8.0 * (row - 1.0),
            ),
        },
        1 => (330.0 + 9.0 * centre + 2.0 * row, 310.0 + 7.0 * centre),
        2 => (340.0 + 5.0 * centre, 330.0 + 3.0 * centre),
        3 => (
            470.0 + 4.0 * file + if rank == 6 { 20.0 } else { 0.0 },
            550.0 + 2.0 * row,
        ),
        4 => (980.0 + 2.0 * centre, 980.0 + 7.0 * centre),
        _ => {
            let shelter = [22.0, 30.0, 0.0, -8.0][from_edge];
            (shelter - 25.0 * row, 13.0 * centre)
        }
    }
}
