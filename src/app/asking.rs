//! What is heeded while a question is open: its answers, and the moves of the side to move. A move withdraws an offer.

use super::App;
use super::board::BoardCommand;
use super::command::Command;
use super::file_command::FileCommand;
use super::play::PlayCommand;
use crate::game::Question;

impl App {
    /// Whether an open question has to be answered before this command.
    pub(super) fn waits_for_answer_before(&self, command: &Command) -> bool {
        let Some(live) = self.live_game() else {
            return false;
        };
        let Some(question) = live.game().question() else {
            return false;
        };
        // A claim is answered by its move, or turned into an offer.
        let is_claim = matches!(question, Question::Claim(..));
        match command {
            Command::Play(
                PlayCommand::Answer(_)
                | PlayCommand::ShowResult
                | PlayCommand::CloseResult
                | PlayCommand::PlaceResult(_),
            ) => false,
            Command::Play(PlayCommand::Draw) => !is_claim,
            Command::Play(_) | Command::Board(BoardCommand::Show(_)) => true,
            Command::File(FileCommand::Paste) => live.input().typed().is_none(),
            Command::Board(_)
            | Command::Form(_)
            | Command::ScrollTo(_)
            | Command::Escape
            | Command::Quit => false,
            _ => command.is_of_player(),
        }
    }
}
