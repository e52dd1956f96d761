//! The players with exercises.

use super::screen::{GAP, PAD};
use crate::app::keys::Context;
use crate::app::{Command, Practice, PracticeCommand, PracticePlayer};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// The heights of a row, of the heads and of the buttons, in units.
const ROW: i32 = 40;
const BUTTONS: i32 = 48;

/// The width of a number, in units.
const NUMBER: i32 = 88;

impl View<'_> {
    /// The players, with the numbers of their exercises.
    pub(super) fn practice_players(&mut self, practice: &Practice, players: &[PracticePlayer]) {
        let mut area = self.library_frame();
        let buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(self.unit(GAP));
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        if players.is_empty() {
            let said = self.words.no_exercises();
            let set = self.set(Face::Regular, 15, self.theme.text);
            self.paragraph(inner, &said, set);
        } else {
            let heads = [Phrase::ScoreToday, Phrase::Learned].map(|it| self.words.text(it));
            let head = inner.cut_top(self.unit(ROW));
            self.player_cells(head, "", heads, Face::Regular);
        }
        let fitting = (inner.h / self.unit(ROW)).max(1) as usize;
        let first = (practice.selected() + 1).saturating_sub(fitting);
        for (number, player) in players.iter().enumerate().skip(first).take(fitting) {
            let row = inner.cut_top(self.unit(ROW));
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
            let numbers = [player.today, player.learned].map(|it| it.to_string());
            self.player_cells(
                row,
                name,
                numbers.each_ref().map(String::as_str),
                Face::Bold,
            );
            self.practice_zone(row, PracticeCommand::BeginRow(number));
        }
        let commands = [PracticeCommand::Begin.into(), Command::Escape];
        let face = |command: &Command| face_of(self.words, &[Context::Players], command);
        let faces = commands.iter().filter_map(face);
        let faces: Vec<ButtonFace> = faces
            .enumerate()
            .map(|(number, face)| ButtonFace {
                primary: number == 0 && !players.is_empty(),
                ..face
            })
            .collect();
        self.button_row(buttons, &faces);
    }

    /// A name and two numbers, or their heads.
    fn player_cells(&mut self, mut row: Rect, name: &str, numbers: [&str; 2], face: Face) {
        let ink = match face {
            Face::Bold => self.theme.bright_text,
            _ => self.theme.dim_text,
        };
        let set = self.set(face, 14, ink);
        let y = row.center().y;
        let width = self.unit(NUMBER).min(row.w / 4);
        for number in numbers.into_iter().rev() {
            let cell = row.cut_right(width);
            let (number, set) = self.fitting(number, set, cell.w - self.unit(GAP));
            self.scene.text(
                self.fonts,
                Point::new(cell.right(), y),
                Align::Right,
                &number,
                set,
            );
        }
        self.fitted(Point::new(row.x, y), name, set, row.w - self.unit(GAP));
    }
}
