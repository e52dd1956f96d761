//! The dependencies between source files: no file imports from a higher layer, and no files import each other
//! in a cycle.
//!
//! A file depends on each file that defines an item it names, in a `use` or in a path that begins with
//! `crate`, `super`, `self` or one of its own modules. A re-exported name counts for the file that defines
//! it, so a `mod.rs` that only declares modules and re-exports from them has no dependencies and is in no
//! cycle. A `mod.rs` that defines something counts like any other file; a re-export is a dependency only if
//! the file uses the name itself. Unit tests inside a file are ignored.
//!
//! Method calls are not tracked: the caller already has the type, and the file that adds the method names the
//! type.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The layers, lowest first. Modules in one row are on the same layer and do not import each other.
const LAYERS: &[&[&str]] = &[
    &["browser"],
    &["terminal", "time"],
    &["rules"],
    &["tree"],
    &["notation"],
    &["diagram", "game", "language"],
    &["engine", "sound"],
    &["analysis"],
    &["storage"],
    &["external"],
    &["app"],
    &["words"],
    &["view"],
    &["paint"],
    &["work"],
    &["window"],
    &["cli", "page"],
    &["main"],
];

/// The top-level modules that must have no cycles.
const ACYCLIC: &[&str] = &[
    "analysis", "app", "view", "engine", "external", "game", "notation", "tree", "rules", "words",
    "work",
];

/// The path of an item: modules from the crate root, then perhaps names inside the last module.
type ItemPath = Vec<String>;

/// A source file.
#[derive(Default)]
struct Module {
    /// The names of its child modules.
    modules: BTreeSet<String>,
    /// What its `use` lines import, by local name.
    imports: BTreeMap<String, Import>,
    /// All other paths to items in other files.
    paths: Vec<ItemPath>,
    /// The `use` lines.
    uses: Vec<String>,
    /// The code outside the `use` lines.
    code: String,
}

struct Import {
    path: ItemPath,
    is_re_export: bool,
}

/// All source files, by module path.
struct SourceTree(BTreeMap<ItemPath, Module>);

impl SourceTree {
    fn read() -> SourceTree {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        find_files(&root, &mut Vec::new(), &mut files);
        let modules = files
            .into_iter()
            .map(|(path, text)| (path.clone(), Module::read(&path, &text)));
        SourceTree(modules.collect())
    }

    /// The file that defines the item at a path.
    fn definer(&self, path: &[String]) -> Option<&ItemPath> {
        let (modules, module) = (0..=path.len())
            .rev()
            .find_map(|length| self.0.get_key_value(&path[..length]))?;
        let imported = path
            .get(modules.len())
            .and_then(|name| module.imports.get(name));
        match imported {
            Some(import) if import.path != path => self.definer(&import.path),
            _ => Some(modules),
        }
    }

    /// The files that a file depends on.
    fn dependencies(&self, from: &ItemPath) -> BTreeSet<&ItemPath> {
        let module = &self.0[from];
        let imports = module.imports.iter();
        let imports = imports.filter(|(name, import)| !import.is_re_export || module.names(name));
        let paths = imports.map(|(_, import)| &import.path).chain(&module.paths);
        let definers = paths.filter_map(|path| self.definer(path));
        definers
            .filter(|&to| to != from && !to.is_empty())
            .collect()
    }

    /// The cycles: each a set of files that import each other.
    fn cycles(&self) -> Vec<BTreeSet<&ItemPath>> {
        let reachable: BTreeMap<_, _> = self
            .0
            .keys()
            .map(|from| (from, self.reachable(from)))
            .collect();
        let of = |file| {
            let both_ways = |&&to: &&&ItemPath| reachable[to].contains(file);
            reachable[file]
                .iter()
                .filter(both_ways)
                .copied()
                .collect::<BTreeSet<_>>()
        };
        let cycles: BTreeSet<_> = self.0.keys().map(of).collect();
        cycles.into_iter().filter(|cycle| cycle.len() > 1).collect()
    }

    /// The imports between the files of a cycle.
    fn imports_within(&self, cycle: &BTreeSet<&ItemPath>) -> String {
        let dependencies = cycle.iter().flat_map(|from| {
            let inside = self
                .dependencies(from)
                .into_iter()
                .filter(|to| cycle.contains(to));
            inside.map(|to| format!("{} imports {}", name(from), name(to)))
        });
        dependencies.collect::<Vec<_>>().join("\n")
    }

