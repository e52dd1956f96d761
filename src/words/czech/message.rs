//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Pěšec na {square} se promění v…",
        Prompt::Draw(..) => "{player} nabízí remízu. |Přijímáte?",
        Prompt::Resign { .. } => "<player:Vzdává bílý/Vzdává černý/{player}, vzdáváte> partii?|",
        Prompt::Claim(..) => "Remíza ({reason})? |Zadejte tah, kterým vznikne.",
        Prompt::Sure { mates: true, .. } => {
            "<player:Opravdu/Opravdu/{player}, opravdu> {move}? |{reply} vede k matu."
        }
        Prompt::Sure { .. } => {
            "<player:Opravdu/Opravdu/{player}, opravdu> {move}? |Nejlepší odpověď je {reply}."
        }
        Prompt::TakeBack { .. } => "Smí <player:bílý/černý/{player}> vrátit tah {move}?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "položit zpět",
        Hint::Yes | Hint::UseEngine => "ano",
        Hint::No | Hint::NoClaim => "ne",
        Hint::OfferDraw => "nabídnout",
        Hint::ClaimDraw => "reklamovat",
        Hint::TypeMove => "napsat tah",
        Hint::ShowMove => "ukázat tah",
        Hint::AllKeys => "klávesy",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "zpět do partie",
        Hint::Resume => "pokračovat",
        Hint::CloseReview | Hint::CloseLine => "zavřít",
        Hint::Comment => "komentář",
        Hint::EditTags => "upravit",
        Hint::Marks => "označit",
        Hint::AnalyseGame => "analyzovat",
        Hint::PlayOn => "hrát dál",
        Hint::Slower => "pomaleji",
        Hint::Faster => "rychleji",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "stop",
        Hint::Threat => "hrozba",
        Hint::PreviousMistake => "předchozí",
        Hint::Practise => "procvičit",
        Hint::NextMistake => "další chyba",
        Hint::SaveAs => "uložit jako",
        Hint::Save => "uložit",
        Hint::Restore => "obnovit",
        Hint::Destroy => "smazat natrvalo",
        Hint::EmptyTrash => "vysypat koš",
        Hint::Discard => "neukládat",
        Hint::KeepComment => "uložit",
        Hint::NewLine => "nový řádek",
        Hint::Redo => "znovu",
        Hint::Replay => "zopakovat",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "zpět",
        Hint::DeleteGame => "smazat",
        Hint::StopReading => "stop",
        Hint::PlayTyped => "zahrát",
    }
}
