//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Пропустити хід не можна: ходити обов’язково.",
        NoPiece(_) => "На {square} немає фігури.",
        NotYourTurn { .. } => "Хід <player:білих/чорних/>.",
        CannotReach { role, .. } => cannot_reach(*role),
        OwnPiece(PlacedPiece { piece, .. }) => match piece.role() {
            Role::Rook => "На {square} стоїть ваша ж {piece}.",
            _ => "На {square} стоїть ваш же {piece}.",
        },
        JumpsOver { .. } => "Перестрибнути не можна: на шляху {other}.",
        PawnBlocked(_) => "Шлях закрито, заважає {piece}: пішак б’є лише по діагоналі.",
        PawnDoubleStep { .. } => "На два поля пішак ходить лише з початкового поля.",
        PawnCapturesNothing(_) => "По діагоналі пішак лише б’є, а на {square} нікого немає.",
        EnPassantTooLate(_) => {
            "Пішака {square} можна взяти на проході лише одразу після його ходу на два поля."
        }
        PromotionMissing(_) => {
            "На останній горизонталі пішак перетворюється на ферзя, туру, слона або коня."
        }
        PromotionTo {
            role: Role::King, ..
        } => "Пішак перетворюється на ферзя, туру, слона або коня, але не на короля.",
        PromotionTo { .. } => {
            "Пішак перетворюється на ферзя, туру, слона або коня, а не лишається пішаком."
        }
        PromotionElsewhere(_) => "Перетворюється лише пішак на останній горизонталі.",
        LeavesKingInCheck { .. } => "Так не можна: вашому королю {king} оголосить шах {attacker}.",
        StaysInCheck { .. } => "Ваш король {king} під шахом: його атакує {attacker}.",
        KingIntoAttack { .. } => "Королю не можна на {square}: це поле б’є {attacker}.",
        KingsTouch { .. } => "Королю не можна на {square}: поруч король {king}.",
        Blocked(_) => "Цій фігурі нікуди ходити: {piece}.",
        Pinned { .. } => "Зв’язка: {piece} прикриває короля, якого атакує {attacker}.",
        KingConfined(_) => "У вашого короля {square} немає безпечного поля.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Рокіровка неможлива: заважає {piece}.",
        CastlingOutOfCheck { .. } => "Під шахом рокірувати не можна: короля атакує {attacker}.",
        CastlingThroughAttack { .. } => {
            "Рокірувати через {square} не можна: це поле б’є {attacker}."
        }
        CastlingOntoAttack { .. } => "Рокірувати на {square} не можна: це поле б’є {attacker}.",
    }
}

fn cannot_reach(role: Role) -> Text {
    match role {
        Role::Pawn => "Пішак {from} не може піти на {to}.",
        Role::Knight => "Кінь {from} не може піти на {to}.",
        Role::Bishop => "Слон {from} не може піти на {to}.",
        Role::Rook => "Тура {from} не може піти на {to}.",
        Role::Queen => "Ферзь {from} не може піти на {to}.",
        Role::King => "Король {from} не може піти на {to}.",
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Коротка рокіровка вже неможлива: король уже ходив."
        }
        (CastlingSide::King, Some(_)) => "Коротка рокіровка вже неможлива: ця тура вже ходила.",
        (CastlingSide::King, None) => {
            "Коротка рокіровка вже неможлива: король або ця тура вже ходили."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Довга рокіровка вже неможлива: король уже ходив."
        }
        (CastlingSide::Queen, Some(_)) => "Довга рокіровка вже неможлива: ця тура вже ходила.",
        (CastlingSide::Queen, None) => {
            "Довга рокіровка вже неможлива: король або ця тура вже ходили."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "«{text}» — не хід.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches {
            role: Role::Rook, ..
        } => "На {square} не може піти жодна ваша {piece}.",
        MoveError::NoneReaches { .. } => "На {square} не може піти жоден ваш {piece}.",
        MoveError::NoCapture(_) => "На {square} немає чого брати.",
        MoveError::NoEnPassant(_) => "На {square} взяти на проході не можна.",
        MoveError::SeveralLanguages(_) => "Який хід мається на увазі: {moves}?",
        MoveError::Ambiguous(_) => "Неясно, яка фігура ходить: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Цього ходу в партії вже немає.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Це початок партії, а не хід.",
        EditError::IsMainLine => "Це й так основний варіант.",
        EditError::MainLineIsKept => "Ходи зіграної партії змінити не можна.",
        EditError::NothingPlayed => "Тут немає зіграного ходу для варіанта.",
        EditError::NullMoveInMainLine => "Порожній хід можливий лише у варіанті.",
        EditError::TooDeep => "Глибина вкладення варіантів — щонайбільше {depth}.",
    }
}
