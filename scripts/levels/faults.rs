//! What the moves of a level lose, by a search that sees more.

use std::num::NonZeroUsize;

use deskmate::engine::{Limits, Root, Score, Searcher, StopFlag, win_chances};
use deskmate::rules::{ByColor, Move, Position, Role};

use crate::play::{Openings, play};

/// The nodes of the search that judges.
const NODES: u64 = 4_000;

/// The width of a bin in tenths of a percent.
const BIN: i32 = 50;

/// What a fault loses at least, in tenths of a percent.
const FAULT: i32 = 100;

#[derive(Default)]
struct Faults {
    moves: u32,
    /// How many moves lose how much, in bins.
    losses: [u32; 20],
    /// Moves after which a pawn can take a piece for nothing.
    hung_to_pawns: u32,
    /// Moves after which the other side mates at once.
    left_mates: u32,
    /// Mates in one that were not played.
    missed_mates: u32,
}

/// Prints what the moves of a level lose in games against itself.
pub fn report(level: u8, games: u32) {
    let openings = Openings::read();
    let mut faults = Faults::default();
    let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
    for game in 0..games {
        let levels = ByColor::from_fn(|_| level);
        let mut root = openings.get(game);
        let played = play(root.clone(), &levels, u64::from(game) + 1_000_000);
        searcher.clear();
        for mv in played.moves {
            faults.add(&mut searcher, &root, mv);
            root.play(mv).expect("a legal move");
        }
    }
    faults.print(level);
}

impl Faults {
    fn add(&mut self, searcher: &mut Searcher, root: &Root, mv: Move) {
        let position = root.position();
        let after = position.play(mv).expect("a legal move");
        self.moves += 1;
        self.missed_mates += u32::from(can_mate(position) && !is_mated(&after));
        let (best, chances) = judge(searcher, root);
        let loss = if best == Some(mv) {
            0
        } else {
            let only = [mv].into_iter().collect();
            let (_, played) = judge(searcher, &root.clone().with_search_moves(only));
            (chances - played).clamp(0, 999)
        };
        self.losses[(loss / BIN) as usize] += 1;
        // Where every move loses, none is a fault.
        let is_fault = loss >= FAULT;
        self.hung_to_pawns += u32::from(is_fault && hangs_to_a_pawn(position, mv, &after));
        self.left_mates += u32::from(is_fault && can_mate(&after));
    }

    fn print(&self, level: u8) {
        let share = |count: u32| 1000.0 * f64::from(count) / f64::from(self.moves.max(1));
        println!(
            "level {level:>2}: {} moves; of 1000 {:.2} hang a piece to a pawn, {:.2} leave a mate in one, {} mates in one missed",
            self.moves,
            share(self.hung_to_pawns),
            share(self.left_mates),
            self.missed_mates
        );
        let bins: Vec<String> = self
            .losses
            .iter()
            .map(|&count| format!("{:.1}", share(count)))
            .collect();
        println!("          lost by 5 points: {}", bins.join(" "));
        for (bin, pair) in self.losses.windows(2).enumerate().skip(1) {
            let &[before, here] = pair else { continue };
            let error = 1.96 * f64::from(before + here).sqrt();
            if f64::from(here) > f64::from(before) + error {
                println!("          more in the bin from {} points on", 5 * (bin + 1));
            }
        }
    }
}

/// The best move, and the win chances of the side to move.
pub fn judge(searcher: &mut Searcher, root: &Root) -> (Option<Move>, i32) {
    let limits = Limits::nodes(NODES);
    let result = searcher.search(root, &limits, &StopFlag::default(), &mut |_| ());
    let chances = match result.lines.first().map(|line| line.score) {
        Some(Score::Centipawns(lead)) => win_chances(lead),
        Some(Score::Mate(1..)) => 1000,
        Some(Score::Mate(_)) => 0,
        None => 500,
    };
    (result.best, chances)
}

fn is_mated(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

fn can_mate(position: &Position) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|mv| position.play(mv).is_ok_and(|after| is_mated(&after)))
}

/// Whether a pawn can now take a piece, and the move took nothing.
fn hangs_to_a_pawn(before: &Position, mv: Move, after: &Position) -> bool {
    if before.captured(mv).is_some() {
        return false;
    }
    let is_pawn = |position: &Position, capture: &Move| {
        let role = position.board().get(capture.from).map(|piece| piece.role());
        role == Some(Role::Pawn)
    };
    let takes_piece = |capture: &Move| {
        let taken = after.captured(*capture).map(|(_, piece)| piece.role());
        taken.is_some_and(|role| role != Role::Pawn)
    };
    let mut captures = after.legal_captures().into_iter();
    captures.any(|capture| is_pawn(after, &capture) && takes_piece(&capture))
}
