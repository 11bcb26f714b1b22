import { randomBytes } from 'node:crypto';
import { creditorReferenceOf, calendarDay, soleFunderId } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { Debtor } from '../record/debtor.ts';
import type { OwedShare } from '../record/recovery.ts';
import { recoveryModelOf } from '../store/recovery-store.ts';

/** The payment request of the demonstration. */
export interface SeededRecovery {
  readonly recoveryId: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly files: readonly OwedShare[];
  readonly creditor: Debtor;
  readonly requestedAt: Date;
  readonly requestedBy: string;
}

const daysToPay = 30;
const day = 86_400_000;

/** Writes the request that staff sent; one that exists stays as it is. */
export async function seedRecovery(database: Database, recovery: SeededRecovery): Promise<void> {
  const model = recoveryModelOf(database);
  const { recoveryId: _id, requestedAt: createdAt, requestedBy: by, files, ...fields } = recovery;
  if (await model.exists({ _id })) return;
  const number = 1;
  const requestedCents = files.reduce((sum, { cents }) => sum + cents, 0);
  await model.create({
    ...fields,
    _id,
    number,
    reference: creditorReferenceOf(number),
    funderId: soleFunderId,
    state: 'requested',
    requestedCents,
    writtenOffCents: 0,
    payments: [],
    files: [...files],
    createdAt,
    dueOn: calendarDay(new Date(createdAt.getTime() + daysToPay * day)),
    remindedAt: [],
    steps: [{ act: 'request', at: createdAt, by, cents: requestedCents }],
    standingKey: `${fields.entityId}/${soleFunderId}`,
    rowHash: randomBytes(16).toString('hex'),
    sequence: 1,
    outbox: [],
  });
}
