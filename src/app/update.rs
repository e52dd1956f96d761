//! Applies commands: each goes to the folder of its subject.

use super::board::{BoardCommand, is_piece};
use super::command::Command;
use super::editor::EditorCommand;
use super::effect::{Effect, FileEffect, WindowEffect};
use super::file_task::{FileTask, ListRequest};
use super::forms::{Edit, FormCommand};
use super::hint::Hint;
use super::library::{LibraryCommand, LibraryFollowUp, LibraryUpdate, Tab};
use super::menu::{Dialog, MenuCommand};
use super::notice::Notice;
use super::now::Now;
use super::play::{PlayCommand, PlayUpdate, Updater};
use super::practice::PracticeCommand;
use super::reply::Purpose;
use super::review::{ReviewCommand, ReviewFollowUp, ReviewOrigin, ReviewUpdate};
use super::settings::{SettingsCommand, heard_as};
use super::{App, Screen};
use crate::game::HelpKind;
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

    /// Takes a comment that is being typed into the game.
    pub(super) fn keep_typed_comment(&mut self, now: Now) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Review(review) if review.typed_comment().is_some() => {
                let update = review.submit(&self.settings, now);
                self.apply_review_update(update, now)
            }
            _ => Vec::new(),
        }
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

    pub(super) fn use_board(&mut self, command: BoardCommand, now: Now) -> Vec<Effect> {
        if command == BoardCommand::TypeMove {
            self.close_menu();
        }
        let flipped = self.is_flipped(now.time);
        let language = self.settings.language();
        match &mut self.screen {
            Screen::Start | Screen::Library(_) | Screen::Clock(_) => Vec::new(),
            Screen::Position(_) => self.use_position_board(command, flipped),
            Screen::Play(live) => {
                live.type_in(language);
                let update = Updater::new(live, &self.settings, flipped, now).board(command);
                self.apply_play_update(update)
            }
            Screen::Review(review) => {
                review.type_in(language);
                let update = review.use_board(command, &self.settings, flipped, now);
                self.apply_review_update(update, now)
            }
            Screen::Practice(_) => self.use_practice_board(command, flipped, now),
        }
    }

    /// Gives the command of a letter. If a move begins with the letters typed so far, opens the line for it instead.
    fn type_letter(
        &mut self,
        letter: char,
        command: Option<Box<Command>>,
        now: Now,
    ) -> Vec<Effect> {
        let pieces = self.settings.language().piece_letters();
        let is_piece = is_piece(&letter.to_string(), pieces);
        if let Screen::Practice(practice) = &mut self.screen {
            let begun = practice.type_letter(letter, pieces, now.time);
            return match begun {
                Some(typed) => self.begin_move(typed, now),
                // A capital letter of a piece means the piece: what a solution does is not undone.
                None => command
                    .filter(|_| !is_piece)
                    .map_or_else(Vec::new, |command| self.apply(*command, now)),
            };
        }
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        let Some(begun) = live.type_letter(letter, pieces, now.time) else {
            // After a claim by the first letter the others may still make it a move. The window is not put back.
            let is_undone = |it: &Command| *it != Command::Settings(SettingsCommand::FullScreen);
            let command =
                command.filter(|it| !live.may_be_undone() && (!is_piece || is_undone(it)));
            return command.map_or_else(Vec::new, |command| self.apply(*command, now));
        };
        let saved = begun
            .was_saved
            .then(|| Effect::File(FileEffect::Save(live.game().into())));
        let seats = self.note_seats();
        let mut effects = self.begin_move(begun.typed, now);
        effects.extend(saved.into_iter().chain(seats));
        effects
    }

    /// Opens the line for a move that begins like this.
    fn begin_move(&mut self, typed: String, now: Now) -> Vec<Effect> {
        self.notice = None;
        let mut effects = self.use_board(BoardCommand::TypeMove, now);
        effects.extend(self.change_field(FormCommand::Edit(Edit::Insert(typed))));
        effects
    }

    pub(super) fn play(&mut self, command: PlayCommand, now: Now) -> Vec<Effect> {
        match command {
            PlayCommand::TakeBack
            | PlayCommand::Replay
            | PlayCommand::Pause
            | PlayCommand::GiveTime
            | PlayCommand::ExchangeSides
            | PlayCommand::Hint
            | PlayCommand::Help(_) => self.close_menu(),
            PlayCommand::NextLevel => {
                let level = self.raise_level();
                self.notice = level.map(Notice::NextLevel);
                return Vec::new();
            }
            _ => {}
        }
        let flipped = self.is_flipped(now.time);
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        let update = Updater::new(live, &self.settings, flipped, now).play(command);
        let mut effects = self.apply_play_update(update);
        if let PlayCommand::Help(kind) = command {
            effects.extend(self.keep_help(kind));
        }
        effects
    }

    /// Keeps whether a person alone has this help for the next game against the program.
    fn keep_help(&mut self, kind: HelpKind) -> Option<Effect> {
        let game = self.live_game()?.game();
        let has_help = game.help(game.person_against_program()?).has(kind);
        self.settings.help = self.settings.help.with(kind, has_help);
        Some(Effect::File(FileEffect::SaveSettings))
    }

    /// Applies the result of a command in the game in progress.
    pub(super) fn apply_play_update(&mut self, update: PlayUpdate) -> Vec<Effect> {
        let PlayUpdate {
            notice,
            changed,
            sound,
        } = update;
        let text = self.live_game().filter(|_| changed);
        let saved = text.map(|live| Effect::File(FileEffect::Save(live.game().into())));
        self.notice = notice.or(self.notice.take());
        // The sound goes first, since saving can take a while.
        let sound = sound.and_then(|sound| self.sound_effect(sound));
        sound.into_iter().chain(saved).collect()
    }

    fn update_review(&mut self, command: ReviewCommand, now: Now) -> Vec<Effect> {
        self.close_menu();
        if command == ReviewCommand::Comment && self.has_game_ended() {
            return self.review_last(Purpose::Comment, now);
        }
        let Screen::Review(review) = &mut self.screen else {
            return Vec::new();
        };
        let update = review.update(command, &self.settings, now);
        let mut effects = self.apply_review_update(update, now);
        let begins = matches!(command, ReviewCommand::Analyse | ReviewCommand::AnalyseGame);
        if begins && self.may_propose_engine() {
            effects.push(Effect::FileTask(FileTask::FindEngines));
        }
        effects
    }

    /// Applies the result of a command in a review.
    pub(super) fn apply_review_update(&mut self, update: ReviewUpdate, now: Now) -> Vec<Effect> {
        let ReviewUpdate {
            mut effects,
            notice,
            sound,
            follow_up,
        } = update;
        let notice = notice.or(self.refuse_rewriting(&mut effects));
        self.notice = notice.or(self.notice.take());
        effects.extend(sound.and_then(|sound| self.sound_effect(sound)));
        match follow_up {
            None => {}
            Some(ReviewFollowUp::PlayOn) => self.choose_game_from_here(),
            Some(ReviewFollowUp::EditTags) => self.open_tags(),
            Some(ReviewFollowUp::Picture) => effects.extend(self.ask_for_picture()),
            Some(ReviewFollowUp::MoveMenu) => self.open_move_menu(),
            Some(ReviewFollowUp::Paces) => self.open_paces(),
            Some(ReviewFollowUp::Examine) => self.examine_analysed(),
            Some(ReviewFollowUp::Leave) => effects.extend(self.discard_changes(now)),
        }
        effects
    }

    /// Rewrites no file of the folder while another program has it, which may be changing it.
    pub(super) fn refuse_rewriting(&mut self, effects: &mut Vec<Effect>) -> Option<Notice> {
        let why = self.saving.folder_in_use()?.clone();
        let rewrites = |effect: &Effect| match effect {
            Effect::FileTask(task) => task.rewrites().cloned(),
            _ => None,
        };
        let (at, place) = effects
            .iter()
            .enumerate()
            .find_map(|(at, effect)| Some((at, rewrites(effect)?)))?;
        let review = self.saving_review(Some(&place));
        let review = review.filter(|review| review.saves_itself())?;
        effects.remove(at);
        review.rewritten(Err(why)).notice
    }

    fn update_library(&mut self, command: LibraryCommand, now: Now) -> Vec<Effect> {
        let trouble = self.saving.trouble().cloned();
        if let LibraryCommand::ShowTab(tab) = command {
            if self.position_search().is_some() {
                return self.leave_position_for(tab, now);
            }
            if !self.is_in_library() {
                return self.open_tab(tab, now);
            }
            if !self.tabs().contains(&tab) {
                return Vec::new();
            }
            if tab == Tab::Practice {
                return self.practise(PracticeCommand::Open);
            }
            self.leave_practice_tab();
            if self.library().is_none() {
                return self.open_tab(tab, now);
            }
            if tab == Tab::Players {
                return self.open_players(None);
            }
            if tab == Tab::Position {
                self.show_position_tab();
                return Vec::new();
            }
        }
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        if trouble.is_none() && is_destroying(command) {
            let places = library.destroyed_by(command);
            let count = places.len();
            let hint = if command == LibraryCommand::Destroy {
                Hint::Destroy
            } else {
                Hint::EmptyTrash
            };
            let players = match &places[..] {
                [place] => library.players_of(place),
                _ => None,
            };
            let question = Notice::DestroysGames {
                count,
                players,
                hint,
            };
            if count == 0 || self.cleared.as_ref() != Some(&question) {
                self.notice = (count > 0).then_some(question);
                return Vec::new();
            }
        }
        let update = library.update(command, now.time, trouble);
        self.apply_library_update(update)
    }

    /// Applies the result of a command in the library.
    pub(super) fn apply_library_update(&mut self, update: LibraryUpdate) -> Vec<Effect> {
        let LibraryUpdate {
            mut effects,
            notice,
            follow_up,
        } = update;
        self.notice = notice.or(self.notice.take());
        match follow_up {
            None => {}
            Some(LibraryFollowUp::Review {
                game,
                ply,
                place,
                is_in_folder,
            }) => {
                let origin = ReviewOrigin::of(&game.saved, place, is_in_folder);
                self.open_review(game, origin);
                if let (Screen::Review(review), Some(ply)) = (&mut self.screen, ply) {
                    review.show_ply(ply);
                }
            }
            Some(LibraryFollowUp::Resume { game, place }) => {
                effects.extend(self.resume_listed(*game, place));
            }
        }
        effects
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

/// Whether a command of the library removes games for good, which is asked first.
fn is_destroying(command: LibraryCommand) -> bool {
    matches!(
        command,
        LibraryCommand::Destroy | LibraryCommand::EmptyTrash
    )
}
