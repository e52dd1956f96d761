//! Folders of games, and lists of them.

#![allow(dead_code)] // Every test uses its own share of this.

use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;

use deskmate::storage::Disk;
use deskmate::storage::library::{Batch, Catalog, ListFault, Lister, Order, Source, Summary};
use deskmate::words::Words;
use tempfile::TempDir;

/// A game with a date and a time, as the program saves it.
pub fn game(players: [&str; 2], date: &str, end: &str, moves: &str, result: &str) -> String {
    let [white, black] = players;
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n[Time \"14:02:31\"]\n\
         [Result \"{result}\"]\n[Termination \"{end}\"]\n[TimeControl \"300+3\"]\n\n{moves} {result}\n"
    )
}

pub fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

pub fn batches(lister: &mut Lister, source: &Source) -> Vec<Batch> {
    let mut batches = Vec::new();
    lister.list(source, |batch| {
        batches.push(batch);
        ControlFlow::Continue(())
    });
    batches
}

/// A list of everything in a source, and what could not be read.
pub fn catalog(source: &Source, order: Order) -> (Catalog, Vec<ListFault>) {
    let mut catalog = Catalog::new(order).with_end_names(Arc::new(Words::ENGLISH));
    let mut faults = Vec::new();
    for batch in batches(&mut Lister::new(Arc::new(Disk)), source) {
        catalog.add(&batch.pages);
        faults.extend(batch.faults);
    }
    (catalog, faults)
}

pub fn summaries(catalog: &Catalog) -> Vec<Summary<'_>> {
    let row = |n| catalog.row(n).expect("a row").summary;
    (0..catalog.len()).map(row).collect()
}

pub fn whites(catalog: &Catalog) -> Vec<&str> {
    summaries(catalog).iter().map(|game| game.white).collect()
}

/// A game that ends in mate.
pub const MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";
