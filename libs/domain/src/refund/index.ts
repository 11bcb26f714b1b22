export { bankQuestionReasons, isToMatch, type BankQuestionReason } from './bank-questions.ts';
export {
  bankAnswers,
  bankQuestionActs,
  bankQuestionStates,
  decideBankQuestion,
  type BankAnswer,
  type BankQuestionAct,
  type BankQuestionState,
  type RuledBankQuestion,
} from './decide-bank-question.ts';
export { bankReason, isAboutAccount, settledByPeople } from './bank-reasons.ts';
export {
  isStopped,
  refundStates,
  refundWay,
  type RefundState,
  type RefundTarget,
  type StoppedState,
} from './batch-states.ts';
export { changedIbanHours, decidePayeeApproval, type ChangedAccount } from './decide-payee-approval.ts';
export { decideRefund, type RefundActor, type RefundStep, type RuledBatch } from './decide-refund.ts';
export { balanceOf } from './ledger/balance-of.ts';
export { groupTransfers, type GroupedTransfer, type OwedLine } from './ledger/group-transfers.ts';
export { entryKinds, type EntryKind, type FileBalance, type LedgerEntry } from './ledger/ledger-entry.ts';
export { hasStandingPayment, nextEntry, wasPaid, type LedgerAct } from './ledger/next-entry.ts';
export {
  changesPaymentSuspension,
  decidePaymentSuspension,
  maxSuspensionReason,
  paymentSuspensionActs,
  type PaymentSuspensionAct,
} from './decide-payment-suspension.ts';
export {
  atRiskBefore,
  medianPlace,
  promiseNoticeDays,
  promiseNoticeUntil,
  promiseOutlook,
  type PromiseOutlook,
} from './promise-outlook.ts';
export {
  foreignDraft,
  nothingPayable,
  ownAccountChange,
  ownDraft,
  ownDraftRefused,
  refundTextsById,
  wrongRefundStep,
  bankQuestionRefusals,
  noSuchBankCandidate,
  openBankQuestions,
  ownBankAnswer,
} from './refund-refusals.ts';
export {
  nextRefundStep,
  refundActTo,
  refundTransitions,
  type RefundAct,
  type RefundAdvance,
  type RefundStepAhead,
  type RefundTransition,
} from './refund-transitions.ts';
