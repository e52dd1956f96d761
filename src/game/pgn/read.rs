//! Reading a game from PGN.

use std::time::Duration;

use super::tags::{
    BLACK_TIME_TAG, CLOCK_TAGS, DATE_TAGS, DRAW_RULE_TAG, EIGHT_HALF_MOVES, ELAPSED_TAG,
    HANDICAP_TAG, HELP_TAGS, HINTS_TAGS, MATCH_EVENT, MATCH_SCORE_TAG, NAME_TAGS, OWN_TAGS,
    SEED_TAG, TAKEBACKS_TAGS, TIME_TAG, UNTERMINATED,
};
use crate::game::contest::Match;
use crate::game::date_time::DateTime;
use crate::game::draw_rule::DrawRule;
use crate::game::handicap::Handicap;
use crate::game::help::Help;
use crate::game::move_times::ClockReplay;
use crate::game::play::{Game, LONGEST_NAME};
use crate::game::player_name::read_name;
use crate::game::program::is_program;
use crate::game::record::{Record, TimeSource, Times};
use crate::game::time_control::{Bonus, LONGEST_TIME, TimeControl};
use crate::notation::opening;
use crate::notation::pgn::{self, GameResult, Pgn, Tag};
use crate::rules::{ByColor, Color, Outcome, Termination};
use crate::tree::{GameTree, Node};

impl Game {
    /// The game in a PGN, with its clocks stopped.
    pub fn from_pgn(pgn: &Pgn) -> Game {
        Game::read(&|| false, pgn)
    }

    /// The same; `None` if it was stopped.
    #[cfg(feature = "storage")]
    pub(crate) fn from_pgn_unless(stopped: &dyn Fn() -> bool, pgn: &Pgn) -> Option<Game> {
        let game = Game::read(stopped, pgn);
        (!stopped()).then_some(game)
    }

    /// The game in a PGN, or a part of it if it was stopped.
    fn read(stopped: &dyn Fn() -> bool, pgn: &Pgn) -> Game {
        let name = |color| read_name(color, pgn.tag(NAME_TAGS[color]).unwrap_or_default());
        let [date, time] = DATE_TAGS.map(|name| pgn.tag(name).unwrap_or_default());
        let started = DateTime::from_tags(date, time);
        let mut game = Game::new(ByColor::from_fn(name), pgn.start().clone(), started);
        let rule = DrawRule::of(pgn);
        game = game
            .with_draw_rule(rule)
            .with_time_control(time_control(pgn));
        game.has_assumed_control = stated_control(pgn, TIME_TAG).is_none();
        game.other_tags = pgn.tags.clone();
        game.in_match = part_of_match(pgn);
        let handicap = pgn.tag(HANDICAP_TAG).and_then(Handicap::from_tag);
        game.handicap = handicap;
        // A person may have such a name; in a file the tag says what plays.
        game.programs = ByColor::from_fn(|color| {
            let is_program = is_program(color, |name| pgn.tag(name));
            game.programs[color].filter(|_| is_program)
        });
        let seed = pgn.tag(SEED_TAG).and_then(|seed| seed.parse().ok());
        let seed = seed.filter(|_| game.has_program());
        game.seed = seed.unwrap_or_default();
        let help = help(pgn);
        let [hints, takebacks] = [HINTS_TAGS, TAKEBACKS_TAGS].map(|tags| counts(pgn, tags));
        game.help = ByColor::from_fn(|color| help[color].unwrap_or_default());
        game.hints = ByColor::from_fn(|color| hints[color].unwrap_or_default());
        game.takebacks = ByColor::from_fn(|color| takebacks[color].unwrap_or_default());
        let programs = game.programs;
        let is_in_match = game.in_match.is_some();
        // A partial date, such as only the year, stays as it is.
        let keeps_date = game.started.is_none();
        // So does a name that is too long: the game cuts it, but the file loses nothing.
        let keeps_name = ByColor::from_fn(|color| is_cut(pgn, color));
        game.other_tags.retain(|tag| match tag.name.as_str() {
            "Date" | "Time" => keeps_date,
            "White" => keeps_name.white,
            "Black" => keeps_name.black,
            DRAW_RULE_TAG => rule == DrawRule::Fide,
            "Event" | "Round" | MATCH_SCORE_TAG => !is_in_match,
            HANDICAP_TAG => handicap.is_none(),
            "WhiteType" => programs.white.is_none(),
            "BlackType" => programs.black.is_none(),
            "WhiteHelp" => help.white.is_none(),
            "BlackHelp" => help.black.is_none(),
            "WhiteHints" => hints.white.is_none(),
            "BlackHints" => hints.black.is_none(),
            "WhiteTakebacks" => takebacks.white.is_none(),
            "BlackTakebacks" => takebacks.black.is_none(),
            SEED_TAG => seed.is_none(),
            name => !OWN_TAGS.contains(&name),
        });
        game.restore_moves(stopped, &pgn.tree);
        game.forget_opening_tags();
        game.outcome = match pgn.result {
            Some(result) => Some(outcome(&game, result, pgn.tag("Termination"))),
            None => game.record.automatic_outcome(),
        };
        game.restore_clocks(pgn);
        game
    }

