//! The language of Windows.

use windows_sys::Win32::Globalization::GetUserDefaultLocaleName;

/// More characters than any locale has (`LOCALE_NAME_MAX_LENGTH`).
const LONGEST: usize = 85;

/// The locale of the user, such as `de-DE`.
pub(in super::super::super) fn language() -> Option<String> {
    let mut name = [0_u16; LONGEST];
    // SAFETY: the system writes at most so many characters.
    let length = unsafe { GetUserDefaultLocaleName(name.as_mut_ptr(), LONGEST as i32) };
    // It includes the zero at the end.
    let length = usize::try_from(length).ok()?.checked_sub(1)?;
    String::from_utf16(name.get(..length)?).ok()
}
