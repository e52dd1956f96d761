//! The line for typing a move.

use super::hand::promotes;
use crate::app::forms::{Edit, Motion, TextField, common_prefix};
use crate::app::step::Step;
use crate::notation::{Completion, MoveError, Spelling, completions_in, read_move};
use crate::rules::{Move, Position};

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

    /// The typed move; `None` if the line is empty.
    pub(in crate::app) fn read(
        &self,
        position: &Position,
    ) -> Result<Option<ParsedMove>, MoveError> {
        let text = joined(self.field.text());
        if text.is_empty() {
            Ok(None)
        } else {
            read(position, &text, &self.spelling).map(Some)
        }
    }

    pub(super) fn edit(&mut self, edit: Edit, position: &Position) {
        let before = self.field.text().to_owned();
        self.field.edit(edit);
        if self.field.text() != before {
            self.begin_anew(position);
        }
    }

    fn begin_anew(&mut self, position: &Position) {
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
        let count = self.offers.len();
        let next = match (self.chosen, step) {
            (None, Step::Back) => count.checked_sub(1),
            (None, _) => Some(0),
            (Some(at), Step::Back) => (at + count - 1).checked_rem(count),
            (Some(at), _) => (at + 1).checked_rem(count),
        };
        let offer = next.and_then(|next| self.offers.get(next));
        if let Some(text) = offer.map(|offer| offer.text.clone()) {
            self.set_text(text);
            self.chosen = next;
        }
    }

    /// Replaces the text and puts the caret at its end.
    fn set_text(&mut self, text: String) {
        self.field.set_text(&text);
        let (to, select) = (Motion::End, false);
        self.field.edit(Edit::Move { to, select });
    }
}

/// The text without spaces, such as the one in `exd6 e.p.`
fn joined(text: &str) -> String {
    text.split_whitespace().collect()
}

/// A typed move that could be read.
#[derive(Clone, Copy)]
pub(in crate::app) enum ParsedMove {
    /// A complete move.
    Whole(Move),
    /// A pawn's move to the last rank, without its promotion.
    Promotion(Move),
}

/// Reads a typed move. Capitals are not required: `bc4` is a bishop's move if it cannot be a pawn's.
fn read(position: &Position, text: &str, spelling: &Spelling) -> Result<ParsedMove, MoveError> {
    let fault = match spelling.read(position, text) {
        Ok(mv) => return Ok(ParsedMove::Whole(mv)),
        Err(fault) => fault,
    };
    let queen = format!("{}=Q", text.trim_end_matches(['+', '#', '!', '?']));
    if let Ok(mv) = read_move(position, &queen)
        && promotes(mv)
    {
        return Ok(ParsedMove::Promotion(mv));
    }
    let bishop = text.strip_prefix('b').map(|rest| format!("B{rest}"));
    match bishop.map(|text| read_move(position, &text)) {
        Some(Ok(mv)) => Ok(ParsedMove::Whole(mv)),
        Some(Err(ambiguous @ MoveError::Ambiguous(_))) => Err(ambiguous),
        _ => Err(fault),
    }
}
