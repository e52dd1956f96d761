//! The view: turns the state of the program into a scene, and pointer and key events into commands.
//!
//! All functions are pure: no window, no files, no clock. The exceptions are that [`Fonts`] may look up
//! fallback fonts for missing letters, and that [`Kept`] saves work that was done for an earlier frame.

mod big_clock;
mod board;
mod chooser;
mod editor;
mod forms;
mod input;
mod library;
mod menu;
mod play;
mod players;
mod practice;
mod review;
mod scene;
mod settings;
pub(crate) mod sheet;
mod start;
mod text;
mod tip;
mod widgets;

pub use board::diagram::{DiagramStyle, diagram, glyph_in_picture};
pub use board::mark::BoardMark;
pub use board::moment::{Moment, PlayerLine};
pub use input::event::{Button, Event, Modifiers};
pub use input::pointer::Pointer;
pub use review::kept::Kept;
pub use scene::content::Content;
pub use scene::geometry::{Point, Rect, Size};
pub use scene::grid::Grid;
pub use scene::icon::Icon;
pub use scene::layout::Layout;
pub use scene::picture::{Align, Scene, Type};
pub use scene::rows::Rows;
pub use scene::shape::{Border, Fill, Look, Shape};
pub use scene::theme::{DARK, HIGH_CONTRAST, LIGHT, Rgba, Theme};
pub use scene::zone::Zone;
pub use sheet::ScoreSheet;
pub use text::fallback::FontSource;
pub use text::font::{Face, Fonts, ascent};
pub use text::glyph::Glyph;
pub use text::line::Placed;

use crate::app::{App, Dialog, FormKind, Now, Screen};
pub use crate::diagram::{BoardColors, mark_color};
use crate::rules::Color;
use crate::words::{Names, Words};

/// The least side of what a finger taps, in pixels of a display with a scale of 1: where two play, and elsewhere.
const LEAST_TARGET: f32 = 40.0;
const LEAST_ELSEWHERE: f32 = 32.0;

/// The window that a scene is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The window's size in pixels.
    pub size: Size,
    /// The display's scale: 2 where text should be twice the size.
    pub scale: f32,
    /// The position of the pointer, if it is over the window.
    pub pointer: Option<Point>,
    /// The area on which it has rested for a while ([`Pointer::rests_on`]).
    pub rests_on: Option<Rect>,
}

/// The scene of the program for a window at a moment, in these words, measured in these fonts. `kept` is the same for
/// each frame of a window.
pub fn scene(fonts: &Fonts, words: Words, kept: &Kept, app: &App, frame: Frame, now: Now) -> Scene {
    let mut view = View {
        fonts,
        words,
        kept,
        app,
        now,
        layout: layout(app, frame),
        layout_of_lists: layout_of(app, frame, Content::Library),
        theme: Theme::of(app.settings.color_scheme, app.desktop_is_light),
        colors: BoardColors::of(app.settings.board_theme),
        pointer: frame.pointer,
        told: None,
        is_on_top: false,
        scene: Scene::new(frame.size, frame.pointer),
    };
    let whole = view.scene.area();
    view.scene.plain(whole, view.theme.background);
    match (app.form(), &app.screen) {
        (Some(_), _) if app.shows_settings() => {
            if let Some(settings) = app.settings_form() {
                view.settings(settings);
            }
        }
        (Some(_), _) if app.chooser().is_some() => {
            if let Some(chooser) = app.chooser() {
                view.chooser(chooser);
            }
        }
        (Some(form), Screen::Clock(clock)) => view.form_over_clock(clock, form),
        (Some(form), Screen::Library(library)) if form.kind == FormKind::Player => {
            view.form_over_players(library, form);
        }
        (Some(form), _) => view.form_beside_board(form),
        (None, Screen::Start) => view.start(),
        (None, Screen::Play(live)) => view.play(live),
        (None, Screen::Review(review)) => view.review(review),
        (None, Screen::Library(library)) => view.library(library),
        (None, Screen::Clock(clock)) => view.big_clock(clock),
        (None, Screen::Practice(practice)) => view.practice(practice),
        (None, Screen::Position(search)) => view.position_search(search),
    }
    view.dialog();
    // What stands close together in a review is read, and keeps its size.
    let least = match &app.screen {
        _ if is_for_playing(app) => LEAST_TARGET,
        Screen::Review(_) => 0.0,
        _ => LEAST_ELSEWHERE,
    };
    view.scene.widen_targets((least * frame.scale) as i32);
    view.tip(frame.rests_on);
    view.scene
}

/// The height that the choice of a file to open needs, and that of one to save with its options, in units.
const LEAST_TO_OPEN: i32 = 432;
const LEAST_TO_SAVE: i32 = 480;

