//! The message line.

use crate::app::Hint;
use crate::words::Text;

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "put it back",
        Hint::Yes => "yes",
        Hint::No | Hint::NoClaim => "no",
        Hint::OfferDraw => "offer",
        Hint::ClaimDraw => "claim it",
        Hint::AllKeys => "all keys",
        Hint::Menu | Hint::OpenMenu => "menu",
        Hint::BackToGame => "back to the game",
        Hint::Resume => "resume",
        Hint::Step => "step",
        Hint::CloseReview | Hint::CloseLine => "close",
        Hint::Comment => "comment",
        Hint::GlyphGood => "good",
        Hint::GlyphBad => "bad",
        Hint::PlayOn => "play on",
        Hint::UndoEdit => "undo",
        Hint::Slower => "slower",
        Hint::Faster => "faster",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis | Hint::EndAnalysis => "stop",
        Hint::PreviousMistake => "previous",
        Hint::NextMistake => "next mistake",
        Hint::SaveAs => "save as",
        Hint::Save => "save",
        Hint::Restore => "restore",
        Hint::Trash => "trash",
        Hint::Discard => "leave",
        Hint::KeepComment => "keep",
        Hint::UndoDelete => "undo",
        Hint::DeleteGame => "delete",
        Hint::StopReading => "stop",
        Hint::PlayTyped => "play",
    }
}
