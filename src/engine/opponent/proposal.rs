//! What an opponent proposes beside its move: to give the game up, or a draw. Each has a reason that can be said, and the search
//! that decides overlooks nothing. Who knows little plays to the end, as beginners do.

use super::Opponent;
use super::random::{Chance, Topic};
use crate::engine::limits::{Limits, StopFlag};
use crate::engine::root::Root;
use crate::engine::score::Score;
use crate::game::{DrawRule, material_lead};
use crate::rules::Role;

/// What an opponent proposes beside its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
pub enum Proposal {
    /// It resigns: it is far behind in material, and nothing makes up for that.
    Resign,
    /// It offers a draw.
    Draw(DrawReason),
}

/// Why an opponent offers a draw, or accepts one, where nobody stands better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
pub enum DrawReason {
    /// Few pieces are left.
    FewPieces,
    /// Nothing has been captured and no pawn has moved for some time, or the position has occurred before.
    NoProgress,
}

/// Lower levels play every game to its end.
const LOWEST_LEVEL: u8 = 4;

/// A lead that decides nothing, in centipawns.
const HARDLY: i32 = 30;

/// A score with which nothing is to be hoped for, in centipawns.
const LOST: i32 = -600;

/// Who mates within so many moves is allowed to.
const SOON: i32 = 3;

/// How often a draw is offered where it may be, in percent of the moves.
const OFFERS: u32 = 20;

impl Opponent {
    /// What it proposes in a position of a game in which it is to move. Like its move, it depends on nothing but the game, the
    /// strength and the seed.
    ///
    /// ```
    /// use deskmate::engine::{Opponent, Root, Strength};
    ///
    /// // It has lost its queen and both rooks.
    /// let lost = Root::new("1nb1kbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 20".parse()?);
    /// let proposes = |level, seed| Opponent::new(Strength::of_level(level), seed).proposal(&lost);
    /// assert!((0..50).any(|seed| proposes(9, seed).is_some()));
    /// assert!((0..50).all(|seed| proposes(3, seed).is_none()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn proposal(&mut self, root: &Root) -> Option<Proposal> {
        let level = self.strength.level();
        if level < LOWEST_LEVEL {
            return None;
        }
        let chance = Chance::new(self.seed, root.position().key(), root.repetitions());
        let has_mind_to = |topic, percent| chance.below(100, topic, &[]) < percent;
        if material_lead(root.position(), root.position().turn()) <= -far_behind(level)
            && has_mind_to(Topic::Resignation, 3 * u32::from(level))
            && self.is_lost(root)
        {
            return Some(Proposal::Resign);
        }
        let reason = draw_reason(root)?;
        let offers = has_mind_to(Topic::DrawOffer, OFFERS) && self.is_even(root);
        offers.then_some(Proposal::Draw(reason))
    }

    /// Whether it accepts a draw in a position of a game: if it stands clearly worse, and where nobody stands better if little
    /// is left to play for.
    pub fn accepts_draw(&mut self, root: &Root) -> bool {
        /// A lead that decides much, in centipawns.
        const CLEARLY: i32 = 150;
        // The score is for the side to move, which offers the draw.
        match self.score(root, 2_000) {
            Some(Score::Centipawns(CLEARLY..)) => true,
            Some(Score::Centipawns(lead)) => lead >= -HARDLY && draw_reason(root).is_some(),
            Some(Score::Mate(moves)) => moves > 0,
            None => true,
        }
    }

    fn is_lost(&mut self, root: &Root) -> bool {
        match self.score(root, 4_000) {
            Some(Score::Centipawns(lead)) => lead <= LOST,
            Some(Score::Mate(moves)) => moves < -SOON,
            None => false,
        }
    }

    fn is_even(&mut self, root: &Root) -> bool {
        let score = self.score(root, 4_000);
        matches!(score, Some(Score::Centipawns(lead)) if lead.abs() <= HARDLY)
    }

    /// The score for the side to move, by a search of its own.
    fn score(&mut self, root: &Root, nodes: u64) -> Option<Score> {
        self.searcher.clear();
        let (limits, stop_flag) = (Limits::nodes(nodes), StopFlag::default());
        let found = self.searcher.search(root, &limits, &stop_flag, &mut |_| ());
        found.lines.first().map(|line| line.score)
    }
}

/// By how many pawns a level is behind before it resigns: who knows more sees earlier that the rest is a matter of technique.
fn far_behind(level: u8) -> i32 {
    (12 - i32::from(level)).max(5)
}

/// Why little is left to play for, if it is.
fn draw_reason(root: &Root) -> Option<DrawReason> {
    const FEW_PIECES: usize = 4;
    const IDLE: u32 = 30;
    let position = root.position();
    let repeats = root.repetitions() >= 2 && root.rule() == DrawRule::Fide;
    if repeats || position.halfmove_clock() >= IDLE {
        return Some(DrawReason::NoProgress);
    }
    let pieces = position
        .board()
        .pieces()
        .filter(|(_, piece)| !matches!(piece.role(), Role::King | Role::Pawn));
    (pieces.count() <= FEW_PIECES).then_some(DrawReason::FewPieces)
}
