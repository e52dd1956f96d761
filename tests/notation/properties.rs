//! Properties for random games and random texts.

use crate::data;
use crate::random;

use std::io::{self, Read};

use data::check_legal;
use deskmate::notation::pgn::Reader;
use deskmate::notation::{fen, long, pgn, read_move, san};
use deskmate::rules::Position;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use random::{annotated_games, games};

/// The characters of moves and games, in random order.
fn shuffled_chess() -> impl Strategy<Value = String> {
    let signs = "abcdefgh12345678NBRQKPOx-+#=!?.0()[]{};$%*/\" \n\\ep½…";
    vec(select(signs.chars().collect::<Vec<char>>()), 0..60).prop_map(String::from_iter)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fen_is_printed_and_read_as_the_same(game in games(200)) {
        for position in game.positions() {
            let written = fen::write(&position);
            let again = fen::read(&written).expect("a legal position");
            prop_assert_eq!(&again, &position);
            prop_assert_eq!(fen::write(&again), written);
        }
    }

    #[test]
    fn moves_are_printed_and_read_as_the_same(game in games(200)) {
        for (position, mv) in game.positions().zip(game.moves()) {
            let texts = [
                san::write(&position, mv),
                san::write_figurine(&position, mv),
                long::write(&position, mv),
                mv.to_string(),
            ];
            for text in texts {
                prop_assert_eq!(read_move(&position, &text), Ok(mv));
            }
        }
    }

    #[test]
    fn a_game_is_printed_and_read_as_the_same(game in annotated_games()) {
        let written = pgn::write(&game);
        let again = pgn::read(&written);
        prop_assert_eq!(again.faults, [], "{}", written);
        let again = again.game;
        prop_assert_eq!(&again.tree, &game.tree);
        prop_assert_eq!(again.result, game.result);
        prop_assert_eq!(fen::write(again.start()), fen::write(game.start()));
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
        let (_, moves) = written.split_once("\n\n").expect("moves after the tags");
        for line in moves.lines() {
            let begins_piece = ["{", "[", " [", "; [%"].iter().any(|sign| line.starts_with(sign));
            // No line begins with a percent sign.
            let goes_on = |word: &str| word.starts_with('%');
            let is_one_piece = begins_piece || line.split(' ').skip(1).all(goes_on);
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

    #[test]
    fn pieces_of_any_length_are_read_alike(
        games in vec(annotated_games(), 0..3),
        damage in vec(prop_oneof![Just(" e".to_owned()), shuffled_chess()], 3),
    ) {
        let mut text = String::new();
        for (game, damage) in games.iter().zip(damage) {
            text += &pgn::write(game).replacen(" e", &damage, 1);
        }
        let whole = read_stream(text.as_bytes());
        prop_assert_eq!(&read_stream(Trickle::of(&text)), &whole);
        // Everything is at another place in the reader's buffer.
        let blanks = " ".repeat(130_000);
        let moved = read_stream(blanks.as_bytes().chain(text.as_bytes()));
        prop_assert_eq!(moved.len(), whole.len());
    }
}

/// Reads a text in every format. What is accepted has to be legal.
fn read_all(text: &str) {
    let _ = fen::read(text);
    let _ = fen::read_setup(text);
    let initial = Position::initial();
    if let Ok(mv) = read_move(&initial, text) {
        assert!(initial.is_legal(mv), "{text}");
    }
    let reading = pgn::read(text);
    for fault in &reading.faults {
        assert!(fault.line <= text.lines().count() + 1, "{text:?}");
    }
    check_legal(&reading.game.tree);
    let written = pgn::write(&reading.game);
    let again = pgn::read(&written);
    assert_eq!(again.faults, [], "{text:?}\n{written}");
    assert_eq!(again.game.tree, reading.game.tree, "{text:?}\n{written}");
    assert_eq!(pgn::write(&again.game), written, "{text:?}");
}

/// Gives its bytes one at a time, each after an interruption.
struct Trickle<'a> {
    bytes: &'a [u8],
    was_interrupted: bool,
}

impl Trickle<'_> {
    fn of(text: &str) -> Trickle<'_> {
        Trickle {
            bytes: text.as_bytes(),
            was_interrupted: false,
        }
    }
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.was_interrupted = !self.was_interrupted;
        if self.was_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = buffer.len().min(1);
        self.bytes.read(&mut buffer[..length])
    }
}

/// The games that are read from a text, as text.
fn read_stream(read: impl Read) -> Vec<String> {
    let readings = Reader::new(read).map(|reading| reading.expect("bytes in memory"));
    readings.map(|reading| format!("{reading:?}")).collect()
}
