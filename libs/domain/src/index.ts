export { accept, refuse, type Decision, type Refusal, type RefusalCode } from './decision.ts';
export {
  mayActOnHeldFile,
  administratorLevel,
  roleOfGender,
  staffGender,
  roles,
  staffRoles,
  type PartnerActor,
  type Permission,
  type Role,
  type StaffActor,
  type StaffRole,
} from './roles.ts';
export { apeCodes, defaultApeCode, lacksApeCode } from './ape-codes.ts';
export { bikeBrands } from './bike-brands.ts';
export { bestScreen, fullPath, landingOf, mayOpen, menuFor, redirectOf, signOutPath, titleOf } from './screens.ts';
export { screens, type Screen, type ScreenLayout } from './screen-table.ts';
export { mailCodeLifetimeText, mailCodeLimits } from './mail-code-limits.ts';
export { uploadLimits } from './upload-limits.ts';
export { centsOfEuros, eurosOfCents, formatCents, formatEuros, formatWholeEuros } from './money.ts';
export { homeRows, rowsPerHistory, rowsPerPage, shownPerHistory, shownPerPage } from './page-size.ts';
export type { StatusTone } from './status-tone.ts';

export {
  beneficiaryLookup,
  claimedBikes,
  hasHadSession,
  isListedBike,
  lookupMessages,
  type FoundPerson,
  type Lookup,
  type LookupMode,
  type LookupOutcome,
  type PastFile,
} from './beneficiary/beneficiary-lookup.ts';
export { bikeClaimKey, isSameBikeNumber, noSerial, sessionMarker } from './beneficiary/bike.ts';
export { foldText, lettersOnly } from './beneficiary/fold-text.ts';
export {
  consumerCodeAlphabet,
  consumerCodeFrom,
  consumerCodeLength,
  isAdult,
  personKey,
  samePerson,
  type Identity,
} from './beneficiary/person.ts';

export {
  campaign,
  campaigns,
  isOpenOn,
  openEndedCampaign,
  parisDay,
  programme2020,
  type Campaign,
  type CampaignKind,
} from './campaign/campaign.ts';
export {
  leftToPay,
  participantsOfPremium,
  repairAmounts,
  repairPremium,
  sessionAmounts,
  sessionLeftToPay,
  sessionParticipants,
  sessionPremium,
  type LeftToPay,
  type Participants,
} from './premium/premium.ts';
export { decideCorrection, highestPremium, type PaidPremium } from './premium/decide-correction.ts';

export * from './establishment/index.ts';

export { decideRepairHolder, reviewsRepairs } from './repair/holder.ts';

export {
  applyStep,
  type AppliedStep,
  type InvoiceAmounts,
  type RuledState,
  type StepChanges,
  type StepEffect,
} from './repair/apply-step.ts';
export { freedStatuses, heldBikeClaim, holdsBikeClaim, type ClaimingFile } from './repair/bike-claim.ts';
export { conditionsUnanswered, decideOpening, type OpeningEstablishment } from './repair/decide-opening.ts';
export { decideRepair, offeredActions } from './repair/decide-repair.ts';
export {
  completeFileNumber,
  numberKindOf,
  formatFileNumber,
  isFileNumber,
  parseFileNumber,
  type FileNumber,
} from './repair/file-number.ts';
export { missingSteps, type MissingStep } from './repair/missing-steps.ts';
export {
  areActionsShown,
  complementOperation,
  isConsultationOnly,
  mayCorrectPremium,
  offeredStatusChoices,
  staffStatusChoices,
  type StaffStatusChoice,
} from './repair/offered-choices.ts';
export { closingMessages, discussionClosed, isDiscussionClosed, mayWriteMessage } from './repair/discussion.ts';
export {
  decideMassLine,
  decideMassRepairRun,
  massActor,
  massOperation,
  massRepairActs,
  type MassRepairAct,
  type MassRepairRequest,
} from './repair/mass-act.ts';
export { decisionHeld, decisionLeft } from './repair/held-decision.ts';
export { decideReasonsChange, reasonPurposes, type ReasonPurpose } from './repair/review-reason.ts';
export { massNotEligibleOutcome, type MassOutcome } from './repair/mass-tool.ts';
export { isRepair, isSession, RepairKind, repairKinds } from './repair/kinds.ts';
export { isOperationCode, operationCodes, operationLabels, type OperationCode } from './repair/operations.ts';
export { hasEntitlementLeft, holdsPersonQuota, personQuota, type PersonQuota } from './repair/person-quota.ts';
export { repairExplanations } from './repair/repair-explanations.ts';
export { pickUpProofLabels, pickUpProofs, type PickUpProof } from './repair/pick-up-proof.ts';
export { isPhotoFresh, photoAgeMs, stalePhoto } from './repair/photo-age.ts';
export type {
  RepairAction,
  RepairActor,
  RepairActorRole,
  RepairFile,
  RepairStep,
  RepairerActor,
} from './repair/repair-file.ts';
export {
  amountsOfText,
  printedNames,
  unlikeAmounts,
  type PrintedAmount,
  type PrintedName,
} from './repair/printed-amounts.ts';
export {
  smsFailureOf,
  smsFailures,
  smsFailureTexts,
  smsRungLabels,
  smsRungs,
  type SmsFailure,
  type SmsRung,
} from './repair/sms-delivery.ts';
export {
  channelOperations,
  codeChannels,
  isSecondChannelOpen,
  rungFailureText,
  rungLabels,
  type CodeChannel,
} from './repair/code-channels.ts';
export { codeWithoutSms, confirmationLinkLifetimeText, smsCodeLifetimeText, smsLimits } from './repair/sms-limits.ts';
export {
  isComplementAsked,
  isComplemented,
  isIncomplete,
  isNotEligible,
  isRefunded,
  isRefundPending,
  isRepairStatus,
  repairStatusCodes,
  repairStatuses,
  RepairStatus,
  type RepairStatusInfo,
} from './repair/statuses.ts';
export { repairTransitions } from './repair/transitions/repair-transitions.ts';
export type { RepairCondition, RepairTransition } from './repair/transitions/repair-transition.ts';

