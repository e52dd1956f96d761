//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "У FEN немає розстановки фігур.",
        FenError::Missing(Field::Turn) => "У FEN не вказано, чий хід.",
        FenError::Missing(Field::Castling) => "У FEN немає прав на рокіровку.",
        FenError::Missing(Field::EnPassant) => "У FEN немає поля взяття на проході.",
        FenError::Missing(Field::HalfmoveClock) => "У FEN немає лічильника півходів.",
        FenError::Missing(Field::FullmoveNumber) => "У FEN немає номера ходу.",
        FenError::TooLong(_) => "Після номера ходу у FEN є зайве: «{text}».",
        FenError::RankCount(_) => "У розстановці має бути 8 горизонталей, а не {count}.",
        FenError::RankWidth(_) => "У розстановці на горизонталі {rank} не 8 полів.",
        FenError::Symbol { .. } => {
            "У розстановці на горизонталі {rank} стоїть «{symbol}»: це не фігура й не число від 1 до 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Позиція неможлива: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Розстановка не може бути «{text}»: це вісім горизонталей через скісну риску."
        }
        Field::Turn => "Черга ходу не може бути «{text}»: це w або b.",
        Field::Castling => {
            "Права на рокіровку не можуть бути «{text}»: це - або літери з KQkq чи вертикалі тур, кожне право один раз."
        }
        Field::EnPassant => {
            "Поле взяття на проході не може бути «{text}»: це - або поле, наприклад e3."
        }
        Field::HalfmoveClock => {
            "Лічильник півходів не може бути «{text}»: це не надто велике ціле число."
        }
        Field::FullmoveNumber => "Номер ходу не може бути «{text}»: це не надто велике ціле число.",
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "у <player:білих/чорних/> немає короля",
        ManyKings(_) => "у <player:білих/чорних/> більше ніж один король",
        ManyPawns(_) => "у <player:білих/чорних/> більше ніж вісім пішаків",
        ManyPieces(_) => "у <player:білих/чорних/> більше фігур, ніж могло стати з пішаків",
        PawnOnBackRank(_) => "на {square} стоїть пішак",
        AdjacentKings(_) => "королі стоять поруч: {white} і {black}",
        OpponentInCheck(_) => "<player:білим шах, а хід чорних/чорним шах, а хід білих/>",
        ImpossibleCheck => "такі шахи не могли виникнути одним ходом",
        CastlingRight(_, CastlingSide::King) => {
            "у <player:білих/чорних/> не може бути короткої рокіровки: король або тура не на місці"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "у <player:білих/чорних/> не може бути довгої рокіровки: король або тура не на місці"
        }
        EnPassant(_) => "пішак не міг щойно перейти через {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Тут немає партії.",
        PgnFault::NoGames(_) => "Тут немає партії: {reason}.",
        PgnFault::NoResult => "Партія обривається без результату; можливо, текст обрізано.",
        PgnFault::Tag => "Це не тег на зразок [White \"Ім’я\"].",
        PgnFault::Fen(_) => "У тегу FEN немає позиції. {reason}",
        PgnFault::UnclosedComment => "Коментар не закрито фігурною дужкою.",
        PgnFault::UnclosedVariation => "Варіант не закрито круглою дужкою.",
        PgnFault::Stray(_) => "«{symbol}» тут зайве.",
        PgnFault::Nag => "Знак $ ставлять після ходу, за ним — число від 0 до 255.",
        PgnFault::Variation => "Варіант ставлять після ходу, який він заміняє.",
        PgnFault::TooDeep => "Варіанти тут вкладено надто глибоко.",
        PgnFault::TooLong => "Партія довша за будь-яку можливу.",
        PgnFault::Move { .. } => "{move} (півхід {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "«{entry}» — не час у секундах",
        TimeControlError::Moves(_) => "«{entry}» — не число ходів",
        TimeControlError::TooLong => "час не може бути більшим за 100 годин",
        TimeControlError::Zero => "час має бути більшим за нуль",
        TimeControlError::Endless => "без числа ходів може бути лише останній період",
    }
}
