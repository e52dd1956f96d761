//! Turns pointer and keyboard events into commands.

use std::time::Duration;

use crate::app::{
    App, BoardCommand, BoardInput, ChooserCommand, Command, EditorCommand, FormCommand, FormKind,
    LibraryCommand, PlayersCommand, Step, Wake, keys,
};
use crate::view::input::event::{Button, DRAG_BEGINS, Event, Modifiers};
use crate::view::input::hover::{chart_move, end_press, hover, list_stays, point_at_tree};
use crate::view::input::press::{FINGER, FirstPress, Press};
use crate::view::input::resolve::{in_list, is_effective};
use crate::view::input::rest::Rest;
use crate::view::input::under_pointer::{command_at, square_at};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Scene;
use crate::view::scene::rows::HeldList;

/// The rows that one notch of the wheel scrolls.
const WHEEL_ROWS: isize = 3;

/// The distance for a step through the strip of moves.
const STRIP_STEP: i32 = 40;

/// The state of the pointer and its buttons.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pointer {
    pub(in crate::view) at: Option<Point>,
    pub(in crate::view) press: Option<Press>,
    pub(super) first: Option<FirstPress>,
    rest: Rest,
    pub(super) modifiers: Modifiers,
    /// The display's scale; 0 if it was not told.
    scale: f32,
}

impl Pointer {
    /// Takes the display's scale, by which fingers are larger in pixels.
    pub fn set_scale(&mut self, scale: f32) {
        self.scale = scale;
    }

    pub(super) fn scaled(&self, length: i32) -> i32 {
        (length as f32 * self.scale.max(1.0)) as i32
    }

    /// The position of the pointer, if known.
    pub fn at(&self) -> Option<Point> {
        self.at
    }

    /// The area on which it has rested long enough for a tip.
    pub fn rests_on(&self, now: Duration) -> Option<Rect> {
        self.rest.area(now)
    }

    /// When to draw the next frame, if without the pointer it is `wake`.
    pub fn wake(&self, wake: Option<Wake>, now: Duration) -> Option<Wake> {
        self.rest.wake(wake, now)
    }

    /// The commands of an event, given the present scene and the time since the program started.
    pub fn commands(
        &mut self,
        event: Event,
        scene: &Scene,
        app: &App,
        now: Duration,
    ) -> Vec<Command> {
        self.rest.note(event, self.press.is_some(), scene, now);
        if let Event::Pressed(Button::Left, at) = event
            && self.is_meant_for_another(at, scene, now)
        {
            self.at = Some(at);
            self.press = None;
            return Vec::new();
        }
        if let Some(commands) = self.editor_commands(event, scene, app) {
            return commands;
        }
        match event {
            Event::Moved(at) => self.moved(at, scene, app),
            Event::Pressed(Button::Left, at) => self.pressed(at, scene, app),
            Event::Released(Button::Left, at) => {
                let released = self.released(at, scene, app);
                end_press(app).into_iter().chain(released).collect()
            }
            Event::Pressed(Button::Right, at) => self.pressed_right(at, scene),
            Event::Released(Button::Right, at) => {
                let square = square_at(at, scene).filter(|_| self.was_near(at));
                vec![
                    Command::Board(BoardCommand::Peek(None)),
                    Command::Board(BoardCommand::EndMark(square)),
                ]
            }
            Event::Entered(at) => {
                self.at = Some(at);
                end_press(app).into_iter().chain(self.let_go()).collect()
            }
            Event::Wheel(notches) => {
                // The tree may have come to a pointer that rests.
                let point = self.at.and_then(|at| point_at_tree(at, scene, app));
                let scroll = self.wheel(notches as isize, scene, app);
                point.into_iter().chain(scroll).collect()
            }
            Event::Key(press) => {
                let command = keys::command(app, press);
                command.map_or(Vec::new(), |command| in_list(command, scene, app))
            }
            Event::Modifiers(modifiers) => {
                self.modifiers = modifiers;
                Vec::new()
            }
            Event::FocusLost => {
                self.modifiers = Modifiers::default();
                end_press(app).into_iter().chain(self.let_go()).collect()
            }
        }
        .into_iter()
        .filter(|command| is_effective(command, app))
        .collect()
    }

    fn moved(&mut self, now_at: Point, scene: &Scene, app: &App) -> Vec<Command> {
        self.at = Some(now_at);
        let was_command = matches!(self.press, Some(Press::Command(_)));
        if was_command && let Some(dragged) = self.dragged(now_at, scene) {
            self.press = Some(dragged);
            let point = point_at_tree(now_at, scene, app);
            let begun = end_press(app).into_iter().chain(point);
            return begun.chain(self.moved(now_at, scene, app)).collect();
        }
        let strip_step = self.scaled(STRIP_STEP);
        match &mut self.press {
            Some(Press::Square { square, at, lifted }) if !*lifted => {
                // With nothing to drag, a shaking finger may move within the square.
                *lifted = if app.board_input().and_then(BoardInput::in_hand) == Some(*square) {
                    !at.is_near(now_at, DRAG_BEGINS)
                } else {
                    square_at(now_at, scene) != Some(*square)
                };
                lifted
                    .then_some(Command::Board(BoardCommand::Lift(*square)))
                    .into_iter()
                    .collect()
            }
            Some(Press::Text(_, Some(at))) if at.is_near(now_at, DRAG_BEGINS) => Vec::new(),
            Some(Press::Text(id, at)) => {
                *at = None;
                let place = scene.place_in(*id, now_at);
                let command = |place| {
                    Command::Form(FormCommand::PlaceCaret {
                        id: *id,
                        place,
                        select: true,
                    })
                };
                place.map(command).into_iter().collect()
            }
            Some(Press::ScrollBar(thumb)) => vec![Command::ScrollTo(thumb.first_row(now_at))],
            Some(Press::List(list)) => vec![Command::ScrollTo(list.first_row(now_at))],
            Some(Press::Strip(x)) => {
                let steps = (now_at.x - *x) / strip_step;
                *x += steps * strip_step;
                // The moves follow the finger: to the right come earlier ones.
                let step = back_or_forward(steps > 0);
                vec![step; steps.unsigned_abs() as usize]
            }
            Some(Press::Card(card)) => vec![card.dragged_to(now_at)],
            Some(Press::Chart(area, nodes)) => chart_move(*area, nodes, now_at),
            Some(Press::Command(pressed))
                if command_at(now_at, scene).as_ref() != Some(pressed) =>
            {
                end_press(app)
            }
            Some(_) => Vec::new(),
            None => hover(now_at, scene, app),
        }
    }

