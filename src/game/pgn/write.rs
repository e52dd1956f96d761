//! Writing a game as PGN.

use super::tags::{
    BLACK_TIME_TAG, CLOCK_TAGS, DATE_TAGS, DRAW_RULE_TAG, EIGHT_HALF_MOVES, ELAPSED_TAG,
    HANDICAP_TAG, HELP_TAGS, HINTS_TAGS, MATCH_EVENT, MATCH_SCORE_TAG, NAME_TAGS, SEED_TAG,
    TAKEBACKS_TAGS, TIME_TAG, TYPE_TAGS, UNTERMINATED, USUAL_EVENT,
};
use crate::game::contest::Match;
use crate::game::draw_rule::DrawRule;
use crate::game::help::Help;
use crate::game::move_times::ClockReplay;
use crate::game::play::Game;
use crate::game::player_name::written_name;
use crate::game::program::PROGRAM;
use crate::game::record::{Record, Times};
use crate::notation::opening::{self, Opening};
use crate::notation::pgn::{self, GameResult, Pgn, Tag};
use crate::rules::{ByColor, Color, Move, Position};

/// The tags of a game of a match.
fn match_tags(part: &Match) -> [(&'static str, String); 3] {
    let ByColor { white, black } = part.halves(None);
    let score = [white, black].map(|halves| match halves % 2 {
        0 => format!("{}", halves / 2),
        _ => format!("{}.5", halves / 2),
    });
    [
        ("Event", format!("{MATCH_EVENT}{}", part.length())),
        ("Round", part.round().to_string()),
        (MATCH_SCORE_TAG, score.join("-")),
    ]
}

impl Game {
    /// The game as the text of a PGN file.
    pub fn to_text(&self) -> String {
        pgn::write(&self.to_pgn())
    }

    /// The same game without what people have added to it: tags, comments, marks and variations.
    pub fn without_additions(&self) -> Game {
        let record = Record::new(self.record.position_at(0).clone());
        let mut bare = Game {
            other_tags: Vec::new(),
            record: record.with_draw_rule(self.record.draw_rule()),
            ..self.clone()
        };
        bare.record.set_first_clocks(self.record.clocks_at(0));
        for ply in self.record.plies() {
            bare.record_move(ply.mv, ply.position.clone(), ply.times);
        }
        bare
    }

    /// The game as PGN: names, date, every move with its clock, and how it ended.
    ///
    /// `Termination` holds the reason as [`Termination::tag`](crate::rules::Termination::tag) names it; `unterminated` is a
    /// game that goes on (PGN standard 9.8.1).
    pub fn to_pgn(&self) -> Pgn {
        let mut tree = self.record.tree().clone();
        let end = self.record.end();
        match self.outcome {
            // Moves that were taken back may still be replayed.
            None => tree.cut_after(end),
            Some(_) => tree.end_main_line_at(end),
        }
        Pgn {
            tags: self.tags(),
            tree,
            result: self.outcome.map(|outcome| GameResult::of(outcome.winner)),
        }
    }

    /// Adds a move that is being played, with its times annotated as in a file.
    pub(in crate::game) fn record_move(&mut self, mv: Move, position: Position, times: Times) {
        let mover = self.turn();
        let clock = times.shown_clock(mover);
        let replayed_spent = clock.and_then(|clock| self.clock_replay().spent(mover, clock));
        let elapsed = times.spent.filter(|_| replayed_spent != times.spent);
        self.record.push(mv, position, times);
        let node = self.record.end_mut();
        node.clock = clock;
        pgn::set_elapsed(&mut node.comment, elapsed);
    }

    fn tags(&self) -> Vec<Tag> {
        let mut tags = self.other_tags.clone();
        for color in Color::BOTH {
            let name = NAME_TAGS[color];
            // The full form of a name that was cut is among the other tags.
            if tags.iter().all(|tag| tag.name != name) {
                let player = written_name(color, self.players[color].as_deref());
                tags.push(Tag::new(name, player));
            }
        }
        if self.started.is_some() {
            let dated = DATE_TAGS.iter().zip(self.date_tags());
            tags.extend(dated.map(|(name, value)| Tag::new(*name, value)));
        }
        let ended = self.outcome.map(|outcome| outcome.termination.tag());
        let termination = ended.unwrap_or(UNTERMINATED);
        tags.push(Tag::new("Termination", termination));
        for color in Color::BOTH {
            if self.programs[color].is_some() {
                tags.push(Tag::new(TYPE_TAGS[color], PROGRAM));
            }
        }
        for color in Color::BOTH {
            if self.help[color] != Help::NONE {
                tags.push(Tag::new(HELP_TAGS[color], self.help[color].to_tag()));
            }
            let counts = [
                (HINTS_TAGS[color], self.hints[color]),
                (TAKEBACKS_TAGS[color], self.takebacks[color]),
            ];
            let some = counts.into_iter().filter(|(_, count)| *count > 0);
            tags.extend(some.map(|(name, count)| Tag::new(name, count.to_string())));
        }
        if self.has_program() {
            tags.push(Tag::new(SEED_TAG, self.seed.to_string()));
        }
        if self.record.draw_rule() == DrawRule::EightHalfMoves {
            tags.push(Tag::new(DRAW_RULE_TAG, EIGHT_HALF_MOVES));
        }
        tags.extend(self.clock_tags());
        let named = |name| tags.iter().any(|tag: &Tag| tag.name == name);
        let control = ByColor::from_fn(|color| self.clock.control()[color].to_string());
        let mut usual = match self.part_of_match() {
            Some(part) => match_tags(&part).to_vec(),
            None => vec![
                ("Event", USUAL_EVENT.to_string()),
                ("Round", "-".to_string()),
            ],
        };
        if let Some(handicap) = self.handicap() {
            usual.push((HANDICAP_TAG, handicap.to_tag()));
        }
        if !named(TIME_TAG) && control.black != control.white {
            usual.push((BLACK_TIME_TAG, control.black));
        }
        // A time control that was only assumed is assumed again.
        if !(self.has_assumed_control && self.clock.control().white.counts_down()) {
            usual.push((TIME_TAG, control.white));
        }
        let mut missing: Vec<Tag> = usual
            .into_iter()
            .filter(|(name, _)| !named(name))
            .map(|(name, value)| Tag::new(name, value))
            .collect();
        // The opening tags of a file are kept.
        if !opening::TAGS.into_iter().any(named) {
            missing.extend(self.opening().into_iter().flat_map(Opening::tags));
        }
        tags.extend(missing);
        tags
    }

    /// The values of the tags `Date` and `Time`, as far as the game has them.
    pub fn date_tags(&self) -> [String; 2] {
        if let Some(started) = self.started {
            return started.tags();
        }
        DATE_TAGS.map(|name| {
            let value = Tag::value_in(&self.other_tags, name);
            value.unwrap_or_default().to_owned()
        })
    }

    /// Both clocks when they were stopped, if they differ from those after the last move.
    fn clock_tags(&self) -> Vec<Tag> {
        let stopped = self.clock.settled();
        let at_last_move = self.record.clocks_at(self.record.plies().len());
        if !self.has_clock() || self.outcome.is_some() && stopped == at_last_move {
            return Vec::new();
        }
        let tag = |color| Tag::new(CLOCK_TAGS[color], pgn::write_clock(stopped[color]));
        let mut tags = Color::BOTH.map(tag).to_vec();
        let spent = self.clock.settled_spent();
        let turn = self.turn();
        if self.clock_replay().spent_since(turn, stopped[turn]) != Some(spent) {
            tags.push(Tag::new(ELAPSED_TAG, pgn::write_clock(spent)));
        }
        tags
    }

    /// The clocks as replayed from the annotations of the moves.
    pub(super) fn clock_replay(&self) -> ClockReplay<'_> {
        let mut replay = ClockReplay::new(self.clock.control());
        let mut mover = self.record.position_at(0).turn();
        for ply in self.record.plies() {
            replay.advance(mover, ply.times.shown_clock(mover), ply.times.spent);
            mover = mover.other();
        }
        replay
    }
}