    /// All files that a file depends on, directly or not.
    fn reachable<'a>(&'a self, from: &ItemPath) -> BTreeSet<&'a ItemPath> {
        let mut reachable = BTreeSet::new();
        let mut open: Vec<_> = self.dependencies(from).into_iter().collect();
        while let Some(next) = open.pop() {
            if reachable.insert(next) {
                open.extend(self.dependencies(next));
            }
        }
        reachable
    }
}

impl Module {
    fn read(at: &[String], text: &str) -> Module {
        let mut module = Module::default();
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default());
        // A `use` ends with its semicolon, on the same line or a later one.
        let mut unfinished: Option<String> = None;
        for line in lines {
            let import = match unfinished.take() {
                Some(begun) => begun + line,
                None if is_use(line) => line.to_string(),
                None => {
                    module.add_code(line);
                    continue;
                }
            };
            if import.contains(';') {
                module.add_use(at, &import)
            } else {
                unfinished = Some(import)
            }
        }
        module.paths = paths_in(&module.code)
            .filter_map(|path| absolute(at, &module.modules, path))
            .collect();
        module
    }

    fn add_code(&mut self, line: &str) {
        match line
            .trim()
            .strip_suffix(';')
            .and_then(|line| line.rsplit_once("mod "))
        {
            Some((before, name)) if !before.contains('"') => {
                self.modules.insert(name.to_string());
            }
            _ => {
                self.code += &without_visibility(line);
                self.code += "\n";
            }
        }
    }

    fn add_use(&mut self, at: &[String], line: &str) {
        let (visibility, tree) = line.split_once("use ").unwrap_or_default();
        self.uses.push(line.to_string());
        for (name, path) in leaves(tree.trim().trim_end_matches(';')) {
            if let Some(path) = absolute(at, &self.modules, path) {
                let is_re_export = visibility.contains("pub");
                self.imports.insert(name, Import { path, is_re_export });
            }
        }
    }

    /// Whether the code uses the name.
    fn names(&self, name: &str) -> bool {
        let mut words = self.code.split(|c: char| !is_name_char(c));
        words.any(|word| word == name)
    }
}

fn find_files(folder: &Path, at: &mut ItemPath, files: &mut Vec<(ItemPath, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        at.push(name.clone());
        if path.is_dir() {
            find_files(&path, at, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let depth = at.len() - usize::from(matches!(&name[..], "mod" | "lib"));
            files.push((at[..depth].to_vec(), fs::read_to_string(&path).unwrap()));
        }
        at.pop();
    }
}

/// The line without a leading `pub(in …)`, whose path is not a dependency.
fn without_visibility(line: &str) -> String {
    match line.split_once("pub(in ") {
        Some((before, rest)) => {
            let (_, after) = rest.split_once(')').unwrap_or_default();
            format!("{before}{after}")
        }
        None => line.to_string(),
    }
}

fn is_use(line: &str) -> bool {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(rest) => rest.rsplit(") ").next().unwrap_or_default(),
        None => line,
    };
    line.trim_start().starts_with("use ")
}

/// The names that a `use` tree imports, each with its path: `a::{B, c::D as E}` is `B` with `a::B` and `E`
/// with `a::c::D`.
fn leaves(tree: &str) -> Vec<(String, ItemPath)> {
    let tree = tree.trim();
    let Some((start, rest)) = tree.split_once('{') else {
        let (path, alias) = tree
            .split_once(" as ")
            .map_or((tree, None), |(path, alias)| (path, Some(alias)));
        let path: ItemPath = path
            .split("::")
            .map(|part| part.trim().to_string())
            .collect();
        let name = alias
            .or(path.last().map(String::as_str))
            .unwrap_or_default()
            .to_string();
        return vec![(name, path)];
    };
    let start: Vec<&str> = start
        .split("::")
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let inner = rest.trim_end().strip_suffix('}').unwrap_or(rest);
    let branches = branches(inner).into_iter().flat_map(leaves);
    branches
        .map(|(name, path)| {
            let start = start.iter().map(|part| part.to_string());
            match &path[..] {
                [only] if only == "self" => (
                    start.clone().next_back().unwrap_or_default(),
                    start.collect(),
                ),
                _ => (name, start.chain(path).collect()),
            }
        })
        .collect()
}

/// Splits at the commas outside inner braces.
fn branches(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty()).collect()
}

/// The paths of at least two names.
fn paths_in(code: &str) -> impl Iterator<Item = ItemPath> + '_ {
    let words = code.split(|c: char| !is_name_char(c) && c != ':');
    words.filter(|word| word.contains("::")).map(|word| {
        let parts = word.split("::").filter(|part| !part.is_empty());
        parts
            .map(|part| part.trim_end_matches(':').to_string())
            .collect()
    })
}

