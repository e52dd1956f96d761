//! Long use of one page.

use std::time::{Duration, Instant};

use super::{Done, FOOLS_MATE, SIZE, Site};

impl Site {
    /// Games are played, reviewed and analysed in one page, one after another. Its memory grows no more in the second half
    /// of the time.
    pub fn use_for(&self, time: Duration) -> Done {
        let mut page = self.open(SIZE)?;
        let began = Instant::now();
        let mut memory = Vec::new();
        let mut half = None;
        while began.elapsed() < time {
            page.new_game()?;
            for mv in FOOLS_MATE {
                page.play(mv)?;
            }
            let answers = page.number("helpers[0].answers")?;
            for key in ["l", "Home", "a"] {
                page.browser.key(key)?;
                page.wait_for_frame()?;
            }
            page.wait_for(
                "the analysis",
                &format!("helpers[0].answers > {answers} + 20"),
            )?;
            for key in ["a", "Escape"] {
                page.browser.key(key)?;
                page.wait_for_frame()?;
            }
            memory.push(page.number("wasm_memory.buffer.byteLength / 1e6")?);
            if half.is_none() && began.elapsed() >= time / 2 {
                half = Some(memory.len());
            }
        }
        let (first, second) = memory.split_at(half.unwrap_or(memory.len()));
        let largest = |part: &[f64]| part.iter().copied().fold(0.0, f64::max);
        let (before, after) = (largest(first), largest(second));
        if after > before {
            return Err(format!("the memory grows without an end, in MB: {memory:.1?}").into());
        }
        println!(
            "{} games in {} s in one page: its memory has {before:.1} MB after half the time and {after:.1} at the end",
            memory.len(),
            began.elapsed().as_secs()
        );
        Ok(())
    }
}
