//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "W FEN brakuje bierek.",
        FenError::Missing(Field::Turn) => "W FEN brakuje strony na posunięciu.",
        FenError::Missing(Field::Castling) => "W FEN brakuje praw do roszady.",
        FenError::Missing(Field::EnPassant) => "W FEN brakuje pola bicia w przelocie.",
        FenError::Missing(Field::HalfmoveClock) => "W FEN brakuje licznika półruchów.",
        FenError::Missing(Field::FullmoveNumber) => "W FEN brakuje numeru ruchu.",
        FenError::TooLong(_) => "Po numerze ruchu w FEN jest jeszcze „{text}”.",
        FenError::RankCount(_) => "Ustawienie bierek musi mieć 8 rzędów, a ma {count}.",
        FenError::RankWidth(_) => "W ustawieniu bierek rząd {rank} nie ma 8 pól.",
        FenError::Symbol { .. } => {
            "W ustawieniu bierek, w rzędzie {rank}, jest „{symbol}”: to ani bierka, ani liczba od 1 do 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Pozycja jest nieprawidłowa: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Ustawienie bierek nie może brzmieć „{text}”: to osiem rzędów oddzielonych ukośnikami."
        }
        Field::Turn => "Strona na posunięciu to w lub b, a nie „{text}”.",
        Field::Castling => {
            "Prawa do roszady nie mogą brzmieć „{text}”: to - albo litery z KQkq lub litery kolumn wież, każde prawo raz."
        }
        Field::EnPassant => "Pole bicia w przelocie to - albo pole, np. e3, a nie „{text}”.",
        Field::HalfmoveClock => {
            "Licznik półruchów to liczba całkowita, i to niezbyt wielka, a nie „{text}”."
        }
        Field::FullmoveNumber => {
            "Numer ruchu to liczba całkowita, i to niezbyt wielka, a nie „{text}”."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "<player:białe/czarne/{player}> nie mają króla",
        ManyKings(_) => "<player:białe/czarne/{player}> mają więcej niż jednego króla",
        ManyPawns(_) => "<player:białe/czarne/{player}> mają więcej niż osiem pionów",
        ManyPieces(_) => {
            "<player:białe/czarne/{player}> mają więcej figur, niż mogło powstać z pionów"
        }
        PawnOnBackRank(_) => "na {square} stoi pion",
        AdjacentKings(_) => "króle stoją obok siebie, na {white} i {black}",
        OpponentInCheck(_) => {
            "<player:białe/czarne/{player}> są pod szachem, a ruch ma druga strona"
        }
        ImpossibleCheck => "żaden ruch nie mógł dać tych szachów naraz",
        CastlingRight(_, CastlingSide::King) => {
            "<player:białe/czarne/{player}> nie mogą mieć prawa do krótkiej roszady, bo król lub wieża nie stoi na swoim polu"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "<player:białe/czarne/{player}> nie mogą mieć prawa do długiej roszady, bo król lub wieża nie stoi na swoim polu"
        }
        EnPassant(_) => "żaden pion nie mógł właśnie minąć pola {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Tu nie ma partii.",
        PgnFault::NoGames(_) => "Tu nie ma partii: {reason}.",
        PgnFault::NoResult => "Partia urywa się bez wyniku; być może tekst jest ucięty.",
        PgnFault::Tag => "To nie jest znacznik taki jak [White \"Nazwisko\"].",
        PgnFault::Fen(_) => "Znacznik FEN nie zawiera pozycji. {reason}",
        PgnFault::UnclosedComment => "Temu komentarzowi brakuje klamry zamykającej.",
        PgnFault::UnclosedVariation => "Temu wariantowi brakuje nawiasu zamykającego.",
        PgnFault::Stray(_) => "„{symbol}” nie pasuje w tym miejscu.",
        PgnFault::Nag => "Znak $ musi stać po ruchu, a po nim liczba od 0 do 255.",
        PgnFault::Variation => "Wariant musi stać po ruchu, który zastępuje.",
        PgnFault::TooDeep => "Warianty są tu zagnieżdżone za głęboko.",
        PgnFault::TooLong => "Partia jest dłuższa, niż partia może być.",
        PgnFault::Move { .. } => "{move} (półruch {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "„{entry}” to nie czas w sekundach",
        TimeControlError::Moves(_) => "„{entry}” to nie liczba ruchów",
        TimeControlError::TooLong => "czas nie może przekraczać 100 godzin",
        TimeControlError::Zero => "czas musi być większy od zera",
        TimeControlError::Endless => "tylko ostatni etap może być bez liczby ruchów",
    }
}
