//! What has to hold of every game that was read, from whatever text.

use deskmate::notation::pgn::{self, Line, Pgn, Reading};
use deskmate::rules::{Move, Position};

/// Faults have a place in the text, moves are legal, and the game is the same when it is written and
/// read again.
pub fn check(reading: &Reading) {
    let mut last = (1, 1);
    for fault in &reading.faults {
        assert!((fault.line, fault.column) >= last, "{:?}", reading.faults);
        last = (fault.line, fault.column);
        assert!(!fault.to_string().is_empty());
    }
    check_line(&reading.game.main, &reading.game.start, false);
    check_written(&reading.game);
}

fn check_line(line: &Line, start: &Position, is_variation: bool) {
    let mut position = start.clone();
    for played in &line.moves {
        for variation in &played.variations {
            check_line(variation, &position, true);
        }
        position = match played.mv {
            Move::NULL if is_variation => position.pass().expect("no check"),
            mv => position.play(mv).expect("a legal move"),
        };
    }
}

fn check_written(game: &Pgn) {
    let written = pgn::write(game);
    let again = pgn::read(&written);
    assert!(again.faults.is_empty(), "{:?}\n{written}", again.faults);
    assert_eq!(again.game.main, game.main, "{written}");
    assert_eq!(again.game.start, game.start, "{written}");
    assert_eq!(again.game.result, game.result, "{written}");
    assert_eq!(pgn::write(&again.game), written);
}
