import { answersName, askAhead } from '@alveole/api-client/ask-ahead';
import type { FirstCalls } from '@alveole/api-client/ask-ahead';
import { basePath } from './base-path.ts';

// The gateway writes this script into the HTML of a page of the signed-in, before its stylesheets: it runs at once.
const calls = document.getElementById('alveole-first-calls')?.textContent;
try {
  const answers = askAhead(JSON.parse(calls ?? '') as FirstCalls, {
    storage: localStorage,
    cookies: document,
    basePath: basePath(document.baseURI),
    address: location,
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
  });
  Object.assign(globalThis, { [answersName]: answers });
} catch {
  // A browser that keeps nothing, or a table of another form: the page asks by itself.
}
