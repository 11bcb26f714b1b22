import type { ApiCaller } from '@alveole/contracts';
import type { FlagView } from '@alveole/contracts/desk';
import type { FlagState } from '@alveole/domain';
import { formatDate, formatDeskTime } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import { stepTexts, texts } from './flag-subject.text.ts';
import { useFlags } from './use-flags.ts';

/** What was done about the flags of an establishment, for its history: set, removed, or ended by themselves. */
export function useFlagItems(api: ApiCaller, entityId: string, isEnabled: boolean): readonly TimelineItem[] {
  const { data = [] } = useFlags(api, 'shop', entityId, isEnabled);
  return data.flatMap((flag) => [
    ...(flag.state === 'removed' && flag.removedAt ? [itemOf(flag, 'removed', flag.removedAt, flag.removedBy)] : []),
    ...(flag.state === 'expired' ? [itemOf(flag, 'expired', `${flag.lastDay}T22:59:59.000Z`)] : []),
    itemOf(flag, 'in-force', flag.setAt, flag.userName),
  ]);
}

function itemOf({ flagId, reason, lastDay }: FlagView, step: FlagState, at: string, name?: string): TimelineItem {
  return {
    id: `flag-${flagId}-${step}`,
    when: step === 'expired' ? formatDate(lastDay) : formatDeskTime(at),
    instant: at,
    title: <strong>{stepTexts[step]}</strong>,
    detail: [name, reason, ...(step === 'in-force' ? [texts.until(formatDate(lastDay))] : [])]
      .filter(Boolean)
      .join(' · '),
  };
}
