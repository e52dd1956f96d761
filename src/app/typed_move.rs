//! The line in which a move is typed.

use super::command::Command;
use super::message::Notice;
use super::play::Turn;
use super::step::Step;
use super::table::promotes;
use super::text_field::{Edit, Motion, TextField, common_beginning};
use super::{App, Screen};
use crate::notation::{Completion, MoveError, completions, read_move};
use crate::rules::{Move, Position};

/// A move while it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedMove {
    /// What is typed so far.
    pub field: TextField,
    /// The legal moves that it can become.
    pub offers: Vec<Completion>,
    /// Which of them was put into the line in place of what was typed.
    pub chosen: Option<usize>,
}

impl TypedMove {
    /// An empty line, which can become any legal move.
    pub(super) fn new(position: &Position) -> TypedMove {
        TypedMove {
            field: TextField::default(),
            offers: completions(position, ""),
            chosen: None,
        }
    }

    fn edit(&mut self, edit: Edit, position: &Position) {
        let before = self.field.text().to_owned();
        self.field.edit(edit);
        if self.field.text() != before {
            self.begin_anew(position);
        }
    }

    fn begin_anew(&mut self, position: &Position) {
        self.offers = completions(position, &joined(self.field.text()));
        self.chosen = None;
    }

    /// Goes on as far as all offers agree; where they part, to the next of them and round.
    fn complete(&mut self, step: Step, position: &Position) {
        let common = common_beginning(self.offers.iter().map(|offer| &*offer.text));
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

    /// Puts another text into the line, with the caret at its end.
    fn set_text(&mut self, text: String) {
        self.field.set_text(&text);
        let (to, select) = (Motion::End, false);
        self.field.edit(Edit::Move { to, select });
    }
}

/// The text without blanks, such as the one in `exd6 e.p.`
fn joined(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What a typed text says.
enum Typed {
    /// All of a move.
    Whole(Move),
    /// A pawn's move to the last rank, without what it becomes.
    Promotion(Move),
}

/// Reads a typed move. Hands that type want no capitals: `bc4` is the bishop's if it cannot be a
/// pawn's.
fn read(position: &Position, text: &str) -> Result<Typed, MoveError> {
    let fault = match read_move(position, text) {
        Ok(mv) => return Ok(Typed::Whole(mv)),
        Err(fault) => fault,
    };
    let queen = format!("{}=Q", text.trim_end_matches(['+', '#', '!', '?']));
    if let Ok(mv) = read_move(position, &queen)
        && promotes(mv)
    {
        return Ok(Typed::Promotion(mv));
    }
    let bishop = text.strip_prefix('b').map(|rest| format!("B{rest}"));
    match bishop.map(|text| read_move(position, &text)) {
        Some(Ok(mv)) => Ok(Typed::Whole(mv)),
        Some(Err(ambiguous @ MoveError::Ambiguous(_))) => Err(ambiguous),
        _ => Err(fault),
    }
}

impl App {
    /// Does with the line what a command for texts says.
    pub(super) fn edit_typed(&mut self, command: Command) {
        let edit = match command {
            Command::Edit(edit) => edit,
            Command::PlaceCaret { place, select, .. } => Edit::Move {
                to: Motion::To(place),
                select,
            },
            _ => return,
        };
        if let Screen::Play(table) = &mut self.screen
            && let Some(typed) = &mut table.typed
        {
            typed.edit(edit, table.game.position());
        }
    }
}

impl Turn<'_> {
    /// Opens the line, over the last position of the game.
    pub(super) fn type_move(&mut self) {
        if self.table.game.outcome().is_some() {
            return;
        }
        self.table.put_down();
        if self.table.is_looking_back() {
            self.table.return_to_game();
        }
        self.table.typed = Some(TypedMove::new(self.table.game.position()));
    }

    pub(super) fn complete(&mut self, step: Step) {
        if let Some(typed) = &mut self.table.typed {
            typed.complete(step, self.table.game.position());
        }
    }

    /// Plays what is typed, or says why it cannot be played and leaves it in the line.
    pub(super) fn play_typed(&mut self) {
        let Some(typed) = &self.table.typed else {
            return;
        };
        let text = joined(typed.field.text());
        match read(self.table.game.position(), &text) {
            Ok(Typed::Whole(mv)) => self.push(mv, true),
            Ok(Typed::Promotion(mv)) => {
                self.table.put_down();
                self.make(mv, true);
            }
            Err(_) if text.is_empty() => self.table.put_down(),
            Err(MoveError::Illegal(reason)) => self.notice = Some(Notice::illegal(reason)),
            Err(fault) => self.notice = Some(Notice::fault(fault.to_string())),
        }
    }
}
