import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import type { ServiceClient } from '@alveole/service-kit';
import type { RefundsConfig } from './config.ts';
import type { BatchDay } from './draft-weekly/batch-week.ts';
import type { BankFileReader } from './hear-bank/bank-file-reader.ts';
import { askEntityAt } from './outside/ask-entity.ts';
import { requireSecondPersonAt } from '@alveole/service-kit';
import type { RequireSecondPerson } from '@alveole/service-kit';
import { lockFilesAt } from './outside/lock-files.ts';
import type { LockFiles } from './outside/lock-files.ts';
import type { Debtor } from './record/debtor.ts';
import { createAccountStore } from './store/account-store.ts';
import type { AccountStore } from './store/account-store.ts';
import { batchModelOf } from './store/batch-model.ts';
import { createBatchStore } from './store/batch-store.ts';
import type { BatchStore } from './store/batch-store.ts';
import { createPayeeStore } from './store/payee-store.ts';
import type { PayeeStore } from './store/payee-store.ts';
import { createQuestionStore } from './store/question-store.ts';
import type { QuestionStore } from './store/question-store.ts';

export interface RefundsParts {
  readonly config: Pick<
    RefundsConfig,
    'DEBTOR_NAME' | 'DEBTOR_IBAN' | 'DEBTOR_BIC' | 'PAYMENT_DELAY_DAYS' | 'BATCH_DAY'
  >;
  readonly database: Database;
  readonly auth: ServiceClient;
  readonly repairs: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly bankFiles: RefundsPorts['bankFiles'];
  readonly now: () => Date;
}

/** Everything that the acts of this service stand on. */
export interface RefundsPorts {
  readonly batches: BatchStore;
  readonly accounts: AccountStore;
  readonly payees: PayeeStore;
  readonly questions: QuestionStore;
  readonly lockFiles: LockFiles;
  /** Asked by every act of two persons. */
  readonly requireSecondPerson: RequireSecondPerson;
  readonly bankFiles: Pick<BankFileReader, 'read'>;
  readonly debtor: Debtor;
  /** Within which the programme promises to pay a validated file. */
  readonly delayDays: number;
  readonly batchDay: BatchDay;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { batches: batchModelOf(database) };
}

export function createPorts({
  config,
  database,
  auth,
  repairs,
  enrolment,
  bankFiles,
  now,
}: RefundsParts): RefundsPorts {
  return {
    batches: createBatchStore(database),
    accounts: createAccountStore(database),
    payees: createPayeeStore(database, askEntityAt(enrolment), now),
    questions: createQuestionStore(database),
    lockFiles: lockFilesAt(repairs),
    requireSecondPerson: requireSecondPersonAt(auth),
    bankFiles,
    debtor: { name: config.DEBTOR_NAME, iban: config.DEBTOR_IBAN, bic: config.DEBTOR_BIC },
    delayDays: config.PAYMENT_DELAY_DAYS,
    batchDay: config.BATCH_DAY,
    newId: randomUUID,
    now,
  };
}
