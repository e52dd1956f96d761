//! The commands of a game being played.

use super::command::Effect;
use super::message::Notice;
use super::play_command::PlayCommand;
use super::table::{Hand, Table, promotes};
use super::{App, Now, Screen, sounds};
use crate::game::{DrawRequest, Question};
use crate::notation::san;
use crate::rules::{IllegalMove, Move, Role, Square, Termination};
use crate::sound::Sound;
use crate::storage::Settings;

impl App {
    /// Does what a player asks for in the game that is played.
    pub(super) fn take_part(&mut self, command: PlayCommand, now: Now) -> Vec<Effect> {
        use PlayCommand::*;
        match command {
            Press(_) | Lift(_) | Release(_) | Drop(_) | PutBack => {
                return self.use_left_button(command, now);
            }
            TypeMove | Replay | Pause | GiveTime => self.close_menu(),
            Complete(_) | PlayTyped | FocusBoard | Point(_) | UsePointed | Promote(_) | Draw
            | Resign | Answer(_) | TakeBack => {}
        }
        self.play(command, now)
    }

    pub(super) fn play(&mut self, command: PlayCommand, now: Now) -> Vec<Effect> {
        let flipped = self.is_flipped(now.time);
        let Screen::Play(table) = &mut self.screen else {
            return Vec::new();
        };
        let mut turn = Turn {
            table,
            settings: &self.settings,
            flipped,
            now,
            notice: None,
            changed: false,
            moved: false,
            sound: None,
        };
        turn.carry_out(command);
        if turn.moved {
            turn.table
                .face_player_on_move(turn.settings.animation, now.time);
            turn.table.touched = None;
        }
        let (notice, changed, sound) = (turn.notice, turn.changed, turn.sound);
        let saved = changed.then(|| Effect::Save(turn.table.game.to_text()));
        self.notice = notice.or(self.notice.take());
        // Saving takes its time; the sound belongs to the moment.
        let sound = sound.and_then(|sound| self.heard(sound));
        sound.into_iter().chain(saved).collect()
    }
}

/// One command at work on the table.
pub(super) struct Turn<'a> {
    pub(super) table: &'a mut Table,
    pub(super) settings: &'a Settings,
    /// Whether Black sits at the lower edge.
    pub(super) flipped: bool,
    pub(super) now: Now,
    pub(super) notice: Option<Notice>,
    /// Whether the game is another than before and has to be saved.
    pub(super) changed: bool,
    /// Whether another position is on the board.
    moved: bool,
    /// What is heard of it.
    sound: Option<Sound>,
}

