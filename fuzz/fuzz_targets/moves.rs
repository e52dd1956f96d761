//! A position on the first line (or else the start position), and a move in any notation on the rest.
//! An accepted move is legal, and survives writing and reading in every notation.

#![no_main]

use deskmate::notation::{fen, long, read_move, san};
use deskmate::rules::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let (first, text) = input.split_once('\n').unwrap_or(("", input));
    let position = fen::read(first).unwrap_or_else(|_| Position::initial());
    let mv = match read_move(&position, text) {
        Ok(mv) => mv,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert!(position.is_legal(mv), "{text}");
    let written = [
        san::write(&position, mv),
        long::write(&position, mv),
        mv.to_string(),
    ];
    for again in written {
        assert_eq!(read_move(&position, &again), Ok(mv), "{text}, {again}");
    }
});
