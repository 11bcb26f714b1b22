import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import type { ServiceClient } from '@alveole/service-kit';
import type { RefundsConfig } from './config.ts';
import { askEntityAt } from './outside/ask-entity.ts';
import { lockFilesAt } from './outside/lock-files.ts';
import type { LockFiles } from './outside/lock-files.ts';
import type { Debtor } from './record/debtor.ts';
import { batchModelOf } from './store/batch-model.ts';
import { createBatchStore } from './store/batch-store.ts';
import type { BatchStore } from './store/batch-store.ts';
import { createLineStore } from './store/line-store.ts';
import type { LineStore } from './store/line-store.ts';
import { createPayeeStore } from './store/payee-store.ts';
import type { PayeeStore } from './store/payee-store.ts';

export interface RefundsParts {
  readonly config: Pick<RefundsConfig, 'DEBTOR_NAME' | 'DEBTOR_IBAN' | 'DEBTOR_BIC'>;
  readonly database: Database;
  readonly repairs: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
}

/** Everything that the acts of this service stand on. */
export interface RefundsPorts {
  readonly batches: BatchStore;
  readonly lines: LineStore;
  readonly payees: PayeeStore;
  readonly lockFiles: LockFiles;
  readonly debtor: Debtor;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { batches: batchModelOf(database) };
}

export function createPorts({ config, database, repairs, enrolment, now }: RefundsParts): RefundsPorts {
  return {
    batches: createBatchStore(database),
    lines: createLineStore(database),
    payees: createPayeeStore(database, askEntityAt(enrolment)),
    lockFiles: lockFilesAt(repairs),
    debtor: { name: config.DEBTOR_NAME, iban: config.DEBTOR_IBAN, bic: config.DEBTOR_BIC },
    newId: randomUUID,
    now,
  };
}
