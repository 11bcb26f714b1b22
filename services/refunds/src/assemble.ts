import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { requireSecondPersonAt } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { RefundsConfig } from './config.ts';
import { askCampaignAt } from './outside/ask-campaign.ts';
import { askShopAt } from './outside/ask-shop.ts';
import { createConfirmedTransferStore } from './store/confirmed-transfer-store.ts';
import { createPublishedPaymentStore } from './store/published-payment-store.ts';
import { askDepartmentAt } from './outside/ask-department.ts';
import { askFunderNamesAt } from './outside/ask-funder-names.ts';
import { askEntityAt } from './outside/ask-entity.ts';
import { askPaymentDelayOf } from './outside/ask-payment-delay.ts';
import { lockFilesAt } from './outside/lock-files.ts';
import { createLogSigner } from './record/log-signer.ts';
import { createAccountsTableStore } from './store/accounts-table-store.ts';
import { createForgottenPayments } from './store/forgotten-payments.ts';
import { createFundCallStore } from './store/fund-call-store.ts';
import { createAccountStore } from './store/account-store.ts';
import { createBatchStore } from './store/batch-store.ts';
import { createLogHeadStore } from './store/log-head-store.ts';
import { createLogTree } from './store/log-tree.ts';
import { createPublicFileStore } from './store/public-file-store.ts';
import { createPublicLogStore } from './store/public-log-store.ts';
import { createReceiptStore } from './store/receipt-store.ts';
import { createRecoveryStore } from './store/recovery-store.ts';
import { createSuspensionSettingStore } from './store/suspension-setting-store.ts';
import { createPayeeStore } from './store/payee-store.ts';
import { createQuestionStore } from './store/question-store.ts';
import type { RefundsPorts } from './ports.ts';

export interface RefundsParts {
  readonly config: Pick<
    RefundsConfig,
    | 'DEBTOR_NAME'
    | 'DEBTOR_IBAN'
    | 'DEBTOR_BIC'
    | 'FUNDER_ACCOUNTS'
    | 'PAYMENT_DELAY_DAYS'
    | 'PUBLIC_URL'
    | 'BATCH_DAY'
    | 'RECOVERY_WAIT_DAYS'
    | 'RECOVERY_DUE_DAYS'
    | 'RECOVERY_REMINDER_DAYS'
    | 'RECOVERY_REMINDERS'
    | 'ACCOUNTS_SIGNING_KEY'
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
  const publicLog = createPublicLogStore(database);
  const askCampaign = askCampaignAt(repairs, now);
  const programme = { name: config.DEBTOR_NAME, iban: config.DEBTOR_IBAN, bic: config.DEBTOR_BIC };
  return {
    batches: createBatchStore(database),
    forgottenPayments: createForgottenPayments(database),
    accounts: createAccountStore(database),
    payees: createPayeeStore(database, askEntityAt(enrolment), now),
    questions: createQuestionStore(database),
    recoveries: createRecoveryStore(database),
    receipts: createReceiptStore(database),
    fundCalls: createFundCallStore(database),
    suspensionSetting: createSuspensionSettingStore(database),
    publicFiles: createPublicFileStore(database),
    publicLog,
    logTree: createLogTree(database, publicLog),
    logHeads: createLogHeadStore(database),
    accountsTables: createAccountsTableStore(database),
    logSigner: createLogSigner(config.ACCOUNTS_SIGNING_KEY),
    confirmedTransfers: createConfirmedTransferStore(database),
    publishedPayments: createPublishedPaymentStore(database),
    askCampaign,
    askShop: askShopAt(enrolment),
    askDepartment: askDepartmentAt(enrolment),
    askFunderNames: askFunderNamesAt(repairs),
    lockFiles: lockFilesAt(repairs),
    requireSecondPerson: requireSecondPersonAt(auth),
    bankFiles,
    debtorOf: (funderId) => config.FUNDER_ACCOUNTS?.[funderId] ?? programme,
    publicUrl: config.PUBLIC_URL,
    askPaymentDelay: askPaymentDelayOf(askCampaign, config.PAYMENT_DELAY_DAYS),
    recoveryTerms: {
      waitDays: config.RECOVERY_WAIT_DAYS,
      dueDays: config.RECOVERY_DUE_DAYS,
      reminderDays: config.RECOVERY_REMINDER_DAYS,
      reminders: config.RECOVERY_REMINDERS,
    },
    batchDay: config.BATCH_DAY,
    newId: randomUUID,
    now,
  };
}
