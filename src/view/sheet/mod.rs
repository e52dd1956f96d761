//! The score sheet of a game: its tags, moves, times and result on pages of A4, with lines for the signatures.
//!
//! [`ScoreSheet::new`] places texts and lines on pages, which the chooser shows, and which are written as SVG or PDF.

mod content;
mod footer;
mod header;
mod page;
mod preview;
mod table;

use self::content::Content;
use self::page::{BOTTOM, Pen, regular};
use crate::notation::pgn::Pgn;
use crate::view::Fonts;
use crate::words::{Language, Words};

pub(crate) use self::page::{EM, HEIGHT, Line, Page, Text, WIDTH};

/// The pages of a score sheet.
pub struct ScoreSheet {
    pub(crate) title: String,
    pub(crate) language: Language,
    pub(crate) pages: Vec<Page>,
}

impl ScoreSheet {
    /// The score sheet of a game's main line.
    pub fn new(fonts: &Fonts, words: Words, game: &Pgn) -> ScoreSheet {
        let content = Content::of(words, game);
        let mut rest = &content.rows[..];
        let mut pages = Vec::new();
        while pages.is_empty() || !rest.is_empty() {
            let mut page = Page::default();
            let mut pen = Pen {
                page: &mut page,
                fonts,
                words,
            };
            let top = if pages.is_empty() {
                header::whole(&mut pen, &content)
            } else {
                header::short(&mut pen, &content)
            };
            rest = table::fill(&mut pen, &content, top, rest);
            footer::write(&mut pen, &content, rest.is_empty());
            pages.push(page);
        }
        let count = pages.len();
        if count > 1 {
            for (page, number) in pages.iter_mut().zip(1..) {
                let text = words.sheet_page(number, count);
                let mut pen = Pen { page, fonts, words };
                pen.centered(BOTTOM, &text, regular(2.8));
            }
        }
        ScoreSheet {
            title: content.title(),
            language: words.language(),
            pages,
        }
    }

    /// The number of pages.
    pub fn page_count(&self) -> usize {
        self.pages.len()
    }
}
