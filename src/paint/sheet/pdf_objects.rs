//! Numbers and streams of PDF objects.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Filter, Name, Pdf, Ref};

/// The compression level of streams, up to 10.
const EFFORT: u8 = 8;

/// The object numbers of a document, allocated in sequence.
#[derive(Default)]
pub(super) struct Numbers(i32);

impl Numbers {
    pub(super) fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// Adds a compressed stream, with its uncompressed length, which font files need.
pub(super) fn add_stream(pdf: &mut Pdf, id: Ref, data: &[u8]) {
    let compressed = compress_to_vec_zlib(data, EFFORT);
    let mut stream = pdf.stream(id, &compressed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), data.len() as i32);
}
