//! Starting, resuming, reviewing and leaving games.

use super::effect::{Effect, FileEffect};
use super::form_input::{lot, seed};
use super::forms::{EntryFault, Fault, FieldId, NewGame, time_control};
use super::menu::Dialog;
use super::now::Now;
use super::play::LiveGame;
use super::reply::Purpose;
use super::start::StartCommand;
use super::{App, Screen};
use crate::game::Game;
use crate::rules::ByColor;
use crate::storage::library::GamePlace;
use crate::storage::{BoardOrientation, SavedGame};

impl App {
    pub(super) fn start(&mut self, command: StartCommand, now: Now) -> Vec<Effect> {
        match command {
            StartCommand::NewGame => self.choose_game(),
            StartCommand::Rematch => return self.rematch(now),
            StartCommand::Continue if self.can_continue_match() => {
                return self.continue_match(now);
            }
            StartCommand::Continue => return self.resume_last(),
            StartCommand::LoadLast => return self.review_latest(now),
            StartCommand::Openings => return self.review_last(Purpose::Openings, now),
            StartCommand::Recent(row) => return self.review_recent(row),
            StartCommand::Quick(number) => return self.start_at_once(number, now),
            StartCommand::SetUp => self.open_editor(),
            StartCommand::Library => return self.open_library(now),
            StartCommand::Leave if self.refuses_to_lose_changes() => {}
            StartCommand::Leave => return self.leave(now),
            StartCommand::Focus(step) => self.focus_choice(step),
            StartCommand::RunFocused => return self.run_focused_choice(now),
        }
        Vec::new()
    }

    /// The form for a new game, with the names that were typed into it before it was left.
    pub(super) fn new_game_form(&self) -> Box<NewGame> {
        let typed = self.typed_players.clone();
        self.form_for(typed.unwrap_or_else(|| self.next_players()))
    }

    fn form_for(&self, players: ByColor<Option<String>>) -> Box<NewGame> {
        let known = &self.overview.players;
        Box::new(NewGame::new(&self.settings, players, known))
    }

    /// Opens the new-game form.
    fn choose_game(&mut self) {
        if !self.refuses_another_game() {
            self.dialogs = vec![Dialog::NewGame(self.new_game_form())];
        }
    }

