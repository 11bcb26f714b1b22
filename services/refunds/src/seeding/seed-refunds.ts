import { createHash, randomBytes } from 'node:crypto';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { RepairSnapshot } from '@alveole/contracts/repair';
import { groupTransfers, sharesOf } from '@alveole/domain';
import type { PremiumShare } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { promisedFrom } from '../record/promise.ts';
import { grantedAt, refundedStatuses } from '../record/share-ledger.ts';
import type { AccountEntry, ShareKey, ShareLedger } from '../record/share-ledger.ts';
import type { BatchLine, Person, Transfer } from '../record/refund-batch.ts';
import { referenceOf } from '../record/references.ts';
import { createAccountStore } from '../store/account-store.ts';
import { changedFields, draftFields } from '../store/batch-mapping.ts';
import { batchModelOf } from '../store/batch-model.ts';
import { createPublicFileStore } from '../store/public-file-store.ts';
import { createPayeeStore } from '../store/payee-store.ts';
import { followedFileOf } from '../wire/followed-file.ts';
import { seedRecovery } from './seed-recovery.ts';
import type { SeededRecovery } from './seed-recovery.ts';

export type { SeededRecovery } from './seed-recovery.ts';

/** The one transfer of the demonstration, confirmed by the bank. */
export interface SeededBatch {
  /** As the paid files name it. */
  readonly batchId: string;
  readonly drafter: Person;
  readonly draftedAt: Date;
  readonly approver: Person;
  readonly approvedAt: Date;
}

export interface SeededRefunds {
  readonly entities: readonly EntitySnapshot[];
  /** Files whose refund is pending, and those that the batch paid, as they stood when it paid them. */
  readonly files: readonly SeededFile[];
  readonly batch: SeededBatch;
  /** Within which the programme promised to pay them; 30 days where none is named. */
  readonly delayDays?: number | undefined;
  /** What one shop is asked to pay back; absent where nothing is owed. */
  readonly recovery?: SeededRecovery | undefined;
}

export type SeededFile = RepairSnapshot & {
  readonly validatedAt: Date;
  /** What the premium was corrected to after the transfer that paid it, in cents, who pays that, and when. */
  readonly corrected?: Pick<RepairSnapshot, 'shares'> & { readonly cents: number; readonly at: Date };
};

/** Drafted, approved, exported, confirmed: a write each. */
const writesOfConfirmed = 4;

/**
 * Writes what events would have left: payees, the ledger of each file, and one confirmed batch of the paid ones.
 * What exists stays as it is, so a seed that was cut off can be done again.
 */
export async function seedRefunds(
  database: Database,
  { entities, files, batch, delayDays = 30, recovery }: SeededRefunds,
): Promise<void> {
  const payees = createPayeeStore(
    database,
    async () => undefined,
    () => batch.draftedAt,
  );
  const accounts = createAccountStore(database);
  const batches = batchModelOf(database);
  await database.createIndexes();
  await Promise.all(entities.map(payees.keep));
  const publicFiles = createPublicFileStore(database);
  await Promise.all(
    files.map(async (file) => {
      const { repair_id, receipt_code: receiptCode, campaign_version: campaignVersion } = file;
      await publicFiles.note(repair_id, { receiptCode, campaignVersion });
    }),
  );
  const shares = files.flatMap(sharesOfFile);
  const paid = shares.filter(isPaid);
  const batchOf = batchesOfFunders(batch, paid);
  await Promise.all(shares.map((share) => accounts.open(accountOf(share, batchOf(share.funderId), delayDays))));
  for (const funderId of new Set(paid.map((share) => share.funderId))) {
    const funderBatch = batchOf(funderId);
    if (await batches.exists({ _id: funderBatch.batchId })) continue;
    const lines = paid.filter((share) => share.funderId === funderId).map(lineOf);
    await batches.create(confirmedBatch({ ...funderBatch, funderId }, lines, entities));
  }
  if (recovery) await seedRecovery(database, recovery);
}

/** A funder's share of a demonstration file. */
type SeededShare = SeededFile & PremiumShare;

function sharesOfFile(file: SeededFile): SeededShare[] {
  const shares = file.shares?.map(({ funder_id, cents }) => ({ funderId: funder_id, cents }));
  return sharesOf({ premiumCents: file.to_refund_cents, shares })
    .filter(({ cents }) => cents > 0)
    .map((share) => ({ ...file, ...share }));
}

/** The first funder's batch has the id that the paid files name; references of transfers are made of its first letters. */
function batchesOfFunders(batch: SeededBatch, paid: readonly SeededShare[]): (funderId: string) => SeededBatch {
  const first = paid[0]?.funderId;
  return (funderId) => (funderId === first ? batch : { ...batch, batchId: idOf(batch.batchId, funderId) });
}

const idOf = (batchId: string, funderId: string) =>
  createHash('sha256').update(`${batchId} ${funderId}`).digest('hex').slice(0, 32);

const isPaid = ({ status }: RepairSnapshot) => refundedStatuses.includes(status);

/** As the events would have come: due with its validation, then in the batch, then paid. */
function accountOf(file: SeededShare, { batchId, draftedAt, approvedAt }: SeededBatch, delayDays: number): ShareLedger {
  const cents = grantedAt(file.status, file.cents);
  const due: AccountEntry = { kind: 'due', cents, at: file.validatedAt };
  const settled: AccountEntry[] = [
    { kind: 'batched', cents, batchId, at: draftedAt },
    { kind: 'paid', cents, batchId, at: approvedAt },
  ];
  return {
    ...followedFileOf(file),
    funderId: file.funderId,
    sequence: file.sequence,
    validatedAt: file.validatedAt,
    promisedAt: promisedFrom(file.validatedAt, delayDays),
    entries: isPaid(file) ? [due, ...settled, ...correctionOf(file, cents)] : [due],
  };
}

function correctionOf({ corrected, funderId }: SeededShare, paidCents: number): AccountEntry[] {
  if (corrected === undefined) return [];
  const share = corrected.shares?.find(({ funder_id }) => funder_id === funderId);
  const cents = (corrected.shares ? (share?.cents ?? 0) : corrected.cents) - paidCents;
  return cents === 0 ? [] : [{ kind: 'adjustment', cents, at: corrected.at }];
}

function confirmedBatch(
  { batchId, funderId, drafter, draftedAt, approver, approvedAt }: SeededBatch & Pick<ShareKey, 'funderId'>,
  lines: BatchLine[],
  entities: readonly EntitySnapshot[],
) {
  const payees = new Map(entities.map((entity) => [entity.entity_id, entity]));
  const transfers = groupTransfers(lines).transfers.map(({ entityId, cents }, index): Transfer => ({
    reference: referenceOf(batchId, index),
    entityId,
    payeeName: payees.get(entityId)?.raison_sociale ?? '',
    iban: payees.get(entityId)?.iban ?? '',
    cents,
    state: 'paid',
    settledAt: approvedAt,
  }));
  return {
    _id: batchId,
    ...draftFields({ funderId, lines, draftedBy: drafter, draftedAt }),
    ...changedFields({ state: 'confirmed', transfers, approvedBy: approver, approvedAt }),
    rowHash: randomBytes(16).toString('hex'),
    sequence: writesOfConfirmed,
    outbox: [],
  };
}

function lineOf(file: SeededShare): BatchLine {
  const { repairId, fileNumber, entityId, entityName } = followedFileOf(file);
  const kind = { wasPaidBefore: false, isCorrection: false };
  return { repairId, fileNumber, entityId, entityName, cents: file.cents, ...kind };
}
