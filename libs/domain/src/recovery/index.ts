export {
  creditorReferenceOf,
  creditorReferencesIn,
  displayCreditorReference,
  isCreditorReference,
} from './creditor-reference.ts';
export {
  debtOf,
  overpaymentCauses,
  overpaymentCauseTexts,
  recoverySums,
  requestedTotalOf,
  spreadOverDebts,
  type OverpaymentCause,
  type RecoverySums,
  type RequestedTotal,
  type StatedRecoverySums,
} from './debt.ts';
export {
  decideReceipt,
  decideRequest,
  decideWriteOff,
  isReminderDue,
  requestableAt,
  type ReminderTerms,
  type RequestTerms,
} from './decide-recovery.ts';
export { paymentCodeText } from './payment-code.ts';
export { recoveryRefusals, recoveryTextsById } from './recovery-refusals.ts';
export {
  endOfRecovery,
  isOpenRecovery,
  receiptAnswers,
  receiptReasons,
  receiptStates,
  recoveryStates,
  proposalActs,
  type ReceiptAnswer,
  type ReceiptReason,
  type ReceiptState,
  type RecoveryState,
  type ProposalAct,
} from './recovery-state.ts';
