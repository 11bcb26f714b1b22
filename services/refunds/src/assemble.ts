import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { requireSecondPersonAt } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { RefundsConfig } from './config.ts';
import { askEntityAt } from './outside/ask-entity.ts';
import { lockFilesAt } from './outside/lock-files.ts';
import { createAccountStore } from './store/account-store.ts';
import { createBatchStore } from './store/batch-store.ts';
import { createSuspensionSettingStore } from './store/suspension-setting-store.ts';
import { createPayeeStore } from './store/payee-store.ts';
import { createQuestionStore } from './store/question-store.ts';
import type { RefundsPorts } from './ports.ts';

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
    suspensionSetting: createSuspensionSettingStore(database),
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
