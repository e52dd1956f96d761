//! The players with exercises.

use super::sizes::{GAP, PAD, STRIP};
use crate::app::keys::{Context, works};
use crate::app::{Command, Practice, PracticeCommand, PracticePlayer};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Phrase, shown_name};

/// The heights of the head, of a row of the list and of the buttons, in units.
pub(super) const HEAD: i32 = 40;
pub(super) const ROW: i32 = 56;
const BUTTONS: i32 = 48;

/// The height of the bar of a player, which shows how many exercises are solved, in units.
const BAR: i32 = 8;

/// The size of a name, in units.
const NAME: i32 = 15;

/// The width of a number, in units.
const NUMBER: i32 = 88;
const LEAST_SOLVED: i32 = 56;

/// What is told of each player.
pub(super) const HEADS: [Phrase; 4] = [
    Phrase::ScoreToday,
    Phrase::Tomorrow,
    Phrase::Later,
    Phrase::Solved,
];

impl View<'_> {
    /// The players, with the numbers of their exercises, and what leads to more of them.
    pub(super) fn practice_players(&mut self, practice: &Practice, players: &[PracticePlayer]) {
        let mut area = self.library_frame();
        let gap = self.unit(GAP);
        let buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(gap);
        if !players.is_empty() {
            self.beside_learners(&mut area, players);
        }
        self.learners(area, practice, players);
        self.learner_buttons(buttons, players.get(practice.selected()));
    }

    fn learners(&mut self, area: Rect, practice: &Practice, players: &[PracticePlayer]) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        // They are those of our own games, whichever list the tabs belong to.
        let whose = self.words.text(Phrase::OurGames);
        let heads = HEADS.map(|it| self.words.text(it));
        let head = inner.cut_top(self.unit(HEAD));
        let widths = self.learner_widths(head, players);
        let room = self.learner_width(head, widths);
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let fits = self.width(whose, set) <= room;
        let whose = if fits { whose } else { "" };
        let heads = (heads, widths);
        self.player_cells(head, (whose, self.theme.dim_text), heads, Face::Regular);
        if players.is_empty() {
            return self.no_exercises(inner);
        }
        let note = inner.cut_bottom(self.unit(HEAD));
        self.exercises_note(note);
        let height = self.unit(ROW);
        let scroll = practice.scroll();
        let rows = self.rows_showing(inner, height, players.len(), scroll, practice.selected());
        let is_scrolled = rows.visible < rows.count;
        for (number, strip) in self.list(inner, height, rows) {
            // The scroll bar has room at the side.
            let w = if is_scrolled { strip.w } else { inner.w };
            let row = Rect { w, ..strip };
            let Some(player) = players.get(number) else {
                continue;
            };
            if number == practice.selected() {
                let ground = row.inset(-self.unit(GAP), 0);
                self.scene.rounded(ground, self.unit(6), self.theme.chosen);
            }
            self.learner_row(row, player, widths);
            self.practice_zone(row, PracticeCommand::BeginRow(number));
        }
    }

    /// A player, when exercises come, and how many.
    fn learner_row(&mut self, row: Rect, player: &PracticePlayer, widths: [i32; 4]) {
        let numbers = self.numbers_of(player);
        let numbers = numbers.each_ref().map(String::as_str);
        // The bar stands below what it shows.
        let [.., last] = widths;
        let w = last - self.unit(GAP);
        let h = self.unit(BAR);
        if w > 0 {
            let bar = Rect::new(row.right() - w, row.bottom() - h * 3 / 2, w, h);
            self.solved_bar(bar, player);
        }
        self.player_cells(row, ("", self.theme.text), (numbers, widths), Face::Bold);
        let said = match player.next {
            None => self.words.text(Phrase::NewExercises).to_owned(),
            Some(0) => self
                .words
                .counted_phrase(Phrase::ExercisesDue, player.today),
            next => self.words.comes_back(next),
        };
        let w = self.learner_width(row, widths);
        let cell = Rect { w, ..row }.inset(0, self.unit(GAP));
        let name = self.set(Face::Bold, NAME, self.theme.bright_text);
        let small = self.set(Face::Regular, 13, self.theme.message_text);
        let texts = [(shown_name(&player.name), name), (said.as_str(), small)];
        let least = self.least_text();
        let mut fitted = texts
            .map(|(text, set)| self.fitting_from(least, text, set, w))
            .to_vec();
        // The numbers tell it too; the name stands beside them then.
        if fitted.last().is_some_and(|(shown, _)| *shown != said) {
            fitted.pop();
        }
        for (line, (text, set)) in cell.rows(fitted.len() as i32, 0).zip(fitted) {
            self.text_in(line, Align::Left, &text, set);
        }
    }

    /// The buttons: below the list, and below what is beside it.
    fn learner_buttons(&mut self, mut row: Rect, selected: Option<&PracticePlayer>) {
        let face = |command: Command| face_of(self.words, &[Context::ExercisePlayers], &command);
        let begin = selected.map(|player| self.begin_label(player));
        let begin = begin.as_deref().and_then(|label| {
            let face = face(PracticeCommand::Begin.into())?;
            Some(ButtonFace {
                primary: true,
                is_off: !works(self.app, &face.command),
                label,
                ..face
            })
        });
        let back = face(Command::Escape);
        let corner = begin.as_ref().and_then(|_| self.beside_list(&mut row));
        match corner {
            Some(corner) => {
                self.button_row(corner, back.as_slice());
                self.button_row(row, begin.as_slice());
            }
            None => {
                let faces: Vec<ButtonFace> = begin.into_iter().chain(back).collect();
                self.button_row(row, &faces);
            }
        }
    }

    /// What the button says that poses the exercises of a player.
    fn begin_label(&self, player: &PracticePlayer) -> String {
        if player.count() > 0 {
            return self.words.begin_with(&player.name);
        }
        self.words.text(Phrase::NewExercises).to_owned()
    }

    /// Which part of a player's exercises is solved.
    fn solved_bar(&mut self, area: Rect, player: &PracticePlayer) {
        // The edge shows the part that is not solved on every ground.
        self.scene.rounded(area, area.h / 2, self.theme.faint_text);
        let edge = self.unit(1);
        let area = area.inset(edge, edge);
        let radius = area.h / 2;
        self.scene.rounded(area, radius, self.theme.key_cap);
        if player.solved > 0 {
            let w = area.w * player.solved as i32 / player.count().max(1) as i32;
            let solved = Rect {
                w: w.max(area.h),
                ..area
            };
            self.scene.rounded(solved, radius, self.theme.good);
        }
    }

    /// How many mistakes are still examined, or else what decides when an exercise comes back.
    fn exercises_note(&mut self, mut area: Rect) {
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let said = match self.app.examined_mistakes() {
            0 => self.words.when_it_comes_back(),
            waiting => {
                let strip = area.cut_bottom(self.unit(STRIP));
                self.progress(strip, self.app.examined_part());
                self.words
                    .counted_phrase(Phrase::LooksForExercises, waiting)
            }
        };
        self.fitted_in(area, Align::Left, &said, set);
    }

    /// A name in its colour and numbers, or their heads, with their widths.
    pub(super) fn player_cells(
        &mut self,
        mut row: Rect,
        (name, name_ink): (&str, Rgba),
        (numbers, widths): ([&str; 4], [i32; 4]),
        face: Face,
    ) {
        let (size, ink) = match face {
            Face::Bold => (15, self.theme.bright_text),
            _ => (13, self.theme.dim_text),
        };
        let set = self.set(face, size, ink);
        let y = row.center().y;
        for (number, width) in numbers.into_iter().zip(widths).rev() {
            let cell = row.cut_right(width);
            let (shown, set) = self.fitting(number, set, cell.w - self.unit(GAP));
            // A column without a head is better than one with a part of it.
            if shown == number {
                let at = Point::new(cell.right(), y);
                self.text(at, Align::Right, number, set);
            }
        }
        let set = self.set(face, 14, name_ink);
        self.fitted(Point::new(row.x, y), name, set, row.w - self.unit(GAP));
    }

    /// The widths of the numbers beside the names, which have the room that they need, up to a third of it all.
    fn learner_widths(&self, row: Rect, players: &[PracticePlayer]) -> [i32; 4] {
        let em = self.unit(NAME);
        let names = players.iter().map(|it| shown_name(&it.name));
        let names = names.map(|name| self.fonts.width(Face::Bold, name, em) + self.unit(GAP));
        let widest = names.max().unwrap_or_default();
        self.number_widths(row, widest.min(row.w / 3).max(row.w / 5))
    }

    /// The width of the name in a row.
    fn learner_width(&self, row: Rect, widths: [i32; 4]) -> i32 {
        row.w - widths.iter().sum::<i32>() - self.unit(GAP)
    }

    /// The widths of the numbers in a row beside a name of this width: all the same, or what they need. Where the name has no
    /// room else, those of later are left out, and then how many are solved.
    pub(super) fn number_widths(&self, row: Rect, name: i32) -> [i32; 4] {
        let even = self.unit(NUMBER).min(row.w / 5);
        let em = self.unit(13);
        let mut needed = HEADS.map(|head| {
            let head = self.fonts.width(Face::Regular, self.words.text(head), em);
            head + self.unit(GAP)
        });
        // How many of all are solved is longer than its head.
        needed[3] = needed[3].max(self.unit(LEAST_SOLVED));
        let is_enough = needed.iter().all(|&width| width <= even);
        let [today, tomorrow, _, solved] = needed;
        let fewer = [today, tomorrow, 0, solved];
        let fewest = [today, tomorrow, 0, 0];
        let even = [even; 4];
        let spare = |widths: &[i32; 4], name: i32| row.w - name - widths.iter().sum::<i32>();
        let spread = |widths: [i32; 4]| {
            let more = (spare(&widths, name) / 4).min(self.unit(2 * GAP));
            let wider = |width: i32| if width > 0 { width + more } else { 0 };
            (spare(&widths, name) >= 0).then(|| widths.map(wider))
        };
        let all = (is_enough && spare(&even, name) >= 0).then_some(even);
        let mut some = [needed, fewer, fewest].into_iter().filter_map(spread);
        let has_name = spare(&fewest, row.w / 5) >= 0;
        let fitting = all.or_else(|| some.next());
        fitting.unwrap_or(if has_name { fewest } else { even })
    }

    pub(super) fn numbers_of(&self, player: &PracticePlayer) -> [String; 4] {
        let [today, tomorrow, later] =
            [player.today, player.tomorrow, player.later].map(|it| it.to_string());
        let solved = self.words.place_of(player.solved, player.count(), false);
        [today, tomorrow, later, solved]
    }
}
