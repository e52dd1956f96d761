# shellcheck shell=bash
# The program as it is given to others; sourced by the other scripts, after setup.sh.

# Paths of this machine, which must not be in the program. Panic messages name source files, and cargo uses full
# paths for those outside this package.
private_paths() {
    printf '%s\n' "${CARGO_HOME:-$HOME/.cargo}" "$PWD" "$HOME" "$(rustc --print sysroot)"
}

# Builds the program for a target in a folder, without those paths, and prints its path. Where it is called in $( ), no command
# but the last stops it by itself.
build() {
    local folder=$1 target=$2 profile=${3-release} flags=() registry program
    for registry in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
        flags+=("--remap-path-prefix=$registry=crates")
    done
    flags+=("--remap-path-prefix=$(rustc --print sysroot)/lib/rustlib/src/rust=rust")
    flags+=("--remap-path-prefix=$PWD=deskmate")
    # Else each number that the linker fills in takes as many bytes as the largest. What is copied into its callers only when it is
    # much shorter than by default makes the page 34 kB smaller.
    [[ $target != wasm32-* ]] || flags+=(-C link-arg=--compress-relocations -C llvm-args=-inline-threshold=10)
    # Together with those in .cargo/config.toml, which an environment variable would replace.
    cargo build --config "target.$target.rustflags=[$(printf "'%s'," "${flags[@]}")]" \
        --profile "$profile" --locked --target "$target" --target-dir "$folder" --bin deskmate >&2 || return
    program=$folder/$target/$profile/deskmate
    [[ $target != *-windows-* ]] || program=$program.exe
    [[ $target != wasm32-* ]] || program=$program.wasm
    check_paths "$program"
    echo "$program"
}

check_paths() {
    local path
    while read -r path; do
        if grep -aqF "$path/" "$1"; then
            fail "$1 contains a path of this machine: $(grep -aoE "$path/[[:print:]]{0,80}" "$1" | head -n 3)"
        fi
    done < <(private_paths | sort -u)
}
