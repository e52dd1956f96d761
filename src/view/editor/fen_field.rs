//! The FEN of a position being set up, which can be read in full on several lines.

use crate::app::{FieldId, TextField};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The height of a line, and the distances from the edges, in units.
const LINE: i32 = 18;
const SIDE: i32 = 12;
const TOP: i32 = 7;

impl View<'_> {
    /// The height of the field, whose text takes at least two lines in most windows.
    pub fn fen_height(&self, text: &TextField, width: i32) -> i32 {
        let lines = self.fen_lines(text.text(), width).len() as i32;
        self.unit(2 * TOP) + lines.max(2) * self.unit(LINE)
    }

    /// The field without the focus.
    pub fn fen_field(&mut self, area: Rect, text: &TextField) {
        self.control_ground(area, self.theme.key_cap, false);
        let set = self.fen_type();
        let lines = self.fen_lines(text.text(), area.w);
        let room = area.inset(self.unit(SIDE), 0);
        self.text_lines(room, Align::Left, &lines, set, self.unit(LINE));
        // A click begins to edit the text, which is on one line then.
        let ends = self.fonts.ends(set.face, text.text(), set.em);
        let ends = ends.map(|(place, reach)| (place, room.x + reach.ceil() as i32));
        let stops = [(0, room.x)].into_iter().chain(ends).collect();
        let id = FieldId::Fen;
        self.scene.add_zone(area, Zone::Text { id, stops });
    }

    fn fen_type(&self) -> Type {
        self.set(Face::Regular, 13, self.theme.text)
    }

    /// The text on lines that fit a field of this width, broken behind a rank or a blank, or else anywhere.
    fn fen_lines(&self, text: &str, width: i32) -> Vec<String> {
        let set = self.fen_type();
        let room = width - self.unit(2 * SIDE);
        let fits = |text: &str| self.width(text, set) <= room;
        let mut lines = vec![String::new()];
        for part in text.split_inclusive(['/', ' ']) {
            let Some(line) = lines.last_mut() else {
                break;
            };
            if line.is_empty() || fits(&format!("{line}{}", part.trim_end())) {
                line.push_str(part)
            } else {
                lines.push(part.to_string())
            }
        }
        lines.truncate(MOST_LINES);
        let fit = |line: String| self.cut(line.trim_end(), set, room);
        lines.into_iter().map(fit).collect()
    }
}

/// A pasted text may be of any length; a FEN takes at most four lines in the narrowest panel.
const MOST_LINES: usize = 5;
