import { useEffect, useState } from 'react';
import { keepReader } from './keep-reader.ts';
import type { SharedReader } from './keep-reader.ts';
import type { ScanKind } from './scan-kind.ts';

/** Milliseconds until a page counts as idle where the browser does not tell. */
const untilIdle = 1_000;

/** Runs this when the browser has nothing else to do; answers how to call it off. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(then);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(then, untilIdle);
  return () => clearTimeout(timer);
}

/**
 * What opens the reader of a kind of scan, which stays from scan to scan as long as what calls this is shown. One that is
 * wanted ahead opens as soon as the page is idle: it is ready when the camera is.
 */
export function useSharedReader({ openReader }: ScanKind, isWantedAhead: boolean): SharedReader['lend'] {
  const [{ lend, letGo }] = useState(() => keepReader(openReader));
  useEffect(() => letGo, [letGo]);
  useEffect(() => {
    if (!isWantedAhead) return undefined;
    // What keeps it from that is told once a scan needs it.
    return whenIdle(() => void lend().catch(() => undefined));
  }, [isWantedAhead, lend]);
  return lend;
}
