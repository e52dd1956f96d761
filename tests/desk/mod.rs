//! The program without a window: it is driven by pointer and key events, as in the window, and has real
//! files in its own folder.

#![allow(dead_code)] // Every test uses its own share of this.

use std::fs;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{NaiveDate, NaiveDateTime};
use deskmate::app::keys::{Key, KeyPress, Stroke};
use deskmate::app::{
    App, BoardInput, Command, Effect, EntryFault, ExploreRequest, FieldId, FileEffect, FileTask,
    Hint, ListRequest, LiveGame, Message, Notice, Now, Prompt, Reply, Review, Screen, Slide,
    TaskReply, Wake, keys,
};
use deskmate::game::Game;
use deskmate::notation::fen;
use deskmate::rules::{Color, IllegalMove, Position, Role, Square};
use deskmate::storage::library::{Backups, Batch, Explorer, Lister, Surveyor};
use deskmate::storage::players::PlayerReader;
use deskmate::storage::{self, Disk, GamesFolder, RecentFiles, Settings, SettingsFile, file_name};
use deskmate::view::{
    self, Button, Event, Fonts, Frame, Grid, Kept, Layout, Look, Modifiers, Point, Pointer, Rect,
    Scene, Size, Zone,
};
use deskmate::words::{Names, Sentence, Words};
use deskmate::work::{FileTasks, Files, ListReader, read_back};
use tempfile::TempDir;

/// The window size of the design.
pub const MODEL: Size = Size { w: 1280, h: 800 };

const NOTHING_HELD: Modifiers = Modifiers {
    shift: false,
    ctrl: false,
    alt: false,
};

pub const SHIFT: Modifiers = Modifiers {
    shift: true,
    ..NOTHING_HELD
};

pub const CTRL: Modifiers = Modifiers {
    ctrl: true,
    ..NOTHING_HELD
};

pub const ALT: Modifiers = Modifiers {
    alt: true,
    ..NOTHING_HELD
};

/// The program, its files and its clock.
pub struct Desk {
    pub app: App,
    pub frame: Frame,
    /// Only the embedded ones, so that a picture is the same on every machine.
    pub fonts: Fonts,
    pub words: Words,
    pub kept: Kept,
    pub files: Files,
    /// All effects so far.
    pub effects: Vec<Effect>,
    /// What was copied.
    pub clipboard: String,
    /// Whether it takes long to find out which sides can mate, so that a flag falls before the answer.
    pub is_winnability_slow: bool,
    /// What is not done yet, if the disk is slow.
    pub waiting: Option<Vec<Effect>>,
    list_reader: ListReader,
    file_tasks: FileTasks,
    players: PlayerReader,
    pointer: Pointer,
    folder: TempDir,
    time: Duration,
}

/// The players of the design's pictures.
pub fn players() -> Settings {
    Settings {
        white: Some("Anderssen".into()),
        black: Some("Kieseritzky".into()),
        ..Settings::default()
    }
}

/// The time at which everything happens.
pub fn afternoon() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day");
    day.and_hms_opt(14, 2, 0).expect("a time")
}

/// The default message: the side to move.
pub fn to_move(turn: Color) -> Option<Message> {
    let (is_check, claim) = (false, None);
    Some(Message::ToMove {
        turn,
        is_check,
        claim,
    })
}

/// The keys that answer a question with yes or no.
pub const YES_OR_NO: [(Hint, &str); 2] = [(Hint::Yes, "Y"), (Hint::No, "N")];

/// A question, asked for the first time.
pub fn asked(question: Prompt) -> Message {
    let insists = false;
    Message::Question { question, insists }
}

/// A question that has to be answered before another one is asked.
pub fn insisting(question: Prompt) -> Message {
    let insists = true;
    Message::Question { question, insists }
}

/// The notice that a piece of this kind does not move from one square to the other.
pub fn cannot_reach(role: Role, from: &str, to: &str) -> Option<Notice> {
    let (from, to) = (square(from), square(to));
    Some(Notice::Illegal(IllegalMove::CannotReach { role, from, to }))
}

/// The notice that the piece on this square is not of the side to move.
pub fn not_your_turn(turn: Color, from: &str) -> Option<Notice> {
    let from = square(from);
    Some(Notice::Illegal(IllegalMove::NotYourTurn { turn, from }))
}

