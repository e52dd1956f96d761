//! Mouse, touch and key events from miniquad, in order and with the place of each event.

use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase};

use super::platform;
use crate::app::keys::{Key, KeyPress, Stroke, at_its_place};
use crate::view::{Button, Event, Modifiers, Point};

/// The events since they were last taken.
pub(super) struct Input {
    subscriber: usize,
    events: Vec<Event>,
    modifiers: Modifiers,
    wheel: Wheel,
}

/// What the wheel was turned since the last notch.
#[derive(Default)]
struct Wheel(f32);

impl Wheel {
    /// Adds what is reported. Returns the notch that it completes: 1 or -1. An event is one at most, however fast the wheel is.
    fn turn(&mut self, by: f32, notch: f32) -> Option<i32> {
        // Turned back, it begins anew.
        let before = if self.0 * by < 0.0 { 0.0 } else { self.0 };
        let turned = before + by;
        let is_notch = turned.abs() >= notch;
        self.0 = if is_notch { 0.0 } else { turned };
        is_notch.then_some(if turned > 0.0 { 1 } else { -1 })
    }
}

impl Input {
    pub(super) fn subscribe() -> Input {
        Input {
            subscriber: register_input_subscriber(),
            events: Vec::new(),
            modifiers: Modifiers::default(),
            wheel: Wheel::default(),
        }
    }

    pub(super) fn take(&mut self) -> Vec<Event> {
        let subscriber = self.subscriber;
        repeat_all_miniquad_input(self, subscriber);
        std::mem::take(&mut self.events)
    }
}

impl EventHandler for Input {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.events.push(Event::Moved(point(x, y)));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        let button = known_button(button);
        self.events
            .extend(button.map(|button| Event::Pressed(button, point(x, y))));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        let at = point(x, y);
        self.events.push(match known_button(button) {
            Some(button) => Event::Released(button, at),
            // This is how the window library reports that the pointer has entered the window.
            None => Event::Entered(at),
        });
    }

    /// Nothing: the window library also reports each touch as mouse events.
    fn touch_event(&mut self, _phase: TouchPhase, _id: u64, _x: f32, _y: f32) {}

    fn mouse_wheel_event(&mut self, _x: f32, y: f32) {
        // The horizontal wheel only wakes the window.
        let notch = self.wheel.turn(y, platform::NOTCH);
        self.events.extend(notch.map(Event::Wheel));
    }

    fn char_event(&mut self, character: char, mut mods: KeyMods, repeat: bool) {
        mods.shift |= platform::CHARACTERS_LACK_SHIFT && self.modifiers.shift;
        // Keys held together with Ctrl, Alt or the logo key type nothing.
        let types = platform::types(mods.ctrl, mods.alt);
        let plain = types && !mods.logo && !character.is_control();
        if platform::CTRL_MAKES_CONTROLS
            && !types
            && let Some(letter) = letter_of_control(character)
        {
            return self.push_key(Key::Char(letter), None, mods, repeat);
        }
        let Some(letter) = character.to_lowercase().next() else {
            return;
        };
        let key = Key::Char(letter);
        if plain {
            mods.ctrl = false;
            self.push_key(key, Some(character), mods, repeat);
        } else if mods.ctrl
            && let Some(stroke) = at_its_place(stroke(key, mods))
        {
            // The window library does not know the key of a letter that is not Latin.
            self.push_key(stroke.key, None, mods, repeat);
        }
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        self.hold(code, true);
        // With Ctrl, letters and digits arrive as control characters or not at all, so the key itself is used.
        let letter = || letter_key(code).filter(|_| mods.ctrl && !mods.alt);
        if let Some(key) = named_key(code).or_else(letter) {
            self.push_key(key, None, mods, repeat);
        }
    }

    fn key_up_event(&mut self, code: KeyCode, _mods: KeyMods) {
        self.hold(code, false);
    }

    fn window_minimized_event(&mut self) {
        self.modifiers = Modifiers::default();
        self.events.push(Event::FocusLost);
    }
}

