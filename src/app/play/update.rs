//! Applies commands to a game in progress.

use super::command::PlayCommand;
use super::live_game::LiveGame;
use crate::app::board::{BoardCommand, Gesture, Hand, promotes};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::step::Step;
use crate::game::{Game, Question};
use crate::rules::{Move, Square};
use crate::sound::Sound;
use crate::storage::Settings;

/// Applies one command to a game in progress.
pub(in crate::app) struct Updater<'a> {
    pub(super) live: &'a mut LiveGame,
    pub(super) settings: &'a Settings,
    /// Whether Black is at the bottom of the board.
    flipped: bool,
    pub(super) now: Now,
    pub(super) update: PlayUpdate,
    /// Whether the position of the game changed.
    moved: bool,
}

/// The result of a command in a game.
#[derive(Debug, Default)]
pub(in crate::app) struct PlayUpdate {
    /// The notice to show.
    pub(in crate::app) notice: Option<Notice>,
    /// Whether the game changed and has to be saved.
    pub(in crate::app) changed: bool,
    /// The sound to play.
    pub(in crate::app) sound: Option<Sound>,
}

impl<'a> Updater<'a> {
    pub(in crate::app) fn new(
        live: &'a mut LiveGame,
        settings: &'a Settings,
        flipped: bool,
        now: Now,
    ) -> Updater<'a> {
        Updater {
            live,
            settings,
            flipped,
            now,
            update: PlayUpdate::default(),
            moved: false,
        }
    }

    /// Applies a command in the game.
    pub(in crate::app) fn play(mut self, command: PlayCommand) -> PlayUpdate {
        if self.live.is_paused_for(command) {
            self.notify(Notice::Paused);
            return self.end();
        }
        if self.live.awaits_judgement().is_some() {
            // The player does something else.
            self.live.forget_trial();
        }
        if !self.live.may_be_given(command) {
            self.notify_turn();
            return self.end();
        }
        match command {
            PlayCommand::Draw => self.draw(),
            PlayCommand::Resign => self.resign(self.resigning_side()),
            PlayCommand::ResignAs(side) => self.resign(side),
            PlayCommand::Answer(yes) => self.answer(yes),
            PlayCommand::TakeBack => self.take_back(),
            PlayCommand::Replay => self.replay(),
            PlayCommand::Pause => self.pause(),
            PlayCommand::GiveTime => self.give_time(),
            PlayCommand::ExchangeSides => self.exchange_sides(),
            PlayCommand::Hint => self.hint(),
            PlayCommand::Help(kind) => self.toggle_help(kind),
            // Applied by the program, since it is about the next game.
            PlayCommand::NextLevel => {}
            PlayCommand::ShowResult => self.live.show_result(true),
            PlayCommand::CloseResult => self.live.show_result(false),
            PlayCommand::PlaceResult(place) => self.live.place_result(place),
        }
        self.end()
    }

    /// Applies a command on the board.
    pub(in crate::app) fn board(mut self, command: BoardCommand) -> PlayUpdate {
        if self.live.is_board_paused_for(command) {
            // The press can still become long, to draw a mark.
            if let BoardCommand::Press(square) = command {
                self.live.input.pressed(square, true, self.now.time);
            }
            self.notify(Notice::Paused);
            return self.end();
        }
        match command {
            BoardCommand::Press(square) => self.press(square),
            BoardCommand::UsePointed => self.use_pointed(),
            BoardCommand::TypeMove => self.type_move(),
            // What is typed while the program thinks waits in the line.
            BoardCommand::PlayTyped | BoardCommand::Complete(_)
                if self.live.is_program_to_move() =>
            {
                self.notify_turn();
            }
            BoardCommand::Show(step) => self.show(step),
            _ => self.use_board(command),
        }
        self.end()
    }

    pub(super) fn end(self) -> PlayUpdate {
        if self.moved {
            let animation = self.settings.animation;
            self.live.face_player_on_move(animation, self.now.time);
            self.live.touched = None;
        }
        self.update
    }

    /// Says whose turn it is.
    fn notify_turn(&mut self) {
        self.notify(Notice::NotYourTurn(self.live.game.turn()));
    }

    pub(super) fn notify(&mut self, notice: Notice) {
        self.update.notice = Some(notice);
    }

    /// Notes that the game changed.
    pub(super) fn game_changed(&mut self) {
        self.update.changed = true;
    }

    /// Whether pieces can be moved. If an earlier position is shown, returns to the game instead.
    fn can_move(&mut self) -> bool {
        let is_looking_back = self.live.is_looking_back();
        if is_looking_back {
            self.live.return_to_game();
        }
        let goes_on = !self.live.game.is_over() && !self.live.is_program_to_move();
        goes_on && !is_looking_back && self.live.trial().is_none()
    }

    fn press(&mut self, square: Square) {
        let state = |live: &LiveGame| (live.input.hand(), live.shown());
        let before = state(self.live);
        if self.live.is_result_open() {
            self.live.show_result(false);
        }
        if self.can_move() || self.is_persons_while_program_thinks(square) {
            self.use_board(BoardCommand::Press(square));
        }
        let is_idle = before == state(self.live);
        self.live.input.pressed(square, is_idle, self.now.time);
    }

    /// Whether a person touches an own piece while the program thinks, and is told whose turn it is.
    fn is_persons_while_program_thinks(&self, square: Square) -> bool {
        let position = self.live.game.position();
        let piece = position.board().get(square);
        self.live.is_program_to_move()
            && !self.live.is_looking_back()
            && piece.is_some_and(|piece| piece.color() != position.turn())
    }

    fn use_pointed(&mut self) {
        let is_promoting = matches!(self.live.input.hand(), Hand::Promoting { .. });
        if is_promoting || self.live.cursor().is_some() && self.can_move() {
            self.use_board(BoardCommand::UsePointed);
        }
    }

    fn use_board(&mut self, command: BoardCommand) {
        match self.live.use_board(command, self.flipped) {
            None => {}
            Some(Gesture::Move { mv, slides }) => self.make(mv, slides),
            Some(Gesture::Whole { mv, slides }) => self.push(mv, slides),
            Some(Gesture::Take { square, again }) => self.take(square, again),
            Some(Gesture::Illegal(reason)) => self.notify(Notice::Illegal(reason)),
            Some(Gesture::NotAMove(fault)) => self.notify(Notice::NotAMove(fault)),
        }
    }

    /// Opens the line for a typed move at the last position of the game.
    fn type_move(&mut self) {
        if self.live.trial().is_none() && !self.live.game.is_over() {
            if self.live.is_looking_back() {
                self.live.return_to_game();
            }
            self.use_board(BoardCommand::TypeMove);
        }
    }

    /// Shows another position. One half-move forwards has a sound; a step back or a jump has none.
    fn show(&mut self, step: Step) {
        let before = self.live.shown();
        if self.live.is_result_open() {
            self.live.show_result(false);
        }
        let slide_at = self.settings.animation.then_some(self.now.time);
        self.live.show(step, slide_at);
        if self.live.shown() == before + 1 {
            self.update.sound = Some(Sound::Move);
        }
    }

    /// Makes a move, or asks for the promotion of its pawn.
    fn make(&mut self, mv: Move, slides: bool) {
        if let Some(touched) = self.bound_to(mv.from) {
            self.insist_on(touched);
        } else if promotes(mv) && !self.settings.always_queen {
            self.live.input.ask_promotion(mv);
        } else {
            self.push(mv, slides);
        }
    }

    fn push(&mut self, mv: Move, slides: bool) {
        self.live.put_down();
        if let Some(touched) = self.bound_to(mv.from) {
            return self.insist_on(touched);
        }
        if let Some(Question::Claim(..)) = self.live.game.question() {
            return self.claim_with(mv);
        }
        if !self.tries(mv, slides) {
            self.play_at_once(mv, slides);
        }
    }

    /// Plays a move of which nobody is warned.
    pub(super) fn play_at_once(&mut self, mv: Move, slides: bool) {
        let withdrawn = self.live.game.question();
        match self.live.game.push(mv, self.now.time) {
            Ok(()) => {
                self.moved_on(slides);
                let withdrawn = withdrawn.filter(|_| self.live.game.question().is_none());
                if let Some(question) = withdrawn
                    && self.live.game.outcome().is_none()
                {
                    self.notify(match question {
                        Question::Draw(by) if by == self.live.game.turn() => {
                            Notice::DrawDeclined(by.other())
                        }
                        _ => Notice::Withdrawn(question),
                    });
                }
            }
            Err(error) => self.notify(Notice::NotPlayed(error)),
        }
    }

    /// Shows the game after its last move was taken back.
    pub(super) fn moved_back(&mut self) {
        self.live.put_down();
        self.live.forget_result();
        let undone = self.live.game.record().taken_back();
        let undone = undone.map(|ply| Notice::TakenBack(ply.san.clone()));
        self.update.notice = undone;
        self.moved = true;
        // A game that had ended and was being left goes on.
        self.live.is_left = false;
        self.game_changed();
        self.update.sound = Some(Sound::Move);
        if self.settings.animation {
            self.live.slide_back(self.now.time);
        }
    }

    fn replay(&mut self) {
        if self.live.game.replay(self.now.time) {
            self.live.put_down();
            self.moved_on(true);
        } else {
            self.notify(Notice::NoMoveToReplay);
        }
    }

    /// Shows the game after a half-move. Its piece slides unless the player dragged it.
    pub(super) fn moved_on(&mut self, slides: bool) {
        self.moved = true;
        self.live.hint = None;
        self.game_changed();
        self.update.sound = Some(sound_of_last_move(&self.live.game));
        self.live.return_to_game();
        self.live.input.offer_typed(self.live.game.position());
        if slides && self.settings.animation {
            let number = self.live.game.record().plies().len();
            self.live.slide_ply(number, true, self.now.time);
        }
    }
}

/// The sound of the last half-move: the end of the game, else check, else a capture, else a plain move.
fn sound_of_last_move(game: &Game) -> Sound {
    if game.outcome().is_some() {
        Sound::End
    } else if game.position().is_check() {
        Sound::Check
    } else if is_capture(game) {
        Sound::Capture
    } else {
        Sound::Move
    }
}

fn is_capture(game: &Game) -> bool {
    let record = game.record();
    let number = record.plies().len();
    record.ply(number).is_some_and(|ply| {
        let before = record.position_at(number - 1);
        before.captured(ply.mv).is_some()
    })
}
