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
    use chrono::{DateTime, Datelike, NaiveDateTime, TimeDelta, Utc};

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
        utc_at(moment).with_timezone(&Local).naive_local()
    }

    /// The local date and time of a moment.
    #[cfg(all(target_family = "wasm", feature = "app"))]
    pub fn local_of(moment: SystemTime) -> NaiveDateTime {
        utc_of(moment) + TimeDelta::minutes(crate::browser::minutes_ahead_of_utc())
    }

    fn utc_of(moment: SystemTime) -> NaiveDateTime {
        utc_at(moment).naive_utc()
    }

    /// A moment in UTC. One whose year has not four digits, as a damaged file may have it, counts as the beginning of 1970:
    /// PGN cannot write it, and a calendar may not have it.
    fn utc_at(moment: SystemTime) -> DateTime<Utc> {
        let epoch = DateTime::UNIX_EPOCH;
        let since = match moment.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(since) => TimeDelta::from_std(since),
            Err(before) => TimeDelta::from_std(before.duration()).map(|before| -before),
        };
        let time = since.ok().and_then(|since| epoch.checked_add_signed(since));
        time.filter(|time| (0..=9999).contains(&time.year()))
            .unwrap_or(epoch)
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
        fn a_moment_that_no_calendar_has_is_1970() {
            let at = |seconds| SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds));
            let year = |moment: Option<SystemTime>| moment.map(|it| utc_of(it).year());
            assert_eq!(year(at(1_800_000_000)), Some(2027));
            for seconds in [1 << 40, 1 << 43, i64::MAX as u64] {
                assert_eq!(year(at(seconds)), Some(1970), "{seconds}");
                let local = at(seconds).map(|it| local_of(it).year());
                assert!(matches!(local, Some(1969 | 1970)), "{seconds}");
            }
            let before = |seconds| SystemTime::UNIX_EPOCH.checked_sub(Duration::from_secs(seconds));
            assert_eq!(year(before(1)), Some(1969));
            for seconds in [1 << 40, 1 << 43, i64::MAX as u64] {
                assert_eq!(year(before(seconds)), Some(1970), "{seconds}");
            }
        }

        #[test]
        fn time_goes_on() {
            let before = since_start();
            std::thread::sleep(Duration::from_millis(2));
            let passed = since_start() - before;
            assert!(passed >= Duration::from_millis(2), "{passed:?}");
        }
    }
}
