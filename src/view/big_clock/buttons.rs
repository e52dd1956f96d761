//! The buttons of the big clock.

use crate::app::keys::Context;
use crate::app::{BigClock, ClockCommand, ClockState, Command, SettingsCommand, keys};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The height of the row of buttons, and of each row in a high window, in pixels of the model.
const HEIGHT: i32 = 72;
const HIGH_HEIGHT: i32 = 56;

/// The least height of a button in pixels.
const LEAST: i32 = 40;

/// The side of an icon, the gap beside it, and the least room at the sides of a button, in units.
const ICON: i32 = 24;
const ICON_GAP: i32 = 10;
const PAD: i32 = 8;

/// The sizes of the labels, the largest first.
const LABELS: [i32; 4] = [LABEL, 16, 15, 14];
const LABEL: i32 = 18;

/// The size in pixels below which words are hard to read.
const LEAST_LETTERS: i32 = 12;

/// By how much all of it is smaller where larger text would leave icons alone.
const PARTS: [f32; 3] = [1.0, 0.9, 0.8];

/// What a button shows besides its icon; less of it in a narrow window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    LabelAndCap,
    /// In letters of a size.
    Label(i32),
    Nothing,
}

impl Shown {
    fn size_of_label(self) -> Option<i32> {
        match self {
            Shown::LabelAndCap => Some(LABEL),
            Shown::Label(size) => Some(size),
            Shown::Nothing => None,
        }
    }
}

/// A button with an icon.
struct IconFace {
    icon: Icon,
    face: ButtonFace<'static>,
    /// What it says at one time or another, which decides whether there is room for words.
    labels: [&'static str; 2],
}

impl View<'_> {
    pub(super) fn clock_buttons_height(&self) -> i32 {
        if self.is_window_high() {
            let row = self.layout.board_unit(HIGH_HEIGHT).max(LEAST);
            2 * row + self.layout.board_unit(8)
        } else {
            self.layout.board_unit(HEIGHT).max(LEAST)
        }
    }

    pub(super) fn clock_buttons(&mut self, area: Rect, clock: &BigClock) {
        let faces = self.clock_faces(clock);
        let gap = self.layout.board_unit(8);
        let count = if self.is_window_high() { 2 } else { 1 };
        let per_row = faces.len().div_ceil(count as usize);
        let usual = self.layout;
        let smaller = PARTS.map(|part| usual.scaled(part)).into_iter();
        let smaller = smaller.filter(|it| *it == usual || it.unit(LABEL) >= it.board_unit(LABEL));
        let found = smaller.into_iter().find_map(|layout| {
            self.layout = layout;
            let fits = |&shown: &Shown| {
                let mut rows = faces.chunks(per_row);
                rows.all(|row| self.icon_row_width(row, shown, gap) <= area.w)
            };
            let is_read = |size: &i32| layout.unit(*size) >= LEAST_LETTERS;
            let labels = LABELS.into_iter().filter(is_read).map(Shown::Label);
            let mut all = [Shown::LabelAndCap].into_iter().chain(labels);
            Some((layout, all.find(fits)?))
        });
        let (layout, shown) = found.unwrap_or((usual, Shown::Nothing));
        self.layout = layout;
        for (row, faces) in area.rows(count, gap).zip(faces.chunks(per_row)) {
            self.icon_row(row, faces, shown, gap);
        }
        self.layout = usual;
    }

