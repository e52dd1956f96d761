//! Asks the opponent and plays its moves, and asks for what helps a player.
//!
//! After every command [`App::ask_opponent`] compares what the game on the screen wants to have thought about with what was
//! asked last. So a takeback, a pause or leaving the game needs no code of its own to stop a thought, and a move that comes
//! too late is dropped.

use std::time::Duration;

use super::requests::Asked;
use super::task::{Finding, Goal, ThinkingTask, Thought};
use crate::app::effect::{Effect, FileEffect};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::play::{LiveGame, Updater};
use crate::app::{App, Screen};
use crate::engine::{Pace, Root};
use crate::game::{Game, LEVELS, Question};
use crate::rules::Color;

impl App {
    /// Asks the opponent if it is its turn, or stops it if it is not any more.
    pub(in crate::app) fn ask_opponent(&mut self, now: Now) -> Option<Effect> {
        let wanted = self.wanted_thought();
        let requests = &mut self.opponent;
        if wanted == requests.asked {
            return None;
        }
        requests.asked = wanted;
        requests.found = None;
        requests.since = now.time;
        let (Some(question), Screen::Play(live)) = (wanted, &self.screen) else {
            return Some(Effect::StopThinking);
        };
        requests.number += 1;
        Some(Effect::Think(ThinkingTask {
            number: requests.number,
            root: Box::new(Root::at(live.game().record(), question.ply)),
            goal: question.goal,
        }))
    }

    fn wanted_thought(&self) -> Option<Asked> {
        let live = self.live_game()?;
        let game = live.game();
        // The program plays on while its opponent is asked whether to resign.
        let is_asked = game
            .question()
            .is_some_and(|question| !matches!(question, Question::Resign(_)));
        let waits = game.is_over() || game.is_paused() || is_asked;
        if waits || live.is_left() || self.holds_clocks() {
            return None;
        }
        Some(Asked {
            ply: game.record().plies().len(),
            position: game.position().key(),
            goal: goal(live)?,
        })
    }

    /// Whether the opponent is asked for its move.
    fn is_opponent_asked(&self) -> bool {
        let goal = self.opponent.asked.map(|question| question.goal);
        matches!(goal, Some(Goal::Move { .. }))
    }

    /// Notes what was found, unless nobody waits for it any more.
    pub(in crate::app) fn thought_found(
        &mut self,
        number: u64,
        finding: Finding,
        now: Now,
    ) -> Vec<Effect> {
        let flipped = self.is_flipped(now.time);
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        let requests = &mut self.opponent;
        if requests.asked.is_none() || requests.number != number || requests.found.is_some() {
            return Vec::new();
        }
        match finding {
            Finding::Move(thought) => {
                let time = pace(live.game(), thought, now).thinking_time();
                requests.found = Some((thought, requests.since + time));
                Vec::new()
            }
            Finding::Hint(mv) => {
                live.hint_found(mv);
                self.notice.take_if(|notice| *notice == Notice::HintSought);
                let begun = live.game().is_begun();
                let save = begun.then(|| Effect::File(FileEffect::Save(live.game().into())));
                save.into_iter().collect()
            }
            Finding::Judgement(warning) => {
                let update = Updater::new(live, &self.settings, flipped, now).judge(warning);
                self.apply_play_update(update)
            }
        }
    }

    /// Plays the move of the opponent once it has thought for long enough.
    pub(in crate::app) fn play_thought(&mut self, now: Now) -> Vec<Effect> {
        let due = self.opponent.found.filter(|(_, at)| *at <= now.time);
        let flipped = self.is_flipped(now.time);
        let Some((thought, _)) = due else {
            return Vec::new();
        };
        self.opponent.found = None;
        // What a question or a pause has stopped since is asked again.
        if self.opponent.asked != self.wanted_thought() {
            return Vec::new();
        }
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        // Letters that were typed before it do not undo the move, and what was illegal may not be so after it.
        live.forget_letters();
        self.notice.take_if(|it| matches!(it, Notice::Illegal(_)));
        let update = Updater::new(live, &self.settings, flipped, now).answer_with(thought);
        self.apply_play_update(update)
    }

    /// For how long the opponent has been thinking.
    pub fn thinks_for(&self, now: Duration) -> Option<Duration> {
        let is_asked = self.is_opponent_asked();
        is_asked.then(|| now.saturating_sub(self.opponent.since))
    }

    /// When the opponent moves, or its time changes on the screen.
    pub(in crate::app) fn opponent_wakes_at(&self, now: Duration) -> Option<Duration> {
        let thought = self.thinks_for(now)?;
        let second = Duration::from_secs(thought.as_secs() + 1);
        let next = self.opponent.since + second;
        let plays = self.opponent.found.map(|(_, at)| at);
        Some(plays.map_or(next, |at| at.min(next)))
    }

    /// The program plays the next game at the next level; after the last one at the first.
    pub(in crate::app) fn raise_level(&mut self) -> Option<u8> {
        let Screen::Play(live) = &mut self.screen else {
            return None;
        };
        let game = live.game();
        let playing = Color::BOTH
            .into_iter()
            .find_map(|color| game.program(color));
        let level = live.next_level.or(playing)?;
        let next = if level >= *LEVELS.end() {
            *LEVELS.start()
        } else {
            level + 1
        };
        live.next_level = Some(next);
        Some(next)
    }
}

/// What the game on the screen needs: a move of the program, or help for the person to move.
fn goal(live: &LiveGame) -> Option<Goal> {
    let game = live.game();
    if let Some(level) = game.program(game.turn()) {
        let seed = game.seed();
        return Some(Goal::Move { level, seed });
    }
    let hint = || live.awaits_hint().then_some(Goal::Hint);
    live.awaits_judgement().map(Goal::Judgement).or_else(hint)
}

/// What the time for a move depends on.
fn pace(game: &Game, thought: Thought, now: Now) -> Pace {
    let side = game.turn();
    let left = game.clock().read(now.time)[side];
    let control = &game.clock().control()[side];
    let left = control.counts_down().then_some(left);
    let increment = control.bonus(game.clock().made()[side]).time();
    let is_recapture = game.record().plies().last().is_some_and(|ply| {
        ply.mv.to == thought.mv.to && game.position().captured(thought.mv).is_some()
    });
    Pace {
        left,
        increment,
        is_obvious: thought.is_obvious || is_recapture,
        moves: game.position().legal_moves().len(),
        seed: game.position().key() ^ u64::from(game.seed()),
    }
}
