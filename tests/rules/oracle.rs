//! Does another library agree on every position of random games?
//!
//! Both play the same moves independently. Half of the moves capture or promote if possible, so that
//! games end.

use deskmate::notation::{fen, san};
use deskmate::rules::{Move, Outcome, Position, Termination};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, KnownOutcome, Position as _};

/// The same game in both libraries.
struct Pair {
    ours: Position,
    theirs: Chess,
}

impl Pair {
    fn new(ours: Position) -> Pair {
        let setup: Fen = fen::write(&ours).parse().expect("a FEN");
        let theirs = setup.into_position(CastlingMode::Chess960);
        Pair {
            ours,
            theirs: theirs.expect("a legal position"),
        }
    }

    /// Our legal moves in coordinate notation and in SAN, sorted.
    fn our_moves(&self) -> Vec<(String, String)> {
        let words = |&mv: &Move| (mv.to_string(), san::write(&self.ours, mv));
        sorted(self.ours.legal_moves().iter().map(words))
    }

    /// The same from the other library.
    fn their_moves(&self) -> Vec<(String, String)> {
        let words = |&mv: &shakmaty::Move| {
            let san = SanPlus::from_move(self.theirs.clone(), mv);
            (word(mv), san.to_string())
        };
        sorted(self.theirs.legal_moves().iter().map(words))
    }

    /// Compares everything about the position.
    fn check(&self) -> Result<(), TestCaseError> {
        let written = fen::write(&self.ours);
        let read: Fen = written.parse().expect("a FEN");
        let theirs = self.theirs.to_setup(EnPassantMode::Legal);
        prop_assert_eq!(read.as_setup(), &theirs, "{}", written);
        prop_assert_eq!(self.our_moves(), self.their_moves(), "{}", written);
        prop_assert_eq!(self.ours.is_check(), self.theirs.is_check(), "{}", written);
        self.check_outcome(&written)
    }

    fn check_outcome(&self, written: &str) -> Result<(), TestCaseError> {
        let dead = Outcome::draw(Termination::DeadPosition);
        let ours = self.ours.outcome().filter(|outcome| *outcome != dead);
        prop_assert_eq!(ours, their_outcome(&self.theirs), "{}", written);
        for color in [Color::White, Color::Black] {
            let has_material = self.ours.has_mating_material(our_color(color));
            let expected = !self.theirs.has_insufficient_material(color);
            prop_assert_eq!(has_material, expected, "{}", written);
        }
        Ok(())
    }

    fn play(&mut self, mv: Move) {
        let same = |theirs: &shakmaty::Move| word(*theirs) == mv.to_string();
        let moves = self.theirs.legal_moves();
        let theirs = moves.into_iter().find(same).expect("the same moves");
        self.theirs.play_unchecked(theirs);
        self.ours = self.ours.play(mv).expect("a legal move");
    }
}

fn sorted(moves: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut moves: Vec<(String, String)> = moves.collect();
    moves.sort();
    moves
}

/// Coordinate notation, where castling is the king's step of two squares if king and rook stand as in
/// standard chess.
fn word(mv: shakmaty::Move) -> String {
    let standard = match mv {
        shakmaty::Move::Castle { king, rook } => {
            let corners = [shakmaty::File::A, shakmaty::File::H];
            king.file() == shakmaty::File::E && corners.contains(&rook.file())
        }
        _ => true,
    };
    let mode = CastlingMode::from_standard(standard);
    mv.to_uci(mode).to_string()
}

fn our_color(theirs: Color) -> deskmate::rules::Color {
    match theirs {
        Color::White => deskmate::rules::Color::White,
        Color::Black => deskmate::rules::Color::Black,
    }
}

fn their_outcome(position: &Chess) -> Option<Outcome> {
    match position.outcome().known()? {
        KnownOutcome::Decisive { winner } => {
            Some(Outcome::win(our_color(winner), Termination::Checkmate))
        }
        KnownOutcome::Draw if position.legal_moves().is_empty() => {
            Some(Outcome::draw(Termination::Stalemate))
        }
        KnownOutcome::Draw => Some(Outcome::draw(Termination::InsufficientMaterial)),
    }
}

/// How to choose a move: which one, and whether only from captures and promotions.
type Choice = (Index, bool);

fn choices() -> impl Strategy<Value = Vec<Choice>> {
    vec(any::<Choice>(), 0..200)
}

fn choose(position: &Position, (index, is_eager): Choice) -> Option<Move> {
    let moves = position.legal_moves();
    let mut eager = moves.clone();
    eager.retain(|mv| mv.promotion.is_some() || position.captured(*mv).is_some());
    let offered = if is_eager && !eager.is_empty() {
        eager
    } else {
        moves
    };
    (!offered.is_empty()).then(|| *index.get(&offered))
}

fn check_game(start: Position, choices: Vec<Choice>) -> Result<(), TestCaseError> {
    let mut pair = Pair::new(start);
    pair.check()?;
    for choice in choices {
        let Some(mv) = choose(&pair.ours, choice) else {
            break;
        };
        pair.play(mv);
        pair.check()?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_games_of_standard_chess(choices in choices()) {
        check_game(Position::initial(), choices)?;
    }

    #[test]
    fn on_games_of_chess960(number in 0..960_u32, choices in choices()) {
        check_game(Position::chess960(number).expect("a start position"), choices)?;
    }
}
