//! The rows of the form for a new game that have a layout of their own.

mod board;
mod choices;
mod more;
mod odds;
mod players;
mod tiles;
mod times;

use crate::app::{Command, FieldId, Form, FormCommand, Label, Row, RowLook};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// Heights in units.
const TILE: i32 = 56;
const FLOW: i32 = 40;
const PILL: i32 = 28;
const FIELD: i32 = 44;
const PICTOGRAM: i32 = 80;
const TILES_LABEL: i32 = 24;
const LABEL: i32 = 28;
const NOTE: i32 = 22;

/// The height from which a panel without a board beside it has room for large tiles, and their heights, in units.
const HIGH_PANEL: i32 = 940;
const LARGE_TILE: i32 = 72;
const LARGE_PICTOGRAM: i32 = 128;

/// What is added to the gap below a group in such a panel, in units.
const MORE_GAP: i32 = 16;

/// The gap between tiles, in units.
const GAP: i32 = 8;

/// The room for a disc before a field, in units.
const DISC: i32 = 40;

impl View<'_> {
    /// The heights of the label and the content of a row with a layout of its own, and of the gap below them.
    pub(super) fn own_heights(&self, row: &Row, width: i32) -> Option<[i32; 3]> {
        let is_high = !self.layout.has_board() && self.layout.panel.h >= self.unit(HIGH_PANEL);
        let (tile, pictogram, more) = if is_high {
            (LARGE_TILE, LARGE_PICTOGRAM, MORE_GAP)
        } else {
            (TILE, PICTOGRAM, 0)
        };
        let heights = match row.look {
            RowLook::Usual | RowLook::EngineName | RowLook::Fact | RowLook::Question => {
                return None;
            }
            RowLook::Tiles => {
                let rows = self.tile_rows(row, width);
                [TILES_LABEL, rows * tile + (rows - 1) * GAP, 12 + more]
            }
            RowLook::Flow => {
                let rows = self.flow(row, width).len() as i32;
                [0, rows * FLOW + (rows - 1) * GAP, GAP]
            }
            RowLook::Segments => {
                let label = match self.segments_beside(row, width) {
                    Some(_) => 0,
                    None => LABEL,
                };
                [label, FIELD, GAP]
            }
            RowLook::Note => {
                let lines = self.note_lines(row, width).len() as i32;
                [0, lines * NOTE, 4]
            }
            RowLook::StageHead => [0, NOTE, 4],
            RowLook::Time(_) | RowLook::Stage(..) => [0, FIELD, GAP],
            RowLook::Sides => [GAP, FIELD, GAP],
            RowLook::Pills => [0, PILL, GAP],
            RowLook::Player(color) => {
                let rows = self.rows_of_player(width);
                let gap = match color {
                    Color::White => GAP,
                    Color::Black => 12 + more,
                };
                [0, rows * FIELD + (rows - 1) * GAP, gap]
            }
            RowLook::Pictograms => [LABEL, pictogram, 12 + more],
            RowLook::Odds if has_giver(row) => [PILL + GAP, FIELD, 16 + more],
            RowLook::Odds => [LABEL, FIELD, 16 + more],
            RowLook::Fold => [0, FIELD, 12],
        };
        Some(heights.map(|height| self.unit(height)))
    }

    /// A row with a layout of its own.
    pub(super) fn own_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some([label, content, _]) = self.own_heights(row, area.w) else {
            return;
        };
        let mut rest = area;
        let label = rest.cut_top(label);
        if row.label != Label::None && label.h > 0 && row.look != RowLook::Pills {
            let below = if has_giver(row) { GAP + PILL / 2 } else { 14 };
            let middle = label.bottom() - self.unit(below);
            self.own_label(Point::new(label.x, middle), row.label);
        }
        let area = Rect { h: content, ..rest };
        match row.look {
            RowLook::Usual | RowLook::EngineName | RowLook::Fact | RowLook::Question => {}
            RowLook::Tiles => self.time_tiles(form, row, area),
            RowLook::Flow => self.flow_row(form, row, area),
            RowLook::Segments => self.segment_row(form, row, area),
            RowLook::Note => self.note(row, area),
            RowLook::Time(color) => self.time_row(form, row, color, area),
            RowLook::StageHead => self.stage_head(area),
            RowLook::Stage(color, number) => self.stage_row(form, row, (color, number), area),
            RowLook::Sides => self.sides_row(form, row, area),
            RowLook::Pills => self.pills(form, row, area),
            RowLook::Player(color) => self.player_row(form, row, color, area),
            RowLook::Pictograms => self.pictograms(form, row, area),
            RowLook::Odds => self.odds(form, row, area),
            RowLook::Fold => self.fold(form, row, area),
        }
    }

    fn own_label(&mut self, at: Point, label: Label) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let text = self.words.label(label);
        self.text(at, Align::Left, text, set);
    }

    /// The ground of something to choose on its own; returns the text colour.
    fn tile(&mut self, area: Rect, is_chosen: bool, has_focus: bool) -> Rgba {
        let hover = self.is_pointed_at(area);
        let (ground, ink) = match (is_chosen, hover) {
            (true, _) => (self.theme.chosen, self.theme.bright_text),
            (false, true) => (self.theme.button_hover, self.theme.bright_text),
            (false, false) => (self.theme.button, self.theme.text),
        };
        let radius = self.unit(8);
        if is_chosen {
            self.chosen_ground(area);
        } else {
            let border = self.edge(self.theme.border);
            self.scene.bordered(area, radius, ground, border);
        }
        if has_focus {
            self.outline_focus(area, radius);
        }
        ink
    }

    fn choose_zone(&mut self, area: Rect, id: FieldId, number: usize) {
        let command = Command::Form(FormCommand::Choose(id, number));
        self.row_zone(area, command);
    }

    /// What can be clicked in a row; not what has just scrolled out of sight.
    fn row_zone(&mut self, area: Rect, command: Command) {
        if self.scene.is_mostly_visible(area) {
            self.scene.add_zone(area, Zone::Do(command));
        }
    }
}

/// Whether a row of what is given also has who gives it.
fn has_giver(row: &Row) -> bool {
    row.has(|id| id == FieldId::Giver)
}
