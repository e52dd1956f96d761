//! The dialogs over a screen: forms, the menu and the list of keys.

use super::command::Command;
use super::editor::Editor;
use super::effect::{Effect, FileEffect};
use super::forms::TagsForm;
use super::keys::{self, Stroke};
use super::menu::{Dialog, MenuCommand, MenuKind};
use super::notice::Notice;
use super::now::Now;
use super::play::{EscTarget, PlayCommand};
use super::review::{Review, ReviewCommand, ReviewOrigin};
use super::step::Step;
use super::{App, Screen};
use crate::game::Game;
use crate::notation::fen;
use crate::notation::pgn::{self, Pgn};
use crate::rules::{Color, Position, Setup};
use crate::storage::SavedGame;

impl App {
    /// Opens the tags form of the reviewed game. If it was left with changes, it is as it was left.
    pub(super) fn open_tags(&mut self) {
        if let Screen::Review(review) = &mut self.screen {
            let tags = TagsForm::new(review.tags(), review.result(), review.is_played());
            let left = review.left_tags.take().filter(|left| left.is_like(&tags));
            self.dialogs = vec![Dialog::Tags(left.unwrap_or(Box::new(tags)))];
        }
    }

    /// Leaves the tags form without saving what was changed, and says so.
    fn leave_tags(&mut self, tags: Box<TagsForm>) {
        if let Screen::Review(review) = &mut self.screen
            && tags.is_changed()
        {
            review.left_tags = Some(tags);
            self.notice = Some(Notice::TagsLeft);
        }
    }

    /// Applies the entered tags.
    pub(super) fn submit_tags(&mut self, now: Now) -> Vec<Effect> {
        let Some(Dialog::Tags(tags)) = self.dialogs.last_mut() else {
            return Vec::new();
        };
        if !tags.check(&*self.names) {
            return Vec::new();
        }
        let entered = tags.entered();
        self.dialogs.pop();
        let Screen::Review(review) = &mut self.screen else {
            return Vec::new();
        };
        let update = review.set_tags(entered.0, entered.1);
        self.apply_review_update(update, now)
    }

    /// Opens the board editor with the position chosen for the next game.
    pub(super) fn open_editor(&mut self) {
        if !self.can_begin() {
            return;
        }
        let setup = match self.dialogs.last() {
            Some(Dialog::NewGame(new_game)) => new_game.preview(),
            _ => {
                let remembered = fen::read_epd_setup(&self.settings.position);
                remembered.unwrap_or(Setup::from(&Position::initial()))
            }
        };
        self.dialogs
            .push(Dialog::Editor(Box::new(Editor::new(setup))));
    }

    /// Analyses the edited position, if it is legal, in the review of a game that begins with it, which leads back to
    /// the editor. What is wrong is told in the form anyway.
    pub(super) fn analyse_set_up(&mut self, now: Now) -> Vec<Effect> {
        let position = self.editor().and_then(|editor| editor.position().ok());
        let text = position.map(|position| pgn::write(&Pgn::new(position)));
        let saved = text.and_then(|text| SavedGame::to_be_last(&text).ok());
        let Some(saved) = saved.filter(|_| !self.refuses_another_game()) else {
            return Vec::new();
        };
        // It has no file.
        let name = String::new();
        let saved = SavedGame { name, ..saved };
        let review = Review::new(saved.into(), ReviewOrigin::Elsewhere, None);
        let review = review.with_opened(self.open_lists.sources());
        self.open_above(Screen::Review(Box::new(review)));
        self.apply(ReviewCommand::Analyse.into(), now)
    }

    /// Puts the edited position into the new-game form, or says why no game can begin from it.
    pub(super) fn submit_position(&mut self) -> Vec<Effect> {
        if self.position_search().is_some() {
            self.look_for_edited();
            return Vec::new();
        }
        let Some(Dialog::Editor(editor)) = self.dialogs.last_mut() else {
            return Vec::new();
        };
        let position = match editor.start() {
            Ok(position) => position,
            Err(fault) => {
                editor.form.fault = Some(fault);
                return Vec::new();
            }
        };
        self.settings.position = fen::write(&position);
        self.dialogs.pop();
        let mut new_game = match self.dialogs.pop() {
            Some(Dialog::NewGame(new_game)) => new_game,
            _ => self.new_game_form(),
        };
        new_game.begin_from_position(&self.settings);
        // What was wrong before may be right now.
        new_game.revise(&self.settings);
        self.dialogs = vec![Dialog::NewGame(new_game)];
        vec![Effect::File(FileEffect::SaveSettings)]
    }

    /// Whether this command has answered a question of a message: with no.
    fn has_refused(&self) -> bool {
        use Notice::{ChangesFile, DestroysGames, EngineFound};
        matches!(
            self.cleared,
            Some(ChangesFile { .. } | DestroysGames { .. } | EngineFound(_))
        )
    }

