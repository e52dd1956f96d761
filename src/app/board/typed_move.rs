//! The line for typing a move.

use super::gesture::Gesture;
use super::hand::promotes;
use crate::app::forms::{Edit, Motion, TextField, common_prefix};
use crate::app::step::Step;
use crate::notation::{Completion, MoveError, Spelling, completions_in, read_move};
use crate::rules::Position;

/// A move being typed, with its completions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedMove {
    field: TextField,
    spelling: Spelling,
    offers: Vec<Completion>,
    chosen: Option<usize>,
}

impl TypedMove {
    /// An empty line, which offers all legal moves.
    pub(super) fn new(position: &Position, spelling: Spelling) -> TypedMove {
        TypedMove {
            field: TextField::default(),
            spelling,
            offers: completions_in(position, "", &spelling),
            chosen: None,
        }
    }

    /// The text field.
    pub fn field(&self) -> &TextField {
        &self.field
    }

    /// The completions: the legal moves that the text can become.
    pub fn offers(&self) -> &[Completion] {
        &self.offers
    }

    /// The completion that was put into the line.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// What the typed move asks for; `None` if the line is empty.
    pub(super) fn read(&self, position: &Position) -> Option<Gesture> {
        let text = joined(self.field.text());
        let read = || read(position, &text, &self.spelling);
        (!text.is_empty()).then(read)
    }

    pub(super) fn edit(&mut self, edit: Edit, position: &Position) {
        let before = self.field.text().to_owned();
        self.field.edit(edit);
        if self.field.text() != before {
            self.begin_anew(position);
        }
    }

    /// Offers what the text can become in a position.
    pub(super) fn begin_anew(&mut self, position: &Position) {
        let typed = joined(self.field.text());
        self.offers = completions_in(position, &typed, &self.spelling);
        self.chosen = None;
    }

    /// Completes the text as far as all offers agree; after that steps through the offers, wrapping around.
    pub(super) fn complete(&mut self, step: Step, position: &Position) {
        let common = common_prefix(self.offers.iter().map(|offer| &*offer.text));
        if self.chosen.is_none() && common.len() > self.field.text().len() {
            self.set_text(common);
            self.begin_anew(position);
            return;
        }
        let next = step.around(self.chosen, self.offers.len());
        let offer = next.and_then(|next| self.offers.get(next));
        if let Some(text) = offer.map(|offer| offer.text.clone()) {
            self.set_text(text);
            self.chosen = next;
        }
    }

    /// Replaces the text and puts the caret at its end.
    fn set_text(&mut self, text: String) {
        self.field.set_text(&text);
        self.field.edit(Edit::to(Motion::End));
    }
}

/// The text without spaces, such as the one in `exd6 e.p.`
fn joined(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Reads a typed move. Capitals are not required: `bc4` is a bishop's move if it cannot be a pawn's.
fn read(position: &Position, text: &str, spelling: &Spelling) -> Gesture {
    let slides = true;
    let fault = match spelling.read(position, text) {
        Ok(mv) => return Gesture::Whole { mv, slides },
        Err(fault) => fault,
    };
    // A pawn's move to the last rank, without its promotion.
    let queen = format!("{}=Q", text.trim_end_matches(['+', '#', '!', '?']));
    if let Ok(mv) = read_move(position, &queen)
        && promotes(mv)
    {
        return Gesture::Move { mv, slides };
    }
    let bishop = text.strip_prefix('b').map(|rest| format!("B{rest}"));
    match (bishop.map(|text| read_move(position, &text)), fault) {
        (Some(Ok(mv)), _) => Gesture::Whole { mv, slides },
        (Some(Err(ambiguous @ MoveError::Ambiguous(_))), _) => Gesture::NotAMove(ambiguous),
        (_, MoveError::Illegal(reason)) => Gesture::Illegal(reason),
        (_, fault) => Gesture::NotAMove(fault),
    }
}
