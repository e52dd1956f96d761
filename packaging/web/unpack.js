// Unpacks the program. It is packed by LZMA, which browsers do not know: it makes a quarter less than gzip.
"use strict";

// The contents of a file that `xz --format=lzma` has packed.
function unpacked(packed) {
    // Each bit is read with the probability that it is 0, of 2048, which follows the bits that were found there.
    const chances = count => new Uint16Array(count).fill(1024);
    const literalBits = packed[0] % 9;
    const literalPlaceBits = Math.floor(packed[0] / 9) % 5;
    const placeMask = (1 << Math.floor(packed[0] / 45)) - 1;
    const literals = chances(0x300 << (literalBits + literalPlaceBits));
    const isMatch = chances(12 << 4);
    const isRepeated = chances(12);
    const isOtherThanLast = chances(12);
    const isLong = chances(12 << 4);
    const isOtherThanSecond = chances(12);
    const isOtherThanThird = chances(12);
    const slots = chances(4 << 6);
    const distances = chances(128);
    const lowBits = chances(16);
    const lengths = () => ({ choice: chances(2), short: chances(16 << 3), middle: chances(16 << 3), long: chances(256) });
    const matchLengths = lengths();
    const repeatedLengths = lengths();

    // After the head of 13 bytes and a zero.
    let next = 14;
    let range = 0xffffffff;
    let code = 0;
    for (let count = 0; count < 4; count += 1) code = ((code << 8) | packed[next++]) >>> 0;

    function refill() {
        if (range >= 0x1000000) return;
        if (next >= packed.length) throw new Error("the program is not whole");
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[next++]) >>> 0;
    }

    function bit(from, index) {
        refill();
        const chance = from[index];
        const bound = (range >>> 11) * chance;
        if (code < bound) {
            range = bound;
            from[index] = chance + ((2048 - chance) >> 5);
            return 0;
        }
        range -= bound;
        code -= bound;
        from[index] = chance - (chance >> 5);
        return 1;
    }

    // So many bits, from the highest on; each has a chance for each way to get there.
    function bits(from, start, count) {
        let found = 1;
        for (let left = count; left > 0; left -= 1) found = (found << 1) | bit(from, start + found);
        return found - (1 << count);
    }

    // The same from the lowest on.
    function lowFirst(from, start, count) {
        let path = 1;
        let found = 0;
        for (let index = 0; index < count; index += 1) {
            const one = bit(from, start + path);
            path = (path << 1) | one;
            found |= one << index;
        }
        return found;
    }

    // Bits for which 0 and 1 are as likely.
    function even(count) {
        let found = 0;
        for (let left = count; left > 0; left -= 1) {
            refill();
            range >>>= 1;
            const one = code >= range ? 1 : 0;
            if (one) code -= range;
            found = (found << 1) | one;
        }
        return found;
    }

    function length(from, place) {
        if (bit(from.choice, 0) === 0) return 2 + bits(from.short, place << 3, 3);
        if (bit(from.choice, 1) === 0) return 10 + bits(from.middle, place << 3, 3);
        return 18 + bits(from.long, 0, 8);
    }

    // How far back a match of this length begins, less one.
    function distance(matchLength) {
        const slot = bits(slots, Math.min(matchLength - 2, 3) << 6, 6);
        if (slot < 4) return slot;
        const count = (slot >> 1) - 1;
        const high = ((2 | (slot & 1)) << count) >>> 0;
        if (slot < 14) return high + lowFirst(distances, high - slot, count);
        return high + even(count - 4) * 16 + lowFirst(lowBits, 0, 4);
    }

    let output = new Uint8Array(4 * packed.length);
    let at = 0;
    // What was found last.
    let state = 0;
    let [last, second, third, fourth] = [0, 0, 0, 0];
    for (;;) {
        // The longest match.
        if (at + 273 > output.length) {
            const larger = new Uint8Array(2 * output.length);
            larger.set(output);
            output = larger;
        }
        const place = at & placeMask;
        if (bit(isMatch, (state << 4) | place) === 0) {
            const before = at > 0 ? output[at - 1] : 0;
            const high = (at & ((1 << literalPlaceBits) - 1)) << literalBits;
            const start = 0x300 * (high + (before >> (8 - literalBits)));
            let found = 1;
            if (state >= 7) {
                let expected = output[at - last - 1];
                let isAsExpected = true;
                while (found < 0x100 && isAsExpected) {
                    const one = (expected >> 7) & 1;
                    expected <<= 1;
                    const read = bit(literals, start + ((1 + one) << 8) + found);
                    found = (found << 1) | read;
                    isAsExpected = one === read;
                }
            }
            while (found < 0x100) found = (found << 1) | bit(literals, start + found);
            output[at++] = found;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        let count;
        if (bit(isRepeated, state) === 0) {
            count = length(matchLengths, place);
            [second, third, fourth] = [last, second, third];
            last = distance(count);
            if (last === 0xffffffff) return output.subarray(0, at);
            state = state < 7 ? 7 : 10;
        } else if (bit(isOtherThanLast, state) === 0) {
            if (bit(isLong, (state << 4) | place) === 0) {
                count = 1;
                state = state < 7 ? 9 : 11;
            }
        } else if (bit(isOtherThanSecond, state) === 0) {
            [last, second] = [second, last];
        } else if (bit(isOtherThanThird, state) === 0) {
            [last, second, third] = [third, last, second];
        } else {
            [last, second, third, fourth] = [fourth, last, second, third];
        }
        if (count === undefined) {
            count = length(repeatedLengths, place);
            state = state < 7 ? 8 : 11;
        }
        if (last >= at) throw new Error("the program is damaged");
        for (; count > 0; count -= 1, at += 1) output[at] = output[at - last - 1];
    }
}