/// The effects of starting a game from the usual position.
pub fn effects_of_a_start() -> [Effect; 3] {
    let initial = Box::new(Position::initial());
    [
        Effect::File(FileEffect::BeginGame),
        Effect::File(FileEffect::SaveSettings),
        Effect::FindWinnability(initial),
    ]
}

/// The beginning of a message, or of the card of a question, as it is painted.
pub fn painted(desk: &Desk, message: &Message) -> String {
    let Sentence { lead, text, .. } = match message {
        Message::Question { question, insists } if question.is_card() => {
            Words::ENGLISH.question_card(question, *insists, &desk.names())
        }
        _ => Words::ENGLISH.message(message, &desk.names()),
    };
    let first = if lead.is_empty() { text } else { lead };
    first.trim_end().to_string()
}

pub fn square(name: &str) -> Square {
    name.parse::<Square>()
        .unwrap_or_else(|_| panic!("{name} is no square"))
}

/// A key press as the window reports it.
pub fn key_press(key: Key, shift: bool, repeat: bool) -> KeyPress {
    let text = match key {
        Key::Char(c) if shift => c.to_uppercase().next(),
        Key::Char(c) => Some(c),
        _ => None,
    };
    let ctrl = false;
    KeyPress {
        stroke: Stroke { key, shift, ctrl },
        text,
        repeat,
    }
}

/// The names of all entries of a folder, sorted.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry.expect("an entry")))
        .collect();
    names.sort();
    names
}

/// Which of the workers does this; each does one thing after the other.
fn worker_of(effect: &Effect) -> u8 {
    match effect {
        Effect::File(_) => 0,
        Effect::FileTask(FileTask::FindMistakes) => 1,
        Effect::FileTask(_) => 2,
        Effect::List(_) | Effect::StopListing => 3,
        Effect::Survey(_) => 4,
        Effect::Explore(_) | Effect::StopExploring => 5,
        Effect::ReadPlayers(_) | Effect::StopPlayers => 6,
        _ => 7,
    }
}

/// Whether it takes the place of what was asked before.
fn is_alone(effect: &Effect) -> bool {
    matches!(worker_of(effect), 3..=6)
}

fn files_in(place: &Arc<dyn storage::Files>, folder: &Path) -> Files {
    Files {
        games: GamesFolder::at(place.clone(), folder.join("games")),
        settings: SettingsFile::at(place.clone(), folder.join("settings.json")),
    }
}

fn file_tasks_in(place: &Arc<dyn storage::Files>, folder: &Path) -> FileTasks {
    let backups = Backups::at(place.clone(), folder.join("backups.json"));
    let recent = RecentFiles::at(place.clone(), folder.join("recent.json"));
    FileTasks::new(backups, recent, folder.join("games"))
}

impl Desk {
    /// The program at its start screen, with no game saved yet.
    pub fn new() -> Desk {
        Desk::with(players(), |_| {})
    }

    /// The program at its start screen, with `last.txt` holding this text.
    pub fn with_last(text: &str) -> Desk {
        Desk::with(players(), |folder| {
            fs::create_dir_all(folder).expect("a folder");
            fs::write(folder.join("last.txt"), text).expect("a file");
        })
    }

    /// The program with these settings, in a folder that is prepared first.
    pub fn with(settings: Settings, prepare: impl FnOnce(&PathBuf)) -> Desk {
        Desk::in_place(Arc::new(Disk), settings, prepare)
    }

    /// The same with its files in this place.
    pub fn in_place(
        place: Arc<dyn storage::Files>,
        settings: Settings,
        prepare: impl FnOnce(&PathBuf),
    ) -> Desk {
        let folder = TempDir::new().expect("a temporary folder");
        let path = folder.path().join("games");
        prepare(&path);
        let files = files_in(&place, folder.path());
        let mut desk = Desk {
            list_reader: ListReader::new(&files.games),
            file_tasks: file_tasks_in(&place, folder.path()),
            players: PlayerReader::new(place.clone()),
            words: Words::of(&settings),
            app: App::new(settings, files.last_game(), Arc::new(Words::ENGLISH)),
            fonts: Fonts::embedded(),
            kept: Kept::default(),
            frame: Frame {
                size: MODEL,
                scale: 1.0,
                pointer: None,
                rests_on: None,
            },
            files,
            effects: Vec::new(),
            clipboard: String::new(),
            is_winnability_slow: false,
            waiting: None,
            pointer: Pointer::default(),
            folder,
            time: Duration::from_secs(100),
        };
        desk.begin();
        desk
    }

