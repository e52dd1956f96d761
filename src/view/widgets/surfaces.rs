//! Cards, edges and shadows.

use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::shape::{Border, Look};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;

impl View<'_> {
    /// A plain card in the panel. Only in the strong theme does it have an edge.
    pub fn card(&mut self, area: Rect, color: Rgba) {
        let radius = self.unit(8);
        if self.theme.is_strong {
            let edge = self.edge(self.theme.border);
            self.scene.bordered(area, radius, color, edge);
        } else {
            self.scene.rounded(area, radius, color);
        }
    }

    /// The edge that areas have only in the strong theme, over what covers it.
    pub fn strong_edge(&mut self, area: Rect, radius: i32) {
        if self.theme.is_strong {
            let edge = self.edge(self.theme.border);
            self.outline(area, radius, edge);
        }
    }

    /// The edge of a control in this colour.
    pub fn edge(&self, color: Rgba) -> Border {
        let width = self.edge_width(1);
        Border { width, color }
    }

    /// The width of an edge, of which the usual one is 1.
    pub fn edge_width(&self, width: i32) -> i32 {
        self.unit(if self.theme.is_strong {
            2 * width
        } else {
            width
        })
    }

    /// A card on top of the rest, which blocks clicks.
    pub fn raised_card(&mut self, area: Rect) {
        let radius = self.unit(12);
        self.shadow(area, radius);
        let border = self.edge(self.theme.border);
        self.scene.bordered(area, radius, self.theme.panel, border);
        self.scene.add_zone(area, Zone::Nothing);
    }

    /// A dashed line around an area, with round corners.
    pub fn dashed_card(&mut self, area: Rect, border: Border) {
        let (radius, Border { width, color }) = (self.unit(8), border);
        let corners = [
            (area.x, area.y),
            (area.right() - radius, area.y),
            (area.x, area.bottom() - radius),
            (area.right() - radius, area.bottom() - radius),
        ];
        for (x, y) in corners {
            let corner = Rect::new(x, y, radius, radius);
            let outer = self.scene.begin_clip(corner);
            self.outline(area, radius, border);
            self.scene.end_clip(outer);
        }
        let dash = self.unit(6).max(2);
        for (from, length) in dashes(area.w - 2 * radius, dash) {
            for y in [area.y, area.bottom() - width] {
                let line = Rect::new(area.x + radius + from, y, length, width);
                self.scene.plain(line, color);
            }
        }
        for (from, length) in dashes(area.h - 2 * radius, dash) {
            for x in [area.x, area.right() - width] {
                let line = Rect::new(x, area.y + radius + from, width, length);
                self.scene.plain(line, color);
            }
        }
    }

    /// A dashed line around an area.
    pub fn dashed(&mut self, area: Rect, width: i32, color: Rgba) {
        let dash = self.unit(6).max(2);
        let step = 2 * dash;
        for from in (0..area.w).step_by(step as usize) {
            let w = dash.min(area.w - from);
            for y in [area.y, area.bottom() - width] {
                let line = Rect::new(area.x + from, y, w, width);
                self.scene.plain(line, color);
            }
        }
        for from in (0..area.h).step_by(step as usize) {
            let h = dash.min(area.h - from);
            for x in [area.x, area.right() - width] {
                let line = Rect::new(x, area.y + from, width, h);
                self.scene.plain(line, color);
            }
        }
    }

    /// The soft shadow of something on top of the rest.
    pub fn shadow(&mut self, area: Rect, radius: i32) {
        let blur = self.unit(24);
        let look = Look::Shadow {
            radius,
            blur,
            color: self.theme.shadow,
        };
        let below = Rect {
            y: area.y + self.unit(6),
            ..area
        };
        self.scene.add(below.shrunk(-blur), look);
    }
}

/// The starts and lengths of dashes in a line between two corners: it begins and ends with a gap of about their length.
fn dashes(length: i32, dash: i32) -> impl Iterator<Item = (i32, i32)> {
    let count = (length / dash.max(1) - 1).max(0) / 2;
    let parts = 2 * count + 1;
    let at = move |part: i32| length * part / parts.max(1);
    (0..count).map(move |number| {
        let from = at(2 * number + 1);
        (from, at(2 * number + 2) - from)
    })
}
