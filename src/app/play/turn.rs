//! Applies commands to a game in progress.

use super::command::PlayCommand;
use super::sounds;
use super::table::Table;
use crate::app::board::{BoardCommand, Gesture, Hand, Typed, promotes};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::step::Step;
use crate::game::{DrawRequest, Question};
use crate::notation::{MoveError, san};
use crate::rules::{Move, Square, Termination};
use crate::sound::Sound;
use crate::storage::Settings;

/// Applies one command to a game in progress.
pub(in crate::app) struct Turn<'a> {
    pub(super) table: &'a mut Table,
    pub(super) settings: &'a Settings,
    /// Whether Black is at the bottom of the board.
    flipped: bool,
    pub(super) now: Now,
    turned: Turned,
    /// Whether the position of the game changed.
    moved: bool,
}

/// The result of a command in a game.
#[derive(Debug, Default)]
pub(in crate::app) struct Turned {
    /// The notice to show.
    pub(in crate::app) notice: Option<Notice>,
    /// Whether the game changed and has to be saved.
    pub(in crate::app) changed: bool,
    /// The sound to play.
    pub(in crate::app) sound: Option<Sound>,
}

impl<'a> Turn<'a> {
    pub(in crate::app) fn new(
        table: &'a mut Table,
        settings: &'a Settings,
        flipped: bool,
        now: Now,
    ) -> Turn<'a> {
        Turn {
            table,
            settings,
            flipped,
            now,
            turned: Turned::default(),
            moved: false,
        }
    }

    /// Applies a command in the game.
    pub(in crate::app) fn play(mut self, command: PlayCommand) -> Turned {
        if self.table.is_held_up(command) {
            self.tell(Notice::Paused);
            return self.end();
        }
        match command {
            PlayCommand::Draw => self.draw(),
            PlayCommand::Resign => self.resign(),
            PlayCommand::Answer(yes) => self.answer(yes),
            PlayCommand::TakeBack => self.take_back(),
            PlayCommand::Replay => self.replay(),
            PlayCommand::Pause => self.pause(),
            PlayCommand::GiveTime => self.give_time(),
        }
        self.end()
    }

    /// Applies a command on the board.
    pub(in crate::app) fn board(mut self, command: BoardCommand) -> Turned {
        if self.table.is_board_held_up(command) {
            // The press can still become long, to draw a mark.
            if let BoardCommand::Press(square) = command {
                self.table.input.pressed(square, true, self.now.time);
            }
            self.tell(Notice::Paused);
            return self.end();
        }
        match command {
            BoardCommand::Press(square) => self.press(square),
            BoardCommand::UsePointed => self.use_pointed(),
            BoardCommand::TypeMove => self.type_move(),
            BoardCommand::PlayTyped => self.play_typed(),
            BoardCommand::Show(step) => self.show(step),
            BoardCommand::Release(_)
            | BoardCommand::Lift(_)
            | BoardCommand::Drop(_)
            | BoardCommand::PutBack
            | BoardCommand::Promote(_)
            | BoardCommand::Complete(_)
            | BoardCommand::Focus
            | BoardCommand::Point(_)
            | BoardCommand::Peek(_)
            | BoardCommand::BeginMark(..)
            | BoardCommand::EndMark(_) => self.use_board(command),
        }
        self.end()
    }

    fn end(self) -> Turned {
        if self.moved {
            let animation = self.settings.animation;
            self.table.face_player_on_move(animation, self.now.time);
            self.table.touched = None;
        }
        self.turned
    }

    pub(super) fn tell(&mut self, notice: Notice) {
        self.turned.notice = Some(notice);
    }

    /// Notes that the game changed.
    pub(super) fn game_changed(&mut self) {
        self.turned.changed = true;
    }

    /// Whether pieces can be moved. If an earlier position is shown, returns to the game instead.
    fn can_move(&mut self) -> bool {
        let is_looking_back = self.table.is_looking_back();
        if is_looking_back {
            self.table.return_to_game();
        }
        !is_looking_back && self.table.game.outcome().is_none()
    }

    fn press(&mut self, square: Square) {
        let state = |table: &Table| (table.input.hand(), table.shown());
        let before = state(self.table);
        if self.can_move() {
            self.use_board(BoardCommand::Press(square));
        }
        let is_idle = before == state(self.table);
        self.table.input.pressed(square, is_idle, self.now.time);
    }

    fn use_pointed(&mut self) {
        let is_promoting = matches!(self.table.input.hand(), Hand::Promoting { .. });
        if is_promoting || self.table.cursor().is_some() && self.can_move() {
            self.use_board(BoardCommand::UsePointed);
        }
    }

    fn use_board(&mut self, command: BoardCommand) {
        match self.table.use_board(command, self.flipped) {
            None => {}
            Some(Gesture::Move { mv, slides }) => self.make(mv, slides),
            Some(Gesture::Promotion(mv)) => self.push(mv, false),
            Some(Gesture::Take { square, again }) => self.take(square, again),
            Some(Gesture::Illegal(reason)) => self.tell(Notice::Illegal(reason)),
        }
    }

    /// Opens the line for a typed move at the last position of the game.
    fn type_move(&mut self) {
        if self.table.game.outcome().is_none() {
            if self.table.is_looking_back() {
                self.table.return_to_game();
            }
            self.use_board(BoardCommand::TypeMove);
        }
    }

    /// Plays the typed move, or says why not and leaves it in the line.
    fn play_typed(&mut self) {
        let Some(typed) = self.table.input.typed() else {
            return;
        };
        match typed.read(self.table.game.position()) {
            Ok(None) => self.table.put_down(),
            Ok(Some(Typed::Whole(mv))) => self.push(mv, true),
            Ok(Some(Typed::Promotion(mv))) => {
                self.table.put_down();
                self.make(mv, true);
            }
            Err(MoveError::Illegal(reason)) => self.tell(Notice::Illegal(reason)),
            Err(fault) => self.tell(Notice::NotAMove(fault)),
        }
    }

    /// Shows another position. One half-move forwards has a sound; a step back or a jump has none.
    fn show(&mut self, step: Step) {
        let before = self.table.shown();
        let slide_at = self.settings.animation.then_some(self.now.time);
        self.table.show(step, slide_at);
        if self.table.shown() == before + 1 {
            self.turned.sound = Some(Sound::Move);
        }
    }

    /// Makes a move, or asks for the promotion of its pawn.
    fn make(&mut self, mv: Move, slides: bool) {
        if let Some(touched) = self.bound_to(mv.from) {
            self.insist_on(touched);
        } else if promotes(mv) && !self.settings.always_queen {
            self.table.input.ask_promotion(mv);
        } else {
            self.push(mv, slides);
        }
    }

    fn push(&mut self, mv: Move, slides: bool) {
        self.table.put_down();
        if let Some(touched) = self.bound_to(mv.from) {
            return self.insist_on(touched);
        }
        if let Some(Question::Claim(..)) = self.table.game.question() {
            return self.claim_with(mv);
        }
        match self.table.game.push(mv, self.now.time) {
            Ok(()) => self.moved_on(slides),
            Err(error) => self.tell(Notice::NotPlayed(error)),
        }
    }

    /// Claims a draw with an intended move, which is not played.
    fn claim_with(&mut self, mv: Move) {
        let san = san::write(self.table.game.position(), mv);
        match self.table.game.claim_with(mv, self.now.time) {
            Ok(Some(_)) => self.game_ended(),
            Ok(None) => self.tell(Notice::ClaimRefused(san)),
            Err(error) => self.tell(Notice::NotPlayed(error)),
        }
    }

    /// Whether a question is open, so that no other can be asked; if so, says it.
    fn waits_for_answer(&mut self) -> bool {
        let waits = self.table.game.question().is_some();
        if waits {
            self.tell(Notice::AnswerFirst);
        }
        waits
    }

    fn resign(&mut self) {
        if !self.waits_for_answer() {
            self.table.put_down();
            self.table.game.ask_to_resign();
        }
    }

    fn draw(&mut self) {
        // A claim whose move is still missing can become an offer.
        let announced = matches!(self.table.game.question(), Some(Question::Claim(..)));
        if !announced && self.waits_for_answer() {
            return;
        }
        self.table.put_down();
        if self.claims_too_late() {
            return;
        }
        let mut request = self.table.game.request_draw(self.now.time);
        // After touching a piece no claim can be announced (FIDE 9.4), but a draw can be offered.
        if request == DrawRequest::MoveWanted && self.has_touched() {
            request = self.table.game.request_draw(self.now.time);
        }
        match request {
            DrawRequest::Claimed => self.game_ended(),
            DrawRequest::MoveWanted | DrawRequest::Offered | DrawRequest::Refused => {}
        }
    }

    fn answer(&mut self, yes: bool) {
        match (self.table.game.answer(yes, self.now.time), yes) {
            (None, _) => {}
            (Some(Question::TakeBack(_)), true) => self.moved_back(),
            (Some(_), true) => self.game_ended(),
            (Some(Question::TakeBack(by)), false) => {
                self.tell(Notice::TakebackRefused(by.other()));
            }
            (Some(Question::Draw(by)), false) => self.tell(Notice::DrawDeclined(by.other())),
            (Some(Question::Resign(_) | Question::Claim(..)), false) => {
                self.tell(Notice::GameGoesOn);
            }
        }
    }

    fn game_ended(&mut self) {
        self.table.put_down();
        self.game_changed();
        self.turned.sound = Some(Sound::End);
    }

    /// Takes the last move back, or asks the opponent to allow it.
    fn take_back(&mut self) {
        if self.settings.takeback_asks && self.table.game.can_pop() {
            if !self.waits_for_answer() {
                self.table.put_down();
                self.table.game.ask_to_take_back();
            }
        } else if self.table.game.pop(self.now.time) {
            self.moved_back();
        } else {
            self.table.return_to_game();
            self.tell(self.why_not_taken_back());
        }
    }

    fn why_not_taken_back(&self) -> Notice {
        let game = &self.table.game;
        let end = game.outcome().map(|end| end.termination);
        match end {
            _ if game.record().plies().is_empty() => Notice::NoMoveToTakeBack,
            Some(Termination::TimeForfeit) => Notice::EndedOnTime,
            _ => Notice::EndedByPlayers,
        }
    }

    /// Shows the game after its last move was taken back.
    fn moved_back(&mut self) {
        self.table.put_down();
        self.table.return_to_game();
        self.moved = true;
        self.game_changed();
        self.turned.sound = Some(Sound::Move);
        if self.settings.animation {
            self.table.slide_back(self.now.time);
        }
    }

    fn replay(&mut self) {
        if self.table.game.replay(self.now.time) {
            self.table.put_down();
            self.moved_on(true);
        } else {
            self.tell(Notice::NoMoveToReplay);
        }
    }

    /// Shows the game after a half-move. Its piece slides unless the player dragged it.
    fn moved_on(&mut self, slides: bool) {
        self.moved = true;
        self.game_changed();
        self.turned.sound = Some(sounds::of_last_move(&self.table.game));
        self.table.return_to_game();
        if slides && self.settings.animation {
            let number = self.table.game.record().plies().len();
            self.table.slide_ply(number, true, self.now.time);
        }
    }
}