impl Turn<'_> {
    fn carry_out(&mut self, command: PlayCommand) {
        if self.table.is_held_up(command) {
            self.notice = Some(Notice::plain("The game is paused. P goes on."));
            return;
        }
        match command {
            PlayCommand::Press(square) => self.press(square),
            PlayCommand::Release(square) => self.release(square),
            PlayCommand::Lift(square) => self.lift(square),
            PlayCommand::Drop(square) => self.drop(square),
            PlayCommand::PutBack => self.put_back(),
            PlayCommand::Promote(role) => self.promote(role),
            PlayCommand::Draw => self.draw(),
            PlayCommand::Resign => self.resign(),
            PlayCommand::Answer(yes) => self.answer(yes),
            PlayCommand::TakeBack => self.take_back(),
            PlayCommand::Replay => self.replay(),
            PlayCommand::Pause => self.pause(),
            PlayCommand::GiveTime => self.give_time(),
            PlayCommand::TypeMove => self.type_move(),
            PlayCommand::Complete(step) => self.complete(step),
            PlayCommand::PlayTyped => self.play_typed(),
            PlayCommand::FocusBoard => self.focus_board(),
            PlayCommand::Point(direction) => self.point(direction),
            PlayCommand::UsePointed => self.use_pointed(),
        }
    }

    pub(super) fn press(&mut self, square: Square) {
        self.table.typed = None;
        if self.table.is_looking_back() {
            self.table.return_to_game();
            return;
        }
        if self.table.game.outcome().is_some() {
            return;
        }
        let selected = self.table.in_hand();
        if let Some(from) = selected
            && from != square
            && let Some(mv) = self.table.move_between(from, square)
        {
            self.make(mv, true);
        } else if self.table.is_own(square) {
            self.take_hold(square, selected == Some(square));
        } else if let Some(from) = selected {
            self.table.put_down();
            self.refuse(from, square);
        } else if self.table.game.position().board().get(square).is_some() {
            let turn = self.table.game.turn();
            let illegal = IllegalMove::NotYourTurn { turn, from: square };
            self.notice = Some(Notice::illegal(illegal));
        }
    }

    pub(super) fn release(&mut self, square: Square) {
        let again = Hand::Selected {
            square,
            again: true,
        };
        if self.table.hand == again {
            self.table.put_down();
        }
    }

    fn lift(&mut self, square: Square) {
        if let Hand::Selected {
            square: selected, ..
        } = self.table.hand
            && selected == square
        {
            self.table.hand = Hand::Lifted(square);
        }
    }

    /// A piece let go outside the board or on its own square goes back; a press selected it, so that
    /// it stays selected on its own square.
    fn drop(&mut self, target: Option<Square>) {
        let Hand::Lifted(from) = self.table.hand else {
            return;
        };
        self.table.put_down();
        match target {
            None => {}
            Some(to) if to == from => {
                self.table.hand = Hand::Selected {
                    square: from,
                    again: false,
                };
            }
            Some(to) => match self.table.move_between(from, to) {
                Some(mv) => self.make(mv, false),
                None => self.refuse(from, to),
            },
        }
    }

    fn put_back(&mut self) {
        if matches!(self.table.hand, Hand::Lifted(_)) {
            self.table.put_down();
        }
    }

    /// Makes a move, or lets the pawn wait for the choice of its new role.
    pub(super) fn make(&mut self, mv: Move, by_click: bool) {
        if let Some(touched) = self.bound_to(mv.from) {
            self.insist_on(touched);
        } else if promotes(mv) && !self.settings.always_queen {
            let (from, to) = (mv.from, mv.to);
            let chosen = Role::Queen;
            self.table.hand = Hand::Promoting { from, to, chosen };
        } else {
            self.push(mv, by_click);
        }
    }

    pub(super) fn promote(&mut self, role: Role) {
        if let Hand::Promoting { from, to, .. } = self.table.hand {
            self.push(Move::promoting(from, to, role), false);
        }
    }

    pub(super) fn push(&mut self, mv: Move, by_click: bool) {
        self.table.put_down();
        if let Some(touched) = self.bound_to(mv.from) {
            return self.insist_on(touched);
        }
        if let Some(Question::Claim(..)) = self.table.game.question() {
            return self.claim_with(mv);
        }
        match self.table.game.push(mv, self.now.time) {
            Ok(()) => self.game_changed(by_click),
            Err(error) => self.notice = Some(Notice::fault(error.to_string())),
        }
    }

    /// Claims a draw with a move, which is not made.
    fn claim_with(&mut self, mv: Move) {
        let san = san::write(self.table.game.position(), mv);
        match self.table.game.claim_with(mv, self.now.time) {
            Ok(Some(_)) => self.game_ended(),
            Ok(None) => {
                let refused = format!("{san} gives no claim to a draw. It has not been played.");
                self.notice = Some(Notice::fault(refused));
            }
            Err(error) => self.notice = Some(Notice::fault(error.to_string())),
        }
    }

    /// Says why a move is not legal; the board has not changed.
    fn refuse(&mut self, from: Square, to: Square) {
        if let Err(illegal) = self.table.game.position().play(Move::new(from, to)) {
            self.notice = Some(Notice::illegal(illegal));
        }
    }

    /// Whether a question stands, beside which no other is asked; says so.
    fn waits_for_answer(&mut self) -> bool {
        let waits = self.table.game.question().is_some();
        if waits {
            self.notice = Some(Notice::answer_first());
        }
        waits
    }

    fn resign(&mut self) {
        if self.waits_for_answer() {
            return;
        }
        self.table.put_down();
        self.table.game.ask_to_resign();
    }

    fn draw(&mut self) {
        // A claim that waits for its move can become an offer.
        let announced = matches!(self.table.game.question(), Some(Question::Claim(..)));
        if !announced && self.waits_for_answer() {
            return;
        }
        self.table.put_down();
        if self.claims_too_late() {
            return;
        }
        let mut request = self.table.game.request_draw(self.now.time);
        // After a piece is touched no claim can be announced (FIDE 9.4); an offer is left.
        if request == DrawRequest::MoveWanted && self.has_touched() {
            request = self.table.game.request_draw(self.now.time);
        }
        match request {
            DrawRequest::Claimed => self.game_ended(),
            DrawRequest::MoveWanted | DrawRequest::Offered | DrawRequest::Refused => {}
        }
    }

    fn answer(&mut self, yes: bool) {
        match self.table.game.answer(yes, self.now.time) {
            None => {}
            Some(Question::TakeBack(_)) if yes => self.moved_back(),
            Some(_) if yes => self.game_ended(),
            Some(Question::TakeBack(by)) => {
                let refused = format!("{} lets the move stand.", by.other());
                self.notice = Some(Notice::plain(refused));
            }
            Some(Question::Draw(by)) => {
                let declined = format!("{} declines the draw.", by.other());
                self.notice = Some(Notice::plain(declined));
            }
            Some(Question::Resign(_) | Question::Claim(..)) => {
                self.notice = Some(Notice::plain("The game goes on."));
            }
        }
    }

    fn game_ended(&mut self) {
        self.table.put_down();
        self.changed = true;
        self.sound = Some(Sound::End);
    }

    /// Takes the last move back, or asks the opponent for it.
    fn take_back(&mut self) {
        if self.settings.takeback_asks && self.table.game.can_pop() {
            if self.waits_for_answer() {
                return;
            }
            self.table.put_down();
            self.table.game.ask_to_take_back();
        } else if self.table.game.pop(self.now.time) {
            self.moved_back();
        } else {
            self.table.return_to_game();
            self.notice = Some(Notice::plain(self.why_not_taken_back()));
        }
    }

    fn why_not_taken_back(&self) -> &'static str {
        let game = &self.table.game;
        let end = game.outcome().map(|end| end.termination);
        match end {
            _ if game.record().plies().is_empty() => "There is no move to take back.",
            Some(Termination::TimeForfeit) => "The game is over: it ended on time.",
            _ => "The game is over: the players ended it.",
        }
    }

    /// The last move has been taken back: shows the game without it.
    fn moved_back(&mut self) {
        self.table.put_down();
        self.table.return_to_game();
        self.moved = true;
        self.changed = true;
        self.sound = Some(Sound::Move);
        if self.settings.animation {
            self.table.slide_back(self.now.time);
        }
    }

    fn replay(&mut self) {
        if self.table.game.replay(self.now.time) {
            self.table.put_down();
            self.game_changed(true);
        } else {
            self.notice = Some(Notice::plain("There is no move to play again."));
        }
    }

    /// The game has one more half-move: shows it, and slides its piece unless a hand has moved it.
    fn game_changed(&mut self, slides: bool) {
        self.moved = true;
        self.changed = true;
        self.sound = Some(sounds::of_last_move(&self.table.game));
        self.table.return_to_game();
        if slides && self.settings.animation {
            let number = self.table.game.record().plies().len();
            self.table.slide_ply(number, true, self.now.time);
        }
    }
}
