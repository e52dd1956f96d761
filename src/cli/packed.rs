//! Reading files that are packed by gzip or zstd.

use std::io::{self, BufReader, Chain, Cursor, ErrorKind, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

/// How packed files begin.
const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";

/// Whether a frame of zstd begins like this that says nothing to a reader (RFC 8878 3.1.2). Some programs write one first.
fn is_skippable(magic: &[u8]) -> bool {
    matches!(magic, [0x50..=0x5f, 0x2a, 0x4d, 0x18])
}

/// What is in a file: unpacked, if its first bytes say that it is packed.
pub fn unpacked(mut file: impl Read + 'static) -> io::Result<Box<dyn Read>> {
    let first = read_magic(&mut file)?;
    let is_gzip = first.starts_with(GZIP);
    let is_zstd = first == ZSTD || is_skippable(&first);
    let whole = Cursor::new(first).chain(file);
    Ok(if is_gzip {
        Box::new(MultiGzDecoder::new(whole))
    } else if is_zstd {
        Box::new(Frames::Between(BufReader::new(whole)))
    } else {
        Box::new(whole)
    })
}

/// The first bytes, which say how what follows is packed; fewer at the end.
fn read_magic(packed: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut magic = Vec::new();
    packed.take(ZSTD.len() as u64).read_to_end(&mut magic)?;
    Ok(magic)
}

/// Skips the rest of a skippable frame: its length in four bytes, and so many bytes.
fn skip_frame(packed: &mut impl Read) -> io::Result<()> {
    let mut length = [0; 4];
    packed.read_exact(&mut length)?;
    let length = u64::from(u32::from_le_bytes(length));
    let skipped = io::copy(&mut packed.take(length), &mut io::sink())?;
    if skipped < length {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(())
}

/// A frame: its first bytes, which were looked at, and the others.
type Frame<R> = Chain<Cursor<Vec<u8>>, BufReader<R>>;

/// The frames of a file packed by zstd, one after another.
enum Frames<R: Read> {
    /// Before a frame or the end.
    Between(BufReader<R>),
    /// In a frame.
    In(Box<StreamingDecoder<Frame<R>, FrameDecoder>>),
    /// After the end, or a fault.
    End,
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            *self = match std::mem::replace(self, Frames::End) {
                Frames::Between(mut packed) => {
                    let magic = read_magic(&mut packed)?;
                    if magic.is_empty() {
                        return Ok(0);
                    }
                    if is_skippable(&magic) {
                        skip_frame(&mut packed)?;
                        Frames::Between(packed)
                    } else {
                        let frame = Cursor::new(magic).chain(packed);
                        let frame = StreamingDecoder::new(frame).map_err(io::Error::other)?;
                        Frames::In(Box::new(frame))
                    }
                }
                Frames::In(mut frame) => match frame.read(bytes)? {
                    0 => Frames::Between(frame.into_inner().into_inner().1),
                    count => {
                        *self = Frames::In(frame);
                        return Ok(count);
                    }
                },
                Frames::End => return Ok(0),
            };
        }
    }
}
