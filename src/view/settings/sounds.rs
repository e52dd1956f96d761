//! The sounds: for each when it is heard, a button that plays it, and a switch.

use crate::app::{Command, Field, FieldId, Label, Row, Setting, SettingsCommand};
use crate::sound::Sound;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::text::font::Face;

/// The height of a row, and the width of the button in it, in units.
const ROW: i32 = 56;
const BUTTON: i32 = 128;

/// The distance of a name and of what follows it from the middle of a row, in units.
const NAME_ABOVE: i32 = 10;
const NOTE_BELOW: i32 = 12;

/// The gap between the button and what is at its sides, in units, and the room for the switch.
const GAP: i32 = 24;
const SWITCH: i32 = 44;

impl View<'_> {
    pub(super) fn sound_height(&self, sound: Sound, width: i32) -> i32 {
        if self.has_sound_note(sound, width) {
            self.unit(ROW)
        } else {
            self.control_size() + self.unit(8)
        }
    }

    /// Whether there is room for when a sound is heard.
    fn has_sound_note(&self, sound: Sound, width: i32) -> bool {
        let note = self.words.label(Label::AboutSound(sound));
        let room = width - self.unit(BUTTON + SWITCH + 2 * GAP);
        self.fonts.width(Face::Regular, note, self.unit(13)) <= room
    }

    pub(super) fn sound_row(&mut self, area: Rect, sound: Sound, row: &Row, focus: FieldId) {
        let name = self.words.label(Label::Setting(Setting::Sound(sound)));
        let has_note = self.has_sound_note(sound, area.w);
        self.line_at_top(area, self.theme.border);
        let mut middle = area.center().y;
        if has_note {
            let note = self.words.label(Label::AboutSound(sound));
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let at = Point::new(area.x, middle + self.unit(NOTE_BELOW));
            self.fitted(at, note, set, area.w);
            middle -= self.unit(NAME_ABOVE);
        }
        let set = self.set(Face::Regular, 15, self.theme.text);
        let room = area.w - self.unit(BUTTON + SWITCH + 2 * GAP);
        self.fitted(Point::new(area.x, middle), name, set, room);
        for field in &row.fields {
            match field.id {
                FieldId::Hear(_) => self.hear_button(area, field, focus),
                // Beside the button, which has a part of the row.
                _ => {
                    let mut row = area;
                    let switch = row.cut_right(self.unit(SWITCH + GAP));
                    self.switch(switch, field, "", field.id == focus);
                }
            }
        }
    }

    fn hear_button(&mut self, mut area: Rect, field: &Field, focus: FieldId) {
        area.cut_right(self.unit(SWITCH + GAP));
        let mut button = area.cut_right(self.unit(BUTTON));
        button.y = area.center().y - self.control_size() / 2;
        button.h = self.control_size();
        self.settings_button(button, field, focus);
    }

    /// Whether a command plays a sound, but sound is off.
    pub(super) fn is_silent(&self, command: &Command) -> bool {
        let hears = matches!(command, Command::Settings(SettingsCommand::Hear(_)));
        hears && self.app.settings.loudness() == 0
    }
}
