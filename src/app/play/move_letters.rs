//! Moves typed without opening the line for them. Some of their letters are commands in a game: `d` offers a draw. When
//! letters and a digit have made what begins a move within a short time, such as `d4`, all that the letters did is undone.
//!
//! What they did is undone by putting the game back as it was before the first letter. Its clocks go on, since they
//! are computed from the time when they were started. An offer is not saved, but a draw that `d` claimed is: then the
//! game has to be saved again.

use std::time::Duration;

use super::live_game::{LiveGame, MoveLetters};
use crate::app::board::Hand;

/// The longest time from the first letter to the digit.
const WITHIN: Duration = Duration::from_millis(700);

/// The beginning of a move.
pub(in crate::app) struct MoveBeginning {
    pub(in crate::app) typed: String,
    /// Whether the game was saved with what the letters did.
    pub(in crate::app) was_saved: bool,
}

impl LiveGame {
    /// Whether a character can be part of a typed move now.
    pub(in crate::app) fn takes_letter(&self, letter: char) -> bool {
        let small = letter.to_ascii_lowercase();
        let is_of_moves =
            matches!(small, 'a'..='h' | 'n' | 'r' | 'q' | 'k' | 'o' | 'x' | '0'..='8' | '-');
        // These letters choose what a pawn becomes.
        let is_promoting = matches!(self.input.hand(), Hand::Promoting { .. });
        let chooses = is_promoting && matches!(small, 'q' | 'r' | 'b' | 'n');
        let is_free = !chooses && self.input.typed().is_none();
        is_of_moves && is_free && (self.letters.is_some() || !self.game.is_over())
    }

    /// Notes a typed character. If this makes the beginning of a move, undoes what its letters did.
    pub(in crate::app) fn type_letter(
        &mut self,
        letter: char,
        now: Duration,
    ) -> Option<MoveBeginning> {
        let recent = |run: &MoveLetters| now.saturating_sub(run.since) <= WITHIN;
        let longer = |mut run: MoveLetters| {
            run.typed.push(letter);
            run
        };
        let run = self.letters.take().filter(recent).map(longer);
        let run = run.filter(|run| progress(&run.typed) != Progress::Other);
        let run = run.or_else(|| self.first_letter(letter, now))?;
        if progress(&run.typed) == Progress::Letters {
            self.letters = Some(run);
            return None;
        }
        let was_saved = self.game.outcome() != run.before.game.outcome();
        *self = *run.before;
        // The answer may have come to the game that is undone.
        self.examined = None;
        Some(MoveBeginning {
            typed: run.typed,
            was_saved,
        })
    }

    /// The letter as the first of a move, if it can be.
    fn first_letter(&self, letter: char, since: Duration) -> Option<MoveLetters> {
        let typed = letter.to_string();
        let begins = progress(&typed) == Progress::Letters && !self.game.is_over();
        begins.then(|| MoveLetters {
            typed,
            since,
            before: Box::new(self.clone()),
        })
    }

    /// Whether letters that may become a move have ended the game.
    pub(in crate::app) fn may_be_undone(&self) -> bool {
        let ended = |run: &MoveLetters| self.game.outcome() != run.before.game.outcome();
        self.letters.as_ref().is_some_and(ended)
    }

    /// Forgets the letters, since something else was done.
    pub(in crate::app) fn forget_letters(&mut self) {
        self.letters = None;
    }
}

/// How far a text is the beginning of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// No move begins like this.
    Other,
    /// It can still become the beginning of a move.
    Letters,
    /// It begins a move up to a digit, such as `d4`, `Nf3` and `bxc4`, or is castling.
    Move,
}

/// Judges a text by its form alone. Capitals are not required, as in the line for moves.
fn progress(typed: &str) -> Progress {
    let typed = typed.to_ascii_lowercase();
    match &*typed {
        "o" | "o-" | "0" | "0-" => return Progress::Letters,
        "o-o" | "0-0" => return Progress::Move,
        _ => {}
    }
    let without_digit = typed.strip_suffix(|digit| matches!(digit, '1'..='8'));
    let letters = without_digit.unwrap_or(&typed);
    let files = |letters: &str| letters.replace(|letter| matches!(letter, 'a'..='h'), "f");
    let of_piece = letters.strip_prefix(['n', 'b', 'r', 'q', 'k']).map(files);
    let (pawn, piece) = (files(letters), of_piece.as_deref());
    let is_whole =
        matches!(&*pawn, "f" | "fxf") || matches!(piece, Some("" | "f" | "xf" | "ff" | "fxf"));
    let is_part = is_whole || pawn == "fx" || matches!(piece, Some("x" | "fx"));
    match without_digit {
        Some(_) if is_whole => Progress::Move,
        None if is_part => Progress::Letters,
        _ => Progress::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::{Progress, progress};

    #[test]
    fn the_beginnings_of_moves_are_known() {
        let all = |texts: &str, expected| {
            for typed in texts.split(' ') {
                assert_eq!(progress(typed), expected, "{typed}");
            }
        };
        let moves = "d4 Nf3 nf3 bxc4 Bxc4 e2 b4 N1 R1 Nbd2 Raxe1 Kxd1 QH5 O-O o-o 0-0 h8";
        all(moves, Progress::Move);
        all("d N b bx bxc Nbx Nx Nbd O o- 0- bc", Progress::Letters);
        let others = "4 x x4 dd dd4 xd4 o4 -1 o-4 d9 d0 Ndd3x ddd nnf NfN dx4 -";
        all(others, Progress::Other);
    }
}
