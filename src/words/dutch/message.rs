//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Pion op {square} wordt…",
        Prompt::Draw(..) => "{opponent}, {player} biedt remise aan. |Ga je akkoord?",
        Prompt::Resign { .. } => "{player}, geef je op?|",
        Prompt::Claim(..) => "Remise door {reason}? |Voer de zet in.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, weet je het zeker: {move}? |{reply} leidt tot mat."
        }
        Prompt::Sure { .. } => {
            "{player}, weet je het zeker: {move}? |Het beste antwoord is {reply}."
        }
        Prompt::TakeBack { .. } => "{opponent}, mag {player} {move} terugnemen?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "terugzetten",
        Hint::Yes | Hint::UseEngine => "ja",
        Hint::No | Hint::NoClaim => "nee",
        Hint::OfferDraw => "aanbieden",
        Hint::ClaimDraw => "claimen",
        Hint::TypeMove => "zet typen",
        Hint::ShowMove => "zet tonen",
        Hint::AllKeys => "alle toetsen",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "naar de partij",
        Hint::Resume => "verder",
        Hint::CloseReview | Hint::CloseLine => "sluiten",
        Hint::Comment => "commentaar",
        Hint::EditTags => "bewerken",
        Hint::Marks => "markeren",
        Hint::AnalyseGame => "analyseren",
        Hint::PlayOn => "verderspelen",
        Hint::Slower => "langzamer",
        Hint::Faster => "sneller",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "stoppen",
        Hint::Threat => "dreiging",
        Hint::PreviousMistake => "vorige",
        Hint::Practise => "oefenen",
        Hint::NextMistake => "volgende fout",
        Hint::SaveAs => "opslaan als",
        Hint::Save => "opslaan",
        Hint::Restore => "terugzetten",
        Hint::Destroy => "voorgoed wissen",
        Hint::EmptyTrash => "prullenbak legen",
        Hint::Discard => "niet opslaan",
        Hint::KeepComment => "bewaren",
        Hint::NewLine => "nieuwe regel",
        Hint::Redo => "opnieuw doen",
        Hint::Replay => "opnieuw doen",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "ongedaan maken",
        Hint::DeleteGame => "verwijderen",
        Hint::StopReading => "stoppen",
        Hint::PlayTyped => "zetten",
    }
}
