//! Games that stand more than once in files.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::bail;
use deskmate::notation::pgn::Pgn;
use deskmate::storage::is_standard_stream;
use deskmate::storage::library::Duplicates;

use super::games::for_each_game;
use super::output::Output;

/// The numbers of the games that are left out as duplicates, counted from 0 among those that are wanted; none unless each is
/// to be written once.
pub fn duplicates(
    unique: bool,
    files: &[PathBuf],
    is_wanted: impl Fn(&Pgn) -> bool,
    out: &mut Output,
) -> anyhow::Result<HashSet<usize>> {
    if !unique {
        return Ok(HashSet::new());
    }
    if files.iter().any(|file| is_standard_stream(file)) {
        bail!("-: --unique reads twice, and standard input can be read only once");
    }
    let mut duplicates = Duplicates::default();
    let mut number = 0;
    out.silently(|out| {
        for_each_game(files, out, |_, game, _| {
            if is_wanted(&game) {
                duplicates.add(number, &game);
                number += 1;
            }
            Ok(ControlFlow::Continue(()))
        })
    })?;
    Ok(duplicates.numbers())
}
