//! The effects that concern files, carried out through [`crate::storage`].

use super::command::{Command, Effect, LastGame};
use crate::storage::{GamesFolder, Settings, SettingsFile};

/// The files of the program.
#[derive(Debug)]
pub struct Files {
    /// Where the games are.
    pub games: GamesFolder,
    /// Where the settings are.
    pub settings: SettingsFile,
}

impl Files {
    /// The game in `last.txt`.
    pub fn last_game(&mut self) -> LastGame {
        match self.games.read_last() {
            Ok(saved) => Ok(saved.map(Box::new)),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Does what an effect asks of the files, with the settings as they are now. What came of it is a
    /// command again; effects that do not concern files do nothing here.
    pub fn carry_out(&mut self, effect: &Effect, settings: &Settings) -> Option<Command> {
        match effect {
            Effect::BeginGame => self.games.begin_game(),
            Effect::ContinueGame => self.games.continue_game(),
            Effect::Save(text) => return Some(self.save(text)),
            Effect::ReadLast(purpose) => {
                return Some(Command::LastRead(*purpose, self.last_game()));
            }
            Effect::SaveSettings => {
                let failed = self.settings.write(settings).err()?;
                return Some(Command::Failed(format!("Settings not saved: {failed}")));
            }
            Effect::Sound(_)
            | Effect::Copy(_)
            | Effect::Paste
            | Effect::ToggleFullScreen
            | Effect::Quit => {}
        }
        None
    }

    fn save(&mut self, text: &str) -> Command {
        match self.games.save(text) {
            Ok(path) => Command::Saved(path.display().to_string()),
            Err(error) => Command::SaveFailed(error.to_string()),
        }
    }
}
