//! Drags with the left button in the board editor.

use crate::app::{Command, EditorCommand, FieldId, FormCommand, Tool};
use crate::rules::Square;
use crate::view::input::event::DRAG_BEGINS;
use crate::view::input::under_pointer::{command_at, square_at};
use crate::view::scene::geometry::Point;
use crate::view::scene::picture::Scene;

/// What the left button is doing in the board editor.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::view) enum Grip {
    /// Dragging a tool over the board, last over this square.
    Stroke(Square),
    /// Pressing on a piece of the board or the palette at a point, and dragging it once `lifted`.
    Piece {
        from: Source,
        at: Point,
        lifted: bool,
    },
}

/// Where a dragged piece comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) enum Source {
    /// A square of the board.
    Square(Square),
    /// A tool of the palette, by its index.
    Palette(usize),
}

impl Grip {
    /// Handles a press of the left button. Returns what it holds, and a command.
    pub(in crate::view) fn pressed(
        at: Point,
        scene: &Scene,
        tool: Tool,
    ) -> Option<(Grip, Option<EditorCommand>)> {
        let piece = |from| Grip::Piece {
            from,
            at,
            lifted: false,
        };
        if let Some(square) = square_at(at, scene) {
            let grip = match tool {
                Tool::Hand => piece(Source::Square(square)),
                Tool::Eraser | Tool::Piece(_) => Grip::Stroke(square),
            };
            return Some((grip, Some(EditorCommand::Begin(square))));
        }
        match command_at(at, scene)? {
            Command::Form(FormCommand::Choose(FieldId::Palette, number)) => {
                Some((piece(Source::Palette(number)), None))
            }
            _ => None,
        }
    }

    /// Handles a move of the pointer.
    pub(in crate::view) fn moved(&mut self, now_at: Point, scene: &Scene) -> Option<EditorCommand> {
        match self {
            Grip::Stroke(last) => {
                let square = square_at(now_at, scene).filter(|square| square != last)?;
                *last = square;
                Some(EditorCommand::Over(square))
            }
            Grip::Piece { from, at, lifted } if !*lifted && !at.is_near(now_at, DRAG_BEGINS) => {
                *lifted = true;
                from.lift()
            }
            Grip::Piece { .. } => None,
        }
    }

    /// Handles the release of the button.
    pub(in crate::view) fn released(self, at: Point, scene: &Scene) -> Option<Command> {
        match self {
            Grip::Piece { lifted: true, .. } => {
                Some(Command::Editor(EditorCommand::Drop(square_at(at, scene))))
            }
            Grip::Piece {
                from: Source::Palette(number),
                ..
            } => {
                let choice = Command::Form(FormCommand::Choose(FieldId::Palette, number));
                Some(choice).filter(|choice| command_at(at, scene).as_ref() == Some(choice))
            }
            Grip::Piece { .. } | Grip::Stroke(_) => None,
        }
    }

    /// Whether a piece is being dragged.
    pub(in crate::view) fn is_lifted(&self) -> bool {
        matches!(self, Grip::Piece { lifted: true, .. })
    }
}

impl Source {
    /// The command that lifts the piece; none for a tool that is not a piece.
    fn lift(self) -> Option<EditorCommand> {
        match self {
            Source::Square(square) => Some(EditorCommand::Lift(square)),
            Source::Palette(number) => match Tool::ALL.get(number) {
                Some(&Tool::Piece(piece)) => Some(EditorCommand::Take(piece)),
                _ => None,
            },
        }
    }
}