impl Input {
    /// Tracks modifier keys, which mouse events do not report.
    fn hold(&mut self, code: KeyCode, down: bool) {
        let before = self.modifiers;
        match code {
            KeyCode::LeftShift | KeyCode::RightShift => self.modifiers.shift = down,
            KeyCode::LeftControl | KeyCode::RightControl => self.modifiers.ctrl = down,
            KeyCode::LeftAlt | KeyCode::RightAlt => self.modifiers.alt = down,
            _ => {}
        }
        if self.modifiers != before {
            self.events.push(Event::Modifiers(self.modifiers));
        }
    }

    fn push_key(&mut self, key: Key, text: Option<char>, mods: KeyMods, repeat: bool) {
        let stroke = stroke(key, mods);
        self.events.push(Event::Key(KeyPress {
            stroke,
            text,
            repeat,
        }));
    }
}

fn stroke(key: Key, mods: KeyMods) -> Stroke {
    Stroke {
        key,
        shift: mods.shift,
        ctrl: mods.ctrl,
    }
}

fn point(x: f32, y: f32) -> Point {
    Point::new(x.floor() as i32, y.floor() as i32)
}

fn known_button(button: MouseButton) -> Option<Button> {
    match button {
        MouseButton::Left => Some(Button::Left),
        MouseButton::Right => Some(Button::Right),
        MouseButton::Middle | MouseButton::Unknown => None,
    }
}

/// The keys that do not type text.
fn named_key(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Enter | KeyCode::KpEnter => Some(Key::Enter),
        KeyCode::Escape => Some(Key::Escape),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::Backspace => Some(Key::Backspace),
        KeyCode::Delete => Some(Key::Delete),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::PageUp => Some(Key::PageUp),
        KeyCode::PageDown => Some(Key::PageDown),
        KeyCode::F1 => Some(Key::F1),
        KeyCode::F2 => Some(Key::F2),
        KeyCode::F5 => Some(Key::F5),
        KeyCode::F11 => Some(Key::F11),
        KeyCode::LeftShift => Some(Key::LeftShift),
        KeyCode::RightShift => Some(Key::RightShift),
        _ => None,
    }
}

/// The key of a letter or a digit that is used together with Ctrl. Those have their own character as their code.
fn letter_key(code: KeyCode) -> Option<Key> {
    let character = u8::try_from(code as u16).ok().map(char::from)?;
    let is_typed = character.is_ascii_digit()
        || character.is_ascii_alphabetic() && !platform::CTRL_MAKES_CONTROLS;
    is_typed.then(|| Key::Char(character.to_ascii_lowercase()))
}

/// The letter that makes a control character with Ctrl: the first one makes 1.
fn letter_of_control(character: char) -> Option<char> {
    let number = u8::try_from(character).ok()?;
    let is_of_letter = (1..=26).contains(&number);
    is_of_letter.then(|| char::from(b'a' + number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wheel_turns_by_notches_and_a_touchpad_by_parts_of_them() {
        let mut wheel = Wheel::default();
        let mut turns = |parts: &[f32]| -> Vec<Option<i32>> {
            parts.iter().map(|&by| wheel.turn(by, 120.0)).collect()
        };
        assert_eq!(turns(&[120.0, -120.0, 360.0]), [Some(1), Some(-1), Some(1)]);
        assert_eq!(turns(&[50.0, 50.0, 50.0]), [None, None, Some(1)]);
        assert_eq!(turns(&[100.0, -60.0, -60.0]), [None, None, Some(-1)]);
        assert_eq!(turns(&[0.0, 119.0, 0.0, 1.0]), [None, None, None, Some(1)]);
    }

    #[test]
    fn control_characters_have_their_letters() {
        let letters = ['\u{1}', '\u{1a}', '\u{1b}', '\0', 'a'].map(letter_of_control);
        assert_eq!(letters, [Some('a'), Some('z'), None, None, None]);
    }
}