    /// Closes the topmost open thing; if there is none, opens the menu.
    pub(super) fn escape(&mut self, now: Now) -> Vec<Effect> {
        // The choice of its file is open until its progress is known.
        let covers_painting = match self.dialogs.last() {
            None => false,
            Some(Dialog::Open(chooser)) => chooser.picture_kind().is_none(),
            Some(_) => true,
        };
        let stops_painting = self.is_painting && !covers_painting;
        // Where it closes something else, it is asked again.
        let warned = std::mem::take(&mut self.warned);
        if let Some(Dialog::NewGame(new_game)) = self.dialogs.last() {
            self.typed_players = new_game.typed_players().or(self.typed_players.take());
        }
        if self.end_removal() || self.end_finding_setting() || self.has_refused() {
            return Vec::new();
        }
        if let Some(effects) = self.restore_language() {
            return effects;
        }
        let is_choosing = matches!(self.dialogs.last(), Some(Dialog::Open(_)));
        if is_choosing && self.opening().is_some() {
            return self.stop_opening();
        }
        match self.dialogs.pop() {
            Some(Dialog::Open(_)) if !stops_painting => return self.stop_opening(),
            Some(Dialog::Tags(tags)) => {
                self.leave_tags(tags);
                return Vec::new();
            }
            Some(_) if !stops_painting => return Vec::new(),
            _ => {}
        }
        if stops_painting {
            self.is_painting = false;
            self.notice = Some(Notice::PaintingStopped);
            return vec![Effect::StopPainting];
        }
        let closes = self.esc_target();
        match &mut self.screen {
            Screen::Start => self.open_menu(),
            Screen::Clock(_) => return self.escape_clock(now),
            Screen::Practice(_) => return self.leave_practice(),
            Screen::Position(search) => {
                if !search.put_down() {
                    return self.leave_position(now);
                }
            }
            Screen::Library(library) => match library.stop() {
                Some(update) => return self.apply_library_update(update),
                None => return self.leave(now),
            },
            Screen::Review(review) => {
                if let Some(update) = review.close() {
                    return self.apply_review_update(update, now);
                }
                if !review.is_unsaved() {
                    return self.leave_review(now);
                }
                // A second Esc answers that nothing is lost.
                if !warned {
                    self.refuses_to_lose_changes();
                }
            }
            Screen::Play(live) => match closes {
                Some(EscTarget::Hand) => live.put_down(),
                Some(EscTarget::Question) => return self.play(PlayCommand::Answer(false), now),
                Some(EscTarget::Past) => live.return_to_game(),
                Some(EscTarget::Board) => live.leave_board(),
                Some(EscTarget::Result) => return self.play(PlayCommand::CloseResult, now),
                None => self.open_menu(),
            },
        }
        Vec::new()
    }

    pub(super) fn toggle_keys(&mut self) {
        match self.dialog() {
            Some(Dialog::Keys { .. }) => drop(self.dialogs.pop()),
            _ => self.dialogs.push(Dialog::Keys { first: 0 }),
        }
    }

    /// Closes the list of keys, and does what a key in it does. That of the list itself closes it.
    pub(super) fn press_listed(&mut self, stroke: Stroke, now: Now) -> Vec<Effect> {
        self.dialogs
            .pop_if(|top| matches!(top, Dialog::Keys { .. }));
        let command = keys::pressed_below(self, stroke);
        let command = command.filter(|it| *it != Command::Menu(MenuCommand::AllKeys));
        if command.is_some() {
            self.close_menu();
        }
        command.map_or_else(Vec::new, |command| self.apply(command, now))
    }

    /// Puts a piece in hand down in a game, when a dialog opens.
    pub(super) fn release_board(&mut self) {
        if let Screen::Play(live) = &mut self.screen {
            live.release_board();
        }
    }

    /// Opens the menu, face to face for who is to move.
    pub(super) fn open_menu(&mut self) {
        let on_move = self.game_in_progress().map(Game::turn);
        self.open_menu_for(on_move);
    }

    /// Opens the menu for this player, of two face to face.
    pub(super) fn open_menu_for(&mut self, reader: Option<Color>) {
        self.release_board();
        self.dialogs.push(Dialog::Menu {
            chosen: Command::Escape,
            reader,
            kind: MenuKind::Whole,
        });
    }

    /// Opens the short menu of the move shown in a review.
    pub(super) fn open_move_menu(&mut self) {
        if let Screen::Review(review) = &mut self.screen {
            review.stop_playing();
            self.open_small_menu(ReviewCommand::Comment, MenuKind::OfMove);
        }
    }

    /// Lists the paces of auto-play.
    pub(super) fn open_paces(&mut self) {
        if let Screen::Review(review) = &self.screen {
            self.open_small_menu(ReviewCommand::SetPace(review.pace()), MenuKind::Paces);
        }
    }

    fn open_small_menu(&mut self, chosen: ReviewCommand, kind: MenuKind) {
        self.dialogs.push(Dialog::Menu {
            chosen: chosen.into(),
            reader: None,
            kind,
        });
    }

    /// Whether this menu is open.
    pub fn shows_menu(&self, wanted: MenuKind) -> bool {
        matches!(self.dialog(), Some(Dialog::Menu { kind, .. }) if *kind == wanted)
    }

    /// Closes the menu, if it is open.
    pub(super) fn close_menu(&mut self) {
        self.dialogs
            .pop_if(|top| matches!(top, Dialog::Menu { .. }));
    }

    /// The index of the chosen menu line, from 0; also 0 if the chosen line is no longer in the menu.
    pub fn chosen_line(&self) -> usize {
        let Some(Dialog::Menu { chosen, .. }) = self.dialog() else {
            return 0;
        };
        let lines = keys::menu(self);
        let at = lines.iter().position(|line| line.command == *chosen);
        at.unwrap_or(0)
    }

    pub(super) fn choose_line(&mut self, step: Step) {
        let lines = keys::menu(self);
        let next = step.from(self.chosen_line(), lines.len().saturating_sub(1));
        if let Some(Dialog::Menu { chosen, .. }) = self.dialogs.last_mut()
            && let Some(line) = lines.get(next)
        {
            *chosen = line.command.clone();
        }
    }

    /// Closes the menu and runs the chosen command. "Back" only closes it.
    pub(super) fn run_chosen_line(&mut self, now: Now) -> Vec<Effect> {
        let Some(line) = keys::menu(self).get(self.chosen_line()).copied() else {
            return Vec::new();
        };
        self.dialogs.clear();
        if line.command == Command::Escape {
            Vec::new()
        } else {
            self.apply(line.command.clone(), now)
        }
    }
}
