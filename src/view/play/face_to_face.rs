//! A game between two players face to face: the board in the middle, and at each end what belongs to its player, upright
//! for him. The upper end is the lower one turned by half a circle.

use crate::app::keys::{self, Context};
use crate::app::{Command, LiveGame, MenuCommand, PlayCommand, StartCommand, Tone};
use crate::rules::{Color, Outcome, Position};
use crate::view::View;
use crate::view::play::player_card::PlayerCard;
use crate::view::play::question::Asked;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::layout::WIDE_END;
use crate::view::scene::shape::Look;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Sentence;

/// The height of what lies between the ends in a column, and its distance from them, in units.
const BETWEEN: i32 = 48;
const BETWEEN_GAP: i32 = 16;

/// The usual heights of buttons in a column and in a row, in units.
const COLUMN_BUTTON: i32 = 64;
const ROW: i32 = 48;

/// The least height of a button in a column in pixels.
const LEAST_BUTTON: i32 = 40;

/// The part of a row for the message beside buttons.
const MESSAGE_PART: f32 = 0.4;

/// The width of a button with an icon in a row, and the side of the icon, in units.
const ICON_BUTTON: i32 = 56;
const ICON: i32 = 24;

/// By how much the text of a button with room for it is larger.
const LARGER: f32 = 16.0 / 14.0;

/// The width of a meter in units.
const METER: i32 = 8;

/// The sizes of messages, the largest first.
const MESSAGES: [i32; 5] = [18, 16, 15, 13, 12];

/// The parts of an end, as for the player at the lower edge of the window.
struct End {
    card: Rect,
    message: Rect,
    /// The buttons below or beside it, or one below the other.
    buttons: Vec<Rect>,
    /// Pause and menu, where each end has buttons for them.
    own: Option<[Rect; 2]>,
}

impl End {
    /// The area of message and buttons.
    fn lower(&self) -> Rect {
        let parts = self
            .buttons
            .iter()
            .fold(self.message, |whole, &it| whole.union(it));
        let own = self.own.iter().flatten();
        own.fold(parts, |whole, &it| whole.union(it))
    }
}

