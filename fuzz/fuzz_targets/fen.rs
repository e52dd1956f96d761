//! Any text as a FEN. An accepted position survives writing and reading, another library finds the same
//! legal moves, and each of them leads to a position that survives writing and reading.

#![no_main]

use deskmate::notation::fen;
use deskmate::rules::Position;
use libfuzzer_sys::fuzz_target;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

fuzz_target!(|text: &str| {
    let _ = fen::read_setup(text);
    let Ok(position) = fen::read(text) else {
        return;
    };
    let written = check(&position);
    let moves = position.legal_moves();
    if let Some(theirs) = shakmaty_position(&written) {
        assert_eq!(moves.len(), theirs.legal_moves().len(), "{written}");
        assert_eq!(position.is_check(), theirs.is_check(), "{written}");
    }
    for mv in moves {
        check(&position.play(mv).expect("a legal move"));
    }
});

fn check(position: &Position) -> String {
    let written = fen::write(position);
    let again = fen::read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(&again, position, "{written}");
    assert_eq!(fen::write(&again), written);
    written
}

/// The position in the other library, if it accepts it.
fn shakmaty_position(written: &str) -> Option<Chess> {
    let setup: Fen = written.parse().ok()?;
    setup.into_position(CastlingMode::Chess960).ok()
}
