//! Attacks of bishops and rooks, up to the first occupied square.
//!
//! The attack along a line depends on its six inner squares only, since the end squares are attacked in
//! any case. A multiplication gathers these six bits into an index of a table made at compile time
//! ("kindergarten bitboards"). Two tables of 4 KB serve all squares and lines, so they stay in the L1
//! cache.

use super::square::Square;
use super::square_set::{A_FILE, FIRST_RANK, SquareSet};

/// Multiplied with the squares of a line, at most one on each file, this gathers those of the files b
/// to g in the six highest bits.
const GATHER_FILES: u64 = A_FILE << 1;
/// Multiplied with squares of the a-file, this gathers those of the seventh rank down to the second in
/// the six highest bits.
const GATHER_RANKS: u64 = 0x0080_4020_1008_0400;

/// The lines through a square except its file, each without the square itself.
struct Lines {
    rank: SquareSet,
    /// Upwards to the right.
    diagonal: SquareSet,
    /// Downwards to the right.
    antidiagonal: SquareSet,
}

static LINES: [Lines; 64] = lines();

/// The attacks along a line that crosses every file at most once, by the piece's file and the occupied
/// inner squares. The entry has the same files on every rank; a mask with the line selects its squares.
static ACROSS_FILES: [[u64; 64]; 8] = across_files();

/// The attacks along the a-file, by the piece's rank and the occupied inner squares.
static ALONG_FILE: [[u64; 64]; 8] = along_file();

const fn lines() -> [Lines; 64] {
    const NONE: Lines = Lines {
        rank: SquareSet::EMPTY,
        diagonal: SquareSet::EMPTY,
        antidiagonal: SquareSet::EMPTY,
    };
    let mut table = [NONE; 64];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        table[index] = Lines {
            rank: line(square, 0),
            diagonal: line(square, 1),
            antidiagonal: line(square, -1),
        };
        index += 1;
    }
    table
}

/// The squares in line with another, with this many ranks up for each file to the right.
const fn line(square: Square, ranks: i8) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut files = -7;
    while files <= 7 {
        if let Some(other) = square.offset(files, files * ranks)
            && files != 0
        {
            set.insert(other);
        }
        files += 1;
    }
    set
}

/// The attacks from one cell of a row of eight, a bit each, with these cells occupied.
const fn reach(from: usize, occupied: u64) -> u64 {
    let mut reached = 0;
    let mut up = 1 << from;
    while up << 1 & FIRST_RANK != 0 {
        up <<= 1;
        reached |= up;
        if up & occupied != 0 {
            break;
        }
    }
    let mut down = 1 << from;
    while down >> 1 != 0 {
        down >>= 1;
        reached |= down;
        if down & occupied != 0 {
            break;
        }
    }
    reached
}

const fn across_files() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = reach(file, (inner as u64) << 1) * A_FILE;
            inner += 1;
        }
        file += 1;
    }
    table
}

const fn along_file() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let mut inner = 0;
        while inner < 64 {
            // Gathering reverses the order of the ranks.
            let occupied = (inner as u64).reverse_bits() >> 57;
            table[rank][inner] = upright(reach(rank, occupied));
            inner += 1;
        }
        rank += 1;
    }
    table
}

/// A row of eight bits as squares of the a-file.
const fn upright(row: u64) -> u64 {
    let mut squares = 0;
    let mut rank = 0;
    while rank < 8 {
        squares |= (row >> rank & 1) << (8 * rank);
        rank += 1;
    }
    squares
}

/// The index that the inner squares of a line make.
#[inline]
const fn gather(squares: u64, factor: u64) -> usize {
    (squares.wrapping_mul(factor) >> 58) as usize
}

/// The attacks from a square along a line that is not a file.
#[inline]
fn across(from: Square, line: SquareSet, occupied: SquareSet) -> SquareSet {
    let inner = gather((line & occupied).bits(), GATHER_FILES);
    SquareSet::from_bits(ACROSS_FILES[from.index() % 8][inner]) & line
}

/// The attacks from a square along its file.
#[inline]
fn along(from: Square, occupied: SquareSet) -> SquareSet {
    let file = from.index() % 8;
    let inner = gather(occupied.bits() >> file & A_FILE, GATHER_RANKS);
    SquareSet::from_bits(ALONG_FILE[from.index() / 8][inner] << file)
}

/// The squares that a bishop on a square attacks.
#[inline]
pub fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    let lines = &LINES[from.index()];
    across(from, lines.diagonal, occupied) | across(from, lines.antidiagonal, occupied)
}

/// The squares that a rook on a square attacks.
#[inline]
pub fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    across(from, LINES[from.index()].rank, occupied) | along(from, occupied)
}

/// The squares that a bishop on a square attacks on an empty board.
#[inline]
pub(super) fn diagonals(from: Square) -> SquareSet {
    let lines = &LINES[from.index()];
    lines.diagonal | lines.antidiagonal
}

/// The squares that a rook on a square attacks on an empty board.
#[inline]
pub(super) fn orthogonals(from: Square) -> SquareSet {
    let file = SquareSet::from_bits(A_FILE << (from.index() % 8));
    LINES[from.index()].rank | file.without(from)
}
