//! The list of the saved games, or of the games of one file.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::choosing::Choosing;
use super::tab::Tab;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::file_task::{FileTask, ListRequest};
use crate::app::forms::TextField;
use crate::app::review::OpenedGame;
use crate::storage::SavedGame;
use crate::storage::library::{
    Batch, Catalog, EndNames, GamePlace, HeadToHead, Order, Row, Sorting, Source,
};

/// A list of games, one of which is selected.
#[derive(Clone, Debug)]
pub struct Library {
    pub(super) source: Source,
    pub(super) catalog: Catalog,
    /// The names of the ends of games.
    end_names: Arc<dyn EndNames>,
    pub(super) search: TextField,
    pub(super) searching: bool,
    /// What the list can be narrowed to, while that is shown.
    pub(super) choosing: Option<Choosing>,
    /// The row of the selected game, among the rows that match the search.
    selected: usize,
    /// The first row on the screen.
    pub(super) first: usize,
    /// The wanted order, if it is another one than that of the file.
    pub(super) sorting: Option<Sorting>,
    /// Whether a click asked for it, after which the list is shown from its beginning.
    pub(super) sorts_anew: bool,
    /// The half-moves before the position beside the list.
    pub(super) shown: usize,
    /// Whether somebody has stepped to that position.
    pub(super) was_stepped: bool,
    /// The bytes read so far and their total, while reading.
    pub(super) reading: Option<(u64, u64)>,
    /// The results of the players of the selected game against each other, White's first.
    score: Option<([String; 2], HeadToHead)>,
    /// The selected game or, until it is read, the one selected before.
    pub(super) preview: Option<Preview>,
    /// The game that is being read.
    pub(super) asked: Option<GamePlace>,
    /// What to do with the selected game as soon as it is read.
    pub(super) pending: Option<PendingAction>,
    /// The files of the deleted games in the trash, the latest last.
    pub(super) deleted: Vec<PathBuf>,
    /// The file in the trash that is being restored.
    pub(super) restoring: Option<PathBuf>,
    /// Whether all games of the trash are being restored.
    pub(super) restores_all: bool,
    /// The last clicked row, and when it was clicked.
    pub(super) clicked: Option<(usize, Duration)>,
    /// The number of games in the trash, once they are counted.
    in_trash: Option<usize>,
    /// Whether Black is at the bottom of the board.
    pub(in crate::app) flipped: bool,
    /// The list shown before, while this one can still turn out to be a single game.
    pub(super) before: Option<Box<Library>>,
}

/// The game shown next to the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    pub(super) place: GamePlace,
    pub(super) game: Result<Box<OpenedGame>, Failure>,
}

/// What to do with a game as soon as it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PendingAction {
    Open,
    Resume,
}

impl Library {
    /// A list that has not been read yet.
    pub fn new(source: Source, end_names: Arc<dyn EndNames>) -> Library {
        let sorting = usual_sorting(&source);
        Library {
            catalog: empty_catalog(&source, &end_names),
            end_names,
            source,
            search: TextField::default(),
            searching: false,
            choosing: None,
            selected: 0,
            first: 0,
            sorting,
            sorts_anew: false,
            shown: 0,
            was_stepped: false,
            reading: Some((0, 0)),
            score: None,
            preview: None,
            asked: None,
            pending: None,
            deleted: Vec::new(),
            restoring: None,
            restores_all: false,
            clicked: None,
            in_trash: None,
            flipped: false,
            before: None,
        }
    }

    /// Takes the names of the ends of games in another language.
    pub(in crate::app) fn speak(&mut self, end_names: Arc<dyn EndNames>) {
        self.catalog.name_ends(end_names.clone());
        if let Some(before) = &mut self.before {
            before.speak(end_names.clone());
        }
        self.end_names = end_names;
    }

    /// The same list, shown after another one.
    pub(in crate::app) fn in_place_of(self, before: Option<Box<Library>>) -> Library {
        let before = before.map(|list| {
            let before = None;
            Box::new(Library { before, ..*list })
        });
        Library { before, ..self }
    }

    /// Takes the list shown before.
    pub(in crate::app) fn take_list_before(&mut self) -> Option<Box<Library>> {
        self.before.take()
    }

    /// The source of the games.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// How the list is sorted, if it is not as in its file.
    pub fn sorting(&self) -> Option<Sorting> {
        self.sorting
    }

    /// The half-moves before the position beside the list.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The games read so far.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The search line.
    pub fn search(&self) -> &TextField {
        &self.search
    }

    /// Whether the search line has the focus.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// The row of the selected game, among the rows that match the search.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The first row on the screen.
    pub fn first(&self) -> usize {
        self.first
    }

    /// Whether games are still being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// The results of the players of the selected game against each other, White's first.
    pub fn score(&self) -> Option<&([String; 2], HeadToHead)> {
        self.score.as_ref()
    }

    /// The part of the games read so far, from 0 to 1; `None` if reading has ended.
    pub fn part_read(&self) -> Option<f32> {
        let (read, total) = self.reading?;
        Some((read as f32 / total.max(1) as f32).min(1.0))
    }