    /// Starts one game with the players, the board and the rules of the last one, and a quick time. The length of a
    /// match stays for the next form: the card does not name it, so none begins here.
    fn start_at_once(&mut self, number: usize, now: Now) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let mut new_game = self.form_for(self.next_players());
        new_game.choose_quick_game(number);
        let next_match = self.settings.match_length.clone();
        self.begin_game(new_game, next_match, now)
    }

    /// Starts the game described by the form, or shows in the form what is wrong.
    pub(super) fn start_game(&mut self, chosen: Box<NewGame>, now: Now) -> Vec<Effect> {
        let next_match = chosen.match_length().to_owned();
        self.begin_game(chosen, next_match, now)
    }

    /// The same; the next form proposes a match of this length.
    fn begin_game(
        &mut self,
        mut chosen: Box<NewGame>,
        next_match: String,
        now: Now,
    ) -> Vec<Effect> {
        let wanted = |chosen: &NewGame| -> Result<_, Fault> {
            let control = chosen.time_control()?;
            Ok((control, chosen.start(lot(now))?, chosen.first_of_match()?))
        };
        // Not by the number that a start position is drawn with.
        let exchanges = chosen.draws_lots() && seed(now) / 960 % 2 == 1;
        if exchanges && wanted(&chosen).is_ok() {
            chosen.swap_players();
        }
        match wanted(&chosen) {
            Ok((control, start, first)) => {
                let game = Game::new(chosen.players(), start, now.date_time())
                    .with_draw_rule(chosen.draw_rule())
                    .with_time_control(control)
                    .with_handicap(chosen.handicap())
                    .with_help(chosen.help())
                    .with_seed(seed(now))
                    .in_match(first);
                let game = match chosen.moves_before() {
                    Some(moves) => game.after(moves),
                    None => game,
                };
                if let Some(outcome) = game.outcome() {
                    let over = Fault::new(FieldId::Fen, EntryFault::Over(outcome));
                    return self.refuse_game(chosen, over);
                }
                chosen.remember(&mut self.settings);
                self.settings.match_length = next_match;
                let mut effects = self.new_game(self.seated(game), now);
                effects.push(Effect::File(FileEffect::SaveSettings));
                effects
            }
            Err(fault) => self.refuse_game(chosen, fault),
        }
    }

    /// Shows in the form why no game begins.
    fn refuse_game(&mut self, mut chosen: Box<NewGame>, fault: Fault) -> Vec<Effect> {
        chosen.reveal(fault.field, &self.settings);
        chosen.form.show_fault(fault);
        self.dialogs = vec![Dialog::NewGame(chosen)];
        Vec::new()
    }

    fn new_game(&mut self, live: LiveGame, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        // One that begins after some moves could otherwise not be resumed before the next one.
        let begun = live.game().is_begun();
        let begun = begun.then(|| Effect::File(FileEffect::Save(live.game().into())));
        self.open(Screen::Play(Box::new(live)));
        self.dialogs.clear();
        self.typed_players = None;
        self.note_seats();
        effects.push(Effect::File(FileEffect::BeginGame));
        effects.extend(begun);
        effects
    }

    /// A rematch with swapped colours, from the same position. Players who sit face to face keep their seats.
    fn rematch(&mut self, now: Now) -> Vec<Effect> {
        let Some(live) = self.live_game().filter(|_| self.can_begin()) else {
            return Vec::new();
        };
        let mut game = live.game().rematch(now.date_time());
        if let Some(level) = live.next_level {
            game.set_level(level);
        }
        let changes_colors = live.game().changes_colors();
        let is_face_to_face = self.settings.orientation == BoardOrientation::FaceToFace;
        let flipped = is_face_to_face && live.flipped != changes_colors;
        if self.exchanges_times(live.game()) {
            self.settings.clock.change_colors();
        }
        let players = game.players.clone();
        self.settings.white = players.white.clone();
        self.settings.black = players.black.clone();
        let mut effects = self.new_game(LiveGame::new(game).seen_from(flipped), now);
        if changes_colors {
            self.match_scores.change_colors(&players);
        }
        effects.push(Effect::File(FileEffect::SaveSettings));
        effects
    }

    /// Whether the next game after this one exchanges the times of the settings. A resumed game may have another clock.
    fn exchanges_times(&self, game: &Game) -> bool {
        let usual = time_control(&self.settings.clock);
        let given = usual.map(|usual| match game.handicap() {
            Some(handicap) => handicap.times(usual),
            None => usual,
        });
        game.changes_colors() && given.as_ref() == Ok(game.clock().control())
    }

    /// Starts the next game of the match that the last game belongs to.
    fn continue_match(&mut self, now: Now) -> Vec<Effect> {
        let Some(last) = self.last.game() else {
            return Vec::new();
        };
        let game = last.rematch(now.date_time());
        if self.exchanges_times(last) {
            self.settings.clock.change_colors();
        }
        self.settings.white = game.players.white.clone();
        self.settings.black = game.players.black.clone();
        let mut effects = self.new_game(self.seated(game), now);
        effects.push(Effect::File(FileEffect::SaveSettings));
        effects
    }

    /// Resumes a game from the list. It becomes `last.txt`; the game there moves to a file of its own. A file
    /// of the folder that holds only this game is removed, or the list would show the game twice; any
    /// other file stays as it is.
    pub(super) fn resume_listed(
        &mut self,
        saved: SavedGame,
        place: Option<GamePlace>,
    ) -> Vec<Effect> {
        let begin = match place {
            Some(_) if saved.is_last() => {
                return vec![Effect::File(FileEffect::ReadLast(Purpose::Continue))];
            }
            Some(place) => Effect::File(FileEffect::ContinueArchived(place)),
            None => Effect::File(FileEffect::BeginGame),
        };
        self.play_on(saved.game);
        vec![Effect::StopListing, begin]
    }

    /// Shows a game to be played on from its last position. Where time runs down it is paused at first, until both players
    /// sit at the board.
    pub(super) fn play_on(&mut self, mut game: Game) {
        // A game whose flag has fallen ends instead.
        let has_time = !game.clock().read(self.seen)[game.turn()].is_zero();
        if game.is_timed() && game.is_begun() && has_time {
            game.pause(self.seen);
        }
        let live = self.seated(game);
        self.open(Screen::Play(Box::new(live)));
        self.note_seats();
    }
}
