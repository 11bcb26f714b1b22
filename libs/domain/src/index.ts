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
export { bikeBrands, listedBrand } from './bike-brands.ts';
export {
  bestScreen,
  descriptionOf,
  fullPath,
  landingOf,
  mayOpen,
  menuFor,
  redirectOf,
  signOutPath,
  titleOf,
} from './screens.ts';
export { screens, type Screen, type ScreenLayout } from './screen-table.ts';
export {
  liveCodes,
  mostLiveCodes,
  triesLeftText,
  withNewCode,
  type LiveCode,
  type PendingCodes,
} from './live-codes.ts';
export { plainText } from './plain-text.ts';
export { typedDigits } from './typed-digits.ts';
export { mailCodeLifetimeText, mailCodeLimits } from './mail-code-limits.ts';
export { uploadLimits } from './upload-limits.ts';
export { centsOfEuros, eurosOfCents, formatCents, formatEuros, formatWholeEuros, mostAmountCents } from './money.ts';
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
export {
  bikeClaimKey,
  formerBikeClaimKey,
  isBikeSerial,
  isSameBikeNumber,
  noSerial,
  sessionMarker,
} from './beneficiary/bike.ts';
export { foldText, lettersOnly } from './beneficiary/fold-text.ts';
export {
  decidePhoneCorrection,
  phoneCorrectionText,
  waitsElsewhere,
  type CorrectingActor,
} from './beneficiary/phone-correction.ts';
export {
  campaignNotOpen,
  decideCampaignOpening,
  graceIsOver,
  isGraceOver,
  lastDayOfGrace,
  lateSendingDays,
  type OpeningMoment,
} from './campaign/decide-campaign.ts';
export { personName, type ReadableName } from './beneficiary/person-name.ts';
export { skeletonOf } from './beneficiary/skeleton.ts';
export {
  consumerCodeAlphabet,
  consumerCodeFrom,
  consumerCodeLength,
  isAdult,
  isBirthDay,
  personKey,
  samePerson,
  type Identity,
} from './beneficiary/person.ts';

export {
  campaign,
  campaigns,
  isOpenOn,
  openEndedCampaign,
  firstDayOf,
  parisDay,
  programme2020,
  type Campaign,
  type CampaignKind,
} from './campaign/campaign.ts';
export { contactsOf, type Contact } from './programme/contacts.ts';
export { demonstrationProgramme, programme, type Programme } from './programme/programme.ts';
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

export * from './repair/index.ts';

export { bankQuestionReasons, isToMatch, type BankQuestionReason } from './refund/bank-questions.ts';
export {
  bankAnswers,
  bankQuestionActs,
  bankQuestionStates,
  decideBankQuestion,
  type BankAnswer,
  type BankQuestionAct,
  type BankQuestionState,
  type RuledBankQuestion,
} from './refund/decide-bank-question.ts';
export { bankReason, isAboutAccount, settledByPeople } from './refund/bank-reasons.ts';
export {
  isStopped,
  refundStates,
  refundWay,
  type RefundState,
  type RefundTarget,
  type StoppedState,
} from './refund/batch-states.ts';
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
  foreignDraft,
  nothingPayable,
  ownAccountChange,
  ownDraft,
  ownDraftRefused,
  refundExplanations,
  wrongRefundStep,
  bankQuestionRefusals,
  noSuchBankCandidate,
  openBankQuestions,
  ownBankAnswer,
} from './refund/refund-refusals.ts';
export {
  nextRefundStep,
  refundActTo,
  refundTransitions,
  type RefundAct,
  type RefundAdvance,
  type RefundStepAhead,
  type RefundTransition,
} from './refund/refund-transitions.ts';

export * from './place/index.ts';
export { faqSteps, guideAnswers, type AnswerStep } from './public-guide/guide-answers.ts';
export { helpSteps, helpTree, previousScreenLabel, type HelpNode, type HelpStep } from './public-guide/help-tree.ts';
export {
  countryOfNational,
  internationalPhonePattern,
  isMobilePhone,
  nationalDigits,
  storedPhoneForms,
  withOwnCountry,
} from './people/phone-numbering.ts';
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
  becomesAdministrator,
  decideStaffAccounts,
  decideStaffChange,
  lastAdministrator,
  managesStaff,
  staffAccountRefusals,
  type StaffAccountState,
  type StaffManager,
} from './people/decide-staff-account.ts';
export {
  decideSecondPerson,
  foundingAdministrators,
  secondPersonExplanations,
  secondPersonRefusals,
  youngAccountDays,
  type AccountStanding,
  type TwoPersonAct,
} from './people/decide-second-person.ts';

export { departmentOf, isDepartment, unknownDepartment } from './statistics/department.ts';
export { delayFigures, type DelayCounts, type DelayFigures } from './statistics/delays.ts';
export {
  fileMoves,
  pendingSince,
  type CountedOperation,
  type CounterChanges,
  type FileMove,
} from './statistics/file-moves.ts';
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
