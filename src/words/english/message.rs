//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

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
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "back to the game",
        Hint::Resume => "resume",
        Hint::CloseReview | Hint::CloseLine => "close",
        Hint::Comment => "comment",
        Hint::EditTags => "edit",
        Hint::Marks => "mark",
        Hint::AnalyseGame => "analyse",
        Hint::PlayOn => "play on",
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
        Hint::Discard => "discard",
        Hint::KeepComment => "keep",
        Hint::NewLine => "new line",
        Hint::Redo => "redo",
        Hint::Replay => "play it again",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "undo",
        Hint::DeleteGame => "delete",
        Hint::StopReading => "stop",
        Hint::PlayTyped => "play",
    }
}
