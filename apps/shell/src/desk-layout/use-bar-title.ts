import { bestScreen, titleOf } from '@alveole/domain';
import { useSyncExternalStore } from 'react';

/** How a page of a file names its tab: where one is, then which file. */
const ofFile = /^(.+), dossier /;

/**
 * What the top bar says: the name of the screen; on a page of a file what its tab says, since the same address deposits an
 * invoice, shows one, or replaces it.
 */
export function useBarTitle(path: string): string {
  const tabTitle = useSyncExternalStore(watchHead, readTab, () => undefined);
  const isOfOneThing = bestScreen(path)?.path.includes(':id') === true;
  return (isOfOneThing ? tabTitle : undefined) ?? titleOf(path);
}

const readTab = (): string | undefined => ofFile.exec(document.title)?.[1];

function watchHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
