//! Turns pointer events on the board editor into commands.

use super::event::{Button, Event};
use super::pointer::Pointer;
use super::press::Press;
use super::under_pointer::square_at;
use crate::app::{App, Command, Dialog, EditorCommand};
use crate::view::editor::grip::Grip;
use crate::view::scene::geometry::Point;
use crate::view::scene::picture::Scene;

impl Pointer {
    /// The commands of an event on the board or the palette of the board editor; `None` if it is about
    /// something else.
    pub(super) fn editor_commands(
        &mut self,
        event: Event,
        scene: &Scene,
        app: &App,
    ) -> Option<Vec<Command>> {
        let Some(Dialog::Editor(editor)) = app.dialog() else {
            return None;
        };
        let act = match event {
            Event::Pressed(Button::Left, at) => {
                let (grip, act) = Grip::pressed(at, scene, editor.tool())?;
                self.at = Some(at);
                self.press = Some(Press::Editor(grip));
                act
            }
            Event::Pressed(Button::Right, at) if !self.is_dragging() => {
                self.at = Some(at);
                Some(EditorCommand::Erase(square_at(at, scene)?))
            }
            Event::Moved(at) => {
                let Some(Press::Editor(grip)) = &mut self.press else {
                    return None;
                };
                self.at = Some(at);
                grip.moved(at, scene)
            }
            Event::Released(Button::Left, at) => return self.release_grip(at, scene),
            _ => return None,
        };
        Some(act.map(Command::Editor).into_iter().collect())
    }

    fn release_grip(&mut self, at: Point, scene: &Scene) -> Option<Vec<Command>> {
        let Some(Press::Editor(grip)) = self.press.clone() else {
            return None;
        };
        let came_back = self.is_false_release(at);
        self.at = Some(at);
        if came_back {
            return Some(Vec::new());
        }
        self.press = None;
        Some(grip.released(at, scene).into_iter().collect())
    }
}
