//! The licence notices of the crates that the program is built from.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The prefixes of the names of licence files, in upper case.
const LICENCE_FILES: [&str; 6] = [
    "LICENSE",
    "LICENCE",
    "COPYING",
    "COPYRIGHT",
    "NOTICE",
    "UNLICENSE",
];

/// A crate that the program is built from.
struct Package {
    name: String,
    licence: String,
    authors: String,
    /// The texts of its licence files.
    texts: BTreeSet<String>,
}

/// Writes the notices of all crates that the program for this target is built from: first the crates and their
/// licences, then each licence text once, with the crates that it applies to.
pub fn write(mut out: impl Write, target: &str) -> Result<(), Box<dyn Error>> {
    let packages = packages(target)?;
    writeln!(
        out,
        "Deskmate is built from these packages, each under the licence named next to it.\n"
    )?;
    for package in &packages {
        writeln!(out, "{}: {}", package.name, package.licence)?;
    }
    let mut users: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in &packages {
        for text in &package.texts {
            users.entry(text).or_default().push(&package.name);
        }
    }
    let mut texts: Vec<(Vec<&str>, &str)> = users
        .into_iter()
        .map(|(text, users)| (users, text))
        .collect();
    texts.sort_unstable();
    for (users, text) in texts {
        writeln!(out, "\n{:=<80}\n{}\n\n{text}", "", users.join(", "))?;
    }
    let without = packages.iter().filter(|package| package.texts.is_empty());
    for package in without {
        let Package {
            name,
            licence,
            authors,
            ..
        } = package;
        writeln!(
            out,
            "\n{:=<80}\n{name}\n\nCopyright by {authors}. The package does not include the text of its licence, {licence}, which is the same as above.",
            ""
        )?;
    }
    Ok(out.flush()?)
}

/// The crates, sorted by name.
fn packages(target: &str) -> Result<Vec<Package>, Box<dyn Error>> {
    let metadata = metadata(target)?;
    let used = used(&metadata["resolve"]);
    let all = array(&metadata["packages"]);
    let found = all
        .iter()
        .filter(|package| used.contains(text(&package["id"])));
    let mut packages = found.map(package).collect::<io::Result<Vec<Package>>>()?;
    packages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(packages)
}

fn metadata(target: &str) -> Result<Value, Box<dyn Error>> {
    let cargo = env::var_os("CARGO").unwrap_or("cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--filter-platform", target])
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The crates that the program depends on, without those only for its build or tests.
fn used(resolve: &Value) -> BTreeSet<&str> {
    let nodes = array(&resolve["nodes"]).iter();
    let nodes: BTreeMap<&str, &Value> = nodes.map(|node| (text(&node["id"]), node)).collect();
    let root = text(&resolve["root"]);
    let mut used = BTreeSet::new();
    let mut waiting = vec![root];
    while let Some(id) = waiting.pop() {
        for dependency in array(&nodes[id]["deps"]) {
            let kinds = array(&dependency["dep_kinds"]);
            let id = text(&dependency["pkg"]);
            if kinds.iter().any(|kind| kind["kind"].is_null()) && used.insert(id) {
                waiting.push(id);
            }
        }
    }
    used
}

fn package(metadata: &Value) -> io::Result<Package> {
    let folder = Path::new(text(&metadata["manifest_path"])).with_file_name("");
    let authors: Vec<&str> = array(&metadata["authors"]).iter().map(text).collect();
    let mut files = licence_files(&folder)?;
    // Fonts have licences of their own.
    if folder.join("fonts").is_dir() {
        files.extend(licence_files(&folder.join("fonts"))?);
    }
    let texts = files.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
    let texts = texts.iter().map(|text| {
        let text = String::from_utf8_lossy(text).replace('\r', "");
        text.trim_matches('\n').to_string()
    });
    Ok(Package {
        name: format!("{} {}", text(&metadata["name"]), text(&metadata["version"])),
        licence: text(&metadata["license"]).to_string(),
        authors: if authors.is_empty() {
            "its authors".to_string()
        } else {
            authors.join(", ")
        },
        texts: texts.collect(),
    })
}

fn licence_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let paths = entries.into_iter().map(|entry| entry.path());
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_uppercase();
        path.is_file() && LICENCE_FILES.iter().any(|begin| name.starts_with(begin))
    };
    Ok(paths.filter(is_licence).collect())
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
