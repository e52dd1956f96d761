//! What the text of a move says, regardless of the position.
//!
//! It is parsed byte by byte: nearly all moves are ASCII, and files hold millions of them.

use crate::rules::{CastlingSide, Color, File, Move, Position, Rank, Role, Square, SquareSet};

/// What a text says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pattern {
    /// Castling, as `O-O` or `O-O-O`.
    Castling(CastlingSide),
    /// The move of a piece to a square.
    Piece(PieceMove),
}

/// What a text says about the move of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceMove {
    /// The role, where the text has a letter for it.
    pub(super) role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    capture: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    pub(super) en_passant: bool,
}

impl Pattern {
    /// Parses the text of a move; `None` if it is not one.
    pub(super) fn parse(text: &[u8]) -> Option<Pattern> {
        let text = without_marks(text);
        match castling_side(text) {
            Some(side) => Some(Pattern::Castling(side)),
            None => PieceMove::parse(text).map(Pattern::Piece),
        }
    }
}

impl PieceMove {
    /// Reads backwards: the last parts are always there, the first ones may be missing.
    fn parse(text: &[u8]) -> Option<PieceMove> {
        let (rest, en_passant) = match without_en_passant(text) {
            Some(rest) => (without_marks(rest), true),
            None => (text, false),
        };
        let (mut rest, promotion) = split_promotion(rest);
        let to_rank = take_last(&mut rest, Rank::from_char)?;
        let to_file = take_last(&mut rest, File::from_char)?;
        let hyphen = take_last(&mut rest, |c| {
            matches!(c, '-' | 'x' | ':' | '×').then_some(c)
        });
        let rank = take_last(&mut rest, Rank::from_char);
        let file = take_last(&mut rest, File::from_char);
        let role = match rest {
            [] => None,
            [letter] => Some(role_of_symbol(char::from(*letter))?),
            figurine => Some(read_role(figurine)?),
        };
        if hyphen == Some('-') && (file.is_none() || rank.is_none()) {
            return None;
        }
        Some(PieceMove {
            role,
            file,
            rank,
            capture: en_passant || hyphen.is_some_and(|c| c != '-'),
            to: Square::new(to_file, to_rank),
            promotion,
            en_passant,
        })
    }

    /// The role that moves; `None` if the text names a square without such a piece of the side to move.
    #[inline]
    pub(super) fn role_in(&self, position: &Position) -> Option<Role> {
        let Some(start) = self.start() else {
            return Some(self.role.unwrap_or(Role::Pawn));
        };
        let piece = position.board().get(start);
        let own = piece.filter(|piece| piece.color() == position.turn())?;
        let is_meant = self.role.is_none_or(|role| role == own.role());
        is_meant.then_some(own.role())
    }

    /// Whether the text has a promotion exactly if it needs one: for a pawn that reaches the last rank.
    #[inline]
    pub(super) fn promotes_as(&self, role: Role, color: Color) -> bool {
        let promotes = role == Role::Pawn && self.to.rank() == color.promotion_rank();
        match self.promotion {
            Some(promotion) => promotes && Role::PROMOTIONS.contains(&promotion),
            None => !promotes,
        }
    }

    /// The start squares of a piece of this role that fit the text.
    #[inline]
    pub(super) fn starts(&self, role: Role) -> SquareSet {
        let file = self.file_for(role).map(SquareSet::of_file);
        let rank = self.rank.map(SquareSet::of_rank);
        file.unwrap_or(SquareSet::FULL) & rank.unwrap_or(SquareSet::FULL)
    }

    /// The move of the piece on a square.
    pub(super) fn from(&self, from: Square) -> Move {
        Move {
            from,
            to: self.to,
            promotion: self.promotion,
        }
    }

    /// Whether the text is right about captures in a legal move with its squares.
    #[inline]
    pub(super) fn captures_match(&self, position: &Position, mv: Move) -> bool {
        (!self.capture || position.captured(mv).is_some())
            && (!self.en_passant || position.is_en_passant(mv))
    }

    /// Whether the text can mean a king's castling move.
    pub(super) fn fits_castling(&self, mv: Move) -> bool {
        mv.to == self.to
            && !self.capture
            && self.promotion.is_none()
            && self.starts(Role::King).contains(mv.from)
    }

