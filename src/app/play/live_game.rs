//! A game in progress: the game, the position shown and the input on the board.

use std::time::Duration;

use super::advice::{DrawOffer, HintState, Trial};
use super::command::{CardPlace, PlayCommand};
use super::facing::Facing;
use super::king_fall::KingFall;
use crate::app::board::{BoardCommand, BoardInput, Gesture, MoveLetters, Slide};
use crate::app::forms::Edit;
use crate::app::notice::Notice;
use crate::engine::DrawReason;
use crate::game::Game;
use crate::language::Language;
use crate::notation::opening::Opening;
use crate::rules::{ByColor, Color, Square};

/// A game in progress, or one that has just ended.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub(super) game: Game,
    pub(super) input: BoardInput,
    /// The first row of the move list, if it was scrolled; else the list follows the game.
    pub(super) scroll: Option<usize>,
    pub(super) slide: Option<Slide>,
    /// The fall of the beaten king.
    pub(super) fall: Option<KingFall>,
    /// How long the machine was suspended, if that paused the game.
    pub(super) suspended_for: Option<Duration>,
    /// Whether the players have left the game, so that its clock runs no more.
    pub(super) is_left: bool,
    /// Whether the result is final: it is counted, and the game may have been changed in a review.
    is_final: bool,
    /// The sides whose time has been low.
    pub(super) was_low: ByColor<bool>,
    /// The orientation of a board that turns to the player on move.
    pub(super) facing: Facing,
    /// Whether Black is at the bottom of any other board.
    pub(in crate::app) flipped: bool,
    /// With touch-move: the square of the first piece touched since the last move that can move, and so has
    /// to.
    pub(super) touched: Option<Square>,
    /// The number of half-moves before the position shown, if it is not the last one.
    pub(super) looking_at: Option<usize>,
    /// Whether the players have closed the result of the game.
    is_result_closed: bool,
    /// Where they have put its card, if they have moved it.
    result_place: Option<CardPlace>,
    /// What was said when this end of the game was saved.
    saved: Option<Notice>,
    /// The key of the position whose winnability was asked for last.
    pub(super) examined: Option<u64>,
    /// The hint that was asked for last.
    pub(super) hint: Option<HintState>,
    /// The draw that the program has offered last.
    pub(super) draw_offer: Option<DrawOffer>,
    /// The level of the program in the next game, if it was changed.
    pub(in crate::app) next_level: Option<u8>,
    /// A move that waits for its judgement.
    pub(super) trial: Option<Trial>,
    /// The letters of a move typed without its line.
    pub(super) letters: Option<MoveLetters<Box<LiveGame>>>,
}

/// What Esc can close in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EscTarget {
    /// A piece in hand or a typed move.
    Hand,
    /// A question.
    Question,
    /// An earlier position.
    Past,
    /// The board has the focus.
    Board,
    /// The result of the game, over the board.
    Result,
}

impl LiveGame {
    /// Starts or resumes a game, with its last position shown.
    pub(in crate::app) fn new(game: Game) -> LiveGame {
        LiveGame {
            facing: Facing::new(game.turn()),
            // The board stays towards the one person.
            flipped: game.person_against_program() == Some(Color::Black),
            game,
            input: BoardInput::default(),
            scroll: None,
            slide: None,
            fall: None,
            suspended_for: None,
            is_left: false,
            is_final: false,
            was_low: ByColor::default(),
            touched: None,
            looking_at: None,
            is_result_closed: false,
            result_place: None,
            saved: None,
            examined: None,
            hint: None,
            draw_offer: None,
            next_level: None,
            trial: None,
            letters: None,
        }
    }

    /// The same game of two people, with Black at the bottom if flipped.
    pub(in crate::app) fn seen_from(self, flipped: bool) -> LiveGame {
        let flipped = match self.game.person_against_program() {
            Some(person) => person == Color::Black,
            None => flipped,
        };
        LiveGame { flipped, ..self }
    }

    /// How many half-moves a takeback undoes: against the program the person is to move after it.
    pub(super) fn takeback_length(&self) -> usize {
        match self.game.person_against_program() {
            Some(person) if person == self.game.turn() => 2,
            _ => 1,
        }
    }

    /// Whether there is a move that can be taken back.
    pub(in crate::app) fn can_take_back(&self) -> bool {
        let is_open = !self.is_final && self.game.can_pop();
        is_open && self.game.record().plies().len() >= self.takeback_length()
    }

    /// Whether it is the turn of the program.
    pub fn is_program_to_move(&self) -> bool {
        !self.game.is_over() && self.game.program(self.game.turn()).is_some()
    }

    /// The side whose move is typed: that of a person, also while the program thinks.
    pub fn typing_side(&self) -> Color {
        let turn = self.game.turn();
        if self.is_program_to_move() {
            turn.other()
        } else {
            turn
        }
    }

