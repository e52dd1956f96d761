//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "É preciso jogar: não se pode passar a vez.",
        NoPiece(_) => "Não há peça em {square}.",
        NotYourTurn { .. } => "É a vez <player:das brancas/das pretas/de {player}>.",
        CannotReach { .. } => "De {from}, {piece} não pode ir para {to}.",
        OwnPiece(_) => "Em {square} há uma peça sua: {piece}.",
        JumpsOver { .. } => "Você não pode saltar com {piece}: {other} está no caminho.",
        PawnBlocked(_) => "No caminho está {piece}: o peão só captura na diagonal.",
        PawnDoubleStep { .. } => "Um peão só avança duas casas a partir da casa inicial.",
        PawnCapturesNothing(_) => {
            "Um peão só anda na diagonal para capturar, e em {square} não há nada."
        }
        EnPassantTooLate(_) => {
            "O peão de {square} só pode ser capturado en passant logo após o avanço duplo."
        }
        PromotionMissing(_) => {
            "Um peão que chega à última fileira vira dama, torre, bispo ou cavalo."
        }
        PromotionTo {
            role: Role::King, ..
        } => "Um peão vira dama, torre, bispo ou cavalo, não rei.",
        PromotionTo { .. } => "O peão não pode continuar peão: vira dama, torre, bispo ou cavalo.",
        PromotionElsewhere(_) => "Só é promovido um peão que chega à última fileira.",
        LeavesKingInCheck { .. } => "Assim seu rei de {king} fica em xeque: {attacker} o ataca.",
        StaysInCheck { .. } => "Seu rei de {king} está em xeque: {attacker} o ataca.",
        KingIntoAttack { .. } => "Seu rei não pode ir para {square}: {attacker} ataca essa casa.",
        KingsTouch { .. } => "Seu rei não pode ir para {square}, ao lado do rei de {king}.",
        Blocked(_) => "Não há para onde mover {piece}.",
        Pinned { .. } => "Peça cravada: se {piece} sair, {attacker} ataca seu rei.",
        KingConfined(_) => "Seu rei de {square} não tem nenhuma casa segura.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Você não pode rocar: {piece} está no caminho.",
        CastlingOutOfCheck { .. } => "Você não pode rocar em xeque: {attacker} ataca seu rei.",
        CastlingThroughAttack { .. } => {
            "Você não pode rocar passando por {square}: {attacker} ataca essa casa."
        }
        CastlingOntoAttack { .. } => {
            "Você não pode rocar para {square}: {attacker} ataca essa casa."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Você não pode mais fazer o roque pequeno: seu rei já se moveu."
        }
        (CastlingSide::King, Some(_)) => {
            "Você não pode mais fazer o roque pequeno: essa torre já se moveu."
        }
        (CastlingSide::King, None) => {
            "Você não pode mais fazer o roque pequeno: seu rei ou essa torre já se moveu."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Você não pode mais fazer o roque grande: seu rei já se moveu."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Você não pode mais fazer o roque grande: essa torre já se moveu."
        }
        (CastlingSide::Queen, None) => {
            "Você não pode mais fazer o roque grande: seu rei ou essa torre já se moveu."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "“{text}” não é um lance.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "Com {piece} você não pode ir para {square}.",
        MoveError::NoCapture(_) => "Não há nada para capturar em {square}.",
        MoveError::NoEnPassant(_) => "Não há captura en passant em {square}.",
        MoveError::SeveralLanguages(_) => "Qual é o lance: {moves}?",
        MoveError::Ambiguous(_) => "Não está claro qual peça se move: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Este lance não está mais na partida.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Este é o início da partida, não um lance.",
        EditError::IsMainLine => "Esta já é a linha principal.",
        EditError::MainLineIsKept => "Os lances de uma partida jogada não podem ser alterados.",
        EditError::NothingPlayed => "Não há nenhum lance que possa ter uma variante.",
        EditError::NullMoveInMainLine => "Um lance nulo só é possível em uma variante.",
        EditError::TooDeep => "As variantes não podem ter mais de {depth} níveis.",
    }
}
