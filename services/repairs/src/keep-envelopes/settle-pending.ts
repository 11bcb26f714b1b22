import type { EnvelopeRecord, PendingChange } from '../record/envelope-record.ts';
import { envelopeRecords } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';

/** A request is answered within a minute; a change that is pending for longer was left by a process that died. */
const leftAfterMs = 60_000;

/** Ends the changes of envelopes that nobody ends any more: they count where their file was written, and are given back where not. */
export async function settlePending(ports: EnvelopePorts): Promise<void> {
  for (const record of (await envelopeRecords(ports)).values())
    for (const change of record.pendingChanges)
      if (isLeft(change, ports.now())) await settleChange(ports, record, change);
}

const isLeft = ({ at }: PendingChange, now: Date) => now.getTime() - at.getTime() >= leftAfterMs;

/** Where the file does not know the change, its version is renewed first: a write that was only slow then fails. */
async function settleChange(
  { envelopes, repairs }: EnvelopePorts,
  record: EnvelopeRecord,
  change: PendingChange,
): Promise<void> {
  const file = await repairs.byId(change.repairId);
  if (file === undefined) return void (await envelopes.giveBack(record, change));
  if (file.envelopes?.changeIds.includes(change.id)) return void (await envelopes.settle(record, change));
  // Stale: the next round looks at what was written.
  if ((await repairs.keepEnvelopes(file, {})) !== 'stale') await envelopes.giveBack(record, change);
}
