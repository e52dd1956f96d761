//! Moves typed without opening the line for them. Some of their letters are commands in a game: `d` offers a draw. When
//! letters and a digit have made what begins a move within a short time, such as `d4`, all that the letters did is undone.
//!
//! What they did is undone by putting the game back as it was before the first letter. Its clocks go on, since they
//! are computed from the time when they were started. An offer is not saved, but a draw that `d` claimed and a takeback
//! are: then the game has to be saved again.

use std::time::Duration;

use super::live_game::{LiveGame, MoveLetters};
use crate::app::board::Hand;
use crate::game::Game;
use crate::notation::PieceLetters;
use crate::rules::Role;

/// The longest time from the first letter to the digit.
const WITHIN: Duration = Duration::from_millis(700);

/// The beginning of a move.
pub(in crate::app) struct MoveBeginning {
    pub(in crate::app) typed: String,
    /// Whether the game was saved with what the letters did.
    pub(in crate::app) was_saved: bool,
}

impl LiveGame {
    /// Whether a character can be part of a move typed with these letters now.
    pub(in crate::app) fn takes_letter(&self, letter: char, pieces: PieceLetters) -> bool {
        let small = small(letter);
        let is_of_moves = matches!(small, 'a'..='h' | 'o' | 'x' | '0'..='9' | '-')
            || names_of(pieces).any(|name| name.contains(small));
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
        pieces: PieceLetters,
        now: Duration,
    ) -> Option<MoveBeginning> {
        let progress = |typed: &str| progress(typed, pieces);
        let recent = |run: &MoveLetters| now.saturating_sub(run.since) <= WITHIN;
        let longer = |mut run: MoveLetters| {
            run.typed.push(letter);
            run
        };
        let run = self.letters.take().filter(recent).map(longer);
        let run = run.filter(|run| progress(&run.typed) != Progress::Other);
        let run = run.or_else(|| self.first_letter(letter, pieces, now))?;
        if progress(&run.typed) == Progress::Letters {
            self.letters = Some(run);
            return None;
        }
        let saved = |game: &Game| (game.record().plies().len(), game.outcome());
        let was_saved = saved(&self.game) != saved(&run.before.game);
        *self = *run.before;
        // The answer may have come to the game that is undone.
        self.examined = None;
        Some(MoveBeginning {
            typed: run.typed,
            was_saved,
        })
    }

    /// The letter as the first of a move, if it can be.
    fn first_letter(
        &self,
        letter: char,
        pieces: PieceLetters,
        since: Duration,
    ) -> Option<MoveLetters> {
        let typed = letter.to_string();
        let begins = progress(&typed, pieces) == Progress::Letters && !self.game.is_over();
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
    /// It begins a move up to a digit, such as `d4`, `Nf3` and `bxc4`, or is castling. That no board has the rank of `Qh9` is
    /// told by the line for moves.
    Move,
}

/// Judges a text by its form alone, with the letters of a language or the English ones. Capitals are not required, as in
/// the line for moves.
fn progress(typed: &str, pieces: PieceLetters) -> Progress {
    let typed = typed.to_lowercase();
    match &*typed {
        "o" | "o-" | "0" | "0-" => return Progress::Letters,
        "o-o" | "0-0" => return Progress::Move,
        _ => {}
    }
    let without_digit = typed.strip_suffix(|digit: char| digit.is_ascii_digit());
    let letters = without_digit.unwrap_or(&typed);
    let files = |letters: &str| letters.replace(|letter| matches!(letter, 'a'..='h'), "f");
    let pawn = files(letters);
    let of_pieces: Vec<String> = names_of(pieces)
        .filter_map(|name| letters.strip_prefix(&*name).map(files))
        .collect();
    let of_pieces = || of_pieces.iter().map(String::as_str);
    let is_whole = matches!(&*pawn, "f" | "fxf")
        || of_pieces().any(|piece| matches!(piece, "" | "f" | "xf" | "ff" | "fxf"));
    let is_part = is_whole || pawn == "fx" || of_pieces().any(|piece| matches!(piece, "x" | "fx"));
    match without_digit {
        Some(_) if is_whole => Progress::Move,
        None if is_part => Progress::Letters,
        _ => Progress::Other,
    }
}

/// The letters of the pieces in a language and in English, small.
fn names_of(pieces: PieceLetters) -> impl Iterator<Item = String> {
    let both = [pieces, PieceLetters::ENGLISH];
    let names = both
        .into_iter()
        .flat_map(|of| Role::PIECES.map(|role| of.of(role)));
    names.map(str::to_lowercase)
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::{PieceLetters, Progress, progress};
    use crate::language::Language;

    #[test]
    fn the_beginnings_of_moves_are_known() {
        let english = PieceLetters::ENGLISH;
        let all = |texts: &str, expected| {
            for typed in texts.split(' ') {
                assert_eq!(progress(typed, english), expected, "{typed}");
            }
        };
        let moves = "d4 Nf3 nf3 bxc4 Bxc4 e2 b4 N1 R1 Nbd2 Raxe1 Kxd1 QH5 O-O o-o 0-0 h8 Qh9 d0";
        all(moves, Progress::Move);
        all("d N b bx bxc Nbx Nx Nbd O o- 0- bc", Progress::Letters);
        let others = "4 x x4 dd dd4 xd4 o4 -1 o-4 x9 Ndd3x ddd nnf NfN dx4 -";
        all(others, Progress::Other);
    }

    #[test]
    fn pieces_have_the_letters_of_the_language_or_the_english_ones() {
        let table = [
            (
                Language::German,
                "Sf3 sf3 Dd4 Txe1 Lb5 Nf3 d4",
                "S D Dd T Tax",
            ),
            (Language::French, "Cf3 Fc4 Rg1 Dd4 Bb5", "C F Fb"),
            (
                Language::Russian,
                "\u{41a}f3 \u{41a}\u{440}g1 \u{421}b5 Nf3",
                "\u{41a} \u{41a}\u{440} \u{424}a",
            ),
        ];
        for (language, moves, letters) in table {
            for (texts, expected) in [(moves, Progress::Move), (letters, Progress::Letters)] {
                for typed in texts.split(' ') {
                    let seen = progress(typed, language.piece_letters());
                    assert_eq!(seen, expected, "{language:?} {typed}");
                }
            }
        }
    }
}
