//! The note below an exercise.

use super::screen::LEAST_FOR_CARDS;
use super::sizes::{GAP, NOTE, PAD};
use crate::app::{Attempt, Practice, Stage};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

impl View<'_> {
    /// The notice, the line for a typed move, or what can be done.
    pub(super) fn practice_note(&mut self, mut area: Rect, practice: &Practice) {
        if let Some(typed) = practice.input().typed() {
            let line = area.cut_bottom(self.unit(NOTE).min(area.h));
            area.cut_bottom(self.unit(GAP));
            return self.typed_move(line, (area.h > 0).then_some(area), typed);
        }
        if let Some(message) = self.app.message() {
            return self.message(area, &message);
        }
        let Some(said) = self.practice_said(practice) else {
            return;
        };
        self.card(area, self.theme.panel);
        let inner = area.inset(self.unit(PAD), 0);
        let set = self.set(Face::Regular, 14, self.theme.text);
        self.paragraph(inner, &said, set);
    }

    /// The height of the note in a room: that of three lines and more has room above and below them, and what a typed move may be
    /// stands above its line, if it can.
    pub(super) fn note_height(&self, practice: &Practice, room: Rect) -> i32 {
        let width = room.w;
        if practice.input().typed().is_some() {
            let with_offers = self.unit(2 * NOTE + GAP);
            let has_room = with_offers <= room.h;
            return if has_room {
                with_offers
            } else {
                self.unit(NOTE)
            };
        }
        let said = self.practice_said(practice).unwrap_or_default();
        let set = self.set(Face::Regular, 14, self.theme.text);
        let lines = self.wrapped(&said, set, width - 2 * self.unit(PAD));
        let text = lines.len() as i32 * set.em * 4 / 3;
        self.unit(NOTE).max(text + 2 * self.unit(GAP))
    }

    /// What the note says if there is nothing more important.
    pub(super) fn practice_said(&self, practice: &Practice) -> Option<String> {
        let waiting = self.app.examined_mistakes();
        let stage = practice.attempt().map(Attempt::stage)?;
        if waiting > 0 {
            return Some(
                self.words
                    .counted_phrase(Phrase::LooksForExercises, waiting),
            );
        }
        let refused = practice.refused();
        let is_begun = practice.at() > 0 || practice.attempt().is_some_and(Attempt::is_begun);
        match stage {
            // Fewer are asked than the analysis has told.
            Stage::Asking if refused > 0 && !is_begun => {
                Some(self.words.counted_phrase(Phrase::NotAsked, refused))
            }
            Stage::Asking | Stage::Wrong { .. } | Stage::Good { .. } => {
                let said = self.words.text(Phrase::AnyGoodMove).to_owned();
                (!self.has_room_to_ask() && !is_begun).then_some(said)
            }
            Stage::Done(_) => {
                let left = self.app.left_to_solve();
                (!left.is_empty()).then(|| self.words.still_to_solve(&left))
            }
        }
    }

    /// Whether the card with what was tried has room below it for what can be done.
    pub(super) fn has_room_to_ask(&self) -> bool {
        self.layout.panel.h >= self.unit(LEAST_FOR_CARDS)
    }

    /// A text in smaller letters where it has no room in one line, but in several rather than too small to read.
    pub(super) fn readable(&mut self, area: Rect, text: &str, set: crate::view::Type) {
        let least = self.set(set.face, 12, set.color);
        let (shown, fitted) = self.fitting(text, set, area.w);
        if shown != text || fitted.em < least.em {
            self.paragraph(area, text, least);
        } else {
            self.text_in(area, Align::Left, text, fitted);
        }
    }

    /// A text in as many lines as fit, in the middle of its height.
    pub(super) fn paragraph(&mut self, area: Rect, text: &str, set: crate::view::Type) {
        let step = set.em * 4 / 3;
        let most = (area.h / step.max(1)).max(1) as usize;
        let mut lines = self.wrapped(text, set, area.w);
        if lines.len() > most {
            let rest = lines.split_off(most - 1).join(" ");
            lines.push(self.cut(&rest, set, area.w));
        }
        self.text_lines(area, Align::Left, &lines, set, step);
    }
}
