//! Random games in the real program, which is killed repeatedly at random moments.

use super::desk::Desk;
use super::driver::Key;
use super::process;
use super::program::Program;
use super::random::Random;
use deskmate::game::Game;
use deskmate::notation::{fen, pgn};
use deskmate::rules::{ByColor, Position};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// A move that has been visible for this long must be in the file.
const SEEN_LONG_ENOUGH: Duration = Duration::from_millis(100);
/// The program is killed within this time, in milliseconds, after its game is on the board.
const LONGEST_LIFE: u64 = 1_500;
/// Or, every other time, within this time after the next move, in microseconds: while it is being
/// written.
const LONGEST_WRITE: u64 = 8_000;
/// How long a key is held; people are slower.
const KEY_HELD: Duration = Duration::from_millis(2);
/// The number of half-moves after which a player resigns, so that there are many games.
const LONGEST_GAME: usize = 30;

/// A game played in the window.
struct Played {
    game: Game,
    /// When the window was first seen to show the start and the position after each half-move.
    seen: Vec<Instant>,
}

impl Played {
    fn new(game: Game) -> Played {
        let seen = Vec::new();
        Played { game, seen }
    }

    fn placement(&self) -> String {
        let fen = fen::write(self.game.position());
        fen.split(' ').next().unwrap_or_default().to_string()
    }

    /// How many positions, including the first, had been visible long enough at a moment.
    fn seen_at(&self, moment: Instant) -> usize {
        let long_ago = |seen: &&Instant| **seen + SEEN_LONG_ENOUGH <= moment;
        self.seen.iter().take_while(long_ago).count()
    }
}

/// The moves of a game in coordinate notation.
fn moves(game: &Game) -> Vec<String> {
    let plies = game.record().plies().iter();
    plies.map(|ply| ply.mv.to_string()).collect()
}

fn new_game() -> Game {
    let players = ByColor {
        white: None,
        black: None,
    };
    Game::new(players, Position::initial(), None)
}

/// The statistics of a run.
pub struct Tally {
    /// How often the program was killed.
    pub kills: u32,
    /// How many games were started.
    pub games: usize,
    /// How many moves had been visible long enough.
    pub seen: usize,
    /// How often the program was in the middle of writing.
    pub writing: usize,
}

/// Plays and kills the program. Panics as soon as anything is lost.
pub fn run(kills: u32, seed: u64) -> Tally {
    let desk = Desk::new();
    let mut crashes = Crashes {
        desk: &desk,
        random: Random::new(seed),
        earlier: Vec::new(),
        played: Played::new(new_game()),
        resumed: 0,
        seen: 0,
        writing: 0,
    };
    for kill in 1..=kills {
        println!("kill {kill} of {kills}, seed {seed}");
        let killed = crashes.play_until_killed();
        crashes.check(killed);
    }
    crashes.check_earlier();
    Tally {
        kills,
        games: crashes.earlier.len() + 1,
        seen: crashes.seen,
        writing: crashes.writing,
    }
}

struct Crashes<'desk> {
    desk: &'desk Desk,
    random: Random,
    /// The moves of the games that were ended.
    earlier: Vec<Vec<String>>,
    played: Played,
    /// How many of its moves were made before this start of the program.
    resumed: usize,
    seen: usize,
    writing: usize,
}

