//! A middlegame and an endgame weight packed into one word.

/// A weight for the middlegame and one for the endgame, in centipawns.
///
/// Both halves of the word are added and multiplied at once. The sums of a position fit in 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair(i32);

impl Pair {
    /// Both weights 0.
    pub const ZERO: Pair = Pair(0);

    /// A pair of weights.
    pub const fn new(middle: i16, end: i16) -> Pair {
        Pair(((end as i32) << 16) + middle as i32)
    }

    /// The weight for the middlegame.
    #[inline]
    pub const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The weight for the endgame.
    #[inline]
    pub const fn end(self) -> i32 {
        // A negative lower half has borrowed 1 from the upper half.
        ((self.0.wrapping_add(0x8000)) >> 16) as i16 as i32
    }

    #[inline]
    pub(super) const fn plus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_add(other.0))
    }

    #[inline]
    pub(super) const fn minus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_sub(other.0))
    }

    #[inline]
    pub(super) const fn times(self, factor: i32) -> Pair {
        Pair(self.0.wrapping_mul(factor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_do_not_affect_each_other() {
        for (middle, end) in [(0, 0), (5, -7), (-5, 7), (-300, -400), (1000, 900)] {
            let pair = Pair::new(middle, end);
            assert_eq!((pair.middle(), pair.end()), (middle.into(), end.into()));
            let sum = pair.times(3).minus(Pair::new(1, -1)).plus(Pair::new(-9, 2));
            let expected = (i32::from(middle) * 3 - 10, i32::from(end) * 3 + 3);
            assert_eq!((sum.middle(), sum.end()), expected);
        }
    }
}
