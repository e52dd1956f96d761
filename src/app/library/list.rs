//! The list of the saved games, or of the games of one file.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::Arc;

use super::choosing::Choosing;
use crate::app::double_click::LastClick;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::forms::{FormScroll, TextField};
use crate::app::players::PlayersTab;
use crate::app::review::OpenedGame;
use crate::game::{are_named, name_key};
use crate::storage::library::{
    Catalog, Choice, Deletion, EndNames, GamePlace, Meetings, Order, Row, Sorting, Source,
};
use crate::storage::players::PlayerNames;

/// A list of games, one of which is selected.
#[derive(Clone, Debug)]
pub struct Library {
    pub(super) source: Source,
    pub(super) catalog: Catalog,
    /// The names of the ends of games.
    pub(super) end_names: Arc<dyn EndNames>,
    pub(super) search: TextField,
    pub(super) searching: bool,
    /// What the list can be narrowed to, while that is shown.
    pub(super) choosing: Option<Choosing>,
    /// The row of the selected game, among the rows that match the search.
    pub(super) selected: usize,
    /// The games that are chosen besides, by their numbers, and the row at which choosing began.
    pub(super) marked: BTreeSet<u32>,
    pub(super) anchor: Option<usize>,
    /// How far it is scrolled.
    pub(super) scroll: FormScroll,
    /// The wanted order, if it is another one than that of the file.
    pub(super) sorting: Option<Sorting>,
    /// Whether a click asked for it, after which the list is shown from its beginning.
    pub(super) sorts_anew: bool,
    /// The half-moves before the position beside the list.
    pub(super) shown: usize,
    /// What is to be selected once all is read, unless somebody selects a game meanwhile.
    pub(super) again: Option<Again>,
    /// The bytes read so far and their total, while reading.
    pub(super) reading: Option<(u64, u64)>,
    /// The results of the players of the selected game against each other, in the order of the alphabet.
    meetings: Option<([String; 2], Meetings)>,
    /// The selected game or, until it is read, the one selected before.
    pub(super) preview: Option<Preview>,
    /// The game that is being read.
    pub(super) asked: Option<GamePlace>,
    /// What to do with the selected game as soon as it is read.
    pub(super) pending: Option<PendingAction>,
    /// The files of the deleted games in the trash, those of one command together, the latest last.
    pub(super) deleted: Vec<Vec<PathBuf>>,
    /// Whether games are being restored.
    pub(super) is_restoring: bool,
    /// The last click on a row.
    pub(super) clicked: LastClick,
    /// The number of games in the trash, once they are counted.
    pub(super) in_trash: Option<usize>,
    /// The players, if their tab is shown.
    pub(super) players: Option<Box<PlayersTab>>,
    /// The players whose games are shown: Esc leads back to them.
    pub(super) players_behind: Option<Box<PlayersTab>>,
    /// Which names belong to one player.
    pub(super) names: Arc<PlayerNames>,
    /// What is known of the deletion of these games, by their files.
    pub(super) deletions: Arc<HashMap<PathBuf, Deletion>>,
    /// Whether Black is at the bottom of the board.
    pub(in crate::app) flipped: bool,
    /// The list shown before, while this one can still turn out to be a single game.
    pub(super) before: Option<Box<Library>>,
}

/// What is selected once all of a list is read, and sorted.
#[derive(Clone, Debug)]
pub(super) enum Again {
    /// The game that was selected before or was restored, which begins at a byte of a file; the row if it is gone.
    Game(PathBuf, u64),
    /// The row, whichever game is there.
    Row,
}

/// How a list was shown when it was left.
#[derive(Clone, Debug)]
pub(in crate::app) struct LeftList {
    pub(in crate::app) source: Source,
    sorting: Option<Sorting>,
    search: TextField,
    choices: Vec<Choice>,
    /// The selected row, and what is to be selected again.
    row: usize,
    again: Again,
    scroll: FormScroll,
}

impl LeftList {
    /// Only its chips and its order stay: what is searched for could hide a new game unseen.
    pub(in crate::app) fn forget_search(&mut self) {
        self.search = TextField::default();
        self.row = 0;
        self.again = Again::Row;
        self.scroll = FormScroll::default();
    }
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
            marked: BTreeSet::new(),
            anchor: None,
            scroll: FormScroll::default(),
            sorting,
            sorts_anew: false,
            shown: 0,
            again: Some(Again::Row),
            reading: Some((0, 0)),
            meetings: None,
            preview: None,
            asked: None,
            pending: None,
            deleted: Vec::new(),
            is_restoring: false,
            clicked: LastClick::default(),
            in_trash: None,
            players: None,
            players_behind: None,
            names: Arc::default(),
            deletions: Arc::default(),
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

    /// The same list, shown after another one. What was deleted in a list can still be restored after a look into its trash.
    pub(in crate::app) fn in_place_of(mut self, before: Option<Box<Library>>) -> Library {
        if let Some(list) = &before
            && list.source.of_games() == self.source.of_games()
        {
            self.deleted = list.deleted.clone();
        }
        let before = before.map(|list| {
            let before = None;
            Box::new(Library { before, ..*list })
        });
        Library { before, ..self }
    }

