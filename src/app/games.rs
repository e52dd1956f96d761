//! Starting, resuming, reviewing and leaving games.

use super::effect::{Effect, FileEffect, WindowEffect};
use super::failure::Failure;
use super::file_task::ListRequest;
use super::form_input::{lot, seed};
use super::forms::{EntryFault, Fault, FieldId, NewGame, time_control};
use super::library::Library;
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::play::LiveGame;
use super::reply::Purpose;
use super::review::{OpenedGame, Review, ReviewOrigin};
use super::start::StartCommand;
use super::{App, Beneath, Screen};
use crate::game::Game;
use crate::rules::Move;
use crate::storage::library::{GamePlace, Source};
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

    /// Whether a game is in progress, so that nothing else can begin; if so, says it.
    pub(super) fn refuses_to_leave(&mut self) -> bool {
        let refuses = !self.can_begin();
        if refuses {
            // A paused game cannot be resigned.
            let is_paused = self.game_in_progress().is_some_and(Game::is_paused);
            self.notice = Some(if is_paused {
                Notice::Paused
            } else {
                Notice::GameIsOn
            });
        }
        refuses
    }

    /// Whether a review has changes that are not saved, so that it is not left for another screen; if so, says it. An analysis
    /// of the game ends before, and what it has found is among the changes.
    pub(super) fn refuses_to_lose_changes(&mut self) -> bool {
        self.end_game_analysis();
        let refuses = self.has_unsaved_review();
        self.warned = refuses;
        if refuses {
            self.notice = Some(Notice::Unsaved);
            // It would be told below the menu.
            if matches!(self.dialogs.last(), Some(Dialog::Menu { .. })) {
                self.dialogs.clear();
            }
        }
        refuses
    }

    /// Whether another game cannot take the place of what is on the screen; if so, says why.
    pub(super) fn refuses_another_game(&mut self) -> bool {
        self.refuses_to_leave() || self.refuses_to_lose_changes()
    }

    /// Whether unsaved changes may be lost: the first time it is only asked. Who then tries to leave again, in another way
    /// than by Esc, agrees.
    fn may_lose_changes(&mut self) -> bool {
        let was_warned = self.warned;
        let refuses = self.refuses_to_lose_changes();
        if was_warned {
            self.notice = None;
        }
        !refuses || was_warned
    }

    /// Ends the analysis of the reviewed game. What it has found is written into the game.
    fn end_game_analysis(&mut self) {
        if let Screen::Review(review) = &mut self.screen {
            self.left.extend(review.end_game_analysis());
        }
    }

    /// The new-game form for the next game.
    pub(super) fn next_game(&self) -> Box<NewGame> {
        let known = &self.overview.players;
        Box::new(NewGame::new(&self.settings, self.next_players(), known))
    }

    /// Opens the new-game form.
    fn choose_game(&mut self) {
        if !self.refuses_another_game() {
            self.dialogs = vec![Dialog::NewGame(self.next_game())];
        }
    }

    /// Starts one game with the players, the board and the rules of the last one, and a quick time. The length of a
    /// match stays for the next form: the card does not name it, so none begins here.
    fn start_at_once(&mut self, number: usize, now: Now) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let mut new_game = self.next_game();
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

    /// Replaces the screen. This makes the result of a game final; until now its last move could be taken
    /// back.
    pub(super) fn open(&mut self, screen: Screen) -> Screen {
        if let Some(left) = self.library().map(Library::left) {
            self.open_lists.note_left(left);
        }
        if matches!(screen, Screen::Play(_)) {
            self.open_lists.forget_searches();
        }
        self.beneath.clear();
        self.replace_screen(screen)
    }

    /// The same, but the new screen leads back to those beneath this one.
    pub(super) fn replace_screen(&mut self, screen: Screen) -> Screen {
        if let Screen::Play(live) = &self.screen
            && !live.is_final()
        {
            self.match_scores.add(live.game());
        }
        self.keep_as_last();
        self.end_game_analysis();
        self.exercise_behind = None;
        std::mem::replace(&mut self.screen, screen)
    }

    /// Leaves the screen for another one. Returns the list that it shows or leads back to.
    pub(super) fn take_list(&mut self) -> Option<Box<Library>> {
        let beneath = self.take_list_beneath();
        match self.replace_screen(Screen::Start) {
            Screen::Library(library) => Some(library),
            Screen::Review(mut review) => review.take_list().or(beneath),
            Screen::Position(_) => beneath,
            Screen::Start | Screen::Play(_) | Screen::Clock(_) | Screen::Practice(_) => None,
        }
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

    /// Leaves the review and its changes, if that was asked before; else asks.
    pub(super) fn discard_changes(&mut self, now: Now) -> Vec<Effect> {
        let way_out = self.way_out.take();
        if !self.may_lose_changes() {
            return Vec::new();
        }
        let mut effects = self.leave_review(now);
        let is_there = matches!(self.screen, Screen::Library(_))
            && way_out == Some(StartCommand::Library.into());
        if let Some(command) = way_out.filter(|_| !is_there) {
            effects.extend(self.apply(command, now));
        }
        effects
    }

    /// Leaves the review, back to the list that the game was opened from if there is one.
    pub(super) fn leave_review(&mut self, now: Now) -> Vec<Effect> {
        if let Screen::Review(review) = &mut self.screen
            && let Some(before) = review.take_before()
        {
            self.screen = Screen::Review(before);
            return Vec::new();
        }
        if self.return_to_exercise() {
            return Vec::new();
        }
        if self.is_above() {
            return self.return_from_review();
        }
        let (list, changed) = match &mut self.screen {
            Screen::Review(review) => (review.take_list(), review.was_rewritten()),
            _ => (None, false),
        };
        let Some(mut list) = list else {
            return self.leave(now);
        };
        let effects = if changed {
            vec![Effect::List(ListRequest::Again(list.source().clone()))]
        } else {
            list.read_selected()
        };
        self.screen = Screen::Library(list);
        effects
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

    /// Shows the list that the screen leads back to, else the games of the folder.
    fn open_library(&mut self, now: Now) -> Vec<Effect> {
        if self.refuses_another_game() {
            self.over_list = None;
            return Vec::new();
        }
        let mut effects = self.close_game(now);
        self.dialogs.clear();
        let is_own = |list: &Library| matches!(list.source(), Source::Folder(_));
        // What is shown over a list is about the own games.
        let is_wanted = |list: &Library| is_own(list) || self.over_list.is_none();
        let mut request = ListRequest::Folder;
        if !matches!(self.screen, Screen::Library(_))
            && self.library().is_some_and(is_wanted)
            && let Some(list) = self.take_list()
        {
            request = ListRequest::Again(list.source().clone());
            self.screen = Screen::Library(list);
        }
        effects.push(Effect::List(request));
        effects
    }

    /// Returns to the start screen. A game in progress is saved with its clocks, and offered to be continued.
    pub(super) fn leave(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        self.open(Screen::Start);
        self.scroll_start_to(0);
        self.dialogs.clear();
        effects.push(Effect::File(FileEffect::ReadLast(Purpose::Offer)));
        effects
    }

    pub(super) fn quit(&mut self, now: Now) -> Vec<Effect> {
        if !self.may_lose_changes() {
            self.dialogs.clear();
            return Vec::new();
        }
        let mut effects = self.close_game(now);
        if self.has_unsaved_review() {
            self.open(Screen::Start);
        }
        effects.push(Effect::Window(WindowEffect::Quit));
        effects
    }

    /// Ends everything when the program ends: saves the game in progress, and keeps what a review has not saved.
    pub fn close(&mut self, now: Now) -> Vec<Effect> {
        self.end_game_analysis();
        let mut effects = std::mem::take(&mut self.left);
        effects.extend(self.close_game(now));
        effects.extend(self.keep_unsaved(now));
        effects
    }

    /// Keeps what a review has not saved, also a comment that is being typed.
    pub fn keep_unsaved(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_typed_comment(now);
        effects.extend(self.reviews_mut().flat_map(Review::keep_unsaved));
        effects
    }

    /// Stops the clocks of a game in progress and saves it. A game that has ended is saved only if that
    /// failed before; one without a move is not kept.
    pub(super) fn close_game(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.advance_time(now);
        effects.extend(self.stop_clock(now));
        let unsaved = self.saving.is_unsaved();
        if let Screen::Play(live) = &mut self.screen
            && live.leave(now.time)
            && (live.game().outcome().is_none() || unsaved && !live.is_final())
        {
            effects.push(Effect::File(FileEffect::Save(live.game().into())));
        }
        effects
    }
}
