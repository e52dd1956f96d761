//! Uses the page in a browser: plays by mouse and by touch, kills it after moves, and looks at what is kept.
//! `scripts/test-web` builds the page, and builds and runs this.
//!
//!     web BROWSER FOLDER KILLS TOUCHES MINUTES [PICTURES]
//!
//! BROWSER is chromium or firefox, which cannot kill a page: it is loaded anew. FOLDER has the page, and beside it
//! `FOLDER.html` the page in one file. KILLS is the number of kills, TOUCHES that of touches at random, and MINUTES the time
//! in which one page is used; PICTURES is a folder for pictures.

mod browser;
mod chromium;
mod export;
mod firefox;
mod kind;
mod page;
mod server;
mod soak;
mod touches;
mod web_socket;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Duration;

use deskmate::engine::{Limits, Opponent, Root, StopFlag, Strength};
use deskmate::game::{Record, program_name};
use deskmate::rules::Position;
use kind::Kind;
use page::Page;
use server::Server;

type Done = Result<(), Box<dyn Error>>;

/// The size of the window, for which the design says where the squares are.
const SIZE: (u32, u32) = (1280, 800);

/// Moves that lead back to the first position, again and again.
const KNIGHTS: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

/// The shortest game that ends by mate.
const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn main() -> Done {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [browser, folder, kills, touches, minutes, pictures @ ..] = arguments.as_slice() else {
        return Err("usage: web BROWSER FOLDER KILLS TOUCHES MINUTES [PICTURES]".into());
    };
    let browser = match browser.as_str() {
        "chromium" => Kind::Chromium,
        "firefox" => Kind::Firefox,
        _ => return Err(format!("no browser is called {browser}").into()),
    };
    let folder = fs::canonicalize(folder)?;
    let mut server = Server::start(&folder)?;
    let site = Site {
        browser,
        address: server.address(),
    };
    site.play_and_kill(kills.parse()?)?;
    site.measure()?;
    site.stay_quiet()?;
    site.play_by_touch()?;
    site.type_by_touch()?;
    site.touch_at_random(touches.parse()?)?;
    site.play_against_program()?;
    site.review_and_analyse()?;
    site.use_for(Duration::from_secs(60 * minutes.parse::<u64>()?))?;
    site.open_a_file()?;
    let pictures = pictures.first().map(Path::new);
    if let Some(folder) = pictures {
        fs::create_dir_all(folder)?;
    }
    site.save_to_disk(pictures)?;
    site.export_all()?;
    site.second_page_only_reads()?;
    if let Some(folder) = pictures {
        site.take_pictures(folder)?;
    }
    site.open_without_network(&mut server)?;
    open_single_file(browser, &folder.with_extension("html"))
}

/// A page that does as little as can be seen for a press.
const EMPTY: &str =
    "data:text/html,<body style='margin:0'><canvas width=1280 height=800></canvas><script>
    const gl = document.querySelector('canvas').getContext('webgl');
    addEventListener('mousedown', () => {
        gl.clearColor(Math.random(), 0, 0, 1);
        gl.clear(gl.COLOR_BUFFER_BIT);
    });
</script>";

/// Where the page is, and what it is used in.
struct Site {
    browser: Kind,
    address: String,
}

impl Site {
    fn open(&self, size: (u32, u32)) -> Result<Page, Box<dyn Error>> {
        Page::open(self.browser, &self.address, size)
    }

