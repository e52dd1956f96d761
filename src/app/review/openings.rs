//! The opening tree: what was played in the position shown, in the own games or in a file.

use std::path::PathBuf;

use crate::app::explore::Wanted;
use crate::app::sources::{PlayedBefore, SearchedSources, SourceCommand, score_between};
use crate::app::step::Step;
use crate::notation::opening::{self, Opening};
use crate::rules::{Move, Position};
use crate::storage::library::{
    DateOrder, Explored, FoundGame, GamePlace, HeadToHead, Played, Results, Sought, Source,
};
use crate::storage::players::PlayerNames;
use crate::tree::NodeId;

/// A command in the opening tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningsCommand {
    /// Open the tree, or close it.
    Toggle,
    /// Choose another row: a move, or a game below the moves.
    Row(Step),
    /// Play the chosen move; without one, step forwards.
    PlayChosen,
    /// Play the chosen move, or open the chosen game.
    UseChosen,
    /// Play a move of the table.
    Play(Move),
    /// Open a game of the list, counted from 0.
    Open(usize),
    /// The pointer has come over the tree, or has left it.
    Point(bool),
}

/// A row of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningsRow {
    /// A move that was played.
    Move(Move),
    /// A game, counted from 0.
    Game(usize),
}

/// The state of the opening tree.
#[derive(Clone, Debug)]
pub struct Openings {
    is_open: bool,
    sources: SearchedSources,
    /// The position that was asked about.
    position: Option<Position>,
    opening: Option<&'static Opening>,
    /// The order in which the moves are shown.
    order: Vec<Move>,
    chosen: Option<OpeningsRow>,
    /// The first row in sight, once the list was scrolled.
    scroll: Option<usize>,
    is_pointed_at: bool,
    /// Whether a row was chosen by a key after the pointer was last moved.
    is_chosen_by_key: bool,
    /// The game that is being read, and the half-moves before the position.
    reading: Option<(GamePlace, usize)>,
}

impl Openings {
    /// The tree over the own games and the file that a game comes from, if it is not one of the own.
    pub(super) fn new(files: impl IntoIterator<Item = Source>) -> Openings {
        Openings {
            is_open: false,
            sources: SearchedSources::new(files),
            position: None,
            opening: None,
            order: Vec::new(),
            chosen: None,
            scroll: None,
            is_pointed_at: false,
            is_chosen_by_key: false,
            reading: None,
        }
    }

    /// The same, which begins with that file if there is one.
    pub(super) fn of_game(file: Option<Source>) -> Openings {
        let first = usize::from(file.is_some());
        let mut openings = Openings::new(file);
        openings.sources.show(first);
        openings
    }

    /// A closed tree over the same sources.
    pub(super) fn closed(&self) -> Openings {
        Openings::new(self.sources.files().cloned())
    }

