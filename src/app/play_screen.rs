//! The game on the screen: its commands, and letters that may begin a move.

use super::board::{BoardCommand, is_piece};
use super::command::Command;
use super::effect::{Effect, FileEffect};
use super::forms::{Edit, FormCommand};
use super::notice::Notice;
use super::now::Now;
use super::play::{PlayCommand, PlayUpdate, Updater};
use super::settings::SettingsCommand;
use super::{App, Screen};
use crate::game::HelpKind;

impl App {
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
    pub(super) fn type_letter(
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
}
