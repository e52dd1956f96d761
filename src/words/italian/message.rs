//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Promuovi il pedone in {square} a…",
        Prompt::Draw(..) => {
            "{opponent}, <player:il Bianco/il Nero/{player}> propone patta. |Accetti?"
        }
        Prompt::Resign { .. } => "{player}, abbandoni?|",
        Prompt::Claim(..) => "Patta ({reason})? |Indica la mossa che la dà.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, giochi davvero {move}? |{reply} porta al matto."
        }
        Prompt::Sure { .. } => "{player}, giochi davvero {move}? |La risposta migliore è {reply}.",
        Prompt::TakeBack { .. } => {
            "{opponent}, <player:il Bianco/il Nero/{player}> può ritirare {move}?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "rimetti",
        Hint::Yes | Hint::UseEngine => "sì",
        Hint::No | Hint::NoClaim => "no",
        Hint::OfferDraw => "proponi",
        Hint::ClaimDraw => "richiedi",
        Hint::TypeMove => "scrivi la mossa",
        Hint::ShowMove => "mostra la mossa",
        Hint::AllKeys => "tasti",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "torna alla partita",
        Hint::Resume => "continua",
        Hint::CloseReview | Hint::CloseLine => "chiudi",
        Hint::Comment => "commenta",
        Hint::EditTags => "modifica",
        Hint::Marks => "segna",
        Hint::AnalyseGame => "analizza",
        Hint::PlayOn => "gioca da qui",
        Hint::Slower => "più lento",
        Hint::Faster => "più veloce",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "ferma",
        Hint::Threat => "minaccia",
        Hint::PreviousMistake => "precedente",
        Hint::Practise => "esercitati",
        Hint::NextMistake => "errore seguente",
        Hint::SaveAs => "salva con nome",
        Hint::Save => "salva",
        Hint::Restore => "ripristina",
        Hint::Destroy => "elimina per sempre",
        Hint::EmptyTrash => "svuota il cestino",
        Hint::Discard => "non salvare",
        Hint::KeepComment => "salva",
        Hint::NewLine => "nuova riga",
        Hint::Redo => "ripeti",
        Hint::Replay => "rifai",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "annulla",
        Hint::DeleteGame => "elimina",
        Hint::StopReading => "ferma",
        Hint::PlayTyped => "gioca",
    }
}
