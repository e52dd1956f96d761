//! The move list of a review, with all variations.

use super::glyph;
use super::laid_out::Source;
use super::line::{Cell, Line, LineBlock, Style, TokenKind, VariationMove};
use super::sizes::{Measures, Sizes};
use super::tabs::ReviewTab;
use crate::app::{Command, Review, ReviewCommand};
use crate::tree::NodeId;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::rows::Rows;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The height of the heading, in units; in a list lower than `LOW` it is `LOW_HEADING`.
const HEADING: i32 = 40;
const LOW_HEADING: i32 = 32;
const LOW: i32 = 130;

/// The least height of a list with its heading, in units.
const HEADED: i32 = 66;

/// The heights of a line with moves of the main line and of a line of text, in units.
const ROW: i32 = 28;
const LINE: i32 = 24;

/// The distances above and below a block of text, and those of a comment from the edges of its box.
const GAP: i32 = 2;
const PAD: i32 = 4;

/// The size of the text of variations and comments, and that of times and of the numbers of glyphs, in units.
const TEXT: i32 = 14;
const SMALL_TEXT: i32 = 12;

/// The least width of the column of the numbers of moves, in units.
const NUMBERS: i32 = 42;

/// Where the rules beside variations and the boxes of comments begin, and the distance of the text from there, in units.
const RULES: i32 = 52;
const INDENT: i32 = 14;

/// The corners of the box of the move shown, in units.
const CORNER: i32 = 6;

/// How much further in a nested variation is, in units.
const STEP: i32 = 16;

/// The distance of the text from the right edge, in units.
const RIGHT: i32 = 24;

/// The most rules beside a line; the indents of deeper ones do not differ.
const MOST_RULES: usize = 32;