export { bankReason } from './refund/bank-reasons.ts';
export { refundStates, type RefundState, type RefundTarget } from './refund/batch-states.ts';
export { decidePayeeApproval, type ChangedAccount } from './refund/decide-payee-approval.ts';
export { decideRefund, type RefundActor, type RefundStep, type RuledBatch } from './refund/decide-refund.ts';
export { balanceOf } from './refund/ledger/balance-of.ts';
export { groupTransfers, type GroupedTransfer, type OwedLine } from './refund/ledger/group-transfers.ts';
export { entryKinds, type EntryKind, type FileBalance, type LedgerEntry } from './refund/ledger/ledger-entry.ts';
export { nextEntry, wasPaid, type LedgerAct } from './refund/ledger/next-entry.ts';
export {
  promiseNoticeDays,
  promiseNoticeUntil,
  promiseOutlook,
  type PromiseOutlook,
} from './refund/promise-outlook.ts';
export {
  nothingPayable,
  ownAccountChange,
  ownDraft,
  refundExplanations,
  wrongRefundStep,
} from './refund/refund-refusals.ts';
export {
  nextRefundStep,
  refundActTo,
  refundTransitions,
  type RefundAct,
  type RefundTransition,
} from './refund/refund-transitions.ts';

export * from './place/index.ts';
export { publicContacts } from './public-guide/contacts.ts';
export { faqSteps, guideAnswers, type AnswerStep } from './public-guide/guide-answers.ts';
export { helpSteps, helpTree, previousScreenLabel, type HelpNode, type HelpStep } from './public-guide/help-tree.ts';
export { defaultUserListDate, mostColleagues, placeholderPassword, userStatus } from './people/account-states.ts';
export {
  colleagueRefusals,
  decideColleagueChange,
  decideColleagues,
  type Colleague,
  type ColleagueActor,
  type ColleagueChange,
} from './people/decide-colleague.ts';
export {
  decideStaffAccounts,
  decideStaffChange,
  lastAdministrator,
  managesStaff,
  staffAccountRefusals,
  type StaffAccountState,
  type StaffManager,
} from './people/decide-staff-account.ts';

export { departmentOf, unknownDepartment } from './statistics/department.ts';
export { delayFigures, type DelayCounts, type DelayFigures } from './statistics/delays.ts';
export { fileMoves, type CountedOperation, type CounterChanges, type FileMove } from './statistics/file-moves.ts';
export { maskedCells, smallestShownCell } from './statistics/mask-small-cells.ts';
export {
  isParisWeek,
  mondayOf,
  weekAfter,
  weekOf,
  weekOfDay,
  weeksBetween,
  type ParisWeek,
} from './statistics/paris-week.ts';

export {
  deliveryReason,
  deliveryStateNames,
  deliveryStates,
  needsLook,
  type DeliveryStateName,
} from './notifications/delivery-words.ts';
export { dayAfter, digestDay } from './notifications/digest-day.ts';
export {
  messageTemplates,
  subjectOf,
  templateLabel,
  templateNames,
  type MessageReader,
  type MessageSubject,
  type MessageTemplate,
  type TemplateName,
} from './notifications/message-templates.ts';
export { optOutTopicLabels, optOutTopics, type OptOutTopic } from './notifications/opt-out-topics.ts';
