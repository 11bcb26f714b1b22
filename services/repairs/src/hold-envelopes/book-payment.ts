import { sharesOf, soleFunderId } from '@alveole/domain';
import type { EnvelopeEntry } from '@alveole/domain';
import { noEnvelopes, withId } from '../record/file-envelopes.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { settledBy } from '../record/settled-shares.ts';
import { bringFile } from './bring-file.ts';
import { takeChanges } from './change-envelopes.ts';
import { hasEnvelopes, standingEnvelopes } from './standing-envelopes.ts';
import type { EnvelopePorts, OpenEnvelope } from './standing-envelopes.ts';

/** Transfers that reached their accounts, or came back, as refunds tells them. */
export interface SettledTransfers {
  readonly eventId: string;
  readonly batchId: string;
  /** Absent: the programme’s. */
  readonly funderId?: string | undefined;
  /** Of every file of the transfers, corrected ones too. */
  readonly repairIds: readonly string[];
  /** By file number; none in events from before this was told, whose files were paid their share. */
  readonly centsOf: ReadonlyMap<string, number>;
  readonly outcome: 'paid' | 'returned';
  /** People decided against an earlier answer of the bank: the batch was counted once already. */
  readonly isAfterAll?: boolean;
}

const maxTries = 10;

/** Notes payments of the share of a funder on their files, and counts them in its envelope, once for each event and file. */
export async function bookPayments(ports: EnvelopePorts, settled: SettledTransfers): Promise<void> {
  for (const repairId of settled.repairIds) await bookPayment(ports, repairId, settled);
}

async function bookPayment(ports: EnvelopePorts, repairId: string, settled: SettledTransfers): Promise<void> {
  const { funderId = soleFunderId } = settled;
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const open = hasEnvelopes(ports) ? await standingEnvelopes(ports, true) : new Map<string, OpenEnvelope>();
    const file = await ports.repairs.byId(repairId);
    if (file === undefined) return;
    if (open.has(funderId) && file.envelopes === undefined && attempt === 0) await bringFile(ports, repairId);
    else if (await bookOnce(ports, file, settled, open)) return;
  }
  throw new Error(`File ${repairId} was written by others each time`);
}

/** False where somebody else wrote the file meanwhile. */
async function bookOnce(
  ports: EnvelopePorts,
  file: RepairRecord,
  settled: SettledTransfers,
  open: ReadonlyMap<string, OpenEnvelope>,
): Promise<boolean> {
  const { funderId = soleFunderId, eventId } = settled;
  const cents = signedCents(file, settled);
  const shareMarks = settledBy(file, { eventId, funderId, act: 'pay', cents });
  const { envelopes = noEnvelopes } = file;
  if (!open.has(funderId) || isCounted(envelopes.paymentIds, settled)) {
    return shareMarks === undefined || (await ports.repairs.keepEnvelopes(file, shareMarks)) !== 'stale';
  }
  const before = envelopes.entries;
  const after = withPayment(before, { funderId, cents });
  const taken = await takeChanges(ports, open, { repairId: file.id, before, after, isForced: true });
  if (taken === undefined) return false;
  const written = await ports.repairs.keepEnvelopes(file, {
    ...shareMarks,
    envelopes: {
      ...envelopes,
      entries: after,
      changeIds: withId(envelopes.changeIds, taken.id),
      paymentIds: withId(envelopes.paymentIds, eventId),
    },
  });
  await (written === 'stale' ? taken.giveBack() : taken.settle());
  return written !== 'stale';
}

/** A payment that the file told of before it had envelopes goes by its batch. */
function isCounted(
  paymentIds: readonly string[],
  { eventId, batchId, outcome, isAfterAll = false }: SettledTransfers,
): boolean {
  return paymentIds.includes(eventId) || (outcome === 'paid' && !isAfterAll && paymentIds.includes(batchId));
}

function signedCents(file: RepairRecord, { centsOf, funderId = soleFunderId, outcome }: SettledTransfers): number {
  const share = sharesOf(file).find((one) => one.funderId === funderId)?.cents ?? 0;
  const cents = centsOf.get(file.fileNumber) ?? share;
  return outcome === 'paid' ? cents : -cents;
}

function withPayment(
  entries: readonly EnvelopeEntry[],
  { funderId, cents }: { readonly funderId: string; readonly cents: number },
): readonly EnvelopeEntry[] {
  const known = entries.find((entry) => entry.funderId === funderId);
  const entry = known ?? { funderId, cents: 0, isCommitted: true, paidCents: 0 };
  const paid = { ...entry, paidCents: Math.max(entry.paidCents + cents, 0) };
  return [...entries.filter((one) => one !== known), paid];
}
