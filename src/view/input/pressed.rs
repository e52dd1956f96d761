//! What a press does.

use std::time::Duration;

use crate::app::{
    App, BoardCommand, ClockCommand, Command, DOUBLE_CLICK, Edit, FieldId, FormCommand,
    PlayCommand, ReviewCommand,
};
use crate::view::input::card_drag::HeldCard;
use crate::view::input::hover::{chart_move, list_stays, point_at_tree};
use crate::view::input::pointer::Pointer;
use crate::view::input::press::{FINGER, FirstPress, Press};
use crate::view::input::under_pointer::{command_at, square_at};
use crate::view::scene::geometry::Point;
use crate::view::scene::picture::Scene;
use crate::view::scene::rows::{HeldList, Thumb};
use crate::view::scene::zone::Zone;

/// The longest time of a double click where its second click would answer a question that the first one has opened.
const SLOW_DOUBLE_CLICK: Duration = Duration::from_secs(1);

impl Pointer {
    /// Whether a press is the second one of a double click, and would be on a button that the first one brought there.
    /// Two people at one screen often tap twice.
    pub(super) fn is_meant_for_another(&mut self, at: Point, scene: &Scene, now: Duration) -> bool {
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

    pub(super) fn pressed(&mut self, at: Point, scene: &Scene, app: &App) -> Vec<Command> {
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
    pub(super) fn pressed_right(&mut self, at: Point, scene: &Scene) -> Vec<Command> {
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
}
