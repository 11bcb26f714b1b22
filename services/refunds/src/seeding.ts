import { randomBytes } from 'node:crypto';
import type { RepairSnapshot, EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { batchModelOf } from './batch/batch-repository.ts';
import type { BatchLine, Person } from './batch/refund-batch.ts';
import { createLineRepository } from './line/line-repository.ts';
import { createPayeeRepository } from './payee/payee-repository.ts';

export interface SeededRefunds {
  readonly entities: readonly EntitySnapshot[];
  /** Files at 5 or 11, and those at 6 or 12 that the batch paid, as they stood when it paid them. */
  readonly files: readonly (RepairSnapshot & { readonly validated_at: Date })[];
  readonly batch: {
    /** As the paid files name it. */
    readonly refund_id: string;
    readonly drafter: Person;
    readonly drafted_at: Date;
    readonly approver: Person;
    readonly approved_at: Date;
  };
}

/** What each paid status was before the transfer. */
const unpaid: Readonly<Record<number, number>> = { 6: 5, 12: 11 };

/**
 * Writes what events would have left: payees, lines that wait, and one confirmed batch of the paid files.
 * What exists stays as it is, so a seed that was cut off can be done again.
 */
export async function seedRefunds(database: Database, { entities, files, batch }: SeededRefunds): Promise<void> {
  const payees = createPayeeRepository(database, async () => undefined);
  const lines = createLineRepository(database);
  const batches = batchModelOf(database);
  await database.syncIndexes();
  await Promise.all(entities.map(payees.keep));

  const paid = files.filter(({ status }) => unpaid[status] !== undefined);
  await Promise.all(
    files.map((file) =>
      lines.keep(
        { ...lineOf(file), gender: file.gender, status: unpaid[file.status] ?? file.status },
        file.sequence - (paid.includes(file) ? 1 : 0),
        file.validated_at,
      ),
    ),
  );
  if (paid.length === 0) return;
  await lines.claim(
    batch.refund_id,
    paid.map(({ repair_id }) => repair_id),
  );
  await Promise.all(
    paid.map((file) =>
      lines.keep({ ...lineOf(file), gender: file.gender, status: file.status }, file.sequence, file.validated_at),
    ),
  );

  if (await batches.exists({ _id: batch.refund_id })) return;
  const accounts = new Map(
    entities.map(({ entity_id, raison_sociale, iban }) => [entity_id, { payee_name: raison_sociale, iban }]),
  );
  await batches.create({
    _id: batch.refund_id,
    state: 'confirmed',
    lines: paid.map((file) => ({ ...lineOf(file), ...accounts.get(file.entity_id) })),
    drafted_by: batch.drafter,
    approved_by: batch.approver,
    create_date: batch.drafted_at,
    approved_at: batch.approved_at,
    row_hash: randomBytes(16).toString('hex'),
    sequence: 4,
    outbox: [],
  });
}

function lineOf({ repair_id, repair_rozo_id, entity_id, entity_name, to_refund_cents }: RepairSnapshot): BatchLine {
  return { repair_id, repair_rozo_id, entity_id, entity_name, cents: to_refund_cents ?? 0 };
}
