//! Do whole games end as they should, at the right half-move?

use crate::data;

use std::time::Duration;

use data::{legal, rows, text, texts};
use deskmate::game::{DrawRule, Game};
use deskmate::notation::fen;
use deskmate::rules::{ByColor, Color, Move, Outcome, Position, Termination, Winnability};
use serde_json::Value;

const NOW: Duration = Duration::ZERO;

/// A row of the table with its positions, one more than it has moves.
struct Row<'a> {
    id: &'a str,
    row: &'a Value,
    moves: Vec<Move>,
    positions: Vec<Position>,
}

impl Row<'_> {
    fn new(row: &Value) -> Row<'_> {
        let mut moves = Vec::new();
        let mut positions = vec![data::position(text(row, "fen"))];
        for word in texts(row, "moves") {
            let position = &positions[positions.len() - 1];
            let mv = legal(position, word);
            let next = position.play(mv).expect("a legal move");
            moves.push(mv);
            positions.push(next);
        }
        let id = text(row, "id");
        Row {
            id,
            row,
            moves,
            positions,
        }
    }

    /// Plays the moves until the game ends automatically; inspects the game before the first and after
    /// every move.
    fn play(&self, rule: DrawRule, mut look: impl FnMut(&Game)) -> Game {
        let start = self.positions[0].clone();
        let mut game = Game::new(ByColor::default(), start, None).with_draw_rule(rule);
        look(&game);
        for &mv in &self.moves {
            if game.outcome().is_some() {
                break;
            }
            game.push(mv, NOW).expect("a legal move");
            look(&game);
        }
        game
    }

    fn last(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    #[track_caller]
    fn expect(&self, what: &str, found: impl Into<Value>) {
        assert_eq!(
            found.into(),
            self.row["expect"][what],
            "{}: {what}",
            self.id
        );
    }
}

fn for_every_row(check: impl Fn(&Row)) {
    let rows = rows(&data::table("endings.jsonl"));
    assert_eq!(rows.len(), 271);
    rows.iter().map(Row::new).for_each(|row| check(&row));
}

/// The table's name for how a game ended, if it has one: it ignores locked positions.
fn end_word(outcome: Outcome) -> Option<String> {
    match outcome.termination {
        Termination::SeventyFiveMoveRule => Some("seventyfive_moves".to_owned()),
        Termination::DeadPosition => None,
        other => Some(other.tag().replace(' ', "_")),
    }
}

#[test]
fn games_end_automatically_when_they_should_and_only_then() {
    for_every_row(|row| {
        let game = row.play(DrawRule::Fide, |_| {});
        let played = game.record().plies().len();
        let end = game.outcome().and_then(end_word);
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        row.expect("end_ply", end.is_some().then_some(played));
        row.expect("end", end);
        row.expect(
            "winner",
            winner.map(|color| color.to_string().to_lowercase()),
        );
    });
}

#[test]
fn the_dead_positions_of_the_table_and_no_others_are_found() {
    for_every_row(|row| {
        let game = row.play(DrawRule::Fide, |_| {});
        let dead = game.outcome() == Some(Outcome::draw(Termination::DeadPosition));
        assert_eq!(dead, row.row["kind"] == "dead_position", "{}", row.id);
    });
}

#[test]
fn repetitions_and_moves_are_counted_correctly() {
    for_every_row(|row| {
        let mut repetitions = Vec::new();
        row.play(DrawRule::Fide, |game| {
            repetitions.push(game.record().repetitions());
        });
        let repeated = |times| repetitions.iter().position(|&count| count >= times);
        row.expect("threefold_ply", repeated(3));
        row.expect("fivefold_ply", repeated(5));
        let first = |wanted: &dyn Fn(&Position) -> bool| row.positions.iter().position(wanted);
        row.expect("fifty_ply", first(&|p| p.halfmove_clock() >= 100));
        row.expect("seventyfive_ply", first(&|p| p.halfmove_clock() >= 150));
        row.expect("insufficient_ply", first(&|p| p.is_insufficient_material()));
        row.expect("final_fen", fen::write(row.last()));
    });
}

#[test]
fn what_may_be_claimed_is_what_was_counted() {
    for_every_row(|row| {
        row.play(DrawRule::Fide, |game| {
            let counted = [
                (
                    Termination::ThreefoldRepetition,
                    game.record().repetitions() >= 3,
                ),
                (
                    Termination::FiftyMoveRule,
                    game.position().halfmove_clock() >= 100,
                ),
            ];
            let due = counted.iter().filter(|_| game.outcome().is_none());
            let due: Vec<_> = due
                .filter(|(_, due)| *due)
                .map(|(claim, _)| *claim)
                .collect();
            assert_eq!(game.claims().collect::<Vec<_>>(), due, "{}", row.id);
        });
    });
}

#[test]
fn an_intended_move_is_claimed_on_as_if_it_stood_on_the_board() {
    for_every_row(|row| {
        let mut claims = Vec::new();
        let mut intended = Vec::new();
        row.play(DrawRule::Fide, |game| {
            claims.push(game.record().claims().next());
            if let Some(&mv) = row.moves.get(game.record().plies().len()) {
                intended.push(game.record().claim_after(mv).expect("a legal move"));
            }
        });
        assert_eq!(claims[1..], intended[..claims.len() - 1], "{}", row.id);
    });
}

#[test]
fn eight_half_moves_end_the_games_that_are_played_under_that_rule() {
    for_every_row(|row| {
        let game = row.play(DrawRule::EightHalfMoves, |_| {});
        let eight = Some(Outcome::draw(Termination::EightHalfMoves));
        let played = game.record().plies().len();
        row.expect(
            "eight_halfmove_ply",
            (game.outcome() == eight).then_some(played),
        );
        let fivefold = Some(Outcome::draw(Termination::FivefoldRepetition));
        assert_ne!(game.outcome(), fivefold, "{}", row.id);
    });
}

#[test]
fn a_side_that_cannot_mate_does_not_win_on_time() {
    for_every_row(|row| {
        let last = row.last();
        let material = ByColor::from_fn(|color| last.has_mating_material(color));
        row.expect("insufficient_white", !material.white);
        row.expect("insufficient_black", !material.black);
        let winnability = last.winnability_of_both();
        let able = ByColor::from_fn(|color| winnability[color] != Winnability::Unwinnable);
        // The table considers only the material.
        let is_over = last.outcome().is_some();
        if row.row["kind"] == "dead_position" || is_over {
            assert!(!able.white || !able.black, "{}", row.id)
        } else {
            assert_eq!(able, material, "{}", row.id)
        }
        if row.row["kind"] == "flag" {
            check_flags(row.id, &row.row["flag"], able);
        }
    });
}

fn check_flags(id: &str, flag: &Value, able: ByColor<bool>) {
    for (flagged, key, win) in [
        (Color::White, "if_white_flags", "0-1"),
        (Color::Black, "if_black_flags", "1-0"),
    ] {
        let result = if able[flagged.other()] {
            win
        } else {
            "1/2-1/2"
        };
        assert_eq!(flag[key], result, "{id}: {key}");
    }
}

#[test]
fn a_game_that_both_sides_have_not_moved_in_counts_only_if_it_ended_on_the_board() {
    for (termination, counts) in [
        (Termination::Resignation, [false, false, true]),
        (Termination::TimeForfeit, [false, false, true]),
        (Termination::Checkmate, [true; 3]),
        (Termination::Stalemate, [true; 3]),
    ] {
        let counted = [0, 1, 2].map(|played| !termination.aborts(played));
        assert_eq!(counted, counts, "{termination:?}");
    }
}