    /// What is dragged once the pointer has left the place of the press far enough: the list or the strip there.
    fn dragged(&self, now_at: Point, scene: &Scene) -> Option<Press> {
        let from = self.first.as_ref()?.at;
        let finger = self.scaled(FINGER);
        if scene.has_strip_at(from) && (now_at.x - from.x).abs() > finger {
            return Some(Press::Strip(from.x));
        }
        let (area, rows) = scene.list_at(from)?;
        let list = HeldList::held(from, area, rows).map(Press::List);
        list.filter(|_| (now_at.y - from.y).abs() > finger)
    }

    /// Handles buttons that were released elsewhere: cancels everything held.
    pub(super) fn let_go(&mut self) -> Vec<Command> {
        if let Some(Press::Editor(_)) = self.press.take() {
            return vec![Command::Editor(EditorCommand::PutBack)];
        }
        vec![
            Command::Board(BoardCommand::PutBack),
            Command::Board(BoardCommand::Peek(None)),
            Command::Board(BoardCommand::EndMark(None)),
        ]
    }

    fn released(&mut self, at: Point, scene: &Scene, app: &App) -> Vec<Command> {
        let came_back = self.is_false_release(at);
        self.at = Some(at);
        if came_back {
            return Vec::new();
        }
        match self.press.take() {
            Some(Press::Square { lifted: true, .. }) => {
                vec![Command::Board(BoardCommand::Drop(square_at(at, scene)))]
            }
            Some(Press::Square { square, .. }) => {
                vec![Command::Board(BoardCommand::Release(square))]
            }
            Some(Press::Command(command)) if command_at(at, scene).as_ref() == Some(&command) => {
                let is_choice = matches!(
                    command,
                    Command::Form(FormCommand::Choose(..))
                        | Command::Library(LibraryCommand::ClickGame(_))
                        | Command::Choose(ChooserCommand::Click(_))
                        | Command::Players(PlayersCommand::ChooseRow(_))
                );
                let stays = list_stays(at, scene).filter(|_| is_choice);
                let commands = in_list(self.with_modifiers(command), scene, app);
                stays.into_iter().chain(commands).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What a click does while Shift or Ctrl is held: they choose several games of a list.
    fn with_modifiers(&self, command: Command) -> Command {
        let Command::Library(LibraryCommand::ClickGame(row)) = command else {
            return command;
        };
        match self.modifiers {
            Modifiers { shift: true, .. } => LibraryCommand::MarkTo(row).into(),
            Modifiers { ctrl: true, .. } => LibraryCommand::Mark(row).into(),
            Modifiers { .. } => command,
        }
    }

    /// The window library reports re-entering the window with the button held as a release where the pointer
    /// enters. A real release happens where the pointer was last seen.
    pub(super) fn is_false_release(&self, at: Point) -> bool {
        let on_board = matches!(self.press, Some(Press::Square { .. }));
        (on_board || self.is_dragging()) && !self.was_near(at)
    }

    /// Whether something is being dragged on the board.
    pub(super) fn is_dragging(&self) -> bool {
        match &self.press {
            Some(Press::Square { lifted, .. }) => *lifted,
            Some(Press::Editor(grip)) => grip.is_lifted(),
            _ => false,
        }
    }

    fn was_near(&self, at: Point) -> bool {
        self.at.is_none_or(|last| last.is_near(at, DRAG_BEGINS))
    }

    fn wheel(&self, notches: isize, scene: &Scene, app: &App) -> Option<Command> {
        let at = self.at?;
        let is_board = app.review().is_some() && square_at(at, scene).is_some();
        if is_board || scene.has_strip_at(at) {
            return Some(back_or_forward(notches > 0));
        }
        let rows = scene.list_at(at).map(|(_, rows)| rows);
        // The form for a new game has nothing else to scroll, also over its buttons.
        let form = app.form().filter(|form| form.kind == FormKind::NewGame);
        let rows = rows.or_else(|| form.and_then(|_| scene.rows()))?;
        let row = rows.first.saturating_add_signed(-notches * WHEEL_ROWS);
        Some(Command::ScrollTo(row.min(rows.last_first())))
    }
}

/// Steps through the moves of a game.
fn back_or_forward(is_back: bool) -> Command {
    let step = if is_back { Step::Back } else { Step::Forward };
    BoardCommand::Show(step).into()
}
