//! `deskmate select`.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use deskmate::notation::opening;
use deskmate::notation::pgn::{GameResult, Pgn, Tag, known_value};
use deskmate::rules::Position;
use deskmate::storage::is_standard_stream;
use deskmate::storage::library::{Criteria, DateSpan, EcoSpan, Material, NameWords, Sought, Span};

use super::duplicates::duplicates;
use super::form::{Form, LeftOut};
use super::game_writer::GameWriter;
use super::games::{exit_code, for_each_game};
use super::output::{Output, Quiet};
use super::start::{after_moves, read_position};

const EXAMPLES: &str = "\
All that is given has to be true of a game. A span such as 2400..2600 has both ends, 2400.. and ..2600 one. Files packed \
by gzip or zstd are unpacked while they are read.

Examples:
  deskmate select games/*.pgn --player anna --result 1-0 -o won.pgn
  deskmate select big.pgn.zst --eco B20..B99 --elo 2400.. --date 2024 --unique -o sicilian.pgn
  deskmate select big.pgn --position '1. e4 c5 2. Nf3 d6' --to uci
  deskmate select big.pgn --material KRPPKRP --limit 100 --no-comments
  deskmate select big.pgn --split 10000 -o part.pgn";

/// Write those of the games that are asked for
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Select {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    wanted: Wanted,

    /// Leave out games of the same players with the same moves, and those that were cut short; the first whole one stays
    #[arg(long)]
    unique: bool,

    /// Write at most so many games
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Write files of so many games each: OUT-1, OUT-2 and so on, before the extension
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    split: Option<usize>,

    /// Add the tags ECO and Opening where they are missing and the moves have a name
    #[arg(long)]
    add_eco: bool,

    /// What to write
    #[arg(long, value_enum, default_value_t)]
    to: Form,

    /// Write to this file; - is standard output
    #[arg(short, long, value_name = "OUT", default_value = "-", value_hint = ValueHint::FilePath)]
    output: PathBuf,

    #[command(flatten)]
    left_out: LeftOut,

    #[command(flatten)]
    pub quiet: Quiet,
}

/// What games are asked for.
#[derive(Debug, Args)]
#[command(next_help_heading = "Games")]
struct Wanted {
    /// Words in the name of either player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Words in the name of the player with the white pieces
    #[arg(long, value_name = "NAME")]
    white: Option<String>,

    /// Words in the name of the player with the black pieces
    #[arg(long, value_name = "NAME")]
    black: Option<String>,

    /// The result; * is that of games that are not over
    #[arg(long, value_parser = results())]
    result: Option<String>,

    /// When it was played: 2024, 2024.05.., 2020..2024.06.30
    #[arg(long, value_name = "DATES")]
    date: Option<DateSpan>,

    /// The ratings of both players: 2400..
    #[arg(long, value_name = "RATINGS")]
    elo: Option<Span>,

    /// The code of the opening, by its tag or else by the moves: C50, B20..B99, D
    #[arg(long, value_name = "CODES")]
    eco: Option<EcoSpan>,

    /// A position of the main line: a FEN, or the moves that lead to it
    #[arg(long, value_name = "FEN|MOVES")]
    position: Option<String>,

    /// The pieces on the board for four positions or more: KRPPKRP is a rook and two pawns against a rook and a pawn
    #[arg(long, value_name = "PIECES")]
    material: Option<Material>,

    /// Games that end by checkmate
    #[arg(long)]
    mate: bool,

    /// Games of at least so many moves
    #[arg(long, value_name = "N")]
    min_moves: Option<u32>,

    /// Games of at most so many moves
    #[arg(long, value_name = "N")]
    max_moves: Option<u32>,
}

fn results() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(["1-0", "0-1", "1/2-1/2", "*"])
}

fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a whole number from 1 on is needed".into()),
        Ok(number) => Ok(number),
    }
}

impl Wanted {
    fn criteria(&self) -> anyhow::Result<Criteria> {
        let words = |name: &Option<String>| name.as_deref().map(NameWords::new);
        let position = self.position.as_deref().map(position).transpose()?;
        let position = position.map(|it| Sought::Position(Box::new(it)));
        let material = self.material.map(Sought::Material);
        let sought = position.into_iter().chain(material).collect();
        Ok(Criteria {
            player: words(&self.player),
            white: words(&self.white),
            black: words(&self.black),
            result: self.result.as_deref().map(GameResult::parse),
            date: self.date,
            ratings: self.elo,
            eco: self.eco.clone(),
            moves: Span::new(self.min_moves, self.max_moves),
            is_mate: self.mate,
            sought,
        })
    }
}

/// The position of a FEN, which has slashes, or after moves.
fn position(text: &str) -> anyhow::Result<Position> {
    if text.matches('/').count() >= 7 || is_standard_stream(text.as_ref()) {
        return read_position(text);
    }
    after_moves(Position::initial(), text)
}

impl Select {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let criteria = self.wanted.criteria()?;
        let files = match self.limit {
            // Nothing is wanted, so nothing is read.
            Some(0) => &[],
            _ => &self.files[..],
        };
        let is_wanted = |game: &Pgn| criteria.hold_for(game);
        let duplicates = duplicates(self.unique, files, is_wanted, out)?;
        let mut writer = GameWriter::open(self.to, &self.output, self.split)?;
        let (mut found, mut written) = (0, 0);
        let faults = for_each_game(files, out, |_, mut game, out| {
            if criteria.hold_for(&game) {
                if !duplicates.contains(&found) {
                    if self.add_eco {
                        add_opening(&mut game);
                    }
                    writer.write(&self.left_out.of(game), out)?;
                    written += 1;
                }
                found += 1;
            }
            Ok(match self.limit {
                Some(limit) if written >= limit => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            })
        })?;
        writer.finish(out)?;
        Ok(exit_code(faults))
    }
}

/// Adds the tags of the opening that are missing.
fn add_opening(game: &mut Pgn) {
    let Some(found) = opening::of_game(game) else {
        return;
    };
    for tag in found.tags() {
        let known: Option<&mut Tag> = game.tags.iter_mut().find(|it| it.name == tag.name);
        match known {
            Some(known) if known_value(&known.value).is_empty() => *known = tag,
            Some(_) => {}
            None => game.tags.push(tag),
        }
    }
}
