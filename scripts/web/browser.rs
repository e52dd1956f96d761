//! A browser that is told what to do.

use std::error::Error;

use super::Done;

/// A place in the page, in its pixels.
pub type Place = (u32, u32);

/// Counts the frames of a page in `drawn`, and the time from a press to the end of its frame in `pressed`. It is run
/// before the page's own scripts.
pub const WATCH: &str = "
    window.drawn = 0;
    window.pressed = [];
    let press = null;
    addEventListener('pointerdown', event => (press = event.timeStamp), true);
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = draw => request.call(window, time => {
        window.drawn += 1;
        const began = performance.now();
        draw(time);
        if (press !== null) {
            const ended = performance.now();
            window.pressed.push([ended - press, ended - began]);
            press = null;
        }
    });
";

/// A browser with a profile of its own, which ends when it is dropped.
pub trait Browser {
    /// Opens another page, which the commands go to from then on.
    fn open_another(&mut self) -> Done;

    /// Goes to an address.
    fn open(&mut self, address: &str) -> Done;

    /// Kills the page at once, as far as the browser can do that; else it is left.
    fn kill_page(&mut self) -> Done;

    /// The value of an expression as a text; of a promise, what it brings.
    fn evaluate(&mut self, expression: &str) -> Result<String, Box<dyn Error>>;

    /// A click of the left button.
    fn click(&mut self, at: Place) -> Done;

    /// Fingers that are down from now on, each with a number; those that are missing go up.
    fn touch(&mut self, fingers: &[(usize, Place)]) -> Done;

    /// A key: a letter, or the name of another key; after `Ctrl+` or `Shift+` with that key held.
    fn key(&mut self, key: &str) -> Done;

    /// A picture of the page, as PNG in base 64.
    fn picture(&mut self) -> Result<String, Box<dyn Error>>;
}
