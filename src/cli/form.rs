//! The forms in which games are written.

use clap::{Args, ValueEnum};
use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{fen, long, san};
use deskmate::rules::Position;
use deskmate::tree::{GameTree, NodeId};

use super::{csv, json_game};

/// The form in which games are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Form {
    /// PGN with moves in standard algebraic notation: Nf3
    #[default]
    San,
    /// PGN with moves in long algebraic notation: Ng1-f3
    Long,
    /// One line a game with its moves as coordinates: g1f3
    Uci,
    /// One line a game with its final position
    Fen,
    /// One line for each position of the main line, with the move played there (sm)
    Epd,
    /// One line a game with everything in it, as JSON
    Json,
    /// One row a game below a heading, with its tags and its moves
    Csv,
}

/// What of a game is not written.
#[derive(Clone, Copy, Debug, Args)]
pub struct LeftOut {
    /// Leave out comments, and with them the times of the clock
    #[arg(long)]
    no_comments: bool,

    /// Leave out variations
    #[arg(long)]
    no_variations: bool,

    /// Leave out all tags but Result and those of the start position
    #[arg(long)]
    no_tags: bool,
}

impl LeftOut {
    /// A game without that.
    pub fn of(self, mut game: Pgn) -> Pgn {
        if self.no_variations {
            game.tree = main_line_of(&game.tree);
        }
        if self.no_comments {
            let tree = &mut game.tree;
            for id in tree.added_after(0).chain([NodeId::ROOT]) {
                let node = tree.node_mut(id);
                node.clock = None;
                node.comment = None;
                node.set_comment_before(None);
            }
        }
        if self.no_tags {
            game.tags.clear();
        }
        game
    }
}

/// The main line alone, with its annotations.
fn main_line_of(tree: &GameTree) -> GameTree {
    let mut line = GameTree::new(tree.start().clone());
    line.node_mut(NodeId::ROOT).comment = tree.root().comment.clone();
    let mut last = NodeId::ROOT;
    for id in tree.main_line() {
        let node = tree.node(id);
        last = line.add(last, node.mv());
        let copy = line.node_mut(last);
        copy.clock = node.clock;
        copy.comment = node.comment.clone();
        copy.set_nags(node.nags());
        copy.set_comment_before(node.comment_before().map(str::to_owned));
    }
    line
}

impl Form {
    /// What comes before the first game.
    pub fn heading(self) -> String {
        match self {
            Form::Csv => csv::heading(),
            _ => String::new(),
        }
    }

    /// What is between two games.
    pub fn separator(self) -> &'static str {
        match self {
            Form::San | Form::Long => "\n",
            _ => "",
        }
    }

    /// A game.
    pub fn write(self, game: &Pgn) -> String {
        match self {
            Form::San => pgn::write_in(game, san::write),
            Form::Long => pgn::write_in(game, long::write),
            Form::Uci => {
                let words: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
                format!("{}\n", words.join(" "))
            }
            Form::Fen => {
                let last = game.positions().last();
                last.map_or(String::new(), |position| {
                    format!("{}\n", fen::write(&position))
                })
            }
            Form::Epd => epd(game),
            Form::Json => json_game::write(game),
            Form::Csv => csv::row(game),
        }
    }
}

/// The positions of a game with the moves played, one on each line. EPD has no counters (PGN standard 16.2).
fn epd(game: &Pgn) -> String {
    let mut lines = String::new();
    let mut moves = game.moves();
    for position in game.positions() {
        lines += &without_counters(&position);
        if let Some(mv) = moves.next() {
            lines += &format!(" sm {};", san::write(&position, mv));
        }
        lines.push('\n');
    }
    lines
}

fn without_counters(position: &Position) -> String {
    let fen = fen::write(position);
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    fields.join(" ")
}
