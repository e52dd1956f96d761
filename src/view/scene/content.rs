//! What the panel holds, which decides how much room it needs.

use crate::view::scene::geometry::Size;

/// The smallest panel with room for everything, in units. Larger text keeps at least this size.
pub(super) const LEAST_PANEL: Size = Size { w: 300, h: 484 };

/// The smallest panel of a game in a small window, and the height of the message below the board there, in units.
pub(super) const SMALL_PANEL: Size = Size { w: 200, h: 424 };
pub(super) const SMALL_MESSAGE: i32 = 40;

/// A player's end of the window beside a board that two see from either side, in units: half a column at least, or, above
/// and below the board, the height.
pub(super) const END: Size = Size { w: 150, h: 186 };

/// The height of a player's card above or below the board, in units.
pub(super) const STACKED_CARD: i32 = 80;

/// The heights of the panel of a game below the board, in units: with all parts, without the strip of moves, and with one row
/// of buttons.
pub(super) const GAME_BELOW: [i32; 3] = [304, 252, LEAST_GAME_BELOW];
const LEAST_GAME_BELOW: i32 = 200;

/// The gap between cards, in units.
pub(in crate::view) const GAP: i32 = 8;

/// The parts of a window's height that a stacked panel and the card above the board may take with larger text.
const BESIDE_GAME: f32 = 0.5;
const BESIDE_PANEL: f32 = 0.62;
const BESIDE_EXERCISE: f32 = 0.56;
const BESIDE_EDITOR: f32 = 0.68;

/// The least height of a row of buttons on a screen without a panel, in units.
const BUTTONS: i32 = 72;

/// What the panel holds, which decides how high it has to be below the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// A game in progress, with a player's card above the board and one below it.
    Game,
    /// A game between two players face to face: the board in the middle, and each player's part at his end.
    FaceToFace,
    /// The moves of a review.
    Review,
    /// The library, which fills the window.
    Library,
    /// The choices of the start screen, whose board only decorates it, and the height that they need below it, in units.
    Start(i32),
    /// The form for a new game, whose board shows the start.
    NewGame,
    /// The board editor, with more fields than other forms that have to be seen together.
    Editor,
    /// A screen without board and panel: the big clock, the settings.
    Whole,
    /// An exercise.
    Exercise,
    /// Anything else, such as a form.
    Other,
}

impl Content {
    /// Whether it belongs to a game, and the board has the room that a small window has.
    pub(super) fn is_game(self) -> bool {
        matches!(self, Content::Game | Content::Review)
    }

    /// Whether the board only decorates the screen.
    pub(super) fn is_beside_decoration(self) -> bool {
        matches!(self, Content::Start(_) | Content::NewGame)
    }

    /// The least height below a board that only decorates the screen, if that is narrower than the window, in units.
    pub(super) fn below_decoration(self) -> Option<i32> {
        match self {
            Content::Start(height) => Some(height),
            _ => None,
        }
    }

    /// The height of the player's card above the board with the gap below it, in units.
    pub(super) fn above(self) -> i32 {
        match self {
            Content::Game => STACKED_CARD + GAP,
            _ => 0,
        }
    }

    /// The least scale of text beside a board, times the scale of the display. An exercise has small text, which is to be
    /// read in a small window too.
    pub(super) fn least_scale(self) -> f32 {
        match self {
            Content::Exercise => 0.93,
            _ => 0.0,
        }
    }

    /// The least width of the panel beside a board, in units and as a part of the window's width.
    pub(super) fn narrowest_panel(self) -> (i32, f32) {
        match self {
            Content::Exercise => (264, 0.28),
            _ => (LEAST_PANEL.w, 0.0),
        }
    }

    /// The width of the bar of the win chances beside the board with the gap before it, in units.
    pub(in crate::view) fn beside_board(self) -> i32 {
        match self {
            Content::Review => 8 + GAP,
            _ => 0,
        }
    }

    /// The greatest width of the panel beside the board, in units. That of a review has room for the opening tree beside the
    /// moves.
    pub(super) fn widest_panel(self) -> i32 {
        match self {
            Content::Review => 664,
            _ => 560,
        }
    }

    /// The least height of the panel below the board with normal text, in units.
    pub(super) fn usual_height(self) -> i32 {
        match self {
            Content::Game => GAME_BELOW[0],
            Content::FaceToFace => END.h,
            Content::Review => 360,
            Content::Whole => BUTTONS,
            Content::Exercise => 472,
            Content::Start(_)
            | Content::NewGame
            | Content::Editor
            | Content::Library
            | Content::Other => LEAST_PANEL.h,
        }
    }

    /// The least height of the panel below the board, in units. Larger text leaves fewer rows of moves, games or
    /// fields visible, so that it grows before the board shrinks.
    pub(super) fn least_height(self) -> i32 {
        match self {
            Content::Game => LEAST_GAME_BELOW,
            Content::FaceToFace => END.h,
            Content::Review => 326,
            Content::Library | Content::Exercise | Content::Other => 400,
            Content::Editor => 450,
            Content::Start(_) | Content::NewGame => LEAST_PANEL.h,
            Content::Whole => BUTTONS,
        }
    }

    /// The part of a window's height that panel and card may take with larger text.
    pub(super) fn greatest_part(self) -> f32 {
        match self {
            Content::Game | Content::Review => BESIDE_GAME,
            Content::Library | Content::Other => BESIDE_PANEL,
            Content::Exercise => BESIDE_EXERCISE,
            Content::Editor => BESIDE_EDITOR,
            Content::Start(_) | Content::NewGame => BESIDE_PANEL,
            Content::Whole | Content::FaceToFace => 1.0,
        }
    }
}
