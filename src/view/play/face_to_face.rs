//! A game between two players face to face: the board in the middle, and at each end what belongs to its player, upright
//! for him. The upper end is the lower one turned by half a circle.

use crate::app::keys::{self, Context};
use crate::app::{Command, LiveGame, MenuCommand, PlayCommand};
use crate::game::Game;
use crate::rules::{Color, Outcome, Position};
use crate::view::View;
use crate::view::play::player_card::PlayerCard;
use crate::view::play::question::Asked;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::layout::WIDE_END;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Phrase, Text};

/// The height of what lies between the ends in a column, and its distance from them, in units.
const BETWEEN: i32 = 48;
const BETWEEN_GAP: i32 = 16;

/// The height of a card in a column if there is no clock on it, in units.
const WITHOUT_CLOCK: i32 = 136;

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

/// The least height of the completions of a typed move, in units.
const LEAST_OFFERS: i32 = 38;

/// The sizes of messages, the largest first.
pub(super) const MESSAGES: [i32; 6] = [18, 16, 15, 13, 12, 11];

/// How many of them are for long names.
const WHOLE: usize = 4;

/// The parts of an end, as for the player at the lower edge of the window.
struct End {
    card: Rect,
    message: Rect,
    /// The buttons below or beside it, or one below the other.
    buttons: Vec<Rect>,
    /// Pause, if the game has a clock, and menu, where each end has buttons for them.
    pause: Option<Rect>,
    menu: Option<Rect>,
}

impl End {
    /// The area of message and buttons.
    fn lower(&self) -> Rect {
        let parts = self
            .buttons
            .iter()
            .fold(self.message, |whole, &it| whole.union(it));
        let own = [self.pause, self.menu].into_iter().flatten();
        own.fold(parts, Rect::union)
    }
}