    /// Locks the folder of games and counts them, as the program does at its start.
    fn begin(&mut self) {
        if let Some(in_use) = self.files.claim() {
            self.run(in_use);
        }
        self.carry_out_all(self.app.begin());
        self.effects.clear();
    }

    /// Starts a game with the defaults of the form.
    pub fn new_game(&mut self) {
        self.key('s');
        self.press(Key::Enter);
    }

    /// Opens the form for a new game, with the focus on the name of White.
    pub fn open_new_game(&mut self) {
        self.key('s');
        while self
            .app
            .form()
            .is_some_and(|form| form.focus != FieldId::Player(Color::White))
        {
            self.press(Key::Tab);
        }
    }

    /// A game just started.
    pub fn playing() -> Desk {
        let mut desk = Desk::new();
        desk.new_game();
        desk
    }

    /// A game just started, with White's clock running.
    pub fn playing_at_once() -> Desk {
        let settings = Settings {
            clock_at_once: true,
            ..players()
        };
        let mut desk = Desk::with(settings, |_| {});
        desk.new_game();
        desk
    }

    /// A game in which both sides have moved, so that a draw can be offered.
    pub fn begun() -> Desk {
        let mut desk = Desk::playing();
        desk.play(&["e2e4", "e7e5"]);
        desk
    }

