import { randomUUID } from 'node:crypto';
import { changeBetween } from '@alveole/domain';
import type { EnvelopeEntry, CalendarWeek } from '@alveole/domain';
import type { EnvelopeRecord, PendingChange } from '../record/envelope-record.ts';
import type { EnvelopePorts, OpenEnvelope } from './standing-envelopes.ts';

/** Changes of one or more envelopes, taken before their file is written. */
export interface TakenChanges {
  /** Written with the file, by which the changes are known. */
  readonly id: string;
  /** The file was written. */
  settle(): Promise<void>;
  /** The file was not. */
  giveBack(): Promise<void>;
}

export interface WantedChange {
  readonly repairId: string;
  readonly before: readonly EnvelopeEntry[];
  readonly after: readonly EnvelopeEntry[];
  /** Counts what is committed or paid, whatever is left. */
  readonly isForced?: boolean;
  /** In whose pace a file of before counts. */
  readonly week?: CalendarWeek;
}

type Line = readonly [envelope: EnvelopeRecord, change: PendingChange];

/**
 * Takes what the entries of a file add to envelopes: all of them or none. Undefined where one does not suffice any more.
 * Envelopes are taken in the order of their ids; what a process that dies leaves behind is known by its file.
 */
export async function takeChanges(
  { envelopes, now }: Pick<EnvelopePorts, 'envelopes' | 'now'>,
  open: ReadonlyMap<string, OpenEnvelope>,
  { repairId, before, after, isForced = false, week }: WantedChange,
): Promise<TakenChanges | undefined> {
  const id = randomUUID();
  const at = now();
  const lines = [...open].flatMap(([funderId, { record }]): Line[] => {
    const entryIn = (entries: readonly EnvelopeEntry[]) => entries.find((entry) => entry.funderId === funderId);
    const change = changeBetween(entryIn(before), entryIn(after));
    const isNone = Object.values(change).every((cents) => cents === 0);
    return isNone ? [] : [[record, { id, repairId, at, ...(week && { week }), ...change }]];
  });
  const taken: Line[] = [];
  const giveBack = async () => {
    for (const [record, change] of taken) await envelopes.giveBack(record, change);
  };
  for (const [record, change] of lines.toSorted(([one], [other]) => one.id.localeCompare(other.id))) {
    if (isForced) await envelopes.takeAnyway(record, change);
    else if (!(await envelopes.take(record, change))) {
      await giveBack();
      return undefined;
    }
    taken.push([record, change]);
  }
  return {
    id,
    giveBack,
    // The act is done: where settling fails, the next round does it (`settlePending`).
    async settle() {
      for (const [record, change] of taken) await envelopes.settle(record, change).catch(() => undefined);
    },
  };
}
