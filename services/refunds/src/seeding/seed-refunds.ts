import { randomBytes } from 'node:crypto';
import type { EntitySnapshot, RepairSnapshot } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { BatchLine, Person } from '../record/refund-batch.ts';
import { batchLineOf } from '../record/refund-line.ts';
import { changedFields, draftFields } from '../store/batch-mapping.ts';
import { batchModelOf } from '../store/batch-model.ts';
import { createLineStore } from '../store/line-store.ts';
import type { LineStore } from '../store/line-store.ts';
import { createPayeeStore } from '../store/payee-store.ts';
import { followedLineOf } from '../wire/followed-line.ts';

/** The one transfer of the demonstration, confirmed by the bank. */
export interface SeededBatch {
  /** As the paid files name it. */
  readonly refundId: string;
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
}

export type SeededFile = RepairSnapshot & { readonly validatedAt: Date };

/** What each paid status was before the transfer. */
const unpaid: Readonly<Partial<Record<RepairStatus, RepairStatus>>> = {
  [RepairStatus.refunded]: RepairStatus.validated,
  [RepairStatus.sampleRefunded]: RepairStatus.sampleValidated,
};

const statusBefore = ({ status }: RepairSnapshot) => unpaid[status];

/** Drafted, approved, exported, confirmed: a write each. */
const writesOfConfirmed = 4;

/**
 * Writes what events would have left: payees, lines that wait, and one confirmed batch of the paid files.
 * What exists stays as it is, so a seed that was cut off can be done again.
 */
export async function seedRefunds(database: Database, { entities, files, batch }: SeededRefunds): Promise<void> {
  const payees = createPayeeStore(database, async () => undefined);
  const lines = createLineStore(database);
  const batches = batchModelOf(database);
  await database.createIndexes();
  await Promise.all(entities.map(payees.keep));
  const paid = files.filter((file) => statusBefore(file) !== undefined);
  await keepLines(lines, files, paid, batch.refundId);
  if (paid.length === 0 || (await batches.exists({ _id: batch.refundId }))) return;
  await batches.create(confirmedBatch(batch, paid.map(paidLine(entities))));
}

/** As the events would have come: refundable first, then held by the batch, then paid. */
async function keepLines(
  lines: LineStore,
  files: readonly SeededFile[],
  paid: readonly SeededFile[],
  refundId: string,
) {
  const keep = (file: SeededFile, status: RepairStatus, sequence: number) =>
    lines.keep({ ...followedLineOf(file), status }, sequence, file.validatedAt);
  await Promise.all(
    files.map((file) => keep(file, statusBefore(file) ?? file.status, file.sequence - (paid.includes(file) ? 1 : 0))),
  );
  if (paid.length === 0) return;
  await lines.hold(
    refundId,
    paid.map(({ repair_id }) => repair_id),
  );
  await Promise.all(paid.map((file) => keep(file, file.status, file.sequence)));
}

function confirmedBatch({ refundId, drafter, draftedAt, approver, approvedAt }: SeededBatch, lines: BatchLine[]) {
  return {
    _id: refundId,
    ...draftFields({ lines, draftedBy: drafter, draftedAt }),
    ...changedFields({ state: 'confirmed', approvedBy: approver, approvedAt }),
    row_hash: randomBytes(16).toString('hex'),
    sequence: writesOfConfirmed,
    outbox: [],
  };
}

function paidLine(entities: readonly EntitySnapshot[]) {
  const accounts = new Map(
    entities.map(({ entity_id, raison_sociale, iban }) => [entity_id, { payeeName: raison_sociale, iban }]),
  );
  return (file: SeededFile): BatchLine => ({ ...batchLineOf(followedLineOf(file)), ...accounts.get(file.entity_id) });
}
