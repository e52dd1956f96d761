//! Help for a player: hints, and a question before a move that loses much.

use super::advice::{HintState, ShownHint, Trial};
use super::live_game::LiveGame;
use super::update::{PlayUpdate, Updater};
use crate::analysis::{self, Threat, Warning};
use crate::app::board::Slide;
use crate::app::notice::Notice;
use crate::game::HelpKind;
use crate::rules::{Move, Position};

impl LiveGame {
    /// What the side to move is helped with by now.
    fn is_helped_with(&self, kind: HelpKind) -> bool {
        let game = &self.game;
        let side = game.turn();
        !game.is_over() && game.program(side).is_none() && game.help(side).has(kind)
    }

    fn place(&self) -> (usize, u64) {
        (self.game.record().plies().len(), self.game.position().key())
    }

    /// Whether the player may ask for a hint.
    pub fn can_hint(&self) -> bool {
        self.is_helped_with(HelpKind::Hints) && self.trial.is_none() && !self.game.is_paused()
    }

    /// Whether a hint for this position is wanted and not found yet.
    pub(in crate::app) fn awaits_hint(&self) -> bool {
        let asked = self.hint.filter(|hint| hint.place == self.place());
        self.can_hint() && asked.is_some_and(|hint| hint.mv.is_none())
    }

    /// Notes a hint that was found.
    pub(in crate::app) fn hint_found(&mut self, mv: Option<Move>) {
        if self.awaits_hint()
            && let Some(hint) = &mut self.hint
        {
            hint.mv = mv;
            let side = self.game.turn();
            self.game.count_hint(side);
        }
    }

    /// What of a hint the board shows.
    pub fn shown_hint(&self) -> Option<ShownHint> {
        let of_place = |hint: &HintState| hint.place == self.place() && self.can_hint();
        let hint = self.hint.filter(of_place)?;
        let mv = hint.mv.filter(|_| !self.is_looking_back())?;
        Some(if hint.is_whole {
            ShownHint::Move(mv)
        } else {
            ShownHint::Piece(mv)
        })
    }

    /// The pieces to mark as threatened, of both sides.
    pub fn threats(&self) -> Vec<Threat> {
        let is_shown = self.is_helped_with(HelpKind::Threats) && !self.is_looking_back();
        if !is_shown || self.trial.is_some() || self.game.is_paused() {
            return Vec::new();
        }
        analysis::threats(self.game.position())
    }

    /// The move that waits to be judged, or for the answer of its player.
    pub(in crate::app) fn trial(&self) -> Option<Move> {
        Some(self.trial.as_ref()?.mv)
    }

    /// The move that waits to be judged.
    pub(in crate::app) fn awaits_judgement(&self) -> Option<Move> {
        let trial = self.trial.as_ref()?;
        trial.warning.is_none().then_some(trial.mv)
    }

    /// The position after it.
    pub(super) fn tried_position(&self) -> Option<&Position> {
        let trial = self.trial.as_ref().filter(|_| !self.is_looking_back())?;
        Some(&trial.position)
    }

    /// Why the player was asked about a move.
    pub fn warning(&self) -> Option<Warning> {
        self.trial.as_ref()?.warning
    }

    /// Takes a move that waits back.
    pub(super) fn forget_trial(&mut self) {
        self.trial = None;
    }
}

impl Updater<'_> {
    /// Shows a hint: first the piece, then the move.
    pub(super) fn hint(&mut self) {
        let place = self.live.place();
        self.live.put_down();
        self.live.return_to_game();
        match &mut self.live.hint {
            Some(hint) if hint.place == place => hint.is_whole = hint.mv.is_some(),
            hint => {
                *hint = Some(HintState {
                    place,
                    mv: None,
                    is_whole: false,
                });
            }
        }
        if self.live.awaits_hint() {
            self.notify(Notice::HintSought);
        }
    }

    /// Turns a kind of help for the person who plays against the program on or off.
    pub(super) fn toggle_help(&mut self, kind: HelpKind) {
        let game = &mut self.live.game;
        if let Some(person) = game.person_against_program() {
            let help = game.help(person);
            game.set_help(person, help.with(kind, !help.has(kind)));
            if game.is_begun() {
                self.game_changed();
            }
        }
    }

    /// Lets a move wait for its judgement, if its player is to be warned. Returns whether it waits.
    pub(super) fn tries(&mut self, mv: Move, slides: bool) -> bool {
        // The move answers a question that is open, and it is not judged before that.
        let is_asked = self.live.game.question().is_some();
        let is_helped = self.live.is_helped_with(HelpKind::Warnings) && !is_asked;
        let position = self.live.game.position();
        let Some(after) = position.play(mv).ok().filter(|_| is_helped) else {
            return false;
        };
        if slides && self.settings.animation {
            self.live.slide = Some(Slide::new(position, mv, true, self.now.time));
        }
        self.live.trial = Some(Trial {
            mv,
            position: after,
            warning: None,
        });
        true
    }

    /// Plays the move that waits, or asks its player whether it is to be played.
    pub(in crate::app) fn judge(mut self, warning: Option<Warning>) -> PlayUpdate {
        let asked = self.live.awaits_judgement();
        // Letters that the other player types meanwhile do not undo the move.
        self.live.forget_letters();
        match (asked, &mut self.live.trial, warning) {
            (Some(mv), Some(trial), Some(_)) => {
                trial.warning = warning;
                self.live.game.ask_if_sure(mv);
            }
            (Some(mv), _, None) => {
                self.live.forget_trial();
                self.play_at_once(mv, false);
            }
            _ => {}
        }
        self.end()
    }

    /// The player has answered whether a move is to be played.
    pub(super) fn tried(&mut self, is_played: bool) {
        self.live.forget_trial();
        if is_played {
            self.moved_on(false);
        }
    }
}
