//! The list of saved games, or of the games of one file, and which of them is selected.

use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::errand::Errand;
use crate::app::failure::Failure;
use crate::app::forms::TextField;
use crate::storage::SavedGame;
use crate::storage::library::{
    Batch, Catalog, Deleted, EndName, GamePlace, HeadToHead, Order, Row, Source,
};

/// A list of games, with one of them selected.
#[derive(Clone, Debug)]
pub struct Library {
    pub(super) source: Source,
    pub(super) catalog: Catalog,
    /// How the ends of games are called.
    end_name: EndName,
    pub(super) search: TextField,
    pub(super) searching: bool,
    /// The row of the selected game among those that are shown.
    selected: usize,
    /// The first row that is seen.
    pub(super) first: usize,
    /// How many bytes have been read and how many there are, while they are read.
    pub(super) reading: Option<(u64, u64)>,
    /// What the players of the selected game have won against each other, the one with White first.
    score: Option<([String; 2], HeadToHead)>,
    /// The selected game, or the one selected before until it is read.
    pub(super) preview: Option<Preview>,
    /// What is to be done with the selected game as soon as it is read.
    pub(super) wish: Option<Wish>,
    /// What was deleted, the last at the end.
    pub(super) deleted: Vec<Deleted>,
    /// What is being brought back.
    pub(super) restoring: Option<Deleted>,
    /// The row that was last clicked, and when.
    pub(super) clicked: Option<(usize, Duration)>,
}

/// A game that is shown beside the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    pub(super) place: GamePlace,
    pub(super) game: Result<Box<SavedGame>, Failure>,
}

/// What is to be done with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Open,
    Resume,
}

impl Library {
    /// A list of which nothing is read yet.
    pub fn new(source: Source, end_name: EndName) -> Library {
        Library {
            catalog: empty_catalog(&source, end_name),
            end_name,
            source,
            search: TextField::default(),
            searching: false,
            selected: 0,
            first: 0,
            reading: Some((0, 0)),
            score: None,
            preview: None,
            wish: None,
            deleted: Vec::new(),
            restoring: None,
            clicked: None,
        }
    }

    /// What is listed.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The games, as far as they are read.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// What is searched for.
    pub fn search(&self) -> &TextField {
        &self.search
    }

    /// Whether the search line takes what is typed.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// The row of the selected game among those that are shown.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The first row that is seen.
    pub fn first(&self) -> usize {
        self.first
    }

    /// Whether games are still being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// What the players of the selected game have won against each other, the one with White first.
    pub fn score(&self) -> Option<&([String; 2], HeadToHead)> {
        self.score.as_ref()
    }

    /// How much has been read, from 0 to 1, while more is read.
    pub fn part_read(&self) -> Option<f32> {
        let (read, total) = self.reading?;
        Some((read as f32 / total.max(1) as f32).min(1.0))
    }

    /// The row of the selected game.
    pub fn selected_row(&self) -> Option<Row<'_>> {
        self.catalog.row(self.selected)
    }

    /// The game that is shown on the board beside the list, if it could be read.
    pub fn previewed(&self) -> Option<&SavedGame> {
        self.preview.as_ref()?.game.as_deref().ok()
    }

    /// Why the selected game cannot be shown.
    pub fn preview_failure(&self) -> Option<&Failure> {
        self.preview.as_ref()?.game.as_ref().err()
    }

    /// Whether the selected game can be resumed: it is whole and has not ended.
    pub fn can_resume(&self) -> bool {
        self.selected_game().is_some_and(can_resume)
    }

    /// Whether there is something to bring back.
    pub fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Counts how the two players of the selected game have fared against each other, once all games are
    /// read.
    fn compare(&mut self) {
        let count = |row: Row| {
            let names = [row.summary.white, row.summary.black];
            let score = self.catalog.head_to_head(names[0], names[1]);
            (names.map(str::to_string), score)
        };
        let is_whole = self.reading.is_none();
        self.score = self.selected_row().filter(|_| is_whole).map(count);
    }

    /// The selected game, if it has been read.
    pub(super) fn selected_game(&self) -> Option<&SavedGame> {
        let preview = self.preview.as_ref()?;
        let is_selected = self.selected_row()?.place == preview.place;
        preview.game.as_deref().ok().filter(|_| is_selected)
    }

    /// Selects a row, or the last one where there are not so many. Asks for its game.
    pub(super) fn select(&mut self, row: usize) -> Vec<Effect> {
        self.selected = row.min(self.catalog.len().saturating_sub(1));
        self.wish = None;
        self.compare();
        self.read_selected()
    }

    fn read_selected(&mut self) -> Vec<Effect> {
        let Some(place) = self.selected_row().map(|row| row.place) else {
            self.preview = None;
            return Vec::new();
        };
        let is_read = |preview: &Preview| preview.place == place;
        match self.preview.as_ref().is_some_and(is_read) {
            true => Vec::new(),
            false => vec![Effect::Errand(Errand::Read(place))],
        }
    }

    /// Reads everything anew, after something was changed. The place in the list is kept.
    pub(in crate::app) fn begin_anew(&mut self) {
        self.catalog = empty_catalog(&self.source, self.end_name);
        self.catalog.search(self.search.text());
        self.reading = Some((0, 0));
        self.preview = None;
    }

    /// Takes more games in. Rows may come above the selected one: then the list moves with it.
    pub(in crate::app) fn take_in(&mut self, batch: Batch) -> Vec<Effect> {
        let before = self.catalog.id(self.selected);
        self.catalog.add(&batch.pages);
        self.reading = Some((batch.read, batch.total)).filter(|_| !batch.finished);
        let moved = before.and_then(|id| self.catalog.position(id));
        if let Some(row) = moved.filter(|&row| row > self.selected && self.selected > 0) {
            self.first += row - self.selected;
            self.selected = row;
        }
        if batch.finished {
            self.selected = self.selected.min(self.catalog.len().saturating_sub(1));
            self.compare();
        }
        self.read_selected()
    }
}

/// Whether a game can be resumed in a file of its own.
pub(super) fn can_resume(saved: &SavedGame) -> bool {
    saved.fault.is_none() && saved.game.outcome().is_none()
}

/// The games of a folder stand by their dates, those of a file as they are written.
fn empty_catalog(source: &Source, end_name: EndName) -> Catalog {
    let order = match source {
        Source::Folder(_) => Order::NewestFirst,
        Source::File(_) | Source::Text(_) => Order::AsWritten,
    };
    Catalog::new(order, end_name)
}
