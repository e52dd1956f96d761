//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Återblick: {place}.",
        Message::FlagFallen(_) => "{player} överskred tiden.",
        Message::Paused {
            suspended_for: None,
            ..
        } => "Paus. {player} är vid draget.",
        Message::Paused { .. } => "Datorn var i viloläge i {time}. Fortsätta?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "{player} är vid draget.",
            (true, None) => "{player} står i schack.",
            (false, Some(_)) => "{player} är vid draget. Remi genom {reason}:",
            (true, Some(_)) => "{player} står i schack. Remi genom {reason}:",
        },
        Message::Analysing { left: None, .. } => "{engine} analyserar partiet: {done} av {all}.",
        Message::Analysing { .. } => "{engine} analyserar partiet: {done} av {all}, {left} kvar.",
        Message::PlaysItself(_) => "Spelas upp: {place}.",
        Message::ReadingList(_) => "Läser: {games} hittills.",
        Message::NoMatch(_) => "Inget parti stämmer med ”{search}”.",
        Message::SeekingDuplicates => "Söker efter dubbletter.",
        Message::NoneLeft { .. } => "Inget parti passar alla filter: {all}.",
        Message::EmptyList(Source::Folder(_)) => "I {source} är inget parti sparat än.",
        Message::EmptyList(Source::Trash(_)) => "Papperskorgen är tom.",
        Message::EmptyList(_) => "{source} innehåller inget parti.",
        Message::Notice(_)
        | Message::Question { .. }
        | Message::Ended { .. }
        | Message::Unsaved { .. }
        | Message::InTrash { .. }
        | Message::Judged(_)
        | Message::MovePiece(_)
        | Message::NotShown(_)
        | Message::Score { .. } => "{text}",
    }
}

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Förvandla bonden på {square} till…",
        Prompt::Draw(..) => "{opponent}, {player} erbjuder remi. |Accepterar du?",
        Prompt::Resign { .. } => "{player}, ger du upp?|",
        Prompt::Claim(..) => "Remi genom {reason}? |Skriv draget.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, är du säker på {move}? |{reply} leder till matt."
        }
        Prompt::Sure { .. } => "{player}, är du säker på {move}? |Bästa svaret är {reply}.",
        Prompt::TakeBack { .. } => "{opponent}, får {player} ta tillbaka {move}?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "ställ tillbaka",
        Hint::Yes | Hint::UseEngine => "ja",
        Hint::No | Hint::NoClaim => "nej",
        Hint::OfferDraw => "erbjud",
        Hint::ClaimDraw => "kräv",
        Hint::TypeMove => "skriv drag",
        Hint::ShowMove => "visa draget",
        Hint::AllKeys => "tangenter",
        Hint::Menu | Hint::OpenMenu => "meny",
        Hint::BackToGame => "till partiet",
        Hint::Resume => "fortsätt",
        Hint::Step => "bläddra",
        Hint::CloseReview | Hint::CloseLine => "stäng",
        Hint::Comment => "kommentar",
        Hint::EditTags => "ändra",
        Hint::Marks => "märk",
        Hint::AnalyseGame => "analysera",
        Hint::PlayOn => "spela vidare",
        Hint::UndoEdit => "ångra",
        Hint::Slower => "långsammare",
        Hint::Faster => "snabbare",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "stoppa",
        Hint::Threat => "hot",
        Hint::PreviousMistake => "förra",
        Hint::Practise => "öva",
        Hint::NextMistake => "nästa misstag",
        Hint::SaveAs => "spara som",
        Hint::Save => "spara",
        Hint::Restore => "återställ",
        Hint::Destroy => "radera för gott",
        Hint::EmptyTrash => "töm papperskorgen",
        Hint::Trash => "papperskorg",
        Hint::Discard => "spara inte",
        Hint::KeepComment => "behåll",
        Hint::Replay => "gör om",
        Hint::UndoDelete => "ångra",
        Hint::DeleteGame => "ta bort",
        Hint::StopReading => "stoppa",
        Hint::PlayTyped => "dra",
    }
}
