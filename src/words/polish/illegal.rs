//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Trzeba wykonać ruch: nie wolno pasować.",
        NoPiece(_) => "Na {square} nie stoi żadna bierka.",
        NotYourTurn { .. } => "<player:Teraz ruch białych/Teraz ruch czarnych/Ruch ma {player}>.",
        CannotReach { .. } => "Z {from} {piece} nie może pójść na {to}.",
        OwnPiece(own) => match own.piece.role() {
            Role::Rook => "Na {square} stoi twoja {piece}.",
            _ => "Na {square} stoi twój {piece}.",
        },
        JumpsOver { .. } => "Na drodze stoi {other}, a {piece} nie przeskakuje bierek.",
        PawnBlocked(_) => "Na drodze stoi {piece}: pion bije tylko na ukos.",
        PawnDoubleStep { .. } => "O dwa pola pion może pójść tylko z pola początkowego.",
        PawnCapturesNothing(_) => {
            "Na ukos pion idzie tylko przy biciu, a na {square} nie ma czego bić."
        }
        EnPassantTooLate(_) => {
            "Piona {square} można było bić w przelocie tylko zaraz po jego ruchu o dwa pola."
        }
        PromotionMissing(_) => {
            "Na linii przemiany pion zamienia się w hetmana, wieżę, gońca lub skoczka."
        }
        PromotionTo { .. } => "Pion zamienia się tylko w hetmana, wieżę, gońca lub skoczka.",
        PromotionElsewhere(_) => "Zamienia się tylko pion, który dotarł do linii przemiany.",
        LeavesKingInCheck { .. } => {
            "Po tym ruchu król na {king} stałby pod szachem: atakuje go {attacker}."
        }
        StaysInCheck { .. } => "Twój król na {king} jest pod szachem: atakuje go {attacker}.",
        KingIntoAttack { .. } => "Król nie może pójść na {square}: to pole atakuje {attacker}.",
        KingsTouch { .. } => "Król nie może pójść na {square}: na {king} stoi drugi król.",
        Blocked(_) => "Teraz {piece} nie ma dokąd pójść.",
        Pinned { .. } => "Związanie: {piece} nie może odejść, bo króla zaatakuje {attacker}.",
        KingConfined(_) => "Twój król na {square} nie ma bezpiecznego pola.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Nie można roszować: na drodze stoi {piece}.",
        CastlingOutOfCheck { .. } => "Nie można roszować spod szacha: króla atakuje {attacker}.",
        CastlingThroughAttack { .. } => {
            "Nie można roszować przez {square}: to pole atakuje {attacker}."
        }
        CastlingOntoAttack { .. } => "Nie można roszować na {square}: to pole atakuje {attacker}.",
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Nie masz już prawa do krótkiej roszady: król opuścił swoje pole."
        }
        (CastlingSide::King, Some(_)) => {
            "Nie masz już prawa do krótkiej roszady: ta wieża opuściła swoje pole."
        }
        (CastlingSide::King, None) => {
            "Nie masz już prawa do krótkiej roszady: król lub ta wieża opuściły swoje pole."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Nie masz już prawa do długiej roszady: król opuścił swoje pole."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Nie masz już prawa do długiej roszady: ta wieża opuściła swoje pole."
        }
        (CastlingSide::Queen, None) => {
            "Nie masz już prawa do długiej roszady: król lub ta wieża opuściły swoje pole."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "„{text}” to nie jest ruch.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches {
            role: Role::Rook, ..
        } => "Żadna twoja {piece} nie może pójść na {square}.",
        MoveError::NoneReaches { .. } => "Żaden twój {piece} nie może pójść na {square}.",
        MoveError::NoCapture(_) => "Na {square} nie ma czego bić.",
        MoveError::NoEnPassant(_) => "Na {square} nie można nic zbić w przelocie.",
        MoveError::SeveralLanguages(_) => "O który ruch chodzi: {moves}?",
        MoveError::Ambiguous(_) => "Nie wiadomo, o którą bierkę chodzi: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Tego ruchu nie ma już w partii.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "To początek partii, a nie ruch.",
        EditError::IsMainLine => "To już jest wariant główny.",
        EditError::MainLineIsKept => "Ruchów rozegranej partii nie można zmieniać.",
        EditError::NothingPlayed => "Nie ma jeszcze ruchu, do którego można dodać wariant.",
        EditError::NullMoveInMainLine => "Ruch pusty jest możliwy tylko w wariancie.",
        EditError::TooDeep => "Warianty są zagnieżdżone za głęboko; granica to {depth}.",
    }
}
