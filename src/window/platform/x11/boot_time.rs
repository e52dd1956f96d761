//! The time since the machine was started.

use std::mem::MaybeUninit;
use std::time::Duration;

/// The time since boot. Unlike [`std::time::Instant`] it advances while the machine is suspended, so
/// that a suspension can be noticed afterwards.
pub(in super::super::super) fn time() -> Duration {
    let mut time = MaybeUninit::<libc::timespec>::zeroed();
    // SAFETY: the call writes only to the place that it is given, and zeroes are a valid time.
    let time = unsafe {
        libc::clock_gettime(libc::CLOCK_BOOTTIME, time.as_mut_ptr());
        time.assume_init()
    };
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let nanos = u32::try_from(time.tv_nsec).unwrap_or(0);
    Duration::new(seconds, nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on() {
        let before = time();
        std::thread::sleep(Duration::from_millis(2));
        let passed = time() - before;
        assert!(passed >= Duration::from_millis(2), "{passed:?}");
    }
}
