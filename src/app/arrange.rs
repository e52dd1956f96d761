//! The hand and its tools on the board of the editor.

use super::cursor::Direction;
use super::form::FieldId;
use super::setup::Editor;
use crate::rules::{Board, CastlingRights, Piece, Position, Setup, Square};

/// What the pointer does on the board of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Drags pieces.
    Hand,
    /// Takes pieces away.
    Eraser,
    /// Puts this piece.
    Piece(Piece),
}

impl Tool {
    /// All of them, in two rows of seven.
    pub const ALL: [Tool; 14] = {
        use Piece::*;
        [
            Tool::Hand,
            Tool::Piece(WhiteKing),
            Tool::Piece(WhiteQueen),
            Tool::Piece(WhiteRook),
            Tool::Piece(WhiteBishop),
            Tool::Piece(WhiteKnight),
            Tool::Piece(WhitePawn),
            Tool::Eraser,
            Tool::Piece(BlackKing),
            Tool::Piece(BlackQueen),
            Tool::Piece(BlackRook),
            Tool::Piece(BlackBishop),
            Tool::Piece(BlackKnight),
            Tool::Piece(BlackPawn),
        ]
    };
}

/// Something done on the board of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrange {
    /// The tool goes down on a square. A piece put where it stands already takes it away.
    Begin(Square),
    /// The tool goes on over another square, to do the same there.
    Over(Square),
    /// The piece on a square is lifted and follows the pointer.
    Lift(Square),
    /// A piece of the palette follows the pointer.
    Take(Piece),
    /// What follows the pointer is let go over a square, or outside the board: then it is gone.
    Drop(Option<Square>),
    /// What follows the pointer goes back to where it was.
    PutBack,
    /// What stands on a square is taken away.
    Erase(Square),
    /// The cursor goes to the next square.
    Step(Direction),
    /// The tool is used under the cursor.
    Use,
    /// A piece is put under the cursor, or what stands there is taken away.
    Put(Option<Piece>),
    /// All pieces are taken away.
    Empty,
    /// The start of a game is set up.
    Initial,
}

impl Arrange {
    /// Whether a key that is held down gives it again and again.
    pub(super) fn repeats(self) -> bool {
        matches!(self, Arrange::Step(..))
    }
}

impl Editor {
    /// What the pointer does on the board.
    pub fn tool(&self) -> Tool {
        let chosen = self.form.chosen(FieldId::Palette);
        let tool = chosen.and_then(|number| Tool::ALL.get(number));
        tool.copied().unwrap_or(Tool::Hand)
    }

    /// Does something on the board, which is seen flipped or not.
    pub fn arrange(&mut self, act: Arrange, flipped: bool) {
        match act {
            Arrange::Begin(square) => self.begin(square),
            Arrange::Over(square) => self.put(square, self.stroke),
            Arrange::Lift(square) => {
                let piece = self.setup.board.get(square);
                self.held = piece.map(|piece| (piece, Some(square)));
            }
            Arrange::Take(piece) => self.held = Some((piece, None)),
            Arrange::Drop(target) => self.drop_on(target),
            Arrange::PutBack => self.held = None,
            Arrange::Erase(square) => self.put(square, None),
            Arrange::Step(direction) => self.cursor = direction.from(self.cursor, flipped),
            Arrange::Use => self.begin(self.cursor),
            Arrange::Put(piece) => self.put(self.cursor, piece),
            Arrange::Empty => self.set_up(Setup {
                board: Board::EMPTY,
                castling: CastlingRights::NONE,
                ..Setup::from(&Position::initial())
            }),
            Arrange::Initial => self.set_up(Setup::from(&Position::initial())),
        }
    }

    fn begin(&mut self, square: Square) {
        self.form.focus_on(FieldId::Squares);
        self.cursor = square;
        self.stroke = match self.tool() {
            Tool::Hand => return,
            Tool::Eraser => None,
            Tool::Piece(piece) => {
                Some(piece).filter(|_| self.setup.board.get(square) != Some(piece))
            }
        };
        self.put(square, self.stroke);
    }

    fn drop_on(&mut self, target: Option<Square>) {
        let Some((piece, from)) = self.held.take() else {
            return;
        };
        if let Some(from) = from {
            self.setup.board.set(from, None);
        }
        if let Some(target) = target {
            self.setup.board.set(target, Some(piece));
            self.cursor = target;
        }
        self.changed();
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        if self.setup.board.get(square) != piece {
            self.setup.board.set(square, piece);
            self.changed();
        }
    }
}
