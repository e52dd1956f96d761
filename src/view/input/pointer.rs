//! Turns pointer and keyboard events into commands.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{
    App, BoardCommand, BoardInput, ChooserCommand, ClockCommand, Command, DOUBLE_CLICK, Edit,
    EditorCommand, FieldId, FormCommand, FormKind, LibraryCommand, PlayCommand, PlayersCommand,
    ReviewCommand, Step, Wake, keys,
};
use crate::rules::Square;
use crate::tree::NodeId;
use crate::view::editor::grip::Grip;
use crate::view::input::card_drag::HeldCard;
use crate::view::input::event::{Button, DRAG_BEGINS, Event, Modifiers};
use crate::view::input::hover::{chart_move, end_press, hover, list_stays, point_at_tree};
use crate::view::input::resolve::{in_list, is_effective};
use crate::view::input::rest::Rest;
use crate::view::input::under_pointer::{command_at, square_at};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Scene, Zone};
use crate::view::scene::rows::{HeldList, Thumb};

/// The rows that one notch of the wheel scrolls.
const WHEEL_ROWS: isize = 3;

/// The longest time of a double click where its second click would answer a question that the first one has opened.
const SLOW_DOUBLE_CLICK: Duration = Duration::from_secs(1);

/// The greatest distance of the two, for a finger; a finger that moves farther drags.
const FINGER: i32 = 16;

/// The distance for a step through the strip of moves.
const STRIP_STEP: i32 = 40;

/// What the left button was pressed on first.
#[derive(Clone, PartialEq, Debug)]
struct FirstPress {
    at: Point,
    time: Duration,
    area: Option<Rect>,
    command: Option<Command>,
    /// How many times that place was pressed in short time, up to this press.
    count: u8,
}

/// What the left button was pressed on.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::view) enum Press {
    /// A square, at a point. `lifted` once the pointer has moved, with a piece if it can be moved.
    Square {
        square: Square,
        at: Point,
        lifted: bool,
    },
    /// The board or the palette of the board editor.
    Editor(Grip),
    /// A text, whose selection follows the pointer; at first once that has moved from this point.
    Text(FieldId, Option<Point>),
    /// The scroll bar of a list, whose thumb follows the pointer.
    ScrollBar(Thumb),
    /// A list, which follows the pointer.
    List(HeldList),
    /// The strip of moves; where the last step was.
    Strip(i32),
    /// The head of a card, which follows the pointer.
    Card(HeldCard),
    /// A chart in this area, with its moves.
    Chart(Rect, Arc<[NodeId]>),
    /// A command, given if the button is released over it.
    Command(Command),
}

/// The state of the pointer and its buttons.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pointer {
    pub(in crate::view) at: Option<Point>,
    pub(in crate::view) press: Option<Press>,
    first: Option<FirstPress>,
    rest: Rest,
    modifiers: Modifiers,
    /// The display's scale; 0 if it was not told.
    scale: f32,
}

impl Pointer {
    /// Takes the display's scale, by which fingers are larger in pixels.
    pub fn set_scale(&mut self, scale: f32) {
        self.scale = scale;
    }

