//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "A player has to move: the turn cannot be passed.",
        NoPiece(_) => "There is no piece on {square}.",
        NotYourTurn { .. } => "It is {player}'s turn.",
        CannotReach { .. } => "The {piece} on {from} cannot go to {to}.",
        OwnPiece(_) => "Your own {piece} stands on {square}.",
        JumpsOver { .. } => "The {piece} cannot jump over the {other}.",
        PawnBlocked(_) => "The {piece} is in the way: a pawn captures only diagonally.",
        PawnDoubleStep { .. } => "A pawn can go two squares only from its start square.",
        PawnCapturesNothing(_) => {
            "A pawn goes diagonally only to capture, and nothing stands on {square}."
        }
        EnPassantTooLate(_) => {
            "The pawn on {square} can be captured in passing only right after its double step."
        }
        PromotionMissing(_) => {
            "A pawn that reaches the last rank becomes a queen, rook, bishop or knight."
        }
        PromotionTo { .. } => "A pawn becomes a queen, rook, bishop or knight, not a {piece}.",
        PromotionElsewhere(_) => "Only a pawn that reaches the last rank becomes another piece.",
        LeavesKingInCheck { .. } => "That leaves your king on {king} in check from the {attacker}.",
        StaysInCheck { .. } => "Your king on {king} is in check from the {attacker}.",
        KingIntoAttack { .. } => "Your king cannot go to {square}: the {attacker} attacks it.",
        KingsTouch { .. } => "Your king cannot go to {square}, next to the king on {king}.",
        Blocked(_) => "The {piece} has no square to go to.",
        Pinned { .. } => "The {piece} is pinned: it shields your king from the {attacker}.",
        KingConfined(_) => "Your king on {square} has no safe square to go to.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "You cannot castle: the {piece} is in the way.",
        CastlingOutOfCheck { .. } => {
            "You cannot castle out of check: the {attacker} attacks your king."
        }
        CastlingThroughAttack { .. } => {
            "You cannot castle through {square}: the {attacker} attacks it."
        }
        CastlingOntoAttack { .. } => "You cannot castle onto {square}: the {attacker} attacks it.",
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "You can no longer castle kingside: your king has left its square."
        }
        (CastlingSide::King, Some(_)) => {
            "You can no longer castle kingside: that rook has left its square."
        }
        (CastlingSide::King, None) => {
            "You can no longer castle kingside: your king or that rook has left its square."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "You can no longer castle queenside: your king has left its square."
        }
        (CastlingSide::Queen, Some(_)) => {
            "You can no longer castle queenside: that rook has left its square."
        }
        (CastlingSide::Queen, None) => {
            "You can no longer castle queenside: your king or that rook has left its square."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "“{text}” is not a move.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "No {piece} of yours can go to {square}.",
        MoveError::NoCapture(_) => "There is nothing to capture on {square}.",
        MoveError::NoEnPassant(_) => "No pawn can be captured in passing on {square}.",
        MoveError::SeveralLanguages(_) => "Which move is meant: {moves}?",
        MoveError::Ambiguous(_) => "It is not clear which piece is meant: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "This move is no longer in the game.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "This is the start of the game, not a move.",
        EditError::IsMainLine => "This is the main line already.",
        EditError::MainLineIsKept => "The moves of a game that was played cannot be changed.",
        EditError::NothingPlayed => "No move was played that could have a variation.",
        EditError::NullMoveInMainLine => "A null move is possible only in a variation.",
        EditError::TooDeep => "Variations cannot be nested more than {depth} deep.",
    }
}
