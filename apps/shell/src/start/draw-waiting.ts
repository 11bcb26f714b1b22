import { readPersonAhead } from '@alveole/api-client/ask-ahead';
import { buildOf, lastDrawingOf } from '@alveole/api-client/last-drawing';
import { drawWaitingPage } from './draw-waiting-page.ts';

// The gateway writes this script into the HTML of a page of the signed-in, before its root: it runs at once.
try {
  const person = readPersonAhead(localStorage, document);
  const of = person && { userId: person.userId, build: buildOf(document) };
  const drawing = of && lastDrawingOf(localStorage, location.pathname, of, Date.now());
  if (person) drawWaitingPage(document, person, location, drawing);
} catch {
  // A browser that keeps nothing: the page is drawn when its scripts have come.
}
