//! Uses the page in Chromium: plays by mouse and by touch, kills it after moves, and looks at what is kept.
//! `scripts/test-web` builds the page, and builds and runs this.
//!
//!     web FOLDER KILLS [PICTURES]
//!
//! FOLDER has the page, and `deskmate.html` is beside it; KILLS is the number of kills; PICTURES is a folder for pictures.

mod chromium;
mod page;
mod server;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use chromium::Chromium;
use page::Page;
use server::Server;

type Done = Result<(), Box<dyn Error>>;

/// The size of the window, for which the design says where the squares are.
const SIZE: (u32, u32) = (1280, 800);

/// Moves that lead back to the first position, again and again.
const KNIGHTS: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn main() -> Done {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, kills, pictures) = match arguments.as_slice() {
        [folder, kills] => (folder, kills, None),
        [folder, kills, pictures] => (folder, kills, Some(PathBuf::from(pictures))),
        _ => return Err("usage: web FOLDER KILLS [PICTURES]".into()),
    };
    let folder = fs::canonicalize(folder)?;
    let mut server = Server::start(&folder)?;
    let address = server.address();
    play_and_kill(&address, kills.parse()?)?;
    stay_quiet(&address)?;
    play_by_touch(&address)?;
    review_and_analyse(&address)?;
    open_a_file(&address)?;
    second_page_only_reads(&address)?;
    if let Some(pictures) = pictures {
        take_pictures(&address, &pictures)?;
    }
    open_without_network(&mut server)?;
    open_single_file(&folder.with_extension("html"))
}

/// Kills the page after each move as soon as the move is seen; no move is lost.
fn play_and_kill(address: &str, kills: usize) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.new_game()?;
    let mut played = Vec::new();
    for number in 0..kills {
        // A game that repeats positions for the fifth time is over.
        if number % 12 == 0 && number > 0 {
            page.browser.key("Escape")?;
            page.load()?;
            page.new_game()?;
            played.clear();
        }
        let mv = KNIGHTS[number % KNIGHTS.len()];
        page.play(mv)?;
        played.push(mv);
        page.browser.kill_page()?;
        page.load()?;
        let kept = page.kept_game()?;
        if kept != played {
            return Err(format!("after {played:?} and a kill, {kept:?} is kept").into());
        }
        page.browser.key("c")?;
        page.wait_for_frame()?;
    }
    println!("{kills} kills after a move that was seen: no move was lost");
    Ok(())
}

/// Where no clock runs, the page draws nothing.
fn stay_quiet(address: &str) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.wait_for_frame()?;
    // A first animation has ended by then.
    let frames = page.browser.evaluate(
        "new Promise(done => setTimeout(() => { const before = frames; \
         setTimeout(() => done(frames - before), 2000) }, 3000))",
    )?;
    if frames != "0" {
        return Err(
            format!("{frames} frames were drawn in two seconds in which nothing happened").into(),
        );
    }
    println!("no frame in two seconds in which nothing happened");
    Ok(())
}

/// A game by taps; a second finger does nothing.
fn play_by_touch(address: &str) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.new_game()?;
    let game = ["f2f3", "e7e5", "g2g4", "d8h4"];
    for mv in game {
        page.browser.tap(page.square(&mv[..2]))?;
        page.wait_for_frame()?;
        // A piece of the other side, while the first finger is down.
        let other = page.square(if mv.ends_with(['4', '3']) { "h7" } else { "h2" });
        page.browser
            .tap_twice_at_once(page.square(&mv[2..]), other)?;
        page.wait_for_frame()?;
    }
    page.load()?;
    let kept = page.kept_game()?;
    if kept != game {
        return Err(format!("{game:?} was tapped, and {kept:?} is kept").into());
    }
    let text = page.kept_text("/deskmate/games/last.txt")?;
    if !text.contains("0-1") {
        return Err(format!("the game is not over: {text}").into());
    }
    println!("a game by taps, with a second finger that does nothing");
    Ok(())
}

/// The worker of the page analyses a game to its end, and the page goes on meanwhile.
fn review_and_analyse(address: &str) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.new_game()?;
    for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        page.play(mv)?;
    }
    for key in ["l", "Home"] {
        page.browser.key(key)?;
        page.wait_for_frame()?;
    }
    page.browser.key("a")?;
    page.wait_for("the analysis", "searched > 20")?;
    page.browser.key("a")?;
    page.wait_for_frame()?;
    println!("the worker of the page analyses a position");
    Ok(())
}

/// A file of games that the user opens, of 20 MB.
fn open_a_file(address: &str) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.browser.evaluate(
        "const game = '[White \"A\"]\\n[Black \"B\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\\n\\n'; \
         open([new File([game.repeat(20_000_000 / game.length)], 'large.pgn')]).then(() => 'opened')",
    )?;
    page.wait_for_frame()?;
    page.browser.key("Enter")?;
    page.wait_for("its first game", "document.title.startsWith('A – B')")?;
    println!("a file of 20 MB is listed, and a game of it opened");
    Ok(())
}

/// The files belong to the page that was opened first.
fn second_page_only_reads(address: &str) -> Done {
    let mut page = Page::open(address, SIZE)?;
    page.new_game()?;
    page.play("e2e4")?;
    page.browser.open_another()?;
    page.load()?;
    page.wait_for("the second page", "store.isSecond")?;
    let kept = page.kept_game()?;
    if kept != ["e2e4"] {
        return Err(format!("the second page reads {kept:?}").into());
    }
    page.new_game()?;
    page.play("d2d4")?;
    page.load()?;
    if page.kept_game()? != ["e2e4"] {
        return Err("the second page has changed the game of the first".into());
    }
    println!("a second page only reads");
    Ok(())
}

/// The service worker has kept the page.
fn open_without_network(server: &mut Server) -> Done {
    let mut page = Page::open(&server.address(), SIZE)?;
    page.wait_for(
        "the service worker",
        "navigator.serviceWorker.ready.then(() => caches.match('deskmate.wasm')).then(kept => kept !== undefined)",
    )?;
    page.load()?;
    server.stop();
    page.load()?;
    println!("the page opens without a network");
    Ok(())
}

/// The page in one file, from the disk.
fn open_single_file(file: &Path) -> Done {
    let mut page = Page::open(&format!("file://{}", file.display()), SIZE)?;
    page.new_game()?;
    page.play("e2e4")?;
    page.load()?;
    if page.kept_game()? != ["e2e4"] {
        return Err("the page in one file has kept nothing".into());
    }
    println!("the page in one file plays and keeps a game");
    Ok(())
}

fn take_pictures(address: &str, folder: &Path) -> Done {
    fs::create_dir_all(folder)?;
    for size @ (width, height) in [(375, 667), (768, 1024), SIZE, (2560, 1440)] {
        let mut page = Page::open(address, size)?;
        page.picture(&folder.join(format!("start-{width}x{height}.png")))?;
        page.new_game()?;
        page.picture(&folder.join(format!("game-{width}x{height}.png")))?;
    }
    println!("pictures are in {}", folder.display());
    Ok(())
}

/// The moves of the main line of a game in coordinates.
fn moves_of(text: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let read = deskmate::notation::pgn::read(text);
    if let Some(fault) = read.faults.first() {
        return Err(format!("{fault:?} in {text}").into());
    }
    Ok(read.game.moves().map(|mv| mv.to_string()).collect())
}
