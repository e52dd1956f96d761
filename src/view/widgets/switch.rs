//! Switches with their labels.

use crate::app::Command;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The size of a switch, and the distance of its knob from the edge, in units.
const SWITCH: (i32, i32) = (44, 24);
const KNOB_EDGE: i32 = 3;

impl View<'_> {
    /// The lines of a label beside a switch.
    pub fn switch_label(&self, label: &str, width: i32) -> Vec<String> {
        let room = width - self.unit(SWITCH.0 + 16);
        let em = self.unit(15);
        self.fonts.wrap(Face::Regular, label, em, room)
    }

    /// A switch at the right of its label; a click on either does the command. Returns the area of the switch alone.
    pub fn labelled_switch(
        &mut self,
        area: Rect,
        label: &str,
        is_on: bool,
        command: Command,
    ) -> Rect {
        let set = self.set(Face::Regular, 15, self.theme.text);
        let lines = self.switch_label(label, area.w);
        self.text_lines(area, Align::Left, &lines, set, self.unit(20));
        let at = self.plain_switch(area, is_on);
        self.scene.add_zone(area, Zone::Do(command));
        at
    }

    pub fn switch_width(&self) -> i32 {
        self.unit(SWITCH.0)
    }

    /// A switch at the right of an area. Returns its own area.
    pub fn plain_switch(&mut self, area: Rect, is_on: bool) -> Rect {
        let (width, height) = (self.switch_width(), self.unit(SWITCH.1));
        let at = Rect::new(
            area.right() - width,
            area.center().y - height / 2,
            width,
            height,
        );
        self.switch_body(at, is_on);
        at
    }

    fn switch_body(&mut self, area: Rect, is_on: bool) {
        let edge = self.unit(KNOB_EDGE);
        let side = area.h - 2 * edge;
        let (ground, line, x, knob) = if is_on {
            let x = area.right() - edge - side;
            (self.theme.good, self.theme.good, x, self.theme.on_mark)
        } else {
            (
                self.theme.key_cap,
                self.theme.dim_text,
                area.x + edge,
                self.theme.dim_text,
            )
        };
        let border = self.edge(line);
        self.scene.bordered(area, area.h / 2, ground, border);
        let knob_area = Rect::new(x, area.y + edge, side, side);
        self.scene.rounded(knob_area, side / 2, knob);
    }
}
