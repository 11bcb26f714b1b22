// jsdom lacks these; react-router, react-aria and leaflet expect them.
import { TextDecoder, TextEncoder } from 'node:util';

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
