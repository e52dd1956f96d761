//! What players notice of a chess GUI: how soon the board appears and answers, and what an open game
//! costs, in each set of colours. Run with `cargo bench --bench gui`; a window with an empty board is measured too, and XBoard and
//! GNOME Chess if they are installed. `cargo bench --bench gui -- 3` makes three runs instead of ten, and
//! `cargo bench --bench gui -- bursts` measures how soon moves from bursts of events are shown;
//! `cargo bench --bench gui -- idle` what the program alone costs while nothing happens.

#[path = "../../tests/support/mod.rs"]
mod support;

mod baseline;
mod bursts;
mod contestant;
mod idle;
mod session;

use std::time::Duration;

use contestant::Contestant;
use session::{Figures, Opening, Session};
use support::desk::Desk;

const RUNS: usize = 10;

fn main() {
    // Cargo adds `--bench`.
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let runs = arguments.iter().find_map(|word| word.parse().ok());
    let has = |mode| arguments.iter().any(|word| word == mode);
    if has(baseline::ARGUMENT) {
        baseline::show();
    } else if has("bursts") {
        bursts::measure();
    } else if has("idle") {
        idle::measure();
    } else {
        compare(runs.unwrap_or(RUNS));
    }
}

/// Measures all contestants in turn, so that each has its share of what else the machine does.
fn compare(runs: usize) {
    let desk = Desk::new();
    let (contestants, absent) = Contestant::installed(&desk);
    let openings: Vec<_> = contestants
        .iter()
        .map(|contestant| Opening::of(&desk, contestant))
        .collect();
    let mut measured = vec![Vec::new(); contestants.len()];
    for run in 1..=runs {
        for ((contestant, opening), figures) in contestants.iter().zip(&openings).zip(&mut measured)
        {
            eprintln!("run {run} of {runs}: {}", contestant.name);
            figures.push(Session::start(&desk, contestant, opening).measure());
        }
    }
    println!("Medians of {runs} runs; the slowest or largest in brackets.\n");
    let names = contestants.iter().map(|contestant| contestant.name);
    println!("| | {} |", names.collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "---|".repeat(contestants.len()));
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    let megabytes = |bytes: u64| Some(bytes as f64 / 1e6);
    row("start to board, ms", &measured, |it| Some(millis(it.start)));
    row("click to pixels, ms", &measured, |it| it.click.map(millis));
    row("drop to pixels, ms", &measured, |it| it.drop.map(millis));
    row("idle, % of a core", &measured, |it| Some(100.0 * it.idle));
    row("memory (PSS), MB", &measured, |it| megabytes(it.memory));
    row("own memory, MB", &measured, |it| megabytes(it.own_memory));
    row("threads", &measured, |it| Some(it.threads as f64));
    println!();
    for name in absent {
        println!("{name} is not installed, so it was not measured.");
    }
}

fn row(title: &str, measured: &[Vec<Figures>], value: impl Fn(&Figures) -> Option<f64>) {
    let cells = measured.iter().map(|figures| {
        let mut values: Vec<f64> = figures.iter().filter_map(&value).collect();
        values.sort_by(f64::total_cmp);
        if values.is_empty() {
            return String::new();
        }
        let (median, greatest) = (values[values.len() / 2], values[values.len() - 1]);
        format!("{} ({})", rounded(median), rounded(greatest))
    });
    println!("| {title} | {} |", cells.collect::<Vec<_>>().join(" | "));
}

/// Three significant digits.
fn rounded(value: f64) -> String {
    match value {
        10.0.. => format!("{value:.0}"),
        1.0.. => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}
