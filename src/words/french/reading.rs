//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "Il manque les pièces dans la FEN.",
        FenError::Missing(Field::Turn) => "Il manque le trait dans la FEN.",
        FenError::Missing(Field::Castling) => "Il manque les droits de roque dans la FEN.",
        FenError::Missing(Field::EnPassant) => "Il manque la case de prise en passant dans la FEN.",
        FenError::Missing(Field::HalfmoveClock) => {
            "Il manque le compteur de demi-coups dans la FEN."
        }
        FenError::Missing(Field::FullmoveNumber) => "Il manque le numéro du coup dans la FEN.",
        FenError::TooLong(_) => {
            "La FEN continue après le numéro du coup, avec «\u{202f}{text}\u{202f}»."
        }
        FenError::RankCount(_) => "Il faut 8 rangées de pièces, et non {count}.",
        FenError::RankWidth(_) => "La rangée {rank} n’a pas 8 cases.",
        FenError::Symbol { .. } => {
            "La rangée {rank} contient «\u{202f}{symbol}\u{202f}», qui n’est ni une pièce ni un nombre de 1 à 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "La position n’est pas légale\u{202f}: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "«\u{202f}{text}\u{202f}» ne place pas les pièces\u{202f}: il faut huit rangées séparées par une barre oblique."
        }
        Field::Turn => "Le trait ne peut pas être «\u{202f}{text}\u{202f}»\u{202f}: c’est w ou b.",
        Field::Castling => {
            "Les droits de roque ne peuvent pas être «\u{202f}{text}\u{202f}»\u{202f}: c’est - ou des lettres de KQkq ou de la colonne d’une tour, chaque droit une fois."
        }
        Field::EnPassant => {
            "La case de prise en passant ne peut pas être «\u{202f}{text}\u{202f}»\u{202f}: c’est - ou une case comme e3."
        }
        Field::HalfmoveClock => {
            "Le compteur de demi-coups ne peut pas être «\u{202f}{text}\u{202f}»\u{202f}: c’est un nombre entier, pas trop grand."
        }
        Field::FullmoveNumber => {
            "Le numéro du coup ne peut pas être «\u{202f}{text}\u{202f}»\u{202f}: c’est un nombre entier, pas trop grand."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "les {player} n’ont pas de roi",
        ManyKings(_) => "les {player} ont plus d’un roi",
        ManyPawns(_) => "les {player} ont plus de huit pions",
        ManyPieces(_) => "les {player} ont plus de pièces que leurs pions n’ont pu en donner",
        PawnOnBackRank(_) => "un pion se trouve en {square}",
        AdjacentKings(_) => "les rois se touchent, en {white} et {black}",
        OpponentInCheck(_) => "les {player} sont en échec sans avoir le trait",
        ImpossibleCheck => "aucun coup ne peut donner tous ces échecs à la fois",
        CastlingRight(_, CastlingSide::King) => {
            "le petit roque des {player} est exclu\u{202f}: le roi ou la tour n’est pas sur sa case initiale"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "le grand roque des {player} est exclu\u{202f}: le roi ou la tour n’est pas sur sa case initiale"
        }
        EnPassant(_) => "aucun pion ne peut venir de passer par {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Il n’y a pas de partie ici.",
        PgnFault::NoGames(_) => "Il n’y a pas de partie ici\u{202f}: {reason}.",
        PgnFault::NoResult => {
            "La partie s’interrompt sans résultat\u{202f}; le texte est peut-être coupé."
        }
        PgnFault::Tag => "Ce n’est pas un en-tête comme [White \"Nom\"].",
        PgnFault::Fen(_) => "L’en-tête FEN ne contient pas de position. {reason}",
        PgnFault::UnclosedComment => "Il manque l’accolade qui ferme ce commentaire.",
        PgnFault::UnclosedVariation => "Il manque la parenthèse qui ferme cette variante.",
        PgnFault::Stray(_) => "«\u{202f}{symbol}\u{202f}» n’a pas sa place ici.",
        PgnFault::Nag => "Un $ doit suivre un coup et précéder un nombre de 0 à 255.",
        PgnFault::Variation => "Une variante doit suivre le coup qu’elle remplace.",
        PgnFault::TooDeep => "Ici, trop de variantes sont imbriquées.",
        PgnFault::TooLong => "La partie est plus longue qu’aucune partie ne peut l’être.",
        PgnFault::Move { .. } => "{move} (demi-coup {number})\u{202f}: {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "«\u{202f}{entry}\u{202f}» n’est pas un temps en secondes",
        TimeControlError::Moves(_) => "«\u{202f}{entry}\u{202f}» n’est pas un nombre de coups",
        TimeControlError::TooLong => "un temps ne peut pas dépasser 100 heures",
        TimeControlError::Zero => "un temps doit dépasser zéro",
        TimeControlError::Endless => "seule la dernière période peut être sans nombre de coups",
    }
}