    /// The row of the selected game.
    pub fn selected_row(&self) -> Option<Row<'_>> {
        self.catalog.row(self.selected)
    }

    /// The game on the board next to the list, if it could be read.
    pub fn previewed(&self) -> Option<&SavedGame> {
        let game = self.preview.as_ref()?.game.as_ref().ok()?;
        Some(&game.saved)
    }

    /// Why the selected game cannot be shown.
    pub fn preview_failure(&self) -> Option<&Failure> {
        self.preview.as_ref()?.game.as_ref().err()
    }

    /// The tab that is shown.
    pub fn tab(&self) -> Tab {
        match self.source {
            Source::Trash(_) => Tab::Trash,
            Source::Folder(_) | Source::File(_) | Source::Text(_) => Tab::Games,
        }
    }

    /// The tabs that there are: a text has no trash.
    pub fn tabs(&self) -> Vec<Tab> {
        let is_there = |tab: &Tab| match tab {
            Tab::Trash => self.is_trash() || self.source.trash().is_some(),
            Tab::Games => true,
            // They are those of our own games.
            Tab::Practice => matches!(self.source, Source::Folder(_)),
        };
        Tab::ALL.into_iter().filter(is_there).collect()
    }

    /// The number of games in the trash, once they are counted.
    pub(in crate::app) fn deleted_games(&self) -> Option<usize> {
        match self.source {
            Source::Trash(_) => self.reading.is_none().then(|| self.catalog.total()),
            Source::Folder(_) | Source::File(_) | Source::Text(_) => self.in_trash,
        }
    }

    /// Takes the number of games in the trash.
    pub(in crate::app) fn set_deleted_games(&mut self, source: &Source, count: usize) {
        if self.source == *source {
            self.in_trash = Some(count);
        }
    }

    /// Whether these are deleted games.
    pub fn is_trash(&self) -> bool {
        matches!(self.source, Source::Trash(_))
    }

    /// Whether the selected game can be resumed: it is intact, unfinished and not in the trash.
    pub fn can_resume(&self) -> bool {
        !self.is_trash() && self.selected_game().is_some_and(can_resume)
    }

    /// Whether the last game of the folder is selected.
    pub fn is_last_selected(&self) -> bool {
        let is_folder = matches!(self.source, Source::Folder(_));
        is_folder && self.selected_game().is_some_and(SavedGame::is_last)
    }

    /// Whether a deleted game can be restored.
    pub fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Counts the results of the two players of the selected game against each other, once all games are
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
        let game = preview.game.as_ref().ok().filter(|_| is_selected)?;
        Some(&game.saved)
    }

    /// Takes the selected game, if it has been read, to open it: a copy of a huge one would take long.
    pub(super) fn take_selected_game(&mut self) -> Option<Box<OpenedGame>> {
        self.selected_game()?;
        self.preview.take()?.game.ok()
    }

    /// Selects a row, at most the last one, and reads its game.
    pub(super) fn select(&mut self, row: usize) -> Vec<Effect> {
        self.selected = row.min(self.catalog.len().saturating_sub(1));
        self.pending = None;
        self.compare();
        self.read_selected()
    }

    /// Reads the selected game, unless it is shown already.
    pub(in crate::app) fn read_selected(&mut self) -> Vec<Effect> {
        let Some(place) = self.selected_row().map(|row| row.place) else {
            self.preview = None;
            return Vec::new();
        };
        let is_read = |preview: &Preview| preview.place == place;
        if self.preview.as_ref().is_some_and(is_read) || self.asked.as_ref() == Some(&place) {
            Vec::new()
        } else {
            self.asked = Some(place.clone());
            vec![Effect::FileTask(FileTask::Read(place))]
        }
    }

    /// Whether a game is being read.
    pub(in crate::app) fn is_reading_game(&self) -> bool {
        self.asked.is_some()
    }

    /// The game that is being read will not come.
    pub(in crate::app) fn forget_asked(&mut self) {
        self.asked = None;
    }

    /// Starts reading the list again after a change. The selected row stays.
    pub(in crate::app) fn begin_anew(&mut self) {
        let choices = self.catalog.choices().to_vec();
        self.catalog = empty_catalog(&self.source, &self.end_names);
        self.catalog.search(self.search.text());
        self.catalog.narrow(choices);
        self.reading = Some((0, 0));
        self.preview = None;
    }

    /// Adds more games. If rows are added above the selected one, the selection and the scroll position move
    /// along.
    pub(in crate::app) fn add_batch(&mut self, batch: Batch) -> Vec<Effect> {
        let before = self.catalog.id(self.selected);
        self.catalog.add(&batch.pages);
        self.reading = (!batch.finished).then_some((batch.read, batch.total));
        let moved = before.and_then(|id| self.catalog.position(id));
        if let Some(row) = moved.filter(|&row| row > self.selected && self.selected > 0) {
            self.first += row - self.selected;
            self.selected = row;
        }
        if batch.finished {
            self.before = None;
            self.selected = self.selected.min(self.catalog.len().saturating_sub(1));
            self.compare();
        }
        let mut effects = self.read_selected();
        if batch.finished {
            effects.extend(self.restore_next());
        }
        if batch.finished && self.sorting != usual_sorting(&self.source) {
            effects.extend(self.sort());
        }
        effects
    }

    /// Sorts the list, if all of it has been read.
    pub(super) fn sort(&self) -> Vec<Effect> {
        let sorting = self.sorting.filter(|_| self.reading.is_none());
        let request = |sorting| Effect::List(ListRequest::Sort(self.catalog.unsorted(sorting)));
        sorting.map(request).into_iter().collect()
    }
}

/// How a list is sorted at first.
fn usual_sorting(source: &Source) -> Option<Sorting> {
    matches!(source, Source::Folder(_)).then_some(Sorting::NEWEST_FIRST)
}

/// Whether a game can be resumed.
pub(super) fn can_resume(saved: &SavedGame) -> bool {
    saved.fault.is_none() && saved.game.outcome().is_none()
}

/// The games of a folder are ordered by date, those of a file as in the file, those of the trash as they were found.
fn empty_catalog(source: &Source, end_names: &Arc<dyn EndNames>) -> Catalog {
    let order = match source {
        Source::Folder(_) => Order::NewestFirst,
        Source::File(_) | Source::Text(_) | Source::Trash(_) => Order::AsWritten,
    };
    Catalog::new(order).with_end_names(Arc::clone(end_names))
}
