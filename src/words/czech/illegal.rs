//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Táhnout se musí: tah nelze vynechat.",
        NoPiece(_) => "Na {square} není žádný kámen.",
        NotYourTurn { .. } => "Na tahu je <player:bílý/černý/{player}>.",
        CannotReach { .. } => "Z {from} na {to} {piece} nemůže.",
        OwnPiece(own) => match own.piece.role() {
            Role::Rook | Role::Queen => "Na {square} stojí vaše {piece}.",
            _ => "Na {square} stojí váš {piece}.",
        },
        JumpsOver { .. } => "V cestě stojí {other} a {piece} kameny nepřeskakuje.",
        PawnBlocked(_) => "V cestě stojí {piece}: pěšec bere jen šikmo.",
        PawnDoubleStep { .. } => "O dvě pole může pěšec jen ze základního postavení.",
        PawnCapturesNothing(_) => "Šikmo jde pěšec jen při braní, ale na {square} nic nestojí.",
        EnPassantTooLate(_) => {
            "Pěšce {square} bylo možné vzít mimochodem jen hned po jeho tahu o dvě pole."
        }
        PromotionMissing(_) => {
            "Na poslední řadě se pěšec proměňuje v dámu, věž, střelce nebo jezdce."
        }
        PromotionTo { .. } => "Pěšec se proměňuje jen v dámu, věž, střelce nebo jezdce.",
        PromotionElsewhere(_) => "Proměňuje se jen pěšec, který došel na poslední řadu.",
        LeavesKingInCheck { .. } => {
            "Po tomto tahu by váš král na {king} stál v šachu: napadá ho {attacker}."
        }
        StaysInCheck { .. } => "Váš král na {king} je v šachu: napadá ho {attacker}.",
        KingIntoAttack { .. } => "Král na {square} nemůže: to pole napadá {attacker}.",
        KingsTouch { .. } => "Král na {square} nemůže: na {king} stojí druhý král.",
        Blocked(_) => "Teď {piece} nemá kam jít.",
        Pinned { .. } => "Vazba: {piece} nesmí odejít, jinak krále napadne {attacker}.",
        KingConfined(_) => "Váš král na {square} nemá žádné bezpečné pole.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Rošáda není možná: v cestě stojí {piece}.",
        CastlingOutOfCheck { .. } => "Rošáda není možná v šachu: krále napadá {attacker}.",
        CastlingThroughAttack { .. } => {
            "Rošáda přes {square} není možná: to pole napadá {attacker}."
        }
        CastlingOntoAttack { .. } => "Rošáda na {square} není možná: to pole napadá {attacker}.",
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Malá rošáda už není možná: král opustil své pole."
        }
        (CastlingSide::King, Some(_)) => "Malá rošáda už není možná: tato věž opustila své pole.",
        (CastlingSide::King, None) => {
            "Malá rošáda už není možná: král nebo tato věž opustili své pole."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Velká rošáda už není možná: král opustil své pole."
        }
        (CastlingSide::Queen, Some(_)) => "Velká rošáda už není možná: tato věž opustila své pole.",
        (CastlingSide::Queen, None) => {
            "Velká rošáda už není možná: král nebo tato věž opustili své pole."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "„{text}“ není tah.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches {
            role: Role::Rook | Role::Queen,
            ..
        } => "Na {square} nemůže žádná vaše {piece}.",
        MoveError::NoneReaches { .. } => "Na {square} nemůže žádný váš {piece}.",
        MoveError::NoCapture(_) => "Na {square} není co brát.",
        MoveError::NoEnPassant(_) => "Na {square} nelze nic vzít mimochodem.",
        MoveError::SeveralLanguages(_) => "O který tah jde: {moves}?",
        MoveError::Ambiguous(_) => "Není jasné, o který kámen jde: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Tento tah už v partii není.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "To je začátek partie, ne tah.",
        EditError::IsMainLine => "To už je hlavní varianta.",
        EditError::MainLineIsKept => "Tahy odehrané partie nelze měnit.",
        EditError::NothingPlayed => "Zatím tu není tah, ke kterému by šla přidat varianta.",
        EditError::NullMoveInMainLine => "Prázdný tah je možný jen ve variantě.",
        EditError::TooDeep => "Varianty jsou vnořeny příliš hluboko; mez je {depth}.",
    }
}