    fn scaled(&self, length: i32) -> i32 {
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

    /// Whether a press is the second one of a double click, and would be on a button that the first one brought there.
    /// Two people at one screen often tap twice.
    fn is_meant_for_another(&mut self, at: Point, scene: &Scene, now: Duration) -> bool {
        let area = scene.zone_at(at).map(|(area, _)| area);
        let command = command_at(at, scene);
        let time = match command {
            Some(Command::Play(PlayCommand::Answer(_))) => SLOW_DOUBLE_CLICK,
            _ => DOUBLE_CLICK,
        };
        let finger = self.scaled(FINGER);
        let first = self
            .first
            .as_ref()
            .filter(|first| now.saturating_sub(first.time) <= time && first.at.is_near(at, finger));
        let is_another = first.is_some_and(|first| {
            // A promotion is chosen by a second click on the square.
            let promotes = matches!(command, Some(Command::Board(BoardCommand::Promote(_))));
            command.is_some() && !promotes && first.area != area && first.command != command
        });
        if !is_another {
            let again = first.filter(|first| first.area == area);
            let count = again.map_or(1, |first| first.count.saturating_add(1));
            self.first = Some(FirstPress {
                at,
                time: now,
                area,
                command,
                count,
            });
        }
        is_another
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

    fn pressed(&mut self, at: Point, scene: &Scene, app: &App) -> Vec<Command> {
        self.at = Some(at);
        if let Some(square) = square_at(at, scene) {
            self.press = Some(Press::Square {
                square,
                at,
                lifted: false,
            });
            return vec![Command::Board(BoardCommand::Press(square))];
        }
        if let Some((_, &Zone::Text { id, .. })) = scene.zone_at(at) {
            return self.pressed_text(id, at, scene, app);
        }
        if let Some((bar, &Zone::ScrollBar { rows, thumb })) = scene.zone_at(at) {
            let thumb = Thumb::held(at, bar, rows, thumb);
            self.press = Some(Press::ScrollBar(thumb));
            let scroll = Command::ScrollTo(thumb.first_row(at));
            return point_at_tree(at, scene, app)
                .into_iter()
                .chain([scroll])
                .collect();
        }
        if let Some((_, &Zone::Head { card, room })) = scene.zone_at(at) {
            self.press = Some(Press::Card(HeldCard::taken(card, room, at)));
            return Vec::new();
        }
        if let Some((area, Zone::Chart(nodes))) = scene.zone_at(at) {
            self.press = Some(Press::Chart(area, nodes.clone()));
            return chart_move(area, nodes, at);
        }
        // A chess clock is hit, not clicked.
        if let Some(command @ Command::Clock(ClockCommand::Press(_))) = command_at(at, scene) {
            return vec![command];
        }
        let list = || {
            let (area, rows) = scene.list_at(at)?;
            HeldList::held(at, area, rows).map(Press::List)
        };
        let strip = || scene.has_strip_at(at).then_some(Press::Strip(at.x));
        let command = command_at(at, scene).map(Press::Command);
        self.press = command.or_else(strip).or_else(list);
        match self.press {
            Some(Press::List(_)) => point_at_tree(at, scene, app).into_iter().collect(),
            Some(Press::Command(Command::Review(ReviewCommand::Go(node)))) => {
                vec![ReviewCommand::Press(Some(node)).into()]
            }
            _ => Vec::new(),
        }
    }

    /// Places the caret; a second press selects the word there, and a third one everything.
    fn pressed_text(&mut self, id: FieldId, at: Point, scene: &Scene, app: &App) -> Vec<Command> {
        let place = scene.place_in(id, at).unwrap_or_default();
        let select = false;
        let caret = FormCommand::PlaceCaret { id, place, select };
        let selection = match self.first.as_ref().map_or(1, |first| first.count) {
            1 => None,
            2 => Some(Edit::SelectWord),
            _ => Some(Edit::SelectAll),
        };
        // A word stays selected, though the pointer may move before it is released.
        self.press = selection.is_none().then_some(Press::Text(id, Some(at)));
        let selection = selection.map(FormCommand::Edit);
        let is_of_form = app.form().is_some_and(|form| form.field(id).is_some());
        let stays = list_stays(at, scene).filter(|_| is_of_form);
        let commands = [caret].into_iter().chain(selection).map(Command::Form);
        stays.into_iter().chain(commands).collect()
    }

    /// Handles the right button: shows the moves of a piece and begins a mark, or cancels a drag with the
    /// left button.
    fn pressed_right(&mut self, at: Point, scene: &Scene) -> Vec<Command> {
        self.at = Some(at);
        if self.is_dragging() {
            return self.let_go();
        }
        // On a move of the list, it opens the menu for that move.
        if let Some(Command::Review(ReviewCommand::Go(node))) = command_at(at, scene) {
            return vec![ReviewCommand::Menu(node).into()];
        }
        let square = square_at(at, scene);
        let mark = square
            .map(|square| Command::Board(BoardCommand::BeginMark(square, self.modifiers.ink())));
        [Command::Board(BoardCommand::Peek(square))]
            .into_iter()
            .chain(mark)
            .collect()
    }

    /// Handles buttons that were released elsewhere: cancels everything held.
    fn let_go(&mut self) -> Vec<Command> {
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
