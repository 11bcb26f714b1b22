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
