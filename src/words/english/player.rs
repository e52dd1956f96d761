//! Players and their pieces.

use crate::rules::{Color, Role};

/// The name of a side.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The name of a kind of piece in the middle of a sentence.
pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The name of a player, or else of the side.
pub fn player(color: Color, name: Option<&str>) -> &str {
    name.unwrap_or(side(color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_and_pieces_have_names() {
        assert_eq!(Color::BOTH.map(side), ["White", "Black"]);
        let table = [
            (Role::Pawn, "pawn"),
            (Role::Knight, "knight"),
            (Role::Bishop, "bishop"),
            (Role::Rook, "rook"),
            (Role::Queen, "queen"),
            (Role::King, "king"),
        ];
        for (role, name) in table {
            assert_eq!(super::role(role), name);
        }
    }

    #[test]
    fn a_player_without_a_name_is_called_by_the_side() {
        assert_eq!(player(Color::Black, Some("Anna")), "Anna");
        assert_eq!(player(Color::Black, None), "Black");
    }
}
