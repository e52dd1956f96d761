//! How large tables are mapped and read.

use std::mem::MaybeUninit;

/// Asks for huge pages for memory that has not been used yet. Reads from all over a large table then rarely wait for the
/// address of a page.
pub(super) fn prefer_huge_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        const HUGE_PAGE: usize = 2 << 20;
        let start = memory.as_mut_ptr();
        let skipped = start.addr().next_multiple_of(HUGE_PAGE) - start.addr();
        let length = size_of_val(memory).saturating_sub(skipped) / HUGE_PAGE * HUGE_PAGE;
        if length > 0 {
            // SAFETY: the range is inside of the slice. What is in the memory does not change.
            unsafe {
                let start = start.byte_add(skipped);
                libc::madvise(start.cast(), length, libc::MADV_HUGEPAGE);
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// Starts to load a value into the cache.
#[inline]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch changes nothing that a program can see.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>((&raw const *value).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
