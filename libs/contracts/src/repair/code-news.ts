import type { CodeChannel, SmsFailure, SmsRung } from '@alveole/domain';
import type { RepairView } from './view.ts';

/** What was told of a message with the code or the link, as a line of the file's timeline. */
export interface CodeNews {
  readonly id: string;
  readonly channel: CodeChannel;
  /** ISO instant. */
  readonly at: string;
  readonly state: SmsRung;
  readonly failure?: SmsFailure;
}

/** Everything that was told of the messages of a file, oldest message first. */
export function codeNewsOf({ sms }: Pick<RepairView, 'sms'>): readonly CodeNews[] {
  return (sms?.messages ?? []).flatMap(({ messageId, channel, rungs }) =>
    rungs.map((rung) => ({ id: `${messageId}:${rung.state}`, channel, ...rung })),
  );
}

/** Two lists of what happened as one, by their instants; of the same instant the first list's come first. */
export function inOrderOfTime<Item extends { readonly instant?: string }>(
  items: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  return [...items, ...others].toSorted(
    (one, other) => Date.parse(one.instant ?? '') - Date.parse(other.instant ?? ''),
  );
}
