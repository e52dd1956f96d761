//! What is on the screen.

use super::settings::Machine;
use super::{
    App, BoardInput, Chooser, Dialog, Editor, EscTarget, Form, LiveGame, MatchScore, Review,
    Screen, SettingsForm, TextField, TrialState,
};
use crate::game::Game;
use std::path::Path;

impl App {
    /// The game in progress, or the one that has just ended.
    pub fn live_game(&self) -> Option<&LiveGame> {
        match &self.screen {
            Screen::Play(live) => Some(live),
            _ => None,
        }
    }

    /// The review, if it is on the screen.
    pub fn review(&self) -> Option<&Review> {
        match &self.screen {
            Screen::Review(review) => Some(review),
            _ => None,
        }
    }

    /// Whether the last game may be going on in another window, so that it can only be looked at here.
    pub fn is_last_elsewhere(&self) -> bool {
        self.saving.is_elsewhere()
    }

    /// Whether what is on the screen is not saved.
    pub fn is_unsaved(&self) -> bool {
        match &self.screen {
            Screen::Play(_) => self.saving.is_unsaved(),
            Screen::Review(_) | Screen::Practice(_) | Screen::Position(_) => {
                self.has_unsaved_review()
            }
            Screen::Start | Screen::Library(_) | Screen::Clock(_) => false,
        }
    }

    /// The game in progress, which has not ended.
    pub fn game_in_progress(&self) -> Option<&Game> {
        let game = self.live_game().map(LiveGame::game)?;
        game.outcome().is_none().then_some(game)
    }

    /// The board input of the game on the screen.
    pub fn board_input(&self) -> Option<&BoardInput> {
        match &self.screen {
            Screen::Play(live) => Some(live.input()),
            Screen::Review(review) => Some(review.input()),
            Screen::Practice(practice) => Some(practice.input()),
            Screen::Position(search) => search.input(),
            Screen::Start | Screen::Library(_) | Screen::Clock(_) => None,
        }
    }

    /// The topmost dialog, which takes the keys.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialogs.last()
    }

    /// The topmost dialog with a form, even if the list of keys covers it.
    pub fn form_dialog(&self) -> Option<&Dialog> {
        let mut dialogs = self.dialogs.iter().rev();
        dialogs.find(|dialog| dialog.form().is_some())
    }

    /// The topmost form, even if the list of keys covers it.
    pub fn form(&self) -> Option<&Form> {
        self.form_dialog()?.form()
    }

    /// The board editor, if it is the topmost form.
    pub fn editor(&self) -> Option<&Editor> {
        match self.form_dialog()? {
            Dialog::Editor(editor) => Some(editor),
            _ => None,
        }
    }

    /// Whether the topmost form is the settings.
    pub fn shows_settings(&self) -> bool {
        self.settings_form().is_some()
    }

    /// The settings, if they are the topmost form.
    pub fn settings_form(&self) -> Option<&SettingsForm> {
        match self.form_dialog()? {
            Dialog::Settings(settings) => Some(settings),
            _ => None,
        }
    }

    /// The file that is being opened, if the choice of a file is still on the screen.
    pub fn opening(&self) -> Option<&Path> {
        self.chooser().and(self.opening.as_deref())
    }

    /// What is known of an engine by trying it; its file is empty for the built-in engine.
    pub fn engine_trial(&self, file: &str) -> Option<&TrialState> {
        self.analysis.trial(file)
    }

    /// What this machine has for the settings.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The choice of a file to open, if that is on the screen.
    pub fn chooser(&self) -> Option<&Chooser> {
        match self.form_dialog()? {
            Dialog::Open(chooser) => Some(chooser),
            _ => None,
        }
    }

    /// Whether the topmost form asks for a path.
    pub fn asks_for_path(&self) -> bool {
        matches!(self.form_dialog(), Some(Dialog::Open(_)))
    }

    /// The text field that receives typed characters.
    pub fn edited_text(&self) -> Option<&TextField> {
        match (self.dialog(), &self.screen) {
            (Some(dialog), _) => dialog.form()?.focused_text(),
            (None, Screen::Library(library)) => library.edited_text(),
            (None, Screen::Review(review)) if review.typed_comment().is_some() => {
                review.typed_comment()
            }
            (None, _) => Some(self.board_input()?.typed()?.field()),
        }
    }

    /// The match score of the two players, including the game on the screen if it has ended.
    pub fn match_score(&self) -> Option<MatchScore> {
        let live = self.live_game()?;
        Some(if live.is_final() {
            self.match_scores.score_so_far(live.game())
        } else {
            self.match_scores.score(live.game())
        })
    }

    /// The score beside the names of the players: of the match that the game belongs to, else of all their games since the
    /// program started. It includes the game on the screen if that has ended.
    pub fn score_beside_names(&self) -> Option<MatchScore> {
        let game = self.live_game()?.game();
        match game.part_of_match() {
            Some(part) => Some(MatchScore::in_match(game, part)),
            None => self.match_score(),
        }
    }

    /// Whether the game on the screen is over.
    pub fn has_game_ended(&self) -> bool {
        self.live_game()
            .is_some_and(|live| live.game().outcome().is_some())
    }

    /// Whether the result of the game on the screen has a card over the board. Players who sit face to face have none,
    /// since it would be upside down for one of them.
    pub fn has_result_card(&self) -> bool {
        self.has_game_ended() && self.across().is_none()
    }

    /// Whether that card is open.
    pub fn shows_result_card(&self) -> bool {
        self.has_result_card() && self.live_game().is_some_and(LiveGame::is_result_open)
    }

    /// What Esc closes first in a game; `None` if nothing is open.
    pub fn esc_target(&self) -> Option<EscTarget> {
        let open = self.live_game()?.topmost();
        open.or_else(|| self.shows_result_card().then_some(EscTarget::Result))
    }

    /// Whether the screen should stay on though nobody touches it: while a game is in progress, or the big clock is going.
    pub fn keeps_screen_on(&self) -> bool {
        !self.can_begin()
    }

    /// Whether a new game can begin: only if no game is in progress, and the big clock is not going.
    pub fn can_begin(&self) -> bool {
        self.game_in_progress().is_none() && !self.is_clock_going()
    }
}
