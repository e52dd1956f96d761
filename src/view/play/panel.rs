//! The panel of a game in progress.

use crate::app::keys::{self, Context};
use crate::app::{
    Command, FileCommand, LiveGame, MatchScore, MenuCommand, Message, PlayCommand, StartCommand,
};
use crate::rules::{ByColor, Color};
use crate::view::View;
use crate::view::board::diagram::upper;
use crate::view::play::move_list::{Moves, ROW_ALONE, THREE_ROWS, beginnings};
use crate::view::play::player_card::{PlayerCard, ProgramCard};
use crate::view::scene::geometry::Rect;
use crate::view::scene::zone::Zone;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Phrase, points};

/// The heights of a button, of one in a small window, and of one with its key cap below the label.
pub(super) const BUTTONS: i32 = 44;
pub(super) const LOW_BUTTONS: i32 = 40;
pub(super) const TALL_BUTTONS: i32 = 56;

/// The commands of the buttons during a game. Against the program a hint has the place of the draw; between two people it
/// is there if one of them may ask for hints.
fn commands_during(live: &LiveGame) -> Vec<Command> {
    let game = live.game();
    let is_against_program = game.person_against_program().is_some();
    let has_hints = Color::BOTH.into_iter().any(|color| game.help(color).hints);
    let play = [
        (PlayCommand::TakeBack, true),
        (PlayCommand::Hint, is_against_program || has_hints),
        (PlayCommand::Draw, !is_against_program),
        (PlayCommand::Resign, true),
        (PlayCommand::Pause, true),
    ];
    let play = play.into_iter().filter(|(_, is_there)| *is_there);
    play.map(|(command, _)| Command::Play(command))
        .chain([Command::Flip, Command::Escape])
        .collect()
}

