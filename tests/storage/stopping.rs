//! Can reading a huge game be stopped at any time?

use std::cell::Cell;
use std::fs;

use deskmate::app::OpenedGame;
use deskmate::storage::{Disk, SavedGame};
use tempfile::TempDir;

/// The half-moves of a huge game. Its text is so long that it is checked whether it is too long when it is written.
const PLIES: usize = 40_000;

fn text() -> String {
    let words = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
    words.take(PLIES).map(|word| format!("{word:30}")).collect()
}

/// Asked whether to stop: yes from the given time on. Counts how often it is asked.
struct Stop {
    asked: Cell<usize>,
    from: usize,
}

impl Stop {
    fn is_stopped(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() >= self.from
    }
}

#[test]
fn reading_a_game_ends_soon_after_it_is_stopped() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("huge.pgn");
    fs::write(&file, text() + "*").expect("a file");
    let read = |stop: &Stop| {
        let stopped = || stop.is_stopped();
        let saved = SavedGame::read_unless(&stopped, &Disk, &file).ok()?;
        OpenedGame::new_unless(&stopped, saved).ok()
    };
    let never = Stop {
        asked: Cell::new(0),
        from: usize::MAX,
    };
    let game = read(&never).expect("a game").saved.game;
    assert_eq!(game.record().plies().len(), PLIES);
    let all = never.asked.get();
    // It asks again and again while it parses, writes, plays and notes the moves.
    assert!(all > 3 * PLIES / 1024, "{all}");
    for part in 1..8 {
        let stop = Stop {
            asked: Cell::new(0),
            from: part * all / 8,
        };
        assert!(read(&stop).is_none());
        let after = stop.asked.get() - stop.from;
        assert!(after <= 3, "{after} after {} of {all}", stop.from);
    }
}
