//! Applies commands: each goes to the folder of its subject.

use super::board::BoardCommand;
use super::command::Command;
use super::editor::EditorCommand;
use super::effect::Effect;
use super::errand::Listing;
use super::library::{LibraryCommand, Next, Update};
use super::menu::{Dialog, MenuCommand};
use super::notice::Notice;
use super::now::Now;
use super::play::{PlayCommand, Turn, Turned};
use super::review::{NextStep, Origin, Outcome, ReviewCommand};
use super::settings::{self, SettingsCommand};
use super::{App, Screen};
use crate::sound::Sound;
use crate::storage::{Seating, Settings};

impl App {
    /// The effects to run when the start screen opens: counting the saved games.
    pub fn begin(&self) -> Vec<Effect> {
        match self.screen {
            Screen::Start => vec![Effect::List(Listing::Count)],
            Screen::Play(_) | Screen::Review(_) | Screen::Library(_) => Vec::new(),
        }
    }

    /// Applies a command and returns the effects to carry out.
    pub fn update(&mut self, command: Command, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_time(now);
        if command.begins_something() {
            self.notice = None;
        }
        effects.extend(self.carry_out(command, now));
        effects
    }

    fn carry_out(&mut self, command: Command, now: Now) -> Vec<Effect> {
        match command {
            Command::Start(command) => self.start(command, now),
            Command::Board(command) => self.use_board(command, now),
            Command::Play(command) => self.play(command, now),
            Command::Review(command) => self.review_with(command, now),
            Command::Library(command) => self.browse(command, now),
            Command::Editor(command) => self.arrange(command, now),
            Command::Form(command) => self.fill_in(command, now),
            Command::Menu(command) => self.use_menu(command, now),
            Command::Settings(command) => self.change_setting(command),
            Command::File(command) => self.exchange(command),
            Command::Flip => self.flip(now),
            Command::ScrollTo(row) => self.scroll_to(row),
            Command::Escape => self.escape(now),
            Command::Quit => self.quit(now),
            Command::Tick => Vec::new(),
            Command::Reply(reply) => self.hear(reply, now),
        }
    }

    pub(super) fn use_board(&mut self, command: BoardCommand, now: Now) -> Vec<Effect> {
        if command == BoardCommand::TypeMove {
            self.close_menu();
        }
        let flipped = self.is_flipped(now.time);
        match &mut self.screen {
            Screen::Start | Screen::Library(_) => Vec::new(),
            Screen::Play(table) => {
                let turned = Turn::new(table, &self.settings, flipped, now).board(command);
                self.turned(turned)
            }
            Screen::Review(review) => {
                let outcome = review.use_board(command, &self.settings, flipped, now);
                self.reviewed(outcome, now)
            }
        }
    }

    pub(super) fn play(&mut self, command: PlayCommand, now: Now) -> Vec<Effect> {
        match command {
            PlayCommand::Replay | PlayCommand::Pause | PlayCommand::GiveTime => self.close_menu(),
            PlayCommand::Draw
            | PlayCommand::Resign
            | PlayCommand::Answer(_)
            | PlayCommand::TakeBack => {}
        }
        let flipped = self.is_flipped(now.time);
        let Screen::Play(table) = &mut self.screen else {
            return Vec::new();
        };
        let turned = Turn::new(table, &self.settings, flipped, now).play(command);
        self.turned(turned)
    }

    /// Applies the result of a command in the game in progress.
    fn turned(&mut self, turned: Turned) -> Vec<Effect> {
        let Turned {
            notice,
            changed,
            sound,
        } = turned;
        let text = self.table().filter(|_| changed);
        let saved = text.map(|table| Effect::Save(table.game().to_text()));
        self.notice = notice.or(self.notice.take());
        // The sound goes first, since saving can take a while.
        let sound = sound.and_then(|sound| self.heard(sound));
        sound.into_iter().chain(saved).collect()
    }

    fn review_with(&mut self, command: ReviewCommand, now: Now) -> Vec<Effect> {
        self.close_menu();
        let Screen::Review(review) = &mut self.screen else {
            return Vec::new();
        };
        let outcome = review.update(command, &self.settings, now);
        self.reviewed(outcome, now)
    }

