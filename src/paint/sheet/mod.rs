//! The score sheet of a game: its tags, moves, times and result on pages of A4, with lines for the signatures.
//!
//! [`ScoreSheet::new`] places texts and lines on pages, which are written as SVG or PDF.

mod content;
mod footer;
mod header;
mod page;
mod pdf;
mod pdf_fonts;
mod pdf_objects;
mod pdf_shapes;
mod svg;
mod table;

use self::content::Content;
use self::page::{BOTTOM, Page, Pen, regular};
use crate::language::Language;
use crate::notation::pgn::Pgn;
use crate::view::Fonts;
use crate::words::Words;

/// The pages of a score sheet.
pub struct ScoreSheet {
    title: String,
    language: Language,
    pages: Vec<Page>,
}

impl ScoreSheet {
    /// The score sheet of a game's main line, with the name of its opening if it is known.
    pub fn new(fonts: &Fonts, words: Words, game: &Pgn, opening: Option<&str>) -> ScoreSheet {
        let content = Content::of(words, game, opening);
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

    /// The sheet as an SVG picture, with its pages one below the other. Letters are paths, so that it
    /// looks the same everywhere; their text is in `aria-label`.
    pub fn svg(&self, fonts: &Fonts) -> String {
        svg::write(fonts, self)
    }

    /// The sheet as a PDF document. It embeds subsets of the embedded fonts, and other letters as
    /// shapes; all text can be searched and copied.
    pub fn pdf(&self, fonts: &Fonts) -> Vec<u8> {
        pdf::write(fonts, self)
    }
}
