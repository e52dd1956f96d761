//! The arenas of glibc's allocator.

/// Makes all threads allocate in one arena. By default each gets its own, which keeps what it has freed,
/// also when the thread has ended; ours allocate too little to need that. Call it before there are any
/// other threads.
pub(super) fn share() {
    #[cfg(target_env = "gnu")]
    // SAFETY: the function only sets a number, which is read when a thread first allocates.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 1)
    };
}
