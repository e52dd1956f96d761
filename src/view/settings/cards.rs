//! Cards with large pictures: the boards, and the sets of pieces.

use crate::app::{Command, Field, FieldId, FormCommand, Setting};
use crate::diagram::BoardColors;
use crate::rules::{Color, Piece, Role};
use crate::storage::{BoardTheme, PieceSet};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Rect, Size};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Border;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The size of a card with a board and of one with pieces, and the gap between cards, in units.
const BOARD: Size = Size { w: 140, h: 136 };
const PIECES: Size = Size { w: 171, h: 120 };
const GAP: i32 = 16;
const NARROW_GAP: i32 = 8;

/// The least number of cards side by side.
const LEAST_COLUMNS: i32 = 3;

/// The height of the name below a picture, and the margin around the picture, in units.
const NAME: i32 = 36;
const MARGIN: i32 = 8;

/// The pieces on the picture of a board, row by row.
const BLACK_ROW: [Option<Role>; 4] = [Some(Role::Rook), Some(Role::Knight), None, Some(Role::King)];
const WHITE_ROW: [Option<Role>; 4] = [
    Some(Role::Pawn),
    None,
    Some(Role::Queen),
    Some(Role::Bishop),
];

/// The pieces by which a set is told from others: all sets stand in a row.
const SET: [Role; 4] = [Role::King, Role::Queen, Role::Knight, Role::Pawn];

