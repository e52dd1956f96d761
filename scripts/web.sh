# shellcheck shell=bash
# The page for browsers; sourced by the other scripts, after setup.sh.

web_packages=(gzip zip)
# Rust's target for browsers.
web_target=wasm32-unknown-unknown
# In bytes: the program and its scripts as they are sent, packed.
largest_page=2000000

# The loader of the window library, as cargo has it for the version in Cargo.lock.
loader() {
    local manifest
    manifest=$(cargo metadata --locked --format-version 1 --filter-platform "$web_target" |
        grep -oE '"manifest_path":"[^"]*/miniquad-[^"]*/Cargo.toml"' | head -n 1 | cut -d '"' -f 4)
    echo "${manifest%/*}/js/gl.js"
}

# Builds the page in a folder, and beside it FOLDER.html, the page in one file. The second argument is the program.
build_page() {
    local folder=$1 program=$2 version=$3 file
    rm -rf "$folder" "$folder.html"
    install -d "$folder"
    install -m 644 -t "$folder" packaging/web/* assets/icon.svg
    install -m 644 "$(loader)" "$folder/gl.js"
    install -m 644 "$program" "$folder/deskmate.wasm"
    sed -i "s/VERSION/$version-$(cat "$folder"/* | sha256sum | cut -c 1-12)/" "$folder/worker.js"
    one_file "$folder" >"$folder.html"
    file=$(gzip -9nc "$folder/deskmate.wasm" "$folder"/*.js | wc -c)
    [ "$file" -le "$largest_page" ] || fail "The page has $file bytes, which is more than $largest_page."
}

# Prints the page with all that belongs to it inside.
one_file() {
    local folder=$1 script
    sed -n '1,/<canvas/p' "$folder/index.html" | sed -e '/rel="manifest"/d' -e '/rel="icon"/d' \
        -e "s/script-src 'self'/script-src 'unsafe-inline'/" -e "s/connect-src 'self'/connect-src data:/"
    echo '<div id="wait">Deskmate</div>'
    for script in gl deskmate; do
        echo '<script>'
        cat "$folder/$script.js"
        echo '</script>'
    done
    echo '<script>'
    echo "start(unpacked(\"$(gzip -9nc "$folder/deskmate.wasm" | base64 -w 0)\"));"
    echo '</script>'
    echo '</body>'
    echo '</html>'
}