impl View<'_> {
    pub(super) fn play_face_to_face(&mut self, live: &LiveGame) {
        let whole = self.scene.area();
        let question = self.question();
        let cards = self.cards_in_play(live);
        for color in Color::BOTH {
            let asked = question.as_ref();
            self.for_player(color, whole, |view| {
                let end = view.player_end();
                view.end_of(&end, live, color, &cards[color], asked);
            });
        }
        if !self.layout.is_stacked {
            self.between_ends(question.is_some());
        }
        self.meters(live.position());
        self.live_board(live);
        self.pause_over_board(live);
    }

    /// The parts of an end.
    fn player_end(&self) -> End {
        if self.layout.is_stacked {
            self.end_below_board()
        } else {
            self.end_in_columns()
        }
    }

    fn end_in_columns(&self) -> End {
        let gap = self.unit(8);
        let mut card = self.layout.panel;
        let height = (card.h - self.between().h) / 2 - self.unit(BETWEEN_GAP);
        card = card.cut_bottom(height);
        let mut rest = card;
        rest.x = self.scene.area().w - card.right();
        let most = (rest.h * 2 / 3 - 2 * gap) / 3;
        let button = self
            .unit(COLUMN_BUTTON)
            .min(most)
            .max(LEAST_BUTTON.min(rest.h / 4));
        let mut buttons: Vec<Rect> = Vec::new();
        for _ in 0..3 {
            buttons.insert(0, rest.cut_bottom(button));
            rest.cut_bottom(gap);
        }
        End {
            card,
            message: rest,
            buttons,
            own: None,
        }
    }

    fn end_below_board(&self) -> End {
        let gap = self.unit(8);
        let mut rest = self.layout.panel;
        let is_wide = rest.w >= self.unit(WIDE_END);
        let mut row = rest.cut_bottom(self.unit(ROW));
        rest.cut_bottom(gap);
        let message = if is_wide {
            let message = row.cut_left((row.w as f32 * MESSAGE_PART) as i32);
            row.cut_left(gap);
            message
        } else {
            let message = rest.cut_bottom(self.unit(ROW));
            rest.cut_bottom(gap);
            message
        };
        let width = self.unit(ICON_BUTTON).min(row.w / 6);
        let menu = row.cut_right(width);
        row.cut_right(gap);
        let pause = row.cut_right(width);
        row.cut_right(gap);
        End {
            card: rest,
            message,
            buttons: row.columns(3, gap).collect(),
            own: Some([pause, menu]),
        }
    }

    /// Cards, message and buttons of a player.
    fn end_of(
        &mut self,
        end: &End,
        live: &LiveGame,
        player: Color,
        card: &PlayerCard,
        asked: Option<&Asked>,
    ) {
        let control = &live.game().clock().control()[player];
        let control = if live.game().is_timed() {
            self.words.time_control(control)
        } else {
            String::new()
        };
        if self.layout.is_stacked {
            self.end_card_in_row(end.card, card, &control);
        } else {
            self.end_card_in_column(end.card, card, &control);
        }
        if let Some([pause, menu]) = end.own {
            self.icon_alone(menu, Icon::Menu, menu_command(), asked.is_some());
            self.pause_icon(pause, asked.is_some());
        }
        if let Some(asked) = asked.filter(|asked| asked.player == player) {
            let area = end.lower();
            self.question_ground(area);
            return self.question_body(area, asked);
        }
        match live.game().outcome() {
            Some(outcome) if asked.is_none() => self.end_of_game(end, live, player, outcome),
            _ => {
                self.end_message(end.message, live, player);
                self.end_buttons(end, live, player, asked.is_some());
            }
        }
    }

    /// What this player is told; the line for a typed move at the end of who is to move.
    fn end_message(&mut self, area: Rect, live: &LiveGame, player: Color) {
        if let Some(typed) = live.input().typed()
            && live.game().turn() == player
        {
            let line = self.unit(ROW).min(area.h);
            let line = Rect {
                y: area.center().y - line / 2,
                h: line,
                ..area
            };
            return self.typed_line(line, typed);
        }
        if let Some(message) = self.app.message_for(player) {
            let said = self.words.message_for(player, &message, &self.names());
            self.told(area, &said, message.tone(), &MESSAGES);
        }
    }

    /// Take back, draw and resign for the player at this end. Each takes back only his own last move.
    fn end_buttons(&mut self, end: &End, live: &LiveGame, player: Color, is_asked: bool) {
        let game = live.game();
        let is_on_move = game.turn() == player;
        let take_back = PlayCommand::TakeBack.into();
        let commands = [
            (&take_back, &take_back, !is_on_move),
            (
                &PlayCommand::Draw.into(),
                &PlayCommand::Draw.into(),
                is_on_move,
            ),
            (
                &PlayCommand::Resign.into(),
                &PlayCommand::ResignAs(player).into(),
                true,
            ),
        ];
        for (&area, (label, command, may)) in end.buttons.iter().zip(commands) {
            let works = may && !is_asked && keys::works(self.app, command);
            if let Some(face) = face_of(self.words, &[Context::Game], label) {
                self.end_button(area, face, command.clone(), !works);
            }
        }
    }

    /// A button without a key cap.
    fn end_button(
        &mut self,
        area: Rect,
        face: ButtonFace<'static>,
        command: Command,
        is_off: bool,
    ) {
        let usual = self.layout;
        let larger = usual.scaled(LARGER);
        let em = larger.unit(14);
        if self.fonts.width(Face::Bold, face.label, em) + 2 * self.unit(8) <= area.w {
            self.layout = larger;
        }
        self.button(
            area,
            &ButtonFace {
                cap: String::new(),
                primary: command == StartCommand::Rematch.into(),
                command,
                is_off,
                ..face
            },
        );
        self.layout = usual;
    }

    /// The result: a card in a column, else a line with buttons for what comes next.
    fn end_of_game(&mut self, end: &End, live: &LiveGame, player: Color, outcome: Outcome) {
        if !self.layout.is_stacked {
            return self.result_at_end(end.lower(), live, player, outcome);
        }
        let names = self.names();
        let won = self.words.result_for(player, outcome, &names);
        let summary = self.words.summary(outcome, live.full_moves(), &names);
        let score = self.match_score().map(|score| score.words());
        let uncounted = live.game().is_aborted();
        let score = score.filter(|_| !uncounted);
        let uncounted = uncounted.then(|| self.words.does_not_count());
        let said = [Some(summary), score, uncounted];
        let said = said.into_iter().flatten().collect::<Vec<String>>();
        let said = Sentence {
            lead: format!("{won}. "),
            text: said.join(" "),
            ..Sentence::default()
        };
        self.told(end.message, &said, Tone::Plain, &MESSAGES);
        let commands = [
            StartCommand::Rematch,
            StartCommand::LoadLast,
            StartCommand::NewGame,
        ];
        for (&area, command) in end.buttons.iter().zip(commands) {
            if let Some(face) = self.next_face(command) {
                self.end_button(area, face, command.into(), false);
            }
        }
    }

    /// What lies between the ends: the menu at the left and the pause at the right.
    fn between_ends(&mut self, is_off: bool) {
        let pause = self.between();
        let menu = pause.turned_in(self.scene.area());
        self.icon_alone(menu, Icon::Menu, menu_command(), is_off);
        self.pause_icon(pause, is_off);
    }

    fn pause_icon(&mut self, area: Rect, is_off: bool) {
        let command = Command::Play(PlayCommand::Pause);
        let icon = if self.is_paused() {
            Icon::Resume
        } else {
            Icon::Pause
        };
        let is_off = is_off || !keys::works(self.app, &command);
        self.icon_alone(area, icon, command, is_off);
    }

    fn between(&self) -> Rect {
        let panel = self.layout.panel;
        let height = self.unit(BETWEEN).min(panel.h / 8);
        Rect {
            y: panel.center().y - height / 2,
            h: height,
            ..panel
        }
    }

    /// A button with an icon.
    pub(super) fn icon_alone(&mut self, area: Rect, icon: Icon, command: Command, is_off: bool) {
        let face = ButtonFace {
            label: "",
            cap: String::new(),
            command,
            primary: false,
            is_off,
            is_chosen: false,
        };
        let color = self.button_ground(area, &face);
        let square = Rect::around(area.center(), self.unit(ICON));
        self.scene.add(square, Look::Icon { icon, color });
        self.button_zone(area, &face);
    }

    /// A meter at either side of the board.
    fn meters(&mut self, position: &Position) {
        let board = self.layout.board;
        let width = self.unit(METER);
        let x = board.right() + (self.layout_gap() - width) / 2;
        let right = Rect::new(x, board.y, width, board.h);
        for bar in [right, right.turned_in(self.scene.area())] {
            self.standing_meter(bar, position);
        }
    }

    /// The width between the board and what is beside it.
    fn layout_gap(&self) -> i32 {
        let board = self.layout.board;
        if self.layout.is_stacked {
            (self.scene.area().w - board.right()).min(self.unit(16))
        } else {
            self.layout.panel.x - board.right()
        }
    }
}

/// Esc would first close what is open, or answer a question.
fn menu_command() -> Command {
    Command::Menu(MenuCommand::Open)
}