impl View<'_> {
    pub(super) fn play_face_to_face(&mut self, live: &LiveGame) {
        let whole = self.scene.area();
        let question = self.question();
        let mut cards = self.cards_in_play(live);
        self.even_names(&mut cards);
        for color in Color::BOTH {
            let asked = question.as_ref();
            self.for_player(color, whole, |view| {
                let end = view.player_end(live.game());
                view.end_of(&end, live, color, &cards[color], asked);
            });
        }
        if !self.layout.is_stacked {
            self.between_ends(live.game(), question.is_some());
        }
        self.meters(live.position());
        self.live_board(live);
        self.pause_over_board(live);
    }

    /// The parts of an end.
    fn player_end(&self, game: &Game) -> End {
        if self.layout.is_stacked {
            self.end_below_board(game.has_clock())
        } else {
            self.end_in_columns(game.has_clock())
        }
    }

    fn end_in_columns(&self, has_clock: bool) -> End {
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
        if !has_clock {
            card = card.cut_bottom(self.unit(WITHOUT_CLOCK).min(card.h));
        }
        End {
            card,
            message: rest,
            buttons,
            pause: None,
            menu: None,
        }
    }

    fn end_below_board(&self, has_clock: bool) -> End {
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
        let pause = has_clock.then(|| {
            let pause = row.cut_right(width);
            row.cut_right(gap);
            pause
        });
        End {
            card: rest,
            message,
            buttons: self.cells_of_buttons(row),
            pause,
            menu: Some(menu),
        }
    }

    /// The areas of the buttons beside one another: those with longer words are wider.
    fn cells_of_buttons(&self, row: Rect) -> Vec<Rect> {
        let gap = self.unit(8);
        let commands = [
            PlayCommand::TakeBack,
            PlayCommand::Draw,
            PlayCommand::Resign,
        ];
        let larger = self.layout.scaled(LARGER);
        let mut widths = commands.map(|command| {
            let face = face_of(self.words, &[Context::Game], &command.into());
            let label = face.map_or("", |face| face.label);
            self.fonts.width(Face::Regular, label, larger.unit(14)) + 3 * gap
        });
        self.share(&mut widths, row.w - 2 * gap);
        let mut rest = row;
        let cells = widths.map(|width| {
            let cell = rest.cut_left(width);
            rest.cut_left(gap);
            cell
        });
        cells.to_vec()
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
        let kinds = self.kinds_of_game(live.game(), player);
        if let Some(outcome) = live.game().outcome().filter(|_| asked.is_none()) {
            return self.end_of_game(end, live, card, &kinds, outcome);
        }
        if self.layout.is_stacked {
            self.end_card_in_row(end.card, card, &kinds);
        } else {
            self.end_card_in_column(end.card, card, &kinds);
        }
        if let Some(menu) = end.menu {
            self.icon_alone(menu, Icon::Menu, menu_for(player), asked.is_some());
        }
        if let Some(pause) = end.pause {
            self.pause_icon(pause, asked.is_some());
        }
        if let Some(asked) = asked.filter(|asked| asked.player == player) {
            let area = self.area_of_question(end);
            self.question_ground(area);
            return self.question_body(area, asked);
        }
        self.end_message(end.message, live, player);
        self.end_buttons(end, live, player, asked.is_some());
    }

    /// What the game is, with the time control of a player.
    fn kinds_of_game(&self, game: &Game, player: Color) -> Vec<String> {
        let control = game.is_timed().then(|| {
            let control = &game.clock().control()[player];
            self.words.time_control(control)
        });
        self.words.kinds_of_game(game, control)
    }

    /// The place of message and buttons. A low one takes the gaps around it too.
    fn area_of_question(&self, end: &End) -> Rect {
        let mut area = end.lower();
        if self.layout.is_stacked && area.h <= self.unit(ROW) {
            let (above, below) = (self.unit(4), self.unit(10));
            area.y -= above;
            area.h += above + below;
        }
        area
    }

    /// The result beside the card of the player, who reads it upright.
    fn end_of_game(
        &mut self,
        end: &End,
        live: &LiveGame,
        card: &PlayerCard,
        kinds: &[String],
        outcome: Outcome,
    ) {
        let player = card.color;
        if self.layout.is_stacked {
            let whole = end.card.union(end.lower());
            return self.result_in_row(whole, live, card, outcome, menu_for(player));
        }
        self.end_card_in_column(end.card, card, kinds);
        self.result_at_end(end.lower(), live, player, outcome);
    }

    /// What this player is told; the line for a typed move at the end of who is to move, below its completions.
    fn end_message(&mut self, mut area: Rect, live: &LiveGame, player: Color) {
        if let Some(typed) = live.input().typed()
            && live.typing_side() == player
        {
            let line = self.unit(ROW).min(area.h);
            let offers = area.h - line - self.unit(8);
            if offers >= self.unit(LEAST_OFFERS) {
                self.typed_offers(area.cut_top(offers), typed);
                return self.typed_line(area.cut_bottom(line), typed);
            }
            if self.typed_news().is_none() {
                return self.typed_line(area.band(line), typed);
            }
        }
        if let Some(message) = self.app.message_for(player) {
            // Names are whole where the letters are then still large enough.
            let names = [
                (self.names().whole(), &MESSAGES[..WHOLE]),
                (self.names(), &MESSAGES[..]),
            ];
            let said = names
                .map(|(names, sizes)| (self.words.message_for(player, &message, &names), sizes));
            self.told(area, message.tone(), &said);
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
        let commands = commands.into_iter().zip(&end.buttons);
        let faces = commands.filter_map(|((label, command, may), &area)| {
            let works = may && !is_asked && keys::works(self.app, command);
            let face = face_of(self.words, &[Context::Game], label)?;
            let label = match label {
                Command::Play(PlayCommand::Draw) if works => {
                    self.label_of_draw(game, area, face.label)
                }
                _ => face.label,
            };
            let face = ButtonFace {
                label,
                cap: String::new(),
                primary: false,
                command: command.clone(),
                is_off: !works,
                ..face
            };
            Some((area, face))
        });
        let faces: Vec<(Rect, ButtonFace)> = faces.collect();
        let usual = self.layout;
        let larger = usual.scaled(LARGER);
        let em = larger.unit(14);
        let has_room = |(area, face): &(Rect, ButtonFace)| {
            self.fonts.width(Face::Regular, face.label, em) + 2 * self.unit(8) <= area.w
        };
        // All in letters of the same size.
        if faces.iter().all(has_room) {
            self.layout = larger;
        }
        for (area, face) in &faces {
            self.button(*area, face);
        }
        self.layout = usual;
    }

    /// That the button claims a draw at once, if it does and has the room to say so.
    fn label_of_draw(&self, game: &Game, area: Rect, usual: Text) -> Text {
        let claim = self.words.text(Phrase::ClaimDraw);
        let needed = self.fonts.width(Face::Regular, claim, self.unit(14)) + 2 * self.unit(8);
        if game.claim().is_some() && needed <= area.w {
            claim
        } else {
            usual
        }
    }

    /// What lies between the ends: the menu at the left and, if there is a clock, the pause at the right.
    fn between_ends(&mut self, game: &Game, is_off: bool) {
        let pause = self.between();
        let menu = pause.turned_in(self.scene.area());
        self.icon_alone(menu, Icon::Menu, menu_command(), is_off);
        if game.has_clock() {
            self.pause_icon(pause, is_off);
        }
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
        panel.band(height)
    }

    /// A button with an icon.
    pub(super) fn icon_alone(&mut self, area: Rect, icon: Icon, command: Command, is_off: bool) {
        self.plain_icon_button(area, icon, ICON, command, is_off);
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

/// The menu turned to a player.
fn menu_for(player: Color) -> Command {
    Command::Menu(MenuCommand::OpenFor(player))
}