    /// A game resumed from a position.
    pub fn playing_from(fen: &str) -> Desk {
        let mut desk = Desk::with_last(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n"));
        desk.key('c');
        assert_eq!(desk.fen(), fen, "{:?}", desk.message());
        desk
    }

    /// The program restarted with the same files.
    pub fn restarted(mut self) -> Desk {
        let place = self.place().clone();
        self.files = files_in(&place, self.folder.path());
        self.file_tasks = file_tasks_in(&place, self.folder.path());
        self.app = App::new(
            self.app.settings.clone(),
            self.files.last_game(),
            Arc::new(Words::ENGLISH),
        );
        self.pointer = Pointer::default();
        self.time = Duration::ZERO;
        self.begin();
        self
    }

    /// The folder of games.
    pub fn games_path(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    /// The text of `last.txt`.
    pub fn file(&self) -> String {
        let path = self.files.games.last();
        let mut text = String::new();
        let file = self.place().open(&path);
        file.and_then(|mut file| file.read_to_string(&mut text))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        text
    }

    /// The names of all files in the folder, in order.
    pub fn files(&self) -> Vec<String> {
        let paths = self.place().list(&self.games_path());
        let name = |path: &PathBuf| Some(path.file_name()?.to_string_lossy().into_owned());
        let mut names: Vec<String> = paths.expect("a folder").iter().filter_map(name).collect();
        names.sort();
        names
    }

    /// Where the files are.
    fn place(&self) -> &Arc<dyn storage::Files> {
        self.files.games.files()
    }

    /// How often the game was saved so far.
    pub fn saves(&self) -> usize {
        let is_save = |effect: &&Effect| matches!(effect, Effect::File(FileEffect::Save(_)));
        self.effects.iter().filter(is_save).count()
    }

    pub fn now(&self) -> Now {
        let wall = afternoon() + chrono::TimeDelta::from_std(self.time).expect("a short time");
        Now {
            time: self.time,
            wall,
        }
    }

    /// Lets time pass while the window is awake, with a tick each second and one at the end.
    pub fn wait(&mut self, millis: u64) {
        let end = self.time + Duration::from_millis(millis);
        while self.time < end {
            self.time = end.min(self.time + Duration::from_secs(1));
            self.run(Command::Tick);
        }
    }

    /// Lets time pass while the machine is suspended; then the window wakes.
    pub fn sleep(&mut self, millis: u64) {
        self.time += Duration::from_millis(millis);
        self.run(Command::Tick);
    }

    /// Resizes the window.
    pub fn resize(&mut self, w: i32, h: i32) {
        self.frame.size = Size { w, h };
    }

    pub fn scene(&self) -> Scene {
        let pointer = self.pointer.at();
        view::scene(
            &self.fonts,
            self.words,
            &self.kept,
            &self.app,
            Frame {
                pointer,
                rests_on: self.pointer.rests_on(self.time),
                ..self.frame
            },
            self.now(),
        )
    }

    /// When the next frame is drawn if nothing happens.
    pub fn wake(&self) -> Option<Wake> {
        self.pointer.wake(self.app.wake(self.now()), self.time)
    }

    /// Handles an event, as from the window.
    pub fn event(&mut self, event: Event) {
        let scene = self.scene();
        for command in self.pointer.commands(event, &scene, &self.app, self.time) {
            self.run(command);
        }
    }

    fn carry_out(&mut self, effect: &Effect) -> Vec<Reply> {
        match effect {
            Effect::Copy(text) => self.clipboard.clone_from(text),
            Effect::CopyGame(game) => self.clipboard = game.write(),
            Effect::ReadBack(purpose, game) => return vec![read_back(*purpose, game)],
            Effect::Paste => return vec![Reply::Pasted(self.clipboard.clone())],
            Effect::List(listing) => return self.list(listing),
            Effect::Survey(paths) => return self.survey(paths),
            Effect::Explore(request) => return self.explore(request),
            Effect::ReadPlayers(names) => {
                let mut read = Vec::new();
                let folder = self.files.games.path().to_owned();
                self.players.read(&|| false, &folder, names, |found| {
                    read.push(Reply::Players(found));
                });
                return read;
            }
            // Tests say themselves which engines there are: those of this machine do not count.
            Effect::FileTask(FileTask::FindEngines) => {}
            Effect::FileTask(task) => {
                let task = self.inside(task);
                return vec![self.file_tasks.carry_out(&task)];
            }
            Effect::File(effect) => {
                let answer = self.files.carry_out(effect, &self.app.settings);
                return answer.into_iter().collect();
            }
            _ => {}
        }
        Vec::new()
    }

    /// The same task, with relative paths moved into the folder of this program.
    fn inside(&self, task: &FileTask) -> FileTask {
        let mut task = task.clone();
        if let FileTask::Save { to, .. } = &mut task
            && !Path::new(&to.path).is_absolute()
        {
            let folder = self.folder.path().join("saved");
            self.place().make_folder(&folder).expect("a folder");
            to.path = folder.join(&to.path).display().to_string();
        }
        task
    }

    /// Reads lists as from a slow disk: all that is read is reported at once.
    pub fn read_slowly(&mut self) {
        let lister = Lister::reporting_every(self.place().clone(), Duration::ZERO);
        self.list_reader = ListReader::with_lister(&self.games_path(), lister);
    }

    /// All replies to counting what is in files.
    fn survey(&mut self, paths: &[PathBuf]) -> Vec<Reply> {
        let mut surveyor = Surveyor::new(self.place().clone());
        let surveyed = paths.iter().filter_map(|path| {
            let survey = surveyor.survey(&|| false, path)?;
            Some(Reply::Task(TaskReply::Surveyed(path.clone(), survey)))
        });
        surveyed.collect()
    }

    /// The answers to a question about positions.
    fn explore(&self, request: &ExploreRequest) -> Vec<Reply> {
        let mut replies = Vec::new();
        let question = request.question(self.files.games.path());
        Explorer::new(self.place().clone()).answer(&question, |explored| {
            replies.push(Reply::Explored(request.ticket, Box::new(explored)));
            ControlFlow::Continue(())
        });
        replies
    }

    /// All replies to reading games.
    fn list(&mut self, listing: &ListRequest) -> Vec<Reply> {
        let mut answers = Vec::new();
        self.list_reader
            .read(&|| false, listing, |replies| answers.extend(replies));
        answers
    }

    /// Restarts reading the shown list, and stops with all its games at this many of a thousand bytes.
    pub fn read_a_part(&mut self, read: u64) {
        let library = self.app.library().expect("a list");
        let source = library.source().clone();
        self.run(Reply::Task(TaskReply::ListBegins(source)));
        self.read_more(read);
    }

    /// Adds the same games once more.
    pub fn read_more(&mut self, read: u64) {
        let library = self.app.library().expect("a list");
        let mut pages = Vec::new();
        Lister::new(self.place().clone()).list(library.source(), |batch| {
            pages.extend(batch.pages);
            ControlFlow::Continue(())
        });
        let batch = Batch {
            pages,
            read,
            total: 1_000,
            ..Batch::default()
        };
        self.run(Reply::Task(TaskReply::Listed(batch)));
    }

    /// Runs a command with all its effects.
    pub fn run(&mut self, command: impl Into<Command>) {
        let spoken = self.app.settings.spoken();
        let effects = self.app.update(command.into(), self.now());
        if self.app.settings.spoken() != spoken {
            self.speak();
        }
        self.carry_out_all(effects);
        if !self.is_winnability_slow {
            self.decide_flag();
        }
    }

    /// Speaks as the settings say.
    pub fn speak(&mut self) {
        self.words = Words::of(&self.app.settings);
        self.app.speak(Arc::new(self.words));
    }

    /// If a flag has fallen, answers which sides can mate in the position of the game.
    fn decide_flag(&mut self) {
        let Screen::Play(live) = &self.app.screen else {
            return;
        };
        let game = live.game();
        if game.outcome().is_none() && game.is_over() {
            let position = Box::new(game.position().clone());
            let winnability = position.winnability_of_both();
            self.run(Reply::WinnabilityFound(position, winnability));
        }
    }

    /// Carries out effects, and runs the replies to them.
    pub fn carry_out_all(&mut self, effects: Vec<Effect>) {
        if let Some(waiting) = &mut self.waiting {
            for effect in effects {
                let next = worker_of(&effect);
                if is_alone(&effect) {
                    waiting.retain(|it| worker_of(it) != next);
                }
                self.effects.push(effect.clone());
                waiting.push(effect);
            }
            return;
        }
        for effect in effects {
            let answers = self.carry_out(&effect);
            self.effects.push(effect);
            for answer in answers {
                self.run(answer);
            }
        }
    }

    /// Lets one of those who wait for a slow disk do what is next.
    pub fn catch_up(&mut self, turn: usize) {
        let Some(waiting) = &mut self.waiting else {
            return;
        };
        if waiting.is_empty() {
            return;
        }
        let worker = worker_of(&waiting[turn % waiting.len()]);
        let first = waiting.iter().position(|it| worker_of(it) == worker);
        let effect = waiting.remove(first.expect("the one that was chosen"));
        for answer in self.carry_out(&effect) {
            self.run(answer);
        }
    }

    fn press_key(&mut self, key: Key, shift: bool, repeat: bool) {
        self.event(Event::Key(key_press(key, shift, repeat)));
    }

    /// Types a character.
    pub fn key(&mut self, character: char) {
        self.press_key(Key::Char(character), false, false);
    }

    /// Types a character with Shift.
    pub fn shift(&mut self, character: char) {
        self.press_key(Key::Char(character), true, false);
    }

    /// A key with Shift held.
    pub fn press_shift(&mut self, key: Key) {
        self.press_key(key, true, false);
    }

    /// A letter with Ctrl held.
    pub fn ctrl(&mut self, letter: char) {
        self.press_with_ctrl(Key::Char(letter), false);
    }

    /// A letter with Ctrl and Shift held.
    pub fn ctrl_shift(&mut self, letter: char) {
        self.press_with_ctrl(Key::Char(letter), true);
    }

    /// A key with Ctrl held.
    pub fn ctrl_key(&mut self, key: Key) {
        self.press_with_ctrl(key, false);
    }

    fn press_with_ctrl(&mut self, key: Key, shift: bool) {
        let mut press = key_press(key, shift, false);
        press.stroke.ctrl = true;
        press.text = None;
        self.event(Event::Key(press));
    }

    /// Presses Tab with Shift.
    pub fn shift_tab(&mut self) {
        self.press_key(Key::Tab, true, false);
    }

    /// Presses a key that does not type text.
    pub fn press(&mut self, key: Key) {
        self.press_key(key, false, false);
    }

    /// Repeats a key that is held down.
    pub fn repeat(&mut self, key: Key) {
        self.press_key(key, false, true);
    }

    pub fn move_to(&mut self, at: Point) {
        self.event(Event::Moved(at));
    }

    pub fn down(&mut self, at: Point) {
        self.event(Event::Pressed(Button::Left, at));
    }

    pub fn up(&mut self, at: Point) {
        self.event(Event::Released(Button::Left, at));
    }

    /// Clicks at a place.
    pub fn click_at(&mut self, at: Point) {
        self.move_to(at);
        self.down(at);
        self.up(at);
    }

    /// The layout of the window.
    pub fn layout(&self) -> Layout {
        view::layout(&self.app, self.frame)
    }

    /// The place and orientation of the board in the current picture.
    pub fn grid(&self) -> Grid {
        Grid::new(self.layout().board, self.is_flipped())
    }

    /// The area of a square in the window.
    pub fn area(&self, name: &str) -> Rect {
        self.grid().area_of(square(name))
    }

    /// The centre of a square in the window.
    pub fn at(&self, name: &str) -> Point {
        self.area(name).center()
    }

    pub fn click(&mut self, name: &str) {
        self.click_at(self.at(name));
    }

    /// Picks up a piece with the left button and moves the pointer over `over`.
    pub fn lift(&mut self, from: &str, over: &str) {
        self.move_to(self.at(from));
        self.down(self.at(from));
        self.move_to(self.at(over));
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.lift(from, to);
        self.up(self.at(to));
    }

    /// Plays moves such as `e2e4` by clicking their squares.
    pub fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.click(&mv[..2]);
            self.click(&mv[2..4]);
        }
    }

