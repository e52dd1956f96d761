//! The move list of a review, with all variations.

use super::glyph;
use super::laid_out::Source;
use super::line::{Cell, Line, LineBlock, TokenKind};
use super::lines::Measures;
use crate::app::{Command, Review, ReviewCommand};
use crate::tree::NodeId;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;

/// The height of a line and the size of its text, in units.
const LINE: i32 = 28;
const TEXT: i32 = 14;

/// The size of times and of the numbers of glyphs, in units.
const SMALL_TEXT: i32 = 12;

/// The least width of the column of the numbers of moves, in units.
const NUMBERS: i32 = 42;

/// The indent of text, in units.
const INDENT: i32 = 60;

impl View<'_> {
    /// The list; `about` is next to its heading.
    pub(in crate::view) fn move_tree(&mut self, mut area: Rect, review: &Review, about: &str) {
        self.card(area, self.theme.panel);
        let header = area.cut_top(self.unit(36));
        self.list_header(header, about);
        let line = area.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border.alpha(180));
        area.cut_top(self.unit(6));
        area.cut_bottom(self.unit(3));
        let measures = Measures {
            letters: self.words.piece_letters(),
            fonts: self.fonts,
            width: (area.w - self.unit(INDENT + 24)).max(self.unit(80)),
            em: self.unit(TEXT),
            small: self.unit(SMALL_TEXT),
        };
        let source = Source { review, measures };
        let lines = self.kept.lines(source);
        let height = self.unit(LINE);
        let scroll = review.move_list().scroll();
        let mut rows = self.rows(area, height, lines.count(), scroll.unwrap_or(0));
        let top = match scroll {
            Some(_) => lines.top_at(source, rows.first, rows.visible),
            None => lines.top_showing(source, review.at(), rows.visible),
        };
        rows.first = lines.row_of(source, top).min(rows.last_first());
        let numbers = self.number_column(lines.last_number as usize, NUMBERS);
        let strips = self.list(area, height, rows);
        let seen = lines.seen(source, top, strips.len());
        for ((_, strip), (part, line)) in strips.into_iter().zip(seen) {
            self.tree_line(strip, numbers, review, &part, line);
        }
    }

    /// One line; `numbers` is the width of the column of the numbers of moves.
    fn tree_line(
        &mut self,
        strip: Rect,
        numbers: i32,
        review: &Review,
        block: &LineBlock,
        line: usize,
    ) {
        match block.lines.get(line) {
            None => {}
            Some(Line::Pair {
                number,
                white,
                black,
            }) => {
                let mut cells = strip;
                let column = cells.cut_left(numbers);
                self.move_number(column, *number as usize);
                self.pair(cells, review, [*white, *black]);
            }
            Some(Line::Text {
                is_variation,
                tokens,
            }) => {
                let left = strip.x + self.unit(INDENT);
                if *is_variation {
                    let bar = Rect::new(left - self.unit(12), strip.y, self.unit(2), strip.h);
                    self.scene.plain(bar, self.theme.border);
                }
                for token in block.tokens(tokens) {
                    let area = Rect::new(left + token.x, strip.y, token.width, strip.h);
                    self.token(area, review, token.kind, block.text(token));
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
                    self.scene.text(self.fonts, at, Align::Left, "…", set);
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
            let radius = self.unit(5);
            self.scene
                .rounded(cell.inset(0, self.unit(1)), radius, self.theme.chosen);
        }
        let (ink, faint) = if is_shown {
            (self.theme.bright_text, self.theme.text)
        } else {
            (self.theme.text, self.theme.faint_text)
        };
        let pad = self.unit(9);
        let at = Point::new(cell.x + pad, cell.center().y);
        let set = self.set(Face::Regular, 15, ink);
        let mut taken = self.written_move(at, &written.san, &written.long, set);
        let nags = review.tree().node(node).nags();
        let symbols = glyph::text_of(nags);
        if !symbols.is_empty() {
            let color = if is_shown {
                self.theme.bright_text
            } else {
                glyph::color(self.theme, nags)
            };
            let set = self.set(Face::Bold, 15, color);
            let at = Point::new(at.x + taken, at.y);
            taken += self.scene.text(self.fonts, at, Align::Left, &symbols, set);
        }
        let small = self.set(Face::Regular, SMALL_TEXT, faint);
        let numbers = glyph::numbers_of(nags);
        if !numbers.is_empty() {
            taken += self.unit(4);
            let at = Point::new(at.x + taken, at.y);
            let room = cell.right() - pad - at.x;
            let numbers = self.fonts.fit(small.face, &numbers, small.em, room);
            taken += self
                .scene
                .text(self.fonts, at, Align::Left, &numbers, small);
        }
        if let Some(spent) = review.spent(node) {
            self.cell_time(cell, pad, taken, spent, small);
        }
        let command = ReviewCommand::Go(node);
        self.scene.add_zone(cell, Zone::Do(command.into()));
    }

    fn token(&mut self, area: Rect, review: &Review, kind: TokenKind, text: &str) {
        let (ink, command) = match kind {
            TokenKind::Word => (self.theme.text, None),
            TokenKind::Mark | TokenKind::GlyphNumbers => (self.theme.faint_text, None),
            TokenKind::Move(node) => (self.theme.dim_text, Some(ReviewCommand::Go(node))),
            TokenKind::Folded(node) => (self.theme.message_text, Some(ReviewCommand::Fold(node))),
        };
        let is_shown = command == Some(ReviewCommand::Go(review.at()));
        let ink = if is_shown {
            self.theme.bright_text
        } else {
            ink
        };
        if is_shown {
            let ground = area.inset(-self.unit(3), self.unit(3));
            let radius = self.unit(4);
            self.scene.rounded(ground, radius, self.theme.chosen);
        }
        let size = match kind {
            TokenKind::GlyphNumbers => SMALL_TEXT,
            TokenKind::Word | TokenKind::Mark | TokenKind::Move(_) | TokenKind::Folded(_) => TEXT,
        };
        let set = self.set(Face::Regular, size, ink);
        let at = Point::new(area.x, area.center().y);
        self.scene.text(self.fonts, at, Align::Left, text, set);
        if let Some(command) = command {
            self.scene
                .add_zone(area, Zone::Do(Command::Review(command)));
        }
    }
}
