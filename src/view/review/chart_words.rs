//! What the charts of a game tell in words: their names, and what they say of a move.

use super::chart::column;
use crate::app::Review;
use crate::game::material_difference;
use crate::rules::{Color, Position};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The least size of what is said beside the pointer, its distance from there, and that of its text from its edges, in units.
const TIP: (i32, i32) = (128, 48);
const TIP_GAP: i32 = 12;
const TIP_PAD: i32 = 10;

/// The least width of a chart whose clocks have discs in the colours of their players, in units.
const WITH_DISCS: i32 = 320;

impl View<'_> {
    /// The number and the side of the move shown, if it is none of the chart and the pointer is on no other move.
    fn move_of_line(&self, review: &Review, pointed_at: Option<usize>) -> Option<(u32, Color)> {
        let last = review.main_ply().checked_sub(1);
        let last = last.and_then(|at| review.main_line().get(at));
        let is_in_line = last != Some(&review.at()) && pointed_at.is_none();
        let written = review.written(review.at()).filter(|_| is_in_line)?;
        Some((written.number, written.color))
    }

    /// The words in which two charts share a heading tell by their colours which is which.
    pub(super) fn times_name(&self, review: &Review) -> Vec<(&'static str, Rgba)> {
        if review.times().longest().is_none() {
            let material = self.words.text(Phrase::SoughtMaterial);
            return vec![(material, self.theme.dim_text)];
        }
        let (times, material) = self.words.chart_names();
        vec![
            (times, self.theme.dim_text),
            (material, self.theme.message_text),
        ]
    }

    /// What the chart says of the move under the pointer, or else of the move shown.
    pub(super) fn times_heading(
        &mut self,
        area: Rect,
        review: &Review,
        pointed_at: Option<usize>,
        name_end: i32,
    ) {
        let ply = pointed_at.unwrap_or(review.main_ply());
        let middle = area.center().y;
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let record = review.game().record();
        let line = self.move_of_line(review, pointed_at);
        let right = if review.times().is_timed() {
            self.clocks_after(area, review, ply, name_end)
        } else {
            let position = match line {
                Some(_) => review.position(),
                None => record.position_at(ply),
            };
            self.lead_after(area, position, name_end)
        };
        let is_move = ply > 0 && ply <= record.plies().len();
        let place = match line {
            Some((number, color)) => Some((number, color, None)),
            None if is_move => {
                let (color, number) = record.mover(ply);
                Some((number, color, record.time_spent(ply)))
            }
            None => None,
        };
        if let Some((number, color, spent)) = place {
            let text = self.words.chart_place(number, color, spent);
            let room = right - name_end - self.unit(12);
            if self.width(&text, set) <= room {
                let at = Point::new(right, middle);
                self.text(at, Align::Right, &text, set);
            }
        }
    }

    /// The lead in a position, if there is room for it. Returns where the room before it ends.
    fn lead_after(&mut self, area: Rect, position: &Position, name_end: i32) -> i32 {
        let set = self.set(Face::Bold, 13, self.theme.text);
        let lead = self.lead_of_side(position);
        if area.right() - self.width(&lead, set) < name_end {
            return area.right();
        }
        let at = Point::new(area.right(), area.center().y);
        let taken = self.text(at, Align::Right, &lead, set);
        area.right() - taken - self.unit(10)
    }

    /// Both clocks after a half-move, White's first, if there is room for them. Returns where the room before them ends.
    fn clocks_after(&mut self, area: Rect, review: &Review, ply: usize, name_end: i32) -> i32 {
        let game = review.game();
        let clocks = if ply == game.record().plies().len() {
            game.clock().settled()
        } else {
            game.record().clocks_at(ply)
        };
        let text = |color| {
            self.words
                .clock(&game.clock().control()[color], clocks[color])
        };
        let both = [Color::Black, Color::White].map(|color| (color, text(color)));
        let set = self.set(Face::Bold, 13, self.theme.text);
        let side = if area.w >= self.unit(WITH_DISCS) {
            self.unit(9)
        } else {
            0
        };
        let (gap, after) = (self.unit(6), self.unit(8));
        let width = |text: &str| self.width(text, set) + gap + side + after;
        let taken: i32 = both.iter().map(|(_, text)| width(text)).sum();
        if area.right() - taken < name_end {
            return area.right();
        }
        let mut right = area.right();
        for (color, text) in both {
            let at = Point::new(right, area.center().y);
            right -= self.text(at, Align::Right, &text, set) + gap;
            if side > 0 {
                let disc = Rect::new(right - side, area.center().y - side / 2, side, side);
                self.color_disc(disc, color);
            }
            right -= side + after;
        }
        right - gap
    }

    /// Which side has more material, and how much: `Black +2`.
    pub(super) fn lead_of_side(&self, position: &Position) -> String {
        let pawns = material_difference(position);
        let color = if pawns < 0 {
            Color::Black
        } else {
            Color::White
        };
        let side = self.words.player(color, None).to_string();
        self.words.leader(&side, pawns)
    }

    /// What a chart tells of a move of the main line, beside the pointer at that move.
    pub(super) fn chart_tip(
        &mut self,
        body: Rect,
        review: &Review,
        (ply, count): (usize, usize),
        said: &str,
    ) {
        let node = review.main_line().get(ply.saturating_sub(1));
        let Some(written) = node.and_then(|&node| review.written(node)) else {
            return;
        };
        let mv = self
            .words
            .numbered_move(written.color, written.number, &written.san);
        let bold = self.set(Face::Bold, 13, self.theme.text);
        let plain = self.set(Face::Regular, 13, self.theme.text);
        let pad = self.unit(TIP_PAD);
        let w = self.width(&mv, bold).max(self.width(said, plain)) + 2 * pad;
        let (w, h) = (w.max(self.unit(TIP.0)), self.unit(TIP.1));
        let x = column(body, count, ply).center().x;
        let gap = self.unit(TIP_GAP);
        let left = x - gap - w;
        let x = if left >= body.x { left } else { x + gap };
        let tip = Rect::new(x, body.y + self.unit(4), w, h);
        let (radius, edge) = (self.unit(6), self.edge(self.theme.border));
        self.scene
            .bordered(tip, radius, self.theme.active_panel, edge);
        for (text, set, part) in [(&*mv, bold, 3), (said, plain, 7)] {
            let at = Point::new(tip.x + pad, tip.y + tip.h * part / 10);
            self.text(at, Align::Left, text, set);
        }
    }
}