impl View<'_> {
    /// The list; `about` is next to its heading.
    pub fn move_tree(&mut self, mut area: Rect, review: &Review, about: &str) {
        self.card(area, self.theme.panel);
        // In a low panel the moves have all the room.
        if area.h >= self.unit(HEADED) {
            let is_low = area.h < self.unit(LOW);
            let heading = area.cut_top(self.unit(if is_low { LOW_HEADING } else { HEADING }));
            self.review_tabs(heading, review, ReviewTab::Moves, about);
            let line = area.cut_top(self.unit(1));
            self.scene.plain(line, self.theme.border.alpha(180));
        }
        // In the usual window a row less has room if there is more at the lower edge.
        area.cut_top(self.unit(2));
        area.cut_bottom(self.unit(1));
        let measures = Measures {
            words: self.words,
            fonts: self.fonts,
            sizes: self.tree_sizes(area.w),
        };
        let source = Source { review, measures };
        let lines = self.kept.lines(source);
        let visible = lines.visible(source, area.h);
        let top = match review.move_list().scroll() {
            Some(row) => lines.top_at(source, row, area.h),
            None => lines.top_showing(source, review.at(), area.h),
        };
        let mut rows = Rows {
            first: lines.row_of(source, top),
            visible,
            count: lines.count(),
        };
        rows.first = rows.first.min(rows.last_first());
        let numbers = self.number_column(lines.last_number as usize, NUMBERS);
        let mut rest = self.list_area(area, rows);
        let outer = self.scene.begin_clip(rest);
        for (part, line) in lines.seen(source, top, rest.h) {
            let Some(line) = part.lines.get(line) else {
                continue;
            };
            let strip = rest.cut_top(measures.sizes.height(line));
            self.tree_line(strip, numbers, (review, measures.sizes), &part, line);
        }
        self.scene.end_clip(outer);
    }

    /// The sizes of the lines in a list of this width.
    fn tree_sizes(&self, width: i32) -> Sizes {
        Sizes {
            width: (width - self.unit(RULES + INDENT + RIGHT)).max(self.unit(80)),
            em: self.unit(TEXT),
            small: self.unit(SMALL_TEXT),
            row: self.unit(ROW),
            line: self.unit(LINE),
            gap: self.unit(GAP),
            pad: self.unit(PAD),
            step: self.unit(STEP),
        }
    }

    /// One line; `numbers` is the width of the column of the numbers of moves.
    fn tree_line(
        &mut self,
        strip: Rect,
        numbers: i32,
        (review, sizes): (&Review, Sizes),
        block: &LineBlock,
        line: &Line,
    ) {
        match line {
            Line::Pair {
                number,
                white,
                black,
            } => {
                let mut cells = strip;
                let column = cells.cut_left(numbers);
                self.move_number(column, *number as usize);
                self.pair(cells, review, [*white, *black]);
            }
            Line::Text { style, tokens, .. } => {
                let (above, below) = sizes.edges(line);
                let left = strip.x + self.unit(RULES);
                self.beside_text(Rect { x: left, ..strip }, sizes, line, *style);
                let text = Rect {
                    x: left + self.unit(INDENT) + sizes.indent(*style),
                    y: strip.y + above,
                    h: strip.h - above - below,
                    ..strip
                };
                for token in block.tokens(tokens) {
                    let area = Rect {
                        x: text.x + token.x,
                        w: token.width,
                        ..text
                    };
                    self.token(area, review, (token.kind, *style), &block.text(token));
                }
            }
        }
    }

    /// The box of a comment, or the rules beside a variation.
    fn beside_text(&mut self, strip: Rect, sizes: Sizes, line: &Line, style: Style) {
        let (above, below) = sizes.edges(line);
        let gap = |edge: i32| edge.min(sizes.gap);
        let y = strip.y + gap(above);
        let h = strip.h - gap(above) - gap(below);
        match style {
            Style::Comment => {
                let w = self.unit(INDENT) + sizes.width;
                let line = Rect { y, h, w, ..strip };
                let corner = self.unit(CORNER);
                // Only the corners of the whole box are round.
                let hidden = |edge: i32| if edge == 0 { corner } else { 0 };
                let ground = Rect {
                    y: y - hidden(above),
                    h: h + hidden(above) + hidden(below),
                    ..line
                };
                let outer = self.scene.begin_clip(line);
                self.scene.rounded(ground, corner, self.theme.comment);
                self.scene.end_clip(outer);
                let w = self.unit(3);
                let bar = Rect { y, h, w, ..strip };
                self.scene.plain(bar, self.theme.message_text);
            }
            Style::Variation(depth) => {
                for level in 1..=depth.min(MOST_RULES) {
                    let x = strip.x + sizes.indent(Style::Variation(level));
                    let w = self.unit(2);
                    let color = match level {
                        1 => self.theme.dim_text,
                        _ => self.theme.border,
                    };
                    self.scene.plain(Rect { x, y, w, h }, color);
                }
            }
        }
    }

    fn pair(&mut self, strip: Rect, review: &Review, cells: [Cell; 2]) {
        let middle = strip.center().y;
        let areas: Vec<Rect> = strip.columns(2, 0).collect();
        for (cell, area) in cells.into_iter().zip(areas) {
            match cell {
                Cell::Empty => {}
                Cell::Elsewhere => {
                    let set = self.set(Face::Regular, 15, self.theme.faint_text);
                    let at = Point::new(area.x + self.unit(9), middle);
                    self.text(at, Align::Left, "…", set);
                }
                Cell::Move(node) => self.main_move(area, review, node),
            }
        }
    }

    fn main_move(&mut self, cell: Rect, review: &Review, node: NodeId) {
        let Some(written) = review.written(node) else {
            return;
        };
        let is_shown = review.at() == node;
        if is_shown {
            let ground = cell.inset(0, self.unit(1));
            self.scene
                .rounded(ground, self.unit(CORNER), self.theme.shown);
        }
        let (face, ink, faint) = if is_shown {
            let ink = self.theme.on_shown;
            (Face::Bold, ink, ink)
        } else {
            (Face::Regular, self.theme.text, self.theme.faint_text)
        };
        let pad = self.unit(9);
        let at = Point::new(cell.x + pad, cell.center().y);
        let set = self.set(face, 15, ink);
        let mut taken = self.written_move(at, &written.san, &written.long, set);
        let nags = review.tree().node(node).nags();
        let symbols = glyph::text_of(nags);
        if !symbols.is_empty() {
            let color = if is_shown {
                self.theme.on_shown
            } else {
                glyph::color(self.theme, nags)
            };
            let set = self.set(Face::Bold, 15, color);
            let at = Point::new(at.x + taken, at.y);
            taken += self.text(at, Align::Left, &symbols, set);
        }
        let small = self.set(Face::Regular, SMALL_TEXT, faint);
        let numbers = glyph::numbers_of(nags);
        if !numbers.is_empty() {
            taken += self.unit(4);
            let at = Point::new(at.x + taken, at.y);
            let room = cell.right() - pad - at.x;
            let numbers = self.cut(&numbers, small, room);
            taken += self.text(at, Align::Left, &numbers, small);
        }
        if let Some(spent) = review.spent(node) {
            self.cell_time(cell, pad, taken, spent, small);
        }
        let command = ReviewCommand::Go(node);
        self.scene.add_zone(cell, Zone::Do(command.into()));
    }

    fn token(&mut self, area: Rect, review: &Review, token: (TokenKind, Style), text: &str) {
        let (kind, style) = token;
        let (size, ink, command) = match kind {
            TokenKind::Move(shown) => {
                return self.variation_move(area, review, (shown, style), text);
            }
            TokenKind::Word => (TEXT, self.theme.message_text, None),
            TokenKind::GlyphNumbers => (SMALL_TEXT, self.theme.faint_text, None),
            TokenKind::Folded(node) => (
                TEXT,
                self.theme.message_text,
                Some(ReviewCommand::Fold(node)),
            ),
        };
        let set = self.set(Face::Regular, size, ink);
        self.text_in(area, Align::Left, text, set);
        if let Some(command) = command {
            self.scene
                .add_zone(area, Zone::Do(Command::Review(command)));
        }
    }

    /// A move of a variation with its number and its glyphs. The move shown has a box and bold letters, which the gaps
    /// beside it have room for.
    fn variation_move(
        &mut self,
        area: Rect,
        review: &Review,
        (shown, style): (VariationMove, Style),
        text: &str,
    ) {
        let is_shown = review.at() == shown.node;
        let [number, san, glyphs] = shown.parts(text);
        let nags = review.tree().node(shown.node).nags();
        let inks = match (is_shown, style) {
            (true, _) => [self.theme.on_shown; 3],
            // Deep lines step back.
            (false, Style::Variation(3..)) => [self.theme.dim_text; 3],
            (false, _) => [
                self.theme.dim_text,
                self.theme.text,
                glyph::color(self.theme, nags),
            ],
        };
        let face = if is_shown { Face::Bold } else { Face::Regular };
        let [number_ink, ink, glyph_ink] = inks;
        let parts = [
            (number, self.set(Face::Regular, TEXT, number_ink)),
            (san, self.set(face, TEXT, ink)),
            (glyphs, self.set(Face::Bold, TEXT, glyph_ink)),
        ];
        let width = |(text, set): (&str, Type)| self.width(text, set);
        let mut x = area.x;
        if is_shown {
            let all: i32 = parts.into_iter().map(width).sum();
            let pads = 2 * self.unit(4);
            let ground = Rect::around(area.center(), self.unit(22));
            let w = all + pads;
            x = (area.center().x - w / 2).max(area.x - pads / 2);
            let ground = Rect { x, w, ..ground };
            self.scene
                .rounded(ground, self.unit(CORNER), self.theme.shown);
            x += pads / 2;
        }
        for (text, set) in parts {
            let at = Point::new(x, area.center().y);
            x += self.text(at, Align::Left, text, set);
        }
        let command = ReviewCommand::Go(shown.node);
        self.scene
            .add_zone(area, Zone::Do(Command::Review(command)));
    }
}
