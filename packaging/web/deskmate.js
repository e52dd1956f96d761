// What the browser does for the program: the functions of `src/browser.rs`, and what happens to the page.
// It is loaded after gl.js, the loader of the window library, whose names it uses: canvas, importObject, wasm_exports,
// wasm_memory, register_plugins, init_plugins.
"use strict";

const NAME = "deskmate";
const DATABASE = "files";

// A file of more characters is kept in the database only, since the journal has little room.
const LARGEST_IN_JOURNAL = 1 << 20;

// Files are kept in a database. That takes a moment, so each change is first written to the journal, which is there at
// once: a page that is killed next loses nothing. What the database has is taken out of the journal.
class Store {
    constructor() {
        this.database = null;
        this.journal = null;
        this.kept = [];
        this.isSecond = false;
    }

    async open() {
        this.isSecond = !(await this.claim());
        try {
            this.journal = window.localStorage;
        } catch {
            // The browser refuses: each file is kept in the database only.
        }
        const files = new Map();
        try {
            this.database = await opened(window.indexedDB.open(NAME, 1));
            const [names, contents] = await Promise.all([
                asked(this.files("readonly").getAllKeys()),
                asked(this.files("readonly").getAll()),
            ]);
            names.forEach((name, index) => files.set(name, contents[index]));
        } catch {
            // The browser refuses: the journal keeps what it has room for.
        }
        for (const [name, bytes] of this.changes()) {
            if (bytes) files.set(name, bytes);
            else files.delete(name);
            if (!this.isSecond) this.write(name, bytes);
        }
        this.kept = [...files];
        navigator.storage?.persist?.().catch(() => {});
    }

    // Whether the files belong to this page, and not to one that was opened before.
    claim() {
        return new Promise(resolve => {
            if (!navigator.locks) return resolve(true);
            const held = lock => {
                resolve(lock !== null);
                // It is held until the page is closed.
                return lock && new Promise(() => {});
            };
            navigator.locks.request(NAME, { ifAvailable: true }, held).catch(() => resolve(true));
        });
    }

    files(mode) {
        return this.database.transaction(DATABASE, mode).objectStore(DATABASE);
    }

    // The changes that the database may not have yet.
    changes() {
        if (!this.journal) return [];
        const names = Array.from({ length: this.journal.length }, (_, index) => this.journal.key(index));
        const own = names.filter(name => name.startsWith(NAME + ":"));
        return own.map(name => [name.slice(NAME.length + 1), fromText(this.journal.getItem(name))]);
    }

    // Keeps a file, or forgets it without bytes. Returns whether that is certain.
    keep(name, bytes) {
        const isLarge = bytes && bytes.length > LARGEST_IN_JOURNAL;
        const entry = NAME + ":" + name;
        let isKept = false;
        try {
            if (isLarge) this.journal?.removeItem(entry);
            else this.journal.setItem(entry, toText(bytes));
            isKept = !isLarge || this.database !== null;
        } catch {
            // There is no room.
        }
        if (this.database) this.write(name, bytes);
        return isKept;
    }

    write(name, bytes) {
        if (!this.database) return;
        const entry = NAME + ":" + name;
        const files = this.files("readwrite");
        if (bytes) files.put(bytes, name);
        else files.delete(name);
        files.transaction.oncomplete = () => {
            // A later change stays.
            if (this.journal?.getItem(entry) === toText(bytes)) this.journal.removeItem(entry);
        };
    }
}

function opened(request) {
    request.onupgradeneeded = () => request.result.createObjectStore(DATABASE);
    return asked(request);
}

function asked(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(request.error);
    });
}

// The journal has texts: one character for each byte, after a sign that there are some.
function toText(bytes) {
    if (!bytes) return "-";
    let text = "+";
    for (let start = 0; start < bytes.length; start += 8192) {
        text += String.fromCharCode(...bytes.subarray(start, start + 8192));
    }
    return text;
}

function fromText(text) {
    return text.startsWith("+") ? Uint8Array.from(text.slice(1), byte => byte.charCodeAt(0)) : null;
}

const store = new Store();
const light = window.matchMedia("(prefers-color-scheme: light)");
const started = Date.now();
let timer = null;
let pasted = null;
let sound = null;

// The memory of the program, which may have moved since the last call.
const memory = (start, length) => new Uint8Array(wasm_memory.buffer, start, length);
const text = (start, length) => new TextDecoder().decode(memory(start, length));

