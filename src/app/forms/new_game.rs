//! The new-game form.

use super::clock_rows;
use super::fault::{EntryFault, Fault};
use super::field_id::FieldId;
use super::form::{Field, Form, FormScroll, Row, RowLook};
use super::label::{FormKind, Label};
use super::more_rows::Rare;
use super::odds_rows::Odds;
use super::option::{FieldOption, Rules};
use super::time_entry;
use super::{match_rows, more_rows, odds_rows, player_rows};
use crate::game::{DrawRule, Handicap, Match, TimeControl, read_name};
use crate::notation::fen;
use crate::rules::{ByColor, Color, Move, Position, Setup};
use crate::storage::{BoardOrientation, ClockChoice, ClockKind, Settings};

/// The new-game form, with what has been entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The fields.
    pub form: Form,
    /// The entered clock, including the values of kinds of clock that are not chosen.
    clock: ClockChoice,
    /// Whether the band with the other kinds of clock is open.
    is_other: bool,
    /// What is chosen rarely.
    rare: Rare,
    /// The players who play most.
    known: Vec<String>,
    /// The field for a name that had the focus last.
    in_hand: Color,
    /// The moves before the first one of the new game.
    line: Option<Line>,
    /// The names before any was typed.
    proposed: ByColor<Option<String>>,
}

/// Moves that were played earlier.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    start: Position,
    moves: Vec<Move>,
}

impl Line {
    /// The position after all moves.
    fn end(&self) -> Position {
        let play = |position: Position, mv: &Move| position.play(*mv).unwrap_or(position);
        self.moves.iter().fold(self.start.clone(), play)
    }
}

impl NewGame {
    /// The form as it was last filled in, but for a game from the standard position: any other start is chosen for
    /// one game.
    pub fn new(settings: &Settings, players: ByColor<Option<String>>, known: &[String]) -> NewGame {
        let orientation = Field::one_of(
            FieldId::BoardOrientation,
            &BoardOrientation::ALL,
            FieldOption::BoardOrientation,
            settings.orientation,
        );
        let is_other = clock_rows::is_other(&settings.clock);
        let mut rows = clock_rows::tiled_rows(&settings.clock, is_other);
        rows.extend(player_rows::rows(&players, settings.lots));
        rows.push(Row::looking(
            RowLook::Pictograms,
            Label::BoardOrientation,
            [orientation],
        ));
        rows.extend(odds_rows::rows(Odds::default(), &players));
        rows.extend(match_rows::rows(&settings.match_length));
        rows.push(more_rows::fold(false));
        let has_names = players.white.is_some() && players.black.is_some();
        let mut new_game = NewGame {
            form: Form {
                kind: FormKind::NewGame,
                rows,
                focus: if has_names {
                    FieldId::QuickChoice
                } else {
                    FieldId::White
                },
                fault: None,
                scroll: FormScroll::default(),
            },
            clock: settings.clock.clone(),
            is_other,
            rare: Rare::of(settings),
            known: known.to_vec(),
            in_hand: Color::White,
            line: None,
            proposed: ByColor::default(),
        };
        new_game.revise(settings);
        new_game.proposed = new_game.players();
        new_game
    }

    /// The form for a game that continues another game from a position.
    pub(in crate::app) fn playing_on(
        settings: &Settings,
        players: ByColor<Option<String>>,
        start: Position,
        moves: Vec<Move>,
    ) -> NewGame {
        let mut new_game = NewGame::new(settings, players, &[]);
        let is_about_start = |row: &Row| {
            let ids = [
                FieldId::Rules,
                FieldId::Number,
                FieldId::Fen,
                FieldId::SetUp,
                FieldId::Handicap,
                FieldId::HalfTime,
                FieldId::Giver,
            ];
            row.fields.iter().any(|field| ids.contains(&field.id))
        };
        new_game.form.rows.retain(|row| !is_about_start(row));
        new_game.line = Some(Line { start, moves });
        new_game
    }

    /// The moves before the first one of the new game.
    pub(in crate::app) fn moves_before(&self) -> Option<&[Move]> {
        self.line.as_ref().map(|line| &line.moves[..])
    }

    /// Updates dependent fields after a change.
    pub fn revise(&mut self, settings: &Settings) {
        self.form.fault = None;
        clock_rows::revise_tiled(&mut self.form, &mut self.clock, &mut self.is_other);
        player_rows::revise(&mut self.form, &mut self.in_hand, &self.known);
        match_rows::revise(&mut self.form);
        self.rare.take_over(&self.form);
        self.revise_odds();
        let is_open = self.form.is_on(FieldId::More).unwrap_or(false);
        let has_start = self.line.is_none();
        more_rows::revise(&mut self.form, &self.rare, settings, is_open, has_start);
    }

