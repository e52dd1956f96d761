//! Games that begin, go on, are looked through and are left.

use super::command::Effect;
use super::dialog::Dialog;
use super::failure::Failure;
use super::message::Notice;
use super::new_game::NewGame;
use super::reply::Purpose;
use super::table::Table;
use super::{App, Now, Screen};
use crate::game::Game;
use crate::storage::SavedGame;

impl App {
    /// Whether a new game can begin: not over another one that is still going on.
    pub(super) fn can_begin(&self) -> bool {
        self.game_played().is_none()
    }

    /// The same, and where nothing else can begin, it is said why.
    pub(super) fn refuses_to_leave(&mut self) -> bool {
        let refuses = !self.can_begin();
        if refuses {
            self.notice = Some(Notice::plain(
                "This game goes on. Resign with G, or leave it by the menu: Esc.",
            ));
        }
        refuses
    }

    /// Opens the form for a new game.
    pub(super) fn choose_game(&mut self) {
        if self.refuses_to_leave() {
            return;
        }
        let new_game = NewGame::new(&self.settings);
        self.dialogs = vec![Dialog::NewGame(Box::new(new_game))];
    }

    /// Starts the game that the form describes, or says in the form why it cannot be.
    pub(super) fn start_game(&mut self, mut chosen: Box<NewGame>, now: Now) -> Vec<Effect> {
        // Nobody can know which millisecond it will be.
        let lot = now.wall.and_utc().timestamp_millis().rem_euclid(960) as u32;
        let wanted = chosen.time_control();
        match wanted.and_then(|control| Ok((control, chosen.start(lot)?))) {
            Ok((control, start)) => {
                chosen.remember(&mut self.settings);
                let game = Game::new(chosen.players(), start, Some(now.wall))
                    .with_draw_rule(chosen.draw_rule())
                    .with_time_control(control);
                let mut effects = self.new_game(now, game);
                effects.push(Effect::SaveSettings);
                effects
            }
            Err(fault) => {
                chosen.form.show_fault(fault);
                self.dialogs = vec![Dialog::NewGame(chosen)];
                Vec::new()
            }
        }
    }

    pub(super) fn new_game(&mut self, now: Now, mut game: Game) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        game.start_clock(now.time);
        self.open(Screen::Play(Table::new(game)));
        self.dialogs.clear();
        effects.push(Effect::BeginGame);
        effects
    }

    /// Shows the last game: the one that has just ended, or what was read of `last.txt`.
    pub(super) fn load_last(&mut self, now: Now) -> Vec<Effect> {
        let effects = self.close_game(now);
        self.keep_as_last();
        match &self.last {
            Ok(Some(saved)) => self.review(saved.clone()),
            Ok(None) => self.notice = Some(Notice::plain("No game has been saved yet.")),
            Err(failure) => self.notice = Some(Notice::fault(failure.words())),
        }
        effects
    }

    /// The game on the table is the last one from now on, as it is saved. Nothing has to be read for that,
    /// which could take its time.
    pub(super) fn keep_as_last(&mut self) {
        if let Screen::Play(table) = &self.screen
            && table.game.is_begun()
        {
            let saved = SavedGame::to_be_last(&table.game.to_text());
            self.last = saved
                .map(|saved| Some(Box::new(saved)))
                .map_err(Failure::from);
        }
    }

    pub(super) fn continue_last(&mut self, now: Now) -> Vec<Effect> {
        match &self.last {
            Ok(Some(saved)) if saved.is_unfinished() => {
                let text = saved.text.clone();
                self.play_on(saved.game.clone(), now);
                vec![Effect::ContinueGame(text)]
            }
            _ => Vec::new(),
        }
    }

    /// Goes on with a game where it was left.
    pub(super) fn play_on(&mut self, mut game: Game, now: Now) {
        game.start_clock(now.time);
        self.open(Screen::Play(Table::new(game)));
    }

    /// Back to the start screen; a game that goes on is saved with its clocks as they stand, and offered.
    pub(super) fn leave(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        self.open(Screen::Start);
        self.dialogs.clear();
        effects.push(Effect::ReadLast(Purpose::Offer));
        effects
    }

    pub(super) fn quit(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        effects.push(Effect::Quit);
        effects
    }

    /// Stops the clocks of a running game and saves it with them; one that has ended, if it could not
    /// be saved before. A game that was never begun is nothing to keep.
    pub fn close_game(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_time(now);
        let Screen::Play(table) = &mut self.screen else {
            return effects;
        };
        table.game.stop_clock(now.time);
        let ended = table.game.outcome().is_some();
        if table.game.is_begun() && (!ended || self.saving.unsaved) {
            effects.push(Effect::Save(table.game.to_text()));
        }
        effects
    }

    pub(super) fn review(&mut self, saved: Box<SavedGame>) {
        self.notice = match &saved.fault {
            Some(fault) => Some(Notice::fault(format!("{} is damaged. {fault}", saved.name))),
            None if saved.more => Some(Notice::plain(format!(
                "{} holds more than this game, its first.",
                saved.name
            ))),
            None => None,
        };
        let mut table = Table::new(saved.game);
        table.source = Some(saved.name);
        self.open(Screen::Review(table));
        self.dialogs.clear();
    }
}
