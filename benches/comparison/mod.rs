//! The same work done by several libraries in one run, and how their speeds compare.

mod cpu_time;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use cpu_time::CpuTime;
use criterion::{Criterion, SamplingMode, Throughput};
use serde_json::Value;

/// The library that the others are compared with.
pub const OURS: &str = "deskmate";

/// A library's name and its benchmark function, which returns the amount of work done.
pub type Contestant<'a> = (&'a str, &'a dyn Fn() -> u64);

/// Measures benchmarks and records the libraries of each.
pub struct Comparison {
    criterion: Criterion<CpuTime>,
    started: SystemTime,
    measured: Vec<(String, Vec<String>)>,
}

impl Comparison {
    /// A comparison with criterion's options from the command line.
    pub fn from_args() -> Comparison {
        let criterion = Criterion::default()
            .with_measurement(CpuTime)
            .sample_size(10)
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(2))
            .output_directory(&estimates())
            .configure_from_args();
        Comparison {
            criterion,
            started: SystemTime::now(),
            measured: Vec::new(),
        }
    }

    /// Measures a benchmark, checking each time that all of its work is done: `amount` of `unit`s.
    pub fn measure(&mut self, work: &str, amount: u64, contestants: &[Contestant]) {
        let mut group = self.criterion.benchmark_group(work);
        group.sampling_mode(SamplingMode::Flat);
        group.throughput(Throughput::Elements(amount));
        for (name, run) in contestants {
            group.bench_function(*name, |bencher| {
                bencher.iter(|| assert_eq!(run(), amount, "{work}, {name}"));
            });
        }
        group.finish();
        let names = contestants.iter().map(|(name, _)| (*name).to_owned());
        self.measured.push((work.to_owned(), names.collect()));
    }

    /// Prints our speed as a multiple of each other library's, as a Markdown table; benchmarks not
    /// measured in this run are omitted.
    pub fn finish(self) {
        self.criterion.final_summary();
        println!("| work | deskmate's speed |\n|---|---|");
        for (work, names) in &self.measured {
            let ratios = self.ratios(work, names);
            if !ratios.is_empty() {
                println!("| {work} | {} |", ratios.join(", "));
            }
        }
    }

    fn ratios(&self, work: &str, names: &[String]) -> Vec<String> {
        let Some(ours) = self.median(work, OURS) else {
            return Vec::new();
        };
        let others = names.iter().filter(|name| *name != OURS);
        let ratio = |name: &String| {
            let theirs = self.median(work, name)?;
            Some(format!("{:.2} of {name}'s", theirs / ours))
        };
        others.filter_map(ratio).collect()
    }

    /// The median time in nanoseconds, if criterion has estimated it in this run.
    fn median(&self, work: &str, name: &str) -> Option<f64> {
        let path = estimates().join(work).join(name).join("new/estimates.json");
        let written = fs::metadata(&path).ok()?.modified().ok()?;
        if written < self.started {
            return None;
        }
        let estimates: Value = serde_json::from_str(&fs::read_to_string(&path).ok()?).ok()?;
        estimates["median"]["point_estimate"].as_f64()
    }
}

/// The folder of criterion's results.
fn estimates() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("../criterion")
}
