//! The rows for a handicap.

use super::field_id::FieldId;
use super::form::Form;
use super::label::Label;
use super::option::FieldOption;
use super::row::{Row, RowLook};
use super::widget::Field;
use crate::game::Handicap;
use crate::rules::{ByColor, Color, Role};

/// What is given, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    pub(super) piece: Option<Role>,
    half_time: bool,
    giver: Color,
}

/// What can be chosen, nothing first.
const PIECES: [Option<Role>; 5] = {
    let [pawn, knight, rook, queen] = Handicap::PIECES;
    [None, Some(pawn), Some(knight), Some(rook), Some(queen)]
};

impl Odds {
    /// The handicap; none if the game is even.
    pub(super) fn handicap(self) -> Option<Handicap> {
        let Odds {
            piece,
            half_time,
            giver,
        } = self;
        self.is_given().then_some(Handicap {
            giver,
            piece,
            half_time,
        })
    }

    fn is_given(self) -> bool {
        self.piece.is_some() || self.half_time
    }
}

impl Default for Odds {
    fn default() -> Odds {
        Odds {
            piece: None,
            half_time: false,
            giver: Color::White,
        }
    }
}

/// The rows for what is given. Who gives it is chosen once there is something.
pub(super) fn rows(odds: Odds, names: &ByColor<Option<String>>) -> Vec<Row> {
    let pieces = Field::one_of(
        FieldId::Handicap,
        &PIECES,
        FieldOption::Handicap,
        odds.piece,
    );
    let half = Field::toggle(FieldId::HalfTime, Label::HalfTime, odds.half_time);
    let named = |color: Color| match &names[color] {
        Some(name) => FieldOption::Name(name.clone()),
        None => FieldOption::Giver(color),
    };
    let giver = Field::one_of(FieldId::Giver, &Color::BOTH, named, odds.giver);
    let giver = odds.is_given().then_some(giver);
    let fields: Vec<Field> = [pieces, half].into_iter().chain(giver).collect();
    vec![Row::looking(RowLook::Odds, Label::Handicap, fields)]
}

/// What was entered.
pub(super) fn entered(form: &Form) -> Odds {
    let piece = form.chosen_of(FieldId::Handicap, &PIECES);
    let giver = form.chosen_of(FieldId::Giver, &Color::BOTH);
    Odds {
        piece: piece.flatten(),
        half_time: form.chosen(FieldId::HalfTime) == Some(1),
        giver: giver.unwrap_or(Color::White),
    }
}

/// Updates the rows after an entry. A game that is chosen to be even has no half of the time either.
pub(super) fn revise(form: &mut Form, names: &ByColor<Option<String>>) {
    if form.field(FieldId::Handicap).is_some() {
        let mut odds = entered(form);
        let is_even = form.focus == FieldId::Handicap && odds.piece.is_none();
        odds.half_time &= !is_even;
        let is_of_odds = |id| matches!(id, FieldId::Handicap | FieldId::HalfTime | FieldId::Giver);
        form.replace_rows(is_of_odds, rows(odds, names));
        if odds.half_time && odds.piece.is_none() {
            form.choose(FieldId::Handicap, None);
        }
    }
}

/// The other side gives it.
pub(super) fn exchange(form: &mut Form) {
    let giver = form.chosen(FieldId::Giver);
    form.choose(FieldId::Giver, giver.map(|number| 1 - number.min(1)));
}
