//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Den Bauern auf {square} umwandeln in\u{a0}…",
        Prompt::Draw(..) => "{opponent}, {player} bietet Remis an. |Nimmst du an?",
        Prompt::Resign { .. } => "{player}, gibst du auf?|",
        Prompt::Claim(..) => "Remis durch {reason}? |Gib den Zug dafür ein.",
        Prompt::Sure { mates: true, .. } => "{player}, wirklich {move}? |{reply} führt zum Matt.",
        Prompt::Sure { .. } => "{player}, wirklich {move}? |Die beste Antwort ist {reply}.",
        Prompt::TakeBack { .. } => "{opponent}, darf {player} {move} zurücknehmen?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "zurückstellen",
        Hint::Yes | Hint::UseEngine => "ja",
        Hint::No | Hint::NoClaim => "nein",
        Hint::OfferDraw => "anbieten",
        Hint::ClaimDraw => "reklamieren",
        Hint::TypeMove => "Zug eingeben",
        Hint::ShowMove => "Zug zeigen",
        Hint::AllKeys => "alle Tasten",
        Hint::OpenMenu => "Menü",
        Hint::BackToGame => "zur Partie",
        Hint::Resume => "weiter",
        Hint::CloseReview | Hint::CloseLine => "schließen",
        Hint::Comment => "Kommentar",
        Hint::EditTags => "bearbeiten",
        Hint::Marks => "bewerten",
        Hint::AnalyseGame => "analysieren",
        Hint::PlayOn => "weiterspielen",
        Hint::Slower => "langsamer",
        Hint::Faster => "schneller",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "anhalten",
        Hint::Threat => "Drohung",
        Hint::PreviousMistake => "voriger",
        Hint::Practise => "üben",
        Hint::NextMistake => "nächster Fehler",
        Hint::SaveAs => "speichern unter",
        Hint::Save => "speichern",
        Hint::Restore => "zurückholen",
        Hint::Destroy => "endgültig löschen",
        Hint::EmptyTrash => "Papierkorb leeren",
        Hint::Discard => "verwerfen",
        Hint::KeepComment => "behalten",
        Hint::NewLine => "neue Zeile",
        Hint::Redo => "wiederherstellen",
        Hint::Replay => "erneut spielen",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "rückgängig",
        Hint::DeleteGame => "löschen",
        Hint::StopReading => "anhalten",
        Hint::PlayTyped => "ziehen",
    }
}
