//! Are squares and moves read and written as text?

use deskmate::rules::{
    Color, File, Move, ParseMoveError, ParseSquareError, Piece, Position, Rank, Role, Square,
};

#[test]
fn every_square_has_a_name_and_a_constant() {
    for square in Square::all() {
        let name = format!("{}{}", square.file(), square.rank());
        assert_eq!(square.to_string(), name);
        assert_eq!(name.parse(), Ok(square));
    }
    let constants = [Square::A1, Square::H1, Square::A2, Square::E4, Square::H8];
    assert_eq!(constants.map(Square::index), [0, 7, 8, 28, 63]);
}

#[test]
fn what_is_not_a_square_is_refused() {
    for text in [
        "", "e", "4", "e9", "e0", "i4", "E4", "e4 ", "e44", "é4", "4e",
    ] {
        assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
    }
    assert_eq!(ParseSquareError.to_string(), "not a square such as e4");
}

#[test]
fn every_move_is_read_as_it_is_written() {
    let promotions = Role::PROMOTIONS.map(Some);
    for promotion in promotions.into_iter().chain([None]) {
        for from in Square::all() {
            for to in Square::all().filter(|&to| to != from) {
                let mv = Move {
                    from,
                    to,
                    promotion,
                };
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        }
    }
    let knight = Move::promoting(Square::A7, Square::A8, Role::Knight);
    assert_eq!(knight.to_string(), "a7a8n");
    assert_eq!(Move::NULL.to_string(), "0000");
    assert_eq!("0000".parse(), Ok(Move::NULL));
}

#[test]
fn what_is_not_a_move_in_coordinate_notation_is_refused() {
    let texts = [
        "", "e2", "e2e", "e2e9", "e2-e4", "a1a1", "a7a8k", "a7a8p", "a7a8Q", "a7a8qq", "e2e4 ",
        "é2e4", "e2é4", "00000",
    ];
    for text in texts {
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text:?}");
    }
    assert_eq!(
        ParseMoveError.to_string(),
        "not a move such as e2e4 or a7a8q"
    );
}

#[test]
fn letters_are_read_as_they_are_written() {
    for color in Color::BOTH {
        assert_eq!(Color::from_letter(color.letter()), Some(color));
    }
    for piece in Piece::ALL {
        assert_eq!(Piece::from_fen_letter(piece.fen_letter()), Some(piece));
    }
    let corner = (File::H.to_string(), Rank::Eighth.to_string());
    assert_eq!(corner, ("h".to_string(), "8".to_string()));
    let unknown = ['W', 'x', '♔'];
    assert_eq!(unknown.map(Color::from_letter), [None; 3]);
}

#[test]
fn a_position_is_by_default_the_start() {
    assert_eq!(Position::default(), Position::initial());
}
