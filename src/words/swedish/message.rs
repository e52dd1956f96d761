//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

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
        Hint::OpenMenu => "meny",
        Hint::BackToGame => "till partiet",
        Hint::Resume => "fortsätt",
        Hint::CloseReview | Hint::CloseLine => "stäng",
        Hint::Comment => "kommentar",
        Hint::EditTags => "ändra",
        Hint::Marks => "märk",
        Hint::AnalyseGame => "analysera",
        Hint::PlayOn => "spela vidare",
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
        Hint::Discard => "spara inte",
        Hint::KeepComment => "behåll",
        Hint::NewLine => "ny rad",
        Hint::Redo => "gör om",
        Hint::Replay => "gör om",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "ångra",
        Hint::DeleteGame => "ta bort",
        Hint::StopReading => "stoppa",
        Hint::PlayTyped => "dra",
    }
}