    /// Drops the opening tags if they match what the game would write, since the opening may change as
    /// the game goes on.
    fn forget_opening_tags(&mut self) {
        let is_opening = |tag: &Tag| opening::TAGS.contains(&tag.name.as_str());
        let read = self.other_tags.iter().filter(|tag| is_opening(tag));
        if self
            .opening()
            .is_some_and(|opening| read.eq(&opening.tags()))
        {
            self.other_tags.retain(|tag| !is_opening(tag));
        }
    }

    /// Plays the half-moves of a file, as far as they are legal, unless it is stopped.
    fn restore_moves(&mut self, stopped: &dyn Fn() -> bool, tree: &GameTree) {
        let control = self.clock.control().clone();
        let mut replay = ClockReplay::new(&control);
        self.record = Record::over(tree.clone()).with_draw_rule(self.record.draw_rule());
        self.record.set_first_clocks(self.clock.settled());
        for (ply, id) in tree.main_line().enumerate() {
            if ply.is_multiple_of(pgn::MOVES_AT_ONCE) && stopped() {
                return;
            }
            let read = tree.node(id);
            let Ok(position) = self.position().play(read.mv()) else {
                return;
            };
            let times = self.restore_times(read, &mut replay);
            self.record.advance(id, position, times);
        }
    }

    fn restore_times(&mut self, read: &Node, replay: &mut ClockReplay) -> Times {
        let mover = self.turn();
        let counts_up = !self.clock.control()[mover].counts_down();
        let replayed_spent = read.clock.and_then(|clock| replay.spent(mover, clock));
        let elapsed = read.comment.as_deref().and_then(pgn::elapsed_in);
        if elapsed != replayed_spent
            && let Some((clock, spent)) = read.clock.zip(elapsed)
            && let Some(given) = replay.given(mover, clock, spent)
        {
            self.restore_given(mover, given);
        }
        let spent = elapsed.or(replayed_spent);
        replay.advance(mover, read.clock, spent);
        Times {
            clocks: replay.clocks,
            given: self.clock.given(),
            time_source: match read.clock {
                Some(_) => TimeSource::Clock,
                None if counts_up && elapsed.is_some() => TimeSource::Elapsed,
                None => TimeSource::Unknown,
            },
            spent,
        }
    }

    /// Records that the side to move was given time before the last half-move.
    fn restore_given(&mut self, turn: Color, given: Duration) {
        self.clock.note_given(turn, given);
        if let Some(last) = self.record.last_mut() {
            let clock = &mut last.times.clocks[turn];
            *clock = clock.saturating_add(given);
            last.times.given = self.clock.given();
        }
    }

    /// Sets both clocks to where they were stopped.
    fn restore_clocks(&mut self, pgn: &Pgn) {
        let turn = self.turn();
        let read = |color| pgn.tag(CLOCK_TAGS[color]).and_then(pgn::read_clock);
        let elapsed = pgn.tag(ELAPSED_TAG).and_then(pgn::read_clock);
        let given = read(turn)
            .zip(elapsed)
            .and_then(|(stopped, spent)| self.clock_replay().given_before(turn, stopped, spent))
            .unwrap_or(Duration::ZERO);
        let played = self.record.plies().len();
        let mut begun = self.record.clocks_at(played);
        begun[turn] = begun[turn].saturating_add(given);
        let stopped = ByColor::from_fn(|color| {
            let before = begun[color];
            let read = read(color).unwrap_or(before);
            // Since the last move only the clock of the side to move has run, and the other side may
            // have been given time.
            let runs_down = color == turn && self.clock.control()[color].counts_down();
            if runs_down {
                read.min(before)
            } else {
                read.max(before)
            }
        });
        let replay = self.clock_replay();
        let waiting = turn.other();
        let spent = elapsed.or(replay.spent_since(turn, stopped[turn]));
        let spent = spent.unwrap_or(Duration::ZERO);
        let given_since = replay.given_since(turn, stopped[waiting], spent);
        self.clock.set(stopped, self.record.moves_made(played));
        self.clock.set_spent(spent);
        self.clock.note_given(turn, given);
        self.clock
            .note_given(waiting, given_since.unwrap_or(Duration::ZERO));
    }
}

impl DrawRule {
    /// The rule that a game names; that of FIDE if it names none.
    pub fn of(pgn: &Pgn) -> DrawRule {
        match pgn.tag(DRAW_RULE_TAG) {
            Some(EIGHT_HALF_MOVES) => DrawRule::EightHalfMoves,
            _ => DrawRule::Fide,
        }
    }
}

