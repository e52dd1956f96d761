//! What stands beside the players with exercises, or below them: the first exercise, and what leads to more.

use super::players::{HEAD, ROW};
use super::sizes::{GAP, HEADING, PAD, SMALL_ROW};
use crate::app::keys::Context;
use crate::app::{Command, PracticeCommand, PracticePlayer, ReviewCommand};
use crate::storage::SavedExercise;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;
use crate::words::Phrase;

/// The heights of a line below the first exercise and of the card below that, in units.
const LINE: i32 = 24;
const WAY: i32 = 160;

/// The least height of the card with the first exercise in a high window, in units of the window.
const LEAST_CARD: i32 = 240;

impl View<'_> {
    /// The first exercise of the selected player, and what leads to more of them, which are cut off the list: beside it, or
    /// below it, as far as there is room.
    pub(super) fn beside_learners(&mut self, area: &mut Rect, players: &[PracticePlayer]) {
        let gap = self.unit(GAP);
        let first = self.app.first_exercise();
        let card = |width: i32| width + self.unit(2 * SMALL_ROW);
        if let Some(mut beside) = self.beside_list(area) {
            if let Some(first) = first {
                self.first_exercise(beside.cut_top(card(beside.w).min(beside.h)), first);
                beside.cut_top(gap);
            }
            self.way_to_more(beside, players);
            return;
        }
        let rows = self.unit(ROW).saturating_mul(players.len() as i32);
        let list = rows.saturating_add(self.unit(2 * HEAD) + 2 * gap);
        let mut below = *area;
        below.cut_top(list.saturating_add(gap).min(area.h));
        let mut taken = below.h + gap;
        let way = Rect {
            h: self.unit(WAY),
            ..below
        };
        let way = self.height_of_way(way, players);
        let height = card(below.w).min(below.h - gap - way);
        if let Some(first) = first.filter(|_| height >= self.layout.board_unit(LEAST_CARD)) {
            self.first_exercise(below.cut_top(height), first);
            below.cut_top(gap);
        }
        if !self.way_to_more(below, players) {
            taken = 0;
        }
        area.cut_bottom(taken);
    }

    /// An exercise with its error on a small board, and where it comes from.
    fn first_exercise(&mut self, area: Rect, exercise: &SavedExercise) {
        self.card(area, self.theme.panel);
        let mut inner = area.shrunk(self.layout.board_unit(PAD));
        let said = self.unit(2 * LINE + GAP);
        let above = inner.w.min(inner.h - said).max(8) / 8 * 8;
        let left = (inner.w / 2).min(inner.h).max(8) / 8 * 8;
        // In a low card the board is larger with the words beside it.
        let board = if left > above {
            let board = Rect {
                h: left,
                ..inner.cut_left(left)
            };
            inner.cut_left(self.unit(PAD));
            board
        } else {
            let board = inner.cut_top(above);
            board.inset((board.w - above) / 2, 0)
        };
        self.on_board(board, |view| {
            view.diagram().position(&exercise.position, None);
            view.error_of_exercise(exercise);
        });
        self.practice_zone(board, PracticeCommand::Begin);
        let mut said = inner.cut_top(said);
        said.cut_top(self.unit(GAP));
        let error = self.set(Face::Bold, 14, self.theme.red);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let texts = [
            (self.words.error(exercise), error),
            (self.source_of_exercise(&exercise.game), small),
        ];
        for (line, (text, set)) in said.rows(2, 0).zip(texts) {
            self.name_in(line, Align::Left, &text, set);
        }
    }

    /// A card with what leads to more exercises, as far as there is room. Returns whether there is any.
    fn way_to_more(&mut self, area: Rect, players: &[PracticePlayer]) -> bool {
        let ways = self.ways_to_more(area, players);
        if ways.is_empty() {
            return false;
        }
        let set = self.set_of_ways();
        let mut rest = self.headed_card(area, Phrase::NewExercises, "");
        for (text, height) in ways {
            self.paragraph(rest.cut_top(height), &text, set);
        }
        true
    }

    /// Where exercises come from, who has none, and what leads to more, as far as a card has room, with their heights.
    fn ways_to_more(&self, area: Rect, players: &[PracticePlayer]) -> Vec<(String, i32)> {
        let games = self.app.analysed_games().filter(|(_, all)| *all > 0);
        let without = self.app.without_exercises(players);
        let texts = [
            games.map(|games| self.words.analysed_games(games)),
            (!without.is_empty()).then(|| self.words.without_exercises(&without)),
            Some(self.way_to_exercises()),
        ];
        let set = self.set_of_ways();
        let (pad, gap) = (self.unit(PAD), self.unit(GAP));
        let mut room = area.h - self.around_ways();
        let mut shown = Vec::new();
        for text in texts.into_iter().flatten() {
            let lines = self.wrapped(&text, set, area.w - 2 * pad).len() as i32;
            let height = set.em * 4 / 3 * lines + gap;
            if height <= room {
                room -= height;
                shown.push((text, height));
            }
        }
        shown
    }

    /// The height that the card needs for what it shows in a room.
    fn height_of_way(&self, room: Rect, players: &[PracticePlayer]) -> i32 {
        let ways = self.ways_to_more(room, players);
        self.around_ways() + ways.iter().map(|(_, height)| height).sum::<i32>()
    }

    fn set_of_ways(&self) -> Type {
        self.set(Face::Regular, 14, self.theme.dim_text)
    }

    /// The height of the heading of what leads to more, and of the room above and below it.
    fn around_ways(&self) -> i32 {
        self.unit(HEADING + 2 * GAP)
    }

    /// That there are no exercises, and what leads to some.
    pub(super) fn no_exercises(&mut self, area: Rect) {
        let said = format!(
            "{} {}",
            self.words.nothing_to_ask(0),
            self.way_to_exercises()
        );
        let set = self.set(Face::Regular, 15, self.theme.dim_text);
        self.centered_lines(area, &said, set);
    }

    fn way_to_exercises(&self) -> String {
        let cap = |command: Command| {
            let face = face_of(self.words, &[Context::Review], &command);
            face.map_or_else(String::new, |it| it.cap)
        };
        let analyse = cap(ReviewCommand::AnalyseGame.into());
        let practise = cap(PracticeCommand::OfGame.into());
        self.words.way_to_exercises(&analyse, &practise)
    }
}
