//! Listing the games of one text.

use std::cell::RefCell;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;

use super::batch::{ListError, Report};
use super::escapes::Escapes;
use super::page::{self, Page, PageBuilder};
use super::place::Origin;
use crate::notation::pgn::{Outline, Skimmer};
use crate::storage::saved_game::LARGEST_GAME;

/// Lists one text.
pub(super) struct TextLister<'a, 'r> {
    report: &'a mut Report<'r>,
    page: PageBuilder,
    pages: Vec<Arc<Page>>,
    /// The number of bytes read before this text.
    before: u64,
}

impl<'a, 'r> TextLister<'a, 'r> {
    pub(super) fn of(origin: Origin, report: &'a mut Report<'r>) -> TextLister<'a, 'r> {
        TextLister {
            before: report.batch.read,
            report,
            page: PageBuilder::new(origin),
            pages: Vec::new(),
        }
    }

    /// Lists a text and returns its pages. What was found before an error is reported too.
    pub(super) fn skim(self, text: impl Read + Seek) -> io::Result<Vec<Arc<Page>>> {
        let listing = RefCell::new(self);
        let skimmed = add_games(text, &listing);
        let mut listing = listing.into_inner();
        listing.finish_page();
        skimmed?;
        listing.report.send_if_due()?;
        Ok(listing.pages)
    }

    fn add(&mut self, game: &Outline) -> io::Result<()> {
        if is_game(game) {
            self.page.add(game);
        }
        self.send_if_due()
    }

    /// Called when this many bytes of the text have been read, so many of them in `%` lines.
    fn has_read(&mut self, bytes: u64, escaped: u64) -> io::Result<()> {
        if bytes.saturating_sub(escaped) > LARGEST_GAME
            && self.pages.is_empty()
            && self.page.len() == 0
        {
            return Err(ListError::NoGameAtStart.into());
        }
        let read = self.before + bytes;
        self.report.batch.read = self.report.batch.read.max(read);
        self.send_if_due()
    }

    fn send_if_due(&mut self) -> io::Result<()> {
        if self.page.len() < page::LARGEST && !self.report.is_due(self.page.len()) {
            return Ok(());
        }
        self.finish_page();
        self.report.send()
    }

    fn finish_page(&mut self) {
        if self.page.len() > 0 {
            let page = Arc::new(self.page.finish());
            self.pages.push(page.clone());
            self.report.batch.pages.push(page);
        }
    }
}

/// Skims a text, with a progress report for every read.
fn add_games(text: impl Read + Seek, listing: &RefCell<TextLister>) -> io::Result<()> {
    let mut games = Skimmer::new(ProgressReader {
        text,
        at: 0,
        escapes: Escapes::default(),
        listing,
    });
    while let Some(game) = games.next_game()? {
        listing.borrow_mut().add(game)?;
    }
    Ok(())
}

/// A reader that reports its progress.
struct ProgressReader<'a, 'l, 'r, R> {
    text: R,
    at: u64,
    escapes: Escapes,
    listing: &'a RefCell<TextLister<'l, 'r>>,
}

impl<R: Read> Read for ProgressReader<'_, '_, '_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let length = self.text.read(bytes)?;
        self.escapes.add(self.at, &bytes[..length]);
        self.at += length as u64;
        let escaped = self.escapes.count();
        self.listing.borrow_mut().has_read(self.at, escaped)?;
        Ok(length)
    }
}

impl<R: Seek> Seek for ProgressReader<'_, '_, '_, R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.text.seek(to)?;
        Ok(self.at)
    }
}

/// Whether there is anything to show.
fn is_game(outline: &Outline) -> bool {
    !outline.tags.is_empty() || outline.plies > 0
}
