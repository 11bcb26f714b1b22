import type { BatchDay } from './record/batch-week.ts';
import type { BankFileReader } from './read-bank-file/bank-file-reader.ts';
import type { RequireSecondPerson } from '@alveole/service-kit';
import type { LockFiles } from './outside/lock-files.ts';
import type { Debtor } from './record/debtor.ts';
import type { AskCampaign } from './outside/ask-campaign.ts';
import type { AskDepartment } from './outside/ask-department.ts';
import type { AskPaymentDelay } from './outside/ask-payment-delay.ts';
import type { AskShop } from './outside/ask-shop.ts';
import type { ConfirmedTransferStore } from './store/confirmed-transfer-store.ts';
import type { PublishedPaymentStore } from './store/published-payment-store.ts';
import type { LogSigner } from './record/log-signer.ts';
import type { LogHeadStore } from './store/log-head-store.ts';
import type { LogTree } from './store/log-tree.ts';
import type { PublicFileStore } from './store/public-file-store.ts';
import type { PublicLogStore } from './store/public-log-store.ts';
import type { AccountsTableStore } from './store/accounts-table-store.ts';
import type { AskFunderNames } from './outside/ask-funder-names.ts';
import type { ForgottenPayments } from './store/forgotten-payments.ts';
import type { FundCallStore } from './store/fund-call-store.ts';
import type { AccountStore } from './store/account-store.ts';
import type { BatchStore } from './store/batch-store.ts';
import type { ReceiptStore } from './store/receipt-store.ts';
import type { RecoveryStore } from './store/recovery-store.ts';
import type { SuspensionSettingStore } from './store/suspension-setting-store.ts';
import type { PayeeStore } from './store/payee-store.ts';
import type { QuestionStore } from './store/question-store.ts';

/** When an establishment that owes is asked for money, and reminded, as the installation says. Days. */
export interface RecoveryTerms {
  readonly waitDays: number;
  readonly dueDays: number;
  readonly reminderDays: number;
  /** How many reminders at most. */
  readonly reminders: number;
}

/** Everything that the acts of this service stand on. */
export interface RefundsPorts {
  readonly batches: BatchStore;
  readonly forgottenPayments: ForgottenPayments;
  readonly accounts: AccountStore;
  readonly payees: PayeeStore;
  readonly questions: QuestionStore;
  readonly recoveries: RecoveryStore;
  readonly receipts: ReceiptStore;
  readonly fundCalls: FundCallStore;
  readonly suspensionSetting: SuspensionSettingStore;
  readonly publicFiles: PublicFileStore;
  readonly publicLog: PublicLogStore;
  readonly logTree: LogTree;
  readonly logHeads: LogHeadStore;
  readonly logSigner: LogSigner;
  readonly accountsTables: AccountsTableStore;
  readonly confirmedTransfers: ConfirmedTransferStore;
  readonly publishedPayments: PublishedPaymentStore;
  readonly askCampaign: AskCampaign;
  readonly askShop: AskShop;
  readonly askDepartment: AskDepartment;
  readonly askFunderNames: AskFunderNames;
  readonly lockFiles: LockFiles;
  /** Asked by every act of two persons. */
  readonly requireSecondPerson: RequireSecondPerson;
  readonly bankFiles: Pick<BankFileReader, 'read'>;
  /** Whose account pays the shares of a funder. */
  readonly debtorOf: (funderId: string) => Debtor;
  /** The address under which the installation is known to all. */
  readonly publicUrl: string;
  readonly askPaymentDelay: AskPaymentDelay;
  readonly recoveryTerms: RecoveryTerms;
  readonly batchDay: BatchDay;
  readonly newId: () => string;
  readonly now: () => Date;
}
