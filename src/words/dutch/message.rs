//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Terugblik: {place}.",
        Message::FlagFallen(_) => "{player} ging door de vlag.",
        Message::Paused {
            suspended_for: None,
            ..
        } => "Pauze. {player} is aan zet.",
        Message::Paused { .. } => "De computer was {time} in slaapstand. Verder?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "{player} is aan zet.",
            (true, None) => "{player} staat schaak.",
            (false, Some(_)) => "{player} is aan zet. Remise door {reason}:",
            (true, Some(_)) => "{player} staat schaak. Remise door {reason}:",
        },
        Message::Analysing { left: None, .. } => "{engine} analyseert de partij: {done} van {all}.",
        Message::Analysing { .. } => "{engine} analyseert de partij: {done} van {all}, nog {left}.",
        Message::PlaysItself(_) => "Afspelen: {place}.",
        Message::ReadingList(_) => "Lezen: tot nu toe {games}.",
        Message::NoMatch(_) => "Geen partij gevonden met “{search}”.",
        Message::SeekingDuplicates => "Dubbele partijen worden gezocht.",
        Message::NoneLeft { .. } => "Geen partij voldoet hieraan: {all}.",
        Message::EmptyList(Source::Folder(_)) => "In {source} is nog geen partij opgeslagen.",
        Message::EmptyList(Source::Trash(_)) => "De prullenbak is leeg.",
        Message::EmptyList(_) => "{source} bevat geen partij.",
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
        Hint::Menu | Hint::OpenMenu => "menu",
        Hint::BackToGame => "naar de partij",
        Hint::Resume => "verder",
        Hint::Step => "bladeren",
        Hint::CloseReview | Hint::CloseLine => "sluiten",
        Hint::Comment => "commentaar",
        Hint::EditTags => "bewerken",
        Hint::Marks => "markeren",
        Hint::AnalyseGame => "analyseren",
        Hint::PlayOn => "verderspelen",
        Hint::UndoEdit => "ongedaan maken",
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
        Hint::Trash => "prullenbak",
        Hint::Discard => "niet opslaan",
        Hint::KeepComment => "bewaren",
        Hint::Replay => "opnieuw doen",
        Hint::UndoDelete => "ongedaan maken",
        Hint::DeleteGame => "verwijderen",
        Hint::StopReading => "stoppen",
        Hint::PlayTyped => "zetten",
    }
}
