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
export { apeCodes, defaultApeCode } from './ape-codes.ts';
export { bikeBrands } from './bike-brands.ts';
export { bestScreen, fullPath, landingOf, mayOpen, menuFor, redirectOf, titleOf } from './screens.ts';
export { screens, type Screen, type ScreenLayout } from './screen-table.ts';
export { mailCodeLifetimeText, mailCodeLimits } from './mail-code-limits.ts';
export { uploadLimits } from './upload-limits.ts';
export { centsOfEuros, eurosOfCents, formatCents, formatEuros, formatWholeEuros } from './money.ts';
export { rowsPerPage, shownPerPage } from './page-size.ts';
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
export { bikeClaimKey, noSerial, sessionMarker } from './beneficiary/bike.ts';
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

export {
  abortRequest,
  acceptRequest,
  activityLabels,
  activityRequestLabel,
  activityRequestState,
  isFubPending,
  runsWorkshop,
  requestActivity,
  sendToFub,
  shownActivity,
  teaches,
  type Activity,
  ActivityKind,
  type ActivityRequest,
  type ActivityRequestState,
} from './establishment/activity.ts';
export { decideAssignment, type Assignee } from './establishment/assignment.ts';
export { changeDay, isAfterChange } from './establishment/change-day.ts';
export {
  acceptanceStamp,
  isAccepted,
  neverAccepted,
  type AcceptanceStamp,
} from './establishment/conditions-acceptance.ts';
export {
  decideEstablishment,
  establishmentExplanations,
  neverActivated,
  offeredEstablishmentActs,
  type EstablishmentAction,
  type EstablishmentActor,
  type EstablishmentFile,
  type EstablishmentStep,
} from './establishment/decide-establishment.ts';
export { bringsProof, decideRegistration, type Applicant } from './establishment/decide-registration.ts';
export { finderRadius, findersOf, type Finder } from './establishment/finders.ts';
export {
  editableSections,
  mayEditSection,
  profileSections,
  type ProfileSection,
} from './establishment/editable-sections.ts';
export {
  establishmentKindLabels,
  establishmentKinds,
  isAssociation,
  isBikeShop,
  isLocalAuthority,
  kindsReviewedBy,
  EstablishmentKind,
} from './establishment/kinds.ts';
export {
  daySlotsLabel,
  openingHoursFaults,
  weekdayLabels,
  weekdays,
  type DaySlots,
  type OpeningHours,
  type OpeningHoursFault,
  type SlotFault,
  type Weekday,
} from './establishment/opening-hours.ts';
export { refusalLines } from './establishment/refusal-lines.ts';
export {
  areReasonsComplete,
  definitiveRefusalReasons,
  temporaryRefusalReasons,
  type GivenReason,
  type RefusalReason,
} from './establishment/refusal-reasons.ts';
export {
  establishmentStatusCodes,
  establishmentStatuses,
  isClosed,
  isEstablishmentStatus,
  isRefused,
  isValidated,
  EstablishmentStatus,
  type EstablishmentStatusInfo,
} from './establishment/statuses.ts';
export {
  establishmentActs,
  establishmentMailCodes,
  establishmentMails,
  establishmentTransitions,
  type EstablishmentAct,
  type EstablishmentMail,
  type EstablishmentTransition,
} from './establishment/transitions.ts';

export {
  applyStep,
  type AppliedStep,
  type InvoiceAmounts,
  type RuledState,
  type StepChanges,
  type StepEffect,
} from './repair/apply-step.ts';
export { freedStatuses, heldBikeClaim, holdsBikeClaim, type ClaimingFile } from './repair/bike-claim.ts';
export { decideOpening, type OpeningEstablishment } from './repair/decide-opening.ts';
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
export { closingMessages, isDiscussionClosed, mayWriteMessage } from './repair/discussion.ts';
export { massNotEligibleOutcome, type MassOutcome } from './repair/mass-tool.ts';
export { isRepair, isSession, RepairKind, repairKinds } from './repair/kinds.ts';
export { isOperationCode, operationCodes, operationLabels, type OperationCode } from './repair/operations.ts';
export { hasEntitlementLeft, holdsPersonQuota, personQuota, type PersonQuota } from './repair/person-quota.ts';
export { repairExplanations } from './repair/repair-explanations.ts';
export { isPhotoFresh, photoAgeMs, stalePhoto } from './repair/photo-age.ts';
export type {
  RepairAction,
  RepairActor,
  RepairActorRole,
  RepairFile,
  RepairStep,
  RepairerActor,
} from './repair/repair-file.ts';
export { codeWithoutSms, smsCodeLifetimeText, smsLimits } from './repair/sms-limits.ts';
export {
  isComplementAsked,
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

export { refundStates, type RefundState, type RefundTarget } from './refund/batch-states.ts';
export { decideRefund, type RefundActor, type RefundStep, type RuledBatch } from './refund/decide-refund.ts';
export { nothingPayable, ownDraft, refundExplanations, wrongRefundStep } from './refund/refund-refusals.ts';
export {
  nextRefundStep,
  refundActTo,
  refundTransitions,
  type RefundAct,
  type RefundTransition,
} from './refund/refund-transitions.ts';

export { faqSteps, guideAnswers, type AnswerStep } from './public-guide/guide-answers.ts';
export { helpSteps, helpTree, previousScreenLabel, type HelpNode, type HelpStep } from './public-guide/help-tree.ts';
