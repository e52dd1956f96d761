//! The pointer in the board editor.

use super::geometry::Point;
use super::input::{Button, DRAG_BEGINS, Event, Pointer, Press, command_at, square_at};
use super::scene::Scene;
use crate::app::{App, Arrange, Command, Dialog, FieldId, Tool};
use crate::rules::Square;

/// What the left button went down on in the board editor.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Grip {
    /// The tool goes over the board, and was last seen on this square.
    Stroke(Square),
    /// A piece on the board or in the palette, at a point; whether it follows the pointer by now.
    Piece {
        from: Source,
        at: Point,
        lifted: bool,
    },
}

/// Where a piece is taken from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Source {
    /// A square of the board.
    Square(Square),
    /// A place in the palette, counted from 0.
    Palette(usize),
}

impl Grip {
    pub(super) fn is_lifted(&self) -> bool {
        matches!(self, Grip::Piece { lifted: true, .. })
    }
}

impl Source {
    /// Lets the piece follow the pointer. A tool that is no piece stays where it is.
    fn lift(self) -> Option<Arrange> {
        match self {
            Source::Square(square) => Some(Arrange::Lift(square)),
            Source::Palette(number) => match Tool::ALL.get(number) {
                Some(&Tool::Piece(piece)) => Some(Arrange::Take(piece)),
                _ => None,
            },
        }
    }
}

impl Pointer {
    /// What an event means for the board and the palette of the board editor; nothing where it is about
    /// something else.
    pub(super) fn arrange(
        &mut self,
        event: Event,
        scene: &Scene,
        app: &App,
    ) -> Option<Vec<Command>> {
        let Some(Dialog::Editor(editor)) = app.dialog() else {
            return None;
        };
        let acts = match event {
            Event::Pressed(Button::Left, at) => {
                let (grip, act) = grip_at(at, scene, editor.tool())?;
                self.at = Some(at);
                self.press = Some(Press::Arrange(grip));
                act
            }
            Event::Pressed(Button::Right, at) if !self.is_dragging() => {
                self.at = Some(at);
                Some(Arrange::Erase(square_at(at, scene)?))
            }
            Event::Moved(at) => self.go_on(at, scene)?,
            Event::Released(Button::Left, at) => return self.release_grip(at, scene),
            _ => return None,
        };
        Some(acts.map(Command::Arrange).into_iter().collect())
    }

    /// The pointer moves with the button down.
    fn go_on(&mut self, now_at: Point, scene: &Scene) -> Option<Option<Arrange>> {
        let Some(Press::Arrange(grip)) = &mut self.press else {
            return None;
        };
        self.at = Some(now_at);
        let act = match grip {
            Grip::Stroke(last) => {
                let square = square_at(now_at, scene).filter(|square| square != last);
                square.map(|square| {
                    *last = square;
                    Arrange::Over(square)
                })
            }
            Grip::Piece { from, at, lifted } if !*lifted && !at.is_near(now_at, DRAG_BEGINS) => {
                *lifted = true;
                from.lift()
            }
            Grip::Piece { .. } => None,
        };
        Some(act)
    }

    fn release_grip(&mut self, at: Point, scene: &Scene) -> Option<Vec<Command>> {
        if !matches!(self.press, Some(Press::Arrange(_))) {
            return None;
        }
        let came_back = self.has_come_back(at);
        self.at = Some(at);
        if came_back {
            return Some(Vec::new());
        }
        let Some(Press::Arrange(grip)) = self.press.take() else {
            return None;
        };
        let command = match grip {
            Grip::Piece { lifted: true, .. } => {
                Some(Command::Arrange(Arrange::Drop(square_at(at, scene))))
            }
            Grip::Piece {
                from: Source::Palette(number),
                ..
            } => {
                let choice = Command::Choose(FieldId::Palette, number);
                Some(choice).filter(|choice| command_at(at, scene).as_ref() == Some(choice))
            }
            Grip::Piece { .. } | Grip::Stroke(_) => None,
        };
        Some(command.into_iter().collect())
    }
}

/// What the left button goes down on, and what that does by itself.
fn grip_at(at: Point, scene: &Scene, tool: Tool) -> Option<(Grip, Option<Arrange>)> {
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
        return Some((grip, Some(Arrange::Begin(square))));
    }
    match command_at(at, scene)? {
        Command::Choose(FieldId::Palette, number) => Some((piece(Source::Palette(number)), None)),
        _ => None,
    }
}
