//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Bisogna muovere: non si può passare il turno.",
        NoPiece(_) => "In {square} non c’è nessun pezzo.",
        NotYourTurn { .. } => "Tocca <player:al Bianco/al Nero/a {player}>.",
        CannotReach {
            role: Role::King, ..
        } => "Il re in {from} non può andare in {to}.",
        CannotReach { .. } => "Impossibile: {piece} in {from} non può andare in {to}.",
        OwnPiece(_) => "In {square} c’è già un tuo pezzo.",
        JumpsOver { .. } => "Impossibile: {piece} non può saltare {other}.",
        PawnBlocked(_) => "C’è {piece}: un pedone cattura solo in diagonale.",
        PawnDoubleStep { .. } => "Un pedone avanza di due case solo dalla sua casa iniziale.",
        PawnCapturesNothing(_) => {
            "Un pedone va in diagonale solo per catturare, e in {square} non c’è nulla."
        }
        EnPassantTooLate(_) => {
            "Il pedone in {square} si può prendere en passant solo subito dopo il doppio passo."
        }
        PromotionMissing(_) => {
            "Un pedone che raggiunge l’ultima traversa diventa donna, torre, alfiere o cavallo."
        }
        PromotionTo { .. } => "Un pedone può diventare solo donna, torre, alfiere o cavallo.",
        PromotionElsewhere(_) => {
            "Solo un pedone che raggiunge l’ultima traversa diventa un altro pezzo."
        }
        LeavesKingInCheck { .. } => "Impossibile: {attacker} darebbe scacco al tuo re in {king}.",
        StaysInCheck { .. } => "Il tuo re in {king} è sotto scacco: {attacker} lo attacca.",
        KingIntoAttack { .. } => {
            "Il tuo re non può andare in {square}: {attacker} controlla quella casa."
        }
        KingsTouch { .. } => "Il tuo re non può andare in {square}, accanto al re in {king}.",
        Blocked(_) => "Non c’è nessuna casa per {piece}.",
        Pinned { .. } => "Inchiodatura: senza {piece}, {attacker} darebbe scacco al tuo re.",
        KingConfined(_) => "Il tuo re in {square} non ha case sicure.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Arrocco impossibile: {piece} è in mezzo.",
        CastlingOutOfCheck { .. } => "Arrocco impossibile: {attacker} dà scacco al tuo re.",
        CastlingThroughAttack { .. } => {
            "Arrocco impossibile: {attacker} controlla {square}, casa di passaggio del re."
        }
        CastlingOntoAttack { .. } => {
            "Arrocco impossibile: {attacker} controlla {square}, casa d’arrivo del re."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Non puoi più arroccare corto: il re ha lasciato la sua casa."
        }
        (CastlingSide::King, Some(_)) => {
            "Non puoi più arroccare corto: quella torre ha lasciato la sua casa."
        }
        (CastlingSide::King, None) => {
            "Non puoi più arroccare corto: il re o quella torre ha lasciato la sua casa."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Non puoi più arroccare lungo: il re ha lasciato la sua casa."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Non puoi più arroccare lungo: quella torre ha lasciato la sua casa."
        }
        (CastlingSide::Queen, None) => {
            "Non puoi più arroccare lungo: il re o quella torre ha lasciato la sua casa."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "«{text}» non è una mossa.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { role, .. } => none_reaches(*role),
        MoveError::NoCapture(_) => "In {square} non c’è nulla da catturare.",
        MoveError::NoEnPassant(_) => "In {square} non si può prendere nessun pedone en passant.",
        MoveError::SeveralLanguages(_) => "Quale mossa intendi: {moves}?",
        MoveError::Ambiguous(_) => "La mossa è ambigua: pezzi possibili in {squares}.",
    }
}

fn none_reaches(role: Role) -> Text {
    match role {
        Role::Pawn => "Nessun tuo pedone può andare in {square}.",
        Role::Knight => "Nessun tuo cavallo può andare in {square}.",
        Role::Bishop => "Nessun tuo alfiere può andare in {square}.",
        Role::Rook => "Nessuna tua torre può andare in {square}.",
        Role::Queen => "La tua donna non può andare in {square}.",
        Role::King => "Il tuo re non può andare in {square}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Questa mossa non è più nella partita.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Questo è l’inizio della partita, non una mossa.",
        EditError::IsMainLine => "Questa è già la linea principale.",
        EditError::MainLineIsKept => "Le mosse di una partita giocata non si cambiano.",
        EditError::NothingPlayed => "Nessuna mossa giocata può avere una variante.",
        EditError::NullMoveInMainLine => "Una mossa nulla è possibile solo in una variante.",
        EditError::TooDeep => "Le varianti non si annidano oltre {depth} livelli.",
    }
}
