//! The root of a search.

use crate::game::{DrawRule, Record};
use crate::rules::{Move, MoveList, Position};

/// The position to be searched, with what the draw rules need to know about the game before it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "storage", serde(into = "ToldRoot", try_from = "ToldRoot"))]
pub struct Root {
    position: Position,
    /// The position after the last capture or pawn move, or the first position.
    start: Position,
    /// The moves from there to here, each with the key of the position before it.
    past: Vec<(u64, Move)>,
    last: Option<LastMove>,
    rule: DrawRule,
    search_moves: Option<MoveList>,
}

/// The move before a root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LastMove {
    pub(super) mv: Move,
    pub(super) is_capture: bool,
}

impl Root {
    /// A position without earlier moves, under the rules of FIDE.
    pub fn new(position: Position) -> Root {
        Root {
            start: position.clone(),
            position,
            past: Vec::new(),
            last: None,
            rule: DrawRule::Fide,
            search_moves: None,
        }
    }

    /// The position of a game after this many half-moves.
    pub fn at(record: &Record, ply: usize) -> Root {
        let mut root = Root::new(record.position_at(0).clone()).with_rule(record.draw_rule());
        for ply in record.plies().iter().take(ply) {
            root.go_to(ply.mv, ply.position.clone());
        }
        root
    }

    /// Sets the draw rule.
    pub fn with_rule(self, rule: DrawRule) -> Root {
        Root { rule, ..self }
    }

    /// Restricts the search to these root moves. Illegal ones are ignored.
    pub fn with_search_moves(self, moves: MoveList) -> Root {
        Root {
            search_moves: Some(moves),
            ..self
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is illegal; the root is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), crate::rules::IllegalMove> {
        let next = self.position.play(mv)?;
        self.go_to(mv, next);
        Ok(())
    }

    pub(super) fn go_to(&mut self, mv: Move, next: Position) {
        self.last = Some(LastMove {
            mv,
            is_capture: self.position.captured(mv).is_some(),
        });
        self.past.push((self.position.key(), mv));
        if next.halfmove_clock() == 0 {
            self.past.clear();
            self.start = next.clone();
        }
        self.position = next;
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Which repetition draws the game.
    pub fn rule(&self) -> DrawRule {
        self.rule
    }

    /// How often the position has occurred, including now.
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        1 + self.past.iter().filter(|(other, _)| *other == key).count()
    }

    /// The position after the last capture or pawn move, or the first position if there was none.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves from the [start](Root::start) to the position.
    pub fn moves_from_start(&self) -> impl Iterator<Item = Move> {
        self.past.iter().map(|&(_, mv)| mv)
    }

    /// The move that led to the position; `None` at the beginning.
    pub(super) fn last(&self) -> Option<LastMove> {
        self.last
    }

    /// The moves to which the search is restricted, if it is.
    pub fn search_moves(&self) -> Option<&MoveList> {
        self.search_moves.as_ref()
    }

    pub(super) fn past(&self) -> &[(u64, Move)] {
        &self.past
    }

    /// The legal moves that are searched.
    pub fn moves(&self) -> MoveList {
        let mut moves = self.position.legal_moves();
        if let Some(only) = &self.search_moves {
            moves.retain(|mv| only.contains(mv));
        }
        moves
    }
}

/// What a root is made of, as data for a search elsewhere. The keys of the positions follow from the moves.
#[cfg(feature = "storage")]
#[derive(serde::Serialize, serde::Deserialize)]
struct ToldRoot {
    start: Position,
    moves: Vec<Move>,
    /// The move before, and whether it was a capture: it may be the one that led to the start.
    last: Option<(Move, bool)>,
    rule: DrawRule,
    search_moves: Option<Vec<Move>>,
}

#[cfg(feature = "storage")]
impl From<Root> for ToldRoot {
    fn from(root: Root) -> ToldRoot {
        let search_moves = root.search_moves().map(|moves| moves.to_vec());
        ToldRoot {
            moves: root.moves_from_start().collect(),
            last: root.last().map(|last| (last.mv, last.is_capture)),
            rule: root.rule(),
            search_moves,
            start: root.start().clone(),
        }
    }
}

#[cfg(feature = "storage")]
impl TryFrom<ToldRoot> for Root {
    type Error = crate::rules::IllegalMove;

    fn try_from(told: ToldRoot) -> Result<Root, crate::rules::IllegalMove> {
        let mut root = Root::new(told.start).with_rule(told.rule);
        for mv in told.moves {
            root.play(mv)?;
        }
        root.last = told
            .last
            .map(|(mv, is_capture)| LastMove { mv, is_capture });
        Ok(match told.search_moves {
            Some(moves) => root.with_search_moves(MoveList::from_iter(moves)),
            None => root,
        })
    }
}
