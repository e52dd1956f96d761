//! What is saved to the disk of the user.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Done, SIZE, Site};

/// Notes what the page would have the browser download.
const SAVED: &str = "window.saved = []; \
    download = (name, bytes) => saved.push([name, new TextDecoder().decode(bytes)])";

/// The Python that has python-chess; `scripts/test-web` makes it.
const PYTHON: &str = "target/python/bin/python";

/// Writes of each game its faults, its moves and its result.
const READ: &str = "
import chess.pgn, sys
while game := chess.pgn.read_game(sys.stdin):
    print(*game.errors, *game.mainline_moves(), game.headers['Result'])
";

/// Games that are short.
const GAMES: [&[&str]; 3] = [
    &["f2f3", "e7e5", "g2g4", "d8h4"],
    &["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"],
    &["e2e4", "f7f6", "d2d4", "g7g5", "d1h5"],
];

impl Site {
    /// Where the browser has no room, a game goes on and is saved to the disk.
    pub fn save_to_disk(&self, pictures: Option<&Path>) -> Done {
        let mut page = self.open(SIZE)?;
        page.new_game()?;
        page.browser
            .evaluate(&format!("store.keep = () => 1; {SAVED}"))?;
        page.play("e2e4")?;
        if let Some(folder) = pictures {
            page.picture(&folder.join("no-room.png"))?;
        }
        page.browser.key("Ctrl+s")?;
        page.wait_for(
            "the game on the disk",
            "saved.length === 1 && saved[0][0].endsWith('.pgn') && saved[0][1].includes('1. e4')",
        )?;
        println!("without room a game goes on, and is saved to the disk in one step");
        Ok(())
    }

    /// All games are saved to the disk in one step, and python-chess reads them.
    pub fn export_all(&self) -> Done {
        let mut page = self.open(SIZE)?;
        for game in GAMES {
            page.new_game()?;
            for mv in game {
                page.play(mv)?;
            }
            page.load()?;
        }
        page.browser.evaluate(SAVED)?;
        page.browser.key("o")?;
        page.wait_for_frame()?;
        page.browser.key("Shift+x")?;
        page.wait_for("the games on the disk", "saved.length === 1")?;
        if page.browser.evaluate("saved[0][0]")? != "games.pgn" {
            return Err("the games have another name".into());
        }
        let text = page.browser.evaluate("saved[0][1]")?;
        let mut read = read_by_python_chess(&text)?;
        let mut expected: Vec<String> = GAMES.iter().map(|game| result_of(game)).collect();
        // The newest game comes first.
        read.sort();
        expected.sort();
        if read != expected {
            return Err(format!("python-chess reads {read:?} in {text}").into());
        }
        println!(
            "all {} games are saved to the disk in one step, and python-chess reads them",
            read.len()
        );
        Ok(())
    }
}

/// The moves of a game that ends by mate, and its result.
fn result_of(game: &[&str]) -> String {
    let result = if game.len().is_multiple_of(2) {
        "0-1"
    } else {
        "1-0"
    };
    format!("{} {result}", game.join(" "))
}

/// What python-chess makes of each game of a text.
fn read_by_python_chess(text: &str) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let file = tempfile::NamedTempFile::new()?;
    fs::write(file.path(), text)?;
    let output = Command::new(PYTHON)
        .args(["-c", READ])
        .stdin(Stdio::from(file.reopen()?))
        .stderr(Stdio::inherit())
        .output()?;
    let lines = String::from_utf8(output.stdout)?;
    Ok(lines.lines().map(str::to_owned).collect())
}
