# shellcheck shell=bash
# The page for browsers; sourced by the other scripts, after setup.sh.

web_packages=(binaryen gzip xz-utils zip)
# Rust's target for browsers.
web_target=wasm32-unknown-unknown
# In bytes: the page as it is sent, packed.
largest_page=1500000

# The loader of the window library, as cargo has it for the version in Cargo.lock.
loader() {
    local manifest
    manifest=$(cargo metadata --locked --format-version 1 --filter-platform "$web_target" |
        grep -oE '"manifest_path":"[^"]*/miniquad-[^"]*/Cargo.toml"' | head -n 1 | cut -d '"' -f 4)
    echo "${manifest%/*}/js/gl.js"
}

# Builds the page in a folder, and beside it FOLDER.html, the page in one file. The second argument is the program.
build_page() {
    local folder=$1 program=$2 version=$3 size
    rm -rf "$folder" "$folder.html"
    install -d "$folder"
    install -m 644 -t "$folder" packaging/web/* assets/icon.svg
    install -m 644 "$(loader)" "$folder/gl.js"
    # Comments and indentation are for people who read the sources.
    sed -E -i 's/^[[:space:]]+//; s/([,:;{]) +\/\/[^"]*$/\1/; /^(\/\/|$)/d' "$folder"/*.js
    # The same instructions with fewer local variables and arguments, and each function once: 20 kB less when packed.
    wasm-opt --enable-bulk-memory --enable-multivalue --enable-mutable-globals --enable-nontrapping-float-to-int \
        --enable-reference-types --enable-sign-ext --dae-optimizing --rse --duplicate-function-elimination \
        --coalesce-locals --reorder-locals --vacuum --optimize-instructions --merge-blocks "$program" -o "$folder/deskmate.wasm"
    # A byte of a program says little about its place, and much about the next one. Longer matches than this cost more than
    # they save.
    xz --format=lzma --lzma1=preset=9e,lc=4,pb=0,nice=160,depth=1000 -c "$folder/deskmate.wasm" >"$folder/deskmate.wasm.lzma"
    rm "$folder/deskmate.wasm"
    sed -i "s/VERSION/$version-$(cat "$folder"/* | sha256sum | cut -c 1-12)/" "$folder/worker.js"
    one_file "$folder" >"$folder.html"
    size=$(gzip -9nc "$folder"/* | wc -c)
    [ "$size" -le "$largest_page" ] || fail "The page has $size bytes, which is more than $largest_page."
    echo "The page has $size bytes."
}

# Prints the page with all that belongs to it inside.
one_file() {
    local folder=$1 script
    sed -n '1,/<canvas/p' "$folder/index.html" | sed -e '/rel="manifest"/d' -e '/rel="icon"/d' \
        -e "s/script-src 'self'/script-src 'unsafe-inline'/" -e "s/connect-src 'self'/connect-src data:/"
    echo '<div id="wait">Deskmate</div>'
    for script in gl unpack deskmate; do
        echo '<script>'
        cat "$folder/$script.js"
        echo '</script>'
    done
    echo '<script>'
    echo "const packed = \"$(base64 -w 0 "$folder/deskmate.wasm.lzma")\";"
    echo 'start(Promise.resolve(Uint8Array.from(atob(packed), byte => byte.charCodeAt(0))));'
    echo '</script>'
    echo '</body>'
    echo '</html>'
}
