//! The start screen.

use super::order::Kind;
use super::parts::Part;
use crate::app::keys::Context;
use crate::app::{Command, MenuCommand, PracticeCommand, SettingsCommand, StartCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{NAME, Phrase, Text};

/// The height of the message line, in units.
const MESSAGE: i32 = 46;

/// The sizes of the letters of the program's name in units, the largest first.
const TITLES: [i32; 3] = [40, 34, 28];

/// The side of the globe and the height of its button, in units.
const GLOBE: i32 = 16;
const LEAST_KEY: i32 = 40;

/// The least margin with a scroll bar in it, in units.
const BESIDE_BAR: i32 = 12;

impl View<'_> {
    pub fn start(&mut self) {
        if self.layout.has_board() {
            self.start_board();
        }
        let mut area = self.layout.panel;
        if !self.layout.has_board() {
            area.cut_top(self.unit(8));
        }
        if let Some(message) = self.app.message() {
            let line = area.cut_bottom(self.unit(MESSAGE));
            area.cut_bottom(self.unit(8));
            self.message(line, &message);
        }
        let edge = self.scene.area().w;
        let end = |parts: &[Part]| parts.last().map_or(area.y, |part| part.area.bottom());
        let mut parts = self.start_parts(area);
        if end(&parts) > area.bottom() {
            // A narrow margin has no room for the bar.
            area.w = area.w.min(edge - area.x - self.unit(BESIDE_BAR));
            parts = self.start_parts(area);
        }
        let bottom = end(&parts);
        let bar = Rect {
            x: (area.right() + edge.min(area.right() + self.unit(24))) / 2 - self.unit(5),
            w: self.unit(10),
            ..area
        };
        let shown = self.focused_part(&parts);
        let shown = shown.map(|part| (part.y - area.y, part.bottom() - area.y));
        let scroll = self.app.start_scroll();
        let (hidden, rows) = self.scrolled(area, bottom - area.y, scroll, shown);
        self.scroll_bar(bar, rows);
        // Borders may stick out at the sides.
        let visible = Rect {
            y: 0,
            h: area.bottom(),
            ..area.inset(-self.unit(2), 0)
        };
        let outer = self.scene.begin_clip(visible);
        for part in &parts {
            if let Kind::Recent(_) = part.kind {
                let y = part.area.y - hidden;
                self.library_link(Rect { y, ..part.area });
            }
        }
        for part in parts {
            let y = part.area.y - hidden;
            self.start_part(&part.kind, Rect { y, ..part.area });
        }
        self.scene.end_clip(outer);
        let beyond = [hidden > 0, bottom - hidden > area.bottom()];
        self.fade_edges(visible, self.theme.background, beyond);
    }

    /// The unfinished game as it will go on; a click continues it. Else the first position.
    fn start_board(&mut self) {
        match self.app.last.game() {
            Some(game) if self.app.can_resume_last() => {
                self.last_position(game);
                let resume = Command::Start(StartCommand::Continue);
                self.scene.add_zone(self.layout.board, Zone::Do(resume));
            }
            _ => self.idle_board(),
        }
    }

    /// The area of the choice that has the focus. The title belongs to the first choice.
    fn focused_part(&self, parts: &[Part]) -> Option<Rect> {
        let number = self.app.focused_choice();
        let choices = self.app.start_choices();
        let focused = choices.get(number)?;
        let is_language = *focused == Command::Settings(SettingsCommand::Languages);
        if number == 0 || is_language {
            return parts.first().map(|part| part.area);
        }
        parts.iter().find_map(|part| match &part.kind {
            Kind::Card(command) => (*focused == Command::Start(*command)).then_some(part.area),
            Kind::AtOnce => {
                matches!(focused, Command::Start(StartCommand::Quick(_))).then_some(part.area)
            }
            Kind::Buttons(commands) => commands.contains(focused).then_some(part.area),
            Kind::Recent(rows) => {
                let row = self.focused_row()?;
                let shown = row - self.first_row(*rows);
                self.recent_cells(part.area, *rows).into_iter().nth(shown)
            }
            Kind::Exercises => (*focused == PracticeCommand::Open.into()).then_some(part.area),
            Kind::Title | Kind::AtOnceLabel | Kind::Score => None,
        })
    }

    fn start_part(&mut self, kind: &Kind, area: Rect) {
        match kind {
            Kind::Title => self.start_title(area),
            Kind::Card(command) => self.start_card(area, *command),
            Kind::AtOnceLabel => self.at_once_label(area),
            Kind::AtOnce => self.at_once(area),
            Kind::Buttons(commands) => self.start_buttons(area, commands),
            Kind::Exercises => self.exercises_button(area),
            Kind::Recent(rows) => self.recent_games(area, *rows),
            Kind::Score => self.score_of_pair(area),
        }
    }

    /// The name of the program, and how to get to the keys and the menu. Below them is the language.
    fn start_title(&mut self, area: Rect) {
        let y = area.y + self.unit(16);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        // Esc opens the menu.
        let commands = [
            (MenuCommand::AllKeys, MenuCommand::AllKeys.into()),
            (MenuCommand::Open, Command::Escape),
        ];
        let keys = commands.map(|(label, command)| {
            let label = self.words.does(Context::Start, &label.into());
            (label, command)
        });
        let sizes = TITLES.map(|size| self.set(Face::Bold, size, self.theme.text));
        let least = self.width(NAME, sizes[2]);
        let room =
            |keys: &[(Text, Command)]| area.w - self.labelled_width(keys, small) - self.unit(8);
        // Without room for all, the menu leads to the keys.
        let [_, menu @ ..] = &keys;
        let keys: &[(Text, Command)] = if room(&keys) >= least { &keys } else { menu };
        let room = room(keys);
        self.labelled_keys(Point::new(area.right(), y), keys, small);
        let fits = |set: &Type| self.width(NAME, *set) <= room;
        let set = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
        self.fitted(Point::new(area.x, y), NAME, set, room);
        let y = area.y + self.unit(48);
        let taken = self.language_key(Point::new(area.right(), y));
        let set = self.set(Face::Regular, 15, self.theme.dim_text);
        let motto = self.words.text(Phrase::Motto);
        self.fitted(Point::new(area.x, y), motto, set, area.w - taken);
    }

    /// A globe with the name of the language, up to a point at the right: who cannot read the screen finds it. Returns
    /// its width.
    fn language_key(&mut self, right: Point) -> i32 {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let name = self.app.settings.language().name();
        let (side, gap) = (self.unit(GLOBE), self.unit(8));
        let width = side + gap + self.width(name, set);
        let height = self.unit(LEAST_KEY).max(set.em);
        let area = Rect::new(right.x - width, right.y - height / 2, width, height).inset(-gap, 0);
        let command = Command::Settings(SettingsCommand::Languages);
        if self.is_pointed_at(area) {
            self.scene
                .rounded(area, self.unit(8), self.theme.button_hover);
        }
        self.mark_focus(area, &command);
        let globe = Rect::around(Point::new(area.x + gap + side / 2, right.y), side);
        self.icon(globe, Icon::Globe, set.color);
        self.text(right, Align::Right, name, set);
        self.scene.add_zone(area, Zone::Do(command));
        width + 2 * gap
    }

    /// The button of a choice, by its key.
    pub(super) fn start_face(&self, command: &Command) -> Option<ButtonFace<'static>> {
        let contexts = [Context::Start, Context::Opening, Context::Anywhere];
        face_of(self.words, &contexts, command)
    }

    /// Marks the choice that has the focus.
    pub(super) fn mark_focus(&mut self, area: Rect, command: &Command) {
        let choices = self.app.start_choices();
        if choices.get(self.app.focused_choice()) == Some(command) {
            self.outline_focus(area, self.unit(8));
        }
    }
}