    /// Shows the row of a field.
    pub(in crate::app) fn reveal(&mut self, id: FieldId, settings: &Settings) {
        if matches!(id, FieldId::Number | FieldId::Fen) {
            self.form.choose(FieldId::More, Some(1));
            self.revise(settings);
        }
        if id.is_of_clock() && !self.is_other {
            self.is_other = true;
            self.form.focus = FieldId::White;
            self.form.choose(FieldId::QuickChoice, None);
            self.revise(settings);
        }
    }

    /// Exchanges the players; each keeps their time, and gives what they give.
    pub(in crate::app) fn swap_players(&mut self) {
        let names = [FieldId::White, FieldId::Black].map(|id| self.form.text(id).to_string());
        let [white, black] = names;
        self.form.set_text(FieldId::White, &black);
        self.form.set_text(FieldId::Black, &white);
        self.clock.change_colors();
        odds_rows::exchange(&mut self.form);
    }

    /// Whether colours are drawn by lot.
    pub(in crate::app) fn draws_lots(&self) -> bool {
        self.form.chosen(FieldId::Lots) == Some(1)
    }

    /// Enters the number of a start position of Chess960.
    pub(in crate::app) fn roll_number(&mut self, number: u32) {
        self.form.set_text(FieldId::Number, &number.to_string());
        self.rare.take_over(&self.form);
    }

    /// Uses the position from the board editor.
    pub fn begin_from_position(&mut self, settings: &Settings) {
        self.rare.rules = Rules::Position;
        self.form.choose(FieldId::More, Some(1));
        self.rare.fen.clone_from(&settings.position);
        let is_open = true;
        self.form.rows.retain(|row| row.look != RowLook::Fold);
        self.form.rows.push(more_rows::fold(is_open));
        more_rows::revise(&mut self.form, &self.rare, settings, is_open, true);
        self.form.set_text(FieldId::Fen, &settings.position);
        self.form.focus_on(FieldId::Fen);
    }

    /// Enters a quick time, by its number from 0.
    pub(in crate::app) fn choose_quick_time(&mut self, number: usize) {
        time_entry::enter_quick_choice(&mut self.clock, number);
    }

    /// The position on the board behind the form: the chosen start, legal or not; the usual start position if
    /// the entry cannot be read or the start is drawn at random.
    pub fn preview(&self) -> Setup {
        if let Some(line) = &self.line {
            return Setup::from(&line.end());
        }
        let number = self.rare.number.trim();
        let setup = match self.rules() {
            Rules::Standard => None,
            Rules::Chess960 => {
                let position = number.parse().ok().and_then(Position::chess960);
                position.as_ref().map(Setup::from)
            }
            Rules::Position => fen::read_epd_setup(&self.rare.fen).ok(),
        };
        let setup = setup.unwrap_or_else(|| Setup::from(&Position::initial()));
        match (self.handicap(), setup.validate()) {
            (Some(handicap), Ok(start)) => handicap.start(&start),
            _ => setup,
        }
    }

    /// A piece is given from the first position only: any other start may be set up without one.
    fn revise_odds(&mut self) {
        let gives_piece = odds_rows::entered(&self.form).piece.is_some();
        if gives_piece && self.rules() == Rules::Position {
            if self.form.focus == FieldId::Handicap {
                self.rare.rules = Rules::Standard;
                self.form.choose(FieldId::Rules, Some(0));
            } else {
                self.form.choose(FieldId::Handicap, Some(0));
            }
        }
        let names = self.players();
        odds_rows::revise(&mut self.form, &names);
    }

    /// The match that the game begins, if it is not a game alone.
    ///
    /// # Errors
    /// If its number of games is wrong.
    pub fn first_of_match(&self) -> Result<Option<Match>, Fault> {
        match match_rows::entered(&self.form) {
            "1" => Ok(None),
            length => {
                let first = length.parse().ok().and_then(Match::new);
                let wrong = Fault {
                    field: FieldId::MatchLength,
                    why: EntryFault::MatchLength,
                };
                first.map(Some).ok_or(wrong)
            }
        }
    }

    /// What one of the players gives.
    pub fn handicap(&self) -> Option<Handicap> {
        odds_rows::entered(&self.form).handicap()
    }

