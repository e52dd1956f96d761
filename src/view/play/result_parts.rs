//! The parts of the card with the result of a game.

use crate::app::{Command, LiveGame, PlayCommand};
use crate::game::{Game, Standing};
use crate::rules::{Color, Outcome};
use crate::view::View;
use crate::view::play::result_card::{DENSE, EndTitle, Part, ResultCard};
use crate::view::play::result_scores::ScoreRow;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Look;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;
use crate::words::{Names, Phrase, first_words};

/// The sizes of the result, the largest first.
const TITLES: [i32; 7] = [44, 36, 28, 22, 18, 15, 12];

/// The least of them in which a long name is whole although its first words are enough, in which these are preferred, and in
/// which it is not cut.
const WHOLE_TITLE: i32 = 28;
const SHORT_TITLE: i32 = 18;
const LEAST_TITLE: i32 = 15;

/// The sizes at the end of one of two players face to face.
const END_TITLES: [i32; 6] = [34, 28, 22, 18, 15, 12];

/// The height of a line of a title of a match, in units.
const TITLE_LINE: i32 = 32;

/// The diameter of the disc beside the largest, and the gap between them, in units.
const DISC: i32 = 36;
const DISC_GAP: i32 = 16;

/// The width of a column, in units, below which a card in it is narrow.
const NARROW: i32 = 120;

/// The side of the area that closes the card, of the cross in it, and the distance from the edges, in units.
const CLOSE: i32 = 40;
const CROSS: i32 = 14;
const CLOSE_MARGIN: i32 = 12;

/// The sizes of names in a score, the largest first.
const NAMES: [i32; 3] = [18, 16, 14];

/// The least room for a name beside points, in units.
const LEAST_NAME: i32 = 70;

/// The sizes of the word for who reads a score and of its points, without names and label beside them, in units.
const ALONE_SCORE: [i32; 2] = [16, 26];

/// The size of the points, and the gap between columns, which is narrower where a label would have to go, in units.
const POINTS: i32 = 20;
const COLUMN_GAP: i32 = 16;
const NARROW_GAP: i32 = 8;

/// The height of a button with larger text, and by how much it is larger than usual.
const HIGH_BUTTON: i32 = 56;
const LARGER: f32 = 16.0 / BUTTON_TEXT;
const BUTTON_TEXT: f32 = 14.0;

/// The size of the text of a button that has a row alone, in units.
const ALONE: i32 = 18;

/// The columns of the scores.
#[derive(Clone, Copy, Default)]
struct Columns {
    /// The middle of the points, and half their width with the gaps beside them.
    middle: i32,
    half: i32,
    /// The width for a name, and its size in units.
    room: i32,
    size: i32,
    has_label: bool,
    has_drawn: bool,
    /// Not in a column that is too narrow for them.
    has_names: bool,
}