    /// Whether a command of the side to move is one of a person's: the program is not made to offer a draw or to give time.
    pub(in crate::app) fn may_be_given(&self, command: PlayCommand) -> bool {
        let is_of_mover = matches!(command, PlayCommand::Draw | PlayCommand::GiveTime);
        !is_of_mover || !self.is_program_to_move()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Moves are typed in this language from now on.
    pub(in crate::app) fn type_in(&mut self, language: Language) {
        self.input.language = language;
    }

    /// The input on the board.
    pub fn input(&self) -> &BoardInput {
        &self.input
    }

    /// The square with the cursor; none after the end of the game.
    pub fn cursor(&self) -> Option<Square> {
        let goes_on = !self.game.is_over();
        self.input.cursor().filter(|_| goes_on)
    }

    /// The first row of the move list, if it was scrolled; else the list follows the game.
    pub fn scroll(&self) -> Option<usize> {
        self.scroll
    }

    /// Whether the players have left the game.
    pub(in crate::app) fn is_left(&self) -> bool {
        self.is_left
    }

    /// Whether the result is final: the players have reviewed the game.
    pub(in crate::app) fn is_final(&self) -> bool {
        self.is_final
    }

    /// The game after its review, with its result shown again.
    pub(in crate::app) fn reviewed(mut self) -> LiveGame {
        self.is_final = true;
        self.show_result(true);
        self
    }

    /// How long the machine was suspended, if that paused the game.
    pub fn suspended_for(&self) -> Option<Duration> {
        self.suspended_for
    }

    /// The number of moves of the game; one by White alone counts too.
    pub fn full_moves(&self) -> usize {
        self.last().div_ceil(2)
    }

    /// The name of the opening that led to the position shown; empty if it has none.
    pub fn opening(&self) -> &'static str {
        let opening = self.game.record().opening_at(self.shown());
        opening.map_or("", |opening: &Opening| opening.name)
    }

    /// Whether the result of the game can be seen: nobody has closed it, and nothing else is looked at or asked.
    pub(in crate::app) fn is_result_open(&self) -> bool {
        let is_ended = self.game.outcome().is_some() && self.game.question().is_none();
        is_ended && !self.is_result_closed && !self.is_looking_back()
    }

    /// Shows the result of a game that has ended, at its last position, or closes it.
    pub(super) fn show_result(&mut self, shown: bool) {
        if shown {
            self.return_to_game();
        }
        self.is_result_closed = !shown;
    }

    /// Where the players have put the card with the result, if they have moved it.
    pub fn result_place(&self) -> Option<CardPlace> {
        self.result_place
    }

    pub(super) fn place_result(&mut self, place: CardPlace) {
        self.result_place = Some(place);
    }

    /// What was said when this end of the game was saved.
    pub fn saved(&self) -> Option<&Notice> {
        self.saved.as_ref()
    }

    pub(in crate::app) fn note_saved(&mut self, said: Notice) {
        self.saved = Some(said);
    }

    /// Forgets the end of the game: the next one is told again, like the first.
    pub(super) fn forget_result(&mut self) {
        self.show_result(true);
        self.result_place = None;
        self.saved = None;
    }

    /// Why the program has offered the draw that is being asked about.
    pub(in crate::app) fn draw_reason(&self) -> Option<DrawReason> {
        let is_here = |offer: &DrawOffer| offer.ply == self.last();
        self.draw_offer.filter(is_here).map(|offer| offer.why)
    }

    pub(super) fn last(&self) -> usize {
        self.game.record().plies().len()
    }

    /// What Esc closes first; `None` if nothing is open.
    pub fn topmost(&self) -> Option<EscTarget> {
        let in_hand = self.input.in_hand().is_some() || self.input.typed().is_some();
        let open = [
            (in_hand, EscTarget::Hand),
            (self.game.question().is_some(), EscTarget::Question),
            (self.is_looking_back(), EscTarget::Past),
            (self.cursor().is_some(), EscTarget::Board),
        ];
        open.into_iter()
            .find(|(is_open, _)| *is_open)
            .map(|(_, open)| open)
    }

    /// Whether the command would continue a paused game. Looking at earlier positions is allowed.
    pub fn is_paused_for(&self, command: PlayCommand) -> bool {
        use PlayCommand::*;
        let plays = matches!(
            command,
            Draw | Resign | ResignAs(_) | TakeBack | Replay | GiveTime | ExchangeSides | Hint
        );
        plays && self.game.is_paused()
    }

    /// The same for commands on the board.
    pub fn is_board_paused_for(&self, command: BoardCommand) -> bool {
        use BoardCommand::*;
        let plays = match command {
            Press(_) | UsePointed => !self.is_looking_back(),
            TypeMove => true,
            _ => false,
        };
        plays && self.game.is_paused()
    }

    /// Applies a command to the board with the position shown.
    pub(super) fn use_board(&mut self, command: BoardCommand, flipped: bool) -> Option<Gesture> {
        let position = self.game.record().position_at(self.shown());
        self.input.update(command, position, flipped)
    }

    /// Scrolls the move list to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.scroll = Some(row);
    }

    /// Empties the hand.
    pub(in crate::app) fn put_down(&mut self) {
        self.input.put_down();
    }

    /// Puts a piece in hand down and hides its moves, when a dialog opens over the board.
    pub(in crate::app) fn release_board(&mut self) {
        self.input.put_down();
        self.input.peek_at(None, self.game.position());
    }

    /// Removes the focus from the board.
    pub(in crate::app) fn leave_board(&mut self) {
        self.input.leave_board();
    }

    /// Edits the typed move.
    pub(in crate::app) fn edit_typed(&mut self, edit: Edit) {
        self.input.edit_typed(edit, self.game.position());
    }

    /// Begins the long press if its time has come. Returns whether it did.
    pub(in crate::app) fn update_long_press(&mut self, now: Duration) -> bool {
        let is_long = self.input.long_press_at().is_some_and(|at| at <= now);
        if is_long {
            let position = self.game.record().position_at(self.shown());
            self.input.begin_long_press(position);
        }
        is_long
    }

    /// Whether it is this side's turn, in a game that has not ended.
    pub fn is_on_move(&self, color: Color) -> bool {
        self.game.turn() == color && !self.game.is_over()
    }
}
