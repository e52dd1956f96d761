//! The clocks of the system. All other modules ask here, so that a system with other clocks needs only another one of
//! these.

#[cfg(not(all(target_family = "wasm", feature = "app")))]
pub use std::time::Instant;
pub use std::time::SystemTime;

#[cfg(all(target_family = "wasm", feature = "app"))]
pub use crate::browser::Instant;

/// The time of the system's clock.
pub fn now() -> SystemTime {
    #[cfg(not(all(target_family = "wasm", feature = "app")))]
    return SystemTime::now();
    #[cfg(all(target_family = "wasm", feature = "app"))]
    return SystemTime::UNIX_EPOCH + crate::browser::since_1970();
}

#[cfg(feature = "storage")]
pub use dated::{local, local_of, since_start, utc};

#[cfg(feature = "storage")]
mod dated {
    use std::time::Duration;

    #[cfg(not(all(target_family = "wasm", feature = "app")))]
    use chrono::Local;
    use chrono::{DateTime, NaiveDateTime, Utc};

    use super::SystemTime;

    /// The local date and time.
    pub fn local() -> NaiveDateTime {
        local_of(super::now())
    }

    /// The date and time in UTC, which can be asked for even when the program is at its end and thread-local variables
    /// are gone.
    pub fn utc() -> NaiveDateTime {
        utc_of(super::now())
    }

    /// The local date and time of a moment.
    #[cfg(not(all(target_family = "wasm", feature = "app")))]
    pub fn local_of(moment: SystemTime) -> NaiveDateTime {
        DateTime::<Local>::from(moment).naive_local()
    }

    /// The local date and time of a moment.
    #[cfg(all(target_family = "wasm", feature = "app"))]
    pub fn local_of(moment: SystemTime) -> NaiveDateTime {
        utc_of(moment) + chrono::TimeDelta::minutes(crate::browser::minutes_ahead_of_utc())
    }

    fn utc_of(moment: SystemTime) -> NaiveDateTime {
        DateTime::<Utc>::from(moment).naive_utc()
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
