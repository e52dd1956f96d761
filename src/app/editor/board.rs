//! Editing on the editor's board.

use super::command::EditorCommand;
use super::setup::Editor;
use super::tool::Tool;
use crate::app::forms::FieldId;
use crate::rules::{Board, CastlingRights, Piece, Position, Setup, Square};

impl Editor {
    /// The selected tool.
    pub fn tool(&self) -> Tool {
        let chosen = self.form.chosen(FieldId::Palette);
        let tool = chosen.and_then(|number| Tool::ALL.get(number));
        tool.copied().unwrap_or(Tool::Hand)
    }

    /// Applies a command to the board, which is seen flipped or not.
    pub(in crate::app) fn update(&mut self, command: EditorCommand, flipped: bool) {
        match command {
            EditorCommand::Begin(square) => self.begin(square),
            EditorCommand::Over(square) => self.put(square, self.stroke),
            EditorCommand::Lift(square) => {
                let piece = self.setup.board.get(square);
                self.held = piece.map(|piece| (piece, Some(square)));
            }
            EditorCommand::Take(piece) => self.held = Some((piece, None)),
            EditorCommand::Drop(target) => self.drop_on(target),
            EditorCommand::PutBack => self.held = None,
            EditorCommand::Erase(square) => self.put(square, None),
            EditorCommand::Step(direction) => self.cursor = direction.from(self.cursor, flipped),
            EditorCommand::Use => self.begin(self.cursor),
            EditorCommand::Put(piece) => self.put(self.cursor, piece),
            EditorCommand::Empty => self.set_up(Setup {
                board: Board::EMPTY,
                castling: CastlingRights::NONE,
                ..Setup::from(&Position::initial())
            }),
            // It leads elsewhere.
            EditorCommand::Analyse => {}
            EditorCommand::Initial => self.set_up(Setup::from(&Position::initial())),
        }
    }

    fn begin(&mut self, square: Square) {
        self.form.focus_on(FieldId::Squares);
        self.cursor = square;
        self.stroke = match self.tool() {
            Tool::Hand => return,
            Tool::Eraser => None,
            Tool::Piece(piece) => (self.setup.board.get(square) != Some(piece)).then_some(piece),
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
