//! Applies commands: each goes to the folder of its subject.

use super::command::Command;
use super::editor::EditorCommand;
use super::effect::{Effect, WindowEffect};
use super::file_task::ListRequest;
use super::menu::{Dialog, MenuCommand};
use super::notice::Notice;
use super::now::Now;
use super::settings::heard_as;
use super::{App, Screen};
use crate::sound::Sound;

impl App {
    /// The effects to run when the start screen opens: counting the saved games.
    pub fn begin(&self) -> Vec<Effect> {
        match self.screen {
            Screen::Start => {
                let count = Effect::List(ListRequest::Count);
                [count].into_iter().chain(self.read_exercises()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Applies a command and returns the effects to carry out.
    pub fn update(&mut self, command: Command, now: Now) -> Vec<Effect> {
        self.book.today = now.wall.date();
        let mut effects = self.advance_time(now);
        if command.is_of_player() {
            match &mut self.screen {
                Screen::Play(live) => live.forget_letters(),
                Screen::Practice(practice) => practice.forget_letters(),
                _ => {}
            }
        }
        let was_reading = self.is_list_reading_game();
        let was_choosing = self.is_choosing_file();
        let applied = self.apply(command, now);
        effects.append(&mut self.left);
        effects.extend(applied);
        if was_reading && !matches!(self.screen, Screen::Library(_)) {
            effects.push(self.stop_reading());
        }
        if was_choosing && !self.is_choosing_file() {
            effects.extend([Effect::Survey(Vec::new()), Effect::StopReading]);
        }
        self.run_clock(now);
        if let Screen::Play(live) = &mut self.screen {
            live.let_king_fall(now.time);
        }
        effects.extend(self.settle_exercises());
        effects.extend(self.ask_for_winnability());
        effects.extend(self.ask_analyst(now));
        effects.extend(self.ask_explorer());
        effects.extend(self.ask_opponent(now));
        self.time_notice(now.time);
        if let Screen::Review(review) = &mut self.screen {
            review.move_bar(&self.settings, now.time);
            // Nobody sees the moves behind a dialog.
            if !self.dialogs.is_empty() {
                review.stop_playing();
            }
        }
        effects
    }

    fn is_choosing_file(&self) -> bool {
        let mut dialogs = self.dialogs.iter();
        dialogs.any(|dialog| matches!(dialog, Dialog::Open(chooser) if chooser.seeks_games()))
    }

    fn is_list_reading_game(&self) -> bool {
        matches!(&self.screen, Screen::Library(list) if list.is_reading_game())
    }

    /// Stops reading the selected game of a list that has left the screen.
    fn stop_reading(&mut self) -> Effect {
        if let Some(list) = self.library_mut() {
            list.forget_asked();
        }
        Effect::StopReading
    }

    /// Applies a command, unless a question has to be answered first.
    pub(super) fn apply(&mut self, command: Command, now: Now) -> Vec<Effect> {
        if command.clears_notice() {
            self.cleared = self.notice.take();
            self.notice_ends = None;
            self.warned &= command.leaves();
            self.way_out.take_if(|_| !self.warned);
        }
        if self.waits_for_answer_before(&command) {
            self.notice = Some(Notice::AnswerFirst);
            return Vec::new();
        }
        if let Some((path, hint)) = self.opened_file_changed_by(&command)
            && !self.may_change(path, hint)
        {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if command.leaves_comment() {
            effects.extend(self.keep_typed_comment(now));
        }
        let way_out = command.leads_elsewhere().then(|| command.clone());
        effects.extend(self.dispatch(command, now));
        if self.warned {
            self.way_out = self.way_out.take().or(way_out);
        }
        effects
    }

    fn dispatch(&mut self, command: Command, now: Now) -> Vec<Effect> {
        match command {
            Command::Start(command) => self.start(command, now),
            Command::Board(command) => self.use_board(command, now),
            Command::Play(command) => self.play(command, now),
            Command::Clock(command) => self.use_clock(command, now),
            Command::Review(command) => self.update_review(command, now),
            Command::Players(command) => self.use_players(command, now),
            Command::Practice(command) => self.practise(command),
            Command::Position(command) => self.search_position(command, now),
            Command::Library(command) => self.update_library(command, now),
            Command::Source(command) => self.use_sources(command),
            Command::Choose(command) => self.update_chooser(command, now),
            Command::Editor(command) => self.update_editor(command, now),
            Command::Form(command) => self.update_form(command, now),
            Command::Menu(command) => self.use_menu(command, now),
            Command::Settings(command) => self.change_setting(command),
            Command::File(command) => self.exchange(command),
            Command::MoveLetter { letter, command } => self.type_letter(letter, command, now),
            Command::Flip => self.flip(now.time),
            Command::WindowFocus(has_focus) => {
                self.analysis.set_focus(has_focus, now.time);
                Vec::new()
            }
            Command::DesktopIsLight(is_light) => {
                self.desktop_is_light = is_light;
                Vec::new()
            }
            Command::ScrollTo(row) => self.scroll_to(row),
            Command::Escape => self.escape(now),
            Command::Quit => self.quit(now),
            Command::Tick => Vec::new(),
            Command::Reply(reply) => self.handle_reply(reply, now),
        }
    }

    fn update_editor(&mut self, command: EditorCommand, now: Now) -> Vec<Effect> {
        if command == EditorCommand::Analyse {
            return self.analyse_set_up(now);
        }
        let flipped = self.is_flipped(now.time);
        if let Some(Dialog::Editor(editor)) = self.dialogs.last_mut() {
            editor.update(command, flipped);
        }
        Vec::new()
    }

    fn use_menu(&mut self, command: MenuCommand, now: Now) -> Vec<Effect> {
        match command {
            MenuCommand::Open => self.open_menu(),
            MenuCommand::OpenFor(player) => self.open_menu_for(Some(player)),
            MenuCommand::ChooseLine(step) => self.choose_line(step),
            MenuCommand::RunLine => return self.run_chosen_line(now),
            MenuCommand::AllKeys => self.toggle_keys(),
            MenuCommand::PressKey(stroke) => return self.press_listed(stroke, now),
            // The view replaces these.
            MenuCommand::ScrollKeys(_) | MenuCommand::TurnKeys(_) => {}
        }
        Vec::new()
    }

    /// Scrolls the list of keys or the topmost form, else the list on the screen.
    fn scroll_to(&mut self, row: usize) -> Vec<Effect> {
        match self.dialogs.last_mut() {
            Some(Dialog::Keys { first }) => {
                *first = row;
                return Vec::new();
            }
            Some(Dialog::Open(chooser)) => {
                chooser.scroll_to(row);
                return Vec::new();
            }
            _ => {}
        }
        if let Some(form) = self.dialogs.last_mut().and_then(Dialog::form_mut) {
            form.scroll_to(row);
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Clock(_) => {}
            Screen::Practice(practice) => practice.scroll_to(row),
            Screen::Start => self.scroll_start_to(row),
            Screen::Play(live) => live.scroll_to(row),
            Screen::Review(review) => review.scroll_to(row),
            Screen::Library(library) => library.scroll_to(row),
            Screen::Position(search) => search.scroll_to(row),
        }
        Vec::new()
    }

    /// The effect that plays a sound; `None` if sound is off.
    pub(super) fn sound_effect(&self, sound: Sound) -> Option<Effect> {
        heard_as(&self.settings, sound).and_then(|sound| self.audible(sound))
    }

    /// Plays a sound if sound is on, whether or not this one is.
    pub(super) fn audible(&self, sound: Sound) -> Option<Effect> {
        (self.settings.loudness() > 0).then_some(Effect::Window(WindowEffect::Sound(sound)))
    }
}
