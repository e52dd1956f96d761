//! Handicaps: what the stronger player gives.

use super::time_control::TimeControl;
use crate::rules::{
    ByColor, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup, Square,
};

/// What one of the players gives: a piece, half of the time, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Who gives it.
    pub giver: Color,
    /// The piece that is missing from the start: the f-pawn, the b-knight, the a-rook or the queen.
    pub piece: Option<Role>,
    /// Whether the giver has half the time.
    pub half_time: bool,
}

/// The words for half the time in a file.
const HALF_TIME: &str = "half the time";

impl Handicap {
    /// The pieces that can be given.
    pub const PIECES: [Role; 4] = [Role::Pawn, Role::Knight, Role::Rook, Role::Queen];

    /// The start without what is given. In Chess960 the leftmost piece of its kind is given.
    pub fn start(&self, from: &Position) -> Setup {
        let mut setup = Setup::from(from);
        let Some(square) = self.piece.and_then(|role| self.given(role, &setup)) else {
            return setup;
        };
        setup.board.set(square, None);
        let rook = (self.giver, square.file());
        setup.castling = rights(&setup, |color, file| {
            ((color, file) != rook).then_some(color)
        });
        setup
    }

    /// The square of what is given.
    fn given(&self, role: Role, setup: &Setup) -> Option<Square> {
        let piece = Piece::new(self.giver, role);
        let file = match role {
            Role::Pawn => File::F,
            Role::Knight => File::B,
            Role::Rook => File::A,
            _ => File::D,
        };
        let rank = match role {
            Role::Pawn => self.giver.pawn_rank(),
            _ => self.giver.back_rank(),
        };
        let files = [file].into_iter().chain(File::ALL);
        let mut squares = files.map(|file| Square::new(file, rank));
        squares.find(|&square| setup.board.get(square) == Some(piece))
    }

    /// The times of both sides with the giver's halved, where it runs down.
    pub fn times(&self, control: ByColor<TimeControl>) -> ByColor<TimeControl> {
        let mut control = control;
        if self.half_time {
            control[self.giver] = control[self.giver].clone().halved();
        }
        control
    }

    /// As in the tag `Handicap` of a file: `White gives a knight and half the time`.
    pub(super) fn to_tag(self) -> String {
        let piece = self.piece.map(|role| format!("a {role}"));
        let time = self.half_time.then(|| HALF_TIME.to_string());
        let given: Vec<String> = piece.into_iter().chain(time).collect();
        format!("{} gives {}", self.giver, given.join(" and "))
    }

    /// Reads the tag; `None` if it says something else.
    pub(super) fn from_tag(text: &str) -> Option<Handicap> {
        let (giver, given) = text.split_once(" gives ")?;
        let mut colors = Color::BOTH.into_iter();
        let giver = colors.find(|color| color.to_string() == giver)?;
        let mut handicap = Handicap {
            giver,
            piece: None,
            half_time: false,
        };
        for part in given.split(" and ") {
            let is_named = |role: &Role| part == format!("a {role}");
            match Handicap::PIECES.into_iter().find(is_named) {
                Some(role) => handicap.piece = Some(role),
                None if part == HALF_TIME => handicap.half_time = true,
                None => return None,
            }
        }
        (handicap.to_tag() == text).then_some(handicap)
    }

    /// The same given by the other side, as in the next game of the same players.
    #[must_use]
    pub(super) fn by_other(self) -> Handicap {
        let giver = self.giver.other();
        Handicap { giver, ..self }
    }
}

/// The rights to castle of a setup, each given to the side that is wanted for its side and the file of its rook.
fn rights(setup: &Setup, wanted: impl Fn(Color, File) -> Option<Color>) -> CastlingRights {
    let mut rights = CastlingRights::default();
    for (color, side) in CastlingRights::ALL {
        let rook = setup.castling.rook(color, side);
        if let Some((file, to)) = rook.and_then(|file| Some((file, wanted(color, file)?))) {
            rights.grant(to, side, file);
        }
    }
    rights
}

/// A start in which both sides have changed their pieces, with the same side to move.
pub(super) fn exchanged(start: &Position) -> Option<Position> {
    let before = Setup::from(start);
    let mut setup = before.clone();
    for (file, rank) in File::ALL
        .into_iter()
        .flat_map(|file| Rank::ALL.map(|rank| (file, rank)))
    {
        let across = Rank::ALL[7 - rank as usize];
        let piece = before.board.get(Square::new(file, across));
        let piece = piece.map(|piece| Piece::new(piece.color().other(), piece.role()));
        setup.board.set(Square::new(file, rank), piece);
    }
    setup.castling = rights(&before, |color, _| Some(color.other()));
    setup.validate().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    fn handicap(giver: Color, piece: Option<Role>, half_time: bool) -> Handicap {
        Handicap {
            giver,
            piece,
            half_time,
        }
    }

    #[test]
    fn what_is_given_is_missing_from_the_start() {
        let (white, black) = (Color::White, Color::Black);
        let table = [
            (
                white,
                Role::Pawn,
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                white,
                Role::Knight,
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                black,
                Role::Rook,
                "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            ),
            (
                black,
                Role::Queen,
                "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
        ];
        for (giver, role, expected) in table {
            let setup = handicap(giver, Some(role), false).start(&Position::initial());
            let start = setup.validate().expect("a legal start");
            assert_eq!(fen::write(&start), expected);
            // In the next game the other colour gives the same.
            let next = exchanged(&start).expect("a legal start");
            let other = handicap(giver.other(), Some(role), false).start(&Position::initial());
            assert_eq!(Setup::from(&next), other);
        }
        for number in 0..960 {
            let start = Position::chess960(number).expect("a start");
            for role in Handicap::PIECES {
                let given = handicap(Color::Black, Some(role), false).start(&start);
                assert!(given.validate().is_ok(), "{number} {role:?}");
            }
        }
    }

    #[test]
    fn a_handicap_is_written_in_words_and_read_again() {
        let table = [
            (Some(Role::Knight), false, "White gives a knight"),
            (None, true, "White gives half the time"),
            (
                Some(Role::Pawn),
                true,
                "White gives a pawn and half the time",
            ),
        ];
        for (piece, half_time, text) in table {
            let given = handicap(Color::White, piece, half_time);
            assert_eq!(given.to_tag(), text);
            assert_eq!(Handicap::from_tag(text), Some(given));
        }
        for other in [
            "",
            "White gives ",
            "White gives a king",
            "Anna gives a pawn",
            "queen",
        ] {
            assert_eq!(Handicap::from_tag(other), None);
        }
    }

    #[test]
    fn half_the_time_is_half_of_every_stage_and_the_bonus_stays() {
        let control: TimeControl = "40/5400+30:1800+30".parse().expect("a control");
        let both = ByColor::from_fn(|_| control.clone());
        let times = handicap(Color::Black, None, true).times(both);
        assert_eq!(times.white, control);
        assert_eq!(times.black.to_string(), "40/2700+30:900+30");
    }
}
