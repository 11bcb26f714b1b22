import { inlineDocuments } from '@alveole/contracts';
import { shownLegalText } from '@alveole/domain';
import type { LegalTextId, ShownLegalText } from '@alveole/domain';
import { useEffect, useState } from 'react';

export interface ReadLegalText {
  readonly shown: ShownLegalText | undefined;
  readonly hasFailed: boolean;
}

/** A legal text: the one that the page's HTML brought, else the gateway's. */
export function useLegalText(id: LegalTextId): ReadLegalText {
  const [read, setRead] = useState<ReadLegalText>(() => ({ shown: textInPage(id), hasFailed: false }));
  const [readId, setReadId] = useState(id);
  if (readId !== id) {
    setReadId(id);
    setRead({ shown: textInPage(id), hasFailed: false });
  }
  const isMissing = read.shown === undefined && !read.hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    fetchText(id).then(
      (shown) => !isLeft && setRead({ shown, hasFailed: false }),
      () => !isLeft && setRead({ shown: undefined, hasFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, isMissing]);
  return read;
}

/** A page that is drawn at build time has no document, and no text yet. */
function textInPage(id: LegalTextId): ShownLegalText | undefined {
  if (typeof document === 'undefined') return undefined;
  const written = document.getElementById(inlineDocuments.legalText)?.textContent;
  const read = written ? shownLegalText.safeParse(JSON.parse(written)) : undefined;
  return read?.success && read.data.text.id === id ? read.data : undefined;
}

async function fetchText(id: LegalTextId): Promise<ShownLegalText> {
  const response = await fetch(new URL(`textes/${id}.json`, document.baseURI), { cache: 'no-cache' });
  return shownLegalText.parse(await response.json());
}
