//! ALSA, which every Linux sound server supports. Its library is loaded at the first sound, so that the
//! program builds and runs without it.

use std::ffi::{c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::ptr;
use std::sync::OnceLock;

use macroquad::miniquad::native::module::Module;

use super::DeviceLost;
use crate::sound::RATE;

const LIBRARY: &str = "libasound.so.2";

/// The buffer length of the device, in microseconds.
const LATENCY: u32 = 60_000;

/// A buffer full of silence. A driver that runs past the end of a sound plays this instead of remains
/// of an earlier sound.
const SILENCE: [i16; (LATENCY / 1000 * RATE / 1000) as usize] =
    [0; (LATENCY / 1000 * RATE / 1000) as usize];

// Values of ALSA's pcm.h.
const PLAYBACK: c_int = 0;
const NON_BLOCKING: c_int = 1;
const INTERLEAVED: c_int = 3;
/// Signed 16-bit samples in native byte order.
const FORMAT: c_int = if cfg!(target_endian = "little") { 2 } else { 3 };

/// An open device as the library sees it (`snd_pcm_t`).
type Pcm = *mut c_void;

/// An error handler of the library: file, line, function, error, format and a `va_list`, which all
/// Linux platforms pass as one word.
type Handler =
    extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char, *mut c_void);

/// The functions used, with their types in ALSA's headers.
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
        // Never unloaded, so that the functions stay valid.
        std::mem::forget(module);
        Some(library)
    }
}

/// An open device.
pub(super) struct Device {
    library: &'static Library,
    pcm: Pcm,
}

/// Opens the default sound device; `None` if the library or the device is missing or another program
/// uses the device exclusively.
pub(super) fn open() -> Option<Device> {
    static LOADED: OnceLock<Option<Library>> = OnceLock::new();
    let library = LOADED.get_or_init(|| Library::load(LIBRARY)).as_ref()?;
    // SAFETY: `hush` ignores its arguments and is always valid.
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

/// Keeps the library from printing errors to the terminal.
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
fn checked(answer: c_int) -> Result<(), DeviceLost> {
    if answer < 0 { Err(DeviceLost) } else { Ok(()) }
}

impl Device {
    /// One channel at our rate, resampled by the library if necessary. Writes block from now on.
    fn set_up(&self) -> Result<(), DeviceLost> {
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

    /// Writes samples as the device has room for them.
    fn write(&self, mut samples: &[i16]) -> Result<(), DeviceLost> {
        while !samples.is_empty() {
            let taken = self.write_some(samples).or_else(|error| {
                self.recover(error)?;
                self.write_some(samples).map_err(|_| DeviceLost)
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
        // A device that accepts nothing would loop forever.
        usize::try_from(taken).ok().filter(|&n| n > 0).ok_or(taken)
    }

    /// Recovers after an underrun or a suspension.
    fn recover(&self, error: c_long) -> Result<(), DeviceLost> {
        let silent = 1;
        // SAFETY: the handle is open.
        checked(unsafe { (self.library.recover)(self.pcm, error as c_int, silent) })
    }
}

impl super::Device for Device {
    fn play(&mut self, samples: &[i16]) -> Result<(), DeviceLost> {
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
