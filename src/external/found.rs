//! Engines on this machine.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Engines that are looked for, with their names and the arguments that make them use UCI.
const KNOWN: [(&str, &str, &[&str]); 5] = [
    ("stockfish", "Stockfish", &[]),
    ("fairy-stockfish", "Fairy-Stockfish", &[]),
    ("gnuchess", "GNU Chess", &["--uci"]),
    ("toga2", "Toga II", &[]),
    ("glaurung", "Glaurung", &[]),
];

/// Whether programs can be started: not from a page of a browser.
#[cfg(not(target_family = "wasm"))]
pub const CAN_START: bool = true;
#[cfg(target_family = "wasm")]
pub const CAN_START: bool = false;

/// A program that is an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Its file.
    pub path: PathBuf,
    /// The arguments it is started with.
    pub arguments: Vec<String>,
}

impl Program {
    /// The program in this file, with the arguments it needs if it is a known engine.
    pub fn at(path: PathBuf) -> Program {
        let name = path.file_stem().unwrap_or_default();
        let known = KNOWN.iter().find(|(known, ..)| name == *known);
        let arguments = known.map_or(&[][..], |(.., arguments)| arguments);
        Program {
            arguments: arguments.iter().map(ToString::to_string).collect(),
            path,
        }
    }
}

/// The name of the engine in a file: its own if it is known, as `Stockfish` in `stockfish-ubuntu-x86-64-avx2`, else that of
/// the file. `None` if the path has none.
pub fn engine_name(path: &Path) -> Option<String> {
    let file = path.file_stem()?.to_string_lossy();
    let lower = file.to_lowercase();
    let is_of = |known: &str| {
        let rest = lower.strip_prefix(known);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    };
    let known = KNOWN.iter().find(|(known, ..)| is_of(known));
    Some(known.map_or_else(|| file.into_owned(), |(_, name, _)| (*name).to_owned()))
}

/// The known engines in the folders for programs.
pub fn installed() -> Vec<Program> {
    installed_in(&folders())
}

/// The known engines in these folders, each once.
pub fn installed_in(folders: &[PathBuf]) -> Vec<Program> {
    let files = KNOWN.iter().flat_map(|(name, ..)| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(move |folder| folder.join(&name))
    });
    let mut seen = BTreeSet::new();
    let is_new = |path: &PathBuf| fs::canonicalize(path).is_ok_and(|path| seen.insert(path));
    let programs = files.filter(|path| is_executable(path)).filter(is_new);
    programs.map(Program::at).collect()
}

/// The folders in which engines are looked for: those of the system and the user for programs, that of this program, and the
/// folders of `PATH`. Others, such as the current directory, could hold a program that somebody else put there, so `PATH` counts
/// only where it does not depend on that.
pub fn folders() -> Vec<PathBuf> {
    let system = [
        "/usr/games",
        "/usr/local/games",
        "/usr/local/bin",
        "/usr/bin",
        "/snap/bin",
        "/opt/homebrew/bin",
        "/opt/local/bin",
    ];
    let system = system.into_iter().filter(|_| cfg!(unix)).map(PathBuf::from);
    let user = env::home_dir().filter(|home| cfg!(unix) && home.is_absolute());
    let user = user.map(|home| home.join(".local/bin"));
    let program = env::current_exe().ok();
    let beside = program.and_then(|path| path.parent().map(Path::to_path_buf));
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::split_paths(&path).filter(|folder| folder.is_absolute());
    let path: Vec<PathBuf> = path.collect();
    system.chain(user).chain(beside).chain(path).collect()
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_do_not_depend_on_where_the_program_was_started() {
        let folders = folders();
        assert!(!folders.is_empty());
        assert!(
            folders.iter().all(|folder| folder.is_absolute()),
            "{folders:?}"
        );
    }

    #[test]
    fn a_known_engine_gets_its_arguments() {
        assert_eq!(Program::at("/x/gnuchess".into()).arguments, ["--uci"]);
        assert_eq!(Program::at("/x/other".into()).arguments, [""; 0]);
    }

    #[test]
    fn a_known_engine_has_its_own_name() {
        let name = |path: &str| engine_name(Path::new(path));
        for (path, expected) in [
            ("/usr/games/stockfish", "Stockfish"),
            ("/x/stockfish-ubuntu-x86-64-avx2", "Stockfish"),
            ("/x/Stockfish_17.exe", "Stockfish"),
            ("/x/fairy-stockfish", "Fairy-Stockfish"),
            ("/x/gnuchess", "GNU Chess"),
            ("/x/stockfishes", "stockfishes"),
            ("/x/other", "other"),
        ] {
            assert_eq!(name(path).as_deref(), Some(expected), "{path}");
        }
        assert_eq!(name(""), None);
    }

    #[cfg(unix)]
    #[test]
    fn only_programs_are_found_and_each_once() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let [one, two, three] = [(); 3].map(|()| tempfile::TempDir::new().expect("a folder"));
        let write = |folder: &Path, mode| {
            let path = folder.join("stockfish");
            fs::write(&path, "#!/bin/sh\n").expect("written");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
            path
        };
        write(one.path(), 0o644);
        let program = write(two.path(), 0o755);
        symlink(&program, three.path().join("stockfish")).expect("a link");
        fs::create_dir(three.path().join("gnuchess")).expect("a folder");
        let folders = [&one, &two, &three].map(|folder| folder.path().to_path_buf());
        assert_eq!(installed_in(&folders), [Program::at(program)]);
    }
}
