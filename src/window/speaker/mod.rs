//! Makes sounds heard, on a thread of its own: whatever the device does, the window does not wait.
//!
//! The device is held only while it is used, and for a little while after, since finding it takes
//! time. Where there is none the program is silent, and says nothing about it.

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

/// How long the device is held after the last sound.
const HELD: Duration = Duration::from_secs(4);

/// How many sounds may wait for a device that is busy; those that come then are not heard.
const WAITING: usize = 3;

/// A device that is open; closed when it is dropped.
trait Device {
    /// Plays samples to their end.
    fn play(&mut self, samples: &[i16]) -> Result<(), Gone>;
}

/// The device plays no more.
#[derive(Debug)]
struct Gone;

/// A sound on its way to the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cue {
    sound: Sound,
    volume: u8,
}

/// The window's end of the thread that plays sounds; the thread ends with it.
#[derive(Debug)]
pub(super) struct Speaker {
    cues: SyncSender<Cue>,
}

impl Speaker {
    /// Begins to wait for sounds; no device is opened yet.
    pub(super) fn start() -> Speaker {
        Speaker::with(system::open, HELD)
    }

    fn with<D: Device>(open: impl Fn() -> Option<D> + Send + 'static, held: Duration) -> Speaker {
        let (cues, waiting) = mpsc::sync_channel(WAITING);
        // If the system has no thread to give, nobody takes the sounds, and nothing is heard.
        let _ = thread::Builder::new()
            .name("speaker".into())
            .spawn(move || play_all(&waiting, open, held));
        Speaker { cues }
    }

    /// Plays a sound at a volume from 0 to 100, after those that wait. Returns at once.
    pub(super) fn play(&self, sound: Sound, volume: u8) {
        // A sound that could be heard only much later had better not be heard.
        let _ = self.cues.try_send(Cue { sound, volume });
    }
}

/// Plays what comes until the speaker is gone.
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

/// A cue and those that have come meanwhile. The same sound several times over would only stutter.
fn with_waiting(first: Cue, cues: &Receiver<Cue>) -> Vec<Cue> {
    let mut all = vec![first];
    all.extend(cues.try_iter());
    all.dedup();
    all
}

/// Plays a sound on the device, opening it first if need be. A device that is lost is let go; the next
/// sound looks for another.
fn play<D: Device>(cue: Cue, device: &mut Option<D>, open: impl Fn() -> Option<D>) {
    if device.is_none() {
        *device = open();
    }
    let samples = sound::samples(cue.sound, cue.volume);
    if let Some(Err(Gone)) = device.as_mut().map(|device| device.play(&samples)) {
        *device = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Sender;

    use super::*;

    /// Longer than anything here takes on the slowest machine.
    const PATIENCE: Duration = Duration::from_secs(60);

    #[derive(PartialEq, Debug)]
    enum Seen {
        Opened,
        Played(Vec<i16>),
        Closed,
    }

    /// A device that tells what is done with it.
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
        fn play(&mut self, samples: &[i16]) -> Result<(), Gone> {
            if self.lost {
                return Err(Gone);
            }
            self.seen
                .send(Seen::Played(samples.to_vec()))
                .map_err(|_| Gone)
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
        log.recv_timeout(PATIENCE).expect("something happens")
    }

    fn played(sound: Sound, volume: u8) -> Seen {
        Seen::Played(sound::samples(sound, volume))
    }

    #[test]
    fn the_device_is_opened_for_the_first_sound_and_held_for_the_next() {
        let (speaker, log) = speaker(false, PATIENCE);
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
    fn the_device_is_let_go_in_silence_and_opened_again() {
        let (speaker, log) = speaker(false, Duration::from_millis(1));
        for sound in [Sound::Move, Sound::End] {
            speaker.play(sound, 60);
            assert_eq!(next(&log), Seen::Opened);
            assert_eq!(next(&log), played(sound, 60));
            assert_eq!(next(&log), Seen::Closed);
        }
    }

    #[test]
    fn a_device_that_is_lost_is_looked_for_again_with_the_next_sound() {
        let (speaker, log) = speaker(true, PATIENCE);
        for _ in 0..3 {
            speaker.play(Sound::Move, 60);
            assert_eq!(next(&log), Seen::Opened);
            assert_eq!(next(&log), Seen::Closed);
        }
    }

    #[test]
    fn where_there_is_no_device_nothing_happens_but_that_it_is_looked_for() {
        let (tries, log) = mpsc::channel();
        let open = move || {
            let _ = tries.send(());
            None::<Fake>
        };
        let speaker = Speaker::with(open, PATIENCE);
        for sound in Sound::ALL {
            speaker.play(sound, 60);
            assert_eq!(log.recv_timeout(PATIENCE), Ok(()));
        }
    }

    #[test]
    fn a_device_that_hangs_holds_nobody_up_and_is_not_drowned_when_it_goes_on() {
        let (go_on, gate) = mpsc::channel::<()>();
        let (seen, log) = mpsc::channel();
        let open = move || {
            let fake = Fake::open(&seen, false);
            let _ = gate.recv();
            fake
        };
        let speaker = Speaker::with(open, PATIENCE);
        speaker.play(Sound::End, 60);
        assert_eq!(next(&log), Seen::Opened);
        // If one of these waited for the device, the test would never come to its end.
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
