import { pushedDocumentIn } from '@alveole/contracts/media';
import type { DocumentAwaited, PushedDocument } from '@alveole/contracts/media';
import { useEffect, useState } from 'react';

/** Milliseconds after which a window without a document closes (establishments §2). */
const timeout = 2000;

const awaited: DocumentAwaited = { type: 'alveole.document-awaited' };

/**
 * The document that another window of our own origin pushes; what comes from elsewhere or in another shape is not
 * heard. Without one the window closes; `missing` is for a browser that does not let it.
 */
export function usePushedDocument(): PushedDocument | 'awaited' | 'missing' {
  const [shown, setShown] = useState<PushedDocument | 'awaited' | 'missing'>('awaited');
  useEffect(() => {
    const { origin } = window.location;
    const giveUp = setTimeout(() => {
      setShown('missing');
      window.close();
    }, timeout);
    const receive = (event: MessageEvent<unknown>): void => {
      const document = event.origin === origin ? pushedDocumentIn(event.data) : undefined;
      if (document === undefined) return;
      clearTimeout(giveUp);
      setShown(document);
    };
    window.addEventListener('message', receive);
    (window.opener as Window | null)?.postMessage(awaited, origin);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', receive);
    };
  }, []);
  return shown;
}
