import { randomBytes, randomUUID } from 'node:crypto';
import type { RepairSnapshot, EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { batchModelOf } from './batch/batch-repository.ts';
import type { BatchLine, Person } from './batch/refund-batch.ts';
import { createLineRepository } from './line/line-repository.ts';
import { createPayeeRepository } from './payee/payee-repository.ts';

export interface SeededRefunds {
  readonly entities: readonly EntitySnapshot[];
  /** Files at 5 or 11, and those at 6 or 12 that a confirmed batch paid. */
  readonly files: readonly (RepairSnapshot & { readonly validated_at: Date })[];
  readonly drafter: Person;
  readonly approver: Person;
}

const paid: readonly number[] = [6, 12];
const aDay = 24 * 3600_000;

/** Writes what events would have left: payees, lines that wait, and one confirmed batch of the paid files. */
export async function seedRefunds(database: Database, { entities, files, drafter, approver }: SeededRefunds): Promise<void> {
  const payees = createPayeeRepository(database, async () => undefined);
  const lines = createLineRepository(database);
  const batches = batchModelOf(database);
  await database.syncIndexes();
  for (const entity of entities) await payees.keep(entity);
  for (const file of files) await lines.keep({ ...lineOf(file), gender: file.gender, status: file.status }, file.sequence, file.validated_at);
  const settled = files.filter((file) => paid.includes(file.status));
  if (settled.length === 0 || (await batches.exists({ state: 'confirmed' }))) return;
  const latest = Math.max(...settled.map((file) => file.validated_at.getTime()));
  const ibans = new Map(entities.map((entity) => [entity.entity_id, entity]));
  await batches.create({
    _id: randomUUID(),
    state: 'confirmed',
    lines: settled.map((file) => ({ ...lineOf(file), payee_name: ibans.get(file.entity_id)?.raison_sociale, iban: ibans.get(file.entity_id)?.iban })),
    drafted_by: drafter,
    approved_by: approver,
    create_date: new Date(latest + aDay),
    approved_at: new Date(latest + aDay),
    row_hash: randomBytes(16).toString('hex'),
    sequence: 4,
    outbox: [],
  });
}

function lineOf({ repair_id, repair_rozo_id, entity_id, entity_name, to_refund_cents }: RepairSnapshot): BatchLine {
  return { repair_id, repair_rozo_id, entity_id, entity_name, cents: to_refund_cents ?? 0 };
}