    /// How the list is shown now.
    pub(in crate::app) fn left(&self) -> LeftList {
        LeftList {
            source: self.source.clone(),
            sorting: self.sorting,
            search: self.search.clone(),
            choices: self.catalog.choices().to_vec(),
            row: self.selected,
            again: self.to_select_again(),
            scroll: self.scroll,
        }
    }

    /// The same list, sorted and narrowed as it was left, with the same game selected.
    pub(in crate::app) fn shown_as(mut self, left: LeftList) -> Library {
        self.sorting = left.sorting;
        self.catalog.search(left.search.text());
        self.catalog.narrow(left.choices);
        self.search = left.search;
        // A trash begins with what was deleted last.
        if !self.is_trash() {
            self.selected = left.row;
            self.again = Some(left.again);
            self.scroll = left.scroll;
        }
        self
    }

    /// Takes the list shown before.
    pub(in crate::app) fn take_list_before(&mut self) -> Option<Box<Library>> {
        self.before.take()
    }

    /// The source of the games.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The games read so far.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The row of the selected game, among the rows that match the search.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// How far it is scrolled: the selected row is in sight, unless it was scrolled since.
    pub fn scroll(&self) -> FormScroll {
        self.scroll
    }

    /// The games of the players of the selected game against each other, in the order of the alphabet.
    pub fn meetings(&self) -> Option<&([String; 2], Meetings)> {
        self.meetings.as_ref()
    }

    /// The players of the selected game, if they have a score against each other.
    pub(in crate::app) fn pair(&self) -> Option<&[String; 2]> {
        let (names, _) = self.meetings.as_ref().filter(|_| !self.is_trash())?;
        Some(names)
    }

    /// The row of the selected game.
    pub fn selected_row(&self) -> Option<Row<'_>> {
        self.catalog.row(self.selected)
    }

    /// Takes which names belong to one player.
    pub(in crate::app) fn set_names(&mut self, names: Arc<PlayerNames>) {
        // Those of a file are other people.
        if matches!(self.source, Source::Folder(_)) {
            self.names = names.clone();
            self.catalog.name_players(names);
            self.compare();
        }
    }

    /// Counts the results of the two players of the selected game against each other, once all games are
    /// read. Sides without names are not players.
    pub(super) fn compare(&mut self) {
        let count = |row: Row| {
            let mut written = [row.summary.white, row.summary.black];
            // So the colour of a player is the same in every row.
            written.sort_by_key(|name| name_key(self.names.name_of(name)));
            let all = written.map(|name| self.names.all_of(name));
            let names = written.map(|name| self.names.name_of(name).to_owned());
            (names, self.catalog.meetings(all))
        };
        let are_named = |row: &Row| {
            let (white, black) = (row.summary.white, row.summary.black);
            let are_joined = white != black && self.names.are_one(white, black);
            are_named(white, black) && !are_joined
        };
        let is_whole = self.reading.is_none();
        let row = self.selected_row().filter(|_| is_whole);
        let meetings = row.filter(are_named).map(count);
        // A game that was broken off counts in no score.
        self.meetings = meetings.filter(|(_, meetings)| meetings.score.games() > 0);
    }

    /// Lists other games. The selected one stays so if it is among them.
    pub(super) fn list_others(&mut self, change: impl FnOnce(&mut Catalog)) -> Vec<Effect> {
        let selected = self.catalog.id(self.selected);
        change(&mut self.catalog);
        let place = selected.and_then(|id| self.catalog.index_of_number(id));
        self.scroll = FormScroll::default();
        self.select(place.unwrap_or_default())
    }

    /// Selects a row, at most the last one, and reads its game.
    pub(super) fn select(&mut self, row: usize) -> Vec<Effect> {
        self.unmark();
        self.go_to(row)
    }

    /// Goes to a row, at most the last one, and reads its game. What is chosen stays so.
    pub(super) fn go_to(&mut self, row: usize) -> Vec<Effect> {
        self.selected = row.min(self.catalog.len().saturating_sub(1));
        self.again = None;
        self.pending = None;
        self.compare();
        self.read_selected()
    }
}

/// How a list is sorted at first.
pub(super) fn usual_sorting(source: &Source) -> Option<Sorting> {
    matches!(source, Source::Folder(_)).then_some(Sorting::NEWEST_FIRST)
}

/// The games of a folder are ordered by date, those of a file as in the file, those of the trash as they were found.
pub(super) fn empty_catalog(source: &Source, end_names: &Arc<dyn EndNames>) -> Catalog {
    let order = match source {
        Source::Folder(_) => Order::NewestFirst,
        Source::File(_) | Source::Text(_) | Source::Trash(_) => Order::AsWritten,
    };
    Catalog::new(order).with_end_names(Arc::clone(end_names))
}
