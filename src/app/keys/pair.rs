//! Commands that stand in one row of the overview of keys.

use crate::app::big_clock::ClockCommand;
use crate::app::board::BoardCommand;
use crate::app::chooser::ChooserCommand;
use crate::app::command::Command;
use crate::app::library::LibraryCommand;
use crate::app::play::PlayCommand;
use crate::app::players::PlayersCommand;
use crate::app::position::PositionCommand;
use crate::app::review::{OpeningsCommand, ReviewCommand};
use crate::app::start::StartCommand;
use crate::app::step::Step;

/// Commands that belong together, mostly two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyPair {
    /// The previous and the next position.
    Positions,
    /// The first and the last position.
    Ends,
    /// Yes and no.
    Answers,
    /// Back by a move of the game, and forwards again.
    Takebacks,
    /// Threatened pieces shown, and warnings.
    Help,
    /// The lines of the start screen above and below.
    Choices,
    /// The lines of a game above and below.
    Lines,
    /// The previous and the next comment or mark.
    Annotated,
    /// Slower and faster.
    Paces,
    /// The previous and the next mistake.
    Mistakes,
    /// The rows of a list above and below.
    Rows,
    /// The previous and the next page of a list.
    Pages,
    /// The first and the last row of a list.
    RowEnds,
    /// The tabs of the library, of which there are more than two.
    Tabs,
}

impl KeyPair {
    /// The pair that a command belongs to.
    pub(super) fn of(command: &Command) -> Option<KeyPair> {
        match command {
            Command::Board(BoardCommand::Show(step)) => match step {
                Step::Back | Step::Forward => Some(KeyPair::Positions),
                Step::First | Step::Last => Some(KeyPair::Ends),
                Step::To(_) => None,
            },
            Command::Play(PlayCommand::Answer(_)) | Command::Clock(ClockCommand::Answer(_)) => {
                Some(KeyPair::Answers)
            }
            Command::Play(PlayCommand::TakeBack | PlayCommand::Replay) => Some(KeyPair::Takebacks),
            Command::Play(PlayCommand::Help(_)) => Some(KeyPair::Help),
            Command::Start(StartCommand::Focus(_)) => Some(KeyPair::Choices),
            Command::Review(command) => KeyPair::of_review(*command),
            Command::Library(LibraryCommand::StepRow(step))
            | Command::Players(PlayersCommand::Choose(step))
            | Command::Position(PositionCommand::Row(step)) => match step {
                Step::Back | Step::Forward => Some(KeyPair::Rows),
                Step::First | Step::Last => Some(KeyPair::RowEnds),
                Step::To(_) => None,
            },
            Command::Position(PositionCommand::Page(_)) => Some(KeyPair::Pages),
            Command::Library(LibraryCommand::ShowTab(_)) => Some(KeyPair::Tabs),
            Command::Library(LibraryCommand::Show(_)) => Some(KeyPair::Positions),
            Command::Library(LibraryCommand::StepPage(_))
            | Command::Players(PlayersCommand::Turn(_))
            | Command::Choose(ChooserCommand::Page(_)) => Some(KeyPair::Pages),
            Command::Choose(ChooserCommand::Step(_)) => Some(KeyPair::Rows),
            _ => None,
        }
    }

    fn of_review(command: ReviewCommand) -> Option<KeyPair> {
        use ReviewCommand::*;
        match command {
            PreviousLine | NextLine => Some(KeyPair::Lines),
            PreviousAnnotated | NextAnnotated => Some(KeyPair::Annotated),
            Slower | Faster => Some(KeyPair::Paces),
            PreviousMistake | NextMistake => Some(KeyPair::Mistakes),
            Openings(OpeningsCommand::Row(_)) => Some(KeyPair::Rows),
            _ => None,
        }
    }
}