    fn clock_faces(&self, clock: &BigClock) -> Vec<IconFace> {
        let is_paused = clock.state() == ClockState::Paused;
        let main = match clock.state() {
            ClockState::Over => ClockCommand::StartAgain,
            _ => ClockCommand::Pause,
        };
        let has_sound = self.app.settings.loudness() > 0;
        let faces = [
            (
                if is_paused { Icon::Resume } else { Icon::Pause },
                ClockCommand::Pause.into(),
            ),
            (Icon::Clock, ClockCommand::SetTimes.into()),
            (Icon::Exchange, ClockCommand::ChangeSides.into()),
            (Icon::Again, ClockCommand::StartAgain.into()),
            (
                if has_sound { Icon::Sound } else { Icon::Silent },
                Command::Settings(SettingsCommand::ToggleSound),
            ),
            (Icon::Cross, Command::Escape),
        ];
        let contexts = [Context::Clock, Context::Anywhere];
        let face = |(icon, command): (Icon, Command)| {
            let face = face_of(self.words, &contexts, &command)?;
            let (labels, is_second) = match &command {
                Command::Clock(ClockCommand::Pause) => (
                    [false, true].map(|is_paused| self.words.pause_button(is_paused)),
                    is_paused,
                ),
                Command::Settings(_) => (
                    [false, true].map(|has_sound| self.words.sound_button(has_sound)),
                    has_sound,
                ),
                _ => ([face.label; 2], false),
            };
            let face = ButtonFace {
                label: labels[usize::from(is_second)],
                primary: command == main.into(),
                is_off: !keys::works(self.app, &command),
                ..face
            };
            Some(IconFace { icon, face, labels })
        };
        faces.into_iter().filter_map(face).collect()
    }

    fn icon_face_width(&self, it: &IconFace, shown: Shown) -> i32 {
        let gap = self.unit(ICON_GAP);
        let label = |size| {
            let [one, other] = it.labels.map(|label| self.bold_width(label, size));
            gap + one.max(other)
        };
        let label = shown.size_of_label().map_or(0, label);
        let cap = match shown {
            Shown::LabelAndCap => gap + self.cap_width(&it.face.cap),
            Shown::Label(_) | Shown::Nothing => 0,
        };
        self.unit(ICON) + label + cap + 2 * self.unit(PAD)
    }

    fn icon_row_width(&self, faces: &[IconFace], shown: Shown, gap: i32) -> i32 {
        let widths = faces.iter().map(|face| self.icon_face_width(face, shown));
        widths.sum::<i32>() + gap * (faces.len() as i32 - 1)
    }

    /// A row of buttons, sized by their content, that fills the row.
    fn icon_row(&mut self, row: Rect, faces: &[IconFace], shown: Shown, gap: i32) {
        let spare = row.w - self.icon_row_width(faces, shown, gap);
        let count = faces.len().max(1) as i32;
        let mut rest = row;
        for (number, it) in (0..).zip(faces) {
            let share = spare * (number + 1) / count - spare * number / count;
            let width = self.icon_face_width(it, shown) + share;
            let area = rest.cut_left(width);
            rest.cut_left(gap);
            self.icon_button(area, it, shown);
        }
    }

    fn icon_button(&mut self, area: Rect, it: &IconFace, shown: Shown) {
        let face = &it.face;
        let ink = self.button_ground(area, face);
        let weight = if face.primary {
            Face::Bold
        } else {
            Face::Regular
        };
        let size = shown.size_of_label();
        let set = self.set(weight, size.unwrap_or(LABEL), ink);
        let (icon, gap) = (self.unit(ICON), self.unit(ICON_GAP));
        let has_label = size.is_some();
        let has_cap = shown == Shown::LabelAndCap;
        let label = self.width(face.label, set);
        let mut width = icon;
        if has_label {
            width += gap + label;
        }
        if has_cap {
            width += gap + self.cap_width(&face.cap);
        }
        let middle = area.center();
        let mut x = middle.x - width / 2;
        let square = Rect::new(x, middle.y - icon / 2, icon, icon);
        self.icon(square, it.icon, ink);
        x += icon + gap;
        if has_label {
            let at = Point::new(x, middle.y);
            self.text(at, Align::Left, face.label, set);
            x += label + gap;
        }
        if has_cap {
            self.button_cap(Point::new(x, middle.y), face);
        }
        self.button_zone(area, face);
    }
}
