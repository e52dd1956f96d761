//! The review on the screen: its commands, and what they lead to.

use super::effect::Effect;
use super::failure::Failure;
use super::file_task::FileTask;
use super::forms::NewGame;
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::reply::Purpose;
use super::review::{
    OpenedGame, Review, ReviewCommand, ReviewFollowUp, ReviewOrigin, ReviewUpdate,
};
use super::{App, Beneath, Screen};
use crate::rules::Move;

impl App {
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

    pub(super) fn update_review(&mut self, command: ReviewCommand, now: Now) -> Vec<Effect> {
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

    /// Opens the review of a saved game, which leads back to the list that the game was opened from, or to the game that has
    /// just ended.
    pub(super) fn open_review(&mut self, game: Box<OpenedGame>, origin: ReviewOrigin) {
        let saved = &game.saved;
        // Which games were rescued is told once, at the start of the program, also where it opens a file.
        let rescued = |it: &Notice| matches!(it, Notice::Failed(Failure::Rescued { .. }));
        let rescued = self.notice.take().filter(rescued);
        self.notice = rescued.or(match &saved.fault {
            Some(fault) => Some(Notice::Damaged {
                name: saved.name.clone(),
                fault: fault.clone(),
            }),
            None if saved.more => Some(Notice::HoldsMore(saved.name.clone())),
            None => None,
        });
        let ended = self.has_game_ended().then(|| self.leave_for_another());
        let list = self.take_list();
        let review = Review::new(*game, origin, list).with_opened(self.open_lists.sources());
        self.screen = Screen::Review(Box::new(review));
        self.beneath.extend(ended.map(Beneath::from));
        self.dialogs.clear();
    }

    /// Opens the new-game form for a game from the reviewed position.
    pub(super) fn choose_game_from_here(&mut self) {
        if !self.may_lose_changes() {
            return;
        }
        if let Screen::Review(review) = &self.screen {
            let tree = review.tree();
            let path = review.path(review.at());
            let moves: Vec<_> = path.iter().map(|&node| tree.node(node).mv()).collect();
            // A game cannot contain a null move.
            let (start, moves) = if moves.contains(&Move::NULL) {
                (review.position(), Vec::new())
            } else {
                (tree.start(), moves)
            };
            let mut players = self.next_players();
            // The two who played it have the colours that they had.
            if players.clone().swapped() == review.game().players {
                players = players.swapped();
            }
            let new_game = NewGame::playing_on(&self.settings, players, start.clone(), moves);
            self.dialogs = vec![Dialog::NewGame(Box::new(new_game))];
        }
    }
}
