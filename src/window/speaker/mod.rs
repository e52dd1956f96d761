//! Plays sounds on a separate thread, so that the window never waits for the device.
//!
//! The device is open only while it is used and for a few seconds after, since opening it takes time.
//! Without a device the program is silent and does not report it.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use crate::sound::{self, Sound};

#[cfg(target_os = "linux")]
#[path = "alsa.rs"]
mod system;

#[cfg(target_os = "windows")]
#[path = "winmm.rs"]
mod system;

#[cfg(not(any(target_os = "linux", target_os = "windows")))]
#[path = "silent.rs"]
mod system;

/// How long the device stays open after the last sound.
const IDLE_TIME: Duration = Duration::from_secs(4);

/// How many sounds may wait for a busy device; further ones are dropped.
const QUEUE_LENGTH: usize = 3;

/// An open device; dropping it closes it.
trait Device {
    /// Plays samples to their end.
    fn play(&mut self, samples: &[i16]) -> Result<(), DeviceLost>;
}

/// The device is lost.
#[derive(Debug)]
struct DeviceLost;

/// A queued sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cue {
    sound: Sound,
    volume: u8,
}

/// The handle of the thread that plays sounds; dropping it ends the thread.
#[derive(Debug)]
pub(super) struct Speaker {
    cues: SyncSender<Cue>,
}

impl Speaker {
    /// Starts the thread; no device is opened yet.
    pub(super) fn start() -> Speaker {
        Speaker::with(system::open, IDLE_TIME)
    }

    fn with<D: Device>(open: impl Fn() -> Option<D> + Send + 'static, held: Duration) -> Speaker {
        let (cues, waiting) = mpsc::sync_channel(QUEUE_LENGTH);
        // If no thread can be started, there is no sound.
        let _ = thread::Builder::new()
            .name("speaker".into())
            .spawn(move || play_all(&waiting, open, held));
        Speaker { cues }
    }

    /// Queues a sound at a volume from 0 to 100. Returns at once.
    pub(super) fn play(&self, sound: Sound, volume: u8) {
        // A sound that would be much too late is dropped.
        let _ = self.cues.try_send(Cue { sound, volume });
    }
}

