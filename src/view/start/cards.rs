//! The cards and buttons of the start screen.

use super::order::buttons;
use crate::app::{
    Command, PracticeCommand, QUICK_GAMES, SettingsCommand, StartCommand, quick_choices,
};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;
use crate::words::Phrase;

/// The distance of text from the edge of a card, and of an icon from the edge of a button, in units.
const PAD: i32 = 21;
const ICON_PAD: i32 = 16;

/// The distances between the lines of text of the main card and of the second one, and the least size of their letters, in
/// units.
const MAIN_LINE: i32 = 21;
const SECOND_LINE: i32 = 18;
const LEAST_LETTERS: i32 = 13;

/// The side of an icon, and the gap behind it, in units.
const ICON: i32 = 20;
const ICON_GAP: i32 = 12;

/// The gap between tiles, and the least room beside a text in one, in units.
const GAP: i32 = 8;
const TILE_PAD: i32 = 8;

/// The rooms at the sides of a button with an icon, the larger first.
const PADS: [i32; 2] = [ICON_PAD, TILE_PAD];

impl View<'_> {
    /// The card that goes on with the unfinished game or starts a new one.
    pub(super) fn start_card(&mut self, area: Rect, command: StartCommand) {
        let resumes = self.app.can_continue();
        let is_main = (command == StartCommand::Continue) == resumes;
        let command = Command::Start(command);
        let Some(face) = self.start_face(&command) else {
            return;
        };
        let primary = is_main;
        let face = ButtonFace { primary, ..face };
        let ink = self.button_ground(area, &face);
        let cap_width = self.cap_width(&face.cap);
        let pad = self.unit(PAD);
        let cap = Point::new(area.right() - pad - cap_width, area.center().y);
        self.button_cap(cap, &face);
        let room = self.card_room(&face, area.w);
        let lines = self.card_text(&command, is_main, ink, room);
        let (first, second, step) = if is_main {
            (28, 52, MAIN_LINE)
        } else {
            (31, 52, SECOND_LINE)
        };
        let title = self.set(Face::Bold, if is_main { 22 } else { 18 }, ink);
        let layout = self.layout;
        let at = |y: i32| Point::new(area.x + pad, area.y + layout.unit(y));
        let label = match command {
            Command::Start(StartCommand::Continue) if self.app.can_continue_match() => {
                self.words.text(Phrase::ContinueMatch)
            }
            _ => face.label,
        };
        self.fitted(at(first), label, title, room);
        for (at, (line, set)) in (0..).map(|number| at(second + number * step)).zip(lines) {
            self.text(at, Align::Left, &line, set);
        }
        self.button_zone(area, &face);
        self.mark_focus(area, &command);
    }

    /// The room for text beside the key of a card.
    fn card_room(&self, face: &ButtonFace, width: i32) -> i32 {
        width - self.cap_width(&face.cap) - 3 * self.unit(PAD)
    }

    /// What a card leads to, in as many lines as it needs: letters are not made too small to be read.
    fn card_text(
        &self,
        command: &Command,
        is_main: bool,
        ink: Rgba,
        room: i32,
    ) -> Vec<(String, Type)> {
        let styles = if is_main {
            [
                self.set(Face::Bold, 15, ink),
                self.set(Face::Regular, 14, ink),
            ]
        } else {
            [self.set(Face::Regular, 13, self.theme.dim_text); 2]
        };
        let lines = self.card_lines(command, is_main);
        let lines = lines.iter().zip(styles).flat_map(|(line, set)| {
            let smaller = self.unit(LEAST_LETTERS);
            let em = if self.width(line, set) <= room {
                set.em
            } else {
                smaller
            };
            let set = Type { em, ..set };
            let lines = self.wrapped(line, set, room);
            lines.into_iter().map(move |line| (line, set))
        });
        lines.collect()
    }

    /// By how much a card of this width is higher than usual, in units, since its text needs more lines.
    pub(super) fn more_of_card(&self, command: StartCommand, width: i32) -> i32 {
        let is_main = (command == StartCommand::Continue) == self.app.can_continue();
        let (usual, step) = if is_main {
            (2, MAIN_LINE)
        } else {
            (1, SECOND_LINE)
        };
        let command = Command::Start(command);
        let Some(face) = self.start_face(&command) else {
            return 0;
        };
        let room = self.card_room(&face, width);
        let lines = self.card_text(&command, is_main, self.theme.text, room);
        (lines.len() as i32 - usual).max(0) * step
    }

    /// What a card leads to.
    fn card_lines(&self, command: &Command, is_main: bool) -> Vec<String> {
        let last = &self.app.last;
        match (command, last.game()) {
            (Command::Start(StartCommand::Continue), Some(game))
                if self.app.can_continue_match() =>
            {
                self.words.next_of_match(game).into()
            }
            (Command::Start(StartCommand::Continue), Some(game)) => {
                let saved = last.saved().and_then(|saved| saved.saved);
                let lines = self.words.where_it_stands(game, saved, self.now.wall);
                lines.into()
            }
            _ if is_main => self.words.next_game(self.app).into(),
            _ => vec![self.words.game_besides(self.app)],
        }
    }

    pub(super) fn at_once_label(&mut self, area: Rect) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let at = Point::new(area.x, area.y + self.unit(10));
        let words = self.words.text(Phrase::PlayAtOnce);
        self.fitted(at, words, set, area.w);
    }

    /// The times of the games that begin at once.
    fn times_at_once(&self) -> Vec<String> {
        let quick = quick_choices();
        let times = quick.iter().take(QUICK_GAMES);
        times
            .map(|control| self.words.time_control(control))
            .collect()
    }

    /// The number of rows for the games that begin at once.
    pub(super) fn rows_at_once(&self, width: i32) -> usize {
        let times = self.times_at_once();
        let needed: i32 = self.tile_widths(&times, TILE_PAD).iter().sum();
        let gaps = self.unit(GAP) * (times.len() as i32 - 1);
        if needed + gaps <= width { 1 } else { 2 }
    }

    /// The games that begin at once, by their times.
    pub(super) fn at_once(&mut self, area: Rect) {
        let times = self.times_at_once();
        let rows = self.rows_at_once(area.w);
        let gap = self.unit(GAP);
        let strips = area.rows(rows as i32, gap);
        let count = times.len().div_ceil(rows).max(1);
        for (row, (strip, times)) in strips.zip(times.chunks(count)).enumerate() {
            let mut needed = self.tile_widths(times, TILE_PAD);
            self.share(&mut needed, area.w - gap * (times.len() as i32 - 1));
            let mut rest = strip;
            for (number, (time, width)) in times.iter().zip(needed).enumerate() {
                let tile = rest.cut_left(width);
                rest.cut_left(gap);
                self.quick_tile(tile, time, row * count + number);
            }
        }
    }

    fn quick_tile(&mut self, tile: Rect, time: &str, number: usize) {
        let command = Command::Start(StartCommand::Quick(number));
        let face = ButtonFace::plain(time, command.clone());
        let ink = self.button_ground(tile, &face);
        let set = self.set(Face::Bold, 16, ink);
        self.fitted_in(tile, Align::Center, time, set);
        self.button_zone(tile, &face);
        self.mark_focus(tile, &command);
    }

    /// The widths that texts need in tiles.
    fn tile_widths(&self, texts: &[String], pad: i32) -> Vec<i32> {
        let (em, pad) = (self.unit(16), self.unit(pad));
        let widths = texts
            .iter()
            .map(|text| self.fonts.width(Face::Bold, text, em) + 2 * pad);
        widths.collect()
    }

    /// Two buttons side by side. All of the start screen have their keys, or none.
    pub(super) fn start_buttons(&mut self, area: Rect, commands: &[Command; 2]) {
        let cells: Vec<Rect> = area.columns(2, self.unit(GAP)).collect();
        let room = cells.iter().map(|cell| cell.w).min().unwrap_or_default();
        let all_fit = |pad: i32| {
            buttons().iter().flatten().all(|command| {
                let face = self.start_face(command);
                face.is_none_or(|face| self.width_with_cap(&face, pad) <= room)
            })
        };
        let has_caps = all_fit(TILE_PAD);
        // Icons stand below one another.
        let pads = if all_fit(ICON_PAD) {
            &PADS[..]
        } else {
            &PADS[1..]
        };
        for (command, cell) in commands.iter().zip(cells) {
            if let Some(face) = self.start_face(command) {
                self.start_button(cell, &face, icon_of(command), has_caps, pads);
                self.mark_focus(cell, command);
            }
        }
    }

    /// The width of a button with its icon, its label and its key, and this much room at either side.
    fn width_with_cap(&self, face: &ButtonFace, pad: i32) -> i32 {
        let label = self.fonts.width(Face::Regular, face.label, self.unit(15));
        let icon = self.unit(ICON) + self.unit(ICON_GAP);
        icon + label + self.unit(8) + self.cap_width(&face.cap) + 2 * self.unit(pad)
    }

    /// The button with the number of exercises that are due.
    pub(super) fn exercises_button(&mut self, area: Rect) {
        let command = Command::Practice(PracticeCommand::Open);
        let due = self.app.due_exercises();
        let label = self.words.counted_phrase(Phrase::ExercisesDue, due);
        if let Some(face) = self.start_face(&command) {
            let face = ButtonFace {
                label: &label,
                ..face
            };
            let has_cap = self.width_with_cap(&face, TILE_PAD) <= area.w;
            self.start_button(area, &face, Icon::Tick, has_cap, &PADS);
            self.mark_focus(area, &command);
        }
    }

    /// A button with icon, label and key cap. Where there is too little room, first the cap goes, then the icon, then the
    /// label.
    fn start_button(
        &mut self,
        area: Rect,
        face: &ButtonFace,
        icon: Icon,
        has_cap: bool,
        pads: &[i32],
    ) {
        let ink = self.button_ground(area, face);
        let set = self.set(Face::Regular, 15, ink);
        let label = self.width(face.label, set);
        let side = self.unit(ICON);
        let with_icon = side + self.unit(ICON_GAP);
        let cap = self.cap_width(&face.cap) + self.unit(8);
        let needed = with_icon + label + if has_cap { cap } else { 0 };
        let middle = area.center();
        let mut pads = pads.iter().map(|&pad| self.unit(pad));
        if let Some(pad) = pads.find(|pad| needed + 2 * pad <= area.w) {
            let mut x = area.x + pad;
            let place = Rect::around(Point::new(x + side / 2, middle.y), side);
            self.icon(place, icon, self.theme.dim_text);
            x += with_icon;
            self.fitted(Point::new(x, middle.y), face.label, set, label);
            if has_cap {
                let left = area.right() - pad - self.cap_width(&face.cap);
                self.button_cap(Point::new(left, middle.y), face);
            }
        } else if label + self.unit(8) <= area.w {
            self.text(middle, Align::Center, face.label, set);
        } else {
            self.icon(Rect::around(middle, side), icon, ink);
        }
        self.scene.add_zone(area, Zone::Do(face.command.clone()));
    }
}

fn icon_of(command: &Command) -> Icon {
    match command {
        Command::Start(StartCommand::Library) => Icon::List,
        Command::Start(StartCommand::SetUp) => Icon::Grid,
        Command::Settings(SettingsCommand::Show) => Icon::Sliders,
        _ => Icon::Clock,
    }
}
