// Keeps the files of the program, so that it opens without a network. VERSION is set when the package is made.
"use strict";

const CACHE = "deskmate-VERSION";
const FILES = [
    "./",
    "gl.js",
    "unpack.js",
    "deskmate.js",
    "open.js",
    "deskmate.wasm.lzma",
    "manifest.webmanifest",
    "icon.svg",
];

self.addEventListener("install", event => {
    event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", event => {
    const old = names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)));
    event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then(kept => kept ?? fetch(event.request)));
});
