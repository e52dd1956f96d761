//! Completions of a move that is being typed.

use super::{MoveError, Spelling, long, san};
use crate::rules::{Move, Position, Role};

/// A legal move as a text that can be typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The move.
    pub mv: Move,
    /// Its text: in the notation in which the typing began, or SAN if the typed text is complete but
    /// ambiguous.
    pub text: String,
}

/// The legal moves with a text that [`read_move`](super::read_move) reads and that begins with the typed one, regardless
/// of case. Moves whose SAN matches come first.
///
/// ```
/// use deskmate::notation::completions;
/// use deskmate::rules::Position;
///
/// let found = completions(&Position::initial(), "N");
/// let texts: Vec<&str> = found.iter().map(|found| found.text.as_str()).collect();
/// assert_eq!(texts, ["Na3", "Nc3", "Nf3", "Nh3"]);
/// ```
pub fn completions(position: &Position, typed: &str) -> Vec<Completion> {
    completions_in(position, typed, &Spelling::ENGLISH)
}

/// The same in the letters of the chosen language, and in English ones.
pub fn completions_in(position: &Position, typed: &str, spelling: &Spelling) -> Vec<Completion> {
    let typed = typed.trim_end_matches(['+', '#', '!', '?']).to_lowercase();
    let mut found: Vec<(bool, Completion)> = Vec::new();
    for mv in position.legal_moves() {
        let san = spelling.own.localized(&san::write(position, mv));
        if let Some(text) = text_of(position, mv, &san, &typed, spelling) {
            found.push((text != san, Completion { mv, text }));
        }
    }
    found.sort_by(|(a, one), (b, other)| (a, &one.text).cmp(&(b, &other.text)));
    found.into_iter().map(|(_, found)| found).collect()
}

/// The first text of a move that begins with the lowercase `typed` and is read as the move.
fn text_of(
    position: &Position,
    mv: Move,
    san: &str,
    typed: &str,
    spelling: &Spelling,
) -> Option<String> {
    let mut ambiguous = false;
    let long = spelling.own.localized(&long::write(position, mv));
    let texts = [san.to_owned(), mv.to_string(), long];
    let english = || [san::write(position, mv), long::write(position, mv)];
    let others = || english().into_iter().chain(other_texts(position, mv));
    let texts = texts
        .into_iter()
        .chain(std::iter::once_with(others).flatten());
    for text in texts.filter(|text| text.to_lowercase().starts_with(typed)) {
        match spelling.read(position, &text) {
            Ok(read) if read == mv => return Some(text),
            Err(MoveError::Ambiguous(moves)) if moves.contains(&mv) => ambiguous = true,
            _ => {}
        }
    }
    ambiguous.then(|| san.to_owned())
}

/// All other texts that might be read as a move, and some that are not.
fn other_texts(position: &Position, mv: Move) -> Vec<String> {
    let role = san::role_of(position, mv);
    let (file, rank) = (mv.from.file().to_char(), mv.from.rank().to_char());
    let capture = position.captured(mv).is_some();
    let mut texts = product(&[
        pieces(role),
        vec![
            String::new(),
            file.to_string(),
            rank.to_string(),
            mv.from.to_string(),
        ],
        words(if capture {
            &["", "x", ":", "×", "-"]
        } else {
            &["", "-"]
        }),
        vec![mv.to.to_string()],
        promotions(mv),
        words(if position.is_en_passant(mv) {
            &["", "ep", "e.p."]
        } else {
            &[""]
        }),
    ]);
    if let Some(side) = position.castling_side(mv) {
        texts.push(san::castling(side).to_owned());
        texts.push(san::castling(side).replace('O', "0"));
        let paths = position.castling_paths(mv);
        texts.extend(paths.map(|[(king, _), (rook, _)]| format!("{king}{rook}")));
    }
    texts
}

/// The letters of a piece. It needs none where its whole square is named.
fn pieces(role: Role) -> Vec<String> {
    let letters = [role.letter(), role.figurine(), filled_figurine(role)];
    let letters = letters.into_iter().map(String::from);
    letters.chain([String::new()]).collect()
}

const fn filled_figurine(role: Role) -> char {
    match role {
        Role::King => '♚',
        Role::Queen => '♛',
        Role::Rook => '♜',
        Role::Bishop => '♝',
        Role::Knight => '♞',
        Role::Pawn => '♟',
    }
}

fn promotions(mv: Move) -> Vec<String> {
    let Some(role) = mv.promotion else {
        return vec![String::new()];
    };
    let symbols = [role.letter(), role.figurine(), filled_figurine(role)];
    let forms = |symbol| {
        [
            format!("={symbol}"),
            format!("{symbol}"),
            format!("/{symbol}"),
            format!("({symbol})"),
        ]
    };
    symbols.into_iter().flat_map(forms).collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Every concatenation of one word from each list.
fn product(lists: &[Vec<String>]) -> Vec<String> {
    lists.iter().fold(vec![String::new()], |begun, list| {
        let longer = |text: &String| {
            let text = text.clone();
            list.iter().map(move |word| format!("{text}{word}"))
        };
        begun.iter().flat_map(longer).collect()
    })
}