/// What each side was helped with. A tag with more than this program knows stays as it is.
fn help(pgn: &Pgn) -> ByColor<Option<Help>> {
    ByColor::from_fn(|color| {
        let value = pgn.tag(HELP_TAGS[color])?;
        let help = Help::from_tag(value);
        (help != Help::NONE && help.to_tag() == value).then_some(help)
    })
}

/// How many hints each side has had, or how many moves it has taken back, by a tag.
fn counts(pgn: &Pgn, tags: ByColor<&str>) -> ByColor<Option<u32>> {
    ByColor::from_fn(|color| {
        let value = pgn.tag(tags[color])?;
        let count = value.parse().ok().filter(|&count: &u32| count > 0)?;
        (count.to_string() == value).then_some(count)
    })
}

/// The match that a game belongs to, by its tags.
fn part_of_match(pgn: &Pgn) -> Option<Match> {
    let length = pgn.tag("Event")?.strip_prefix(MATCH_EVENT)?;
    let round = pgn.tag("Round")?;
    let (white, black) = pgn.tag(MATCH_SCORE_TAG)?.split_once('-')?;
    let before = ByColor::new(read_half_points(white)?, read_half_points(black)?);
    Match::at(length.parse().ok()?, round.parse().ok()?, before)
}

/// Reads points such as `1.5` or `2`, as half points.
fn read_half_points(text: &str) -> Option<u32> {
    let (whole, half) = match text.split_once('.') {
        Some((whole, "5")) => (whole, 1),
        Some(_) => return None,
        None => (text, 0),
    };
    let whole: u32 = whole.parse().ok()?;
    whole.checked_mul(2)?.checked_add(half)
}

/// Whether this program wrote a game: its `Termination` is one of ours.
pub fn is_own(pgn: &Pgn) -> bool {
    let reason = pgn.tag("Termination");
    reason == Some(UNTERMINATED) || reason.and_then(Termination::from_tag).is_some()
}

/// The time control of each side, as far as it can be read or assumed.
///
/// Up to version 0.2.0 a clock that counted up was written as `-`, which now means no clock. It is told by
/// the times in the file. Either both sides have a clock or none has.
fn time_control(pgn: &Pgn) -> ByColor<TimeControl> {
    let white = stated_control(pgn, TIME_TAG).unwrap_or_else(|| assumed_control(&pgn.tree));
    let black = stated_control(pgn, BLACK_TIME_TAG).unwrap_or_else(|| white.clone());
    let is_untimed = white == TimeControl::NoClock && black == white && !has_times(pgn);
    let with_clock = |control| match control {
        TimeControl::NoClock if !is_untimed => TimeControl::CountUp,
        control => control,
    };
    ByColor::new(with_clock(white), with_clock(black))
}

/// The time control in a tag, if it can be read.
fn stated_control(pgn: &Pgn, tag: &str) -> Option<TimeControl> {
    pgn.tag(tag)?.parse().ok()
}

/// The time control of a file that names none: a clock that falls shows the time left. Both sides begin with the same
/// time, so with what one of them has after its first move. Other clocks count up.
fn assumed_control(tree: &GameTree) -> TimeControl {
    let clocks: Vec<_> = tree.main_line().map(|id| tree.node(id).clock).collect();
    let mut moves_of_one = clocks.windows(3).filter_map(|moves| moves[0].zip(moves[2]));
    let falls = moves_of_one.any(|(before, after)| after < before);
    let first = clocks.iter().flatten().take(2).max();
    let first = first.filter(|&&time| falls && time <= LONGEST_TIME);
    first.map_or_else(TimeControl::default, |&time| {
        TimeControl::all_moves(time, Bonus::None)
    })
}

/// Whether a clock or the time of a move is known.
fn has_times(pgn: &Pgn) -> bool {
    let is_stopped = |color| pgn.tag(CLOCK_TAGS[color]).is_some();
    let is_timed = |node: &Node| {
        let comment = node.comment.as_deref();
        node.clock.is_some() || comment.and_then(pgn::elapsed_in).is_some()
    };
    let mut moves = pgn.tree.main_line().map(|id| pgn.tree.node(id));
    Color::BOTH.into_iter().any(is_stopped) || moves.any(is_timed)
}

/// Whether a player's name is longer in the file than it can be in a game.
fn is_cut(pgn: &Pgn, color: Color) -> bool {
    let name = pgn.tag(NAME_TAGS[color]).unwrap_or_default();
    name.chars().nth(LONGEST_NAME).is_some()
}

/// How a game with a known result ended: for the reason that the file states, else for the one that the
/// final position shows.
fn outcome(game: &Game, result: GameResult, stated: Option<&str>) -> Outcome {
    let winner = result.winner();
    let stated = stated.and_then(Termination::from_tag);
    let on_board = game.record.automatic_outcome();
    let seen = on_board.filter(|end| end.winner == winner);
    Outcome {
        winner,
        termination: stated
            .or(seen.map(|end| end.termination))
            .unwrap_or(Termination::Unstated),
    }
}
