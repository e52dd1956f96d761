//! The composition of the sounds: bodies of wood and metal, and how they are struck.

use std::f32::consts::TAU;

use super::Sound;

/// A sound as a sequence of strikes.
pub(super) struct Recipe {
    /// Its length in milliseconds.
    pub(super) millis: u32,
    /// The amplitude at full volume; 1 is full scale.
    pub(super) peak: f32,
    strikes: &'static [Strike],
}

/// A body being struck.
struct Strike {
    body: &'static Body,
    /// When, in seconds.
    at: f32,
    /// Its lowest tone, in hertz.
    pitch: f32,
    /// How hard, relative to the other strikes of the sound.
    level: f32,
}

/// How something sounds when it is struck.
struct Body {
    /// The attack time in seconds.
    attack: f32,
    partials: &'static [Partial],
}

/// One of the tones in which a body sounds.
struct Partial {
    /// Its pitch, as a multiple of the lowest.
    ratio: f32,
    level: f32,
    /// The decay rate: the amplitude falls by a factor of e in one over this many seconds.
    decay: f32,
}

/// A small piece of hard wood. The ratios are those of a bar with free ends.
static WOOD: Body = Body {
    attack: 0.0006,
    partials: &[
        partial(1.0, 1.0, 48.0),
        partial(2.756, 0.55, 90.0),
        partial(5.404, 0.3, 220.0),
    ],
};

/// Something that rings softly.
static CHIME: Body = Body {
    attack: 0.006,
    partials: &[
        partial(1.0, 1.0, 13.0),
        partial(2.0, 0.22, 20.0),
        partial(3.0, 0.06, 30.0),
    ],
};

/// Something that swells and fades.
static ORGAN: Body = Body {
    attack: 0.03,
    partials: &[partial(1.0, 1.0, 6.0), partial(2.0, 0.18, 9.0)],
};

static MOVE: Recipe = Recipe {
    millis: 90,
    peak: 0.6,
    strikes: &[strike(&WOOD, 0.0, 440.0, 1.0)],
};

static CAPTURE: Recipe = Recipe {
    millis: 160,
    peak: 0.75,
    strikes: &[
        strike(&WOOD, 0.0, 330.0, 0.7),
        strike(&WOOD, 0.055, 247.0, 1.0),
    ],
};

/// A rising fourth, E and A.
static CHECK: Recipe = Recipe {
    millis: 240,
    peak: 0.45,
    strikes: &[
        strike(&CHIME, 0.0, 659.3, 0.8),
        strike(&CHIME, 0.08, 880.0, 1.0),
    ],
};

/// C major.
static END: Recipe = Recipe {
    millis: 390,
    peak: 0.45,
    strikes: &[
        strike(&ORGAN, 0.0, 261.6, 1.0),
        strike(&ORGAN, 0.0, 329.6, 0.8),
        strike(&ORGAN, 0.0, 392.0, 0.8),
        strike(&ORGAN, 0.0, 523.3, 0.5),
    ],
};

static LOW_TIME: Recipe = Recipe {
    millis: 45,
    peak: 0.5,
    strikes: &[strike(&WOOD, 0.0, 1480.0, 1.0)],
};

const fn partial(ratio: f32, level: f32, decay: f32) -> Partial {
    Partial {
        ratio,
        level,
        decay,
    }
}

const fn strike(body: &'static Body, at: f32, pitch: f32, level: f32) -> Strike {
    Strike {
        body,
        at,
        pitch,
        level,
    }
}

impl Recipe {
    pub(super) fn of(sound: Sound) -> &'static Recipe {
        match sound {
            Sound::Move => &MOVE,
            Sound::Capture => &CAPTURE,
            Sound::Check => &CHECK,
            Sound::End => &END,
            Sound::LowTime => &LOW_TIME,
        }
    }

    /// The value of the wave at a time in seconds, not scaled yet.
    pub(super) fn at(&self, time: f32) -> f32 {
        self.strikes.iter().map(|strike| strike.at(time)).sum()
    }
}

impl Strike {
    fn at(&self, time: f32) -> f32 {
        let since = time - self.at;
        if since < 0.0 {
            return 0.0;
        }
        let tones = self.body.partials.iter().map(|partial| {
            let swing = (TAU * self.pitch * partial.ratio * since).sin();
            partial.level * (-partial.decay * since).exp() * swing
        });
        let risen = (since / self.body.attack).min(1.0);
        self.level * risen * tones.sum::<f32>()
    }
}
