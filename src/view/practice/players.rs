//! The players with exercises.

use super::sizes::{GAP, HEADING, PAD, SMALL_ROW, STRIP};
use crate::app::keys::{Context, works};
use crate::app::{Command, Practice, PracticeCommand, PracticePlayer, ReviewCommand};
use crate::storage::SourceGame;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// The heights of the head, of a row of the list and of the buttons, in units.
const HEAD: i32 = 40;
const ROW: i32 = 56;
const BUTTONS: i32 = 48;

/// The height of the bar of a player, which shows how many exercises are solved, in units.
const BAR: i32 = 8;

/// The width of a number, in units.
const NUMBER: i32 = 88;

/// What is told of each player.
const HEADS: [Phrase; 4] = [
    Phrase::ScoreToday,
    Phrase::Tomorrow,
    Phrase::Later,
    Phrase::Solved,
];

impl View<'_> {
    /// The players, with the numbers of their exercises.
    pub(super) fn practice_players(&mut self, practice: &Practice, players: &[PracticePlayer]) {
        let mut area = self.library_frame();
        if self.app.library().is_none() {
            let title = area.cut_top(self.unit(HEADING));
            area.cut_top(self.unit(GAP));
            let set = self.set(Face::Bold, 24, self.theme.bright_text);
            let text = self.words.text(Phrase::LearnFromMistakes);
            let at = Point::new(title.x, title.center().y);
            self.fitted(at, text, set, title.w);
        }
        let buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(self.unit(GAP));
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        // They are those of our own games, whichever list the tabs belong to.
        let whose = self.words.text(Phrase::OurGames);
        let heads = HEADS.map(|it| self.words.text(it));
        let selected = players.get(practice.selected());
        let height = self.unit(ROW);
        let head = inner.cut_top(self.unit(HEAD));
        let room = head.w - 4 * self.number_width(head) - self.unit(GAP);
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let whose = if self.width(whose, set) <= room {
            whose
        } else {
            ""
        };
        self.player_cells(head, (whose, self.theme.dim_text), heads, Face::Regular);
        if players.is_empty() {
            self.no_exercises(inner);
        } else {
            let below = inner.cut_bottom(self.unit(HEAD));
            let rows = height.saturating_mul(players.len() as i32);
            let y = below.y.min(inner.y.saturating_add(rows));
            self.exercises_note(Rect { y, ..below }, selected);
            let mut left = Rect {
                y,
                h: below.bottom() - y,
                ..below
            };
            left.cut_top(self.unit(HEAD));
            self.way_to_more(left, players);
        }
        let scroll = practice.scroll();
        let rows = self.rows_showing(inner, height, players.len(), scroll, practice.selected());
        let is_scrolled = rows.visible < rows.count;
        for (number, strip) in self.list(inner, height, rows) {
            // The scroll bar has room at the side.
            let whole = if is_scrolled {
                strip
            } else {
                Rect {
                    w: inner.w,
                    ..strip
                }
            };
            let row = whole;
            let Some(player) = players.get(number) else {
                continue;
            };
            if number == practice.selected() {
                self.scene.rounded(
                    row.inset(-self.unit(GAP), 0),
                    self.unit(6),
                    self.theme.chosen,
                );
            }
            let name = match player.name.as_str() {
                "" => "?",
                name => name,
            };
            let numbers = self.numbers_of(player);
            let numbers = numbers.each_ref().map(String::as_str);
            // The bar stands below what it shows.
            let w = self.number_width(row) - self.unit(GAP);
            let h = self.unit(BAR);
            let bar = Rect::new(row.right() - w, row.bottom() - h * 3 / 2, w, h);
            self.solved_bar(bar, player);
            self.player_cells(row, (name, self.theme.bright_text), numbers, Face::Bold);
            self.practice_zone(whole, PracticeCommand::BeginRow(number));
        }
        let commands = [PracticeCommand::Begin.into(), Command::Escape];
        let face = |command: &Command| face_of(self.words, &[Context::ExercisePlayers], command);
        let faces = commands.iter().filter_map(face);
        let faces: Vec<ButtonFace> = faces
            .enumerate()
            .map(|(number, face)| ButtonFace {
                primary: number == 0 && !players.is_empty(),
                is_off: !works(self.app, &face.command),
                label: match (number, selected) {
                    (0, Some(player)) => self.begin_label(player).unwrap_or(face.label),
                    _ => face.label,
                },
                ..face
            })
            .collect();
        self.button_row(buttons, &faces);
    }

    /// What the button says that poses the exercises of a player, if none is due.
    fn begin_label(&self, player: &PracticePlayer) -> Option<&'static str> {
        let phrase = if works(self.app, &PracticeCommand::Begin.into()) {
            Phrase::NewExercises
        } else {
            Phrase::NothingDue
        };
        (player.today == 0).then(|| self.words.text(phrase))
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

    /// How many mistakes are still examined, or else when the next exercise of the selected player is due, if none is now.
    fn exercises_note(&mut self, mut area: Rect, selected: Option<&PracticePlayer>) {
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let next = selected.and_then(|it| it.next).filter(|&days| days > 0);
        let said = match (self.app.examined_mistakes(), next) {
            (0, Some(_)) => self.words.comes_back(next),
            (0, None) => self.words.text(Phrase::WhenItComesBack).to_string(),
            (waiting, _) => {
                let strip = area.cut_bottom(self.unit(STRIP));
                self.progress(strip, self.app.examined_part());
                self.words
                    .counted_phrase(Phrase::LooksForExercises, waiting)
            }
        };
        self.fitted_in(area, Align::Left, &said, set);
    }

    /// Where exercises come from, who has none, and what leads to more.
    fn way_to_more(&mut self, mut area: Rect, players: &[PracticePlayer]) {
        let games = self.app.analysed_games().filter(|(_, all)| *all > 0);
        let without = self.app.without_exercises(players);
        let texts = [
            games.map(|games| self.words.analysed_games(games)),
            (!without.is_empty()).then(|| self.words.without_exercises(&without)),
            Some(self.way_to_exercises()),
        ];
        let set = self.set(Face::Regular, 14, self.theme.text);
        let step = set.em * 4 / 3;
        for text in texts.into_iter().flatten() {
            let height = step * self.wrapped(&text, set, area.w).len() as i32;
            if area.h < height {
                return;
            }
            self.paragraph(area.cut_top(height), &text, set);
            area.cut_top(self.unit(GAP));
        }
    }

    /// That there are no exercises, and what leads to some.
    fn no_exercises(&mut self, area: Rect) {
        let said = format!("{} {}", self.words.nothing_to_ask(0), self.way_to_exercises());
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

    /// What comes when of the players of an exercise's game, in the order of their colours.
    pub(super) fn players_of(&self, game: &SourceGame) -> Vec<PracticePlayer> {
        let all = self.app.practice_of_all();
        let named = |name: &String| all.iter().find(|it| it.has(name)).cloned();
        let [white, black] = [&game.white, &game.black].map(named);
        let black = black.filter(|it| white.as_ref() != Some(it));
        white.into_iter().chain(black).collect()
    }

    /// What comes when, of the players of an exercise's game.
    pub(super) fn players_card(
        &mut self,
        area: Rect,
        game: &SourceGame,
        players: &[PracticePlayer],
    ) {
        let mut rest = self.headed_card(area, Phrase::PracticeOverAll, "");
        let heads = HEADS.map(|it| self.words.text(it));
        let head = rest.cut_top(self.unit(SMALL_ROW));
        self.player_cells(head, ("", self.theme.dim_text), heads, Face::Regular);
        let [white, black] = self.inks_of([&game.white, &game.black].map(|name| {
            let player = players.iter().find(|it| it.has(name));
            player.map_or(name.as_str(), |it| &it.name)
        }));
        for player in players {
            let row = rest.cut_top(self.unit(SMALL_ROW));
            let ink = if player.has(&game.white) {
                white
            } else {
                black
            };
            let numbers = self.numbers_of(player);
            let numbers = numbers.each_ref().map(String::as_str);
            self.player_cells(row, (&player.name, ink), numbers, Face::Bold);
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let said = self.words.text(Phrase::WhenItComesBack);
        let note = rest.cut_top(self.unit(SMALL_ROW));
        let (shown, set) = self.fitting(said, set, note.w);
        if shown == said {
            self.text_in(note, Align::Left, said, set);
        }
    }

    /// A name in its colour and numbers, or their heads.
    fn player_cells(
        &mut self,
        mut row: Rect,
        (name, name_ink): (&str, Rgba),
        numbers: [&str; 4],
        face: Face,
    ) {
        let (size, ink) = match face {
            Face::Bold => (15, self.theme.bright_text),
            _ => (13, self.theme.dim_text),
        };
        let set = self.set(face, size, ink);
        let y = row.center().y;
        let width = self.number_width(row);
        for number in numbers.into_iter().rev() {
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

    /// The width of a number in a row.
    fn number_width(&self, row: Rect) -> i32 {
        self.unit(NUMBER).min(row.w / 5)
    }

    fn numbers_of(&self, player: &PracticePlayer) -> [String; 4] {
        let [today, tomorrow, later] =
            [player.today, player.tomorrow, player.later].map(|it| it.to_string());
        let solved = self.words.place_of(player.solved, player.count(), false);
        [today, tomorrow, later, solved]
    }
}
