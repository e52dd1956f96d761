//! Sizes of the screens of exercises, in units.

/// The distance between cards, and the room at their sides.
pub(super) const GAP: i32 = 8;
pub(super) const PAD: i32 = 16;

/// The heights of the heading of a card, and of a low row in it.
pub(super) const HEADING: i32 = 40;
pub(super) const SMALL_ROW: i32 = 28;

/// The height of the strip that shows how much was examined, in units.
pub(super) const STRIP: i32 = 6;

/// The height of a row of buttons below an exercise.
pub(super) const BUTTONS: i32 = 48;

/// The height of the card with so many players.
pub(super) fn players_height(players: usize) -> i32 {
    HEADING + 2 * GAP + SMALL_ROW * (players as i32 + 2)
}

/// The height of the note below an exercise.
pub(super) const NOTE: i32 = 56;
