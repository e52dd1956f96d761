//! The choices of the start screen, one of which has the focus.

use super::StartCommand;
use crate::app::effect::Effect;
use crate::app::now::Now;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;
use crate::app::{App, Command};

impl App {
    /// The commands of the start screen's choices, from top to bottom.
    pub fn start_choices(&self) -> Vec<Command> {
        let mut choices = vec![StartCommand::NewGame];
        match &self.last {
            last if !last.is_there() => {}
            last if last.is_unfinished() && !self.is_last_elsewhere() => {
                choices.extend([StartCommand::Continue, StartCommand::LoadLast]);
            }
            _ => choices.push(StartCommand::LoadLast),
        }
        choices.extend([StartCommand::Library, StartCommand::SetUp]);
        let choices = choices.into_iter().map(Command::Start);
        choices
            .chain([Command::Settings(SettingsCommand::Show)])
            .collect()
    }

    /// The index of the choice that has the focus; 0 if that choice is no longer there.
    pub fn focused_choice(&self) -> usize {
        let choices = self.start_choices();
        let focused = choices.iter().position(|it| *it == self.start_focus);
        focused.unwrap_or(0)
    }

    pub(in crate::app) fn focus_choice(&mut self, step: Step) {
        let choices = self.start_choices();
        let next = step.from(self.focused_choice(), choices.len().saturating_sub(1));
        if let Some(command) = choices.get(next) {
            self.start_focus = command.clone();
        }
    }

    pub(in crate::app) fn run_focused_choice(&mut self, now: Now) -> Vec<Effect> {
        let choices = self.start_choices();
        match choices.get(self.focused_choice()) {
            Some(command) => self.apply(command.clone(), now),
            None => Vec::new(),
        }
    }
}
