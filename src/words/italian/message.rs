//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Posizione mostrata: {place}.",
        Message::FlagFallen(_) => "<player:Il Bianco/Il Nero/{player}> ha esaurito il tempo.",
        Message::Paused {
            suspended_for: None,
            ..
        } => "In pausa. Muove <player:il Bianco/il Nero/{player}>.",
        Message::Paused { .. } => "Il computer è rimasto in standby per {time}. Continuare?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "Muove <player:il Bianco/il Nero/{player}>.",
            (true, None) => "<player:Il Bianco/Il Nero/{player}> è sotto scacco.",
            (false, Some(_)) => "Muove <player:il Bianco/il Nero/{player}>. Patta ({reason}):",
            (true, Some(_)) => {
                "<player:Il Bianco/Il Nero/{player}> è sotto scacco. Patta ({reason}):"
            }
        },
        Message::Analysing { left: None, .. } => "{engine} analizza la partita: {done} di {all}.",
        Message::Analysing { .. } => {
            "{engine} analizza la partita: {done} di {all}, ancora {left}."
        }
        Message::PlaysItself(_) => "Riproduzione: {place}.",
        Message::ReadingList(_) => "Caricamento: {games} finora.",
        Message::NoMatch(_) => "Nessuna partita trovata per «{search}».",
        Message::SeekingDuplicates => "Ricerca dei doppioni.",
        Message::NoneLeft { .. } => "Nessuna partita soddisfa tutti i criteri: {all}.",
        Message::EmptyList(Source::Folder(_)) => "Nessuna partita ancora salvata in {source}.",
        Message::EmptyList(Source::Trash(_)) => "Il cestino è vuoto.",
        Message::EmptyList(_) => "Nessuna partita trovata ({source}).",
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
        Hint::Menu | Hint::OpenMenu => "menu",
        Hint::BackToGame => "torna alla partita",
        Hint::Resume => "continua",
        Hint::Step => "scorri",
        Hint::CloseReview | Hint::CloseLine => "chiudi",
        Hint::Comment => "commenta",
        Hint::EditTags => "modifica",
        Hint::Marks => "segna",
        Hint::AnalyseGame => "analizza",
        Hint::PlayOn => "gioca da qui",
        Hint::UndoEdit => "annulla",
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
        Hint::Trash => "cestino",
        Hint::Discard => "non salvare",
        Hint::KeepComment => "salva",
        Hint::Replay => "rifai",
        Hint::UndoDelete => "annulla",
        Hint::DeleteGame => "elimina",
        Hint::StopReading => "ferma",
        Hint::PlayTyped => "gioca",
    }
}
