//! Draws by the course of a game: automatic or on a claim.

use super::draw_rule::DrawRule;
use super::record::{Ply, Record};
use crate::rules::{IllegalMove, Move, Outcome, Position, Termination};

impl Record {
    /// How often the current position has occurred, including this time (FIDE 9.2.3).
    pub fn repetitions(&self) -> usize {
        self.repetitions_of(self.position(), self.plies().len())
    }

    /// How often a position has occurred, including after the half-move with this number, which leads
    /// to it.
    fn repetitions_of(&self, position: &Position, number: usize) -> usize {
        // No position before the last capture or pawn move can repeat.
        let oldest = number.saturating_sub(position.halfmove_clock() as usize);
        let same_turn = (oldest..number).rev().skip(1).step_by(2);
        let earlier = same_turn.filter(|&ply| self.position_at(ply) == position);
        1 + earlier.count()
    }

    /// How the game has ended automatically: by the position itself, by repetition (FIDE 9.6.1, or
    /// eight half-moves) or the 75-move rule (FIDE 9.6.2), in this order.
    pub fn automatic_outcome(&self) -> Option<Outcome> {
        let position = self.position();
        position.outcome().or_else(|| {
            let termination = match self.draw_rule() {
                DrawRule::Fide if self.repetitions() >= 5 => Termination::FivefoldRepetition,
                DrawRule::EightHalfMoves if self.has_eight_half_moves() => {
                    Termination::EightHalfMoves
                }
                _ if position.halfmove_clock() >= 150 => Termination::SeventyFiveMoveRule,
                _ => return None,
            };
            Some(Outcome::draw(termination))
        })
    }

    /// Whether the last eight half-moves are four quiet ones played twice.
    fn has_eight_half_moves(&self) -> bool {
        let quiet = self.position().halfmove_clock() >= 8;
        let twice = |last: &[Ply; 8]| (0..4).all(|ply| last[ply].mv == last[ply + 4].mv);
        quiet && self.plies().last_chunk().is_some_and(twice)
    }

    /// All draws that the side to move may claim with the position on the board (FIDE 9.2.2,
    /// 9.3.2), as long as the game has not ended.
    ///
    /// ```
    /// use deskmate::game::Record;
    /// use deskmate::notation::read_moves;
    /// use deskmate::rules::{Position, Termination};
    ///
    /// let start = Position::initial();
    /// let mut record = Record::new(start.clone());
    /// for mv in read_moves(&start, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")? {
    ///     record.play(mv)?;
    /// }
    /// assert_eq!(record.repetitions(), 3);
    /// assert!(record.claims().eq([Termination::ThreefoldRepetition]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claims(&self) -> impl Iterator<Item = Termination> + use<> {
        self.claims_with(self.position(), self.plies().len())
    }

    /// The draw that the side to move may claim by writing down a move that it intends to play
    /// (FIDE 9.2.1, 9.3.1), as long as the game has not ended.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn claim_after(&self, mv: Move) -> Result<Option<Termination>, IllegalMove> {
        let next = self.position().play(mv)?;
        Ok(self.claims_with(&next, self.plies().len() + 1).next())
    }

    /// The draw that the side to move could claim in this way with some legal move, as long as the game
    /// has not ended.
    pub fn claim_by_move(&self) -> Option<Termination> {
        let mut moves = self.position().legal_moves().into_iter();
        moves.find_map(|mv| self.claim_after(mv).ok().flatten())
    }

    fn claims_with(
        &self,
        position: &Position,
        number: usize,
    ) -> impl Iterator<Item = Termination> + use<> {
        let repeats = self.draw_rule() == DrawRule::Fide;
        let threefold = repeats && self.repetitions_of(position, number) >= 3;
        let fifty_moves = position.halfmove_clock() >= 100;
        let claims = [
            threefold.then_some(Termination::ThreefoldRepetition),
            fifty_moves.then_some(Termination::FiftyMoveRule),
        ];
        claims.into_iter().flatten()
    }
}