    pub fn right_down(&mut self, name: &str) {
        self.move_to(self.at(name));
        self.event(Event::Pressed(Button::Right, self.at(name)));
    }

    pub fn right_up(&mut self, name: &str) {
        self.event(Event::Released(Button::Right, self.at(name)));
    }

    /// Types a text, letter by letter.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let small = letter.to_lowercase().next().expect("a letter");
            let mut press = key_press(Key::Char(small), letter.is_uppercase(), false);
            press.text = Some(letter);
            self.event(Event::Key(press));
        }
    }

    /// Types a move into the line for it.
    pub fn type_move(&mut self, text: &str) {
        self.press(Key::Enter);
        self.type_text(text);
        self.press(Key::Enter);
    }

    /// Draws with the right button from a square to another or the same one.
    pub fn draw(&mut self, from: &str, to: &str) {
        self.right_down(from);
        self.move_to(self.at(to));
        self.right_up(to);
    }

    /// Holds these modifiers for the mouse and releases all others.
    pub fn hold(&mut self, modifiers: Modifiers) {
        self.event(Event::Modifiers(modifiers));
    }

    /// The area that runs a command when it is clicked.
    pub fn zone_of(&self, command: &Command) -> Rect {
        let area = self.scene().area_of(command);
        area.unwrap_or_else(|| panic!("nothing to click for {command:?}"))
    }

    /// Clicks the area that runs a command.
    pub fn click_on(&mut self, command: Command) {
        self.click_at(self.zone_of(&command).center());
    }

    /// The centre of a zone.
    pub fn zone_where(&self, is_it: impl Fn(&Zone) -> bool) -> Point {
        let scene = self.scene();
        let points = (0..scene.size.h)
            .flat_map(|y| (0..scene.size.w).step_by(5).map(move |x| Point::new(x, y)));
        let found = points
            .filter_map(|at| scene.zone_at(at))
            .find(|(_, zone)| is_it(zone));
        found.expect("there is such a zone").0.center()
    }

    /// The zone at a point.
    pub fn zone_at(&self, at: Point) -> Option<Zone> {
        self.scene().zone_at(at).map(|(_, zone)| zone.clone())
    }

    /// How the players of the game in progress are called.
    pub fn names(&self) -> Names {
        self.app
            .live_game()
            .map_or_else(Names::default, |live| Names::in_game(live.game()))
    }

    /// Whether Black is at the bottom of the board.
    pub fn is_flipped(&self) -> bool {
        self.app.is_flipped(self.time)
    }

    /// Types a name into the form for a new game. Returns the middle of its field, and the places of the caret with their
    /// pixels.
    pub fn type_name(&mut self, name: &str) -> (Point, Vec<(usize, i32)>) {
        self.open_new_game();
        self.type_text(name);
        let is_name = |zone: &Zone| matches!(zone, Zone::Text { id, .. } if *id == FieldId::Player(Color::White));
        let field = self.zone_where(is_name);
        match self.zone_at(field) {
            Some(Zone::Text { stops, .. }) => (field, stops),
            _ => panic!("the field takes the pointer"),
        }
    }

    /// Flips the board if it is not seen from this side.
    pub fn flip_to(&mut self, flipped: bool) {
        if self.is_flipped() != flipped {
            self.run(Command::Flip);
        }
    }

    pub fn live_game(&self) -> &LiveGame {
        self.app.live_game().expect("a game in progress")
    }

    pub fn review(&self) -> &Review {
        self.app.review().expect("a game that is reviewed")
    }

    /// White's name.
    pub fn white(&self) -> &str {
        self.game().players.white.as_deref().expect("a name")
    }

    /// Black's name.
    pub fn black(&self) -> &str {
        self.game().players.black.as_deref().expect("a name")
    }

    /// The game that is being played or reviewed.
    pub fn game(&self) -> &Game {
        match &self.app.screen {
            Screen::Play(table) => table.game(),
            Screen::Review(review) => review.game(),
            _ => panic!("no game is shown"),
        }
    }

    /// The input on its board.
    pub fn input(&self) -> &BoardInput {
        self.app.board_input().expect("a game on the board")
    }

    /// The number of half-moves of the shown position.
    pub fn shown(&self) -> usize {
        match &self.app.screen {
            Screen::Play(table) => table.shown(),
            Screen::Review(review) => review.main_ply(),
            _ => panic!("no game is shown"),
        }
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        match &self.app.screen {
            Screen::Play(table) => table.position(),
            Screen::Review(review) => review.position(),
            _ => panic!("no game is shown"),
        }
    }

    /// The pieces that are sliding.
    pub fn slide(&self) -> Option<&Slide> {
        match &self.app.screen {
            Screen::Play(table) => table.slide(self.time),
            Screen::Review(review) => review.slide(self.time),
            Screen::Start
            | Screen::Library(_)
            | Screen::Clock(_)
            | Screen::Practice(_)
            | Screen::Position(_) => None,
        }
    }

    pub fn fen(&self) -> String {
        fen::write(self.game().position())
    }

    /// The position that is shown.
    pub fn shown_fen(&self) -> String {
        fen::write(self.position())
    }

    /// The moves played, in SAN, separated by spaces.
    pub fn moves(&self) -> String {
        let plies = self.game().record().plies().iter();
        let sans: Vec<&str> = plies.map(|ply| ply.san.as_str()).collect();
        sans.join(" ")
    }

    /// The times of both clocks, in milliseconds.
    pub fn clocks(&self) -> (u128, u128) {
        let shown = self.game().clock().read(self.time);
        (shown.white.as_millis(), shown.black.as_millis())
    }

    /// The notice on the message line.
    pub fn notice(&self) -> Option<Notice> {
        match self.app.message()? {
            Message::Unsaved { why, .. } => Some(why),
            Message::Notice(notice) => Some(notice),
            _ => None,
        }
    }

    /// Whether the message is that the game could not be saved.
    pub fn is_not_saved(&self) -> bool {
        matches!(self.notice(), Some(Notice::NotSaved(_)))
    }

    /// The notice that the game was saved to `last.txt`.
    pub fn saved_to_last(&self) -> Option<Notice> {
        let path = self.files.games.last().display().to_string();
        let live = self.app.live_game();
        let ended = live.filter(|live| live.game().outcome().is_some());
        Some(match ended.map(|live| file_name(live.game())) {
            Some(name) => Notice::Kept {
                place: Some(path),
                name,
            },
            None => Notice::Saved(Some(path)),
        })
    }

    /// Checks the message, and the keys named next to it.
    #[track_caller]
    pub fn assert_message(&self, expected: Message, hints: &[(Hint, &str)]) {
        assert_eq!(self.app.message(), Some(expected));
        self.assert_hints(hints);
    }

    #[track_caller]
    pub fn assert_hints(&self, expected: &[(Hint, &str)]) {
        let hints = self.hints();
        let hints: Vec<_> = hints.iter().map(|(hint, cap)| (*hint, &**cap)).collect();
        assert_eq!(hints, expected);
    }

    /// The hints next to the message, with the names of their keys.
    pub fn hints(&self) -> Vec<(Hint, String)> {
        let named = |hint: Hint| {
            let commands = hint.commands().into_iter();
            commands.filter_map(move |it| {
                let cap = keys::cap_of(&self.app, &it)?;
                Some((hint, Words::ENGLISH.cap(Some(cap))))
            })
        };
        self.unnamed_hints().into_iter().flat_map(named).collect()
    }

    /// Those next to the message, or in its place in a review.
    fn unnamed_hints(&self) -> Vec<Hint> {
        match (self.app.message(), self.app.review()) {
            (Some(message), _) => message.hints(),
            (None, Some(review)) => review.hints(),
            (None, None) => Vec::new(),
        }
    }

    /// The texts on the screen.
    pub fn texts(&self) -> Vec<String> {
        let texts = self.texts_with_sizes().into_iter();
        texts.map(|(text, _)| text).collect()
    }

    /// The texts on the screen, with the sizes of their letters.
    pub fn texts_with_sizes(&self) -> Vec<(String, i32)> {
        let shapes = self.scene().shapes.into_iter();
        let texts = shapes.filter_map(|shape| match shape.look {
            Look::Text { text, em, .. } => Some((text, em)),
            _ => None,
        });
        texts.collect()
    }

    /// All words of the message line, with keys in brackets.
    pub fn message(&self) -> String {
        let Some(message) = self.app.message() else {
            return String::new();
        };
        let Sentence { lead, text, end } = Words::ENGLISH.message(&message, &self.names());
        let hints: String = message
            .hints()
            .into_iter()
            .map(|hint| format!(" {}", self.hint(hint)))
            .collect();
        format!("{lead}{text}{end}{hints}")
    }

    /// The fault shown by the open form.
    pub fn fault(&self) -> Option<EntryFault> {
        self.app.form().and_then(|form| form.fault.clone())
    }

    /// A key hint next to a message.
    fn hint(&self, hint: Hint) -> String {
        let commands = hint.commands();
        let caps = commands
            .iter()
            .map(|command| Words::ENGLISH.cap(keys::cap_of(&self.app, command)));
        format!(
            "[{}] {}",
            caps.collect::<String>(),
            Words::ENGLISH.hint(hint)
        )
    }

    pub fn is_at_start(&self) -> bool {
        matches!(self.app.screen, Screen::Start)
    }

    pub fn is_playing(&self) -> bool {
        matches!(self.app.screen, Screen::Play(_))
    }

    pub fn is_reviewing(&self) -> bool {
        matches!(self.app.screen, Screen::Review(_))
    }
}