impl View<'_> {
    /// A game in progress, or one that has just ended.
    pub fn play(&mut self, live: &LiveGame) {
        if self.app.across().is_some() {
            return self.play_face_to_face(live);
        }
        let question = self.question();
        let card = self.result_card(live);
        let ending = self.ending(live, card.as_ref());
        let parts = self.parts(live, ending.as_ref(), question.as_ref());
        let cards = self.cards_in_play(live);
        self.cards(parts.upper_card, parts.lower_card, cards);
        if let Some(area) = parts.meter {
            self.meter(area, live.position());
        }
        let control = self.words.control_of(live.game());
        let kinds = self.words.kinds_of_game(live.game(), control);
        let mut list = parts.list;
        match (live.input().typed(), parts.message) {
            (Some(typed), Some(area)) => {
                let offers = self.offers_area(&mut list);
                self.typed_move(area, offers, typed);
            }
            (None, Some(area)) => {
                let message = ending.and_then(|ending| ending.message);
                // A list of moves has it in its heading.
                let is_strip = self.layout.above.is_some() && list.h < self.unit(THREE_ROWS);
                let is_in_heading = !is_strip && self.heading_has_kinds(list);
                let notes = match (is_strip, is_in_heading) {
                    (true, _) => self.opening_and_kinds(live.opening(), &kinds),
                    (false, true) => Vec::new(),
                    (false, false) => kinds.clone(),
                };
                self.message_in_game(area, message, &notes);
            }
            (_, None) => {}
        }
        if let Some(area) = self.help_area(live, &mut list) {
            self.help_switches(area, live);
        }
        let moves = Moves {
            record: live.game().record(),
            shown: live.shown(),
            scroll: live.scroll(),
            opening: live.opening(),
            kinds: &kinds,
        };
        if self.layout.above.is_some() && list.h < self.unit(THREE_ROWS) {
            if list.h > 0 {
                self.move_strip(list, moves);
            }
        } else if list.h >= self.unit(ROW_ALONE) {
            self.move_list(list, moves);
        }
        if parts.buttons.h > 0 {
            self.game_buttons(parts.buttons, live, question.is_some());
        }
        if let Some((asked, place)) = question.zip(parts.question) {
            self.question_card(place, &asked);
        }
        self.live_board(live);
        self.pause_over_board(live);
        if let Some(card) = card {
            self.open_result(live, &card);
        }
    }

    /// The buttons below the moves. They are off while a question is open.
    fn game_buttons(&mut self, area: Rect, live: &LiveGame, is_off: bool) {
        let ended = live.game().outcome().is_some();
        let pause = Command::Play(PlayCommand::Pause);
        let rematch = Command::Start(StartCommand::Rematch);
        let hint = Command::Play(PlayCommand::Hint);
        let copy = Command::File(FileCommand::CopyGame);
        let save = Command::File(FileCommand::SaveAs);
        let during = commands_during(live);
        let wanted: &[Command] = if self.app.shows_result_card() {
            &[Command::Flip, copy.clone(), save.clone(), Command::Escape]
        } else if ended {
            // Without its card the result leads on from here.
            &[
                rematch.clone(),
                Command::Start(StartCommand::NewGame),
                Command::Start(StartCommand::LoadLast),
                Command::Flip,
                Command::Escape,
            ]
        } else {
            &during
        };
        let contexts: &[Context] = if ended {
            &[
                Context::Ended,
                Context::GameShown,
                Context::Copying,
                Context::Anywhere,
            ]
        } else {
            &[
                Context::Game,
                Context::Clocks,
                Context::GameShown,
                Context::Anywhere,
            ]
        };
        let has_clock = live.game().has_clock();
        let wanted = wanted
            .iter()
            .filter(|&command| has_clock || *command != pause);
        let faces = wanted.filter_map(|command| {
            let mut face = face_of(self.words, contexts, command)?;
            let primary = face.command == rematch;
            if primary {
                face.label = self.words.next_game_button(live.game());
            }
            if face.command == pause {
                face.label = self.words.pause_button(live.game().is_paused());
            }
            if face.command == copy {
                face.label = self.words.text(Phrase::CopyGame);
            }
            // Esc would first close what is open, or answer a question.
            let command = match face.command {
                Command::Escape => Command::Menu(MenuCommand::Open),
                command => command,
            };
            let requests = [PlayCommand::TakeBack, PlayCommand::Draw].map(Command::from);
            let is_request = command == hint || requests.contains(&command);
            let may_be_idle = is_request || live.game().is_paused();
            let is_idle = may_be_idle && !keys::works(self.app, &command);
            let is_chosen = command == pause && live.game().is_paused();
            Some(ButtonFace {
                primary,
                is_chosen,
                is_off: is_off || is_idle,
                command,
                ..face
            })
        });
        let mut faces = faces.collect::<Vec<ButtonFace>>();
        let is_grid = area.h >= 2 * self.unit(LOW_BUTTONS);
        if !is_grid && !self.fits_row(area, &faces) {
            // Saving and flipping have a line in the menu; a clock has to be stopped at once.
            let has_pause = faces.iter().any(|face| face.command == pause);
            faces.retain(|face| {
                face.command != save && !(has_pause && face.command == Command::Flip)
            });
        }
        if live.game().claim().is_some() {
            self.name_claim(area, &mut faces, is_grid);
        }
        if is_grid {
            self.button_grid(area, &faces);
        } else if area.h >= self.unit(TALL_BUTTONS) {
            self.tall_button_row(area, &faces);
        } else {
            self.button_row(area, &faces);
        }
    }

    pub(super) fn cards_in_play<'a>(&self, live: &'a LiveGame) -> ByColor<PlayerCard<'a>> {
        let held = self.app.holds_clocks();
        let score = self.app.score_beside_names();
        let is_in_match = live.game().part_of_match().is_some();
        let is_said = |score: &MatchScore| score.halves.iter().any(|&halves| halves > 0);
        let score = score.filter(|score| is_in_match || is_said(score));
        ByColor::from_fn(|color| {
            let mut card = PlayerCard::in_play(live, color, held, self.now, self.words);
            if !self.app.settings.captured_pieces {
                card.captured.clear();
            }
            let game = live.game();
            card.program = game.program(color).map(|level| {
                let thinks_for = self.app.thinks_for(self.now.time);
                let waits = !game.is_over() && game.turn() != color && !game.is_paused();
                let thinks_for = thinks_for.filter(|_| card.active);
                ProgramCard::new(self.words, level, thinks_for, waits)
            });
            card.points = score.as_ref().and_then(|score| {
                let of = score.colors.iter().position(|&of| of == color)?;
                Some(points(*score.halves.get(of)?))
            });
            card
        })
    }

    fn cards(&mut self, upper_card: Rect, lower_card: Rect, cards: ByColor<PlayerCard>) {
        let upper = upper(self.is_flipped());
        for (area, color) in [(upper_card, upper), (lower_card, upper.other())] {
            if self.layout.above.is_some() {
                self.end_card_in_row(area, &cards[color], &[]);
            } else {
                self.player_card(area, &cards[color]);
            }
        }
    }

    /// The message line, turned to the player it is addressed to; with the present message if none is given. A click
    /// on it opens the result of a game again. Where the moves have no heading it says what the game is.
    fn message_in_game(&mut self, area: Rect, message: Option<Message>, notes: &[String]) {
        let Some(message) = message.or_else(|| self.app.message()) else {
            return;
        };
        let show = Command::Play(PlayCommand::ShowResult);
        if self.app.form().is_none() && keys::works(self.app, &show) {
            self.scene.add_zone(area, Zone::Do(show));
        }
        match message.to() {
            Some(player) => self.for_player(player, area, |view| view.message(area, &message)),
            None if self.names_control() => {
                self.message_with_note(area, &message, notes);
            }
            None => self.message(area, &message),
        }
    }

    /// What the game is with its opening, with less and less of both.
    fn opening_and_kinds(&self, opening: &str, kinds: &[String]) -> Vec<String> {
        let opening = self.words.opening(opening);
        let shorter = [&*opening].into_iter().chain(beginnings(&opening));
        let names: Vec<&str> = shorter.filter(|name| !name.is_empty()).collect();
        let both = names.iter().flat_map(|name| {
            let both = kinds.iter().map(move |kind| format!("{name} · {kind}"));
            both.chain(kinds.is_empty().then(|| (*name).to_owned()))
        });
        both.chain(kinds.iter().cloned()).collect()
    }

    /// Whether the message line names the time control, since the moves have no room for a heading.
    fn names_control(&self) -> bool {
        self.layout.below.is_some() || self.layout.above.is_some()
    }
}
