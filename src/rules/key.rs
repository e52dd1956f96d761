//! A 64-bit key for a position, to look it up by.

use super::bitboards::Bitboards;
use super::castling::CastlingRights;
use super::planes::BitPlanes;
use super::position::Position;

/// Random-looking constants (the fractional parts of the square roots of the first primes), so that
/// boards with few pieces hash as well as full ones.
const SALT: [u64; 6] = [
    0x6A09_E667_F3BC_C908,
    0xBB67_AE85_84CA_A73B,
    0x3C6E_F372_FE94_F82B,
    0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1,
    0x9B05_688C_2B3E_6C1F,
];

impl Position {
    /// A 64-bit hash that is the same for equal positions (FIDE 9.2.3; the counters do not matter). Two
    /// different positions collide with a chance of 1 in 2⁶⁴.
    ///
    /// It is computed from the matrix of pieces, as fast as an incrementally updated Zobrist key, and
    /// is the same on every machine, so it may be stored in files. It is not cryptographic: compare the
    /// positions where a forged collision would do harm.
    ///
    /// ```
    /// use deskmate::notation::read_moves;
    /// use deskmate::rules::Position;
    ///
    /// let start = Position::initial();
    /// let mut position = start.clone();
    /// for mv in read_moves(&start, "Nf3 Nf6 Ng1 Ng8")? {
    ///     position = position.play(mv)?;
    /// }
    /// assert_eq!(position.key(), start.key());
    /// assert_ne!(start.play("g1f3".parse()?)?.key(), start.key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn key(&self) -> u64 {
        self.key_of(&self.board().planes())
    }

    /// The [key](Position::key) of the position with these bitboards.
    pub fn key_in(&self, bitboards: &Bitboards) -> u64 {
        self.key_of(&bitboards.planes)
    }

    #[inline]
    fn key_of(&self, planes: &BitPlanes) -> u64 {
        let [one, two, three, four] = planes.words();
        let pieces = mix(one ^ SALT[0], two ^ SALT[1]) ^ mix(three ^ SALT[2], four ^ SALT[3]);
        mix(pieces ^ SALT[4], self.rights() ^ SALT[5])
    }

    /// The side to move, the castling rights and the en passant square in one word.
    fn rights(&self) -> u64 {
        let square = self.en_passant().map_or(0, |at| at.index() as u64 + 1);
        square << 17 | castling(self.castling()) << 1 | self.turn() as u64
    }
}

/// The castling rights in 16 bits, four for each.
fn castling(rights: CastlingRights) -> u64 {
    CastlingRights::ALL
        .into_iter()
        .fold(0, |word, (color, side)| {
            let file = rights.rook(color, side).map_or(0, |file| file as u64 + 1);
            word << 4 | file
        })
}

/// The two halves of the 128-bit product, XORed, so that every bit of the result depends on both words.
fn mix(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}