fn is_name_char(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The path from the crate root; `None` if it leads to another crate or into the file itself.
fn absolute(at: &[String], modules: &BTreeSet<String>, path: ItemPath) -> Option<ItemPath> {
    let first = path.first()?.as_str();
    let ups = path.iter().take_while(|part| *part == "super").count();
    let (base, rest) = match first {
        "crate" | "deskmate" => (&at[..0], &path[1..]),
        "self" => (at, &path[1..]),
        "super" => (&at[..at.len().checked_sub(ups)?], &path[ups..]),
        _ if modules.contains(first) => (at, &path[..]),
        _ => return None,
    };
    Some([base, rest].concat())
}

fn name(file: &ItemPath) -> String {
    file.join("/")
}

#[test]
fn no_file_imports_from_a_higher_layer() {
    let tree = SourceTree::read();
    let layer = |file: &ItemPath| {
        let contains = |row: &&[&str]| row.contains(&file[0].as_str());
        let height = LAYERS.iter().position(contains);
        height.unwrap_or_else(|| panic!("{} is on no layer: add it to LAYERS", name(file)))
    };
    let files = tree.0.keys().filter(|file| !file.is_empty());
    let dependencies: Vec<_> = files
        .flat_map(|from| {
            tree.dependencies(from)
                .into_iter()
                .map(move |to| (from, to))
        })
        .collect();
    assert!(
        dependencies.len() > 500,
        "only {} imports were found",
        dependencies.len()
    );
    let wrong = dependencies
        .into_iter()
        .filter(|(from, to)| match layer(from).cmp(&layer(to)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => from[0] != to[0],
            std::cmp::Ordering::Greater => false,
        });
    let wrong: Vec<_> = wrong
        .map(|(from, to)| format!("{} imports {}", name(from), name(to)))
        .collect();
    assert!(
        wrong.is_empty(),
        "imports from a higher layer, or across the same one:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn no_files_import_each_other_in_a_cycle() {
    let tree = SourceTree::read();
    let counts = |file: &&ItemPath| ACYCLIC.contains(&file[0].as_str());
    let cycles = tree.cycles().into_iter();
    let counted = cycles.filter(|cycle| cycle.iter().any(counts));
    let imports_within: Vec<_> = counted.map(|cycle| tree.imports_within(&cycle)).collect();
    assert!(
        imports_within.is_empty(),
        "import cycles:\n{}",
        imports_within.join("\n\n")
    );
}

#[test]
fn the_clocks_of_the_system_are_asked_only_in_one_place() {
    const CLOCKS: [&str; 4] = ["Instant", "SystemTime", "Local", "Utc"];
    let is_of_system = |import: &str| import.contains(" std::time") || import.contains(" chrono::");
    let imports_clock = |import: &str| {
        let mut names = import.split(|c: char| !is_name_char(c));
        is_of_system(import) && names.any(|name| CLOCKS.contains(&name))
    };
    let tree = SourceTree::read();
    let files = tree.0.iter().map(|(file, module)| (name(file), module));
    let asking: Vec<String> = files
        .filter(|(_, module)| module.uses.iter().any(|import| imports_clock(import)))
        .map(|(file, _)| file)
        .collect();
    assert_eq!(asking, ["time"]);
}

#[test]
fn storage_uses_the_files_of_the_system_only_on_its_disk() {
    const CRATES: [&str; 3] = ["fs", "tempfile", "rustix"];
    // Paths have methods that ask the system.
    const CALLS: [&str; 9] = [
        "fs::",
        "tempfile::",
        "rustix::",
        ".is_dir()",
        ".is_file()",
        "exists()",
        "metadata()",
        ".read_dir()",
        ".canonicalize()",
    ];
    let asks_system = |module: &Module| {
        let uses = module.uses.iter();
        let mut names = uses.flat_map(|import| import.split(|c: char| !is_name_char(c)));
        let calls = |call: &&str| module.code.contains(*call);
        names.any(|name| CRATES.contains(&name)) || CALLS.iter().any(calls)
    };
    let tree = SourceTree::read();
    let files = tree.0.iter().filter(|(file, module)| {
        let is_storage = file.first().is_some_and(|layer| layer == "storage");
        let is_test = file.last().is_some_and(|name| name == "tests");
        is_storage && !is_test && asks_system(module)
    });
    let asking: Vec<String> = files.map(|(file, _)| name(file)).collect();
    let disk = ["", "/atomic", "/folder_lock", "/new_file", "/new_name"];
    assert_eq!(asking, disk.map(|file| format!("storage/disk{file}")));
}

/// The modules that take every text on the screen from `words`.
const TEXTLESS: &[&str] = &["app", "view", "paint", "work", "window"];

/// Files without texts for players: they write a format, or talk to the system and to whoever started the program.
const SYSTEM: &[&str] = &[
    "paint/drawing",
    "paint/icons",
    "paint/sheet/pdf",
    "paint/sheet/svg",
    "window/gpu",
    "window/platform",
    "window/speaker",
];

/// Literals that are no texts: the program's name, tags and files of games, parts of moves, letters of keys, fonts, threads.
const DATA: &[&str] = &[
    "Deskmate",
    "White",
    "Black",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "Event",
    "Site",
    "Date",
    "Round",
    "Board",
    "TimeControl",
    "games.pgn",
    "selection.pgn",
    ".pgn",
    "png",
    "gif",
    "pdf",
    "svg",
    "fx",
    "xf",
    "ff",
    "fxf",
    "QRBN",
    "KQRBNP",
    "kqrbnp",
    "Nf3  Qxd5+",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    "wght",
    "Sans",
    "NotoSans-Regular",
    "NotoSans-Bold",
    "../../assets/icon.svg",
    "OUT_DIR",
    "/regular.ttf",
    "/bold.ttf",
    "sprites",
    "deskmate: {}",
    "MultiPV",
];

#[test]
fn all_screen_text_comes_from_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    find_files(&root, &mut Vec::new(), &mut files);
    files.retain(|(path, _)| {
        let is_system = SYSTEM.iter().any(|it| name(path).starts_with(it));
        let is_test = path.last().is_some_and(|it| it == "tests");
        path.first().is_some_and(|it| TEXTLESS.contains(&&**it)) && !is_system && !is_test
    });
    assert!(files.len() > 150, "only {} files were found", files.len());
    let found: Vec<_> = files
        .iter()
        .flat_map(|(path, text)| {
            let words = literals_in(text).filter(|text| has_word(text) && !DATA.contains(text));
            words.map(|text| format!("{}: {text:?}", name(path)))
        })
        .collect();
    assert!(
        found.is_empty(),
        "screen text outside `words`:\n{}",
        found.join("\n")
    );
}

/// The string literals, without those in unit tests, comments, attributes and `expect` messages.
fn literals_in(code: &str) -> impl Iterator<Item = &str> {
    let code = code.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().map(str::trim);
    lines
        .filter(|line| {
            !line.starts_with("//") && !line.starts_with('#') && !line.contains("expect(")
        })
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether it has two letters next to each other outside braces.
fn has_word(text: &str) -> bool {
    let outside = text
        .split('{')
        .map(|part| part.rsplit('}').next().unwrap_or_default());
    let letters = |part: &str| {
        part.as_bytes()
            .windows(2)
            .any(|two| two.iter().all(u8::is_ascii_alphabetic))
    };
    outside.into_iter().any(letters)
}

#[test]
fn screen_text_is_recognised() {
    for text in ["Start position", "White’s stages of", "Esc", "{a} of {b}"] {
        assert!(has_word(text), "{text}");
    }
    for text in ["%Y-%m-%d", "{a} · {bound}", "P", "½ – ½"] {
        assert!(!has_word(text), "{text}");
    }
    let code = "let a = b(\"one two\", \"three\");\n// \"no text\"\nc.expect(\"not this\")\n";
    let texts: Vec<_> = literals_in(code).collect();
    assert_eq!(texts, ["one two", "three"]);
}

/// The other tests rely on this.
#[test]
fn every_form_of_import_is_found() {
    let text = "use super::{a::{B, C as D}, e::{self, F}};\npub(super) use x::Y;\nmod x;\nmod z;\n\
        fn f(_: crate::g::H) { z::run() } // crate::not::this\n#[cfg(test)]\nmod tests { use crate::nor::This; }";
    let at = ["layer".to_string(), "module".to_string()];
    let module = Module::read(&at, text);
    let imports: Vec<_> = module
        .imports
        .iter()
        .map(|(name, import)| format!("{name} {}", import.path.join("::")))
        .collect();
    assert_eq!(
        imports,
        [
            "B layer::a::B",
            "D layer::a::C",
            "F layer::e::F",
            "e layer::e"
        ]
    );
    let paths: Vec<_> = module.paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(paths, ["g::H", "layer::module::z::run"]);
}