// Writes bytes for the program, if there is room, and returns their number.
function give(bytes, to, room) {
    if (bytes.length <= room) memory(to, bytes.length).set(bytes);
    return bytes.length;
}

// Allocates bytes in the program, which owns them from then on.
function owned(bytes) {
    const start = wasm_exports.allocate_vec_u8(bytes.length);
    memory(start, bytes.length).set(bytes);
    return [start, bytes.length];
}

const encoded = string => new TextEncoder().encode(string);

function nextFrame() {
    importObject.env.sapp_schedule_update();
}

function download(name, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copy(string) {
    try {
        await navigator.clipboard.writeText(string);
    } catch {
        const field = document.createElement("textarea");
        field.value = string;
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
        canvas.focus();
    }
}

async function paste() {
    try {
        // Ctrl+V has already brought it; else the browser may ask the user.
        tellPasted(pasted ?? (await navigator.clipboard.readText()));
    } catch {
        tellPasted(null);
    }
    pasted = null;
}

function tellPasted(string) {
    wasm_exports.deskmate_pasted(...owned(encoded(string ?? "")), string !== null);
    nextFrame();
}

function play(samples, rate) {
    // The browser plays nothing before the first click or key.
    if (!sound) return;
    const buffer = sound.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(Float32Array.from(samples, sample => sample / 32768));
    const source = sound.createBufferSource();
    source.buffer = buffer;
    source.connect(sound.destination);
    source.start();
}

async function open(files) {
    for (const file of files) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        wasm_exports.deskmate_opened(...owned(encoded(file.name)), ...owned(bytes));
    }
    nextFrame();
}

// The worker is the same program, which only searches there: it has no files, no window and no sound.
const SEARCHER = `
    "use strict";
    let program = null;
    const memory = (start, length) => new Uint8Array(program.exports.memory.buffer, start, length);
    const known = {
        deskmate_elapsed: () => performance.now(),
        deskmate_report: (start, length) => postMessage(new TextDecoder().decode(memory(start, length))),
    };
    const env = new Proxy(known, { get: (functions, name) => functions[name] ?? (() => 0) });
    onmessage = async ({ data }) => {
        program = await WebAssembly.instantiate(data, { env });
        onmessage = ({ data }) => search(new TextEncoder().encode(data));
        postMessage("");
    };
    function search(text) {
        const start = program.exports.allocate_vec_u8(text.length);
        memory(start, text.length).set(text);
        program.exports.deskmate_search_now(start, text.length);
    }
`;

let compiled = null;
let searcher = null;
// The number of lines that it has found.
let searched = 0;

function search(commands) {
    if (searcher) return searcher.postMessage(commands);
    const address = URL.createObjectURL(new Blob([SEARCHER], { type: "text/javascript" }));
    searcher = new Worker(address);
    const own = searcher;
    own.onmessage = ({ data }) => {
        if (own !== searcher) return;
        // The first message says that it is ready.
        if (data === "") return own.postMessage(commands);
        searched += 1;
        wasm_exports.deskmate_found(...owned(encoded(data)));
        nextFrame();
    };
    own.postMessage(compiled);
}

function stopSearch() {
    searcher?.terminate();
    searcher = null;
}

function choose() {
    const field = document.createElement("input");
    field.type = "file";
    field.accept = ".pgn,.txt";
    field.onchange = () => open(field.files);
    field.click();
}

const functions = {
    deskmate_elapsed: () => performance.now(),
    deskmate_since_1970: () => Date.now(),
    deskmate_minutes_ahead: () => -new Date().getTimezoneOffset(),
    deskmate_language: (to, room) => give(encoded(navigator.language), to, room),
    deskmate_prefers_light: () => light.matches,
    deskmate_title: (start, length) => {
        document.title = text(start, length);
    },
    deskmate_toggle_full_screen: () => {
        const done = document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen?.();
        done?.catch(() => {});
    },
    deskmate_wake_in: milliseconds => {
        clearTimeout(timer);
        // A timer has 31 bits.
        if (milliseconds >= 0) timer = setTimeout(nextFrame, Math.min(milliseconds, 0x7fffffff));
    },
    deskmate_kept_count: () => store.kept.length,
    deskmate_kept: (index, part, to, room) => {
        const [name, bytes] = store.kept[index];
        return give(part === 0 ? encoded(name) : bytes, to, room);
    },
    deskmate_keep: (name, nameLength, start, length, isNew) =>
        store.keep(text(name, nameLength), isNew ? memory(start, length).slice() : null),
    deskmate_is_second: () => store.isSecond,
    deskmate_download: (name, nameLength, start, length) =>
        download(text(name, nameLength), memory(start, length).slice()),
    deskmate_copy: (start, length) => copy(text(start, length)),
    deskmate_paste: () => paste(),
    deskmate_play: (start, length, rate) =>
        play(new Int16Array(wasm_memory.buffer, start, length), rate),
    deskmate_search: (start, length) => search(text(start, length)),
    deskmate_stop_search: stopSearch,
    deskmate_report: () => {},
};

