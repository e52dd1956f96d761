//! Moves typed without opening the line for them. Some of their letters are keys of commands: `d` offers a draw in a game. When
//! letters and a digit that follow each other closely have made what begins a move, such as `d4`, all that the letters did is
//! undone. The capital letter of a piece is no key, and begins a move at once; so does the `x` of a capture.

use std::time::Duration;

use crate::notation::PieceLetters;
use crate::rules::Role;

/// The longest time from one letter to the next.
const WITHIN: Duration = Duration::from_millis(1200);

/// The letters of a move so far, which may also have been keys of commands.
#[derive(Clone, Debug)]
pub(in crate::app) struct MoveLetters<B> {
    pub(in crate::app) typed: String,
    /// When the last of them was typed.
    since: Duration,
    /// What there was before the first letter.
    pub(in crate::app) before: B,
}

impl<B> MoveLetters<B> {
    /// The letters with one more, or that alone as the first of a move, if it can be. `before` is what there is before it, where
    /// a move may begin.
    pub(in crate::app) fn with(
        letters: Option<MoveLetters<B>>,
        letter: char,
        pieces: PieceLetters,
        now: Duration,
        before: impl FnOnce() -> Option<B>,
    ) -> Option<MoveLetters<B>> {
        let recent = |run: &MoveLetters<B>| now.saturating_sub(run.since) <= WITHIN;
        let longer = |mut run: MoveLetters<B>| {
            run.typed.push(letter);
            run.since = now;
            run
        };
        let run = letters.filter(recent).map(longer);
        let run = run.filter(|run| progress(&run.typed, pieces) != Progress::Other);
        let first = || {
            let typed = letter.to_string();
            let begins = progress(&typed, pieces) == Progress::Letters;
            let before = begins.then(before).flatten()?;
            Some(MoveLetters {
                typed,
                since: now,
                before,
            })
        };
        run.or_else(first)
    }

    /// Whether they begin a move: a capital letter of a piece does at once, however slowly the others follow.
    pub(in crate::app) fn begin_move(&self, pieces: PieceLetters) -> bool {
        is_piece(&self.typed, pieces) || progress(&self.typed, pieces) == Progress::Move
    }
}

/// Whether a text is the letter of a piece as it stands in moves.
pub(in crate::app) fn is_piece(text: &str, pieces: PieceLetters) -> bool {
    Role::PIECES.into_iter().any(|role| pieces.of(role) == text)
}

/// Whether a character can be part of a move typed with these letters.
pub(in crate::app) fn is_of_moves(letter: char, pieces: PieceLetters) -> bool {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    matches!(small, 'a'..='h' | 'o' | 'x' | '0'..='9' | '-')
        || names_of(pieces).any(|name| name.contains(small))
}

/// How far a text is the beginning of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// No move begins like this.
    Other,
    /// It can still become the beginning of a move.
    Letters,
    /// It begins a move up to a digit, such as `d4` and `Nf3`, or up to the sign of a capture, or is castling. That no board
    /// has the rank of `Qh9` is told by the line for moves.
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
    let captures = pawn == "fx" || of_pieces().any(|piece| matches!(piece, "x" | "fx"));
    match without_digit {
        Some(_) if is_whole => Progress::Move,
        None if captures => Progress::Move,
        None if is_whole => Progress::Letters,
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
        let moves =
            "d4 Nf3 nf3 bxc4 Bxc4 e2 b4 N1 R1 Nbd2 Raxe1 Kxd1 QH5 O-O o-o 0-0 h8 Qh9 d0 bx Nbx Nx";
        all(moves, Progress::Move);
        all("d N b bxc Nbd O o- 0- bc", Progress::Letters);
        let others = "4 x x4 dd dd4 xd4 o4 -1 o-4 x9 Ndd3x ddd nnf NfN dx4 -";
        all(others, Progress::Other);
    }

    #[test]
    fn pieces_have_the_letters_of_the_language_or_the_english_ones() {
        let table = [
            (
                Language::German,
                "Sf3 sf3 Dd4 Txe1 Lb5 Nf3 d4",
                "S D Dd T Taxe",
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
