import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How one left the page before: what had the focus in it, and where pages stand. */
let left: { readonly focused: Element | null; readonly place: Element | null } | undefined;

/**
 * A page opens with its title focused once the focus went away with the page before, as it does with a pressed link. The
 * first page takes none: there one begins at the links that skip to what one came for.
 * @returns for what holds the title
 */
export function useFocusOfPage(): RefObject<HTMLDivElement | null> {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = header.current?.closest('body > *') ?? null;
    const isLost = left?.place === place && left.focused?.isConnected === false;
    if (isLost && document.activeElement === document.body)
      header.current?.querySelector('h1')?.focus({ preventScroll: true });
    return () => {
      left = { focused: document.activeElement, place };
    };
  }, []);
  return header;
}
