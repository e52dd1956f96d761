//! The game beside the list, on a small board, and the score of its players.

use super::screen::GAP;
use crate::app::keys::{self, Context};
use crate::app::{Command, Library, LibraryCommand, PlayersCommand, Step};
use crate::game::Game;
use crate::rules::{Color, Position, SquareSet};
use crate::storage::library::{Meetings, Source, Summary};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Counted, Phrase, PlayersText, family_name, points, score_of, split_opening};

/// The space around the content, and the heights of its lines and buttons, in units.
pub(super) const PAD: i32 = 16;
const LINE: i32 = 20;
pub(super) const TITLE: i32 = 28;
const STEP: i32 = 32;

/// The height of the game below a list, in units of the window.
const BELOW_LIST: i32 = 208;

/// The heights of the parts of the card with a score, in units.
const SCORE: i32 = 40;
const BAR: i32 = 8;
const CARD: i32 = 132;

/// The heights of what stands below the bar, in units: the numbers of games, the latest games, and a button.
const BELOW_BAR: i32 = 28;
const LATEST: i32 = 24;
const BUTTON: i32 = 40;

/// The size of a tile for a game, and the gap between them, in units.
const TILE: Size = Size { w: 12, h: 8 };
const BETWEEN_TILES: i32 = 6;

/// The score of the players of the selected game. What was deleted of their games is none.
fn meetings_beside(library: &Library) -> Option<&([String; 2], Meetings)> {
    library.meetings().filter(|_| !library.is_trash())
}

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

    /// The score of the players of the selected game in one line, and its bar. Long names have a line each where there is room.
    fn score_line(&mut self, mut area: Rect, library: &Library) {
        let Some((names, meetings)) = meetings_beside(library) else {
            return;
        };
        let mut line = area.cut_top(self.unit(LINE));
        let halves = meetings.score.half_points().map(points);
        let total = halves.join(" – ");
        let bold = self.set(Face::Bold, 14, self.theme.bright_text);
        let against = self.words.against(names);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let beside = line.w - self.width(&total, bold) - self.unit(GAP);
        if self.width(&against, set) > beside && area.h >= self.unit(LINE + BAR) {
            let taken = halves.iter().map(|points| self.width(points, bold)).max();
            let room = line.w - taken.unwrap_or(0) - self.unit(GAP);
            // Both have letters of one size.
            let fit = names.iter().all(|name| self.width(name, set) <= room);
            let set = if fit { set } else { set.smallest() };
            let color = self.theme.text;
            let set = Type { color, ..set };
            for (number, (name, points)) in names.iter().zip(&halves).enumerate() {
                if number > 0 {
                    line = area.cut_top(self.unit(LINE));
                }
                self.text_in(line, Align::Right, points, bold);
                self.cut_in(Rect { w: room, ..line }, Align::Left, name, set);
            }
        } else {
            self.text_in(line, Align::Right, &total, bold);
            let w = beside;
            self.against_in(Rect { w, ..line }, names, set);
        }
        let height = self.unit(BAR);
        area.cut_top((area.h - height).clamp(0, self.unit(4)));
        let bar = Rect { h: height, ..area };
        self.shares_of_score(bar, meetings.score);
    }

    /// Who plays whom in a line: in smaller letters, before both names are cut.
    fn against_in(&mut self, line: Rect, names: &[String; 2], set: Type) {
        let small = set.smallest();
        let mut against = self.words.against(names);
        if self.width(&against, small) > line.w {
            let between = self.words.against(&Default::default());
            let room = line.w - self.width(&between, small);
            against = self.words.against(&self.cut_names(names, small, room));
        }
        self.fitted_in(line, Align::Left, &against, set);
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
        let words = self.cut(words, set, area.w.max(0));
        self.text_in(area, Align::Left, &words, set);
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

    /// The score of the players of the selected game, and as far as there is room their latest games, and what opens their
    /// page.
    fn score_card(&mut self, area: Rect, library: &Library) {
        let Some((names, Meetings { score, latest })) = library.meetings() else {
            return;
        };
        let mut rest = area;
        let mut title = rest.cut_top(self.unit(TITLE));
        let games = self.words.counted(Counted::Games, score.games() as usize);
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let against = self.words.against(names);
        let beside = title.w - self.width(&games, dim) - self.unit(GAP);
        let is_long = self.width(&against, set) > beside;
        // Long names have two lines, and the number of games stands below them; of what has no room a part of each is left.
        let lines_of =
            |names: &[String; 2]| self.balanced(&self.words.against(names), set, title.w);
        let cut = |step| self.cut_names(names, set, 2 * title.w - step * set.em);
        let tried = [names.clone()].into_iter().chain((1..20).map(cut));
        let lines = tried
            .map(|names| lines_of(&names))
            .find(|lines| lines.len() <= 2);
        let lines = lines.unwrap_or_default();
        if lines.len() > 1 {
            title.h += rest.cut_top(self.unit(LINE)).h;
        }
        self.text_lines(title, Align::Left, &lines, set, self.unit(LINE));
        let numbers = rest.cut_top(self.unit(SCORE));
        if is_long {
            self.text_in(numbers, Align::Center, &games, dim);
        } else {
            self.text_in(title, Align::Right, &games, dim);
        }
        let [one, other] = score.half_points().map(points);
        let middle = numbers.center().y;
        let set = self.set(Face::Bold, 28, self.theme.first);
        let left = Point::new(numbers.x, middle);
        self.text(left, Align::Left, &one, set);
        let set = self.set(Face::Bold, 28, self.theme.second);
        let right = Point::new(numbers.right(), middle);
        self.text(right, Align::Right, &other, set);
        rest.cut_top(self.unit(GAP));
        let bar = rest.cut_top(self.unit(BAR));
        self.score_bar(bar, *score);
        rest.cut_top(self.unit(BELOW_BAR));
        let open = Command::Players(PlayersCommand::OpenPair);
        if rest.h >= self.unit(BUTTON)
            && keys::works(self.app, &open)
            && let Some(face) = face_of(self.words, &[Context::Library], &open)
        {
            let button = rest.cut_bottom(self.unit(BUTTON));
            // The players of a file have no page: it shows their games.
            let label = match library.source() {
                Source::Folder(_) => face.label,
                _ => {
                    let show = Command::Players(PlayersCommand::ShowGames);
                    self.words.does(Context::PlayersTab, &show)
                }
            };
            self.button(button, &ButtonFace { label, ..face });
        }
        if rest.h >= self.unit(LATEST) && latest.len() > 1 {
            let row = rest.cut_top(self.unit(LATEST));
            self.latest_results(row, latest);
        }
    }

    /// The latest games of two players, each as a tile: above the middle the first one has won, below it the second.
    fn latest_results(&mut self, row: Rect, latest: &[Option<usize>]) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let label = self.words.of_players(PlayersText::Latest);
        let at = Point::new(row.x, row.center().y);
        self.fitted(at, label, set, row.w / 3);
        let (w, h) = (self.unit(TILE.w), self.unit(TILE.h));
        let step = w + self.unit(BETWEEN_TILES);
        let left = row.right() - step * latest.len() as i32 + self.unit(BETWEEN_TILES);
        let middle = row.center().y;
        for (x, winner) in (left..).step_by(step.max(1) as usize).zip(latest) {
            let (y, color) = match winner {
                Some(0) => (middle - h, self.theme.first),
                Some(_) => (middle, self.theme.second),
                None => (middle - h / 2, self.theme.balance),
            };
            let tile = Rect::new(x, y, w, h);
            self.scene.rounded(tile, self.unit(2), color);
        }
    }
}
