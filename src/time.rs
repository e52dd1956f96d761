//! The clocks of the system. All other modules ask here, so that a system with other clocks needs only another one of
//! these.

pub use std::time::{Instant, SystemTime};

#[cfg(feature = "app")]
pub use app::{local, since_start, utc};

#[cfg(feature = "app")]
mod app {
    use std::time::Duration;

    use chrono::{Local, NaiveDateTime, Utc};

    /// The local date and time.
    pub fn local() -> NaiveDateTime {
        Local::now().naive_local()
    }

    /// The date and time in UTC, which can be asked for even when the program is at its end and thread-local variables
    /// are gone.
    pub fn utc() -> NaiveDateTime {
        Utc::now().naive_utc()
    }

    /// The time since the machine was started. Unlike an [`Instant`](super::Instant) it advances while the machine is
    /// suspended, so that a suspension can be noticed afterwards.
    #[cfg(target_os = "linux")]
    pub fn since_start() -> Duration {
        use rustix::time::{ClockId, clock_gettime};
        Duration::try_from(clock_gettime(ClockId::Boottime)).unwrap_or_default()
    }

    /// The time since the first call. It depends on the system whether it advances while the machine is suspended; if
    /// not, the players are not charged for that time.
    #[cfg(not(target_os = "linux"))]
    pub fn since_start() -> Duration {
        use std::sync::OnceLock;
        static EPOCH: OnceLock<super::Instant> = OnceLock::new();
        EPOCH.get_or_init(super::Instant::now).elapsed()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn time_goes_on() {
            let before = since_start();
            std::thread::sleep(Duration::from_millis(2));
            let passed = since_start() - before;
            assert!(passed >= Duration::from_millis(2), "{passed:?}");
        }
    }
}
