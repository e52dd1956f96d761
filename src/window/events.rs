//! What miniquad tells of mouse, fingers and keys, in order and with the place of each event.

use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton};

use crate::app::keys::{Key, KeyPress};
use crate::view::{Button, Event, Point};

/// The events that have come since they were last taken.
pub(super) struct Input {
    subscriber: usize,
    events: Vec<Event>,
}

impl Input {
    pub(super) fn subscribe() -> Input {
        Input {
            subscriber: register_input_subscriber(),
            events: Vec::new(),
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
            // So the window library tells that the pointer has come into the window without a button.
            None => Event::Entered(at),
        });
    }

    fn mouse_wheel_event(&mut self, _x: f32, y: f32) {
        // The sideways wheel is how the window wakes itself.
        if y != 0.0 {
            let notches = if y > 0.0 { 1 } else { -1 };
            self.events.push(Event::Wheel(notches));
        }
    }

    fn char_event(&mut self, character: char, mods: KeyMods, repeat: bool) {
        // Keys held together with Ctrl, Alt or the logo key type nothing.
        let plain = !mods.ctrl && !mods.alt && !mods.logo && !character.is_control();
        let letter = character.to_lowercase().next();
        let key = letter.filter(|_| plain).map(Key::Char);
        self.push_key(key, mods, repeat);
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        self.push_key(named_key(code), mods, repeat);
    }

    fn window_minimized_event(&mut self) {
        self.events.push(Event::FocusLost);
    }
}

impl Input {
    fn push_key(&mut self, key: Option<Key>, mods: KeyMods, repeat: bool) {
        let shift = mods.shift;
        let press = key.map(|key| KeyPress { key, shift, repeat });
        self.events.extend(press.map(Event::Key));
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

/// The keys that type nothing.
fn named_key(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Enter | KeyCode::KpEnter => Some(Key::Enter),
        KeyCode::Escape => Some(Key::Escape),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::F1 => Some(Key::F1),
        KeyCode::F11 => Some(Key::F11),
        _ => None,
    }
}
