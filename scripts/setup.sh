# shellcheck shell=bash disable=SC2034
# Shared by the other scripts; sourced, not run.
# Installs only what is missing.

# Rustup does not change the PATH of shells that are already open.
PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"

fail() {
    echo "$*" >&2
    exit 1
}

need_cargo() {
    command -v cargo >/dev/null ||
        fail "Rust is missing: install it from https://rustup.rs and start this script again."
}

# Installs Debian or Ubuntu packages. On other systems they must be installed already.
need_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
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
        as_root apt-get update -q
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
# A display without a screen, and OpenGL without a graphics card.
virtual_packages=(xvfb libgl1-mesa-dri)
# A wall clock that can be set for one program.
clock_packages=(libfaketime)
# Other programs that read and write games or read documents.
peer_packages=(pgn-extract python3-venv poppler-utils)
# Engines that the program plays against or uses.
engine_packages=(stockfish gnuchess python3-venv)
