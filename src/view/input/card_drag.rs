//! A card that is dragged by its head.

use crate::app::{CardPlace, Command, PlayCommand};
use crate::view::scene::geometry::{Point, Rect};

/// The greatest part in a [`CardPlace`].
const WHOLE: i64 = 10_000;

/// A card held by its head.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct HeldCard {
    card: Rect,
    room: Rect,
    /// Where it was taken.
    from: Point,
}

impl HeldCard {
    /// Takes a card at a point.
    pub(in crate::view) fn taken(card: Rect, room: Rect, from: Point) -> HeldCard {
        HeldCard { card, room, from }
    }

    /// Puts the card where the pointer has dragged it.
    pub(in crate::view) fn dragged_to(self, at: Point) -> Command {
        let HeldCard { card, room, from } = self;
        let place = CardPlace {
            x: part(card.x - room.x + at.x - from.x, room.w),
            y: part(card.y - room.y + at.y - from.y, room.h),
        };
        PlayCommand::PlaceResult(place).into()
    }
}

/// The part of a length.
fn part(of: i32, whole: i32) -> u16 {
    let whole = i64::from(whole.max(1));
    let part = (i64::from(of).clamp(0, whole) * WHOLE + whole / 2) / whole;
    part as u16
}

/// The area of a card that was put into a room, as far as it is inside there.
pub(in crate::view) fn placed(card: Rect, room: Rect, place: CardPlace) -> Rect {
    let along = |part: u16, whole: i32, taken: i32| {
        let at = (i64::from(part) * i64::from(whole) + WHOLE / 2) / WHOLE;
        (at as i32).min(whole - taken).max(0)
    };
    Rect {
        x: room.x + along(place.x, room.w, card.w),
        y: room.y + along(place.y, room.h, card.h),
        ..card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_goes_where_it_is_dragged_and_stays_inside() {
        let (card, room) = (Rect::new(136, 56, 528, 384), Rect::new(0, 0, 1280, 800));
        let taken = HeldCard::taken(card, room, Point::new(200, 80));
        let dragged = |x: i32, y: i32| match taken.dragged_to(Point::new(x, y)) {
            Command::Play(PlayCommand::PlaceResult(place)) => placed(card, room, place),
            command => panic!("{command:?}"),
        };
        assert_eq!(dragged(200, 80), card);
        assert_eq!(dragged(263, 97), Rect::new(199, 73, 528, 384));
        assert_eq!(dragged(-900, 4000), Rect::new(0, 416, 528, 384));
        assert_eq!(dragged(4000, -900), Rect::new(752, 0, 528, 384));
        let wide = Rect::new(0, 0, 1280, 800);
        let place = CardPlace { x: 5000, y: 10_000 };
        assert_eq!(placed(wide, room, place), wide);
    }
}
