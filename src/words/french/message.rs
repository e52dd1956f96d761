//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Promotion du pion en {square}\u{202f}:",
        Prompt::Draw(..) => {
            "{opponent}, <player:les Blancs proposent/les Noirs proposent/{player} propose> nulle. |D’accord\u{202f}?"
        }
        Prompt::Resign { .. } => "{player}, abandonnez-vous\u{202f}?|",
        Prompt::Claim(..) => "Nulle ({reason})\u{202f}? |Indiquez le coup qui la donne.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, vraiment {move}\u{202f}? |{reply} mène au mat."
        }
        Prompt::Sure { .. } => {
            "{player}, vraiment {move}\u{202f}? |La meilleure réponse est {reply}."
        }
        Prompt::TakeBack { .. } => {
            "{opponent}, <player:les Blancs veulent/les Noirs veulent/{player} veut> reprendre {move}. |D’accord\u{202f}?"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "reposer",
        Hint::Yes | Hint::UseEngine => "oui",
        Hint::No | Hint::NoClaim => "non",
        Hint::OfferDraw => "proposer",
        Hint::ClaimDraw => "réclamer",
        Hint::TypeMove => "saisir un coup",
        Hint::ShowMove => "montrer le coup",
        Hint::AllKeys => "touches",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "retour à la partie",
        Hint::Resume => "continuer",
        Hint::CloseReview | Hint::CloseLine => "fermer",
        Hint::Comment => "commenter",
        Hint::EditTags => "modifier",
        Hint::Marks => "noter",
        Hint::AnalyseGame => "analyser",
        Hint::PlayOn => "jouer d’ici",
        Hint::Slower => "moins vite",
        Hint::Faster => "plus vite",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "arrêter",
        Hint::Threat => "menace",
        Hint::PreviousMistake => "précédente",
        Hint::Practise => "s’exercer",
        Hint::NextMistake => "erreur suivante",
        Hint::SaveAs => "enregistrer sous",
        Hint::Save => "enregistrer",
        Hint::Restore => "restaurer",
        Hint::Destroy => "supprimer pour de bon",
        Hint::EmptyTrash => "vider la corbeille",
        Hint::Discard => "ignorer",
        Hint::KeepComment => "garder",
        Hint::NewLine => "nouvelle ligne",
        Hint::Redo => "rétablir",
        Hint::Replay => "rejouer",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "annuler",
        Hint::DeleteGame => "supprimer",
        Hint::StopReading => "arrêter",
        Hint::PlayTyped => "jouer",
    }
}
