//! The board editor: its board, its palette and the other fields of its form.

use crate::app::{Command, Editor, FieldId, FormCommand, Tool};
use crate::view::View;
use crate::view::board::game::GHOST;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::shape::{Border, Look};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;

/// The number of rows of the palette.
const ROWS: i32 = 2;

/// The greatest side of a tool in the palette, in units.
const LARGEST_TOOL: i32 = 54;

impl View<'_> {
    pub fn editor_board(&mut self, editor: &Editor) {
        self.diagram().squares();
        if let Ok(position) = editor.position() {
            self.diagram().mark_check(&position);
        }
        self.board_edge();
        let from = editor.held.and_then(|(_, from)| from);
        let board = &editor.setup.board;
        self.diagram().pieces(board, from.into_iter().collect());
        if let (Some((piece, _)), Some(from)) = (editor.held, from) {
            let home = self.grid().area_of(from);
            self.diagram().piece(home, piece, GHOST);
        }
        if editor.form.focus == FieldId::Squares {
            self.cursor_on(editor.cursor);
        }
        let zone = Zone::Board {
            flipped: self.is_flipped(),
        };
        self.scene.add_zone(self.layout.board, zone);
    }

    /// The dragged piece, on top of everything.
    pub fn held_piece(&mut self) {
        let held = self.app.editor().and_then(|editor| editor.held);
        if let (Some((piece, _)), Some(at)) = (held, self.pointer) {
            let area = Rect::around(at, self.layout.square_side());
            self.diagram().piece(area, piece, 255);
        }
    }

    /// The height of the pieces to choose from.
    pub fn palette_height(&self, count: usize, width: i32) -> i32 {
        let columns = (count as i32 / ROWS).max(1);
        ROWS * (width / columns).min(self.unit(LARGEST_TOOL))
    }

    /// A box with a tick if the switch is on, and its label.
    pub fn toggle(&mut self, area: Rect, id: FieldId, label: &str, on: bool, focused: bool) {
        if focused {
            self.outline_focus(area, self.unit(8));
        }
        let is_pointed_at = self.is_pointed_at(area);
        let side = self.unit(18);
        let left = area.x + self.unit(7);
        let square = Rect::new(left, area.center().y - side / 2, side, side);
        let (ground, edge) = match (on, is_pointed_at) {
            (true, _) => (self.theme.bright_text, self.theme.bright_text),
            (false, true) => (self.theme.button_hover, self.theme.dim_text),
            (false, false) => (self.theme.key_cap, self.theme.dim_text),
        };
        let border = self.edge(edge);
        self.scene.bordered(square, self.unit(4), ground, border);
        if on {
            self.symbol(square, &TICK, self.theme.panel);
        }
        let set = self.set(Face::Regular, 14, self.theme.text);
        let x = square.right() + self.unit(6);
        self.fitted(Point::new(x, area.center().y), label, set, area.right() - x);
        let command = Command::Form(FormCommand::Choose(id, usize::from(!on)));
        self.scene.add_zone(area, Zone::Do(command));
    }

    pub fn form_button(&mut self, area: Rect, label: &str, command: &Command, focused: bool) {
        let face = ButtonFace::plain(label, command.clone());
        self.button(area, &face);
        if focused {
            self.outline_focus(area, self.unit(8));
        }
    }

    pub fn palette(&mut self, area: Rect, id: FieldId, chosen: usize, focused: bool) {
        let border = self.focus_border(focused);
        let radius = self.unit(8);
        // Pieces of both colours stand out against the colours of the board.
        self.scene
            .bordered(area, radius, self.colors.dark_square, border);
        let mut rows = area;
        let height = area.h / ROWS;
        let (upper, lower) = (rows.cut_top(height), rows);
        let columns = Tool::ALL.len() as i32 / ROWS;
        let cells = upper.columns(columns, 0).chain(lower.columns(columns, 0));
        for (number, (tool, cell)) in Tool::ALL.into_iter().zip(cells).enumerate() {
            self.tool_ground(area, cell, border, number == chosen);
            self.tool(cell, tool);
            let command = Command::Form(FormCommand::Choose(id, number));
            self.scene.add_zone(cell, Zone::Do(command));
        }
    }

    fn tool_ground(&mut self, area: Rect, cell: Rect, border: Border, chosen: bool) {
        let color = match (chosen, self.is_pointed_at(cell)) {
            (true, _) => self.colors.light_square,
            (false, true) => self.colors.light_square.alpha(110),
            (false, false) => return,
        };
        // Keeps the rounded corners of the whole widget.
        let radius = (self.unit(8) - border.width).max(0);
        let outer = self.scene.begin_clip(cell);
        self.scene.rounded(area.shrunk(border.width), radius, color);
        self.scene.end_clip(outer);
    }

    fn tool(&mut self, cell: Rect, tool: Tool) {
        let side = cell.w.min(cell.h);
        let square = Rect::around(cell.center(), side);
        match tool {
            Tool::Piece(piece) => self
                .scene
                .piece(square, self.app.settings.pieces, piece, 255),
            Tool::Hand => self.symbol(square, &ARROW, BLACK),
            Tool::Eraser => self.symbol(square, &CROSS, BLACK),
        }
    }

    /// An icon with its corners in hundredths of the square.
    fn symbol(&mut self, square: Rect, corners: &[(i32, i32)], color: Rgba) {
        let part = |share: i32| share * square.w / 100;
        let corners = corners.iter().map(|&(x, y)| Point::new(part(x), part(y)));
        let look = Look::Polygon {
            corners: corners.collect(),
            color,
        };
        self.scene.add(square, look);
    }
}

/// Symbols on the colours of the board.
const BLACK: Rgba = Rgba::hex(0x191714);

/// The tick of a switch.
const TICK: [(i32, i32); 6] = [(20, 52), (30, 42), (43, 56), (71, 24), (81, 34), (44, 77)];

/// The icon of the hand tool.
const ARROW: [(i32, i32); 7] = [
    (36, 20),
    (36, 72),
    (48, 61),
    (57, 80),
    (66, 76),
    (57, 57),
    (72, 56),
];

/// The icon of the eraser.
const CROSS: [(i32, i32); 12] = [
    (31, 24),
    (50, 43),
    (69, 24),
    (76, 31),
    (57, 50),
    (76, 69),
    (69, 76),
    (50, 57),
    (31, 76),
    (24, 69),
    (43, 50),
    (24, 31),
];
