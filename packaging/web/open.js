// Opens the program of the folder, which works without a network from the second time on.
"use strict";

start(fetch("deskmate.wasm").then(answer => answer.arrayBuffer()));
navigator.serviceWorker?.register("worker.js").catch(() => {});