// What the browser does itself with keys, fingers and files, and must not.
function listen() {
    canvas.addEventListener("keydown", event => {
        const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
        if (isPlain && (event.key === "/" || event.key === "'")) {
            // Firefox would search the page.
            event.preventDefault();
            wasm_exports.key_press(event.key.charCodeAt(0));
        } else if (event.ctrlKey && event.key.toLowerCase() === "o") {
            // The files of the user are not those of the page: the browser asks for one.
            event.preventDefault();
            event.stopImmediatePropagation();
            choose();
        } else if (event.key === "F5" || (event.ctrlKey && "aszx".includes(event.key.toLowerCase()))) {
            event.preventDefault();
        }
    });
    // One finger at a time plays: a second one never makes the move of the first.
    let finger = null;
    const only = event => {
        const touch = event.changedTouches[0];
        if (finger === null && event.type === "touchstart") finger = touch.identifier;
        if (touch.identifier !== finger || event.changedTouches.length > 1) {
            event.preventDefault();
            event.stopImmediatePropagation();
        }
        const isDown = [...event.touches].some(touch => touch.identifier === finger);
        if (!isDown) finger = null;
    };
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
        canvas.addEventListener(type, only, { passive: false });
    }
    canvas.addEventListener("contextmenu", event => event.preventDefault());
    canvas.addEventListener("webglcontextlost", () => location.reload());
    const unlock = () => {
        sound ??= window.AudioContext ? new AudioContext() : null;
        sound?.resume();
        canvas.focus();
    };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, unlock);
    window.addEventListener("paste", event => {
        pasted = event.clipboardData?.getData("text/plain") || null;
        setTimeout(() => (pasted = null), 1000);
    });
    window.addEventListener("dragover", event => event.preventDefault(), true);
    window.addEventListener(
        "drop",
        event => {
            event.preventDefault();
            event.stopImmediatePropagation();
            open(event.dataTransfer.files);
        },
        true,
    );
    light.addEventListener("change", () => {
        wasm_exports.deskmate_light(light.matches);
        nextFrame();
    });
    const focus = () => {
        wasm_exports.deskmate_focus(document.hasFocus());
        nextFrame();
    };
    window.addEventListener("focus", focus);
    window.addEventListener("blur", focus);
    document.addEventListener("visibilitychange", stayAwake);
    stayAwake();
}

// The screen stays on while the page is seen.
async function stayAwake() {
    if (document.visibilityState !== "visible") return;
    try {
        await navigator.wakeLock?.request("screen");
    } catch {
        // The battery is low, or the browser does not allow it.
    }
    if (wasm_exports?.frame && Date.now() > started) nextFrame();
}

// The bytes of a text in base 64 that is packed by gzip.
async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), byte => byte.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
}

// Starts the program of these bytes.
async function start(program) {
    try {
        const [bytes] = await Promise.all([program, store.open()]);
        // The picture stays on the page, so that only what has changed is drawn.
        canvas.getContext("webgl", { alpha: false, antialias: false, preserveDrawingBuffer: true });
        register_plugins([{ register_plugin: object => Object.assign(object.env, functions) }]);
        compiled = await WebAssembly.compile(bytes);
        const instance = await WebAssembly.instantiate(compiled, importObject);
        wasm_memory = instance.exports.memory;
        wasm_exports = instance.exports;
        instance.exports.main(0, 0);
        listen();
        canvas.focus();
        // What happens before the first frame is lost.
        requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById("wait")?.remove()));
    } catch (error) {
        const wait = document.getElementById("wait");
        if (wait) wait.textContent = `Deskmate cannot start: ${error}`;
        throw error;
    }
}
