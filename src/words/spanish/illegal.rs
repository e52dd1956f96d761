//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Hay que jugar: no se puede pasar el turno.",
        NoPiece(_) => "No hay ninguna pieza en {square}.",
        NotYourTurn { .. } => "Es el turno de <player:las blancas/las negras/{player}>.",
        CannotReach { .. } => "Desde {from}, {piece} no puede ir a {to}.",
        OwnPiece(_) => "En {square} hay una pieza tuya: {piece}.",
        JumpsOver { .. } => "No puedes saltar con {piece}: {other} está en medio.",
        PawnBlocked(_) => "Estorba {piece}: el peón solo captura en diagonal.",
        PawnDoubleStep { .. } => "Un peón solo avanza dos casillas desde su casilla inicial.",
        PawnCapturesNothing(_) => {
            "Un peón solo va en diagonal para capturar, y en {square} no hay nada."
        }
        EnPassantTooLate(_) => {
            "El peón de {square} solo se puede capturar al paso justo después de su avance doble."
        }
        PromotionMissing(_) => {
            "Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo."
        }
        PromotionTo {
            role: Role::King, ..
        } => "Un peón se convierte en dama, torre, alfil o caballo, no en rey.",
        PromotionTo { .. } => {
            "El peón no puede seguir siendo peón: se convierte en dama, torre, alfil o caballo."
        }
        PromotionElsewhere(_) => "Solo corona un peón que llega a la última fila.",
        LeavesKingInCheck { .. } => "Así tu rey de {king} queda en jaque: lo ataca {attacker}.",
        StaysInCheck { .. } => "Tu rey de {king} está en jaque: lo ataca {attacker}.",
        KingIntoAttack { .. } => "Tu rey no puede ir a {square}: {attacker} ataca esa casilla.",
        KingsTouch { .. } => "Tu rey no puede ir a {square}, junto al rey de {king}.",
        Blocked(_) => "No hay adónde mover {piece}.",
        Pinned { .. } => "Pieza clavada: si se mueve {piece}, {attacker} ataca a tu rey.",
        KingConfined(_) => "Tu rey de {square} no tiene ninguna casilla segura.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "No puedes enrocar: {piece} está en medio.",
        CastlingOutOfCheck { .. } => "No puedes enrocar estando en jaque: te ataca {attacker}.",
        CastlingThroughAttack { .. } => {
            "No puedes enrocar pasando por {square}: {attacker} ataca esa casilla."
        }
        CastlingOntoAttack { .. } => {
            "No puedes enrocar hasta {square}: {attacker} ataca esa casilla."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Ya no puedes hacer el enroque corto: tu rey se ha movido."
        }
        (CastlingSide::King, Some(_)) => {
            "Ya no puedes hacer el enroque corto: esa torre se ha movido."
        }
        (CastlingSide::King, None) => {
            "Ya no puedes hacer el enroque corto: tu rey o esa torre se ha movido."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Ya no puedes hacer el enroque largo: tu rey se ha movido."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Ya no puedes hacer el enroque largo: esa torre se ha movido."
        }
        (CastlingSide::Queen, None) => {
            "Ya no puedes hacer el enroque largo: tu rey o esa torre se ha movido."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "«{text}» no es una jugada.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "Con {piece} no puedes ir a {square}.",
        MoveError::NoCapture(_) => "No hay nada que capturar en {square}.",
        MoveError::NoEnPassant(_) => "No se puede capturar al paso en {square}.",
        MoveError::SeveralLanguages(_) => "¿Qué jugada es: {moves}?",
        MoveError::Ambiguous(_) => "No está claro qué pieza se mueve: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Esta jugada ya no está en la partida.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Esto es el principio de la partida, no una jugada.",
        EditError::IsMainLine => "Esta ya es la línea principal.",
        EditError::MainLineIsKept => "Las jugadas de una partida jugada no se pueden cambiar.",
        EditError::NothingPlayed => "No hay ninguna jugada que pueda tener una variante.",
        EditError::NullMoveInMainLine => "Una jugada nula solo es posible en una variante.",
        EditError::TooDeep => "Las variantes no pueden tener más de {depth} niveles.",
    }
}