impl View<'_> {
    /// Paints the card, whose cross closes it.
    pub(super) fn open_result(&mut self, live: &LiveGame, card: &ResultCard) {
        let Some(outcome) = live.game().outcome() else {
            return;
        };
        let usual = std::mem::replace(&mut self.layout, card.layout);
        self.raised_card(card.area);
        let mut rest = card.area;
        let head = rest.cut_top(self.unit(card.heights.head()));
        let room = self.scene.area();
        let zone = Zone::Head {
            card: card.area,
            room,
        };
        self.scene.add_zone(head, zone);
        self.parts_of_card(card, live, outcome);
        self.layout = usual;
    }

    /// Paints the parts of a card.
    fn parts_of_card(&mut self, card: &ResultCard, live: &LiveGame, outcome: Outcome) {
        let heights = card.heights;
        let mut rest = card.area.inset(self.unit(heights.side), 0);
        rest.cut_top(self.unit(heights.top));
        let scores: Vec<&ScoreRow> = card.scores().collect();
        let columns = self.score_columns(&scores, rest);
        for part in &card.parts {
            let higher = match part {
                Part::Buttons(_) => card.higher,
                Part::Rule => card.apart,
                _ => 0,
            };
            let area = rest.cut_top(self.unit(part.height(heights)) + higher);
            match part {
                Part::Title => self.result_title(area, live, outcome, card.area),
                Part::EndTitle(title) => self.title_at_end(area, title),
                Part::Between | Part::Gap => {}
                Part::Line(text) => {
                    let set = self.set(Face::Regular, 18, self.theme.text);
                    self.fitted_in(area, Align::Left, text, set);
                }
                Part::Rule => {
                    let line = Rect::new(area.x, area.center().y, area.w, self.unit(1));
                    self.scene.plain(line, self.theme.border);
                }
                Part::Score(row) => self.score_row(area, row, columns),
                Part::Buttons(faces) => self.result_buttons(area, faces),
                Part::Note(text, ink) => {
                    let set = self.set(Face::Regular, heights.note_text, *ink);
                    self.fitted_in(area, Align::Left, text, set);
                }
            }
        }
    }

    /// The card at the end of one of two players face to face, with the result as he is told.
    pub(super) fn result_at_end(
        &mut self,
        area: Rect,
        live: &LiveGame,
        player: Color,
        outcome: Outcome,
    ) {
        if area.w < self.unit(NARROW) {
            return self.narrow_result(area, live, player, outcome);
        }
        let card = self.card_at_end(area, live, player, outcome);
        let card = card.read_by(&self.called(player));
        let usual = std::mem::replace(&mut self.layout, card.layout);
        let border = self.edge(self.theme.border);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, self.theme.panel, border);
        self.parts_of_card(&card, live, outcome);
        self.layout = usual;
    }

    /// The title of one of two players face to face, as he is told, in this width. That of a match has room for two lines.
    pub(super) fn end_title(
        &self,
        player: Color,
        game: &Game,
        outcome: Outcome,
        width: i32,
    ) -> EndTitle {
        let title = self.words.result_for(player, game, outcome);
        let is_of_match = self.words.match_result(game, &self.names()).is_some();
        let set = |size: i32| self.set(Face::Bold, size, self.theme.bright_text);
        let most = 1 + i32::from(is_of_match);
        let fits = |&size: &i32| self.fits_lines(&title, set(size), width, most);
        let [.., smallest] = END_TITLES;
        // Two lines have less height each.
        let mut sizes = END_TITLES
            .into_iter()
            .filter(|&size| !is_of_match || size < TITLE_LINE);
        let size = sizes.find(fits).unwrap_or(smallest);
        let height = if is_of_match {
            2 * TITLE_LINE
        } else {
            DENSE.title
        };
        EndTitle {
            lines: self.balanced(&title, set(size), width),
            size,
            height,
        }
    }

    fn title_at_end(&mut self, mut area: Rect, title: &EndTitle) {
        let set = self.set(Face::Bold, title.size, self.theme.bright_text);
        let height = area.h / (title.lines.len() as i32).max(1);
        for line in &title.lines {
            self.fitted_in(area.cut_top(height), Align::Left, line, set);
        }
    }

    /// How the game ended, and if so, that it does not count; for one of two players face to face as he is told, below a title
    /// that says so.
    pub(super) fn how_it_ended(
        &self,
        live: &LiveGame,
        player: Option<Color>,
        outcome: Outcome,
        names: &Names,
    ) -> String {
        let is_aborted = live.game().is_aborted();
        let moves = if is_aborted { 0 } else { live.full_moves() };
        if let Some(player) = player {
            return self.words.summary_for(player, outcome, moves, names);
        }
        let summary = self.words.summary(outcome, moves, names);
        if is_aborted {
            format!("{summary} {}", self.words.does_not_count())
        } else {
            summary
        }
    }

    /// The result with a disc of the winner, or of both colours after a draw, and the cross beside it.
    fn result_title(&mut self, mut area: Rect, live: &LiveGame, outcome: Outcome, card: Rect) {
        let close = self.close_cross(card);
        area.w = close.x - area.x;
        let middle = area.center().y;
        let game = live.game();
        let said = |names: &Names| {
            let of_match = self.words.match_result(game, names);
            of_match.unwrap_or_else(|| self.words.result_of(game, outcome, names))
        };
        let names = self.names();
        let (short, whole) = (said(&names), said(&names.whole()));
        // A game that does not count is neither won nor drawn.
        let ended = match game.match_standing() {
            Some(Standing::Won(winner)) => Some(Some(winner)),
            Some(Standing::Drawn) => Some(None),
            Some(Standing::Open) | None => (!game.is_aborted()).then_some(outcome.winner),
        };
        let [side, gap] = ended.map_or([0; 2], |_| [DISC, DISC_GAP]);
        let disc_of = |size: i32| self.unit(side * size / TITLES[0]);
        let gap = self.unit(gap);
        let fits = |&(text, size): &(&String, i32)| {
            let text = self.fonts.width(Face::Bold, text, self.unit(size));
            disc_of(size) + gap + text <= area.w && self.unit(size) <= area.h
        };
        let [.., smallest] = TITLES;
        // Long names make the letters smaller before they are cut.
        let from = |text, least| {
            let large = TITLES.into_iter().filter(move |&size| size >= least);
            large.map(move |size| (text, size))
        };
        let uncut = Some(&short).filter(|text| !text.contains('…'));
        let mut all = from(&whole, WHOLE_TITLE)
            .chain(uncut.into_iter().flat_map(|text| from(text, SHORT_TITLE)))
            .chain(from(&whole, LEAST_TITLE))
            .chain(from(&short, 0));
        let (text, size) = all.find(fits).unwrap_or((&short, smallest));
        let disc = area.cut_left(disc_of(size));
        area.cut_left(gap);
        let disc = Rect::around(Point::new(disc.center().x, middle), disc.w);
        match ended {
            Some(Some(winner)) => self.color_disc(disc, winner),
            Some(None) => self.two_colored_disc(disc),
            None => {}
        }
        let set = self.set(Face::Bold, size, self.theme.bright_text);
        self.fitted(Point::new(area.x, middle), text, set, area.w);
    }

    /// A row of buttons, with larger text on high ones, and face to face on one that has the row alone.
    fn result_buttons(&mut self, row: Rect, faces: &[ButtonFace]) {
        let usual = self.layout;
        let has_room = |label| self.bold_width(label, ALONE) + 2 * self.unit(16) <= row.w;
        if self.app.across().is_some()
            && let [face] = faces
            && has_room(face.label)
        {
            self.layout = usual.scaled(ALONE as f32 / BUTTON_TEXT);
        } else if row.h >= self.unit(HIGH_BUTTON) {
            self.layout = usual.scaled(LARGER);
        }
        self.button_row(row, faces);
        self.layout = usual;
    }

    /// The cross in the corner of a card that closes it. Returns the area for a click.
    fn close_cross(&mut self, card: Rect) -> Rect {
        let (side, margin) = (self.unit(CLOSE), self.unit(CLOSE_MARGIN));
        let area = Rect::new(card.right() - margin - side, card.y + margin, side, side);
        let ink = self.pointed_ink(area);
        let cross = Rect::around(area.center(), self.unit(CROSS));
        let corners = cross_of(cross.w, self.unit(2));
        self.scene.add(
            cross,
            Look::Polygon {
                corners,
                color: ink,
            },
        );
        let close = Command::Play(PlayCommand::CloseResult);
        self.scene.add_zone(area, Zone::Do(close));
        area
    }

    /// The columns that leave names the most room: without the number of draws if they need it.
    fn score_columns(&self, rows: &[&ScoreRow], area: Rect) -> Columns {
        let width = |face, size, text: &str| self.fonts.width(face, text, self.unit(size));
        let widest = |widths: &mut dyn Iterator<Item = i32>| widths.fold(0, i32::max);
        let points = widest(
            &mut rows
                .iter()
                .map(|row| width(Face::Bold, POINTS, &row.points())),
        );
        let label = widest(&mut rows.iter().map(|row| width(Face::Regular, 14, &row.label)));
        let drawn = rows.iter().filter_map(|row| row.drawn.as_deref());
        let drawn = widest(&mut drawn.map(|drawn| width(Face::Regular, 13, drawn)));
        let names = || rows.iter().flat_map(|row| &row.names);
        // Who sits face to face knows whose points come first, so there names are whole or go.
        let is_across = self.app.across().is_some();
        let with = |[has_label, has_drawn]: [bool; 2], size: i32, gap: i32| {
            let gap = self.unit(gap);
            let half = points / 2 + gap;
            let left = if has_label { label + gap } else { 0 };
            let right = if has_drawn && drawn > 0 {
                drawn + gap
            } else {
                0
            };
            let room = (area.w - left - right) / 2 - half;
            let middle = area.x + left + room + half;
            let needed = widest(&mut names().map(|name| width(Face::Regular, size, name)));
            let columns = Columns {
                middle,
                half,
                room,
                size,
                has_label,
                has_drawn,
                has_names: needed <= room || !is_across && room >= self.unit(LEAST_NAME),
            };
            (needed <= room, columns)
        };
        let [.., smallest] = NAMES;
        let sizes = NAMES.map(|size| ([true, true], size, COLUMN_GAP));
        let tries = sizes.into_iter().chain([
            ([true, false], smallest, COLUMN_GAP),
            ([true, false], smallest, NARROW_GAP),
        ]);
        let mut tries = tries.map(|(shown, size, gap)| with(shown, size, gap));
        if let Some((_, columns)) = tries.find(|(fits, _)| *fits) {
            return columns;
        }
        // Names that never fit are shortened, and only where little of them would be left, the label goes.
        let (_, beside_label) = with([true, false], smallest, NARROW_GAP);
        let names_go = label > 0 && is_across && label + points + self.unit(COLUMN_GAP) <= area.w;
        match with([false, false], smallest, COLUMN_GAP) {
            (true, alone) if beside_label.room < self.unit(LEAST_NAME) && !names_go => alone,
            _ => beside_label,
        }
    }

    /// Takes the label off a score whose names have no room beside it.
    pub(super) fn label_above(&self, row: &mut ScoreRow, width: i32) -> Option<String> {
        let area = Rect::new(0, 0, width, 0);
        let has_names = |row: &ScoreRow| self.score_columns(&[row], area).has_names;
        if has_names(row) {
            return None;
        }
        Some(std::mem::take(&mut row.label))
    }

    /// Whether the word for who reads a score, whose points come first, has room between its label and the points.
    fn has_room_for_you(&self, row: &ScoreRow, width: i32) -> bool {
        let [you, points] = self.sets_without_names(row);
        let label = self.set(Face::Regular, 14, self.theme.dim_text);
        let texts = [
            (&*row.label, label),
            (self.words.text(Phrase::You), you),
            (&row.points(), points),
        ];
        let needed: i32 = texts.map(|(text, set)| self.width(text, set)).iter().sum();
        needed + 2 * self.unit(NARROW_GAP) <= width
    }

    /// The letters of the word for who reads a score, and of its points.
    fn sets_without_names(&self, row: &ScoreRow) -> [Type; 2] {
        let is_alone = row.label.is_empty();
        let [you, points] = if is_alone { ALONE_SCORE } else { [14, POINTS] };
        [
            self.set(Face::Regular, you, self.theme.dim_text),
            self.set(Face::Bold, points, self.theme.bright_text),
        ]
    }

    /// A score with its label: the points between the names.
    fn score_row(&mut self, area: Rect, row: &ScoreRow, columns: Columns) {
        let y = area.center().y;
        let points = self.set(Face::Bold, POINTS, self.theme.bright_text);
        let label = self.set(Face::Regular, 14, self.theme.dim_text);
        let beside_points = area.w - self.width(&row.points(), points) - self.unit(COLUMN_GAP);
        let fits = self.width(&row.label, label) <= beside_points;
        if columns.has_label && (columns.has_names || fits) {
            let at = Point::new(area.x, y);
            self.text(at, Align::Left, &row.label, label);
        }
        let name = self.set(Face::Regular, columns.size, self.theme.text);
        let [one, other] = &row.names;
        let names = [one, other].map(|text| self.width(text, name));
        let [one, other] = if names.into_iter().all(|width| width <= columns.room) {
            [&**one, other]
        } else {
            [first_words(one, other), first_words(other, one)]
        };
        let [one, other] = [one, other].map(|text| self.cut(text, name, columns.room));
        let (middle, said) = (columns.middle, row.points());
        if !columns.has_names {
            let (you, gap) = (self.words.text(Phrase::You), self.unit(NARROW_GAP));
            let has_you = self.has_room_for_you(row, area.w);
            let [small, points] = self.sets_without_names(row);
            let width = self.width(&said, points);
            // Below what it is of it begins at the left, like that.
            let x = match row.label.as_str() {
                "" if has_you => area.x + self.width(you, small) + gap,
                "" => area.x,
                _ => area.right() - width,
            };
            self.text(Point::new(x, y), Align::Left, &said, points);
            if has_you {
                self.text(Point::new(x - gap, y), Align::Right, you, small);
            }
            return;
        }
        let cells = [
            (middle - columns.half, Align::Right, &one, name),
            (middle, Align::Center, &said, points),
            (middle + columns.half, Align::Left, &other, name),
        ];
        for (x, align, text, set) in cells {
            self.text(Point::new(x, y), align, text, set);
        }
        if let Some(drawn) = row.drawn.as_ref().filter(|_| columns.has_drawn) {
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let at = Point::new(area.right(), y);
            self.text(at, Align::Right, drawn, set);
        }
    }
}

/// A cross with lines of this thickness that fills a square.
fn cross_of(side: i32, thickness: i32) -> Vec<Point> {
    let (middle, half) = (side / 2, (thickness + 1) / 2);
    // Clockwise from the upper left end.
    let corners = [
        (0, half),
        (half, 0),
        (middle, middle - half),
        (side - half, 0),
        (side, half),
        (middle + half, middle),
        (side, side - half),
        (side - half, side),
        (middle, middle + half),
        (half, side),
        (0, side - half),
        (middle - half, middle),
    ];
    corners.map(|(x, y)| Point::new(x, y)).into()
}
