//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "En el FEN faltan las piezas.",
        FenError::Missing(Field::Turn) => "En el FEN falta a quién le toca jugar.",
        FenError::Missing(Field::Castling) => "En el FEN faltan los derechos de enroque.",
        FenError::Missing(Field::EnPassant) => "En el FEN falta la casilla de captura al paso.",
        FenError::Missing(Field::HalfmoveClock) => "En el FEN falta el contador de medias jugadas.",
        FenError::Missing(Field::FullmoveNumber) => "En el FEN falta el número de jugada.",
        FenError::TooLong(_) => "Al FEN le sobra «{text}» tras el número de jugada.",
        FenError::RankCount(_) => "Las piezas deben ocupar 8 filas, no {count}.",
        FenError::RankWidth(_) => "La fila {rank} no tiene 8 casillas.",
        FenError::Symbol { .. } => {
            "En la fila {rank} está «{symbol}», que no es ni una pieza ni un número del 1 al 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "La posición no es legal: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Las piezas no pueden ser «{text}»: son ocho filas separadas por barras."
        }
        Field::Turn => "El turno no puede ser «{text}»: es w o b.",
        Field::Castling => {
            "Los derechos de enroque no pueden ser «{text}»: son - o letras de KQkq, o de la columna de una torre, cada una una vez."
        }
        Field::EnPassant => {
            "La casilla de captura al paso no puede ser «{text}»: es - o una casilla como e3."
        }
        Field::HalfmoveClock => {
            "El contador de medias jugadas no puede ser «{text}»: es un número entero no muy grande."
        }
        Field::FullmoveNumber => {
            "El número de jugada no puede ser «{text}»: es un número entero no muy grande."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "<player:las blancas no tienen/las negras no tienen/{player} no tiene> rey",
        ManyKings(_) => {
            "<player:las blancas tienen/las negras tienen/{player} tiene> más de un rey"
        }
        ManyPawns(_) => {
            "<player:las blancas tienen/las negras tienen/{player} tiene> más de ocho peones"
        }
        ManyPieces(_) => {
            "<player:las blancas tienen/las negras tienen/{player} tiene> más piezas de las que permiten sus peones"
        }
        PawnOnBackRank(_) => "hay un peón en {square}",
        AdjacentKings(_) => "los reyes están uno junto al otro, en {white} y {black}",
        OpponentInCheck(_) => {
            "<player:las blancas están/las negras están/{player} está> en jaque, pero no es su turno"
        }
        ImpossibleCheck => "ninguna jugada puede haber dado estos jaques a la vez",
        CastlingRight(_, CastlingSide::King) => {
            "<player:las blancas no pueden/las negras no pueden/{player} no puede> tener derecho al enroque corto, porque el rey o la torre no está en su sitio"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "<player:las blancas no pueden/las negras no pueden/{player} no puede> tener derecho al enroque largo, porque el rey o la torre no está en su sitio"
        }
        EnPassant(_) => "ningún peón puede haber pasado por {square} en la última jugada",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Aquí no hay ninguna partida.",
        PgnFault::NoGames(_) => "Aquí no hay ninguna partida: {reason}.",
        PgnFault::NoResult => {
            "La partida se interrumpe sin resultado; puede que el texto esté cortado."
        }
        PgnFault::Tag => "Esto no es una etiqueta como [White \"Nombre\"].",
        PgnFault::Fen(_) => "La etiqueta FEN no contiene una posición. {reason}",
        PgnFault::UnclosedComment => "A este comentario le falta la llave de cierre.",
        PgnFault::UnclosedVariation => "A esta variante le falta el paréntesis de cierre.",
        PgnFault::Stray(_) => "«{symbol}» sobra aquí.",
        PgnFault::Nag => "Un $ debe ir tras una jugada y ante un número del 0 al 255.",
        PgnFault::Variation => "Una variante debe ir tras la jugada que sustituye.",
        PgnFault::TooDeep => "Aquí hay demasiados niveles de variantes.",
        PgnFault::TooLong => "La partida es más larga de lo que puede ser una partida.",
        PgnFault::Move { .. } => "{move} (media jugada {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "«{entry}» no es un tiempo en segundos",
        TimeControlError::Moves(_) => "«{entry}» no es un número de jugadas",
        TimeControlError::TooLong => "un tiempo no puede pasar de 100 horas",
        TimeControlError::Zero => "un tiempo debe ser mayor que cero",
        TimeControlError::Endless => "solo el último periodo puede estar sin número de jugadas",
    }
}
