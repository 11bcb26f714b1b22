// jsdom lacks these; react-router, react-aria and leaflet expect them.
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

const matchMedia = (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { TextEncoder, TextDecoder, ResizeObserver, matchMedia });
// What presses arrow keys for a test finds the radio buttons of a group by it.
globalThis.document.defaultView.CSS ??= { escape: (name) => name.replace(/[^\w-]/g, (mark) => `\\${mark}`) };
globalThis.window.matchMedia = matchMedia;
globalThis.Element.prototype.scrollIntoView = () => {};

/** A file's bytes, by the one reader that jsdom has. */
function bytesOf() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}
globalThis.Blob.prototype.arrayBuffer ??= bytesOf;

// React makes an error for each element, to tell who made it: no test reads that, and a screen has thousands.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {}, configurable: true });
