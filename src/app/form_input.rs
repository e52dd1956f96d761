//! Input in forms, and in the text lines of the screens.

use super::board::BoardCommand;
use super::effect::Effect;
use super::forms::{Edit, EntryFault, FieldId, Form, FormCommand, Motion, Widget};
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::{App, Screen};

/// A number that nobody can predict: the millisecond.
pub(super) fn lot(now: Now) -> u32 {
    now.wall.and_utc().timestamp_millis().rem_euclid(960) as u32
}

/// A number for the moves of the program, another one in each game.
pub(super) fn seed(now: Now) -> u32 {
    now.wall.and_utc().timestamp_millis() as u32
}

/// The field that a click opens to be filled in: what is typed next goes there, and it is in sight.
fn opened_by(command: &FormCommand) -> Option<FieldId> {
    match command {
        FormCommand::Choose(FieldId::QuickChoice, _) => Some(FieldId::Clock),
        FormCommand::Choose(FieldId::Match, _) => Some(FieldId::MatchLength),
        _ => None,
    }
}

impl App {
    /// Applies a command to the topmost form, or to the text line edited on the screen.
    pub(super) fn update_form(&mut self, command: FormCommand, now: Now) -> Vec<Effect> {
        match command {
            FormCommand::CopyText => self.copy_text(),
            FormCommand::CutText => {
                let effects = self.copy_text();
                if !effects.is_empty() {
                    self.change_field(FormCommand::Edit(Edit::Insert(String::new())));
                }
                effects
            }
            FormCommand::CompletePath => self.complete_path(),
            FormCommand::Activate => self.activate(now),
            FormCommand::Submit => self.submit(now),
            FormCommand::SwapPlayers
            | FormCommand::RollNumber
            | FormCommand::AddStage(_)
            | FormCommand::RemoveStage(..) => {
                match self.dialogs.last_mut() {
                    Some(Dialog::NewGame(new_game)) => {
                        new_game.press(command, lot(now), &self.settings);
                    }
                    Some(Dialog::ClockTimes(times)) => times.press(command),
                    _ => {}
                }
                Vec::new()
            }
            _ => self.change_field(command),
        }
    }

    /// Changes a form or a line. If the line is too short for an insertion, says so.
    pub(super) fn change_field(&mut self, command: FormCommand) -> Vec<Effect> {
        let room = match &command {
            FormCommand::Edit(edit) => self.room_exceeded_by(edit),
            _ => None,
        };
        let effects = if self.dialogs.is_empty() {
            self.edit_line(command)
        } else {
            self.change_form(command)
        };
        if let Some(room) = room {
            match self.dialogs.last_mut().and_then(Dialog::form_mut) {
                Some(form) => form.fault = Some(EntryFault::NoRoom(room)),
                None => self.notice = Some(Notice::NoRoom(room)),
            }
        }
        effects
    }

    /// The capacity of the edited line, if an edit exceeds it.
    fn room_exceeded_by(&self, edit: &Edit) -> Option<usize> {
        let field = self.edited_text()?;
        field.overflows(edit).then_some(field.room())
    }

    /// Changes the text line edited on the screen itself.
    fn edit_line(&mut self, command: FormCommand) -> Vec<Effect> {
        let edit = match command {
            FormCommand::Edit(edit) => edit,
            FormCommand::PlaceCaret { place, select, .. } => {
                if let Screen::Library(library) = &mut self.screen {
                    library.begin_search();
                }
                let to = Motion::To(place);
                Edit::Move { to, select }
            }
            _ => return Vec::new(),
        };
        match &mut self.screen {
            Screen::Library(library) => return library.edit_search(edit),
            Screen::Play(live) => live.edit_typed(edit),
            Screen::Review(review) => review.edit_typed(edit),
            Screen::Practice(_) => self.edit_practice_move(edit),
            Screen::Start | Screen::Clock(_) | Screen::Position(_) => {}
        }
        Vec::new()
    }

    fn change_form(&mut self, command: FormCommand) -> Vec<Effect> {
        let Some(form) = self.dialogs.last_mut().and_then(Dialog::form_mut) else {
            return Vec::new();
        };
        let typed = matches!(&command, FormCommand::Edit(Edit::Insert(text)) if !text.is_empty());
        let chooses = matches!(
            command,
            FormCommand::Choose(..) | FormCommand::StepChoice(_) | FormCommand::Activate
        );
        let opens = opened_by(&command).filter(|&field| form.field(field).is_none());
        form.update(command);
        if chooses && form.focus == FieldId::Engine {
            self.analysis.engine_chosen();
        }
        match self.dialogs.last_mut() {
            Some(Dialog::NewGame(new_game)) => {
                new_game.revise(&self.settings);
                if let Some(field) = opens {
                    new_game.form.focus_on(field);
                }
                if typed {
                    let known = self.settings.names.iter();
                    new_game.suggest(known.chain(&self.overview.players));
                }
            }
            Some(Dialog::Editor(editor)) => editor.revise(),
            Some(Dialog::Open(chooser)) => return chooser.revise(),
            Some(Dialog::Tags(tags)) => tags.form.fault = None,
            Some(Dialog::ClockTimes(times)) => times.revise(),
            Some(Dialog::Settings(_)) => return self.revise_settings(),
            Some(Dialog::Player(_) | Dialog::Menu { .. } | Dialog::Keys { .. }) | None => {}
        }
        Vec::new()
    }

    /// Copies the selected text to the clipboard.
    fn copy_text(&mut self) -> Vec<Effect> {
        let selected = self.edited_text().map(|field| field.selected().to_string());
        let selected = selected.filter(|text| !text.is_empty());
        selected.map(Effect::Copy).into_iter().collect()
    }

    /// Presses the focused button; any other field takes its next state.
    fn activate(&mut self, now: Now) -> Vec<Effect> {
        let form = self.dialogs.last().and_then(Dialog::form);
        match form.and_then(Form::focused_widget) {
            Some(Widget::Button { command, .. }) => self.apply(command.clone(), now),
            _ => self.change_field(FormCommand::Activate),
        }
    }

    /// Submits the topmost form, or plays the typed move.
    fn submit(&mut self, now: Now) -> Vec<Effect> {
        match self.dialogs.last_mut() {
            Some(Dialog::Editor(_)) => self.submit_position(),
            Some(Dialog::NewGame(new_game)) => {
                let new_game = new_game.clone();
                self.start_game(new_game, now)
            }
            Some(Dialog::Open(chooser)) => {
                let action = chooser.submit();
                self.choose_file(action, now)
            }
            Some(Dialog::Tags(_)) => self.submit_tags(now),
            Some(Dialog::Player(_)) => self.submit_player(),
            Some(Dialog::ClockTimes(_)) => self.submit_times(now),
            Some(Dialog::Settings(_)) => self.submit_settings(),
            Some(Dialog::Menu { .. } | Dialog::Keys { .. }) => Vec::new(),
            None => match &mut self.screen {
                Screen::Review(review) => {
                    let update = review.submit(&self.settings, now);
                    self.apply_review_update(update, now)
                }
                _ => self.use_board(BoardCommand::PlayTyped, now),
            },
        }
    }
}
