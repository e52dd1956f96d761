//! The game beside the list, on a small board.

use super::score::{BAR, CARD, meetings_beside};
use super::screen::{GAP, LINE, PAD, TITLE};
use crate::app::{Command, Library, LibraryCommand, Step};
use crate::game::Game;
use crate::rules::{Color, Position, SquareSet};
use crate::storage::library::Summary;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::{Phrase, family_name, score_of, split_opening};

/// The height of the buttons that step through the game, in units.
const STEP: i32 = 32;

/// The height of the game below a list, in units of the window.
const BELOW_LIST: i32 = 208;

impl View<'_> {
    /// The last position of the game next to the list, or the start position.
    pub fn board_of_list(&mut self) {
        match self.app.library().and_then(Library::previewed) {
            Some(saved) => self.last_position(&saved.game),
            None => self.idle_board(),
        }
    }

    /// The position of a game after all its moves.
    pub fn last_position(&mut self, game: &Game) {
        let record = game.record();
        let position = game.position();
        let last_move = record.path_of(record.plies().len());
        self.diagram().ground(position, last_move);
        self.board_edge();
        self.diagram().pieces(position.board(), SquareSet::EMPTY);
    }

    pub(super) fn game_beside_list(&mut self, area: Rect, library: &Library) {
        let pad = self.layout.board_unit(PAD);
        let mut rest = area;
        let has_card = meetings_beside(library).is_some();
        let lines = self.unit(TITLE + 2 * LINE + 2 * GAP + STEP);
        let side = (rest.w - 2 * pad).min(rest.h - 2 * pad - lines).max(8) / 8 * 8;
        let game = rest.cut_top((side + 2 * pad + lines).min(rest.h));
        self.card(game, self.theme.panel);
        let mut inner = game.shrunk(pad);
        let board = inner.cut_top(side);
        let x = board.center().x - side / 2;
        self.preview_board_of_list(
            Rect {
                x,
                w: side,
                ..board
            },
            library,
        );
        inner.cut_top(self.unit(GAP));
        let steps = inner.cut_bottom(self.unit(STEP));
        self.step_buttons(steps, library);
        self.about_game(inner, library);
        rest.cut_top(self.layout.board_unit(GAP));
        if has_card && rest.h >= self.unit(LINE + BAR) + 2 * pad {
            self.card(rest, self.theme.panel);
            let inner = rest.shrunk(pad);
            if inner.h >= self.unit(CARD) {
                self.score_card(inner, library);
            } else {
                self.score_line(inner, library);
            }
        }
        if !has_card && !library.is_trash() {
            self.facts_card(rest, library);
        }
        if library.is_trash() && rest.h >= self.unit(CARD) + 2 * pad {
            self.card(rest, self.theme.panel);
            self.about_trash(rest.shrunk(pad));
        }
    }

    /// The height of the game below a list: with large text no more than that needs.
    pub(super) fn height_below_list(&self) -> i32 {
        let said = self.unit(TITLE + 2 * LINE + GAP + STEP + LINE + BAR);
        let needed = said + 2 * self.layout.board_unit(PAD);
        needed.max(self.layout.board_unit(BELOW_LIST))
    }

    pub(super) fn game_below_list(&mut self, area: Rect, library: &Library) {
        self.card(area, self.theme.panel);
        let mut inner = area.shrunk(self.layout.board_unit(PAD));
        let side = inner.h / 8 * 8;
        let board = inner.cut_left(side);
        self.preview_board_of_list(Rect { h: side, ..board }, library);
        inner.cut_left(self.layout.board_unit(PAD));
        let steps = inner.cut_bottom(self.unit(STEP).max(self.layout.board_unit(STEP)));
        self.step_buttons(steps, library);
        inner.cut_bottom(self.unit(GAP));
        let about = inner.cut_top(self.unit(TITLE + 2 * LINE).min(inner.h));
        self.about_game(about, library);
        if inner.h >= self.unit(LINE + BAR) {
            self.score_line(inner, library);
        }
    }

    /// The position that was stepped to in the selected game; the start position before it is read.
    fn preview_board_of_list(&mut self, area: Rect, library: &Library) {
        let record = library.previewed().map(|saved| saved.game.record());
        self.on_board(area, |view| match record {
            Some(record) => {
                let shown = library.shown();
                view.diagram()
                    .position(record.position_at(shown), record.path_of(shown));
            }
            None => view.diagram().position(&Position::initial(), None),
        });
    }

    fn step_buttons(&mut self, row: Rect, library: &Library) {
        let last = library
            .previewed()
            .map_or(0, |saved| saved.game.record().plies().len());
        let shown = library.shown().min(last);
        let steps = [
            (Step::First, Icon::First, shown > 0),
            (Step::Back, Icon::Back, shown > 0),
            (Step::Forward, Icon::Forward, shown < last),
            (Step::Last, Icon::Last, shown < last),
        ];
        let gap = self.unit(GAP);
        let width = (row.w - 3 * gap) / 4;
        let mut rest = row;
        for (step, icon, works) in steps {
            let area = rest.cut_left(width);
            rest.cut_left(gap);
            let show = Command::Library(LibraryCommand::Show(step));
            self.plain_icon_button(area, icon, 16, show, !works);
        }
    }

    /// Who played, the result, the opening, and how it ended.
    fn about_game(&mut self, area: Rect, library: &Library) {
        let Some(row) = library.selected_row() else {
            return;
        };
        let game: &Summary = &row.summary;
        let mut rest = area;
        let mut title = rest.cut_top(self.unit(TITLE).min(rest.h));
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let mut opening = rest.cut_top(self.unit(LINE).min(rest.h));
        let known = |name| Some(name).filter(|name: &&str| !name.is_empty());
        let white = self.words.player(Color::White, known(game.white));
        let black = self.words.player(Color::Black, known(game.black));
        let names = [white, black].map(|name| name.to_string());
        let score = score_of(game.result);
        let taken = self.width(score, set) + self.unit(GAP);
        let families = names.each_ref().map(|name| family_name(name).to_owned());
        let width = |names: &[String; 2]| self.width(&self.words.versus(names.each_ref()), set);
        let fits = |names: &&[String; 2]| width(names) <= title.w - taken;
        let beside_score = [&names, &families].into_iter().find(fits);
        // Names that need more than a line have one each, and there only the code of the opening.
        let has_lines = width(&families) > title.w;
        // The result stands below names that need the whole line.
        let beside = if beside_score.is_some() {
            &mut title
        } else {
            &mut opening
        };
        self.text_in(*beside, Align::Right, score, set);
        beside.cut_right(taken);
        let code = if has_lines {
            let [white, black] = &names;
            let fits = self.width(white, set) <= title.w && self.width(black, set) <= opening.w;
            let size = if fits { 15 } else { 12 };
            self.line_of_game(title, white, Face::Bold, size);
            self.line_of_game(opening, black, Face::Bold, size);
            split_opening(game.opening).0.to_owned()
        } else {
            let names = beside_score.unwrap_or(&families);
            let names = self.words.versus(names.each_ref());
            self.line_of_game(title, &names, Face::Bold, 15);
            let name = self.listed_opening(game.opening, 13, opening.w);
            self.line_of_game(opening, &name, Face::Regular, 13);
            String::new()
        };
        let end = rest.cut_top(self.unit(LINE).min(rest.h));
        let last = library
            .previewed()
            .map(|saved| saved.game.record().plies().len());
        let place = last.map_or(String::new(), |last| {
            self.words.move_of(library.shown(), last)
        });
        let clock = self.clock_of(game.time_control);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let known = vec![self.words.end(game.end), place, code, clock];
        let known = self.joined(known, " · ", small, end.w);
        self.line_of_game(end, &known, Face::Regular, 13);
    }

    fn line_of_game(&mut self, area: Rect, words: &str, face: Face, size: i32) {
        if area.h < self.unit(size) {
            return;
        }
        let ink = if face == Face::Bold {
            self.theme.bright_text
        } else {
            self.theme.dim_text
        };
        let set = self.set(face, size, ink);
        let w = area.w.max(0);
        self.cut_name_in(Rect { w, ..area }, Align::Left, words, set);
    }

    /// What happens to deleted games.
    fn about_trash(&mut self, area: Rect) {
        let mut rest = area;
        let title = rest.cut_top(self.unit(TITLE));
        let words = self.words.text(Phrase::TrashTitle);
        self.line_of_game(title, words, Face::Bold, 15);
        for phrase in [Phrase::TrashRestores, Phrase::TrashStays] {
            let words = self.words.text(phrase);
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            for line in self.wrapped(words, set, rest.w) {
                let area = rest.cut_top(self.unit(LINE + 2));
                if area.h < self.unit(LINE) {
                    return;
                }
                self.text_in(area, Align::Left, &line, set);
            }
            rest.cut_top(self.unit(GAP));
        }
    }
}
