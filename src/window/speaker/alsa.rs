//! ALSA, which every sound server of Linux answers to. Its library is looked for when the first sound
//! is to be heard, so that the program builds and runs without it.

use std::ffi::{c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::ptr;
use std::sync::OnceLock;

use macroquad::miniquad::native::module::Module;

use super::Gone;
use crate::sound::RATE;

const LIBRARY: &str = "libasound.so.2";

/// How much sound the device holds, in microseconds.
const LATENCY: u32 = 60_000;

/// As much silence as the device holds. A driver that runs past the end of a sound before it notices
/// plays this, instead of what stood there from an earlier sound.
const SILENCE: [i16; (LATENCY / 1000 * RATE / 1000) as usize] =
    [0; (LATENCY / 1000 * RATE / 1000) as usize];

// Values of ALSA's pcm.h.
const PLAYBACK: c_int = 0;
const NON_BLOCKING: c_int = 1;
const INTERLEAVED: c_int = 3;
/// Samples of 16 bits with a sign, in the byte order of this machine.
const FORMAT: c_int = if cfg!(target_endian = "little") { 2 } else { 3 };

/// An open device as the library sees it (`snd_pcm_t`).
type Pcm = *mut c_void;

/// Takes a report of the library: file, line, function, error, format and a `va_list`, which the
/// systems of Linux all pass as one word.
type Handler =
    extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char, *mut c_void);

/// The functions that are used, with the types that ALSA's headers give them.
struct Library {
    set_handler: unsafe extern "C" fn(Option<Handler>) -> Option<Handler>,
    open: unsafe extern "C" fn(*mut Pcm, *const c_char, c_int, c_int) -> c_int,
    set_non_blocking: unsafe extern "C" fn(Pcm, c_int) -> c_int,
    set_parameters: unsafe extern "C" fn(Pcm, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int,
    prepare: unsafe extern "C" fn(Pcm) -> c_int,
    write: unsafe extern "C" fn(Pcm, *const c_void, c_ulong) -> c_long,
    recover: unsafe extern "C" fn(Pcm, c_int, c_int) -> c_int,
    drain: unsafe extern "C" fn(Pcm) -> c_int,
    close: unsafe extern "C" fn(Pcm) -> c_int,
}

impl Library {
    fn load(name: &str) -> Option<Library> {
        let module = Module::load(name).ok()?;
        let library = Library {
            set_handler: module.get_symbol("snd_lib_error_set_local").ok()?,
            open: module.get_symbol("snd_pcm_open").ok()?,
            set_non_blocking: module.get_symbol("snd_pcm_nonblock").ok()?,
            set_parameters: module.get_symbol("snd_pcm_set_params").ok()?,
            prepare: module.get_symbol("snd_pcm_prepare").ok()?,
            write: module.get_symbol("snd_pcm_writei").ok()?,
            recover: module.get_symbol("snd_pcm_recover").ok()?,
            drain: module.get_symbol("snd_pcm_drain").ok()?,
            close: module.get_symbol("snd_pcm_close").ok()?,
        };
        // Never unloaded: the functions are good as long as the program runs.
        std::mem::forget(module);
        Some(library)
    }
}

/// An open device.
pub(super) struct Device {
    library: &'static Library,
    pcm: Pcm,
}

/// Opens the device that the user has chosen for sound; none where library or device are missing or
/// another program has the device for itself.
pub(super) fn open() -> Option<Device> {
    static LOADED: OnceLock<Option<Library>> = OnceLock::new();
    let library = LOADED.get_or_init(|| Library::load(LIBRARY)).as_ref()?;
    // SAFETY: `hush` may be called with anything; it is there as long as the program.
    unsafe { (library.set_handler)(Some(hush)) };
    let mut pcm: Pcm = ptr::null_mut();
    // SAFETY: there is room for the handle, and the name ends with a zero byte.
    let opened = unsafe { (library.open)(&mut pcm, c"default".as_ptr(), PLAYBACK, NON_BLOCKING) };
    if opened < 0 {
        return None;
    }
    let device = Device { library, pcm };
    device.set_up().ok()?;
    Some(device)
}

/// What the library has to report would stand on the terminal otherwise.
extern "C" fn hush(
    _file: *const c_char,
    _line: c_int,
    _function: *const c_char,
    _error: c_int,
    _format: *const c_char,
    _arguments: *mut c_void,
) {
}

/// The library's errors are negative numbers.
fn checked(answer: c_int) -> Result<(), Gone> {
    if answer < 0 { Err(Gone) } else { Ok(()) }
}

impl Device {
    /// One channel at our rate, converted by the library if the device has another; from now on calls
    /// wait until they are done.
    fn set_up(&self) -> Result<(), Gone> {
        let (channels, resample) = (1, 1);
        // SAFETY: the handle is open.
        checked(unsafe {
            (self.library.set_parameters)(
                self.pcm,
                FORMAT,
                INTERLEAVED,
                channels,
                RATE,
                resample,
                LATENCY,
            )
        })?;
        // SAFETY: the handle is open.
        checked(unsafe { (self.library.set_non_blocking)(self.pcm, 0) })
    }

    /// Hands samples over as the device has room for them.
    fn write(&self, mut samples: &[i16]) -> Result<(), Gone> {
        while !samples.is_empty() {
            let taken = self.write_some(samples).or_else(|error| {
                self.recover(error)?;
                self.write_some(samples).map_err(|_| Gone)
            })?;
            samples = samples.get(taken..).unwrap_or_default();
        }
        Ok(())
    }

    /// Returns how many samples were taken, or the library's error.
    fn write_some(&self, samples: &[i16]) -> Result<usize, c_long> {
        let data = samples.as_ptr().cast();
        // SAFETY: the handle is open, and there are as many samples of one channel as is said.
        let taken = unsafe { (self.library.write)(self.pcm, data, samples.len() as c_ulong) };
        // A device that takes nothing would be asked for ever.
        usize::try_from(taken).ok().filter(|&n| n > 0).ok_or(taken)
    }

    /// Goes on after the device has run dry or the machine has slept.
    fn recover(&self, error: c_long) -> Result<(), Gone> {
        let silent = 1;
        // SAFETY: the handle is open.
        checked(unsafe { (self.library.recover)(self.pcm, error as c_int, silent) })
    }
}

impl super::Device for Device {
    fn play(&mut self, samples: &[i16]) -> Result<(), Gone> {
        // SAFETY: the handle is open.
        checked(unsafe { (self.library.prepare)(self.pcm) })?;
        self.write(samples)?;
        self.write(&SILENCE)?;
        // SAFETY: the handle is open.
        checked(unsafe { (self.library.drain)(self.pcm) })
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the handle is open, and is not used after this.
        unsafe { (self.library.close)(self.pcm) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_is_missing_or_another_is_none() {
        assert!(Library::load("libasound-of-nobody.so.2").is_none());
        assert!(
            Library::load("libc.so.6").is_none(),
            "without ALSA's functions"
        );
    }
}
