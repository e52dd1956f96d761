//! Applies the commands of the search for a position.

use std::time::Duration;

use super::command::{PositionCommand, PositionGroup};
use super::query::SoughtKind;
use super::state::PositionSearch;
use crate::app::board::{BoardCommand, Settled};
use crate::app::effect::Effect;
use crate::app::file_task::{FileTask, ReadFor};
use crate::app::review::{OpeningsRow, Written};
use crate::app::sources::SourceCommand;
use crate::app::step::Step;
use crate::rules::{Move, Position};
use crate::tree::NodeId;

impl PositionSearch {
    /// Applies a command.
    pub(in crate::app) fn update(
        &mut self,
        command: PositionCommand,
        now: Duration,
    ) -> Vec<Effect> {
        match command {
            PositionCommand::Kind(kind) => self.change(|search| search.query.kind = kind),
            PositionCommand::Turn(turn) => self.change(|search| search.query.choose_turn(turn)),
            PositionCommand::Exchange => self.exchange(),
            PositionCommand::Initial => self.look_for(Position::initial()),
            PositionCommand::Group(step) => self.group = self.next_group(step),
            PositionCommand::Option(step) => self.choose_option(step),
            PositionCommand::AllGames => self.look_among_all(),
            PositionCommand::AllOpenings => self.unfold_openings(),
            PositionCommand::Switch => self.switch(),
            PositionCommand::Row(step) => self.step(step),
            PositionCommand::Play(mv) => self.play(mv),
            PositionCommand::Back => {
                if let Some((position, _)) = self.past.pop() {
                    self.change(|search| search.query.position = position);
                }
            }
            PositionCommand::Click(game) => return self.click(game, now),
            PositionCommand::Review => return self.use_chosen(),
            PositionCommand::Earlier(node) => self.look_back(node),
            // The view replaces a page, and the others are for the whole program.
            PositionCommand::Page(_) | PositionCommand::SetUp | PositionCommand::Open => {}
        }
        Vec::new()
    }

    /// Uses the board, where moves are tried out, if it shows a whole position.
    pub(in crate::app) fn use_board(
        &mut self,
        command: BoardCommand,
        flipped: bool,
        always_queen: bool,
    ) -> Settled {
        if self.input().is_none() {
            return Settled::Nothing;
        }
        let position = self.query.position.clone();
        let gesture = self.input.update(command, &position, flipped);
        self.input.settle(gesture, &position, always_queen)
    }

    /// Puts down the piece in hand. Returns whether there was one.
    pub(in crate::app) fn put_down(&mut self) -> bool {
        let was_held = self.input.in_hand().is_some();
        self.input.put_down();
        was_held
    }

    /// Changes what is looked for. What is found of the same stays.
    fn change(&mut self, change: impl FnOnce(&mut PositionSearch)) {
        let before = self.query.clone();
        change(self);
        if self.query != before {
            self.begin_anew();
        }
    }

    fn switch(&mut self) {
        match self.group {
            PositionGroup::Exchange => self.exchange(),
            PositionGroup::Rows => self.unfold_openings(),
            _ => {}
        }
    }

    fn exchange(&mut self) {
        self.change(|search| search.query.exchange = !search.query.exchange);
    }

    fn unfold_openings(&mut self) {
        self.shows_all_openings = !self.shows_all_openings;
        self.scroll = None;
    }

    /// Changes between the sources.
    pub(in crate::app) fn use_sources(&mut self, command: SourceCommand) {
        let (shown, count) = (self.sources.number_shown(), self.sources.all().len());
        if let Some(wanted) = command.wanted(shown, count) {
            self.show_source(wanted);
        }
    }

    fn show_source(&mut self, number: usize) {
        if self.sources.show(number) {
            self.show_anew();
        }
    }

    /// The groups that there are: a position has no exchange of colours.
    fn next_group(&self, step: Step) -> PositionGroup {
        let is_there = |group: &PositionGroup| {
            *group != PositionGroup::Exchange || self.query.kind != SoughtKind::Exact
        };
        let groups: Vec<PositionGroup> = PositionGroup::ALL.into_iter().filter(is_there).collect();
        let at = groups.iter().position(|&group| group == self.group);
        let next = step.around(at, groups.len());
        let next = next.and_then(|next| groups.get(next));
        next.copied().unwrap_or(self.group)
    }

    fn choose_option(&mut self, step: Step) {
        match self.group {
            PositionGroup::Rows => match step {
                Step::Back => drop(self.update(PositionCommand::Back, Duration::ZERO)),
                _ => {
                    if let Some(OpeningsRow::Move(mv)) = self.chosen() {
                        self.play(mv);
                    }
                }
            },
            PositionGroup::Kind => {
                let next = step.among(&SoughtKind::ALL, Some(&self.query.kind));
                self.change(|search| search.query.kind = next.unwrap_or(search.query.kind));
            }
            PositionGroup::Turn => {
                let chosen = self.query.chosen_turn();
                if let Some(turn) = step.among(&self.query.turns(), Some(&chosen)) {
                    self.change(|search| search.query.choose_turn(turn));
                }
            }
            PositionGroup::Exchange => self.exchange(),
            PositionGroup::Sources => {
                let last = self.sources.all().len().saturating_sub(1);
                self.show_source(step.from(self.sources.number_shown(), last));
            }
        }
    }

    fn step(&mut self, step: Step) {
        self.group = PositionGroup::Rows;
        self.chosen = step.among(&self.rows(), self.chosen().as_ref());
        self.scroll = None;
    }

    /// Plays a move on the board, after which games are looked for anew.
    pub(in crate::app) fn play(&mut self, mv: Move) {
        if let Ok(after) = self.query.position.play(mv) {
            let before = std::mem::replace(&mut self.query.position, after);
            let written = Written::new(&before, mv);
            self.past.push((before, written));
            self.begin_anew();
        }
    }

    fn look_back(&mut self, node: NodeId) {
        let line = &mut self.came_from.line;
        let Some(at) = line.iter().position(|earlier| earlier.node == node) else {
            return;
        };
        let mut rest = line.drain(at..);
        let earlier = rest.next();
        drop(rest);
        if let Some(earlier) = earlier {
            self.past.clear();
            self.came_from.last = Some(earlier.written);
            self.change(|search| search.query.position = earlier.position);
        }
    }

    fn click(&mut self, game: usize, now: Duration) -> Vec<Effect> {
        self.group = PositionGroup::Rows;
        self.chosen = Some(OpeningsRow::Game(game));
        if self.clicked.is_second(game, now) {
            return self.open(game);
        }
        Vec::new()
    }

    fn use_chosen(&mut self) -> Vec<Effect> {
        match self.chosen() {
            Some(OpeningsRow::Move(mv)) => {
                self.play(mv);
                Vec::new()
            }
            Some(OpeningsRow::Game(game)) => self.open(game),
            None => Vec::new(),
        }
    }

    /// Reads a game, to be reviewed from where the position first stands.
    fn open(&mut self, game: usize) -> Vec<Effect> {
        let Some(game) = self.games().get(game) else {
            return Vec::new();
        };
        let place = game.place.clone();
        self.reading = Some((place.clone(), game.ply as usize));
        vec![Effect::FileTask(FileTask::Read(ReadFor::Position, place))]
    }
}
