//! The CPU time of a thread, so that other programs on the machine matter less.

use std::time::Duration;

use ::cpu_time::ThreadTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};

pub struct CpuTime;

impl Measurement for CpuTime {
    type Intermediate = ThreadTime;
    type Value = Duration;

    fn start(&self) -> ThreadTime {
        ThreadTime::now()
    }

    fn end(&self, started: ThreadTime) -> Duration {
        started.elapsed()
    }

    fn add(&self, some: &Duration, more: &Duration) -> Duration {
        *some + *more
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, time: &Duration) -> f64 {
        WallTime.to_f64(time)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}