impl Crashes<'_> {
    /// Opens the program, resumes the game, and plays until it is killed. Returns when that was.
    fn play_until_killed(&mut self) -> Instant {
        let program = self.desk.open();
        self.resume(&program);
        let killed = AtomicBool::new(false);
        let life = Duration::from_millis(self.random.below(LONGEST_LIFE));
        let aims = self.random.below(2) == 1;
        let write = aims.then(|| Duration::from_micros(self.random.below(LONGEST_WRITE)));
        let process = program.id();
        let (enters, entered) = mpsc::channel();
        thread::scope(|scope| {
            let killed = &killed;
            let killer = scope.spawn(move || {
                thread::sleep(life);
                if let Some(write) = write {
                    entered.try_iter().for_each(drop);
                    entered.recv().expect("the game goes on");
                    thread::sleep(write);
                }
                let at = Instant::now();
                process::signal("-KILL", process);
                killed.store(true, Ordering::Relaxed);
                at
            });
            while !killed.load(Ordering::Relaxed) {
                self.go_on(&program, &enters, killed);
            }
            killer.join().expect("the program was there to be killed")
        })
    }

    /// What the start screen offers is the game that was in the file, or a new one.
    fn resume(&mut self, program: &Program) {
        let game = &self.played.game;
        if game.outcome().is_none() && game.is_begun() {
            program.tap('c')
        } else {
            program.new_game()
        }
        if self.played.game.outcome().is_some() {
            self.begin();
        }
        program.wait_for_board(&self.played.placement());
        assert_eq!(self.half_files(), 0, "they are cleared away");
        let seen = Instant::now();
        self.resumed = self.played.game.record().plies().len();
        self.played.seen = vec![seen; self.resumed + 1];
    }

    /// The number of unfinished files.
    fn half_files(&self) -> usize {
        let names = self.desk.folders.game_files().into_iter();
        names.filter(|name| name.starts_with('.')).count()
    }

    fn begin(&mut self) {
        let ended = std::mem::replace(&mut self.played, Played::new(new_game()));
        self.earlier.push(moves(&ended.game));
        self.resumed = 0;
    }

    /// Makes a move, or starts a new game, and waits until it is shown.
    fn go_on(&mut self, program: &Program, enters: &Sender<()>, killed: &AtomicBool) {
        let game = &self.played.game;
        if game.outcome().is_some() {
            tap(program, &[Key::Char('s'), Key::Enter]);
            self.begin();
        } else if game.record().plies().len() >= LONGEST_GAME {
            tap(program, &[Key::Char('g'), Key::Char('y')]);
            self.played.game.ask_to_resign(self.played.game.turn());
            self.played.game.answer(true, Duration::ZERO);
            return;
        } else {
            self.make_move(program, enters);
            // The card of the result covers half of the board.
            if self.played.game.outcome().is_some() {
                return;
            }
        }
        let placement = self.played.placement();
        while !killed.load(Ordering::Relaxed) {
            if let Some((at, shown)) = program.try_placement()
                && shown == placement
            {
                self.played.seen.push(at);
                return;
            }
        }
    }

    fn make_move(&mut self, program: &Program, enters: &Sender<()>) {
        let legal = self.played.game.position().legal_moves();
        let chosen = self.random.below(legal.len() as u64) as usize;
        let text = legal[chosen].to_string();
        let letters = text.chars().map(Key::Char);
        let keys: Vec<Key> = [Key::Enter].into_iter().chain(letters).collect();
        tap(program, &keys);
        // Nobody listens unless the kill is aimed at this move.
        let _ = enters.send(());
        tap(program, &[Key::Enter]);
        let made = self.played.game.push(legal[chosen], Duration::ZERO);
        made.expect("a legal move of a game that goes on");
    }

    /// Compares the file with what was seen, and continues from it.
    fn check(&mut self, killed: Instant) {
        let entered = moves(&self.played.game);
        let seen = self.played.seen_at(killed);
        self.writing += self.half_files();
        let Some(text) = self.desk.folders.saved().map(|saved| saved.text) else {
            assert!(self.earlier.is_empty() && seen <= 1, "there is no file");
            self.played = Played::new(new_game());
            return;
        };
        let game = read(&text);
        let saved = moves(&game);
        if saved != entered[..saved.len().min(entered.len())] {
            self.check_before(&game, seen);
        } else {
            assert!(saved.len() + 1 >= seen, "{seen} positions seen:\n{text}");
            self.seen += seen.saturating_sub(self.resumed + 1);
        }
        self.played = Played::new(game);
    }

    /// The file still has the previous game, since the current one had nothing to save yet.
    fn check_before(&mut self, saved: &Game, seen: usize) {
        let before = self.earlier.pop();
        assert_eq!(Some(moves(saved)), before, "neither of the last two games");
        assert!(seen <= 1, "{seen} positions of the next game were seen");
        assert!(seen == 0 || saved.outcome().is_some(), "the end is lost");
    }

    /// Each finished game is in its own file, once.
    fn check_earlier(&self) {
        let folders = &self.desk.folders;
        let names = folders.game_files().into_iter();
        let names = names.filter(|name| name.ends_with(".pgn"));
        let texts = names.map(|name| std::fs::read_to_string(folders.games.join(name)));
        let mut kept: Vec<_> = texts
            .map(|text| moves(&read(&text.expect("text"))))
            .collect();
        let mut ended = self.earlier.clone();
        kept.sort();
        ended.sort();
        assert_eq!(kept, ended, "the games that were ended");
    }
}

/// A complete game without faults.
fn read(text: &str) -> Game {
    let reading = pgn::read(text);
    assert!(
        reading.faults.is_empty() && reading.breaks_off.is_none(),
        "{:?} {:?}\n{text}",
        reading.faults,
        reading.breaks_off
    );
    Game::from_pgn(&reading.game)
}

fn tap(program: &Program, keys: &[Key]) {
    for &key in keys {
        program.driver.tap(key, KEY_HELD);
    }
}
