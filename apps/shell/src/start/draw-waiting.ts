import { readPersonAhead } from '@alveole/api-client/ask-ahead';
import { drawWaitingPage } from './draw-waiting-page.ts';

// The gateway writes this script into the HTML of a page of the signed-in, before its root: it runs at once.
try {
  const person = readPersonAhead(localStorage, document);
  if (person) drawWaitingPage(document, person, location);
} catch {
  // A browser that keeps nothing: the page is drawn when its scripts have come.
}
