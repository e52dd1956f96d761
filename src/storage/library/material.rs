//! The pieces of both sides, wherever they stand.

use std::str::FromStr;

use super::sides::Sides;
use crate::rules::{Board, ByColor, Color, Piece, Role};

/// The roles besides the king.
const ROLES: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The pieces of both sides, as names of endgames have them: `KRPPKRP` or `KRPPvKRP` is a rook and two pawns against a
/// rook and a pawn, whichever side has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material {
    sides: [Counts; 2],
    /// Whether either side may have either.
    pub(super) is_either: bool,
    /// Who is to move when it arises, if that matters.
    pub(super) turn: Option<Color>,
}

/// How many there are of each of the roles.
type Counts = [u8; ROLES.len()];

impl Material {
    /// The pieces on a board, whichever side has them.
    pub fn of(board: &Board) -> Material {
        Material {
            is_either: true,
            ..Material::of_sides(board)
        }
    }

    /// The pieces on a board, of the sides that have them there.
    pub fn of_sides(board: &Board) -> Material {
        Material {
            sides: Color::BOTH.map(|color| counts(board, color)),
            is_either: false,
            turn: None,
        }
    }

    /// These with this side to move when they arise; with the colours exchanged, the other side.
    pub fn first_moved_by(self, turn: Color) -> Material {
        let turn = Some(turn);
        Material { turn, ..self }
    }

    pub(super) fn sides_on(&self, board: &Board) -> Option<Sides> {
        let [white, black] = Color::BOTH.map(|color| counts(board, color));
        let [one, other] = self.sides;
        if (white, black) == (one, other) {
            return Some(Sides::AsAsked);
        }
        (self.is_either && (white, black) == (other, one)).then_some(Sides::Exchanged)
    }

    /// How many men the sides have, kings and pawns among them.
    pub(super) fn men(&self) -> ByColor<u32> {
        self.each(|counts| 1 + counts.iter().map(|&count| u32::from(count)).sum::<u32>())
    }

    /// How many pawns the sides have.
    pub(super) fn pawns(&self) -> ByColor<u32> {
        self.each(|[.., pawns]| u32::from(*pawns))
    }

    fn each(&self, count: impl Fn(&Counts) -> u32) -> ByColor<u32> {
        let [white, black] = &self.sides;
        ByColor {
            white: count(white),
            black: count(black),
        }
    }
}

fn counts(board: &Board, color: Color) -> Counts {
    ROLES.map(|role| board.squares(Piece::new(color, role)).len() as u8)
}

/// A text does not name the pieces of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the pieces of both sides, such as KRPPKRP")]
pub struct ParseMaterialError;

impl FromStr for Material {
    type Err = ParseMaterialError;

    fn from_str(text: &str) -> Result<Material, ParseMaterialError> {
        let text = text.to_ascii_uppercase();
        let sides = text.strip_prefix('K').and_then(|text| text.split_once('K'));
        let (one, other) = sides.ok_or(ParseMaterialError)?;
        let one = one.strip_suffix(['V', '-']).unwrap_or(one);
        Ok(Material {
            sides: [named(one)?, named(other)?],
            is_either: true,
            turn: None,
        })
    }
}

/// The counts of the roles in a name, without the king.
fn named(text: &str) -> Result<Counts, ParseMaterialError> {
    let mut counts = Counts::default();
    for letter in text.chars() {
        let place = ROLES.iter().position(|role| role.letter() == letter);
        let count = place.and_then(|place| counts.get_mut(place));
        let count = count.filter(|count| **count < 16);
        *count.ok_or(ParseMaterialError)? += 1;
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn material_is_found_whichever_side_has_it() {
        let table = [
            ("KRPPKRP", "4k3/4p3/8/8/4r3/8/3PPR2/4K3 w - - 0 1", true),
            ("KRPvKRPP", "4k3/4p3/8/8/4r3/8/3PPR2/4K3 w - - 0 1", true),
            ("krpp-krp", "4k3/3pp3/8/8/4r3/8/4PR2/4K3 w - - 0 1", true),
            ("KRPPKRP", "4k3/4p3/8/8/4q3/8/3PPR2/4K3 w - - 0 1", false),
            ("KK", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
        ];
        for (material, position, is_there) in table {
            let material: Material = material.parse().expect("the pieces of both sides");
            let position = fen::read(position).expect("a position");
            let sides = material.sides_on(position.board());
            assert_eq!(sides.is_some(), is_there, "{material:?}");
        }
        for wrong in ["", "K", "QK", "KRX", "KPPPPPPPPPPPPPPPPPK"] {
            assert!(wrong.parse::<Material>().is_err(), "{wrong}");
        }
    }
}
