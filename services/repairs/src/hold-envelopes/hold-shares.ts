import { appError } from '@alveole/contracts';
import { allocateShares, entriesLeftOut, envelopeStageOf, isIncomplete, sharesOf } from '@alveole/domain';
import type { Allocation, PremiumShare } from '@alveole/domain';
import { noEnvelopes, withId } from '../record/file-envelopes.ts';
import type { EnvelopeMarks, FileEnvelopes } from '../record/file-envelopes.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { envelopeUsedUp } from '../wire/envelope-refusals.ts';
import { takeChanges } from './change-envelopes.ts';
import { hasEnvelopes, standingEnvelopes } from './standing-envelopes.ts';
import type { EnvelopePorts, OpenEnvelope } from './standing-envelopes.ts';

/** A file whose shares envelopes hold, on its way into the store. */
export interface HeldFile {
  /** As it will stand, with the shares that envelopes hold. */
  readonly file: RepairRecord;
  /** What the write sets beside the operation. */
  readonly marks: Partial<EnvelopeMarks> & Partial<Pick<RepairRecord, 'shares'>>;
  settle(): Promise<void>;
  giveBack(): Promise<void>;
}

/** Each try loses only to files that took the last of an envelope, or to a version that changed it, at the same moment. */
const maxTries = 20;

/**
 * Takes, moves or frees what an operation changes of the envelopes of a file: reserved at its completion, committed at its
 * validation, free again once it is given up or refused. The caller writes the file with the marks, then settles or gives
 * back. A campaign without envelopes costs nothing. Throws EnvelopeUsedUpException where one does not suffice and the
 * campaign refuses; where it has a waiting list, a completed file is marked to wait.
 */
export async function holdShares(ports: EnvelopePorts, before: RepairRecord, after: RepairRecord): Promise<HeldFile> {
  if (!hasEnvelopes(ports) || isUnchanged(before, after)) return withoutChange(after);
  const stage = envelopeStageOf(after.status);
  if (stage === 'none') return isIncomplete(after.status) ? announce(ports, after) : free(ports, before, after);
  // A file that waits keeps its place, whatever its invoice becomes.
  if (before.awaitsEnvelope && stage === 'reserved') return withoutChange(after);
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const open = await standingEnvelopes(ports, false);
    const allocation = allocate(open, before, after);
    if (allocation.outcome !== 'held') return unheld(ports, open, { before, after, allocation });
    const heldFile = await takeAll(ports, open, { before, after, allocation });
    if (heldFile !== undefined) return heldFile;
  }
  throw appError('ServiceUnavailableException', 'Too many repairs take this envelope at once.', { retryAfter: 1 });
}

/** Writes a file whose shares are held: what was taken counts once it is written, and is free again where it is not. */
export async function writeHeld<Outcome extends object | string>(
  heldFile: Pick<HeldFile, 'settle' | 'giveBack'>,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  // Where the write fails without an answer, nobody knows yet: the next round looks at the file (`settlePending`).
  const outcome = await write();
  await (typeof outcome === 'object' ? heldFile.settle() : heldFile.giveBack());
  return outcome;
}

interface Move {
  readonly before: RepairRecord;
  readonly after: RepairRecord;
}

/** Only a way from one stage to another, and other shares, change anything. */
function isUnchanged(before: RepairRecord, after: RepairRecord): boolean {
  const isSameStage = envelopeStageOf(before.status) === envelopeStageOf(after.status);
  return isSameStage && JSON.stringify(sharesOf(before)) === JSON.stringify(sharesOf(after));
}

const nothing = async (): Promise<void> => undefined;

function withoutChange(file: RepairRecord): HeldFile {
  return { file, marks: {}, settle: nothing, giveBack: nothing };
}

function allocate(open: ReadonlyMap<string, OpenEnvelope>, before: RepairRecord, after: RepairRecord): Allocation {
  return allocateShares({
    shares: sharesOf(after),
    entries: before.envelopes?.entries ?? [],
    isCommitted: envelopeStageOf(after.status) === 'committed',
    envelopes: open,
  });
}

/** Nothing is held before a file is complete; what would be refused then is refused as soon as its amount is known. */
async function announce(ports: EnvelopePorts, after: RepairRecord): Promise<HeldFile> {
  const open = await standingEnvelopes(ports, true);
  const allocation = allocate(open, { ...after, envelopes: noEnvelopes }, after);
  if (allocation.outcome === 'refused') throw usedUp(ports, open, allocation);
  return withoutChange(after);
}

async function free(ports: EnvelopePorts, before: RepairRecord, after: RepairRecord): Promise<HeldFile> {
  const former = before.envelopes;
  if (former === undefined) return withoutChange(after);
  const open = await standingEnvelopes(ports, true);
  const entries = entriesLeftOut(former.entries, open);
  const wanted = { repairId: before.id, before: former.entries, after: entries, isForced: true };
  const taken = await takeChanges(ports, open, wanted);
  return marked(after, { ...former, entries, wait: undefined }, taken);
}

async function takeAll(
  ports: EnvelopePorts,
  open: ReadonlyMap<string, OpenEnvelope>,
  { before, after, allocation }: Move & { readonly allocation: Extract<Allocation, { outcome: 'held' }> },
): Promise<HeldFile | undefined> {
  const former = before.envelopes ?? noEnvelopes;
  const { entries, shares } = allocation;
  const taken = await takeChanges(ports, open, { repairId: before.id, before: former.entries, after: entries });
  if (taken === undefined) return undefined;
  return marked(withShares(after, shares), { ...former, entries, wait: undefined }, taken);
}

/** Shares that no envelope redirected stay as they are, absent ones too. */
function withShares(file: RepairRecord, shares: readonly PremiumShare[]): RepairRecord {
  return shares === sharesOf(file) || file.shares === undefined ? file : { ...file, shares };
}

function unheld(
  ports: EnvelopePorts,
  open: ReadonlyMap<string, OpenEnvelope>,
  { before, after, allocation }: Move & { readonly allocation: Exclude<Allocation, { outcome: 'held' }> },
): HeldFile {
  const { funderId, outcome } = allocation;
  const isCompleted = envelopeStageOf(after.status) === 'reserved';
  if (outcome === 'refused' || !isCompleted) throw usedUp(ports, open, allocation);
  const former = before.envelopes ?? noEnvelopes;
  return marked(after, { ...former, wait: { funderId, since: ports.now() } }, undefined);
}

function marked(
  file: RepairRecord,
  envelopes: FileEnvelopes,
  taken: Awaited<ReturnType<typeof takeChanges>>,
): HeldFile {
  const changeIds = taken ? withId(envelopes.changeIds, taken.id) : envelopes.changeIds;
  const { wait, ...rest } = envelopes;
  const marks = { envelopes: { ...rest, changeIds, ...(wait && { wait }) }, awaitsEnvelope: wait !== undefined };
  return {
    file: { ...file, ...marks },
    marks: { ...marks, ...(file.shares && { shares: file.shares }) },
    settle: taken?.settle ?? nothing,
    giveBack: taken?.giveBack ?? nothing,
  };
}

function usedUp(
  { campaign }: EnvelopePorts,
  open: ReadonlyMap<string, OpenEnvelope>,
  { funderId, cents }: Exclude<Allocation, { outcome: 'held' }>,
) {
  const account = open.get(funderId)?.account;
  return envelopeUsedUp(campaign, { funderId, shareCents: cents, leftCents: account ? leftIn(account) : 0 });
}

const leftIn = ({ amountCents, usedCents }: OpenEnvelope['account']) => Math.max(amountCents - usedCents, 0);
