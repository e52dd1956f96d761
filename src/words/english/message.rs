//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Looking back at {place}.",
        Message::FlagFallen(_) => "{player} ran out of time.",
        Message::Paused {
            suspended_for: None,
            ..
        } => "Paused. {player} to move.",
        Message::Paused { .. } => "The computer was asleep for {time}. Resume?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "{player} to move.",
            (true, None) => "{player} is in check.",
            (false, Some(_)) => "{player} to move. A draw by {reason}:",
            (true, Some(_)) => "{player} is in check. A draw by {reason}:",
        },
        Message::Analysing { left: None, .. } => "{engine} analyses the game: {done} of {all}.",
        Message::Analysing { .. } => "{engine} analyses the game: {done} of {all}, {left} left.",
        Message::PlaysItself(_) => "Playing: {place}.",
        Message::ReadingList(_) => "Reading: {games} so far.",
        Message::NoMatch(_) => "No game matches “{search}”.",
        Message::SeekingDuplicates => "Looking for duplicates.",
        Message::NoneLeft { .. } => "No game fits all of this: {all}.",
        Message::EmptyList(Source::Folder(_)) => "No game has been saved in {source} yet.",
        Message::EmptyList(Source::Trash(_)) => "The trash is empty.",
        Message::EmptyList(_) => "There is no game in {source}.",
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
        Prompt::Promotion(..) => "Promote the pawn on {square} to…",
        Prompt::Draw(..) => "{opponent}, {player} offers a draw. |Do you accept?",
        Prompt::Resign { .. } => "{player}, do you resign?|",
        Prompt::Claim(..) => "A draw by {reason}? |Enter the move for it.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, are you sure about {move}? |{reply} leads to mate."
        }
        Prompt::Sure { .. } => "{player}, are you sure about {move}? |The best answer is {reply}.",
        Prompt::TakeBack { .. } => "{opponent}, may {player} take back {move}?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "put it back",
        Hint::Yes | Hint::UseEngine => "yes",
        Hint::No | Hint::NoClaim => "no",
        Hint::OfferDraw => "offer",
        Hint::ClaimDraw => "claim it",
        Hint::TypeMove => "type a move",
        Hint::ShowMove => "show the move",
        Hint::AllKeys => "all keys",
        Hint::Menu | Hint::OpenMenu => "menu",
        Hint::BackToGame => "back to the game",
        Hint::Resume => "resume",
        Hint::Step => "step",
        Hint::CloseReview | Hint::CloseLine => "close",
        Hint::Comment => "comment",
        Hint::EditTags => "edit",
        Hint::Marks => "mark",
        Hint::AnalyseGame => "analyse",
        Hint::PlayOn => "play on",
        Hint::UndoEdit => "undo",
        Hint::Slower => "slower",
        Hint::Faster => "faster",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "stop",
        Hint::Threat => "threat",
        Hint::PreviousMistake => "previous",
        Hint::Practise => "practise",
        Hint::NextMistake => "next mistake",
        Hint::SaveAs => "save as",
        Hint::Save => "save",
        Hint::Restore => "restore",
        Hint::Destroy => "delete for good",
        Hint::EmptyTrash => "empty the trash",
        Hint::Trash => "trash",
        Hint::Discard => "discard",
        Hint::KeepComment => "keep",
        Hint::Replay => "play it again",
        Hint::UndoDelete => "undo",
        Hint::DeleteGame => "delete",
        Hint::StopReading => "stop",
        Hint::PlayTyped => "play",
    }
}
