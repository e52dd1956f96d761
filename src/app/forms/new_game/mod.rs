//! The new-game form.

mod memory;
mod start;

use super::clock_entry::ClockEntry;
use super::command::FormCommand;
use super::fault::{EntryFault, Fault};
use super::field_id::FieldId;
use super::form::Form;
use super::label::{FormKind, Label};
use super::more_rows::Rare;
use super::odds_rows::Odds;
use super::option::{FieldOption, Rules};
use super::row::{Row, RowLook};
use super::time_entry::enter_quick_choice;
use super::widget::Field;
use super::{match_rows, more_rows, odds_rows, player_rows};
use crate::game::{
    DrawRule, Handicap, Help, Match, TimeControl, name_key, person_against, programs_among,
};
use crate::rules::{ByColor, Color, Move, Position};
use crate::storage::{BoardOrientation, ClockKind, Settings};

/// The new-game form, with what has been entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The fields.
    pub form: Form,
    /// The entered clock, including the values of kinds of clock that are not chosen.
    clock: ClockEntry,
    /// What is chosen rarely.
    rare: Rare,
    /// The players who play most.
    known: Vec<String>,
    /// The field for a name that had the focus last.
    in_hand: Color,
    /// Who was replaced by the program, or the program by whom.
    replaced: player_rows::Replaced,
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
        let mut clock = ClockEntry::of_game(&settings.clock);
        let last = settings.players();
        // Each keeps their time with the other colour.
        if last != players && last.swapped() == players {
            clock.change_colors();
        }
        let mut rows = clock.rows();
        rows.extend(player_rows::rows(&players, settings.lots));
        rows.extend(odds_rows::rows(Odds::default(), &players));
        rows.extend(match_rows::rows(&settings.match_length));
        rows.push(more_rows::fold(false));
        let has_names = players.white.is_some() && players.black.is_some();
        let focus = if has_names {
            FieldId::QuickChoice
        } else {
            FieldId::Player(Color::White)
        };
        let mut form = Form::new(FormKind::NewGame, rows, focus);
        // From its first row, the times, though the names may be out of sight below.
        form.scroll_to(0);
        let mut new_game = NewGame {
            form,
            clock,
            rare: Rare::of(settings),
            known: known.to_vec(),
            in_hand: Color::White,
            replaced: player_rows::Replaced::default(),
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
        // Those about the start are folded, and stay out.
        new_game.form.rows.retain(|row| row.look != RowLook::Odds);
        new_game.line = Some(Line { start, moves });
        new_game
    }

    /// Updates dependent fields after a change.
    pub fn revise(&mut self, settings: &Settings) {
        self.form.fault = None;
        self.clock.revise(&mut self.form);
        self.replaced.revise(&mut self.form, &settings.names);
        player_rows::revise(&mut self.form, &mut self.in_hand, &self.known);
        self.revise_board(settings);
        match_rows::revise(&mut self.form);
        self.rare.take_over(&self.form);
        let is_for_one = self.person_alone().is_some();
        self.rare
            .propose_help(&mut self.form, is_for_one, settings.help);
        self.revise_odds();
        let is_open = self.form.is_on(FieldId::More).unwrap_or(false);
        let has_start = self.line.is_none();
        more_rows::revise(&mut self.form, &mut self.rare, settings, is_open, has_start);
        self.form.wrong = self.fault();
    }

    /// The first wrong entry.
    fn fault(&self) -> Option<Fault> {
        const ANY_LOT: u32 = 0;
        let time = self.time_control().err();
        time.or_else(|| self.start(ANY_LOT).err())
            .or_else(|| self.first_of_match().err())
    }

    /// Presses a button of the form.
    pub(in crate::app) fn press(&mut self, command: FormCommand, lot: u32, settings: &Settings) {
        match command {
            FormCommand::SwapPlayers => self.swap_players(),
            FormCommand::RollNumber => self.roll_number(lot),
            command => self.clock.change_stages(command, &mut self.form),
        }
        self.revise(settings);
    }

    /// Shows the row of a field.
    pub(in crate::app) fn reveal(&mut self, id: FieldId, settings: &Settings) {
        if matches!(id, FieldId::Number | FieldId::Fen) {
            self.form.choose(FieldId::More, Some(1));
            self.revise(settings);
        }
        if id.is_of_clock() && !self.clock.is_other {
            self.clock.is_other = true;
            self.form.focus = FieldId::Player(Color::White);
            self.form.choose(FieldId::QuickChoice, None);
            self.revise(settings);
        }
    }

    /// Exchanges the players; each keeps their time, and gives what they give.
    pub(in crate::app) fn swap_players(&mut self) {
        let players = self.players().swapped();
        player_rows::enter(&mut self.form, &players);
        self.replaced.exchange();
        self.clock.change_colors();
        self.clock.replace_rows(&mut self.form);
        odds_rows::exchange(&mut self.form);
        self.rare.exchange_help(&mut self.form);
    }

    /// Whether colours are drawn by lot.
    pub(in crate::app) fn draws_lots(&self) -> bool {
        self.form.chosen(FieldId::Lots) == Some(1)
    }

    /// Enters the number of a start position of Chess960.
    fn roll_number(&mut self, number: u32) {
        self.form.set_text(FieldId::Number, &number.to_string());
        self.rare.take_over(&self.form);
    }

    /// Enters a quick time, by its number from 0, for a game alone.
    pub(in crate::app) fn choose_quick_game(&mut self, number: usize) {
        enter_quick_choice(&mut self.clock.choice, number);
        match_rows::choose_one_game(&mut self.form);
    }

    /// Two people choose how the board stands. It stays towards a person who plays against the program.
    fn revise_board(&mut self, settings: &Settings) {
        let all = BoardOrientation::ALL;
        let chosen = self.form.chosen_of(FieldId::BoardOrientation, &all);
        let is_among_people = self.programs() == ByColor::default();
        let rows = &mut self.form.rows;
        rows.retain(|row| row.look != RowLook::Pictograms);
        let players = rows
            .iter()
            .rposition(|row| matches!(row.look, RowLook::Player(_)));
        if let Some(at) = players.filter(|_| is_among_people) {
            let chosen = chosen.unwrap_or(settings.orientation);
            let option = FieldOption::BoardOrientation;
            let field = Field::one_of(FieldId::BoardOrientation, &all, option, chosen);
            let row = Row::looking(RowLook::Pictograms, Label::BoardOrientation, [field]);
            rows.insert(at + 1, row);
        }
    }

    /// A piece is given from the first position only: any other start may be set up without one.
    fn revise_odds(&mut self) {
        let gives_piece = odds_rows::entered(&self.form).piece.is_some();
        if gives_piece && self.rules() == Rules::Position {
            if self.form.focus == FieldId::Handicap {
                self.rare.rules = Rules::Standard;
                self.form.choose(FieldId::Rules, Some(0));
                self.form.choose(FieldId::Start, Some(0));
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
                let wrong = Fault::new(FieldId::MatchLength, EntryFault::MatchLength);
                first.map(Some).ok_or(wrong)
            }
        }
    }

    /// What one of the players gives.
    pub fn handicap(&self) -> Option<Handicap> {
        odds_rows::entered(&self.form).handicap()
    }

    /// Completes a name being typed from earlier names, but not by that of the other player.
    pub fn suggest<'a>(&mut self, names: impl IntoIterator<Item = &'a String>) {
        let FieldId::Player(color) = self.form.focus else {
            return;
        };
        let taken = name_key(self.form.text(FieldId::Player(color.other())));
        let names = names.into_iter();
        self.form
            .suggest(names.filter(|name| name_key(name) != taken));
    }

    /// Which repetition draws the game.
    pub fn draw_rule(&self) -> DrawRule {
        self.rare.draw_rule
    }

    /// The colour of a person who plays against the program.
    fn person_alone(&self) -> Option<Color> {
        person_against(&self.programs())
    }

    /// The levels of the sides that are the program.
    fn programs(&self) -> ByColor<Option<u8>> {
        programs_among(&self.players())
    }

    /// What each side is helped with; the program never is.
    pub fn help(&self) -> ByColor<Help> {
        let programs = self.programs();
        ByColor::from_fn(|color| programs[color].map_or(self.rare.help[color], |_| Help::NONE))
    }

    /// The kind of clock that is entered.
    pub fn clock_kind(&self) -> ClockKind {
        self.clock.choice.kind
    }

    /// The names of the players who have one.
    pub fn players(&self) -> ByColor<Option<String>> {
        player_rows::entered(&self.form)
    }

    /// The time of each side.
    ///
    /// # Errors
    /// If an entry is wrong.
    pub fn time_control(&self) -> Result<ByColor<TimeControl>, Fault> {
        let control = self.clock.time_control()?;
        let Some(handicap) = self.handicap().filter(|it| it.half_time) else {
            return Ok(control);
        };
        if control[handicap.giver].counts_down() {
            Ok(handicap.times(control))
        } else {
            Err(Fault::new(FieldId::HalfTime, EntryFault::HalfOfNoTime))
        }
    }
}
