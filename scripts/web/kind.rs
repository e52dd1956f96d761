//! The browsers that the page is used in.

use std::error::Error;

use super::browser::Browser;
use super::chromium::Chromium;
use super::firefox::Firefox;

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Chromium,
    Firefox,
}

impl Kind {
    /// Starts it with an empty page of this size.
    pub fn start(self, size: (u32, u32)) -> Result<Box<dyn Browser>, Box<dyn Error>> {
        Ok(match self {
            Kind::Chromium => Box::new(Chromium::start(size)?),
            Kind::Firefox => Box::new(Firefox::start(size)?),
        })
    }
}
