//! What the index has of each game besides its moves.

use std::ops::Range;

use super::bytes::Bytes;
use crate::notation::pgn::GameResult;
use crate::rules::{ByColor, Color, Move, Piece, Position, Role};
use crate::storage::library::date::Date;
use crate::storage::library::played::PlayedGame;

/// A game of the index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// Its bytes, counted from where the part begins.
    pub(super) range: Range<u32>,
    /// Its half-moves, counted from the first one of the part.
    pub(super) plies: Range<u32>,
    /// The checksum of its moves.
    pub(super) moves_sum: u32,
    pub(super) result: Option<GameResult>,
    /// Zero for the start position of chess; else the number of another one, counted from 1.
    pub(super) setup: u32,
    pub(super) date: Date,
    pub(super) ratings: ByColor<Option<u16>>,
    /// The men and the pawns at its end. No position of the game has fewer.
    pub(super) men: ByColor<u8>,
    pub(super) pawns: ByColor<u8>,
}

/// The length of a record in bytes.
pub(super) const LENGTH: usize = 35;

/// The results in the order of their numbers in a record.
const RESULTS: [Option<GameResult>; 4] = [
    None,
    Some(GameResult::WhiteWins),
    Some(GameResult::Draw),
    Some(GameResult::BlackWins),
];

/// An unknown rating.
const UNRATED: u16 = u16::MAX;

impl Record {
    /// That of a game which begins at this byte of its part, with the position at its end. Its half-moves are counted from
    /// here, and `moves` are their bytes.
    pub(super) fn of(
        game: &PlayedGame,
        begin: u64,
        setup: u32,
        last: &Position,
        moves: &[u8],
    ) -> Record {
        let board = last.board();
        let count = |count: usize| count as u8;
        let pawn = |color| Piece::new(color, Role::Pawn);
        Record {
            range: (begin + game.range.start) as u32..(begin + game.range.end) as u32,
            plies: 0..game.moves.len() as u32,
            moves_sum: crc32fast::hash(moves),
            result: game.result,
            setup,
            date: game.date,
            ratings: ByColor::from_fn(|color| game.ratings[color].filter(|it| *it != UNRATED)),
            men: ByColor::from_fn(|color| count(board.squares_of()[color].len())),
            pawns: ByColor::from_fn(|color| count(board.squares(pawn(color)).len())),
        }
    }

    pub(super) fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.range.start.to_le_bytes());
        to.extend(self.range.end.to_le_bytes());
        to.extend(self.plies.start.to_le_bytes());
        to.extend(self.plies.end.to_le_bytes());
        to.extend(self.moves_sum.to_le_bytes());
        to.extend(self.setup.to_le_bytes());
        to.extend(self.date.packed().to_le_bytes());
        for color in Color::BOTH {
            to.extend(self.ratings[color].unwrap_or(UNRATED).to_le_bytes());
        }
        let result = RESULTS.iter().position(|it| *it == self.result);
        to.push(result.unwrap_or(0) as u8);
        for color in Color::BOTH {
            // A side has at least its king.
            to.push(self.men[color].saturating_sub(1) << 4 | self.pawns[color]);
        }
    }

    pub(super) fn read(bytes: &mut Bytes) -> Option<Record> {
        let range = bytes.u32()?..bytes.u32()?;
        let plies = bytes.u32()?..bytes.u32()?;
        let [moves_sum, setup, date] = [bytes.u32()?, bytes.u32()?, bytes.u32()?];
        let [white, black] = [bytes.u16()?, bytes.u16()?];
        let result = *RESULTS.get(usize::from(bytes.u8()?))?;
        let left = ByColor {
            white: bytes.u8()?,
            black: bytes.u8()?,
        };
        let known = |rating: u16| (rating != UNRATED).then_some(rating);
        Some(Record {
            range,
            plies,
            moves_sum,
            result,
            setup,
            date: Date::unpacked(date),
            ratings: ByColor {
                white: known(white),
                black: known(black),
            },
            men: ByColor::from_fn(|color| (left[color] >> 4) + 1),
            pawns: ByColor::from_fn(|color| left[color] & 15),
        })
    }
}

/// The bits of a position's key by which its games are found.
pub(super) fn key(position: &Position) -> u16 {
    (position.key() >> 48) as u16
}

/// The moves of a column.
pub(super) fn moves(column: &[u8]) -> impl Iterator<Item = Option<Move>> {
    let (pairs, _) = column.as_chunks::<2>();
    let words = pairs.iter().map(|&pair| u16::from_le_bytes(pair));
    words.map(Move::from_bits)
}
