import type { ApiCaller } from '@alveole/contracts';
import { formatDeskTime } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import { changeTexts } from './suspend-payments.text.ts';
import { usePaymentSuspension } from './use-suspend-payments.ts';

/** What was done about the payments of an establishment, for its history. */
export function useSuspensionItems(api: ApiCaller, entityId: string, isEnabled: boolean): readonly TimelineItem[] {
  const { data } = usePaymentSuspension(api, entityId, isEnabled);
  return (data?.changes ?? []).map(({ act, reason, userName, at }) => ({
    id: `payments-${act}-${at}`,
    when: formatDeskTime(at),
    instant: at,
    title: <strong>{changeTexts[act]}</strong>,
    detail: `${userName} · ${reason}`,
  }));
}
