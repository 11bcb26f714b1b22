import {
  allocateShares,
  entriesLeftOut,
  envelopesOf,
  envelopeStageOf,
  isRefunded,
  sharesOf,
  weekOf,
} from '@alveole/domain';
import type { Allocation, Campaign, EnvelopeEntry } from '@alveole/domain';
import { noEnvelopes, withId } from '../record/file-envelopes.ts';
import type { FileEnvelopes } from '../record/file-envelopes.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { takeChanges } from './change-envelopes.ts';
import type { TakenChanges } from './change-envelopes.ts';
import { standingEnvelopes } from './standing-envelopes.ts';
import type { EnvelopePorts, OpenEnvelope } from './standing-envelopes.ts';

/** What became of a file that was to be counted: `changed` where somebody wrote it, or took the last of an envelope, meanwhile. */
export type Brought = 'counted' | 'waits' | 'changed';

const maxTries = 5;

/**
 * Brings a file into the accounts of envelopes as it stands: one that was completed before there were envelopes, one that
 * waits, one whose account is recounted. What is validated counts whatever is left; what is not waits where it finds no room.
 * @param isFirstInLine whether it goes before all files that wait
 */
export async function bringFile(ports: EnvelopePorts, repairId: string, isFirstInLine = false): Promise<Brought> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const file = await ports.repairs.byId(repairId);
    if (file === undefined) return 'counted';
    const brought = await bringOnce(ports, file, await standingEnvelopes(ports, isFirstInLine));
    if (brought !== 'changed') return brought;
  }
  return 'changed';
}

/** Whether a file takes what it has to, or waits for it: nothing is to be asked of any account then. */
export function isCounted(file: RepairRecord, campaign: Pick<Campaign, 'funders'>): boolean {
  if (file.envelopes === undefined) return false;
  return file.awaitsEnvelope === true || isSame(standing(file, file.envelopes, envelopesOf(campaign)).entries, file);
}

function isSame(entries: readonly EnvelopeEntry[], { envelopes }: RepairRecord): boolean {
  return JSON.stringify(entries) === JSON.stringify(envelopes?.entries ?? []);
}

async function bringOnce(
  ports: EnvelopePorts,
  file: RepairRecord,
  open: ReadonlyMap<string, OpenEnvelope>,
): Promise<Brought> {
  const isForced = envelopeStageOf(file.status) !== 'reserved';
  const former = file.envelopes ?? unknownPayments(file, open);
  const allocation = isForced ? standing(file, former, open) : allocationOf(file, former, open);
  if (allocation.outcome !== 'held') return wait(ports, file, former, allocation.funderId);
  const { entries, shares } = allocation;
  if (isSame(entries, file) && !file.awaitsEnvelope) return 'counted';
  const before = file.envelopes?.entries ?? [];
  const taken = await takeChanges(ports, open, {
    repairId: file.id,
    before,
    after: entries,
    isForced,
    // A file of before the envelope says nothing of the pace of this week.
    ...(file.envelopes === undefined && { week: weekOf(file.createdAt) }),
  });
  if (taken === undefined) return 'changed';
  const isRedirected = file.shares !== undefined && shares !== file.shares;
  return keep(ports, file, { ...withoutWait(former), entries }, { taken, ...(isRedirected && { shares }) });
}

function withoutWait({ entries, changeIds, paymentIds }: FileEnvelopes): FileEnvelopes {
  return { entries, changeIds, paymentIds };
}

/** Writes the file with what it takes; the accounts follow as `writeHeld` has it. */
async function keep(
  { repairs }: EnvelopePorts,
  file: RepairRecord,
  envelopes: FileEnvelopes,
  { taken, shares }: { readonly taken: TakenChanges; readonly shares?: RepairRecord['shares'] },
): Promise<Brought> {
  const written = await repairs.keepEnvelopes(file, {
    envelopes: { ...envelopes, changeIds: withId(envelopes.changeIds, taken.id) },
    awaitsEnvelope: false,
    ...(shares && { shares }),
  });
  await (written === 'stale' ? taken.giveBack() : taken.settle());
  return written === 'stale' ? 'changed' : 'counted';
}

/** It keeps its place in the line, and what it held before. */
async function wait(
  { repairs, now }: EnvelopePorts,
  file: RepairRecord,
  former: FileEnvelopes,
  funderId: string,
): Promise<Brought> {
  if (file.awaitsEnvelope && file.envelopes?.wait?.funderId === funderId) return 'waits';
  const since = file.envelopes?.wait?.since ?? now();
  const marks = { envelopes: { ...former, wait: { funderId, since } }, awaitsEnvelope: true };
  return (await repairs.keepEnvelopes(file, marks)) === 'stale' ? 'changed' : 'waits';
}

function allocationOf(
  file: RepairRecord,
  { entries }: FileEnvelopes,
  open: ReadonlyMap<string, OpenEnvelope>,
): Allocation {
  return allocateShares({ shares: sharesOf(file), entries, isCommitted: false, envelopes: open });
}

/** What a file takes by its shares, whatever is left; nothing once it was given up. */
function standing(
  file: RepairRecord,
  { entries: former }: Pick<FileEnvelopes, 'entries'>,
  open: ReadonlyMap<string, unknown>,
): Extract<Allocation, { outcome: 'held' }> {
  const stage = envelopeStageOf(file.status);
  const isCommitted = stage === 'committed';
  const shares = sharesOf(file);
  const entries = shares
    .filter(({ funderId }) => open.has(funderId))
    .map(({ funderId, cents }): EnvelopeEntry => {
      const paidCents = former.find((entry) => entry.funderId === funderId)?.paidCents ?? 0;
      return { funderId, cents: stage === 'none' ? 0 : cents, isCommitted, paidCents };
    })
    .filter(({ cents, paidCents }) => cents !== 0 || paidCents !== 0);
  return { outcome: 'held', shares, entries: [...entries, ...entriesLeftOut(former, open)] };
}

/** What banks paid before there were envelopes, as the file says, or its locks where it was paid before it kept that. */
function unknownPayments(file: RepairRecord, open: ReadonlyMap<string, OpenEnvelope>): FileEnvelopes {
  const locks = file.refundLocks ?? [];
  const paid = locks.filter(({ paidAt }) => paidAt !== undefined || isRefunded(file.status));
  const entries = sharesOf(file)
    .filter(({ funderId }) => open.has(funderId) && paid.some((lock) => lock.funderId === funderId))
    .map(({ funderId, cents }): EnvelopeEntry => ({
      funderId,
      cents,
      isCommitted: true,
      paidCents: file.settledShares?.find((share) => share.funderId === funderId)?.paidCents ?? cents,
    }));
  return { ...noEnvelopes, entries, paymentIds: paid.map(({ batchId }) => batchId) };
}
