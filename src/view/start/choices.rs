//! The start screen.

use crate::app::keys::Context;
use crate::app::{Command, Hint, StartCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Heading, Phrase};

/// The height of the title with the motto, and without it in a low window, in units.
const TITLE: i32 = 126;
const LOW_TITLE: i32 = 85;

/// The distance of the buttons, and the least one beside the motto, in units.
const PITCH: i32 = 78;
const LEAST_PITCH: i32 = 60;

impl View<'_> {
    pub(in crate::view) fn start(&mut self) {
        self.idle_board();
        let mut area = self.layout.panel;
        let message_area = area.cut_bottom(self.unit(46));
        area.cut_bottom(self.unit(8));
        let choices = self.app.start_choices();
        let count = choices.len().max(1) as i32;
        let has_motto = area.h >= self.unit(TITLE + count * LEAST_PITCH);
        let title = area.cut_top(self.unit(if has_motto { TITLE } else { LOW_TITLE }));
        self.title(title, has_motto);
        let focused = self.app.focused_choice();
        // Buttons are smaller in a low window.
        let pitch = self.unit(PITCH).min(area.h / count);
        for (number, command) in choices.into_iter().enumerate() {
            let mut cell = area.cut_top(pitch);
            cell.cut_bottom(pitch * 12 / PITCH);
            let explanation = self.explanation(&command);
            let contexts = [Context::Start, Context::Opening, Context::Anywhere];
            if let Some(face) = face_of(self.words, &contexts, &command) {
                let primary = number == 0;
                self.large_button(cell, &ButtonFace { primary, ..face }, &explanation);
            }
            if number == focused {
                let border = self.focus_border(true);
                self.outline(cell, self.unit(8), border);
            }
        }
        match self.app.message() {
            Some(message) => self.message(message_area, &message),
            None => self.start_hints(message_area),
        }
    }

    fn title(&mut self, area: Rect, has_motto: bool) {
        let set = self.set(Face::Bold, 46, self.theme.text);
        let at = Point::new(area.x, area.y + self.unit(48));
        self.scene
            .text(self.fonts, at, Align::Left, "Deskmate", set);
        if !has_motto {
            return;
        }
        let set = self.set(Face::Regular, 16, self.theme.dim_text);
        let at = Point::new(area.x, area.y + self.unit(89));
        self.scene.text(
            self.fonts,
            at,
            Align::Left,
            self.words.heading(Heading::Motto),
            set,
        );
    }

    /// What a choice leads to.
    fn explanation(&self, command: &Command) -> String {
        let settings = &self.app.settings;
        let last = &self.app.last;
        let saved = last.saved();
        match (command, last.game()) {
            (Command::Start(StartCommand::NewGame), _) => self.words.next_game(settings),
            (Command::Start(StartCommand::Continue), Some(game)) => {
                let saved = saved.and_then(|saved| saved.saved);
                self.words.where_it_stands(game, saved, self.now.wall)
            }
            (Command::Start(StartCommand::LoadLast), Some(game)) => {
                let is_damaged = saved.is_some_and(|saved| saved.fault.is_some());
                self.words.what_it_was(game, is_damaged)
            }
            (Command::Start(StartCommand::LoadLast), None) => {
                self.words.text(Phrase::LastUnreadable).into()
            }
            (Command::Start(StartCommand::Library), _) => {
                self.words.games_kept(self.app.saved_games)
            }
            (Command::Start(StartCommand::SetUp), _) => self.words.text(Phrase::AboutEditor).into(),
            (Command::Settings(_), _) => self.words.text(Phrase::AboutSettings).into(),
            _ => String::new(),
        }
    }

    fn start_hints(&mut self, area: Rect) {
        let right = Point::new(area.right(), area.bottom() - self.unit(16));
        let hints = [Hint::AllKeys, Hint::Menu];
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        self.hints(right, &hints, set);
    }
}
