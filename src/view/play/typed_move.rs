//! The line for a typed move, and its completions.

use crate::app::{FieldId, Hint, LiveGame, Message, TextField, Tone, TypedMove, Unit};
use crate::view::View;
use crate::view::play::face_to_face::MESSAGES;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The hints next to the line.
const HINTS: [Hint; 2] = [Hint::PlayTyped, Hint::CloseLine];

/// The least width of the line in units; hints are shown only if this much is left.
const NARROWEST: i32 = 220;

impl View<'_> {
    /// The line with its completions, if these have an area; else news have the place of the line.
    pub fn typed_move(&mut self, line: Rect, offers: Option<Rect>, typed: &TypedMove) {
        match (offers, self.typed_news()) {
            (None, Some(news)) => self.message(line, &news),
            (offers, _) => {
                if let Some(offers) = offers {
                    self.typed_offers(offers, typed);
                }
                self.typed_line(line, typed);
            }
        }
    }

    /// The line itself, in place of the message.
    pub fn typed_line(&mut self, area: Rect, typed: &TypedMove) {
        self.line_with_hints(area, FieldId::TypedMove, typed.field(), &HINTS);
    }

    /// A focused text field, with hints next to it if there is room.
    pub fn line_with_hints(&mut self, area: Rect, id: FieldId, field: &TextField, hints: &[Hint]) {
        let mut area = area;
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let right = Point::new(area.right(), area.center().y);
        let needed = self.hints_width(hints, set);
        if area.w - needed >= self.unit(NARROWEST) {
            let taken = self.hints(right, hints, set);
            area.cut_right(taken + self.unit(3));
        }
        self.text_widget(area, id, field, Unit::None, true);
    }

    /// Why the typed text could not be played, and other news.
    pub fn typed_news(&self) -> Option<Message> {
        let is_news = |message: &Message| {
            matches!(message, Message::Notice(_)) || message.tone() == Tone::Fault
        };
        self.app.message().filter(is_news)
    }

    /// The completions of the typed text, or news. While the program thinks it becomes nothing yet.
    pub fn typed_offers(&mut self, area: Rect, typed: &TypedMove) {
        let live = self.app.live_game();
        let news = if live.is_some_and(LiveGame::is_program_to_move) {
            self.app.message()
        } else {
            self.typed_news()
        };
        if let Some(news) = news {
            if self.app.across().is_some() {
                let said = self.words.message(&news, &self.names());
                return self.told(area, news.tone(), &[(said, &MESSAGES)]);
            }
            return self.message(area, &news);
        }
        if typed.offers().is_empty() {
            let said = self.words.text(Phrase::NoCompletion).to_owned().into();
            return self.told(area, Tone::Plain, &[(said, &[15, 13, 11])]);
        }
        self.card(area, self.theme.message);
        self.offers(area.inset(self.unit(12), self.unit(7)), typed);
    }

    /// The completions in rows, as many as fit, scrolled to the chosen one.
    fn offers(&mut self, area: Rect, typed: &TypedMove) {
        let (height, pad) = (self.unit(24), self.unit(5));
        let set = self.set(Face::Regular, 15, self.theme.message_text);
        let texts: Vec<&str> = typed.offers().iter().map(|offer| &*offer.text).collect();
        let widths: Vec<i32> = texts
            .iter()
            .map(|text| self.width(text, set) + 2 * pad)
            .collect();
        let rows = rows(&widths, area.w);
        let room = (area.h / height).max(1) as usize;
        let chosen = typed.chosen().unwrap_or(0);
        let chosen_row = rows.iter().position(|row| row.contains(&chosen));
        let first = (chosen_row.unwrap_or(0) + 1).saturating_sub(room);
        let shown = rows.len().min(room) as i32;
        let top = area.center().y - shown * height / 2;
        for (number, row) in rows.iter().skip(first).take(room).enumerate() {
            let y = top + number as i32 * height;
            let mut strip = Rect::new(area.x, y, area.w, height);
            let cut = number + 1 == room && first + room < rows.len();
            for at in row.clone() {
                let cell = strip.cut_left(widths[at]);
                let is_last = cut && at + 1 == row.end;
                let text = if is_last { "…" } else { texts[at] };
                self.offer(cell, text, typed.chosen() == Some(at));
            }
        }
    }

    fn offer(&mut self, cell: Rect, text: &str, chosen: bool) {
        let ink = if chosen {
            self.theme.message
        } else {
            self.theme.message_text
        };
        if chosen {
            let radius = self.unit(5);
            self.scene
                .rounded(cell.inset(0, 1), radius, self.theme.message_text);
        }
        let set = self.set(Face::Regular, 15, ink);
        let at = Point::new(cell.x + self.unit(5), cell.center().y);
        self.text(at, Align::Left, text, set);
    }
}

/// Arranges items of these widths in rows.
fn rows(widths: &[i32], room: i32) -> Vec<std::ops::Range<usize>> {
    let mut rows = Vec::new();
    let (mut start, mut taken) = (0, 0);
    for (number, width) in widths.iter().enumerate() {
        if taken + width > room && number > start {
            rows.push(start..number);
            (start, taken) = (number, 0);
        }
        taken += width;
    }
    rows.push(start..widths.len());
    rows
}
