//! Hints: keys with what they do, in a line.

use crate::app::keys;
use crate::app::{Command, Hint, Library};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::words::Text;

/// The gap between two keys of a hint, in units.
const CAP_GAP: i32 = 4;

/// The gap between hints, in units.
pub(in crate::view) const HINT_GAP: i32 = 9;

impl View<'_> {
    /// The width of hints.
    pub fn hints_width(&self, hints: &[Hint], set: Type) -> i32 {
        self.width_of_hints(&self.hint_faces(hints), set)
    }

    fn width_of_hints(&self, faces: &[HintFace], set: Type) -> i32 {
        let width = |hint: &HintFace| {
            self.width(hint.does, set)
                + self.caps_width(&hint.caps)
                + self.unit(5)
                + self.unit(HINT_GAP)
        };
        faces.iter().map(width).sum()
    }

    /// Hints, ending at a point; a click gives the command. Returns the width taken.
    pub fn hints(&mut self, right: Point, hints: &[Hint], set: Type) -> i32 {
        self.hint_line(right, self.hint_faces(hints), set)
    }

    /// Commands with their keys and labels, like hints.
    pub fn labelled_keys(&mut self, right: Point, keys: &[(Text, Command)], set: Type) -> i32 {
        self.hint_line(right, self.labelled_faces(keys), set)
    }

    /// The width that they need.
    pub fn labelled_width(&self, keys: &[(Text, Command)], set: Type) -> i32 {
        self.width_of_hints(&self.labelled_faces(keys), set)
    }

    fn labelled_faces(&self, keys: &[(Text, Command)]) -> Vec<HintFace> {
        let hint = |(does, command): &(Text, Command)| HintFace {
            caps: self.caps_of(std::slice::from_ref(command)),
            does,
            command: Some(command.clone()),
        };
        let hints = keys.iter().map(hint);
        hints.filter(|hint| !hint.caps.is_empty()).collect()
    }

    fn hint_line(&mut self, right: Point, hints: Vec<HintFace>, set: Type) -> i32 {
        let mut x = right.x;
        for hint in hints.into_iter().rev() {
            let at = Point::new(x, right.y);
            x -= self.text(at, Align::Right, hint.does, set) + self.unit(5);
            x -= self.caps_width(&hint.caps);
            let mut cap_at = Point::new(x, right.y);
            for cap in &hint.caps {
                cap_at.x += self.plain_cap(cap_at, cap) + self.unit(CAP_GAP);
            }
            if let Some(command) = hint.command {
                let height = self.unit(34);
                let area = Rect::new(x, right.y - height / 2, at.x - x, height);
                self.scene.add_zone(area, Zone::Do(command));
            }
            x -= self.unit(HINT_GAP);
        }
        right.x - x
    }

    /// The keys of commands on this screen.
    fn caps_of(&self, commands: &[Command]) -> Vec<String> {
        let caps = commands
            .iter()
            .map(|command| self.words.cap(keys::cap_of(self.app, command)));
        caps.filter(|cap| !cap.is_empty()).collect()
    }

    fn caps_width(&self, caps: &[String]) -> i32 {
        let widths: i32 = caps.iter().map(|cap| self.cap_width(cap)).sum();
        widths + (caps.len() as i32 - 1).max(0) * self.unit(CAP_GAP)
    }

    /// The hints whose keys work here.
    fn hint_faces(&self, hints: &[Hint]) -> Vec<HintFace> {
        let face = |&hint: &Hint| {
            let commands = hint.commands();
            let caps = self.caps_of(&commands);
            // The keys of a comment do the same, other keys of a hint do not.
            let is_one = commands.len() == 1 || hint == Hint::KeepComment;
            let command = commands.into_iter().next().filter(|_| is_one);
            let does = self.words.hint(hint);
            (!caps.is_empty()).then_some(HintFace {
                caps,
                does,
                command,
            })
        };
        // In the search line, Esc only leaves it.
        let library = self.app.library().filter(|_| self.app.review().is_none());
        let is_searching = library.is_some_and(Library::is_searching);
        let works = |hint: &&Hint| !(is_searching && **hint == Hint::StopReading);
        hints.iter().filter(works).filter_map(face).collect()
    }
}

/// The content of a hint.
struct HintFace {
    caps: Vec<String>,
    does: &'static str,
    /// The command of a click.
    command: Option<Command>,
}
