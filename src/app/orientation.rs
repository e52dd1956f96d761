//! The orientation of the board. It belongs to what is shown on it, a game, a list of games or the position in the
//! editor, so that each new game begins with White at the bottom; but two who play face to face keep their seats.

use std::time::Duration;

use super::effect::{Effect, FileEffect};
use super::menu::Dialog;
use super::play::{Facing, LiveGame};
use super::{App, Screen};
use crate::game::Game;
use crate::rules::{ByColor, Color};
use crate::storage::BoardOrientation;

impl App {
    /// Whether Black is at the bottom of the board; while the board turns, whether Black will be.
    pub fn is_flipped(&self, now: Duration) -> bool {
        if let Some(facing) = self.facing() {
            return facing.side_at(now) == Color::Black;
        }
        match (self.form_dialog(), &self.screen) {
            (Some(Dialog::Editor(editor)), _) => editor.flipped,
            (Some(Dialog::NewGame(_) | Dialog::Open(_)), _) | (_, Screen::Clock(_)) => false,
            (_, Screen::Start) => self.is_last_flipped(),
            (_, Screen::Play(live)) => live.flipped,
            (_, Screen::Review(review)) => review.flipped,
            (_, Screen::Library(library)) => library.flipped,
            (_, Screen::Practice(practice)) => match self.first_exercise() {
                Some(first) => first.position.turn() == Color::Black,
                None => practice.flipped,
            },
            (_, Screen::Position(search)) => search.flipped,
        }
    }

    /// Whether Black is at the bottom of the last game, which the start screen shows as long as it can be resumed: as it will be.
    fn is_last_flipped(&self) -> bool {
        let last = self.last.game().filter(|_| self.can_resume_last());
        last.is_some_and(|game| {
            let turns = self.settings.orientation == BoardOrientation::Turning;
            if turns && !game.has_program() {
                game.turn() == Color::Black
            } else {
                self.begins_flipped(game)
            }
        })
    }

    /// Flips the board. A board that turns by itself stays flipped until its next turn.
    pub(super) fn flip(&mut self, now: Duration) -> Vec<Effect> {
        self.close_menu();
        let turns = self.facing().is_some();
        let flipped = match (self.dialogs.last_mut(), &mut self.screen) {
            (Some(Dialog::Editor(editor)), _) => &mut editor.flipped,
            (_, Screen::Start | Screen::Clock(_)) => return Vec::new(),
            (_, Screen::Play(live)) if turns => {
                live.turn(now);
                return Vec::new();
            }
            (_, Screen::Play(live)) => &mut live.flipped,
            (_, Screen::Review(review)) => &mut review.flipped,
            (_, Screen::Library(library)) => &mut library.flipped,
            (_, Screen::Practice(practice)) => &mut practice.flipped,
            (_, Screen::Position(search)) => &mut search.flipped,
        };
        *flipped = !*flipped;
        self.note_seats().into_iter().collect()
    }

    /// Notes where two sit who play face to face, if both have names. Returns what saves it, if it has changed.
    pub(super) fn note_seats(&mut self) -> Option<Effect> {
        let across = self.across()?;
        let players = &self.live_game()?.game().players;
        let [below, above] = [across.other(), across].map(|it| players[it].clone());
        let seats = below.zip(above);
        let before = std::mem::replace(&mut self.settings.seats, seats);
        (before != self.settings.seats).then_some(Effect::File(FileEffect::SaveSettings))
    }

    /// A game in which two who play face to face have the seats that they had in their last one.
    pub(super) fn seated(&self, game: Game) -> LiveGame {
        let flipped = self.begins_flipped(&game);
        LiveGame::new(game).seen_from(flipped)
    }

    /// Whether Black is at the bottom when a game goes on: who plays against the program, or who had that seat in the last game
    /// face to face.
    fn begins_flipped(&self, game: &Game) -> bool {
        if let Some(person) = game.person_against_program() {
            return person == Color::Black;
        }
        let is_face_to_face = self.settings.orientation == BoardOrientation::FaceToFace;
        let is_black_below = self.settings.seats.as_ref().is_some_and(|(below, above)| {
            let ByColor { white, black } = &game.players;
            black.as_ref() == Some(below) && white.as_ref() == Some(above)
        });
        is_face_to_face && is_black_below
    }

    /// The progress of the board's turn to the player on move, from 0 to 1; `None` if it is not turning.
    pub fn board_turn(&self, now: Duration) -> Option<f32> {
        self.facing()?.progress(now)
    }

    /// Whether the board is turning by itself or about to turn.
    pub(super) fn is_board_turning(&self, now: Duration) -> bool {
        self.facing().is_some_and(|it| it.is_under_way(now))
    }

    /// The side whose player sits across the screen and sees it upside down, if two play face to face.
    pub fn across(&self) -> Option<Color> {
        let live = self.with_orientation(BoardOrientation::FaceToFace)?;
        Some(if live.flipped {
            Color::White
        } else {
            Color::Black
        })
    }

    /// The orientation of a board that turns by itself.
    fn facing(&self) -> Option<&Facing> {
        self.with_orientation(BoardOrientation::Turning)
            .map(LiveGame::facing)
    }

    /// The game in progress, if it has this orientation and its board is on the screen: some forms show another one.
    fn with_orientation(&self, orientation: BoardOrientation) -> Option<&LiveGame> {
        let covers = matches!(
            self.form_dialog(),
            Some(Dialog::NewGame(_) | Dialog::Editor(_))
        );
        let applies = self.settings.orientation == orientation && !covers;
        // A person who plays against the program has the board to himself.
        let live = self.live_game()?;
        (applies && !live.game().has_program()).then_some(live)
    }
}
