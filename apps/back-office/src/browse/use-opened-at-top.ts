import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A file opens at its top, with its decision in sight and the focus on its heading, from wherever the one before was
 * left. Give the file a key of its own, so that the next one opens anew.
 * @returns the ref of the heading
 */
export function useOpenedAtTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
