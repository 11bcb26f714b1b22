import { isDocumentAwaited } from '@alveole/contracts/media';
import type { PushedDocument } from '@alveole/contracts/media';

/**
 * Opens a window of its own for a document, which is pushed to it once it asks, and again when it is reloaded: no
 * address of a stored object ever stands in an address bar.
 * @param href of `/view/document`
 */
export function openDocumentWindow(href: string, document: PushedDocument, from: Window = window): void {
  const opened = from.open(href, '_blank');
  if (!opened) return;
  const { origin } = from.location;
  const answer = (event: MessageEvent<unknown>): void => {
    if (opened.closed) return from.removeEventListener('message', answer);
    if (event.source !== opened || event.origin !== origin || !isDocumentAwaited(event.data)) return;
    opened.postMessage(document, origin);
  };
  from.addEventListener('message', answer);
}
