//! The opening tree of a review, and the second review of a game in it.

use super::openings::{Openings, OpeningsCommand, OpeningsRow};
use super::origin::ReviewOrigin;
use super::state::Review;
use super::update::ReviewUpdate;
use crate::app::board::BoardCommand;
use crate::app::effect::Effect;
use crate::app::explore::Wanted;
use crate::app::file_task::{FileTask, ReadFor};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::review::OpenedGame;
use crate::app::sources::SourceCommand;
use crate::app::step::Step;
use crate::game::are_named;
use crate::rules::{Move, Position};
use crate::storage::Settings;
use crate::storage::library::{Explored, HeadToHead};
use crate::storage::players::PlayerNames;
use crate::tree::{Edit, NodeId};

/// More moves belong to no opening.
const LONGEST: usize = crate::notation::opening::LONGEST as usize;

impl Review {
    /// Where the game is.
    pub(in crate::app) fn origin(&self) -> &ReviewOrigin {
        &self.origin
    }

    /// The opening tree.
    pub fn openings(&self) -> &Openings {
        &self.openings
    }

    /// The code and name of the opening that the moves up to here belong to: if it is that of the whole game, as its tags call it.
    pub fn opening_here(&self) -> Option<String> {
        let here = self.openings.opening()?;
        Some(if self.opening == Some(here) {
            self.opening()
        } else {
            here.to_string()
        })
    }

    /// The move of the game in the position shown.
    pub fn next_move(&self) -> Option<Move> {
        let next = self.tree().first_child(self.at())?;
        let mv = self.tree().node(next).mv();
        (mv != Move::NULL).then_some(mv)
    }

    /// The chosen row of the opening tree.
    pub fn chosen_row(&self) -> Option<OpeningsRow> {
        self.openings.chosen(self.next_move())
    }

    /// The score of White of this game against Black in the own games with the position shown. `joined` says which names
    /// belong to one player.
    pub fn score_of_both(&self, joined: &PlayerNames) -> Option<HeadToHead> {
        let names = [self.tag("White")?, self.tag("Black")?];
        let are_own = self.openings.sources().are_own_shown() && are_named(names[0], names[1]);
        are_own.then(|| self.openings.between(names, joined))?
    }

    pub(super) fn use_openings(
        &mut self,
        command: OpeningsCommand,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        match command {
            OpeningsCommand::Toggle => {
                self.openings.toggle();
                return self.end_exploring();
            }
            OpeningsCommand::Point(is_over) => self.openings.point(is_over),
            OpeningsCommand::Row(step) => self.openings.step(step, self.next_move()),
            OpeningsCommand::Play(mv) => return self.explore(mv, settings, now),
            OpeningsCommand::Open(game) => return self.open_game(game),
            OpeningsCommand::PlayChosen => {
                return match self.chosen_row() {
                    Some(OpeningsRow::Move(mv)) => self.explore(mv, settings, now),
                    _ => self.step(Step::Forward, settings, now),
                };
            }
            OpeningsCommand::UseChosen => {
                return match self.chosen_row() {
                    Some(OpeningsRow::Move(mv)) => self.explore(mv, settings, now),
                    Some(OpeningsRow::Game(game)) => self.open_game(game),
                    None => {
                        let flipped = self.flipped;
                        self.use_board(BoardCommand::TypeMove, settings, flipped, now)
                    }
                };
            }
        }
        ReviewUpdate::default()
    }

    /// Plays a move of the tree, which is only looked at: the game has it once it is changed there in another way, or saved.
    fn explore(&mut self, mv: Move, settings: &Settings, now: Now) -> ReviewUpdate {
        self.auto_play.stop();
        let after = self.at();
        let update = match self.changes.explore(Edit::Play { after, mv }) {
            Ok(shown) => self.edited(Some(shown)),
            Err(error) => Notice::NotEdited(error).into(),
        };
        self.played(update, true, settings, now)
    }

