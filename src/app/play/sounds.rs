//! The sounds of moves.

use crate::game::Game;
use crate::sound::Sound;

/// The sound of the last half-move: the end of the game, else check, else a capture, else a plain move.
pub(super) fn of_last_move(game: &Game) -> Sound {
    if game.outcome().is_some() {
        Sound::End
    } else if game.position().is_check() {
        Sound::Check
    } else if is_capture(game) {
        Sound::Capture
    } else {
        Sound::Move
    }
}

fn is_capture(game: &Game) -> bool {
    let record = game.record();
    let number = record.plies().len();
    record.ply(number).is_some_and(|ply| {
        let before = record.position_at(number - 1);
        before.captured(ply.mv).is_some()
    })
}
