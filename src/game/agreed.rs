//! What the players agreed on before the game: the program, help, a handicap, a match.

use super::contest::{Match, Standing};
use super::handicap::Handicap;
use super::help::Help;
use super::play::Game;
use super::program::{person_against, program_name};
use crate::rules::{ByColor, Color};

impl Game {
    /// The same game as a part of a match.
    #[must_use]
    pub fn in_match(mut self, part: Option<Match>) -> Game {
        self.in_match = part;
        self
    }

    /// The match that it belongs to.
    pub fn part_of_match(&self) -> Option<Match> {
        self.in_match
    }

    /// How the match stands, if the game belongs to one and has ended. A game that does not count is played again.
    pub fn match_standing(&self) -> Option<Standing> {
        let standing = self.in_match?.standing(self.outcome?);
        Some(if self.is_aborted() {
            Standing::Open
        } else {
            standing
        })
    }

    /// The same game with a number that decides between the moves of the program.
    #[must_use]
    pub fn with_seed(self, seed: u32) -> Game {
        Game { seed, ..self }
    }

    /// The number that decides between the moves of the program.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The level of the player of this side, if that is the program.
    pub fn program(&self, color: Color) -> Option<u8> {
        self.programs[color]
    }

    /// Whether the program plays.
    pub fn has_program(&self) -> bool {
        self.programs.white.or(self.programs.black).is_some()
    }

    /// The side of the one person who plays against the program.
    pub fn person_against_program(&self) -> Option<Color> {
        person_against(&self.programs)
    }

    /// The same game with this help for each side.
    #[must_use]
    pub fn with_help(self, help: ByColor<Help>) -> Game {
        Game { help, ..self }
    }

    /// What a side is helped with. Against the program a player may always ask for hints.
    pub fn help(&self, color: Color) -> Help {
        let help = self.help[color];
        let is_alone = self.person_against_program() == Some(color);
        Help {
            hints: help.hints || is_alone,
            ..help
        }
    }

    /// Changes what a side is helped with.
    pub fn set_help(&mut self, color: Color, help: Help) {
        self.help[color] = help;
    }

    /// How many hints a side has had.
    pub fn hints(&self, color: Color) -> u32 {
        self.hints[color]
    }

    /// Counts a hint for a side.
    pub fn count_hint(&mut self, color: Color) {
        self.hints[color] = self.hints[color].saturating_add(1);
    }

    /// How often a side has taken a move back against the program.
    pub fn takebacks(&self, color: Color) -> u32 {
        self.takebacks[color]
    }

    /// Counts a move that a side has taken back.
    pub fn count_takeback(&mut self, color: Color) {
        self.takebacks[color] = self.takebacks[color].saturating_add(1);
    }

    /// The program plays at this level from now on.
    pub fn set_level(&mut self, level: u8) {
        for color in Color::BOTH {
            if self.programs[color].is_some() {
                self.programs[color] = Some(level);
                self.players[color] = Some(program_name(level));
            }
        }
    }

    /// The players exchange their sides: who had White goes on with Black.
    pub fn exchange_players(&mut self) {
        self.players = std::mem::take(&mut self.players).swapped();
        self.programs = self.programs.swapped();
        self.help = self.help.swapped();
        self.hints = self.hints.swapped();
        self.takebacks = self.takebacks.swapped();
        self.in_match = self.in_match.map(Match::with_players_exchanged);
        self.question = None;
    }

    /// The same game with a note of what one of the players gives: its start and its times are as they are.
    #[must_use]
    pub fn with_handicap(mut self, handicap: Option<Handicap>) -> Game {
        self.handicap = handicap;
        self
    }

    /// What one of the players gives.
    pub fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// Whether the players change colours for the next game. A game that does not count is played again instead.
    pub fn changes_colors(&self) -> bool {
        !self.is_aborted()
    }
}
