// What the browser does for the program: the functions of `src/browser.rs`, and what happens to the page.
// It is loaded after unpack.js and after gl.js, the loader of the window library, whose names it uses: canvas,
// importObject, wasm_exports, wasm_memory, register_plugins, init_plugins, animation, animation_frame_timeout.
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
        // Whether the database had no room for the last change.
        this.isFull = false;
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
            // The browser may close it while the page sleeps: then the journal keeps what it has room for.
            this.database.onclose = () => (this.database = null);
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

    // Keeps a file, or forgets it without bytes. Returns 0 if that is certain, 1 if there is no room, and 2 if the
    // browser keeps nothing.
    keep(name, bytes) {
        if (!this.journal && !this.database) return 2;
        const isLarge = bytes && bytes.length > LARGEST_IN_JOURNAL;
        const entry = NAME + ":" + name;
        let isKept = false;
        try {
            if (isLarge) this.journal?.removeItem(entry);
            else this.journal.setItem(entry, toText(bytes));
            isKept = !isLarge || (this.database !== null && !this.isFull);
        } catch {
            // There is no room.
        }
        this.write(name, bytes);
        // A large one that the database did not take is not kept.
        if (isLarge && !this.database) return 1;
        return isKept ? 0 : 1;
    }

    write(name, bytes) {
        if (!this.database) return;
        const entry = NAME + ":" + name;
        let files;
        try {
            files = this.files("readwrite");
        } catch {
            this.database = null;
            return;
        }
        if (bytes) files.put(bytes, name);
        else files.delete(name);
        files.transaction.onabort = () => (this.isFull = true);
        files.transaction.oncomplete = () => {
            this.isFull = false;
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

// Draws at once what a press or a finger has changed, so that the next picture of the browser already has it: in a frame
// that it asks for, the drawing may end too late for that picture.
function drawNow() {
    cancelAnimationFrame(animation_frame_timeout);
    animation();
}

// Does what takes a browser long and can be seen or heard a moment later, so that it does not hold up the picture.
function later(act) {
    setTimeout(act, 0);
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

// A worker is the same program, which only does one thing there: it has no files, no window and no sound.
const WORKER = `
    "use strict";
    let memory = null;
    const known = {
        deskmate_elapsed: () => performance.now(),
        deskmate_report: (start, length) => {
            postMessage(new TextDecoder().decode(new Uint8Array(memory.buffer, start, length)));
        },
    };
    const env = new Proxy(known, { get: (functions, name) => functions[name] ?? (() => 0) });
    let program = null;
    onmessage = async ({ data }) => {
        try {
            program ??= WebAssembly.instantiate(data.compiled, { env });
            const { exports } = await program;
            memory = exports.memory;
            const text = new TextEncoder().encode(data.text);
            const start = exports.allocate_vec_u8(text.length);
            new Uint8Array(memory.buffer, start, text.length).set(text);
            exports[data.task](start, text.length);
        } catch {
            postMessage("");
        }
    };
`;

let compiled = null;

class Helper {
    // The function that does what it is asked for, and the one that its answers are told to.
    constructor(task, told) {
        this.task = task;
        this.told = told;
        this.worker = null;
        this.answers = 0;
    }

    ask(text) {
        this.worker ??= this.start();
        this.worker.postMessage({ compiled, task: this.task, text });
    }

    start() {
        const worker = new Worker(URL.createObjectURL(new Blob([WORKER], { type: "text/javascript" })));
        worker.onmessage = ({ data }) => {
            if (worker === this.worker) this.tell(data);
        };
        // Such as a worker that the browser does not allow.
        worker.onerror = () => {
            if (worker === this.worker) this.tell("");
        };
        return worker;
    }

    // An answer; an empty one says that the worker has failed.
    tell(answer) {
        if (answer === "") this.stop();
        this.answers += 1;
        wasm_exports[this.told](...owned(encoded(answer)));
        nextFrame();
    }

    stop() {
        this.worker?.terminate();
        this.worker = null;
    }
}

// In the order of the enum `Helper` in src/browser.rs.
const helpers = [
    new Helper("deskmate_search_now", "deskmate_found"),
    new Helper("deskmate_think", "deskmate_thought"),
];

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
        const title = text(start, length);
        later(() => (document.title = title));
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
    deskmate_choose_file: choose,
    deskmate_keep_screen_on: isOn => {
        isScreenKept = isOn !== 0;
        keepScreenOn();
    },
    deskmate_edit_text: isOn => {
        isTextEdited = isOn !== 0;
        showKeyboard();
    },
    deskmate_is_second: () => store.isSecond,
    deskmate_download: (name, nameLength, start, length) =>
        download(text(name, nameLength), memory(start, length).slice()),
    deskmate_copy: (start, length) => copy(text(start, length)),
    deskmate_paste: () => paste(),
    deskmate_play: (start, length, rate) => {
        const samples = new Int16Array(wasm_memory.buffer, start, length).slice();
        later(() => play(samples, rate));
    },
    deskmate_ask: (helper, start, length) => helpers[helper].ask(text(start, length)),
    deskmate_stop: helper => helpers[helper].stop(),
    deskmate_report: () => {},
};

// In the program nobody handles a touch that is cancelled.
const TOUCH_PHASES = {
    touchstart: SAPP_EVENTTYPE_TOUCHES_BEGAN,
    touchmove: SAPP_EVENTTYPE_TOUCHES_MOVED,
    touchend: SAPP_EVENTTYPE_TOUCHES_ENDED,
    touchcancel: SAPP_EVENTTYPE_TOUCHES_ENDED,
};

// The window library knows keys by their places. A letter with Ctrl is that of the keyboard's layout.
const keyAtPlace = into_sapp_keycode;
into_sapp_keycode = place => {
    const { ctrlKey, altKey, key } = window.event ?? {};
    const isLetter = ctrlKey && !altKey && /^[a-z]$/i.test(key);
    return isLetter ? key.toUpperCase().charCodeAt(0) : keyAtPlace(place);
};

// What the browser does itself with keys, fingers and files, and must not.
function listen() {
    canvas.addEventListener("keydown", event => {
        const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
        if (isPlain && (event.key === "/" || event.key === "'")) {
            // Firefox would search the page.
            event.preventDefault();
            wasm_exports.key_press(event.key.charCodeAt(0));
        } else if (event.key === "F5" || (event.ctrlKey && "aoshzx145".includes(event.key.toLowerCase()))) {
            event.preventDefault();
        }
    });
    // One finger at a time plays, and the others do nothing: a second one never makes the move of the first.
    let finger = null;
    const playBy = event => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (finger === null && event.type === "touchstart") finger = event.changedTouches[0].identifier;
        const touch = [...event.changedTouches].find(touch => touch.identifier === finger);
        if (touch) {
            const isCancelled = event.type === "touchcancel";
            const isEnd = event.type === "touchend" || isCancelled;
            // What the browser takes away is put back, as if it were moved outside and dropped there.
            const at = isCancelled ? { x: -1, y: -1 } : mouse_relative_position(touch.clientX, touch.clientY);
            if (isCancelled) wasm_exports.touch(SAPP_EVENTTYPE_TOUCHES_MOVED, finger, at.x, at.y);
            wasm_exports.touch(TOUCH_PHASES[event.type], finger, at.x, at.y);
            isTouched = true;
            if (event.type !== "touchmove") drawNow();
            if (isEnd) {
                finger = null;
                // Only while it handles a touch does a browser show its keyboard.
                showKeyboard();
            }
        }
    };
    for (const type in TOUCH_PHASES) {
        // Before the window library, which takes any finger for the mouse.
        window.addEventListener(type, playBy, { passive: false, capture: true });
    }
    // A button that is released outside of the page is not told to the canvas.
    window.addEventListener("mouseup", event => {
        if (event.target === canvas) return;
        const { x, y } = mouse_relative_position(event.clientX, event.clientY);
        wasm_exports.mouse_move(Math.floor(x), Math.floor(y));
        wasm_exports.mouse_up(x, y, into_sapp_mousebutton(event.button));
    });
    // After the window library, which listens at the canvas.
    for (const type of ["mousedown", "mouseup"]) window.addEventListener(type, drawNow);
    canvas.addEventListener("contextmenu", event => event.preventDefault());
    canvas.addEventListener("webglcontextlost", () => location.reload());
    const unlock = () => {
        sound ??= window.AudioContext ? new AudioContext() : null;
        sound?.resume();
    };
    // A finger counts only when it is lifted.
    for (const type of ["pointerdown", "pointerup", "keydown"]) window.addEventListener(type, unlock);
    window.addEventListener("mousedown", () => {
        isTouched = false;
        canvas.focus();
    });
    document.body.append(keyboard);
    keyboard.addEventListener("input", passTyped);
    keyboard.addEventListener("keydown", event => {
        if (event.key in NAMED_KEYS) {
            event.preventDefault();
            tap(NAMED_KEYS[event.key]);
        }
    });
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
    window.addEventListener("pagehide", () => wasm_exports.deskmate_left());
    document.addEventListener("visibilitychange", () => {
        // A page that is not seen loses what keeps the screen on.
        if (document.visibilityState === "visible") {
            keepScreenOn();
            nextFrame();
        }
    });
}

// The keyboard of a screen that is touched types into a field that nobody sees.
const keyboard = document.createElement("input");
keyboard.autocomplete = "off";
keyboard.spellcheck = false;
keyboard.setAttribute("autocapitalize", "off");
keyboard.setAttribute("style", "position:fixed;bottom:0;opacity:0;width:1px;border:0;font-size:16px");
const NAMED_KEYS = { Enter: 257, Escape: 256, Tab: 258 };
const BACKSPACE = 259;
// What is deleted in the field was there before.
const BEFORE = " ".repeat(64);
let isTextEdited = false;
let isTouched = false;
let typed = BEFORE;

function showKeyboard() {
    if (!isTextEdited || !isTouched) return canvas.focus();
    if (document.activeElement === keyboard) return;
    keyboard.value = typed = BEFORE;
    keyboard.focus();
}

// Passes on what has changed in the field: a keyboard may replace a whole word.
function passTyped() {
    const [before, now] = [Array.from(typed), Array.from(keyboard.value)];
    let same = 0;
    while (same < before.length && before[same] === now[same]) same += 1;
    before.slice(same).forEach(() => tap(BACKSPACE));
    now.slice(same).forEach(character => wasm_exports.key_press(character.codePointAt(0)));
    typed = keyboard.value;
    nextFrame();
}

function tap(key) {
    wasm_exports.key_down(key, 0, false);
    wasm_exports.key_up(key, 0);
    nextFrame();
}

let isScreenKept = false;
let screenLock = null;

async function keepScreenOn() {
    try {
        if (!isScreenKept) {
            await screenLock?.release();
            screenLock = null;
        } else if (!screenLock || screenLock.released) {
            screenLock = (await navigator.wakeLock?.request("screen")) ?? null;
            // The game has ended meanwhile.
            if (!isScreenKept) await keepScreenOn();
        }
    } catch {
        // The battery is low, or the browser does not allow it.
    }
}

// Starts the program that these bytes are packed from.
async function start(packed) {
    try {
        const unpacking = packed.then(bytes => WebAssembly.compile(unpacked(bytes)));
        [compiled] = await Promise.all([unpacking, store.open()]);
        // The picture stays on the page, so that only what has changed is drawn.
        canvas.getContext("webgl", { alpha: false, antialias: false, preserveDrawingBuffer: true });
        register_plugins([{ register_plugin: object => Object.assign(object.env, functions) }]);
        const instance = await WebAssembly.instantiate(compiled, importObject);
        wasm_memory = instance.exports.memory;
        wasm_exports = instance.exports;
        instance.exports.main(0, 0);
        listen();
        canvas.focus();
        // What happens before the first frame is lost.
        requestAnimationFrame(() =>
            requestAnimationFrame(() => {
                document.getElementById("wait")?.remove();
                performance.mark("board");
            }),
        );
    } catch (error) {
        const wait = document.getElementById("wait");
        if (wait) wait.textContent = `Deskmate cannot start: ${error}`;
        throw error;
    }
}
