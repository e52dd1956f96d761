//! Does everything hold for random games and random texts too?

mod random;

use deskmate::notation::{coordinate, fen, long, pgn, read_move, san};
use deskmate::rules::Position;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use random::{annotated_games, games};

/// Signs that moves and games are made of, in no order.
fn shuffled_chess() -> impl Strategy<Value = String> {
    let signs = "abcdefgh12345678NBRQKPOx-+#=!?.0()[]{};$%*/\" \n\\ep½…";
    vec(select(signs.chars().collect::<Vec<char>>()), 0..60).prop_map(String::from_iter)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fen_is_printed_and_read_as_the_same(game in games(200)) {
        let mut position = game.start;
        for played in &game.moves {
            position = position.play(played.mv).expect("a legal move");
            let written = fen::write(&position);
            let again = fen::read(&written).expect("a legal position");
            prop_assert_eq!(&again, &position);
            prop_assert_eq!(fen::write(&again), written);
        }
    }

    #[test]
    fn moves_are_printed_and_read_as_the_same(game in games(200)) {
        let mut position = game.start;
        for played in &game.moves {
            let mv = played.mv;
            for text in [san::write(&position, mv), long::write(&position, mv), coordinate::write(mv)] {
                prop_assert_eq!(read_move(&position, &text), Ok(mv));
            }
            position = position.play(mv).expect("a legal move");
        }
    }

    #[test]
    fn a_game_is_printed_and_read_as_the_same(game in annotated_games()) {
        let written = pgn::write(&game);
        let again = pgn::read(&written).expect("what was written can be read");
        prop_assert_eq!(&again.moves, &game.moves);
        prop_assert_eq!(&again.comment, &game.comment);
        prop_assert_eq!(again.result, game.result);
        prop_assert_eq!(fen::write(&again.start), fen::write(&game.start));
        for tag in &game.tags {
            if !["Result", "FEN", "SetUp"].contains(&tag.name.as_str()) {
                let first = game.tag(&tag.name);
                prop_assert_eq!(again.tag(&tag.name), first);
            }
        }
        prop_assert_eq!(pgn::write(&again), written);
    }

    #[test]
    fn lines_have_less_than_80_columns(game in annotated_games()) {
        let written = pgn::write(&game);
        let moves = written.split("\n\n").nth(1).expect("moves after the tags");
        for line in moves.lines() {
            let is_one_piece = line.starts_with('{') || line.starts_with('[') || !line.contains(' ');
            prop_assert!(line.chars().count() < 80 || is_one_piece, "{}", line);
            prop_assert!(!line.starts_with('%'), "{}", line);
        }
        prop_assert!(written.ends_with('\n') && !written.ends_with("\n\n"));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in vec(any::<u8>(), 0..300)) {
        read_all(&String::from_utf8_lossy(&bytes));
        let latin1: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        read_all(&latin1);
    }

    #[test]
    fn no_shuffled_chess_makes_a_reader_panic(text in shuffled_chess()) {
        read_all(&text);
    }

    #[test]
    fn a_damaged_game_is_read_up_to_the_damage(
        game in annotated_games(),
        at in any::<Index>(),
        damage in shuffled_chess(),
    ) {
        let mut text: Vec<char> = pgn::write(&game).chars().collect();
        let start = at.index(text.len());
        let end = text.len().min(start + damage.len() / 2);
        text.splice(start..end, damage.chars());
        read_all(&String::from_iter(text));
    }
}

/// Reads a text as everything that it could be. What is accepted has to be legal.
fn read_all(text: &str) {
    let _ = fen::read(text);
    let _ = fen::read_setup(text);
    let initial = Position::initial();
    if let Ok(mv) = read_move(&initial, text) {
        assert!(initial.is_legal(mv), "{text}");
    }
    let game = match pgn::read(text) {
        Ok(game) => game,
        Err(error) => {
            assert!(error.line <= text.lines().count() + 1, "{text:?}");
            *error.partial
        }
    };
    let mut position = game.start;
    for played in game.moves {
        position = position.play(played.mv).expect("only legal moves are read");
    }
}
