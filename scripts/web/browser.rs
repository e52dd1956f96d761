//! A browser that is told what to do.

use std::error::Error;

use super::Done;

/// A place in the page, in its pixels.
pub type Place = (u32, u32);

/// Counts the frames of a page in `drawn`, and has in `pressed` the times from presses of the mouse to the end of what is
/// drawn for them, and in `late` the times until that is on the screen, where they are 16 ms or more. It is run before the
/// page's own scripts.
pub const WATCH: &str = "
    window.drawn = 0;
    window.pressed = [];
    window.late = [];
    new PerformanceObserver(list => {
        window.late.push(...list.getEntries().filter(it => it.name === 'mousedown').map(it => it.duration));
    }).observe({ type: 'event', durationThreshold: 16 });
    // The last press, until the frame after it.
    let press = null;
    addEventListener('mousedown', event => (press = { at: event.timeStamp, place: null }), true);
    for (const name of ['clear', 'drawElements']) {
        const draw = WebGLRenderingContext.prototype[name];
        WebGLRenderingContext.prototype[name] = function (...args) {
            draw.apply(this, args);
            if (press === null) return;
            press.place ??= window.pressed.push(0) - 1;
            window.pressed[press.place] = performance.now() - press.at;
        };
    }
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = draw => request.call(window, time => {
        window.drawn += 1;
        if (press?.place !== null) press = null;
        draw(time);
        press = null;
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
