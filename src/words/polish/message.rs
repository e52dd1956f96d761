//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Pion na {square} zamienia się w…",
        Prompt::Draw(..) => {
            "<player:Białe proponują/Czarne proponują/{player} proponuje> remis. |Zgoda<opponent://, {opponent}>?"
        }
        Prompt::Resign { .. } => {
            "<player:Czy białe poddają/Czy czarne poddają/{player}, poddajesz> partię?|"
        }
        Prompt::Claim(..) => "Remis ({reason})? |Podaj ruch, który go daje.",
        Prompt::Sure { mates: true, .. } => {
            "<player:Czy/Czy/{player}, czy> na pewno {move}? |{reply} prowadzi do mata."
        }
        Prompt::Sure { .. } => {
            "<player:Czy/Czy/{player}, czy> na pewno {move}? |Najlepsza odpowiedź to {reply}."
        }
        Prompt::TakeBack { .. } => {
            "<opponent:Czy/Czy/{opponent}, czy> <player:białe mogą/czarne mogą/{player} może> cofnąć {move}?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "odłóż",
        Hint::Yes | Hint::UseEngine => "tak",
        Hint::No | Hint::NoClaim => "nie",
        Hint::OfferDraw => "zaproponuj",
        Hint::ClaimDraw => "reklamuj",
        Hint::TypeMove => "wpisz ruch",
        Hint::ShowMove => "pokaż ruch",
        Hint::AllKeys => "klawisze",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "wróć do partii",
        Hint::Resume => "wznów",
        Hint::CloseReview | Hint::CloseLine => "zamknij",
        Hint::Comment => "komentarz",
        Hint::EditTags => "edytuj",
        Hint::Marks => "oznacz",
        Hint::AnalyseGame => "analizuj",
        Hint::PlayOn => "graj dalej",
        Hint::Slower => "wolniej",
        Hint::Faster => "szybciej",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "stop",
        Hint::Threat => "groźba",
        Hint::PreviousMistake => "poprzedni",
        Hint::Practise => "ćwicz",
        Hint::NextMistake => "następny błąd",
        Hint::SaveAs => "zapisz jako",
        Hint::Save => "zapisz",
        Hint::Restore => "przywróć",
        Hint::Destroy => "usuń na zawsze",
        Hint::EmptyTrash => "opróżnij kosz",
        Hint::Discard => "nie zapisuj",
        Hint::KeepComment => "zachowaj",
        Hint::NewLine => "nowy wiersz",
        Hint::Redo => "ponów",
        Hint::Replay => "ponów",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "cofnij",
        Hint::DeleteGame => "usuń",
        Hint::StopReading => "stop",
        Hint::PlayTyped => "zagraj",
    }
}
