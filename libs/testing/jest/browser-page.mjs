// The one page of a process: Node's own world takes the names of jsdom's window (docs/adr/0092).
import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { watchListeners } from './browser-listeners.mjs';
import { giveFrames } from './browser-frames.mjs';
import { quickenLabels } from './browser-labels.mjs';
import { plainStyleOf } from './browser-style.mjs';

const address = 'http://localhost/';
/** What stays Node's: the language, and what jsdom and jest use themselves in the same world. */
const ofNode = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...['window', 'self', 'top', 'parent', 'frames', 'console', 'constructor', 'performance'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'atob', 'btoa'],
]);
/** What Node has and jsdom has not: ports keep a process open, and no screen under test reaches the network. */
const withoutPage = ['BroadcastChannel', 'MessageChannel', 'MessagePort', 'fetch', 'Request', 'Response'];
/** Packages put these there when they are loaded or first used, which happens once: React Aria and React. */
const isOfPackages = (name) => name === 'focus' || name.startsWith('_reactListening');

let page;

/** The page, opened at its first use. */
export function openPage() {
  page ??= createPage();
  return page;
}

function createPage() {
  const virtualConsole = new VirtualConsole();
  // By its name in each call, since every suite has a console of its own.
  virtualConsole.on('jsdomError', (error) => globalThis.console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: address, virtualConsole });
  const { window } = dom;
  window.getComputedStyle = plainStyleOf(window);
  quickenLabels(window);
  giveFrames(window);
  const removeListeners = watchListeners([window, window.document]);
  const names = namesOf(window).filter((name) => !ofNode.has(name) && !name.startsWith('_'));
  for (const name of names) shareName(window, name);
  for (const name of withoutPage) delete globalThis[name];
  for (const name of ['window', 'self', 'top', 'parent', 'frames', 'global'])
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
  const handlers = names.filter((name) => name.startsWith('on'));
  return { dom, window, objects: objectsOf(window, names), handlers, removeListeners };
}

function namesOf(window) {
  const names = new Set();
  for (let from = window; from !== null; from = Object.getPrototypeOf(from))
    for (const name of Object.getOwnPropertyNames(from)) if (!(name in Object.prototype)) names.add(name);
  return [...names];
}

/** Interfaces are the window's own; its properties and functions are asked of it at each use. */
function shareName(window, name) {
  const value = window[name];
  if (typeof value === 'function' && /^[A-Z]/.test(name)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    return;
  }
  const bound = typeof value === 'function' && !name.startsWith('on') ? value.bind(window) : undefined;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => bound ?? window[name],
    set(given) {
      // Listeners and the address are the window's; anything else is a double that the suite puts there.
      if (name.startsWith('on') || name === 'location') window[name] = given;
      else Object.defineProperty(globalThis, name, { value: given, configurable: true, writable: true });
    },
  });
}

/** The objects that a suite may give doubles to: interfaces, what they give to their instances, and the page's own. */
function objectsOf(window, names) {
  const interfaces = names.map((name) => window[name]).filter((value) => typeof value === 'function');
  const own = ['document', 'navigator', 'history', 'screen', 'crypto', 'localStorage', 'sessionStorage'].map(
    (name) => window[name],
  );
  return [...new Set([...interfaces, ...interfaces.map(({ prototype }) => prototype), ...own])].filter(Boolean);
}

/** Names that packages gave to the world when they were loaded. */
const namesOfPackages = new Set();

/** Runs what loads packages: the names that they add to the world stay as long as they do. */
export function keepNames(load) {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const exports = load();
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!before.has(name)) namesOfPackages.add(name);
  return exports;
}

/** Remembers the properties of the page and of the world; the answer empties the page and puts them back. */
export function rememberPage({ dom, window, objects, handlers, removeListeners }) {
  const remembered = [globalThis, ...objects].map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  const announcers = watchAnnouncers(window);
  return () => {
    removeListeners();
    for (const target of [window, window.document]) for (const name of handlers) if (target[name]) target[name] = null;
    clearDocument(window.document, announcers());
    for (const [object, descriptors] of remembered) putBack(object, descriptors);
    window.localStorage.clear();
    window.sessionStorage.clear();
    dom.cookieJar.removeAllCookiesSync();
    dom.reconfigure({ url: address });
  };
}

const isAnnouncer = ({ dataset }) => dataset?.liveAnnouncer !== undefined;

/** The regions from which React Aria speaks to readers, those that a suite took out of the page too: it makes none anew. */
function watchAnnouncers({ document, MutationObserver }) {
  const announcers = new Set([...document.body.children].filter(isAnnouncer));
  const note = (records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (isAnnouncer(node)) announcers.add(node);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return [...announcers];
  };
}

/** Its elements stay, since packages have looked them up, and so do the empty regions from which React Aria speaks to readers. */
function clearDocument({ documentElement, head, body }, announcers) {
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  for (const announcer of announcers) for (const log of announcer.children) log.replaceChildren();
  body.replaceChildren(...announcers);
}

function putBack(object, descriptors) {
  for (const name of Object.getOwnPropertyNames(object)) {
    const before = descriptors[name];
    const now = Object.getOwnPropertyDescriptor(object, name);
    if (!now?.configurable || namesOfPackages.has(name) || isOfPackages(name)) continue;
    if (before === undefined) delete object[name];
    else if (before.value !== now.value || before.get !== now.get || before.set !== now.set)
      Object.defineProperty(object, name, before);
  }
  for (const [name, before] of Object.entries(descriptors))
    if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, before);
}