/// Plays queued sounds until the speaker is dropped.
fn play_all<D: Device>(cues: &Receiver<Cue>, open: impl Fn() -> Option<D>, held: Duration) {
    let mut device: Option<D> = None;
    loop {
        let cue = match &device {
            Some(_) => cues.recv_timeout(held),
            None => cues.recv().map_err(RecvTimeoutError::from),
        };
        match cue {
            Ok(first) => {
                for cue in with_waiting(first, cues) {
                    play(cue, &mut device, &open);
                }
            }
            Err(RecvTimeoutError::Timeout) => device = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// A cue and those queued meanwhile, without repetitions, which would only stutter.
fn with_waiting(first: Cue, cues: &Receiver<Cue>) -> Vec<Cue> {
    let mut all = vec![first];
    all.extend(cues.try_iter());
    all.dedup();
    all
}

/// Plays a sound on the device, opening it if necessary. A lost device is closed; the next sound opens
/// another.
fn play<D: Device>(cue: Cue, device: &mut Option<D>, open: impl Fn() -> Option<D>) {
    if device.is_none() {
        *device = open();
    }
    let samples = sound::samples(cue.sound, cue.volume);
    if let Some(Err(DeviceLost)) = device.as_mut().map(|device| device.play(&samples)) {
        *device = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Sender;

    use super::*;

    /// Longer than anything here takes on the slowest machine.
    const TIMEOUT: Duration = Duration::from_secs(60);

    #[derive(PartialEq, Debug)]
    enum Seen {
        Opened,
        Played(Vec<i16>),
        Closed,
    }

    /// A device that logs what is done with it.
    struct Fake {
        seen: Sender<Seen>,
        /// Whether it is lost with the next sound.
        lost: bool,
    }

    impl Fake {
        fn open(seen: &Sender<Seen>, lost: bool) -> Option<Fake> {
            let seen = seen.clone();
            seen.send(Seen::Opened).ok()?;
            Some(Fake { seen, lost })
        }
    }

    impl Device for Fake {
        fn play(&mut self, samples: &[i16]) -> Result<(), DeviceLost> {
            if self.lost {
                return Err(DeviceLost);
            }
            self.seen
                .send(Seen::Played(samples.to_vec()))
                .map_err(|_| DeviceLost)
        }
    }

    impl Drop for Fake {
        fn drop(&mut self) {
            let _ = self.seen.send(Seen::Closed);
        }
    }

    fn speaker(lost: bool, held: Duration) -> (Speaker, Receiver<Seen>) {
        let (seen, log) = mpsc::channel();
        let speaker = Speaker::with(move || Fake::open(&seen, lost), held);
        (speaker, log)
    }

    fn next(log: &Receiver<Seen>) -> Seen {
        log.recv_timeout(TIMEOUT).expect("something happens")
    }

    fn played(sound: Sound, volume: u8) -> Seen {
        Seen::Played(sound::samples(sound, volume))
    }

    #[test]
    fn the_device_is_opened_for_the_first_sound_and_held_for_the_next() {
        let (speaker, log) = speaker(false, TIMEOUT);
        assert!(log.try_recv().is_err(), "nothing is opened before");
        speaker.play(Sound::Move, 60);
        assert_eq!(next(&log), Seen::Opened);
        assert_eq!(next(&log), played(Sound::Move, 60));
        speaker.play(Sound::Check, 100);
        assert_eq!(next(&log), played(Sound::Check, 100));
        drop(speaker);
        assert_eq!(next(&log), Seen::Closed);
    }

    #[test]
    fn the_device_is_closed_in_silence_and_opened_again() {
        let (speaker, log) = speaker(false, Duration::from_millis(1));
        for sound in [Sound::Move, Sound::End] {
            speaker.play(sound, 60);
            assert_eq!(next(&log), Seen::Opened);
            assert_eq!(next(&log), played(sound, 60));
            assert_eq!(next(&log), Seen::Closed);
        }
    }

    #[test]
    fn a_lost_device_is_opened_again_with_the_next_sound() {
        let (speaker, log) = speaker(true, TIMEOUT);
        for _ in 0..3 {
            speaker.play(Sound::Move, 60);
            assert_eq!(next(&log), Seen::Opened);
            assert_eq!(next(&log), Seen::Closed);
        }
    }

    #[test]
    fn without_a_device_each_sound_tries_to_open_one() {
        let (tries, log) = mpsc::channel();
        let open = move || {
            let _ = tries.send(());
            None::<Fake>
        };
        let speaker = Speaker::with(open, TIMEOUT);
        for sound in Sound::ALL {
            speaker.play(sound, 60);
            assert_eq!(log.recv_timeout(TIMEOUT), Ok(()));
        }
    }

    #[test]
    fn a_device_that_hangs_does_not_block_and_drops_late_sounds() {
        let (go_on, gate) = mpsc::channel::<()>();
        let (seen, log) = mpsc::channel();
        let open = move || {
            let fake = Fake::open(&seen, false);
            let _ = gate.recv();
            fake
        };
        let speaker = Speaker::with(open, TIMEOUT);
        speaker.play(Sound::End, 60);
        assert_eq!(next(&log), Seen::Opened);
        // If one of these waited for the device, the test would never end.
        for _ in 0..1000 {
            speaker.play(Sound::Move, 60);
        }
        go_on.send(()).expect("the device waits");
        assert_eq!(next(&log), played(Sound::End, 60));
        assert_eq!(next(&log), played(Sound::Move, 60));
        drop(speaker);
        assert_eq!(next(&log), Seen::Closed, "the rest would be an echo");
    }
}
