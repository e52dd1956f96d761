//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Пропустить ход нельзя: ходить обязательно.",
        NoPiece(_) => "На {square} нет фигуры.",
        NotYourTurn { .. } => "Ход <player:белых/чёрных/>.",
        CannotReach { role, .. } => cannot_reach(*role),
        OwnPiece(PlacedPiece { piece, .. }) => match piece.role() {
            Role::Pawn | Role::Rook => "На {square} стоит ваша же {piece}.",
            _ => "На {square} стоит ваш же {piece}.",
        },
        JumpsOver { .. } => "Перепрыгнуть нельзя: на пути {other}.",
        PawnBlocked(_) => "Путь закрыт, мешает {piece}: пешка бьёт только по диагонали.",
        PawnDoubleStep { .. } => "На два поля пешка ходит только с начального поля.",
        PawnCapturesNothing(_) => "По диагонали пешка только бьёт, а на {square} никого нет.",
        EnPassantTooLate(_) => {
            "Пешку {square} можно взять на проходе только сразу после её хода на два поля."
        }
        PromotionMissing(_) => {
            "На последней горизонтали пешка превращается в ферзя, ладью, слона или коня."
        }
        PromotionTo {
            role: Role::King, ..
        } => "Пешка превращается в ферзя, ладью, слона или коня, но не в короля.",
        PromotionTo { .. } => {
            "Пешка превращается в ферзя, ладью, слона или коня, а не остаётся пешкой."
        }
        PromotionElsewhere(_) => "Превращается только пешка на последней горизонтали.",
        LeavesKingInCheck { .. } => "Так нельзя: вашему королю {king} объявит шах {attacker}.",
        StaysInCheck { .. } => "Ваш король {king} под шахом: его атакует {attacker}.",
        KingIntoAttack { .. } => "Королю нельзя на {square}: это поле бьёт {attacker}.",
        KingsTouch { .. } => "Королю нельзя на {square}: рядом король {king}.",
        Blocked(_) => "Этой фигуре некуда ходить: {piece}.",
        Pinned { .. } => "Связка: {piece} прикрывает короля, которого атакует {attacker}.",
        KingConfined(_) => "У вашего короля {square} нет безопасного поля.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Рокировка невозможна: мешает {piece}.",
        CastlingOutOfCheck { .. } => "Под шахом рокировать нельзя: короля атакует {attacker}.",
        CastlingThroughAttack { .. } => {
            "Рокировать через {square} нельзя: это поле бьёт {attacker}."
        }
        CastlingOntoAttack { .. } => "Рокировать на {square} нельзя: это поле бьёт {attacker}.",
    }
}

fn cannot_reach(role: Role) -> Text {
    match role {
        Role::Pawn => "Пешка {from} не может пойти на {to}.",
        Role::Knight => "Конь {from} не может пойти на {to}.",
        Role::Bishop => "Слон {from} не может пойти на {to}.",
        Role::Rook => "Ладья {from} не может пойти на {to}.",
        Role::Queen => "Ферзь {from} не может пойти на {to}.",
        Role::King => "Король {from} не может пойти на {to}.",
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Короткая рокировка уже невозможна: король сходил с места."
        }
        (CastlingSide::King, Some(_)) => {
            "Короткая рокировка уже невозможна: эта ладья сходила с места."
        }
        (CastlingSide::King, None) => {
            "Короткая рокировка уже невозможна: король или эта ладья сходили с места."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Длинная рокировка уже невозможна: король сходил с места."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Длинная рокировка уже невозможна: эта ладья сходила с места."
        }
        (CastlingSide::Queen, None) => {
            "Длинная рокировка уже невозможна: король или эта ладья сходили с места."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "«{text}» — не ход.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches {
            role: Role::Pawn | Role::Rook,
            ..
        } => "На {square} не может пойти ни одна ваша {piece}.",
        MoveError::NoneReaches { .. } => "На {square} не может пойти ни один ваш {piece}.",
        MoveError::NoCapture(_) => "На {square} брать нечего.",
        MoveError::NoEnPassant(_) => "На {square} взять на проходе нельзя.",
        MoveError::SeveralLanguages(_) => "Какой ход имеется в виду: {moves}?",
        MoveError::Ambiguous(_) => "Неясно, какая фигура ходит: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Этого хода в партии уже нет.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Это начало партии, а не ход.",
        EditError::IsMainLine => "Это и так главный вариант.",
        EditError::MainLineIsKept => "Ходы сыгранной партии изменить нельзя.",
        EditError::NothingPlayed => "Здесь нет сыгранного хода для варианта.",
        EditError::NullMoveInMainLine => "Пустой ход возможен только в варианте.",
        EditError::TooDeep => "Глубина вложения вариантов — не больше {depth}.",
    }
}
