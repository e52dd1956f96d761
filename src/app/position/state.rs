//! The state of the search for a position.

use super::command::PositionGroup;
use super::query::{PositionQuery, SoughtKind};
use crate::app::board::BoardInput;
use crate::app::double_click::LastClick;
use crate::app::explore::{Searched, Wanted};
use crate::app::review::{OpeningsRow, ReviewOrigin, Written};
use crate::app::sources::{PlayedBefore, SearchedSources, score_between};
use crate::notation::opening::{self, Opening};
use crate::rules::Position;
use crate::storage::library::{
    DateOrder, Explored, FoundGame, GamePlace, GameSet, HeadToHead, Source,
};
use crate::storage::players::PlayerNames;
use crate::tree::NodeId;

/// The search for a position, a pawn structure or material, and what it has found.
#[derive(Clone, Debug)]
pub struct PositionSearch {
    pub(super) query: PositionQuery,
    /// The piece in hand, on the board with an exact position.
    pub(super) input: BoardInput,
    /// The moves that were played on the board here, with the positions before them.
    pub(super) past: Vec<(Position, Written)>,
    /// The opening that the position belongs to.
    opening: Option<&'static Opening>,
    pub(super) sources: SearchedSources,
    pub(super) came_from: CameFrom,
    pub(super) group: PositionGroup,
    pub(super) chosen: Option<OpeningsRow>,
    /// Whether all openings are shown, though the games below them may be out of sight.
    pub(super) shows_all_openings: bool,
    /// The first row in sight, once the list was scrolled.
    pub(super) scroll: Option<usize>,
    /// The game that is being read, and the half-moves before the position.
    pub(super) reading: Option<(GamePlace, usize)>,
    /// The last click on a game.
    pub(super) clicked: LastClick,
    pub(in crate::app) flipped: bool,
}

/// The game that a position comes from.
#[derive(Clone, Default, Debug)]
pub(in crate::app) struct CameFrom {
    /// Where it is, so that it is not counted among the others.
    pub(in crate::app) origin: Option<ReviewOrigin>,
    /// Its moves up to before the position.
    pub(in crate::app) line: Vec<Earlier>,
    /// Its move to the position.
    pub(in crate::app) last: Option<Written>,
    /// The names of White and Black, if both are known.
    pub(in crate::app) names: Option<[String; 2]>,
    /// The files to look through besides the own games.
    pub(in crate::app) files: Vec<Source>,
    /// The number of the source that was looked through; 0 for the own games.
    pub(in crate::app) shown: usize,
    pub(in crate::app) flipped: bool,
}

/// A move of the game that a position comes from.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// Its node in the game.
    pub node: NodeId,
    /// The position after it.
    pub position: Position,
    /// The move in notation.
    pub written: Written,
}

impl PositionSearch {
    /// The search for a position of a game.
    pub(in crate::app) fn of(position: Position, came_from: CameFrom) -> PositionSearch {
        PositionSearch::with(PositionQuery::of(position), came_from)
    }

    /// A search that goes on.
    pub(in crate::app) fn with(query: PositionQuery, came_from: CameFrom) -> PositionSearch {
        let mut search = PositionSearch {
            query,
            input: BoardInput::default(),
            past: Vec::new(),
            opening: None,
            sources: SearchedSources::new(came_from.files.clone()),
            flipped: came_from.flipped,
            came_from,
            group: PositionGroup::Rows,
            chosen: None,
            shows_all_openings: false,
            scroll: None,
            reading: None,
            clicked: LastClick::default(),
        };
        search.sources.show(search.came_from.shown);
        search.name_opening();
        search
    }

    /// Whether the games of this list are those of the source that is shown.
    pub(in crate::app) fn looks_through(&self, list: &Source) -> bool {
        let shown = self.sources.shown().map(|source| &source.place);
        match shown {
            Some(Searched::OurGames) => matches!(list, Source::Folder(_)),
            Some(Searched::In(source)) => source == list,
            None => false,
        }
    }