impl View<'_> {
    /// The size of a card, and how many stand side by side: as many as fit, but at least three in a narrow window.
    fn card_size(&self, field: &Field, width: i32) -> (Size, i32, i32) {
        let usual = match field.id {
            FieldId::Setting(Setting::Pieces) => PIECES,
            _ => BOARD,
        };
        let size = Size {
            w: self.unit(usual.w),
            h: self.unit(usual.h),
        };
        let gap = self.unit(GAP);
        let is_high = self.scene.size.h > self.scene.size.w;
        let (gap, part) = if self.has_pages_beside() {
            (gap, 4)
        } else {
            (self.unit(NARROW_GAP), if is_high { 4 } else { 3 })
        };
        // Cards become smaller before they need another row, most so in a small window.
        let fitting = (width + gap) / (size.w * part / 5 + gap);
        let count = self.named_options(field).len().max(1) as i32;
        // No row has a single card.
        let rows = (count + fitting.max(LEAST_COLUMNS) - 1) / fitting.max(LEAST_COLUMNS);
        let columns = if rows > 1 {
            ((count + rows - 1) / rows).max(LEAST_COLUMNS)
        } else {
            count.max(LEAST_COLUMNS)
        };
        let w = (width - gap * (columns - 1)) / columns;
        // In a high window several rows fill the width; in a low one all cards of a field stay in sight.
        let w = if count > columns && is_high {
            w
        } else {
            w.min(size.w)
        };
        let picture = w - 2 * self.unit(MARGIN);
        let squares = match field.id {
            FieldId::Setting(Setting::Pieces) => picture / 4 * 2,
            _ => picture / 4 * 3,
        };
        let h = squares + self.unit(NAME + MARGIN);
        (Size { w, h }, columns, gap)
    }

    pub(super) fn cards_height(&self, field: &Field, width: i32) -> i32 {
        let (size, columns, gap) = self.card_size(field, width);
        let count = self.named_options(field).len() as i32;
        let rows = (count + columns - 1) / columns.max(1);
        rows * size.h + (rows - 1).max(0) * gap + self.unit(4)
    }

    pub(super) fn picture_cards(&mut self, area: Rect, field: &Field, focused: bool) {
        let (_, chosen) = options_of(field);
        let (size, columns, gap) = self.card_size(field, area.w);
        let names = self.named_options(field);
        for (number, name) in names.iter().enumerate() {
            let (row, column) = (number as i32 / columns, number as i32 % columns);
            let x = area.x + column * (size.w + gap);
            let y = area.y + row * (size.h + gap);
            let card = Rect::new(x, y, size.w, size.h);
            let is_chosen = chosen == Some(number);
            self.card_ground(card, is_chosen, is_chosen && focused);
            let mut inner = card;
            let name_area = inner.cut_bottom(self.unit(NAME));
            self.card_name(name_area, name, is_chosen);
            let picture = inner.inset(self.unit(MARGIN), 0);
            let picture = Rect {
                y: inner.y + self.unit(MARGIN),
                h: inner.h - self.unit(MARGIN),
                ..picture
            };
            self.card_picture(picture, field.id, number);
            let choose = Command::Form(FormCommand::Choose(field.id, number));
            self.scene.add_zone(card, Zone::Do(choose));
        }
    }

    /// The ground of a card; the chosen one has a bright border, and a thicker one with the focus.
    pub(super) fn card_ground(&mut self, card: Rect, is_chosen: bool, focused: bool) {
        let hover = self.is_pointed_at(card);
        let focused = focused && self.shows_focus();
        let ground = match (is_chosen, hover) {
            (true, _) => self.theme.chosen,
            (false, true) => self.theme.button_hover,
            (false, false) => self.theme.button,
        };
        let border = Border {
            width: self.edge_width(match (is_chosen, focused) {
                (_, true) => 3,
                (true, false) => 2,
                (false, false) => 1,
            }),
            color: if is_chosen {
                self.theme.bright_text
            } else {
                self.theme.border
            },
        };
        self.scene.bordered(card, self.unit(8), ground, border);
    }

    /// The name, and a tick at the right if it is chosen.
    fn card_name(&mut self, area: Rect, name: &str, is_chosen: bool) {
        let (face, ink) = if is_chosen {
            (Face::Bold, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.text)
        };
        let set = self.set(face, 15, ink);
        let side = self.unit(16);
        let width = self.width(name, set);
        let has_tick = is_chosen && width + 2 * (side + self.unit(12)) <= area.w;
        let name = self.cut(name, set, area.w - self.unit(8));
        self.text(area.center(), Align::Center, &name, set);
        if has_tick {
            let x = area.right() - self.unit(12) - side;
            let at = Rect::new(x, area.center().y - side / 2, side, side);
            self.icon(at, Icon::Tick, ink);
        }
    }

    fn card_picture(&mut self, area: Rect, id: FieldId, number: usize) {
        if id == FieldId::Setting(Setting::Pieces)
            && let Some(&set) = PieceSet::ALL.get(number)
        {
            self.pieces_picture(area, set);
        }
        if id == FieldId::Setting(Setting::BoardTheme)
            && let Some(&theme) = BoardTheme::ALL.get(number)
        {
            self.board_picture(area, theme);
        }
    }

    /// Pieces of a set on squares of the chosen board.
    fn pieces_picture(&mut self, area: Rect, set: PieceSet) {
        let side = area.w / SET.len() as i32;
        let left = area.center().x - side * SET.len() as i32 / 2;
        let colors = self.colors;
        for (row, color) in (0..).zip([Color::White, Color::Black]) {
            for (column, role) in (0..).zip(SET) {
                let square = Rect::new(left + column * side, area.y + row * side, side, side);
                let ground = if (row + column) % 2 == 0 {
                    colors.light_square
                } else {
                    colors.dark_square
                };
                self.scene.plain(square, ground);
                self.scene.piece(square, set, Piece::new(color, role), 255);
            }
        }
    }

    /// Some squares of a board: pieces, the last move and a square to go to.
    fn board_picture(&mut self, area: Rect, theme: BoardTheme) {
        let colors = BoardColors::of(theme);
        let side = area.w / 4;
        let left = area.center().x - 2 * side;
        let middle = [None, Some(Role::Pawn), None, None];
        let rows = [
            (BLACK_ROW, Color::Black),
            (middle, Color::Black),
            (WHITE_ROW, Color::White),
        ];
        let set = self.app.settings.pieces;
        for (row, (pieces, color)) in (0..).zip(rows) {
            for (column, role) in (0..).zip(pieces) {
                let square = Rect::new(left + column * side, area.y + row * side, side, side);
                let is_light = (row + column) % 2 == 0;
                let ground = if is_light {
                    colors.light_square
                } else {
                    colors.dark_square
                };
                self.scene.plain(square, ground);
                if column == 2 && row != 1 {
                    self.scene.plain(square, colors.last_move);
                }
                if (row, column) == (1, 3) {
                    let dot = Rect::around(square.center(), side * 3 / 10);
                    self.scene.rounded(dot, dot.w / 2, colors.target);
                }
                if let Some(role) = role {
                    self.scene.piece(square, set, Piece::new(color, role), 255);
                }
            }
        }
    }
}