/// The program with the games of the design's picture.
pub fn with_games() -> Desk {
    Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        for (name, text) in GAMES {
            fs::write(folder.join(name), text).expect("a file");
        }
    })
}

/// Saved games, the latest first.
const GAMES: [(&str, &str); 6] = [
    (
        "last.txt",
        "[Date \"2026.11.20\"]\n[Time \"14:02:00\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\
        [Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n[TimeControl \"300+3\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Nc3 Nf6 5. d3 O-O 6. Bg5 h6 7. Bxf6 Qxf6 8. O-O d6 \
        9. Nd5 Qd8 10. c3 Bg4 11. h3 Bxf3 12. Qxf3 Ne7 1/2-1/2\n",
    ),
    (
        "2026-11-20_1331_Kieseritzky-Anderssen.pgn",
        "[Date \"2026.11.20\"]\n[Time \"13:31:00\"]\n[White \"Kieseritzky\"]\n[Black \"Anderssen\"]\n\
        [Result \"0-1\"]\n[Termination \"checkmate\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    ),
    (
        "2026-11-19_2010_Anderssen-Kieseritzky.pgn",
        "[Date \"2026.11.19\"]\n[Time \"20:10:00\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\
        [Result \"1-0\"]\n[Termination \"time forfeit\"]\n[TimeControl \"180+2\"]\n\n\
        1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1-0\n",
    ),
    (
        "2026-11-18_1944_Morphy-Isouard.pgn",
        "[Date \"2026.11.18\"]\n[Time \"19:44:00\"]\n[White \"Morphy\"]\n[Black \"Isouard\"]\n\
        [Result \"1-0\"]\n[Termination \"resignation\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 1-0\n",
    ),
    (
        "2026-11-18_1902_Isouard-Morphy.pgn",
        "[Date \"2026.11.18\"]\n[Time \"19:02:00\"]\n[White \"Isouard\"]\n[Black \"Morphy\"]\n\
        [Result \"*\"]\n[Termination \"unterminated\"]\n\n1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 *\n",
    ),
    (
        "2026-11-12_2115_Anderssen-Kieseritzky.pgn",
        "[Date \"2026.11.12\"]\n[Time \"21:15:00\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\
        [Result \"1/2-1/2\"]\n[Termination \"stalemate\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n\
        [SetUp \"1\"]\n\n1. Qg6 1/2-1/2\n",
    ),
];
