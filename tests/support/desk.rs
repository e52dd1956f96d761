//! The folders and the display of one test.

use super::display::Display;
use super::driver::Driver;
use super::process::Process;
use super::program::Program;
use super::saved::SavedGame;
use super::wait;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The environment variable that names another program to test, such as that for Windows.
pub const PROGRAM: &str = "DESKMATE_PROGRAM";

/// The folders of the program, removed after the test.
pub struct Folders {
    root: TempDir,
    /// What `--games` names.
    pub games: PathBuf,
}

impl Folders {
    pub fn new() -> Folders {
        let root = tempfile::tempdir().expect("a folder for the test");
        let games = root.path().join("games");
        fs::create_dir(&games).expect("a folder for the games");
        let folders = Folders { root, games };
        folders.write_settings("{\"animation\": false}\n");
        folders
    }

    /// Replaces the settings file.
    pub fn write_settings(&self, text: &str) {
        write(&self.path("config/deskmate/settings.json"), text);
    }

    /// A path below the test's own folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    /// A command for the program in these folders, with its output in files.
    pub fn command(&self) -> Command {
        let mut command = Command::new(binary());
        command
            .arg("--games")
            .arg(&self.games)
            .current_dir(self.root.path())
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env("XDG_DATA_HOME", self.path("data"))
            // The language of the tests is English.
            .env("LC_ALL", "C")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .stdin(Stdio::null())
            .stdout(create(&self.path("stdout.txt")))
            .stderr(create(&self.path("stderr.txt")));
        command
    }

    /// The stderr of the program since its last start.
    pub fn stderr(&self) -> String {
        read(&self.path("stderr.txt"))
    }

    /// Runs a program made by [`Folders::command`] to its end.
    pub fn run(&self, mut command: Command) -> Ended {
        let mut process = Process::start(&mut command).expect("the program starts");
        self.wait_for_end(&mut process)
    }

    pub fn wait_for_end(&self, process: &mut Process) -> Ended {
        Ended {
            code: process.wait_for_end().code(),
            stdout: read(&self.path("stdout.txt")),
            stderr: self.stderr(),
        }
    }

    /// The text of `last.txt`, if there is one.
    pub fn last_text(&self) -> Option<String> {
        match fs::read_to_string(self.games.join("last.txt")) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => panic!("last.txt: {error}"),
        }
    }

    pub fn write_last(&self, text: &str) {
        write(&self.games.join("last.txt"), text);
    }

    /// The game in `last.txt`, if there is one. It must be complete at every moment.
    pub fn saved(&self) -> Option<SavedGame> {
        self.last_text().map(SavedGame::parse)
    }

    /// Waits until `last.txt` has these moves and result (`1. e4 e5 *`), and returns it.
    #[track_caller]
    pub fn wait_for_saved(&self, moves: &str) -> SavedGame {
        let expected = Some(moves.to_string());
        wait::until_equal("the moves in last.txt", &expected, || {
            self.saved().map(|game| game.moves)
        });
        self.saved().expect("it was there just now")
    }

    /// Whether `deskmate check` and `deskmate replay` read a file in the folder of the games without a
    /// fault; what they print if not.
    pub fn check_file(&self, name: &str) -> Result<(), String> {
        for command in ["check", "replay"] {
            let mut program = Command::new(binary());
            program.arg(command).arg(self.games.join(name));
            let ended = program.output().expect("the program starts");
            if !ended.status.success() {
                return Err(String::from_utf8_lossy(&ended.stderr).into_owned());
            }
        }
        Ok(())
    }

    /// The names of the saved games, sorted, without the file that the program for Windows locks.
    pub fn game_files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.games).expect("the folder of the games");
        let mut names: Vec<_> = entries
            .map(|entry| entry.expect("an entry of the folder").file_name())
            .map(|name| name.into_string().expect("a name in UTF-8"))
            .filter(|name| name != ".lock")
            .collect();
        names.sort();
        names
    }
}

/// How the program ended.
pub struct Ended {
    /// `None` when a signal ended it.
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// A display with folders.
pub struct Desk {
    pub display: Display,
    pub folders: Folders,
}

impl Desk {
    pub fn new() -> Desk {
        Desk {
            display: Display::start(),
            folders: Folders::new(),
        }
    }

    /// Sets the resolution for programs started from now on (96 is a scale of 1).
    pub fn set_dpi(&self, dpi: u32) {
        Driver::connect(self.display.name()).set_dpi(dpi);
    }

    /// Starts the program and waits until its start screen is drawn.
    pub fn open(&self) -> Program<'_> {
        Program::start(self, None)
    }

    /// Starts the program with a file of the folder that it is started in.
    pub fn open_file(&self, name: &str) -> Program<'_> {
        Program::start(self, Some(name))
    }

    /// Starts the program and a new game in it.
    pub fn open_game(&self) -> Program<'_> {
        let program = self.open();
        program.new_game();
        program
    }
}

/// The program that Cargo built along with this test, or beside the folder of this example, or another one.
fn binary() -> PathBuf {
    if let Some(path) = std::env::var_os(PROGRAM) {
        return path.into();
    }
    if let Some(path) = option_env!("CARGO_BIN_EXE_deskmate") {
        return path.into();
    }
    let example = std::env::current_exe().expect("this program has a path");
    let folder = example.ancestors().nth(2).expect("target/PROFILE/examples");
    folder.join("deskmate")
}

fn create(path: &Path) -> File {
    File::create(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    let folder = path.parent().expect("the file is in a folder");
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
