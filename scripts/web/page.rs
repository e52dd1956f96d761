//! The page, and what its players do.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::browser::{Browser, Place};
use super::kind::Kind;
use super::{Done, moves_of};

/// The longest wait for anything, on the slowest machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The margin and the side of a square in pixels, in a window of 1280×800 (the design's).
const MARGIN: u32 = 24;
const SIDE: u32 = 94;

/// The page in a browser of its own.
pub struct Page {
    pub browser: Box<dyn Browser>,
    address: String,
}

impl Page {
    /// Opens the page in a window of this size.
    pub fn open(kind: Kind, address: &str, size: (u32, u32)) -> Result<Page, Box<dyn Error>> {
        let mut page = Page {
            browser: kind.start(size)?,
            address: address.to_owned(),
        };
        page.load()?;
        Ok(page)
    }

    /// Loads it anew.
    pub fn load(&mut self) -> Done {
        self.browser.open(&self.address)?;
        let started =
            "document.readyState === 'complete' && document.getElementById('wait') === null";
        self.wait_for("the start", started)?;
        self.wait_for_frame()
    }

    /// Waits until an expression is true.
    pub fn wait_for(&mut self, what: &str, expression: &str) -> Done {
        let began = Instant::now();
        let mut last = String::new();
        while last != "true" {
            if began.elapsed() > TIMEOUT {
                let picture = std::env::temp_dir().join("deskmate-web.png");
                fs::write(&picture, from_base64(&self.browser.picture()?))?;
                let seen = picture.display();
                return Err(format!("waited too long for {what} ({last}); see {seen}").into());
            }
            last = self.browser.evaluate(expression)?;
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Waits until what was done before is on the screen.
    pub fn wait_for_frame(&mut self) -> Done {
        let shown = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
        self.wait_for("a frame", shown)
    }

    /// The middle of a square, White at the bottom.
    pub fn square(&self, name: &str) -> (u32, u32) {
        let mut places = name.bytes();
        let mut place = |first: u8| u32::from(places.next().unwrap_or(first).abs_diff(first));
        let (file, row) = (place(b'a'), place(b'8'));
        let middle = |number: u32| MARGIN + number * SIDE + SIDE / 2;
        (middle(file), middle(row))
    }

    /// The value of an expression, which is a number.
    pub fn number(&mut self, expression: &str) -> Result<f64, Box<dyn Error>> {
        Ok(self.browser.evaluate(expression)?.parse()?)
    }

    /// Plays a move by clicks, and waits until it is seen.
    pub fn play(&mut self, mv: &str) -> Done {
        let before = self.browser.evaluate("document.title")?;
        for square in [&mv[..2], &mv[2..]] {
            self.browser.click(self.square(square))?;
        }
        // The title says who is to move.
        self.wait_for(mv, &format!("document.title !== '{before}'"))?;
        self.wait_for_frame()
    }

    /// A tap of one finger.
    pub fn tap(&mut self, at: Place) -> Done {
        self.browser.touch(&[(0, at)])?;
        self.browser.touch(&[])
    }

    /// A tap of one finger, and one of another while the first is down.
    pub fn tap_twice_at_once(&mut self, first: Place, second: Place) -> Done {
        self.browser.touch(&[(0, first)])?;
        self.browser.touch(&[(0, first), (1, second)])?;
        self.browser.touch(&[(0, first)])?;
        self.browser.touch(&[])
    }

    /// Starts a game as the screen proposes it.
    pub fn new_game(&mut self) -> Done {
        for key in ["s", "Enter"] {
            self.browser.key(key)?;
            self.wait_for_frame()?;
        }
        Ok(())
    }

    /// A file that was kept when the page was loaded, as a text.
    pub fn kept_text(&mut self, name: &str) -> Result<String, Box<dyn Error>> {
        let found = format!("store.kept.find(([name]) => name === '{name}')?.[1]");
        self.browser
            .evaluate(&format!("new TextDecoder().decode({found})"))
    }

    /// The moves of the last game, likewise.
    pub fn kept_game(&mut self) -> Result<Vec<String>, Box<dyn Error>> {
        moves_of(&self.kept_text("/deskmate/games/last.txt")?)
    }

    /// Saves a picture of it.
    pub fn picture(&mut self, path: &Path) -> Done {
        self.wait_for_frame()?;
        Ok(fs::write(path, from_base64(&self.browser.picture()?))?)
    }
}

/// The bytes of a text in base 64 (RFC 4648).
fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
