# shellcheck shell=bash disable=SC2034
# Shared by the other scripts; sourced, not run.
# Installs only what is missing.

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Rustup does not change the PATH of shells that are already open.
PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

fail() {
    echo "$*" >&2
    exit 1
}

# Installs Rust if there is none. With rustup it is the one of rust-toolchain.toml, with its parts; another Rust must be
# new enough. With `--yes` as the argument nothing is asked.
need_rust() {
    command -v cargo >/dev/null || install_rustup "${1-}"
    if command -v rustup >/dev/null; then
        need_toolchain
    fi
    local least found
    least=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$project/Cargo.toml")
    found=$(rustc --version | cut -d ' ' -f 2) || fail "There is cargo, but no rustc: install Rust from https://rustup.rs."
    printf '%s\n' "$least" "$found" | sort -VC ||
        fail "Rust $found ($(command -v rustc)) is too old, Deskmate needs $least or later: install it from https://rustup.rs" \
            "(on Debian 13, Ubuntu 24.04 and later: sudo apt-get install rustup), and start this script again."
}

# Rustup is a package from Debian 13 and Ubuntu 24.04 on. Elsewhere its own installer is asked for.
install_rustup() {
    # Where another package only mentions it, apt knows it too, but without a version.
    if has_apt && update_packages && apt-cache policy rustup | grep -q 'Candidate: [0-9]'; then
        need_packages ca-certificates rustup
        return
    fi
    local where=${CARGO_HOME:-$HOME/.cargo} answer=no
    if [ "$1" = --yes ]; then
        answer=yes
    elif [ -t 0 ]; then
        read -rp "Rust is missing. Install it in $where with the installer of https://rustup.rs? [y/N] " answer
    fi
    [[ $answer == [yY]* ]] ||
        fail "Rust is missing: install it from https://rustup.rs and start this script again, or start it with --yes."
    ! has_apt || need_packages ca-certificates curl
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal --default-toolchain none
}

# Not all versions of rustup install by themselves what rust-toolchain.toml names, and RUSTUP_AUTO_INSTALL=0 forbids it.
# The script may have been started from a directory for which that file does not hold.
need_toolchain() {
    export RUSTUP_TOOLCHAIN=${RUSTUP_TOOLCHAIN:-$(toolchain channel)}
    if has_toolchain_parts || rustup toolchain install "$RUSTUP_TOOLCHAIN" --no-self-update --profile minimal \
        --component "$(toolchain components)" --target "$(toolchain targets)"; then
        return
    fi
    # Such as without a network.
    echo "Rust $RUSTUP_TOOLCHAIN cannot be installed; the default one is used." >&2
    RUSTUP_TOOLCHAIN=$(cd / && env -u RUSTUP_TOOLCHAIN rustup default | cut -d ' ' -f 1)
}

# A value of rust-toolchain.toml; the words of a list with commas between them.
toolchain() {
    sed -n "s/^$1 = //p" "$project/rust-toolchain.toml" | tr -d '[]" '
}

has_toolchain_parts() {
    local installed part
    installed=$(rustup component list --installed 2>/dev/null && rustup target list --installed 2>/dev/null) || return
    for part in $(toolchain components | tr , ' ') $(toolchain targets | tr , ' '); do
        grep -q "^$part" <<<"$installed" || return
    done
}

has_apt() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null
}

# Once for each script.
update_packages() {
    [ -n "${packages_updated-}" ] || as_root apt-get update -q
    packages_updated=yes
}

# Installs Debian or Ubuntu packages. On other systems they must be installed already.
need_packages() {
    if ! has_apt; then
        need_commands "$@"
        return
    fi
    local package missing=()
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "Installing ${missing[*]}"
        update_packages
        as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends "${missing[@]}"
    fi
}

# The package names are not known here, so it reports what must be installed.
need_commands() {
    command -v cc >/dev/null ||
        fail "A C compiler is missing, with which Rust links programs: install gcc or clang (macOS: xcode-select --install)."
    if [[ " $* " == *" xvfb "* ]] && ! command -v Xvfb >/dev/null; then
        fail "Xvfb is missing: install it, and Mesa's OpenGL, libX11, libXi and libxkbcommon."
    fi
    if [[ " $* " == *" libfaketime "* ]] && ! command -v faketime >/dev/null; then
        fail "faketime is missing: install it (libfaketime). One test sets the clock of the program with it."
    fi
    if [[ " $* " == *" pgn-extract "* ]] && ! { command -v pgn-extract && command -v python3; } >/dev/null; then
        fail "pgn-extract or Python is missing: the tests compare with them what is saved."
    fi
    if [[ " $* " == *" poppler-utils "* ]] && ! { command -v pdftotext && command -v pdftoppm; } >/dev/null; then
        fail "pdftotext or pdftoppm is missing: install Poppler's tools. The tests read score sheets with them."
    fi
}

# Installs python-chess, which Debian does not have, for this project alone.
need_python_chess() {
    local folder=target/python python=python3
    "$folder/bin/python" -c 'import chess.pgn' 2>/dev/null && return
    # Another Python that comes first on the PATH may lack Debian's modules.
    [ ! -x /usr/bin/python3 ] || python=/usr/bin/python3
    echo "Installing python-chess in $folder"
    "$python" -m venv --clear "$folder"
    "$folder/bin/pip" install -q --disable-pip-version-check --use-pep517 chess==1.11.2
}

# Builds deskmate.com, which starts deskmate.exe in a terminal on Windows.
build_console_starter() {
    x86_64-w64-mingw32-gcc -Wall -Wextra -Werror -Os -s -Wl,--no-insert-timestamp -o "$1" packaging/console.c
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "This has to be done by the superuser, and there is no sudo: $*"
    fi
}

# To build, and to open the window. The libraries are loaded when the program starts.
build_packages=(gcc libc6-dev)
window_packages=(libx11-6 libxi6 libxkbcommon0 libgl1)
# A display without a screen, OpenGL without a graphics card, and layouts of keyboards.
virtual_packages=(xvfb libgl1-mesa-dri x11-xkb-utils)
# Letters that are written from right to left.
font_packages=(fonts-dejavu-core)
# A wall clock that can be set for one program.
clock_packages=(libfaketime)
# A bus between programs, on which a test plays the desktop.
bus_packages=(dbus)
# Other programs that read and write games or read documents.
peer_packages=(pgn-extract python3-venv poppler-utils)
# Engines that the program plays against or uses.
engine_packages=(stockfish gnuchess python3-venv)
