//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "В FEN нет расстановки фигур.",
        FenError::Missing(Field::Turn) => "В FEN не указано, чей ход.",
        FenError::Missing(Field::Castling) => "В FEN нет прав на рокировку.",
        FenError::Missing(Field::EnPassant) => "В FEN нет поля взятия на проходе.",
        FenError::Missing(Field::HalfmoveClock) => "В FEN нет счётчика полуходов.",
        FenError::Missing(Field::FullmoveNumber) => "В FEN нет номера хода.",
        FenError::TooLong(_) => "После номера хода в FEN есть лишнее: «{text}».",
        FenError::RankCount(_) => "В расстановке должно быть 8 горизонталей, а не {count}.",
        FenError::RankWidth(_) => "В расстановке на горизонтали {rank} не 8 полей.",
        FenError::Symbol { .. } => {
            "В расстановке на горизонтали {rank} стоит «{symbol}»: это не фигура и не число от 1 до 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Позиция невозможна: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Расстановка не может быть «{text}»: это восемь горизонталей через косую черту."
        }
        Field::Turn => "Очередь хода не может быть «{text}»: это w или b.",
        Field::Castling => {
            "Права на рокировку не могут быть «{text}»: это - или буквы из KQkq либо вертикали ладей, каждое право один раз."
        }
        Field::EnPassant => {
            "Поле взятия на проходе не может быть «{text}»: это - или поле, например e3."
        }
        Field::HalfmoveClock => {
            "Счётчик полуходов не может быть «{text}»: это целое число, и не огромное."
        }
        Field::FullmoveNumber => {
            "Номер хода не может быть «{text}»: это целое число, и не огромное."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "у <player:белых/чёрных/> нет короля",
        ManyKings(_) => "у <player:белых/чёрных/> больше одного короля",
        ManyPawns(_) => "у <player:белых/чёрных/> больше восьми пешек",
        ManyPieces(_) => "у <player:белых/чёрных/> больше фигур, чем могло получиться из пешек",
        PawnOnBackRank(_) => "на {square} стоит пешка",
        AdjacentKings(_) => "короли стоят рядом: {white} и {black}",
        OpponentInCheck(_) => "<player:белым шах, а ход чёрных/чёрным шах, а ход белых/>",
        ImpossibleCheck => "такие шахи не могли возникнуть одним ходом",
        CastlingRight(_, CastlingSide::King) => {
            "у <player:белых/чёрных/> не может быть короткой рокировки: король или ладья не на месте"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "у <player:белых/чёрных/> не может быть длинной рокировки: король или ладья не на месте"
        }
        EnPassant(_) => "пешка не могла только что перейти через {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Здесь нет партии.",
        PgnFault::NoGames(_) => "Здесь нет партии: {reason}.",
        PgnFault::NoResult => "Партия обрывается без результата; возможно, текст обрезан.",
        PgnFault::Tag => "Это не тег вида [White \"Имя\"].",
        PgnFault::Fen(_) => "В теге FEN нет позиции. {reason}",
        PgnFault::UnclosedComment => "Комментарий не закрыт фигурной скобкой.",
        PgnFault::UnclosedVariation => "Вариант не закрыт круглой скобкой.",
        PgnFault::Stray(_) => "«{symbol}» здесь лишнее.",
        PgnFault::Nag => "Знак $ ставят после хода, за ним — число от 0 до 255.",
        PgnFault::Variation => "Вариант ставят после хода, который он заменяет.",
        PgnFault::TooDeep => "Варианты здесь вложены слишком глубоко.",
        PgnFault::TooLong => "Партия длиннее любой возможной.",
        PgnFault::Move { .. } => "{move} (полуход {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "«{entry}» — не время в секундах",
        TimeControlError::Moves(_) => "«{entry}» — не число ходов",
        TimeControlError::TooLong => "время не может быть больше 100 часов",
        TimeControlError::Zero => "время должно быть больше нуля",
        TimeControlError::Endless => "без числа ходов может быть только последний период",
    }
}
