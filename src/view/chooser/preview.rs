//! What is known of the chosen file, and how its first game ended.

use crate::app::{Chooser, Label, OpenedGame};
use crate::notation::pgn::known_value;
use crate::storage::library::Survey;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Counted, Phrase, score_of};

/// The space around the content, and the heights of its parts, in units.
const PAD: i32 = 16;
const NAME: i32 = 48;
const ROW: i32 = 32;
const HEADING: i32 = 32;
const LINE: i32 = 24;

/// The gap before the last line, in units.
const GAP: i32 = 16;

impl View<'_> {
    pub(super) fn file_preview(&mut self, area: Rect, chooser: &Chooser) {
        let Some(entry) = chooser.selected_entry() else {
            return;
        };
        let mut rest = area.shrunk(self.unit(PAD));
        let game = chooser.preview();
        // Its place stays free while the game is read.
        let side = rest.w.min(rest.h / 2) / 8 * 8;
        let board = rest.cut_top(side);
        if let Some(game) = game {
            self.preview_board(Rect { w: side, ..board }, game);
        }
        let name = rest.cut_top(self.unit(NAME).min(rest.h));
        let set = self.set(Face::Bold, 16, self.theme.bright_text);
        self.line_of_preview(name, &entry.name, set.face, 16, set.color);
        let rows = match chooser.survey(&entry.path) {
            None if entry.is_folder => Vec::new(),
            None => vec![(
                self.words.text(Phrase::Games).to_owned(),
                self.words.survey(None),
            )],
            Some(Survey::Folder(_)) => Vec::new(),
            Some(Survey::Nothing(why)) => {
                let why = self.words.list_error(why);
                self.preview_fault(&mut rest, &why, self.theme.orange);
                return;
            }
            Some(Survey::Games(facts)) => {
                let games = self.words.grouped(facts.games);
                let years = facts.years.map(|(first, last)| {
                    let years = if first == last {
                        first.to_string()
                    } else {
                        format!("{first} – {last}")
                    };
                    (self.words.text(Phrase::Years).to_owned(), years)
                });
                let players = self.words.grouped(facts.players);
                let commented = facts.checked.map(|checked| {
                    let games = self.words.grouped(checked.commented);
                    (self.words.text(Phrase::WithComments).to_owned(), games)
                });
                let known = [
                    Some((self.words.text(Phrase::Games).to_owned(), games)),
                    years,
                    Some((self.words.label(Label::Players).to_owned(), players)),
                    commented,
                ];
                known.into_iter().flatten().collect()
            }
        };
        for (label, value) in rows {
            self.fact(&mut rest, &label, &value, self.theme.text);
        }
        let checked = chooser.facts().and_then(|facts| facts.checked);
        if let Some(faulty) = checked.map(|it| it.faulty).filter(|&count| count > 0) {
            let games = self.words.counted(Counted::Games, faulty);
            let label = self.words.text(Phrase::FaultyGames);
            self.fact(&mut rest, label, &games, self.theme.orange);
        }
        if let Some(game) = game {
            self.first_game(&mut rest, game);
        }
    }

    /// A small board with the last position.
    fn preview_board(&mut self, area: Rect, game: &OpenedGame) {
        let game = &game.saved.game;
        let record = game.record();
        let last_move = record.path_of(record.plies().len());
        self.on_board(area, |view| {
            view.diagram().position(game.position(), last_move);
        });
    }

    fn line_of_preview(&mut self, area: Rect, text: &str, face: Face, size: i32, ink: Rgba) {
        let set = self.set(face, size, ink);
        self.cut_in(area, Align::Left, text, set);
    }

    fn fact(&mut self, rest: &mut Rect, label: &str, value: &str, ink: Rgba) {
        let mut row = rest.cut_top(self.unit(ROW).min(rest.h));
        let line = row.cut_bottom(self.unit(1));
        self.scene.plain(line, self.theme.row_line());
        let set = self.set(Face::Bold, 14, ink);
        let taken = self.text_in(row, Align::Right, value, set);
        row.cut_right(taken + self.unit(8));
        self.line_of_preview(row, label, Face::Regular, 14, self.theme.dim_text);
    }

    fn preview_fault(&mut self, rest: &mut Rect, text: &str, ink: Rgba) {
        let set = self.set(Face::Regular, 14, ink);
        for line in self.fonts.wrap(set.face, text, set.em, rest.w) {
            let row = rest.cut_top(self.unit(LINE).min(rest.h));
            self.line_of_preview(row, &line, Face::Regular, 14, ink);
        }
    }

    /// Who played the first game, its result, where and when it was and how long, and that the board shows its end.
    fn first_game(&mut self, rest: &mut Rect, game: &OpenedGame) {
        let needed = self.unit(HEADING + 2 * LINE);
        if rest.h < needed {
            return;
        }
        let heading = rest.cut_top(self.unit(HEADING));
        let words = self.words.text(Phrase::FirstGame);
        self.line_of_preview(heading, words, Face::Regular, 13, self.theme.dim_text);
        let mut row = rest.cut_top(self.unit(LINE));
        let saved = &game.saved;
        let pgn = &saved.pgn;
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let result = score_of(pgn.result);
        let taken = self.text_in(row, Align::Right, result, set);
        row.cut_right(taken + self.unit(8));
        let players = self.words.who(&saved.game.players);
        self.line_of_preview(row, &players, Face::Bold, 15, set.color);
        if rest.h >= self.unit(LINE) {
            let known = |name: &str| pgn.tag(name).map(known_value);
            let occasion = self
                .words
                .place_and_date(|name| known(name).filter(|it| !it.is_empty()));
            let moves = saved.game.record().plies().len().div_ceil(2);
            let moves = self.words.counted(Counted::Moves, moves);
            let facts: Vec<String> = occasion.into_iter().chain([moves]).collect();
            let row = rest.cut_top(self.unit(LINE));
            let ink = self.theme.dim_text;
            self.line_of_preview(row, &facts.join(" · "), Face::Regular, 13, ink);
        }
        if rest.h >= self.unit(LINE + GAP) {
            rest.cut_top(self.unit(GAP));
            let row = rest.cut_top(self.unit(LINE));
            let words = self.words.text(Phrase::HowItEnded);
            self.line_of_preview(row, words, Face::Regular, 13, self.theme.dim_text);
        }
    }
}
