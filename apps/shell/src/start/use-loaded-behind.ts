import { useIsFetching } from '@alveole/query';
import { pageStandsEvent } from '@alveole/router';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Loads something once the page that is on its way stands and has been told what it asked, so that it takes nothing of a
 * narrow line before: dialogs that may be needed when there is no network to fetch them with.
 * @param load stays the same from one drawing to the next; what fails is asked for again when it is needed
 */
export function useLoadedBehind(load: () => Promise<unknown>): void {
  const [stands, setStands] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const isAsking = useIsFetching() > 0;
  // Before any page can say that it stands: that is an effect.
  useLayoutEffect(() => {
    const stand = () => setStands(true);
    document.addEventListener(pageStandsEvent, stand, { once: true });
    return () => document.removeEventListener(pageStandsEvent, stand);
  }, []);
  const isTime = isBegun || (stands && !isAsking);
  if (isTime && !isBegun) setBegun(true);
  useEffect(() => {
    if (isTime) load().catch(() => undefined);
  }, [isTime, load]);
}
