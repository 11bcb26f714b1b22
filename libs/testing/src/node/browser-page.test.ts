import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** In a process of its own, since the page gives its names to the whole world of a process. */
function inPage(script: string): unknown {
  const source = `
    import { keepNames, openPage, rememberPage } from './libs/testing/jest/browser-page.mjs';
    const page = openPage();
    const putBack = rememberPage(page);
    ${script}
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

it('the page of the next suite is empty: elements, attributes, storages, cookies and the address of the last one are gone', () => {
  const found = inPage(`
    document.body.innerHTML = '<p>left</p>';
    document.head.append(document.createElement('style'));
    document.documentElement.lang = 'de';
    document.body.className = 'left';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    document.cookie = 'left=1';
    history.pushState(null, '', '/left?a=1#b');
    putBack();
    console.log(JSON.stringify([document.documentElement.outerHTML, localStorage.length, sessionStorage.length, document.cookie, location.href]));
  `);
  expect(found).toEqual(['<html><head></head><body></body></html>', 0, 0, '', 'http://localhost/']);
});

it('doubles that a suite gave to globals, interfaces, the document and the navigator are taken back', () => {
  const found = inPage(`
    globalThis.left = 1;
    globalThis.fetch = () => 'double';
    globalThis.innerWidth = 1;
    Element.prototype.getBoundingClientRect = () => 'double';
    Object.defineProperty(navigator, 'onLine', { value: 'double', configurable: true });
    Object.defineProperty(crypto, 'randomUUID', { value: () => 'double', configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'double', configurable: true });
    delete globalThis.Blob;
    putBack();
    const box = document.body.getBoundingClientRect();
    console.log(JSON.stringify([typeof left, typeof fetch, innerWidth, box.width, navigator.onLine, document.visibilityState, typeof Blob, crypto.randomUUID().length]));
  `);
  expect(found).toEqual(['undefined', 'undefined', 1024, 0, true, 'visible', 'function', 36]);
});

it('listeners of a suite leave the window and the document with it, and names that packages gave to the world stay', () => {
  const found = inPage(`
    const heard = [];
    addEventListener('online', () => heard.push('window'));
    window.addEventListener('online', { handleEvent: () => heard.push('object') });
    document.addEventListener('online', () => heard.push('document'));
    onoffline = () => heard.push('property');
    keepNames(() => { globalThis.nameOfPackage = 1; });
    const tell = () => { for (const target of [page.window, document]) for (const name of ['online', 'offline']) target.dispatchEvent(new Event(name)); };
    tell();
    const before = heard.splice(0);
    putBack();
    tell();
    console.log(JSON.stringify([before, heard, nameOfPackage]));
  `);
  expect(found).toEqual([['window', 'object', 'property', 'document'], [], 1]);
});

it('a frame that a suite waited for leaves the frames of the next one as they are', () => {
  const found = inPage(`
    const real = globalThis.setTimeout;
    globalThis.setTimeout = () => 0;
    requestAnimationFrame(() => undefined);
    globalThis.setTimeout = real;
    putBack();
    const drawn = await new Promise((resolve) => requestAnimationFrame(resolve));
    const cancelled = requestAnimationFrame(() => console.log('"cancelled"'));
    cancelAnimationFrame(cancelled);
    console.log(JSON.stringify(typeof drawn));
  `);
  expect(found).toBe('number');
});

it('the region from which React Aria speaks is empty in the page of the next suite, where a suite took it out of the page too', () => {
  const found = inPage(`
    const region = document.createElement('div');
    region.dataset.liveAnnouncer = 'true';
    region.innerHTML = '<div role="log">2 suggestions</div>';
    document.body.prepend(region);
    document.body.replaceChildren();
    putBack();
    const afterFirst = document.body.innerHTML;
    const putBackNext = rememberPage(page);
    region.firstChild.textContent = '1 suggestion';
    putBackNext();
    console.log(JSON.stringify([afterFirst, document.body.innerHTML]));
  `);
  const region = '<div data-live-announcer="true"><div role="log"></div></div>';
  expect(found).toEqual([region, region]);
});
