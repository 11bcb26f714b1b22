import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Told to the document whenever a page that was on its way stands. */
export const pageStandsEvent = 'alveole:page-stands';

/** Stands beside a page, behind the same wait. */
export function PageStands(): ReactNode {
  useEffect(() => void document.dispatchEvent(new Event(pageStandsEvent)), []);
  return null;
}