    /// Whether the text can mean a piece of this role on this square. Without a letter it means a
    /// pawn, unless it names the whole square.
    pub(super) fn fits_piece(&self, role: Role, from: Square) -> bool {
        let role_fits = match self.role {
            Some(wanted) => role == wanted,
            None => role == Role::Pawn || self.start().is_some(),
        };
        role_fits
            && self.file_for(role).is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }

    /// The file from which a piece of this role moves, as far as the text says. A pawn that does not
    /// capture stays on its file: `d5` cannot mean `exd5`.
    fn file_for(&self, role: Role) -> Option<File> {
        let stays = role == Role::Pawn && !self.capture;
        self.file.or(stays.then_some(self.to.file()))
    }

    /// The start square, where the text names it in full.
    pub(super) fn start(&self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }
}

/// The text without trailing marks: check, mate and annotation (`+`, `#`, `!`, `?`).
pub(super) fn without_marks(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    text
}

fn without_en_passant(text: &[u8]) -> Option<&[u8]> {
    match text {
        [rest @ .., b'e', b'.', b'p', b'.'] | [rest @ .., b'e', b'p'] => Some(rest),
        _ => None,
    }
}

fn castling_side(text: &[u8]) -> Option<CastlingSide> {
    let is_o = |symbol: &u8| matches!(symbol, b'O' | b'0' | b'o');
    match text {
        [a, b'-', b] if is_o(a) && is_o(b) => Some(CastlingSide::King),
        [a, b'-', b, b'-', c] if is_o(a) && is_o(b) && is_o(c) => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Splits off the promotion: `Q`, `=Q`, `/Q` or `(Q)`, in either case, or with a figurine.
fn split_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    let (mut rest, bracketed) = match text {
        // Nearly always the text ends with the square.
        [.., b'1'..=b'8'] => return (text, None),
        [inner @ .., b')'] => (inner, true),
        _ => (text, false),
    };
    let role = take_role(&mut rest);
    let before = match (bracketed, rest) {
        (true, [before @ .., b'(']) | (false, [before @ .., b'=' | b'/']) => Some(before),
        (true, _) => None,
        (false, _) => Some(rest),
    };
    match (before, role) {
        (Some(before), Some(_)) => (before, role),
        _ => (text, None),
    }
}

/// The role with this figurine.
fn read_role(mut text: &[u8]) -> Option<Role> {
    let role = take_role(&mut text);
    role.filter(|_| text.is_empty())
}

/// Takes the last letter or figurine off a text.
fn take_role(text: &mut &[u8]) -> Option<Role> {
    // It may follow a figurine, to select its text form instead of an emoji.
    const TEXT_STYLE: char = '\u{fe0e}';
    let mut rest = *text;
    while take_last(&mut rest, |c| (c == TEXT_STYLE).then_some(())).is_some() {}
    let role = take_last(&mut rest, role_of_symbol)?;
    *text = rest;
    Some(role)
}

/// The role with this letter, or this figurine of either side. Lowercase letters are accepted, but `b`
/// is a file.
fn role_of_symbol(symbol: char) -> Option<Role> {
    match symbol {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        letter => Role::from_letter(letter.to_ascii_uppercase()),
    }
}

/// Takes the last character off a text if it can be read as something.
#[inline]
fn take_last<T>(text: &mut &[u8], read: impl Fn(char) -> Option<T>) -> Option<T> {
    let (symbol, rest) = match *text {
        [rest @ .., symbol] if symbol.is_ascii() => (char::from(*symbol), rest),
        _ => split_last_wide(text)?,
    };
    let value = read(symbol)?;
    *text = rest;
    Some(value)
}

/// Splits off a last character that is not ASCII.
fn split_last_wide(text: &[u8]) -> Option<(char, &[u8])> {
    let is_first = |byte: &u8| !matches!(byte, 0x80..0xC0);
    let start = text.iter().rposition(is_first)?;
    let (rest, symbol) = text.split_at(start);
    let symbol = std::str::from_utf8(symbol).ok()?.chars().next()?;
    Some((symbol, rest))
}