    /// Takes back what was only looked at, and shows where it began.
    fn end_exploring(&mut self) -> ReviewUpdate {
        match self.changes.end_exploring() {
            Some(shown) => self.edited(Some(shown)),
            None => ReviewUpdate::default(),
        }
    }

    /// Whether the last moves are only looked at.
    pub(in crate::app) fn is_exploring(&self) -> bool {
        self.changes.is_exploring()
    }

    /// What was only looked at belongs to the game now.
    pub(in crate::app) fn keep_explored(&mut self) -> Vec<Effect> {
        self.changes.keep_explored();
        self.save()
    }

    /// Changes between the sources of the opening tree.
    pub(in crate::app) fn use_sources(&mut self, command: SourceCommand) {
        self.copy_offered = false;
        self.openings.use_sources(command);
    }

    /// Reads a game of the position, to be reviewed in place of this one.
    fn open_game(&mut self, game: usize) -> ReviewUpdate {
        self.openings.choose(OpeningsRow::Game(game));
        let read = self.openings.read_game(game);
        let read = read.map(|place| Effect::FileTask(FileTask::Read(ReadFor::OpeningTree, place)));
        ReviewUpdate {
            effects: read.into_iter().collect(),
            ..ReviewUpdate::default()
        }
    }

    /// What games are to be looked through for now.
    pub(in crate::app) fn wanted_games(&mut self) -> Option<Wanted> {
        if !self.openings.is_open() {
            return None;
        }
        let mut openings = std::mem::replace(&mut self.openings, Openings::new([]));
        openings.follow(self.position(), || self.line_up_to_here());
        let wanted = openings.wanted(|place| self.origin.is_at(place), || self.positions_before());
        self.openings = openings;
        wanted
    }

    /// Takes what was found in games.
    pub(in crate::app) fn found_games(&mut self, wanted: &Wanted, found: Explored) {
        let origin = &self.origin;
        self.openings
            .answer(wanted, found, |place| origin.is_at(place));
    }

    /// The positions of the first moves up to the one shown.
    fn line_up_to_here(&self) -> Vec<Position> {
        let path = self.path(self.at());
        let nodes = [NodeId::ROOT].into_iter().chain(path);
        let nodes = nodes.take(LONGEST + 1);
        nodes.map(|node| self.position_after(node)).collect()
    }

    /// The moves before the one shown, with the positions after them.
    pub(in crate::app) fn positions_before(&self) -> Vec<(NodeId, Position)> {
        let mut path = self.path(self.at());
        path.pop();
        let path = path.into_iter();
        path.map(|node| (node, self.position_after(node))).collect()
    }

    /// The review of a game that was read, which leads back to this one.
    pub(in crate::app) fn into_beside(self: Box<Self>, game: OpenedGame, ply: usize) -> Review {
        // Its file is left alone: the games of the tree are looked at.
        let mut review = Review::new(game, ReviewOrigin::Elsewhere, None);
        review.flipped = self.flipped;
        review.openings = self.openings.closed();
        review.before = Some(self);
        review.show_ply(ply);
        review
    }

    /// Leads back to the review that this one was opened from, if there is one.
    pub(in crate::app) fn take_before(&mut self) -> Option<Box<Review>> {
        self.before.take()
    }

    /// The first review, from which the others were opened. Only its game is saved by itself.
    pub(super) fn first(&self) -> &Review {
        self.before.as_ref().map_or(self, |before| before.first())
    }

    /// The same.
    pub(in crate::app) fn first_mut(&mut self) -> &mut Review {
        match self.before {
            Some(ref mut before) => before.first_mut(),
            None => self,
        }
    }

    /// Whether there are unsaved changes, also in the reviews that this one was opened from.
    pub(in crate::app) fn has_unsaved(&self) -> bool {
        let before = self.before.as_ref();
        self.is_unsaved() || before.is_some_and(|before| before.has_unsaved())
    }
}
