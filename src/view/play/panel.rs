//! The panel of a game in progress.

use crate::app::keys::{Context, bindings};
use crate::app::{Command, LiveGame, PlayCommand, Step};
use crate::rules::{ByColor, Color};
use crate::view::View;
use crate::view::play::card::{CARD, PlayerCard, SLIM_CARD};
use crate::view::play::move_list::Moves;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::shape::Look;
use crate::view::scene::theme::THEME;
use crate::view::widgets::controls::ButtonFace;
use crate::words;

/// The height of the message line in units.
const MESSAGE: i32 = 46;

/// The parts of the panel, from top to bottom.
struct Parts {
    upper_card: Rect,
    meter: Rect,
    list: Rect,
    /// The part of the list that the result covers.
    result: Option<Rect>,
    message: Rect,
    lower_card: Rect,
    buttons: Rect,
}

impl View<'_> {
    /// A game in progress, or one that has just ended.
    pub(in crate::view) fn play(&mut self, live: &LiveGame) {
        let ended = live.game().outcome();
        let parts = self.parts(ended.is_some());
        self.player_cards(&parts, self.cards_in_play(live));
        self.meter(parts.meter, live.position());
        let mut list = parts.list;
        match live.input().typed() {
            Some(typed) => {
                let offers = list.cut_bottom(self.unit(64));
                list.cut_bottom(self.unit(8));
                self.typed_offers(offers, typed);
                self.typed_line(parts.message, typed);
            }
            None => self.message_to_player(parts.message),
        }
        let covered = parts.result.map_or(0, |area| list.bottom() - area.y);
        let about = match ended {
            Some(outcome) => words::score(outcome).to_string(),
            None => live.opening(),
        };
        let moves = Moves {
            record: live.game().record(),
            shown: live.shown(),
            scroll: live.scroll(),
            about: &about,
        };
        self.move_list(list, covered, moves);
        let wanted: &[Command] = match ended {
            None => &[
                Command::Play(PlayCommand::TakeBack),
                Command::Play(PlayCommand::Draw),
                Command::Play(PlayCommand::Resign),
                Command::Flip,
                Command::Escape,
            ],
            Some(_) if live.game().can_pop() => &[
                Command::Play(PlayCommand::TakeBack),
                Command::Flip,
                Command::Escape,
            ],
            Some(_) => &[Command::Flip, Command::Escape],
        };
        let faces: Vec<ButtonFace> = wanted
            .iter()
            .filter_map(|command| {
                face_of(
                    &[Context::Game, Context::GameShown, Context::Anywhere],
                    command,
                )
            })
            .collect();
        self.button_row(parts.buttons, &faces);
        if let Some((outcome, area)) = ended.zip(parts.result) {
            self.result(area, live, outcome);
        }
        self.live_board(live);
    }

    fn cards_in_play<'a>(&self, live: &'a LiveGame) -> ByColor<PlayerCard<'a>> {
        ByColor::from_fn(|color| PlayerCard::in_play(live, color, self.now))
    }

    /// The game in progress around a form: cards and message line. Returns the area for the form.
    pub(in crate::view) fn game_around_form(&mut self, live: &LiveGame) -> Rect {
        let mut rest = self.layout.panel;
        let (card, gap) = (self.unit(SLIM_CARD), self.unit(8));
        let upper_card = rest.cut_top(card);
        rest.cut_top(gap);
        let lower_card = rest.cut_bottom(card);
        rest.cut_bottom(gap);
        let message = rest.cut_bottom(self.unit(MESSAGE));
        rest.cut_bottom(gap);
        self.cards(upper_card, lower_card, self.cards_in_play(live));
        self.message_to_player(message);
        rest
    }

    /// The parts of the panel. If the result would hide the whole move list, the cards are slim.
    fn parts(&self, ended: bool) -> Parts {
        let parts = self.parts_with(CARD);
        if !ended {
            return parts;
        }
        let parts = match self.leaves_list(parts.list) {
            true => parts,
            false => self.parts_with(SLIM_CARD),
        };
        Parts {
            result: Some(self.result_area(parts.list)),
            ..parts
        }
    }

    fn parts_with(&self, card: i32) -> Parts {
        let mut rest = self.layout.panel;
        let gap = self.unit(8);
        let card = self.unit(card);
        let upper_card = rest.cut_top(card);
        rest.cut_top(gap);
        let meter = rest.cut_top(self.unit(40));
        rest.cut_top(gap);
        let buttons = rest.cut_bottom(self.unit(44));
        rest.cut_bottom(gap);
        let lower_card = rest.cut_bottom(card);
        rest.cut_bottom(self.unit(12));
        let message = rest.cut_bottom(self.unit(MESSAGE));
        rest.cut_bottom(gap);
        Parts {
            upper_card,
            meter,
            list: rest,
            result: None,
            message,
            lower_card,
            buttons,
        }
    }

    fn player_cards(&mut self, parts: &Parts, cards: ByColor<PlayerCard>) {
        self.cards(parts.upper_card, parts.lower_card, cards);
    }

    fn cards(&mut self, upper_card: Rect, lower_card: Rect, cards: ByColor<PlayerCard>) {
        let (upper, lower) = match self.is_flipped() {
            false => (Color::Black, Color::White),
            true => (Color::White, Color::Black),
        };
        for (area, color) in [(upper_card, upper), (lower_card, lower)] {
            self.for_player(color, area, |view| view.player_card(area, &cards[color]));
        }
    }

    /// The message line, turned to the player it is addressed to.
    fn message_to_player(&mut self, area: Rect) {
        let Some(message) = self.app.message() else {
            return;
        };
        match message.to() {
            Some(player) => self.for_player(player, area, |view| view.message(area, &message)),
            None => self.message(area, &message),
        }
    }

    /// A button with an icon in place of text.
    pub(in crate::view) fn step_button(&mut self, area: Rect, step: Step, face: &ButtonFace) {
        let (side, gap) = (self.unit(12), self.unit(7));
        let cap_width = gap + self.cap_width(face.cap);
        let with_cap = side + cap_width + gap <= area.w;
        let cap = if with_cap { face.cap } else { "" };
        let width = if with_cap { side + cap_width } else { side };
        let middle = area.center();
        let x = middle.x - width / 2;
        self.button(
            area,
            &ButtonFace {
                label: "",
                cap: "",
                command: face.command.clone(),
                ..*face
            },
        );
        self.step_icon(Rect::new(x, middle.y - side / 2, side, side), step);
        if !cap.is_empty() {
            let left = Point::new(x + side + gap, middle.y);
            self.key_cap(left, cap, THEME.key_cap, THEME.text);
        }
    }

    /// The icon of a step: a triangle, with a bar for a step to the end.
    fn step_icon(&mut self, area: Rect, step: Step) {
        let side = area.w;
        let points = |x: [i32; 3]| {
            let y = [0, side / 2, side];
            x.into_iter()
                .zip(y)
                .map(|(x, y)| Point::new(x, y))
                .collect()
        };
        let corners = match step {
            Step::First | Step::Back => points([side, side / 4, side]),
            Step::Forward | Step::Last | Step::To(_) => points([0, side * 3 / 4, 0]),
        };
        let color = THEME.text;
        self.scene.add(area, Look::Polygon { corners, color });
        let bar = self.unit(2);
        let x = match step {
            Step::First => area.x,
            Step::Last => area.right() - bar,
            Step::Back | Step::Forward | Step::To(_) => return,
        };
        self.scene.plain(Rect::new(x, area.y, bar, side), color);
    }
}

/// The button for a command, by its key in the first context that has one.
pub(in crate::view) fn face_of(
    contexts: &[Context],
    command: &Command,
) -> Option<ButtonFace<'static>> {
    let in_context = |&context: &Context| bindings(context).iter().map(move |it| (context, it));
    let mut all = contexts.iter().flat_map(in_context);
    let (context, binding) = all.find(|(_, binding)| binding.command == *command)?;
    Some(ButtonFace {
        label: words::does(context, command),
        cap: binding.cap,
        command: command.clone(),
        primary: false,
    })
}