/// Whether two play or are about to: what they tap has to be found without looking long.
fn is_for_playing(app: &App) -> bool {
    let plays = matches!(
        app.screen,
        Screen::Start | Screen::Play(_) | Screen::Clock(_)
    );
    let is_own = |dialog: &Dialog| matches!(dialog, Dialog::NewGame(_) | Dialog::ClockTimes(_));
    plays && app.dialogs.iter().all(is_own)
}

/// The parts of a window for the present screen.
pub fn layout(app: &App, frame: Frame) -> Layout {
    let content = match (app.form_dialog(), &app.screen) {
        (Some(Dialog::Editor(_)), _) => Content::Editor,
        // Their words are as large as those of a list.
        (Some(Dialog::ClockTimes(_) | Dialog::Open(_)), _) => Content::Library,
        (Some(Dialog::Settings(_)), _) | (Some(_), Screen::Clock(_)) => Content::Whole,
        (Some(Dialog::NewGame(_)), _) => Content::NewGame,
        (Some(Dialog::Player(_)), Screen::Library(_)) => Content::Library,
        (Some(_), _) => Content::Other,
        (None, Screen::Start) => Content::Start(start::order::height_below_board(app)),
        (None, Screen::Play(_)) if app.across().is_some() => Content::FaceToFace,
        (None, Screen::Play(_)) => Content::Game,
        (None, Screen::Review(_)) => Content::Review,
        (None, Screen::Library(_)) => Content::Library,
        (None, Screen::Clock(_)) => Content::Whole,
        (None, Screen::Practice(practice)) if practice.players().is_some() => Content::Library,
        (None, Screen::Position(_)) => Content::Library,
        (None, Screen::Practice(_)) => Content::Exercise,
    };
    let layout = layout_of(app, frame, content);
    let is_outside = app.settings.coordinates && app.settings.coordinates_outside;
    match content {
        Content::Whole => layout.of_whole(frame.size),
        // The choice of a file has more parts one below the other than a list.
        Content::Library => match app.chooser() {
            Some(chooser) if chooser.seeks_games() => {
                layout.at_most_high(LEAST_TO_OPEN, frame.size.h)
            }
            Some(_) => layout.at_most_high(LEAST_TO_SAVE, frame.size.h),
            None => layout,
        },
        // Players face to face have them in the corners, each upright for himself.
        Content::FaceToFace => layout,
        _ if is_outside => layout.with_coordinates_outside(),
        _ => layout,
    }
}

fn layout_of(app: &App, frame: Frame, content: Content) -> Layout {
    Layout::new(frame.size, frame.scale, app.settings.text_size, content)
}

/// A scene under construction.
struct View<'a> {
    fonts: &'a Fonts,
    words: Words,
    kept: &'a Kept,
    app: &'a App,
    now: Now,
    layout: Layout,
    /// The layout of a list over the whole window, whatever is on the screen.
    layout_of_lists: Layout,
    theme: &'static Theme,
    colors: &'static BoardColors,
    pointer: Option<Point>,
    /// What a tip says of the area under the pointer, where that is not what a click does there.
    told: Option<(Rect, String)>,
    /// Whether what is painted now is above everything else.
    is_on_top: bool,
    scene: Scene,
}

impl View<'_> {
    /// Whether the menu, the list of keys or the name of a player covers what is painted now.
    fn is_covered(&self) -> bool {
        let dialog = self.app.dialog().filter(|_| !self.is_on_top);
        dialog.is_some_and(|dialog| dialog.form().is_none_or(|it| it.kind == FormKind::Player))
    }

    /// Whether the pointer is over an area, and neither the menu nor the list of keys covers that.
    fn is_pointed_at(&self, area: Rect) -> bool {
        self.scene.is_pointed_at(area) && !self.is_covered()
    }

    /// The colour of an icon that a click does something with.
    fn pointed_ink(&self, area: Rect) -> Rgba {
        if self.is_pointed_at(area) {
            self.theme.bright_text
        } else {
            self.theme.dim_text
        }
    }

    /// Adds shapes for one player in an area, turned by 180° for the player across the screen.
    fn for_player(&mut self, player: Color, area: Rect, add: impl FnOnce(&mut Self)) {
        let across = self.app.across() == Some(player);
        self.scene.turn_about(across.then_some(area));
        add(self);
        self.scene.turn_about(None);
    }

    /// How the players of the game in progress are called.
    fn names(&self) -> Names {
        let live = self.app.live_game();
        live.map_or_else(Names::default, |live| Names::in_game(live.game()))
    }

    /// Whether Black is at the bottom of the board.
    fn is_flipped(&self) -> bool {
        self.app.is_flipped(self.now.time)
    }

    /// Converts units to pixels.
    fn unit(&self, length: i32) -> i32 {
        self.layout.unit(length)
    }
}