    /// Looks only through these games of the source that is shown.
    pub(in crate::app) fn look_among(&mut self, games: GameSet) {
        self.sources.look_among(games);
    }

    /// Looks through all games of each source again: others begin elsewhere in a file that has changed.
    pub(in crate::app) fn look_among_all(&mut self) {
        self.sources.look_among_all();
        self.begin_anew();
    }

    /// The input on the board; none where it does not show a whole position.
    pub fn input(&self) -> Option<&BoardInput> {
        Some(&self.input).filter(|_| self.query.kind == SoughtKind::Exact)
    }

    fn name_opening(&mut self) {
        let before = self.came_from.line.iter().map(|earlier| &earlier.position);
        let line = before.chain(self.past.iter().map(|(position, _)| position));
        let mut positions = line.chain([&self.query.position]).rev();
        self.opening = positions.find_map(opening::of_position);
    }

    /// The opening that an exact position belongs to, by it or by the moves to it.
    pub fn opening(&self) -> Option<&'static Opening> {
        self.opening
            .filter(|_| self.query.kind == SoughtKind::Exact)
    }

    /// The moves to an exact position, as far as they are known.
    pub fn line(&self) -> Vec<&Written> {
        let game = self.came_from.line.iter().map(|earlier| &earlier.written);
        let game = game.chain(&self.came_from.last);
        let line: Vec<&Written> = game.chain(self.past.iter().map(|(_, mv)| mv)).collect();
        let turn = self.query.position.turn();
        // With the other side to move it is another position.
        let leads_here = line.last().is_some_and(|last| last.color.other() == turn);
        if leads_here && self.query.kind == SoughtKind::Exact {
            line
        } else {
            Vec::new()
        }
    }

    /// What is looked for.
    pub fn query(&self) -> &PositionQuery {
        &self.query
    }

    /// Whether a move was played on the board, which can be taken back.
    pub fn can_go_back(&self) -> bool {
        !self.past.is_empty()
    }

    /// The group of controls with the focus.
    pub fn group(&self) -> PositionGroup {
        self.group
    }

    /// The sources, with what was found in them.
    pub fn sources(&self) -> &SearchedSources {
        &self.sources
    }

    /// What was found in the source that is shown.
    pub fn found(&self) -> Option<&Explored> {
        self.sources.found()
    }

    /// The games found, as far as they are named.
    pub fn games(&self) -> &[FoundGame] {
        self.sources.games()
    }

    /// The rows that can be chosen: the moves of a position, then the games.
    pub fn rows(&self) -> Vec<OpeningsRow> {
        let moves = self.found().map_or(&[][..], |found| &found.moves);
        let moves = moves.iter().map(|it| OpeningsRow::Move(it.what));
        let games = (0..self.games().len()).map(OpeningsRow::Game);
        moves.chain(games).collect()
    }

    /// The chosen row. If none was chosen it is the first game, or the first move for whoever goes from move to move.
    pub fn chosen(&self) -> Option<OpeningsRow> {
        let chosen = self.chosen.filter(|row| self.has(*row));
        let game = Some(OpeningsRow::Game(0)).filter(|row| self.has(*row));
        let mv = self.found().and_then(|found| found.moves.first());
        let mv = mv.map(|it| OpeningsRow::Move(it.what));
        let first = if self.past.is_empty() {
            game.or(mv)
        } else {
            mv.or(game)
        };
        chosen.or(first)
    }

    fn has(&self, row: OpeningsRow) -> bool {
        match row {
            OpeningsRow::Move(mv) => {
                let found = self.found();
                found.is_some_and(|found| found.moves.iter().any(|it| it.what == mv))
            }
            OpeningsRow::Game(number) => number < self.games().len(),
        }
    }

    /// Whether a row was chosen, so that it has to be in sight.
    pub fn is_row_chosen(&self) -> bool {
        self.chosen.is_some()
    }

    /// Whether all openings are shown, though the games below them may be out of sight.
    pub fn shows_all_openings(&self) -> bool {
        self.shows_all_openings
    }

    /// The first row in sight, if the list was scrolled.
    pub fn scroll(&self) -> Option<usize> {
        self.scroll
    }

    /// The nearest earlier position of the game that was played in others, with its games, if nobody else played the one
    /// that is looked for.
    pub fn played_before(&self) -> Option<(&Earlier, usize)> {
        let PlayedBefore { node, games } = self.sources.played_before()?;
        let mut line = self.came_from.line.iter();
        Some((line.find(|earlier| earlier.node == node)?, games))
    }

    /// The games of the two players of the game with the position, in the own games: the score of the first, and the names.
    pub fn score_of_both(&self, joined: &PlayerNames) -> Option<(&[String; 2], HeadToHead)> {
        let names = self.came_from.names.as_ref();
        let names = names.filter(|_| self.sources.are_own_shown())?;
        let found = self
            .found()
            .filter(|_| self.query.kind == SoughtKind::Exact)?;
        let score = score_between(found, names.each_ref().map(String::as_str), joined)?;
        Some((names, score))
    }

    /// The places of the games found.
    pub(in crate::app) fn places(&self) -> Vec<GamePlace> {
        self.games().iter().map(|game| game.place.clone()).collect()
    }

    /// Scrolls the rows.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.scroll = Some(row);
    }

    /// Looks for another position, set up or pasted.
    pub(in crate::app) fn look_for(&mut self, position: Position) {
        self.query.position = position;
        self.past.clear();
        self.came_from = CameFrom::default();
        self.begin_anew();
    }

    /// Looks through one more file, and shows it.
    pub(in crate::app) fn show_file(&mut self, file: Source) {
        self.sources.show_file(file);
        self.show_anew();
    }

    /// Forgets what was found, since something else is looked for, or games may have changed.
    pub(in crate::app) fn begin_anew(&mut self) {
        self.input = BoardInput::default();
        self.name_opening();
        self.sources.forget_found();
        self.reading = None;
        self.show_anew();
    }

    pub(super) fn show_anew(&mut self) {
        self.chosen = None;
        self.clicked = LastClick::default();
        self.scroll = None;
        self.shows_all_openings = false;
        self.sources.forget_before();
    }

    /// The next question: about the source shown, then about earlier positions of the game if nobody else played this one,
    /// then about the other sources.
    pub(in crate::app) fn wanted(&mut self) -> Option<Wanted> {
        let CameFrom { origin, line, .. } = &self.came_from;
        let is_own = |place: &GamePlace| origin.as_ref().is_some_and(|it| it.is_at(place));
        let path = || {
            let line = line.iter().map(|it| (it.node, it.position.clone()));
            line.collect()
        };
        let (sought, order) = (self.query.sought(), DateOrder::NewestFirst);
        self.sources.wanted(sought, order, is_own, path)
    }

    /// Takes an answer.
    pub(in crate::app) fn found_games(&mut self, wanted: &Wanted, found: Explored) {
        let origin = self.came_from.origin.as_ref();
        let is_own = |place: &GamePlace| origin.is_some_and(|it| it.is_at(place));
        let sought = self.query.sought();
        self.sources.take_answer(&sought, wanted, found, is_own);
    }

    /// The half-moves before the position in a game that was read, if it was wanted, and whether it is one of the own games.
    pub(in crate::app) fn take_read(&mut self, place: &GamePlace) -> Option<(usize, bool)> {
        let (_, ply) = self.reading.take_if(|(wanted, _)| wanted == place)?;
        Some((ply, self.sources.are_own_shown()))
    }

    /// Stops waiting for a game. Returns whether one was read.
    pub(in crate::app) fn forget_reading(&mut self) -> bool {
        self.reading.take().is_some()
    }
}
