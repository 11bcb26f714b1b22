export { decideRepairAssignee, reviewsRepairs } from './assignee.ts';
export {
  applyStep,
  type AppliedStep,
  type InvoiceAmounts,
  type RuledState,
  type StepChanges,
  type StepEffect,
} from './apply-step.ts';
export { bikeClaimKey, formerBikeClaimKey, isBikeSerial, isSameBikeNumber, noSerial, sessionMarker } from './bike.ts';
export { bikeCorrectionText, changesBike, type BikeCorrection } from './bike-correction.ts';
export { freedStatuses, bikeClaimOf, holdsBikeClaim, type ClaimingFile } from './bike-claim.ts';
export { conditionsUnanswered, decideOpening, type OpeningEstablishment } from './decide-opening.ts';
export { decideRepair, offeredActions } from './decide-repair.ts';
export {
  completeFileNumber,
  fileNumberPattern,
  numberKindOf,
  formatFileNumber,
  isFileNumber,
  typedFileNumber,
  parseFileNumber,
  type FileNumber,
} from './file-number.ts';
export {
  changesConfirmed,
  confirmationOf,
  isConfirmationDue,
  type Confirmation,
  type ConfirmingEntry,
} from './confirmed-amounts.ts';
export { decideLearner, learnerPlaceOf, type LearnerFile, type LearnerPlace } from './session-learners.ts';
export { missingSteps, type MissingStep } from './missing-steps.ts';
export {
  areActionsShown,
  complementOperation,
  isConsultationOnly,
  mayCorrectPremium,
  offeredStatusChoices,
  staffStatusChoices,
  type StaffStatusChoice,
} from './offered-choices.ts';
export { closingMessages, discussionClosed, isDiscussionClosed, mayWriteMessage } from './discussion.ts';
export {
  decideMassLine,
  decideMassRepairRun,
  massActor,
  massOperation,
  massRepairActs,
  type MassRepairAct,
  type MassRepairRequest,
} from './mass-act.ts';
export { decisionDeferred, decisionLeft } from './deferred-decision.ts';
export { decideReasonsChange, reasonPurposes, type ReasonPurpose } from './review-reason.ts';
export { massNotEligibleOutcome, type MassOutcome } from './mass-tool.ts';
export { isRepair, isSession, RepairKind, repairKinds } from './kinds.ts';
export {
  isOperationCode,
  isPremiumCorrection,
  operationCodes,
  operationLabelOf,
  operationLabels,
  type OperationCode,
} from './operations.ts';
export { mayReview } from './conditions.ts';
export {
  awaitsReview,
  decideSecondReviewChange,
  noSecondReview,
  secondReviewCauses,
  secondReviewCausesOf,
  secondReviewCauseTexts,
  secondReviewLimits,
  type ReviewedFile,
  type SecondReviewCause,
  type SecondReviewPolicy,
} from './second-review.ts';
export { hasEntitlementLeft, holdsPersonQuota, personQuota, type PersonQuota } from './person-quota.ts';
export { receiptLimits, receiptReaderLabels, receiptReaders, receiptTitles, type ReceiptReader } from './receipt.ts';
export {
  decideClientMail,
  decideOtherReader,
  namedCodeLimits,
  namedReaderText,
  ownAddressOfShop,
  ownOfClient,
} from './named-reader.ts';
export { pickUpProofLabels, pickUpProofs, type PickUpProof } from './pick-up-proof.ts';
export { isPhotoFresh, photoAgeMs, stalePhoto } from './photo-age.ts';
export type {
  RepairAction,
  RepairActor,
  RepairActorRole,
  RepairFile,
  RepairStep,
  RepairerActor,
} from './repair-file.ts';
export { amountsOfText, printedNames, type PrintedAmount, type PrintedName } from './printed-amounts.ts';
export {
  smsFailureOf,
  smsFailures,
  smsFailureTexts,
  smsRungLabels,
  smsRungs,
  type SmsFailure,
  type SmsRung,
} from './sms-delivery.ts';
export {
  channelOperations,
  codeChannels,
  isSecondChannelOpen,
  rungFailureText,
  rungLabels,
  type CodeChannel,
} from './code-channels.ts';
export { codeStandingOf, messageStandings, type MessageStanding } from './message-standing.ts';
export {
  codeWithoutSms,
  confirmationLinkLifetimeText,
  smsCodeLifetimeText,
  smsLimits,
  smsSpacingText,
} from './sms-limits.ts';
export {
  isComplementAsked,
  isComplemented,
  isIncomplete,
  isGivenUp,
  isNotEligible,
  isRefunded,
  isRefundPending,
  isRepairStatus,
  repairStatusCodes,
  repairStatuses,
  RepairStatus,
  type RepairStatusInfo,
} from './statuses.ts';
export { repairTransitions } from './transitions/repair-transitions.ts';
export type { RepairCondition, RepairTransition } from './transitions/repair-transition.ts';
export { isCreditNoteText, isCreditNoteXml } from './credit-note.ts';
