//! `deskmate status`.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use deskmate::game::{DrawRule, Game};
use deskmate::notation::pgn::GameResult;
use deskmate::notation::{coordinate, fen, read_moves};
use deskmate::rules::{ByColor, Color, Move, Outcome, Position};
use serde::Serialize;

use super::rule::Rule;
use super::start::Start;
use super::{Output, sorted};

const EXAMPLES: &str = "\
The object has the keys fen, turn, ply (the number of MOVES played), check, legal_moves, outcome (null,
or the first end that the game came to without anybody's doing), claims (draws that the side to move
may claim) and can_mate (whether a side could mate by any sequence of legal moves):
  deskmate status f3 e5 g4 Qh4
  deskmate status --rule eight-half-moves Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
  deskmate status --fen '8/8/8/8/8/k7/p7/K7 w - - 0 1'";

/// Print what can be said of a position, and of the game that led to it, as a JSON object
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Status {
    #[command(flatten)]
    start: Start,

    #[command(flatten)]
    rule: Rule,

    /// The moves, one after another, in any notation; a result may stand at the end
    #[arg(value_name = "MOVES")]
    moves: Vec<String>,
}

/// The keys in the order in which they are printed.
#[derive(Serialize)]
struct Report {
    fen: String,
    turn: &'static str,
    ply: usize,
    check: bool,
    legal_moves: Vec<String>,
    outcome: Option<End>,
    claims: Vec<&'static str>,
    can_mate: CanMate,
}

#[derive(Serialize)]
struct CanMate {
    white: bool,
    black: bool,
}

#[derive(Serialize)]
struct End {
    result: &'static str,
    reason: &'static str,
}

impl Status {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let start = self.start.position()?;
        let moves = read_moves(&start, &self.moves.join(" "))?;
        let report = Report::of(start, &moves, self.rule.into())?;
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Report {
    /// Moves may be played on after the game's end; its outcome is the first one.
    fn of(start: Position, moves: &[Move], rule: DrawRule) -> anyhow::Result<Report> {
        let mut position = start.clone();
        let mut game = Game::new(ByColor::default(), start, None).with_draw_rule(rule);
        for &mv in moves {
            position = position.play(mv)?;
            if game.outcome().is_none() {
                game.push(mv, Duration::ZERO)?;
            }
        }
        Ok(Report {
            fen: fen::write(&position),
            turn: match position.turn() {
                Color::White => "white",
                Color::Black => "black",
            },
            ply: moves.len(),
            check: position.is_check(),
            legal_moves: legal_moves(&position),
            outcome: game.outcome().map(End::from),
            claims: game.claims().map(|claim| claim.tag()).collect(),
            can_mate: CanMate {
                white: position.can_mate(Color::White),
                black: position.can_mate(Color::Black),
            },
        })
    }
}

fn legal_moves(position: &Position) -> Vec<String> {
    let moves = sorted(position.legal_moves());
    moves.into_iter().map(coordinate::write).collect()
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End {
            result: GameResult::of(outcome.winner).text(),
            reason: outcome.termination.tag(),
        }
    }
}
