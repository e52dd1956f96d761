//! Are the sounds as they should be: short, soft at both ends, never too loud, always the same?

use deskmate::sound::{RATE, Sound, samples};

fn peak(samples: &[i16]) -> i32 {
    let swings = samples.iter().map(|&value| i32::from(value).abs());
    swings.max().expect("samples")
}

/// The brightness of a sound, in zero crossings per second.
fn brightness(samples: &[i16]) -> f64 {
    let crossings = samples
        .windows(2)
        .filter(|pair| (pair[0] < 0) != (pair[1] < 0));
    crossings.count() as f64 * f64::from(RATE) / samples.len() as f64
}

#[test]
fn the_same_sound_is_always_the_same_and_no_other() {
    for (number, sound) in Sound::ALL.into_iter().enumerate() {
        assert_eq!(samples(sound, 60), samples(sound, 60));
        for other in &Sound::ALL[..number] {
            assert_ne!(samples(sound, 60), samples(*other, 60));
        }
    }
}

#[test]
fn sounds_are_short_and_not_cut_off() {
    for sound in Sound::ALL {
        let samples = samples(sound, 100);
        let millis = samples.len() * 1000 / RATE as usize;
        assert!((20..400).contains(&millis), "{sound:?}: {millis} ms");
        assert_eq!(
            (samples[0], samples[samples.len() - 1]),
            (0, 0),
            "{sound:?}"
        );
        // The last two milliseconds are nearly silent.
        let end = &samples[samples.len() - RATE as usize / 500..];
        assert!(peak(end) * 10 < peak(&samples), "{sound:?}");
    }
}

#[test]
fn no_sound_clips_or_clicks() {
    for sound in Sound::ALL {
        let samples = samples(sound, 100);
        let highest = i32::from(i16::MAX);
        assert!(
            (highest * 2 / 5..highest * 4 / 5).contains(&peak(&samples)),
            "{sound:?}"
        );
        let leap = samples
            .windows(2)
            .map(|pair| i32::from(pair[1]) - i32::from(pair[0]));
        let widest = leap.map(i32::abs).max().expect("samples");
        assert!(widest < highest / 3, "{sound:?}: {widest}");
    }
}

#[test]
fn volume_goes_from_silence_to_full_and_no_further() {
    for sound in Sound::ALL {
        assert_eq!(peak(&samples(sound, 0)), 0);
        let peaks: Vec<i32> = (0..=100)
            .map(|volume| peak(&samples(sound, volume)))
            .collect();
        assert!(peaks.is_sorted(), "{sound:?}");
        assert!((peaks[50] - peaks[100] / 4).abs() <= 1, "{sound:?}");
        assert_eq!(samples(sound, 255), samples(sound, 100));
    }
}

#[test]
fn a_capture_is_lower_than_a_move_and_low_time_is_the_brightest() {
    let [quiet, capture, tick] =
        [Sound::Move, Sound::Capture, Sound::LowTime].map(|sound| brightness(&samples(sound, 100)));
    assert!(capture < quiet && quiet < tick, "{capture} {quiet} {tick}");
}

#[test]
fn a_capture_is_a_double_knock_and_a_move_a_single_one() {
    // Onsets: intervals of five milliseconds that are much louder than the previous one.
    let knocks = |sound| {
        let samples = samples(sound, 100);
        let loud: Vec<i32> = samples.chunks(RATE as usize / 200).map(peak).collect();
        let after_silence = loud.first().is_some_and(|&first| first > 1000);
        let risen = loud
            .windows(2)
            .filter(|pair| pair[1] > pair[0] * 2 && pair[1] > 5000);
        usize::from(after_silence) + risen.count()
    };
    assert_eq!(knocks(Sound::Move), 1);
    assert_eq!(knocks(Sound::Capture), 2);
}
