import type { Campaign, Rules } from '@alveole/domain';
import { useEffect, useState } from 'react';

/** `absent`: the engine could not be loaded; the service reckons in any case. */
export type LoadedRules = Rules | 'absent' | undefined;

/** The rules of the campaign, whose engine loads once something is to be reckoned. @returns undefined while it loads */
export function useRules(campaign: Campaign, isWanted: boolean): LoadedRules {
  const [loaded, setLoaded] = useState<{ readonly campaign: Campaign; readonly rules: Rules | 'absent' }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const set = (rules: Rules | 'absent') => (isGone ? undefined : setLoaded({ campaign, rules }));
    import('@alveole/rules').then(({ rulesOf }) => set(rulesOf(campaign))).catch(() => set('absent'));
    return () => {
      isGone = true;
    };
  }, [campaign, isWanted]);
  return loaded?.campaign === campaign ? loaded.rules : undefined;
}
