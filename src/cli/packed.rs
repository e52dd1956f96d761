//! Reading files that are packed by gzip or zstd.

use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;

/// How packed files begin.
const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";

/// What is in a file: unpacked, if its first bytes say that it is packed.
pub fn unpacked(mut file: impl Read + 'static) -> io::Result<Box<dyn Read>> {
    let mut first = Vec::new();
    file.by_ref()
        .take(ZSTD.len() as u64)
        .read_to_end(&mut first)?;
    let is_gzip = first.starts_with(GZIP);
    let is_zstd = first == ZSTD;
    let whole = Cursor::new(first).chain(file);
    Ok(if is_gzip {
        Box::new(MultiGzDecoder::new(whole))
    } else if is_zstd {
        Box::new(Frames::Between(BufReader::new(whole)))
    } else {
        Box::new(whole)
    })
}

/// The frames of a file packed by zstd, one after another.
enum Frames<R: Read> {
    /// Before a frame or the end.
    Between(BufReader<R>),
    /// In a frame.
    In(Box<StreamingDecoder<BufReader<R>, ruzstd::decoding::FrameDecoder>>),
    /// After the end, or a fault.
    End,
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            *self = match std::mem::replace(self, Frames::End) {
                Frames::Between(mut packed) => {
                    if packed.fill_buf()?.is_empty() {
                        return Ok(0);
                    }
                    let frame = StreamingDecoder::new(packed).map_err(io::Error::other)?;
                    Frames::In(Box::new(frame))
                }
                Frames::In(mut frame) => match frame.read(bytes)? {
                    0 => Frames::Between(frame.into_inner()),
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
