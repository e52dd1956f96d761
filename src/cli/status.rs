//! `deskmate status`.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use deskmate::game::{DrawRule, Game};
use deskmate::notation::pgn::GameResult;
use deskmate::rules::{ByColor, Color, Move, Outcome, Position, Winnability};
use serde::Serialize;

use super::rule::Rule;
use super::start::{Moves, Start};
use super::{Output, side_name, sorted};

const EXAMPLES: &str = "\
The keys of the object: fen, turn, ply (the number of MOVES), check, legal_moves, outcome (null, or the first \
result that the rules gave without a claim, a resignation or a clock), claims (draws that the side to move may \
claim), can_mate (whether each side could still mate by any series of legal moves), undecided (whether a short \
search could not tell for a side that is said to be able to mate).

Examples:
  deskmate status f3 e5 g4 Qh4
  deskmate status --rule eight-half-moves Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
  deskmate status --fen '8/8/8/8/8/k7/p7/K7 w - - 0 1'";

/// Print the state of a position and its game as JSON
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Status {
    #[command(flatten)]
    start: Start,

    #[command(flatten)]
    rule: Rule,

    #[command(flatten)]
    moves: Moves,
}

/// The keys in the order in which they are printed.
#[derive(Serialize)]
struct Report {
    fen: Position,
    turn: &'static str,
    ply: usize,
    check: bool,
    legal_moves: Vec<Move>,
    outcome: Option<End>,
    claims: Vec<&'static str>,
    can_mate: ByColor<bool>,
    undecided: bool,
}

#[derive(Serialize)]
struct End {
    result: &'static str,
    reason: &'static str,
}

impl Status {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let start = self.start.position()?;
        let moves = self.moves.read(&start)?;
        let report = Report::of(start, &moves, self.rule.rule)?;
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Report {
    /// Moves may be played after the end of the game; its outcome is the first one.
    fn of(start: Position, moves: &[Move], rule: DrawRule) -> anyhow::Result<Report> {
        let mut position = start.clone();
        let mut winnability = start.winnability_of_both();
        let mut game = Game::new(ByColor::default(), start, None).with_draw_rule(rule);
        game.note_winnability(&position, &winnability, Duration::ZERO);
        for &mv in moves {
            position = position.play(mv)?;
            winnability = position.winnability_of_both();
            if game.outcome().is_none() {
                game.push(mv, Duration::ZERO)?;
                game.note_winnability(&position, &winnability, Duration::ZERO);
            }
        }
        Ok(Report {
            turn: side_name(position.turn()),
            ply: moves.len(),
            check: position.is_check(),
            legal_moves: sorted(position.legal_moves()).to_vec(),
            outcome: game.outcome().map(End::from),
            claims: game.claims().map(|claim| claim.tag()).collect(),
            can_mate: ByColor::from_fn(|color| winnability[color] != Winnability::Unwinnable),
            undecided: Color::BOTH
                .into_iter()
                .any(|color| winnability[color] == Winnability::Undecided),
            fen: position,
        })
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End {
            result: GameResult::of(outcome.winner).text(),
            reason: outcome.termination.tag(),
        }
    }
}
