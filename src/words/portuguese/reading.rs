//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "Faltam as peças no FEN.",
        FenError::Missing(Field::Turn) => "Falta no FEN de quem é a vez.",
        FenError::Missing(Field::Castling) => "Faltam os direitos de roque no FEN.",
        FenError::Missing(Field::EnPassant) => "Falta a casa de en passant no FEN.",
        FenError::Missing(Field::HalfmoveClock) => "Falta o contador de meios-lances no FEN.",
        FenError::Missing(Field::FullmoveNumber) => "Falta o número do lance no FEN.",
        FenError::TooLong(_) => "No FEN sobra “{text}” depois do número do lance.",
        FenError::RankCount(_) => "As peças devem ocupar 8 fileiras, não {count}.",
        FenError::RankWidth(_) => "A fileira {rank} não tem 8 casas.",
        FenError::Symbol { .. } => {
            "Na fileira {rank} está “{symbol}”, que não é uma peça nem um número de 1 a 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "A posição não é legal: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "As peças não podem ser “{text}”: são oito fileiras separadas por barras."
        }
        Field::Turn => "A vez não pode ser “{text}”: é w ou b.",
        Field::Castling => {
            "Os direitos de roque não podem ser “{text}”: são - ou letras de KQkq, ou da coluna de uma torre, cada uma só uma vez."
        }
        Field::EnPassant => "A casa de en passant não pode ser “{text}”: é - ou uma casa como e3.",
        Field::HalfmoveClock => {
            "O contador de meios-lances não pode ser “{text}”: é um número inteiro não muito grande."
        }
        Field::FullmoveNumber => {
            "O número do lance não pode ser “{text}”: é um número inteiro não muito grande."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "<player:as brancas não têm/as pretas não têm/{player} não tem> rei",
        ManyKings(_) => "<player:as brancas têm/as pretas têm/{player} tem> mais de um rei",
        ManyPawns(_) => "<player:as brancas têm/as pretas têm/{player} tem> mais de oito peões",
        ManyPieces(_) => {
            "<player:as brancas têm/as pretas têm/{player} tem> mais peças do que seus peões permitem"
        }
        PawnOnBackRank(_) => "há um peão em {square}",
        AdjacentKings(_) => "os reis estão lado a lado, em {white} e {black}",
        OpponentInCheck(_) => {
            "<player:as brancas estão/as pretas estão/{player} está> em xeque, mas não é sua vez"
        }
        ImpossibleCheck => "nenhum lance pode ter dado estes xeques ao mesmo tempo",
        CastlingRight(_, CastlingSide::King) => {
            "<player:as brancas não podem/as pretas não podem/{player} não pode> ter direito ao roque pequeno, pois o rei ou a torre não está na casa de origem"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "<player:as brancas não podem/as pretas não podem/{player} não pode> ter direito ao roque grande, pois o rei ou a torre não está na casa de origem"
        }
        EnPassant(_) => "nenhum peão pode ter acabado de passar por {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Não há nenhuma partida aqui.",
        PgnFault::NoGames(_) => "Não há nenhuma partida aqui: {reason}.",
        PgnFault::NoResult => {
            "A partida é interrompida sem resultado; o texto pode ter sido cortado."
        }
        PgnFault::Tag => "Isto não é uma etiqueta como [White \"Nome\"].",
        PgnFault::Fen(_) => "A etiqueta FEN não contém uma posição. {reason}",
        PgnFault::UnclosedComment => "Falta a chave de fechamento deste comentário.",
        PgnFault::UnclosedVariation => "Falta o parêntese de fechamento desta variante.",
        PgnFault::Stray(_) => "“{symbol}” está sobrando aqui.",
        PgnFault::Nag => "Um $ deve vir depois de um lance e antes de um número de 0 a 255.",
        PgnFault::Variation => "Uma variante deve vir depois do lance que ela substitui.",
        PgnFault::TooDeep => "Há níveis demais de variantes aqui.",
        PgnFault::TooLong => "A partida é mais longa do que uma partida pode ser.",
        PgnFault::Move { .. } => "{move} (meio-lance {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "“{entry}” não é um tempo em segundos",
        TimeControlError::Moves(_) => "“{entry}” não é um número de lances",
        TimeControlError::TooLong => "um tempo não pode passar de 100 horas",
        TimeControlError::Zero => "um tempo deve ser maior que zero",
        TimeControlError::Endless => "só o último período pode ficar sem número de lances",
    }
}
