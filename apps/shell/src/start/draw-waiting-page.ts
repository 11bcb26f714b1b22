import { partsOfAddress } from '@alveole/api-client/ask-ahead';
import type { SignedIn } from '@alveole/api-client';
import { isClosed } from '@alveole/domain';
import { basePath } from './base-path.ts';

/**
 * Draws the page of the address as it waits for its answers, from the parts that the gateway wrote for the person's role.
 * It is for the eye, and its links for the pointer: keyboard and readers wait for the page itself, which takes its place.
 * How the page looked last on this device stands for the one without answers. A query makes another page of it, of which the frame alone is sure; a closed account has another menu.
 */
export function drawWaitingPage(
  document: Document,
  { role, entityStatus }: Pick<SignedIn, 'role' | 'entityStatus'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  lastDrawing?: string,
): void {
  const place = document.getElementById('waiting');
  const path = pathname.slice(basePath(document.baseURI).length);
  const isOfScreen = partsOfAddress(place?.dataset.path ?? '', path) !== undefined;
  const frame = partOf(document, 'frame', role);
  const page = lastDrawing === undefined ? partOf(document, 'page', role) : contentOf(document, lastDrawing);
  if (!place || !frame || !page || !isOfScreen || (role === 'REP' && isClosed(entityStatus))) return;
  frame.querySelector('main')?.replaceChildren(...(search === '' ? [page] : []));
  quieten(frame);
  place.setAttribute('aria-hidden', 'true');
  place.append(frame);
}

function partOf(document: Document, part: 'frame' | 'page', role: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-waiting="${part}"][data-roles~="${role}"]`,
  );
  return template?.content.cloneNode(true) as DocumentFragment | undefined;
}

function contentOf(document: Document, html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function quieten(frame: DocumentFragment): void {
  // The page that comes has the same names.
  for (const named of frame.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const link of frame.querySelectorAll('a')) link.tabIndex = -1;
  for (const control of frame.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, [tabindex="0"]'))
    control.inert = true;
}
