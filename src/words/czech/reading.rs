//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "V zápisu FEN chybí kameny.",
        FenError::Missing(Field::Turn) => "V zápisu FEN chybí strana na tahu.",
        FenError::Missing(Field::Castling) => "V zápisu FEN chybí práva na rošádu.",
        FenError::Missing(Field::EnPassant) => "V zápisu FEN chybí pole pro braní mimochodem.",
        FenError::Missing(Field::HalfmoveClock) => "V zápisu FEN chybí počet půltahů.",
        FenError::Missing(Field::FullmoveNumber) => "V zápisu FEN chybí číslo tahu.",
        FenError::TooLong(_) => "Za číslem tahu je v zápisu FEN ještě „{text}“.",
        FenError::RankCount(_) => "Rozestavení kamenů musí mít 8 řad, ale má {count}.",
        FenError::RankWidth(_) => "V rozestavení kamenů nemá {rank}. řada 8 polí.",
        FenError::Symbol { .. } => {
            "V rozestavení kamenů je na {rank}. řadě „{symbol}“: to není kámen ani číslo od 1 do 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Pozice není přípustná: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Rozestavení kamenů nemůže být „{text}“: je to osm řad oddělených lomítkem."
        }
        Field::Turn => "Strana na tahu nemůže být „{text}“: je to w nebo b.",
        Field::Castling => {
            "Práva na rošádu nemohou být „{text}“: je to - nebo písmena z KQkq či písmena sloupců věží, každé právo jednou."
        }
        Field::EnPassant => {
            "Pole pro braní mimochodem nemůže být „{text}“: je to - nebo pole, třeba e3."
        }
        Field::HalfmoveClock => {
            "Počet půltahů nemůže být „{text}“: je to celé číslo, a ne obrovské."
        }
        Field::FullmoveNumber => "Číslo tahu nemůže být „{text}“: je to celé číslo, a ne obrovské.",
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "<player:bílý/černý/{player}> nemá krále",
        ManyKings(_) => "<player:bílý/černý/{player}> má víc než jednoho krále",
        ManyPawns(_) => "<player:bílý/černý/{player}> má víc než osm pěšců",
        ManyPieces(_) => {
            "<player:bílý/černý/{player}> má víc figur, než kolik jich mohlo vzniknout z pěšců"
        }
        PawnOnBackRank(_) => "na {square} stojí pěšec",
        AdjacentKings(_) => "králové stojí vedle sebe, na {white} a {black}",
        OpponentInCheck(_) => "<player:bílý/černý/{player}> je v šachu, ale na tahu je soupeř",
        ImpossibleCheck => "žádný tah nemohl dát tyto šachy najednou",
        CastlingRight(_, CastlingSide::King) => {
            "<player:bílý/černý/{player}> nemůže mít právo na malou rošádu, protože král nebo věž není na svém místě"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "<player:bílý/černý/{player}> nemůže mít právo na velkou rošádu, protože král nebo věž není na svém místě"
        }
        EnPassant(_) => "žádný pěšec nemohl právě přejít přes {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Tady není žádná partie.",
        PgnFault::NoGames(_) => "Tady není žádná partie: {reason}.",
        PgnFault::NoResult => "Partie končí bez výsledku; text může být neúplný.",
        PgnFault::Tag => "Toto není značka jako [White \"Jméno\"].",
        PgnFault::Fen(_) => "Značka FEN neobsahuje pozici. {reason}",
        PgnFault::UnclosedComment => "Tomuto komentáři chybí koncová závorka.",
        PgnFault::UnclosedVariation => "Této variantě chybí koncová závorka.",
        PgnFault::Stray(_) => "„{symbol}“ sem nepatří.",
        PgnFault::Nag => "Znak $ musí stát za tahem a za ním číslo od 0 do 255.",
        PgnFault::Variation => "Varianta musí stát za tahem, který nahrazuje.",
        PgnFault::TooDeep => "Varianty jsou tu vnořeny příliš hluboko.",
        PgnFault::TooLong => "Partie je delší, než partie může být.",
        PgnFault::Move { .. } => "{move} ({number}. půltah): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "„{entry}“ není čas v sekundách",
        TimeControlError::Moves(_) => "„{entry}“ není počet tahů",
        TimeControlError::TooLong => "čas může být nejvýš 100 hodin",
        TimeControlError::Zero => "čas musí být větší než nula",
        TimeControlError::Endless => "bez počtu tahů může být jen poslední etapa",
    }
}
