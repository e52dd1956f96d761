//! What players do in a review beside moves on the board.

use crate::tree::NodeId;

/// Something done in a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewCommand {
    /// Show the position after a move.
    Go(NodeId),
    /// Show the next of the moves in the place of the one shown.
    NextLine,
    /// Show the previous of the moves in the place of the one shown.
    PreviousLine,
    /// Show the next position with a comment or a mark.
    NextAnnotated,
    /// Show the previous position with a comment or a mark.
    PreviousAnnotated,
    /// The pointer rests on a move of the list, or leaves it.
    Hover(Option<NodeId>),
    /// The button goes down on a move of the list, or comes up again.
    Press(Option<NodeId>),
    /// Show the position after a move, and the menu.
    Menu(NodeId),
    /// Unfold a line of the list, or fold it.
    Fold(NodeId),
    /// Unfold all lines of the list, or fold those that are nested deeply.
    FoldAll,
    /// Write a comment on the move shown.
    Comment,
    /// Go to the next glyph of a kind on the move shown.
    Nag(NagKind),
    /// Take the glyphs from the move shown.
    ClearNags,
    /// Delete the move shown and all that follows it.
    DeleteFrom,
    /// Delete the line that the move shown belongs to.
    DeleteLine,
    /// Promote the line that the move shown belongs to.
    Promote,
    /// Take the last edit back.
    Undo,
    /// Carry out the edit again that was taken back last.
    Redo,
    /// Let the game play by itself, or stop it.
    AutoPlay,
    /// The same at the pace at which the game was played.
    TruePace,
    /// Play faster by itself.
    Faster,
    /// Play slower by itself.
    Slower,
    /// Start a game from the position shown.
    PlayOn,
    /// Change the tags of the game.
    EditTags,
    /// Save a picture of the position or of the game.
    Picture,
    /// Leave the review without saving.
    Discard,
}

/// Kinds of glyphs, each with its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NagKind {
    /// `!`, `!!`, `!?`
    Good,
    /// `?`, `??`, `?!`
    Bad,
    /// What the position is worth.
    Position,
}

impl NagKind {
    /// The glyphs of the kind in the order in which its key goes through them (PGN standard 10).
    pub(super) const fn nags(self) -> &'static [u8] {
        match self {
            NagKind::Good => &[1, 3, 5],
            NagKind::Bad => &[2, 4, 6],
            NagKind::Position => &[10, 13, 14, 15, 16, 17, 18, 19],
        }
    }

    /// The glyphs of a move after the key of this kind was pressed. A move has one glyph on itself, and one on
    /// the position.
    pub(super) fn next(self, nags: &[u8]) -> Vec<u8> {
        let cycle = self.nags();
        let at = cycle.iter().position(|nag| nags.contains(nag));
        let next = match at {
            None => cycle.first(),
            Some(at) => cycle.get(at + 1),
        };
        let replaced: &[NagKind] = match self {
            NagKind::Good | NagKind::Bad => &[NagKind::Good, NagKind::Bad],
            NagKind::Position => &[NagKind::Position],
        };
        let stays = |nag: &u8| !replaced.iter().any(|kind| kind.nags().contains(nag));
        let others = nags.iter().copied().filter(stays);
        next.copied().into_iter().chain(others).collect()
    }
}

impl ReviewCommand {
    /// Whether a player begins something new with it, which ends what was said before.
    pub(in crate::app) fn clears_notice(self) -> bool {
        !matches!(self, ReviewCommand::Hover(_) | ReviewCommand::Press(_))
    }

    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(self) -> bool {
        use ReviewCommand::*;
        match self {
            NextLine | PreviousLine | NextAnnotated | PreviousAnnotated | Undo | Redo => true,
            Go(_) | Hover(_) | Press(_) | Menu(_) | Fold(_) | FoldAll | Comment | Nag(_)
            | ClearNags | DeleteFrom | DeleteLine | Promote | AutoPlay | TruePace | Faster
            | Slower | PlayOn | EditTags | Picture | Discard => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_goes_through_its_glyphs_and_keeps_those_of_other_kinds() {
        let mut nags = vec![16, 146];
        let mut seen = Vec::new();
        for _ in 0..4 {
            nags = NagKind::Good.next(&nags);
            seen.push(nags.clone());
        }
        assert_eq!(
            seen,
            [
                vec![1, 16, 146],
                vec![3, 16, 146],
                vec![5, 16, 146],
                vec![16, 146]
            ]
        );
        assert_eq!(
            NagKind::Bad.next(&[3, 10]),
            [2, 10],
            "a move is good or bad"
        );
    }
}
