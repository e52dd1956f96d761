// Opens the program of the folder, which works without a network from the second time on.
"use strict";

start(fetch("deskmate.wasm.lzma").then(async answer => new Uint8Array(await answer.arrayBuffer())));
navigator.serviceWorker?.register("worker.js").catch(() => {});