    /// Applies the result of a command in a review.
    pub(super) fn reviewed(&mut self, outcome: Outcome, now: Now) -> Vec<Effect> {
        let Outcome {
            mut effects,
            notice,
            sound,
            next,
        } = outcome;
        self.notice = notice.or(self.notice.take());
        effects.extend(sound.and_then(|sound| self.heard(sound)));
        match next {
            None => {}
            Some(NextStep::PlayOn) => self.choose_game_from_here(),
            Some(NextStep::EditTags) => self.open_tags(),
            Some(NextStep::Picture) => effects.extend(self.ask_for_picture()),
            Some(NextStep::Leave) => effects.extend(self.leave_review(now)),
        }
        effects
    }

    fn browse(&mut self, command: LibraryCommand, now: Now) -> Vec<Effect> {
        let trouble = self.saving.trouble().cloned();
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        let update = library.update(command, now.time, trouble);
        self.browsed(update, now)
    }

    /// Applies the result of a command in the library.
    pub(super) fn browsed(&mut self, update: Update, now: Now) -> Vec<Effect> {
        let Update {
            mut effects,
            notice,
            next,
        } = update;
        self.notice = notice.or(self.notice.take());
        match next {
            None => {}
            Some(Next::Review { game, place }) => {
                let origin = place.map_or(Origin::Elsewhere, Origin::Folder);
                self.open_review(game, origin);
            }
            Some(Next::Resume { game, place }) => {
                effects.extend(self.resume_listed(*game, place, now));
            }
        }
        effects
    }

    fn arrange(&mut self, command: EditorCommand, now: Now) -> Vec<Effect> {
        let flipped = self.is_flipped(now.time);
        if let Some(Dialog::Editor(editor)) = self.dialogs.last_mut() {
            editor.update(command, flipped);
        }
        Vec::new()
    }

    fn use_menu(&mut self, command: MenuCommand, now: Now) -> Vec<Effect> {
        match command {
            MenuCommand::Open => self.open_menu(),
            MenuCommand::ChooseLine(step) => self.choose_line(step),
            MenuCommand::TakeLine => return self.take_line(now),
            MenuCommand::AllKeys => self.toggle_keys(),
        }
        Vec::new()
    }

    fn change_setting(&mut self, command: SettingsCommand) -> Vec<Effect> {
        match command {
            SettingsCommand::Show => self.toggle_settings(),
            SettingsCommand::ToggleSound => return self.toggle_sound(),
            SettingsCommand::FullScreen => return vec![Effect::ToggleFullScreen],
        }
        Vec::new()
    }

    /// Flips the board. A board that turns by itself stays flipped until its next turn.
    fn flip(&mut self, now: Now) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Play(table) if self.settings.seating == Seating::Turning => {
                table.flip(now.time);
            }
            _ => self.flipped = !self.flipped,
        }
        Vec::new()
    }

    fn scroll_to(&mut self, row: usize) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Start => {}
            Screen::Play(table) => table.scroll_to(row),
            Screen::Review(review) => review.scroll_to(row),
            Screen::Library(library) => library.scroll_to(row),
        }
        Vec::new()
    }

    /// The effect that plays a sound; `None` if sound is off.
    pub(super) fn heard(&self, sound: Sound) -> Option<Effect> {
        (self.settings.loudness() > 0).then_some(Effect::Sound(sound))
    }

    /// Turns sound off or on. If the volume is 0, turning it on restores the default volume. Turning it on
    /// plays a sound.
    fn toggle_sound(&mut self) -> Vec<Effect> {
        let settings = &mut self.settings;
        settings.muted = settings.loudness() > 0;
        if !settings.muted && settings.volume == 0 {
            settings.volume = Settings::default().volume;
        }
        self.notice = Some(Notice::Sound(!settings.muted));
        if let Some(Dialog::Settings(form)) = self.dialogs.last_mut() {
            settings::choose_volume(form, &self.settings);
        }
        let sound = self.heard(Sound::Move);
        sound.into_iter().chain([Effect::SaveSettings]).collect()
    }
}
