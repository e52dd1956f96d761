//! Any bytes as a file of games. Every game survives writing and reading, and it makes no difference
//! whether the bytes arrive at once or one by one.

#![no_main]

use std::io::{self, Read};

use deskmate::notation::pgn::{self, Reader};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let slowly = Reader::new(OneByOne(bytes)).map(|reading| reading.expect("bytes in memory"));
    let mut slowly = slowly.fuse();
    let lines = bytes.split(|&byte| byte == b'\n').count();
    for reading in Reader::new(bytes) {
        let reading = reading.expect("bytes in memory");
        deskmate_fuzz::check(&reading);
        assert!(reading.faults.iter().all(|fault| fault.line <= lines));
        let same = slowly.next().expect("as many games");
        assert_eq!(pgn::write(&same.game), pgn::write(&reading.game));
        assert_eq!(same.faults, reading.faults);
    }
    assert!(slowly.next().is_none());
});

/// Gives one byte at a time.
struct OneByOne<'a>(&'a [u8]);

impl Read for OneByOne<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(1);
        self.0.read(&mut buffer[..length])
    }
}
