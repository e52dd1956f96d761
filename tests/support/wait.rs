//! Waiting for a condition, so that no test depends on the speed of the machine.

use std::fmt::Debug;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Far longer than anything takes, even on a busy machine.
pub const LIMIT: Duration = Duration::from_secs(20);

const PAUSE: Duration = Duration::from_millis(10);

/// Polls until there is a value, and returns it.
#[track_caller]
pub fn until<T>(awaited: &str, look: impl FnMut() -> Option<T>) -> T {
    match poll(look) {
        Some(seen) => seen,
        None => panic!("waited {} s in vain for {awaited}", LIMIT.as_secs()),
    }
}

/// Polls until `what` is as expected. The panic message has the actual value.
#[track_caller]
pub fn until_equal<T: PartialEq + Debug>(what: &str, expected: &T, mut look: impl FnMut() -> T) {
    let mut last = None;
    let equal = poll(|| {
        let seen = look();
        let equal = seen == *expected;
        last = Some(seen);
        equal.then_some(())
    });
    assert!(
        equal.is_some(),
        "waited {} s in vain for {what}\n expected: {expected:?}\n but was:  {last:?}",
        LIMIT.as_secs()
    );
}

fn poll<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let seen = look();
        if seen.is_some() || start.elapsed() > LIMIT {
            return seen;
        }
        sleep(PAUSE);
    }
}