    /// Whether the tree is shown.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub(in crate::app) fn open(&mut self) {
        self.is_open = true;
    }

    pub(super) fn toggle(&mut self) {
        self.is_open = !self.is_open;
        self.is_pointed_at = false;
        self.scroll = None;
    }

    /// The sources, with what was found in them.
    pub fn sources(&self) -> &SearchedSources {
        &self.sources
    }

    /// What was found in the source that is shown.
    pub fn found(&self) -> Option<&Explored> {
        self.sources.found()
    }

    /// All games of the position.
    pub fn all(&self) -> Results {
        self.found()
            .map_or_else(Results::default, |found| found.all)
    }

    /// The moves in the order in which they are shown.
    pub fn moves(&self) -> impl Iterator<Item = &Played<Move>> {
        let moves = self.found().map_or(&[][..], |found| &found.moves);
        let of = |mv: &Move| moves.iter().find(|it| it.what == *mv);
        self.order.iter().filter_map(of)
    }

    /// The games of the position, as far as they are named.
    pub fn games(&self) -> &[FoundGame] {
        self.sources.games()
    }

    /// The opening that the moves up to here belong to.
    pub fn opening(&self) -> Option<&'static Opening> {
        self.opening
    }

    /// The nearest earlier position that was played, if nobody else played the one shown.
    pub fn played_before(&self) -> Option<PlayedBefore> {
        self.sources.played_before()
    }

    /// The first row in sight, if the list was scrolled.
    pub fn scroll(&self) -> Option<usize> {
        self.scroll
    }

    /// Scrolls the rows, if the pointer is over them. Returns whether it was.
    pub(super) fn scroll_to(&mut self, row: usize) -> bool {
        let scrolls = self.is_open && self.is_pointed_at;
        if scrolls {
            self.scroll = Some(row);
        }
        scrolls
    }

    /// Whether the pointer is over the tree.
    pub fn is_pointed_at(&self) -> bool {
        self.is_pointed_at
    }

    /// Whether a row was chosen by a key after the pointer was last moved.
    pub fn is_chosen_by_key(&self) -> bool {
        self.is_chosen_by_key
    }

    /// The pointer has moved. Only while it is elsewhere the moves change places.
    pub(super) fn point(&mut self, is_pointed_at: bool) {
        self.is_pointed_at = is_pointed_at;
        self.is_chosen_by_key = false;
        self.arrange();
    }

    /// The rows from the first to the last.
    pub fn rows(&self) -> Vec<OpeningsRow> {
        let moves = self.moves().map(|it| OpeningsRow::Move(it.what));
        let games = (0..self.games().len()).map(OpeningsRow::Game);
        moves.chain(games).collect()
    }

    /// The chosen row; the move of the game, or else the first row, if none was chosen.
    pub fn chosen(&self, of_game: Option<Move>) -> Option<OpeningsRow> {
        let wanted = [self.chosen, of_game.map(OpeningsRow::Move)];
        let mut known = wanted.into_iter().flatten().filter(|row| self.has(*row));
        known.next().or_else(|| {
            let first = self.moves().next().map(|it| OpeningsRow::Move(it.what));
            first.or(Some(OpeningsRow::Game(0)).filter(|row| self.has(*row)))
        })
    }

    fn has(&self, row: OpeningsRow) -> bool {
        match row {
            OpeningsRow::Move(mv) => self.moves().any(|it| it.what == mv),
            OpeningsRow::Game(number) => number < self.games().len(),
        }
    }

    pub(super) fn step(&mut self, step: Step, of_game: Option<Move>) {
        self.chosen = step.among(&self.rows(), self.chosen(of_game).as_ref());
        self.is_chosen_by_key = true;
        self.scroll = None;
    }

    pub(super) fn choose(&mut self, row: OpeningsRow) {
        self.chosen = Some(row);
    }

    /// Changes between the sources.
    pub(super) fn use_sources(&mut self, command: SourceCommand) {
        let (shown, count) = (self.sources.number_shown(), self.sources.all().len());
        let wanted = command.wanted(shown, count);
        if wanted.is_some_and(|wanted| self.sources.show(wanted)) {
            self.begin_anew();
        }
    }

    /// Looks through other files too.
    pub(super) fn add_files(&mut self, files: impl IntoIterator<Item = Source>) {
        self.sources.add_files(files);
    }

    /// Looks through one more file, and shows it.
    pub(in crate::app) fn show_file(&mut self, file: PathBuf) {
        self.sources.show_file(Source::File(file));
        self.begin_anew();
    }

    fn begin_anew(&mut self) {
        self.order.clear();
        self.chosen = None;
        self.scroll = None;
        self.sources.forget_before();
        self.arrange();
    }

    /// Notes that the game of a row is read. Returns its place.
    pub(super) fn read_game(&mut self, number: usize) -> Option<GamePlace> {
        let game = self.games().get(number)?;
        let read = (game.place.clone(), game.ply as usize);
        self.reading = Some(read);
        self.reading.as_ref().map(|(place, _)| place.clone())
    }

    /// The half-moves before the position in a game that was read, if it was wanted.
    pub(in crate::app) fn take_read(&mut self, place: &GamePlace) -> Option<usize> {
        let (_, ply) = self.reading.take_if(|(wanted, _)| wanted == place)?;
        Some(ply)
    }

    /// Follows the board. `line` has the moves up to here with the positions after them.
    pub(super) fn follow(&mut self, position: &Position, line: impl FnOnce() -> Vec<Position>) {
        if self.position.as_ref() == Some(position) {
            return;
        }
        self.position = Some(position.clone());
        let line = line();
        self.opening = opening::of_line(&line);
        self.files_changed();
    }

    /// The files have changed: they are looked through again.
    pub(super) fn files_changed(&mut self) {
        self.sources.forget_found();
        self.reading = None;
        self.begin_anew();
    }

    /// The next question, if the tree is shown. `path` has the moves before the position, and the positions after them.
    pub(super) fn wanted(
        &mut self,
        is_own: impl Fn(&GamePlace) -> bool,
        path: impl FnOnce() -> Vec<(NodeId, Position)>,
    ) -> Option<Wanted> {
        let sought = self.sought().filter(|_| self.is_open)?;
        let order = DateOrder::OldestFirst;
        self.sources.wanted(sought, order, is_own, path)
    }

    fn sought(&self) -> Option<Sought> {
        let position = self.position.clone()?;
        Some(Sought::Position(Box::new(position)))
    }

    /// Takes an answer.
    pub(super) fn answer(
        &mut self,
        wanted: &Wanted,
        found: Explored,
        is_own: impl Fn(&GamePlace) -> bool,
    ) {
        if let Some(sought) = self.sought() {
            self.sources.take_answer(&sought, wanted, found, is_own);
            self.arrange();
        }
    }

    /// Puts the moves in order, but for those that the pointer may be about to hit.
    fn arrange(&mut self) {
        let moves = self.sources.found().map_or(&[][..], |found| &found.moves);
        let moves = moves.iter().map(|it| it.what);
        if !self.is_pointed_at {
            self.order = moves.collect();
            return;
        }
        let new: Vec<Move> = moves.filter(|mv| !self.order.contains(mv)).collect();
        self.order.extend(new);
    }

    /// The games of two players with the position, if all are named: the score of the first.
    pub(super) fn between(&self, names: [&str; 2], joined: &PlayerNames) -> Option<HeadToHead> {
        score_between(self.found()?, names, joined)
    }
}
