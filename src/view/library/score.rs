//! The score of the players of the selected game beside a list.

use super::screen::{GAP, LINE, TITLE};
use crate::app::keys::{self, Context};
use crate::app::{Command, Library, PlayersCommand};
use crate::storage::library::{Meetings, Source};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Counted, PlayersText, points};

/// The heights of the parts of the card with a score, in units.
const SCORE: i32 = 40;
pub(super) const BAR: i32 = 8;
pub(super) const CARD: i32 = 132;

/// The heights of what stands below the bar, in units: the numbers of games, the latest games, and a button.
const BELOW_BAR: i32 = 28;
const LATEST: i32 = 24;
const BUTTON: i32 = 40;

/// The size of a tile for a game, and the gap between them, in units.
const TILE: Size = Size { w: 12, h: 8 };
const BETWEEN_TILES: i32 = 6;

/// The score of the players of the selected game. What was deleted of their games is none.
pub(super) fn meetings_beside(library: &Library) -> Option<&([String; 2], Meetings)> {
    library.meetings().filter(|_| !library.is_trash())
}

impl View<'_> {
    /// The score of the players of the selected game in one line, and its bar. Long names have a line each where there is room.
    pub(super) fn score_line(&mut self, mut area: Rect, library: &Library) {
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
            let color = self.theme.text;
            let set = self.fitting_all(names, Type { color, ..set }, room);
            for (number, (name, points)) in names.iter().zip(&halves).enumerate() {
                if number > 0 {
                    line = area.cut_top(self.unit(LINE));
                }
                self.text_in(line, Align::Right, points, bold);
                self.cut_name_in(Rect { w: room, ..line }, Align::Left, name, set);
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
        let whole = self.words.against(names);
        let mut against = whole.clone();
        if self.width(&against, small) > line.w {
            against = self.cut_sentence(names, small, line.w, |names| self.words.against(names));
        }
        self.whole_at_rest(line, against != whole, &whole);
        self.fitted_in(line, Align::Left, &against, set);
    }

    /// The same in two lines. Names that need more have a line each.
    fn against_in_lines(&mut self, area: Rect, names: &[String; 2], set: Type) {
        let step = self.unit(LINE);
        let against = self.words.against(names);
        if self.fits_lines(&against, set, area.w, 2) {
            let lines = self.balanced(&against, set, area.w);
            return self.text_lines(area, Align::Left, &lines, set, step);
        }
        let set = self.fitting_all(names, set, area.w);
        let mut lines = area.inset(0, (area.h - 2 * step) / 2);
        for name in names {
            self.cut_name_in(lines.cut_top(step), Align::Left, name, set);
        }
    }

    /// The score of the players of the selected game, and as far as there is room their latest games, and what opens their
    /// page.
    pub(super) fn score_card(&mut self, area: Rect, library: &Library) {
        let Some((names, Meetings { score, latest })) = library.meetings() else {
            return;
        };
        let mut rest = area;
        let mut title = rest.cut_top(self.unit(TITLE));
        let games = self.words.counted(Counted::Games, score.games() as usize);
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let beside = title.w - self.width(&games, dim) - self.unit(GAP);
        let against = self.words.against(names);
        let is_long = self.width(&against, set) > beside;
        // Long names have two lines, and the number of games stands below them.
        if is_long {
            title.h += rest.cut_top(self.unit(LINE)).h;
        }
        self.against_in_lines(title, names, set);
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