    /// Completes a name being typed from earlier names.
    pub fn suggest<'a>(&mut self, names: impl IntoIterator<Item = &'a String>) {
        if matches!(self.form.focus, FieldId::White | FieldId::Black) {
            self.form.suggest(names);
        }
    }

    fn rules(&self) -> Rules {
        self.rare.rules
    }

    /// Which repetition draws the game.
    pub fn draw_rule(&self) -> DrawRule {
        self.rare.draw_rule
    }

    /// What is chosen among the rare rows and is not usual.
    pub fn unusual(&self) -> Vec<FieldOption> {
        let rare = &self.rare;
        let rules = (rare.rules != Rules::Standard).then_some(FieldOption::Rules(rare.rules));
        let touch = rare.touch_move.then_some(FieldOption::TouchMove);
        let is_eight = rare.draw_rule != DrawRule::Fide;
        let draw_rule = is_eight.then_some(FieldOption::DrawRule(rare.draw_rule));
        let clock = rare.clock_at_once.then_some(FieldOption::ClockAtOnce(true));
        [rules, touch, draw_rule, clock]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The kind of clock that is entered.
    pub fn clock_kind(&self) -> ClockKind {
        self.clock.kind
    }

    /// The names of the players who have one.
    pub fn players(&self) -> ByColor<Option<String>> {
        ByColor::from_fn(|color| {
            let id = match color {
                Color::White => FieldId::White,
                Color::Black => FieldId::Black,
            };
            read_name(color, self.form.text(id).trim())
        })
    }

    /// The start position of the game. In Chess960 an empty number gives the position with the random number
    /// `lot`.
    ///
    /// # Errors
    /// If the number or the position is wrong.
    pub fn start(&self, lot: u32) -> Result<Position, Fault> {
        if let Some(line) = &self.line {
            return Ok(line.start.clone());
        }
        let start = self.whole_start(lot)?;
        let given = self.handicap().map(|it| it.start(&start).validate());
        Ok(given.and_then(Result::ok).unwrap_or(start))
    }

    /// The start with all pieces.
    fn whole_start(&self, lot: u32) -> Result<Position, Fault> {
        match self.rules() {
            Rules::Standard => Ok(Position::initial()),
            Rules::Chess960 => chess960(self.rare.number.trim(), lot),
            Rules::Position => {
                let position = fen::read_epd(&self.rare.fen);
                position.map_err(|error| Fault {
                    field: FieldId::Fen,
                    why: EntryFault::Fen(error),
                })
            }
        }
    }

    /// The time of each side.
    ///
    /// # Errors
    /// If an entry is wrong.
    pub fn time_control(&self) -> Result<ByColor<TimeControl>, Fault> {
        let control = time_entry::time_control(&self.clock)?;
        let Some(handicap) = self.handicap().filter(|it| it.half_time) else {
            return Ok(control);
        };
        if control[handicap.giver].counts_down() {
            Ok(handicap.times(control))
        } else {
            Err(Fault {
                field: FieldId::HalfTime,
                why: EntryFault::HalfOfNoTime,
            })
        }
    }

    /// Keeps the names that were typed for the next time that the form opens.
    pub(in crate::app) fn keep_names(&self, settings: &mut Settings) {
        let players = self.players();
        if players != self.proposed {
            settings.white = players.white;
            settings.black = players.black;
        }
    }

    /// Stores what was chosen for the next game.
    pub fn remember(&self, settings: &mut Settings) {
        let players = self.players();
        for name in [&players.black, &players.white].into_iter().flatten() {
            settings.remember_name(name);
        }
        settings.white = players.white;
        settings.black = players.black;
        settings.clock = self.clock.clone();
        settings.draw_rule = self.draw_rule();
        settings.touch_move = self.rare.touch_move;
        settings.clock_at_once = self.rare.clock_at_once;
        settings.lots = self.draws_lots();
        settings.match_length = match_rows::entered(&self.form).into();
        let orientation = self
            .form
            .chosen_of(FieldId::BoardOrientation, &BoardOrientation::ALL);
        settings.orientation = orientation.unwrap_or(settings.orientation);
        match self.rules() {
            Rules::Standard => {}
            Rules::Chess960 => settings.chess960 = self.rare.number.trim().into(),
            Rules::Position => settings.position = self.rare.fen.trim().into(),
        }
    }
}

fn chess960(number: &str, lot: u32) -> Result<Position, Fault> {
    let number = match number {
        "" => Ok(lot % 960),
        number => number.parse(),
    };
    let position = number.ok().and_then(Position::chess960);
    position.ok_or(Fault {
        field: FieldId::Number,
        why: EntryFault::Chess960Number,
    })
}