    /// Kills the page after each move as soon as the move is seen; no move is lost.
    fn play_and_kill(&self, kills: usize) -> Done {
        let mut page = self.open(SIZE)?;
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
            // A game whose time runs down is paused at first.
            page.browser.key("p")?;
            page.wait_for_frame()?;
        }
        println!("{kills} kills after a move that was seen: no move was lost");
        Ok(())
    }

    /// Where no clock runs, the page draws nothing.
    fn stay_quiet(&self) -> Done {
        let mut page = self.open(SIZE)?;
        page.wait_for_frame()?;
        // A first animation has ended by then.
        let frames = page.browser.evaluate(
            "new Promise(done => setTimeout(() => { const before = drawn; \
         setTimeout(() => done(drawn - before), 2000) }, 3000))",
        )?;
        if frames != "0" {
            return Err(format!(
                "{frames} frames were drawn in two seconds in which nothing happened"
            )
            .into());
        }
        println!("no frame in two seconds in which nothing happened");
        Ok(())
    }

    /// A game by taps; a second finger does nothing.
    fn play_by_touch(&self) -> Done {
        let mut page = self.open(SIZE)?;
        page.new_game()?;
        for mv in FOOLS_MATE {
            page.tap(page.square(&mv[..2]))?;
            page.wait_for_frame()?;
            // A piece of the other side, while the first finger is down.
            let other = page.square(if mv.ends_with(['4', '3']) { "h7" } else { "h2" });
            page.tap_twice_at_once(page.square(&mv[2..]), other)?;
            page.wait_for_frame()?;
        }
        page.load()?;
        let kept = page.kept_game()?;
        if kept != FOOLS_MATE {
            return Err(format!("{FOOLS_MATE:?} was tapped, and {kept:?} is kept").into());
        }
        let text = page.kept_text("/deskmate/games/last.txt")?;
        if !text.contains("0-1") {
            return Err(format!("the game is not over: {text}").into());
        }
        println!("a game by taps, with a second finger that does nothing");
        Ok(())
    }

    /// A name is typed by the keyboard that a browser shows where the page is touched.
    fn type_by_touch(&self) -> Done {
        const NAME: &str = "Zoé";
        let mut page = self.open(SIZE)?;
        page.browser.key("s")?;
        page.wait_for_frame()?;
        let mut fields = 0;
        while page.browser.evaluate("isTextEdited")? != "true" {
            fields += 1;
            if fields > 40 {
                return Err("no field for a name has the focus".into());
            }
            page.browser.key("Tab")?;
            page.wait_for_frame()?;
        }
        page.tap(page.square("a4"))?;
        page.wait_for("the keyboard", "document.activeElement === keyboard")?;
        let typed = format!("document.execCommand('insertText', false, 'x{NAME}')");
        page.browser.evaluate(&typed)?;
        // As a keyboard does that replaces a word.
        page.browser.evaluate(&format!(
            "keyboard.value = keyboard.value.slice(0, -{}) + '{NAME}'; passTyped(); 0",
            NAME.chars().count() + 1
        ))?;
        page.browser.key("Enter")?;
        page.wait_for_frame()?;
        page.play("e2e4")?;
        page.load()?;
        let text = page.kept_text("/deskmate/games/last.txt")?;
        if !text.contains(&format!("\"{NAME}\"")) {
            return Err(format!("{NAME} was typed into {text}").into());
        }
        println!("a name by the keyboard of a page that is touched");
        Ok(())
    }

    /// The program answers in the page as it does elsewhere, for the same level and seed, and in frames that are drawn meanwhile.
    fn play_against_program(&self) -> Done {
        let level = 4;
        let mut page = self.open(SIZE)?;
        let settings = format!(
            r#"{{"animation": false, "black": "{}", "clock": {{"kind": "no-clock"}}}}"#,
            program_name(level)
        );
        page.browser.evaluate(&format!(
            "localStorage.setItem('deskmate:/deskmate/settings.json', '+{settings}')"
        ))?;
        page.load()?;
        page.new_game()?;
        let turn = page.browser.evaluate("document.title")?;
        for (number, plan) in ["e2e4", "g1f3", "d2d3", "b1c3", "f1e2"]
            .into_iter()
            .enumerate()
        {
            page.play(plan)?;
            page.wait_for(
                "the answer",
                &format!(
                    "helpers[1].answers === {} && document.title === '{turn}'",
                    number + 1
                ),
            )?;
        }
        page.load()?;
        let text = page.kept_text("/deskmate/games/last.txt")?;
        let seed = text.lines().find_map(|line| {
            line.strip_prefix("[Seed \"")?
                .strip_suffix("\"]")?
                .parse()
                .ok()
        });
        let mut record = Record::new(Position::initial());
        for mv in moves_of(&text)? {
            let mv = mv.parse()?;
            if record.plies().len() % 2 == 1 {
                let root = Root::at(&record, record.plies().len());
                let mut opponent = Opponent::new(Strength::of_level(level), seed.ok_or("no seed")?);
                let choice = opponent.choose(&root, &Limits::default(), &StopFlag::default());
                if choice.map(|choice| choice.mv) != Some(mv) {
                    return Err(
                        format!("{mv} is answered, and elsewhere {choice:?}, in {text}").into(),
                    );
                }
            }
            record.play(mv)?;
        }
        if record.plies().len() != 10 {
            return Err(format!("not ten moves are kept: {text}").into());
        }
        println!(
            "the program answers in a worker of the page as elsewhere: {}",
            record.plies().len()
        );
        Ok(())
    }

    /// The worker of the page analyses a game to its end, and the page goes on meanwhile.
    fn review_and_analyse(&self) -> Done {
        let mut page = self.open(SIZE)?;
        page.new_game()?;
        for mv in FOOLS_MATE {
            page.play(mv)?;
        }
        for key in ["l", "Home"] {
            page.browser.key(key)?;
            page.wait_for_frame()?;
        }
        page.browser.key("a")?;
        page.wait_for("the analysis", "helpers[0].answers > 20")?;
        page.browser.key("a")?;
        page.wait_for_frame()?;
        println!("the worker of the page analyses a position");
        Ok(())
    }

    /// A file of games that the user opens, of 20 MB.
    fn open_a_file(&self) -> Done {
        let mut page = self.open(SIZE)?;
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
    fn second_page_only_reads(&self) -> Done {
        let mut page = self.open(SIZE)?;
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
    fn open_without_network(&self, server: &mut Server) -> Done {
        let mut page = self.open(SIZE)?;
        page.wait_for(
        "the service worker",
        "navigator.serviceWorker.ready.then(() => caches.match('deskmate.wasm.lzma')).then(kept => kept !== undefined)",
    )?;
        page.load()?;
        server.stop();
        page.load()?;
        println!("the page opens without a network");
        Ok(())
    }

    /// The time until the first board, and until a click is answered; also what the browser alone takes for that.
    fn measure(&self) -> Done {
        let mut page = self.open(SIZE)?;
        let mut starts = Vec::new();
        for _ in 0..5 {
            page.load()?;
            starts.push(page.number("performance.getEntriesByName('board')[0].startTime")?);
        }
        page.new_game()?;
        page.browser.evaluate("pressed.length = late.length = 0")?;
        for mv in KNIGHTS.iter().cycle().take(12) {
            page.play(mv)?;
        }
        let middle = page.number("pressed.sort((a, b) => a - b)[pressed.length >> 1]")?;
        let longest = page.number("pressed.at(-1)")?;
        let late = "late.sort((a, b) => a - b).join(' ')";
        let ours = page.browser.evaluate(late)?;
        println!(
            "the first board after {:.0} ms; a press is drawn after {middle:.1} ms, at most {longest:.1}; on the screen after 16 ms or more: [{ours}]",
            median(starts)
        );
        page.browser.open(EMPTY)?;
        for _ in 0..2 * 12 {
            page.browser.click((SIZE.0 / 2, SIZE.1 / 2))?;
            page.wait_for_frame()?;
        }
        let least = page.browser.evaluate(late)?;
        println!(
            "a page of one colour, drawn anew for a press: on the screen after 16 ms or more: [{least}]"
        );
        Ok(())
    }

    fn take_pictures(&self, folder: &Path) -> Done {
        for size @ (width, height) in [(375, 667), (768, 1024), SIZE, (2560, 1440)] {
            let mut page = self.open(size)?;
            page.picture(&folder.join(format!("start-{width}x{height}.png")))?;
            page.new_game()?;
            page.picture(&folder.join(format!("game-{width}x{height}.png")))?;
        }
        println!("pictures are in {}", folder.display());
        Ok(())
    }
}

/// The page in one file, from the disk.
fn open_single_file(browser: Kind, file: &Path) -> Done {
    let mut page = Page::open(browser, &format!("file://{}", file.display()), SIZE)?;
    page.new_game()?;
    page.play("e2e4")?;
    page.load()?;
    if page.kept_game()? != ["e2e4"] {
        return Err("the page in one file has kept nothing".into());
    }
    println!("the page in one file plays and keeps a game");
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

/// The median of some numbers.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
