//! A game as JSON.

use std::collections::BTreeMap;

use deskmate::notation::pgn::Pgn;
use deskmate::notation::{fen, san};
use deskmate::rules::{Move, Position};
use deskmate::tree::{GameTree, NodeId};
use serde::Serialize;

#[derive(Serialize)]
struct Game<'a> {
    tags: BTreeMap<&'a str, &'a str>,
    /// The position before the first move.
    fen: String,
    /// `null` for a game that is not over.
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<&'a str>,
    moves: Vec<Played<'a>>,
}

/// A move with what is said of it.
#[derive(Serialize)]
struct Played<'a> {
    san: String,
    uci: String,
    /// What the clock showed after it, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment_before: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<&'a str>,
    /// What could have been played instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<Played<'a>>>,
}

/// A game on one line.
pub fn write(game: &Pgn) -> String {
    let tags = game.tags.iter().rev();
    let line = Game {
        tags: tags
            .map(|tag| (tag.name.as_str(), tag.value.as_str()))
            .collect(),
        fen: fen::write(game.start()),
        result: game.result.map(|result| result.text()),
        comment: game.tree.root().comment.as_deref(),
        moves: line(
            &game.tree,
            game.tree.first_child(NodeId::ROOT),
            game.start().clone(),
        ),
    };
    // Text and numbers always become JSON.
    let json = serde_json::to_string(&line).unwrap_or_default();
    json + "\n"
}

/// A move and those that follow it.
fn line(tree: &GameTree, first: Option<NodeId>, mut position: Position) -> Vec<Played<'_>> {
    let rest = first.into_iter().flat_map(|first| tree.line_after(first));
    let mut moves = Vec::new();
    for id in first.into_iter().chain(rest) {
        let node = tree.node(id);
        let mv = node.mv();
        let variations = tree.variations(id);
        moves.push(Played {
            san: san::write(&position, mv),
            uci: mv.to_string(),
            clock: node.clock.map(|clock| clock.as_secs_f64()),
            nags: node.nags().iter().map(ToString::to_string).collect(),
            comment_before: node.comment_before(),
            comment: node.comment.as_deref(),
            variations: variations
                .map(|first| line(tree, Some(first), position.clone()))
                .collect(),
        });
        let next = match mv {
            Move::NULL => position.pass(),
            mv => position.play(mv).ok(),
        };
        position = next.unwrap_or(position);
    }
    moves
}
