export { accept, refuse, textsById, type Decision, type Refusal, type RefusalCode } from './decision.ts';
export {
  mayActOnAssignedFile,
  administratorLevel,
  roleOfGender,
  funderGender,
  staffGender,
  roles,
  staffRoles,
  type PartnerActor,
  type Permission,
  type Role,
  type StaffActor,
  type StaffRole,
  type WorkingRole,
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
export { registrationTimeText } from './registration-time.ts';
export { type Screen, type ScreenLayout } from './screen.ts';
export { screens } from './screen-table.ts';
export { spanText } from './span-text.ts';
export { liveCodes, maxLiveCodes, triesLeftText, withNewCode, type LiveCode, type PendingCodes } from './live-codes.ts';
export { plainText } from './plain-text.ts';
export { typedDigits } from './typed-digits.ts';
export { mailCodeLifetimeText, mailCodeLimits } from './mail-code-limits.ts';
export { uploadLimits } from './upload-limits.ts';
export {
  centsOfEuros,
  eurosOfCents,
  formatCents,
  formatEuros,
  formatWholeEuros,
  maxAmountCents,
  withMinusSign,
} from './money.ts';
export { homeRows, rowsPerHistory, rowsPerPage, shownPerHistory, shownPerPage } from './page-size.ts';
export type { StatusTone } from './status-tone.ts';

export { foldText, lettersOnly } from './compared-text/fold-text.ts';
export { skeletonOf } from './compared-text/skeleton.ts';
export { repairTextsById } from './repair-explanations.ts';

export * from './beneficiary/index.ts';
export {
  campaignNotOpen,
  decideCampaignOpening,
  graceIsOver,
  isGraceOver,
  lastDayOfGrace,
  lateSendingDays,
  type OpeningMoment,
} from './campaign/decide-campaign.ts';

export {
  beginning,
  campaignOn,
  campaignWithSupplementsOn,
  campaignVersionStates,
  decideCampaignChange,
  decideProposal,
  decidePublication,
  decideVersionWithdrawal,
  versionRefusals,
  campaignTextsById,
  type CampaignVersionState,
  type PublishedCampaign,
} from './campaign/campaign-version.ts';
export {
  addToTally,
  changedOf,
  differenceQuantile,
  differenceStepCents,
  emptyTally,
  shownCells,
  totalOf,
  type ReplayCell,
  type ReplayedFile,
  type ReplayOutcome,
  type ReplayTally,
} from './statistics/replay-tally.ts';
export {
  decideReplayStop,
  replayRefusals,
  replayStates,
  replayTextsById,
  type ReplayState,
} from './campaign/decide-replay.ts';
export { otherTowns, townGroupOf, townOf, type NamedTown, type NamingTowns } from './campaign/towns.ts';
export * from './calendar/index.ts';
export {
  campaign,
  isOpenOn,
  firstDayOf,
  mostPaymentDelayDays,
  timeZoneOf,
  type Campaign,
  type CampaignKind,
} from './campaign/campaign.ts';
export {
  envelopesOf,
  funderNameOf,
  fundersOf,
  fundersOfAll,
  isPaidByShares,
  soleFunderId,
  usedUpActs,
  type Envelope,
  type Funder,
  type UsedUpAct,
} from './campaign/funder.ts';
export {
  answerFault,
  answerFaults,
  answerSentence,
  answerText,
  removedAnswersText,
  type AnswerFault,
} from './campaign/answers.ts';
export {
  answersOfFew,
  mostQuestions,
  askedQuestions,
  questionsAt,
  questionsOf,
  questionSteps,
  type Answers,
  type AnswerValue,
  type Question,
  type QuestionKind,
  type QuestionStep,
} from './campaign/question.ts';
export { contactsOf, type Contact } from './programme/contacts.ts';
export { demonstrationProgramme, programme, type Programme } from './programme/programme.ts';
export {
  announcedAfter,
  inForceOn,
  legalText,
  legalTextIds,
  legalTextPlace,
  legalTextPlaces,
  legalTextVersion,
  shownLegalText,
  versionDay,
  versionName,
  versionPdf,
  type LegalText,
  type LegalTextId,
  type LegalTextPlace,
  type LegalTextVersion,
  type ShownLegalText,
  type TextBlock,
  type TextSpan,
} from './programme/legal-text.ts';
export { legalTextElements, legalTextWords, type TextElement } from './programme/text-elements.ts';
export { amountToCompare, comparedAmounts, unlikeAmounts, type ComparedVat } from './premium/compared-amounts.ts';
export {
  correctionForClient,
  customerPaysCents,
  customerSum,
  deductedPremiumCents,
  type SumLine,
} from './premium/customer-sum.ts';
export {
  amountOfGross,
  grossOf,
  isVatExempt,
  netAmountText,
  vatExemption,
  vatPercentOf,
  vatRateLabels,
  vatRates,
  vatStampLines,
  vatText,
  type VatRate,
} from './premium/vat-rate.ts';
export {
  fileLeftToPay,
  noAid,
  participantsOfPremium,
  repairAmounts,
  sessionAmounts,
  sessionLeftToPay,
  sessionParticipants,
  sessionPremium,
  type InvoicedSituation,
  type LeftToPay,
  type Participants,
} from './premium/premium.ts';
export { funderOfPart, isConditionName, isPartName, partNameOf, ruleDescription } from './premium/rule-descriptions.ts';
export {
  funderSiretOf,
  licenceOf,
  publishesPayments,
  type DataLicence,
  type Publication,
} from './campaign/publication.ts';
export {
  correctShares,
  shareOut,
  sharesOf,
  type GrantedPremium,
  type PremiumShare,
  type RuledAmounts,
} from './campaign/shares.ts';
export type { Supplement } from './campaign/supplement.ts';
export { supplementFaults, type SupplementFault } from './campaign/supplement-faults.ts';
export { campaignPaidBy, withSupplements } from './campaign/with-supplements.ts';
export { RulesError } from './premium/rules.ts';
export type { ReckoningStep, RuleOutput, Rules, Situation, SituationKey, UnmetCondition } from './premium/rules.ts';
export { decideCorrection, highestPremium, type PaidPremium } from './premium/decide-correction.ts';

export * from './establishment/index.ts';

export * from './repair/index.ts';

export * from './refund/index.ts';

export * from './recovery/index.ts';

export * from './place/index.ts';
export { faqSteps, guideAnswers, type AnswerStep } from './public-guide/guide-answers.ts';
export { helpSteps, helpTree, previousScreenLabel, type HelpNode, type HelpStep } from './public-guide/help-tree.ts';
export * from './people/index.ts';

export * from './statistics/index.ts';

export * from './envelope/index.ts';
export * from './funder/index.ts';
export * from './software-client/index.ts';

export * from './person-request/index.ts';

export * from './notifications/index.ts';
export {
  campaignRetention,
  monthsBefore,
  retentionTermNames,
  retentionTermRows,
  retentionTermsOf,
  type RetentionTermName,
  type RetentionTerms,
} from './retention/retention-terms.ts';
export { isRetentionDecided, processingPurposes, retentionRow, retentionTable } from './retention/retention-table.ts';
export type { ProcessingPurpose, RetainingService, RetentionRow, RetentionTerm } from './retention/retention-row.ts';
