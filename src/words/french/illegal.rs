//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Il faut jouer un coup\u{202f}: passer son tour est interdit.",
        NoPiece(_) => "Il n’y a pas de pièce en {square}.",
        NotYourTurn { .. } => {
            "<player:Le trait est aux Blancs/Le trait est aux Noirs/C’est à {player} de jouer>."
        }
        CannotReach {
            role: Role::King, ..
        } => "Le roi en {from} ne peut pas aller en {to}.",
        CannotReach { .. } => "Impossible\u{202f}: {piece} en {from} ne peut pas aller en {to}.",
        OwnPiece(_) => "Une de vos pièces occupe déjà la case {square}.",
        JumpsOver { .. } => "Impossible\u{202f}: {piece} ne peut pas sauter par-dessus {other}.",
        PawnBlocked(_) => "Passage bloqué par {piece}\u{202f}: un pion ne prend qu’en diagonale.",
        PawnDoubleStep { .. } => "Un pion n’avance de deux cases que depuis sa case initiale.",
        PawnCapturesNothing(_) => {
            "Un pion ne va en diagonale que pour prendre, et il n’y a rien en {square}."
        }
        EnPassantTooLate(_) => {
            "Le pion en {square} ne peut être pris en passant que juste après son avance de deux cases."
        }
        PromotionMissing(_) => {
            "Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier."
        }
        PromotionTo { .. } => "Un pion ne peut devenir que dame, tour, fou ou cavalier.",
        PromotionElsewhere(_) => {
            "Seul un pion qui atteint la dernière rangée devient une autre pièce."
        }
        LeavesKingInCheck { .. } => {
            "Impossible\u{202f}: {attacker} donnerait échec à votre roi en {king}."
        }
        StaysInCheck { .. } => "Votre roi en {king} est en échec\u{202f}: {attacker} l’attaque.",
        KingIntoAttack { .. } => {
            "Votre roi ne peut pas aller en {square}\u{202f}: {attacker} contrôle cette case."
        }
        KingsTouch { .. } => "Votre roi ne peut pas aller en {square}, à côté du roi en {king}.",
        Blocked(_) => "Aucun coup n’est possible pour {piece}.",
        Pinned { .. } => "Clouage\u{202f}: {piece} protège votre roi contre {attacker}.",
        KingConfined(_) => "Votre roi en {square} n’a aucune case sûre.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Roque impossible\u{202f}: {piece} gêne le passage.",
        CastlingOutOfCheck { .. } => "Roque impossible\u{202f}: {attacker} met votre roi en échec.",
        CastlingThroughAttack { .. } => {
            "Roque impossible\u{202f}: {attacker} contrôle {square}, sur le passage du roi."
        }
        CastlingOntoAttack { .. } => {
            "Roque impossible\u{202f}: {attacker} contrôle {square}, la case d’arrivée du roi."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Le petit roque n’est plus possible\u{202f}: votre roi a déjà bougé."
        }
        (CastlingSide::King, Some(_)) => {
            "Le petit roque n’est plus possible\u{202f}: cette tour a quitté sa case."
        }
        (CastlingSide::King, None) => {
            "Le petit roque n’est plus possible\u{202f}: votre roi ou cette tour a quitté sa case."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Le grand roque n’est plus possible\u{202f}: votre roi a déjà bougé."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Le grand roque n’est plus possible\u{202f}: cette tour a quitté sa case."
        }
        (CastlingSide::Queen, None) => {
            "Le grand roque n’est plus possible\u{202f}: votre roi ou cette tour a quitté sa case."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "«\u{202f}{text}\u{202f}» n’est pas un coup.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { role, .. } => none_reaches(*role),
        MoveError::NoCapture(_) => "Il n’y a rien à prendre en {square}.",
        MoveError::NoEnPassant(_) => "Aucun pion ne peut être pris en passant en {square}.",
        MoveError::SeveralLanguages(_) => "De quel coup s’agit-il\u{202f}: {moves}\u{202f}?",
        MoveError::Ambiguous(_) => "Ce coup est ambigu\u{202f}: pièces possibles en {squares}.",
    }
}

fn none_reaches(role: Role) -> Text {
    match role {
        Role::Pawn => "Aucun de vos pions ne peut aller en {square}.",
        Role::Knight => "Aucun de vos cavaliers ne peut aller en {square}.",
        Role::Bishop => "Aucun de vos fous ne peut aller en {square}.",
        Role::Rook => "Aucune de vos tours ne peut aller en {square}.",
        Role::Queen => "Votre dame ne peut pas aller en {square}.",
        Role::King => "Votre roi ne peut pas aller en {square}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Ce coup n’est plus dans la partie.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "C’est le début de la partie, pas un coup.",
        EditError::IsMainLine => "C’est déjà la ligne principale.",
        EditError::MainLineIsKept => "Les coups d’une partie jouée ne se modifient pas.",
        EditError::NothingPlayed => "Aucun coup joué ne peut recevoir de variante.",
        EditError::NullMoveInMainLine => "Un coup nul n’est possible que dans une variante.",
        EditError::TooDeep => "Les variantes ne s’imbriquent pas au-delà de {depth} niveaux.",
    }
}
