//! Any text as a saved game, which survives saving and opening.

#![no_main]

use deskmate::game::Game;
use deskmate::notation::pgn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let reading = pgn::read(text);
    deskmate_fuzz::check(&reading);
    let saved = Game::from_pgn(&reading.game).to_text();
    let again = pgn::read(&saved);
    assert!(again.faults.is_empty(), "{:?}\n{saved}", again.faults);
    assert_eq!(again.game.tree, reading.game.tree, "{saved}");
    assert_eq!(Game::from_pgn(&again.game).to_text(), saved);
});
