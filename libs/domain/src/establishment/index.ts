export * from './activity.ts';
export { decideDespiteDuplicates, maxDuplicates, readableDuplicates, type PossibleDuplicate } from './duplicates.ts';
export { establishmentOrders, listKeys, partsOfOrder, type EstablishmentOrder, type ListKey } from './list-orders.ts';
export { asksForIdentity } from './asked-identity.ts';
export { decideAssignment, decideAssignee, type Assignee } from './assignment.ts';
export { changeDay, isAfterChange } from './change-day.ts';
export { closedAccount, closedAccountPath, disabledAccount } from './closed-account.ts';
export {
  acceptanceStamp,
  acceptedOn,
  acceptsConditions,
  acceptsTerms,
  isAccepted,
  neverAccepted,
  refusesConditions,
  type AcceptanceStamp,
  type ConditionsAnswer,
} from './conditions-acceptance.ts';
export { decideEstablishment, offeredEstablishmentActs } from './decide-establishment.ts';
export { establishmentTextsById } from './establishment-explanations.ts';
export type {
  EstablishmentAction,
  EstablishmentActor,
  EstablishmentFile,
  EstablishmentStep,
} from './establishment-file.ts';
export { identityWanted, neverActivated } from './establishment-refusals.ts';
export { bringsProof, decideRegistration, type Applicant } from './decide-registration.ts';
export { sanitisedReason } from './federation-reason.ts';
export { isLegalPerson } from './legal-person.ts';
export { finderRadius, findersOf, type Finder } from './finders.ts';
export {
  administratorsAlone,
  editableSections,
  isSectionOf,
  mayEditSection,
  mayRefuseConditions,
  profileSections,
  type ProfileSection,
} from './editable-sections.ts';
export {
  establishmentKindLabels,
  shopKindWord,
  shopKindWords,
  establishmentKinds,
  isAssociation,
  isBikeShop,
  isKnownBySiret,
  isLocalAuthority,
  kindsReadBy,
  kindsReviewedBy,
  EstablishmentKind,
} from './kinds.ts';
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
} from './opening-hours.ts';
export {
  areReasonsComplete,
  isRefusalAct,
  refusalLines,
  refusalReasons,
  type RefusalAct,
  definitiveRefusalReasons,
  temporaryRefusalReasons,
  type GivenReason,
  type RefusalReason,
} from './refusal-reasons.ts';
export {
  establishmentStatusCodes,
  establishmentStatuses,
  isClosed,
  isEstablishmentStatus,
  isRefused,
  isValidated,
  EstablishmentStatus,
  type EstablishmentStatusInfo,
} from './statuses.ts';
export {
  establishmentActs,
  establishmentMailCodes,
  establishmentMails,
  establishmentTransitions,
  type EstablishmentAct,
  type EstablishmentMail,
  type EstablishmentTransition,
} from './transitions.ts';
export { passesSiretControl } from './siret-control.ts';
export { diplomaLabels, diplomas, type Diploma, type TrainingOffer } from './training.ts';
export {
  decideMassRun,
  decideMassTool,
  decideMassTurn,
  isUnderWay,
  massLineLabels,
  massLineResults,
  massRunTextsById,
  massRunStates,
  type MassLineResult,
  type MassRunAction,
  type MassRunState,
} from './mass-run.ts';
export { closingUndoneWithin, ownClosingOf, type OwnClosing } from './own-closing.ts';
export {
  decideFlag,
  flagStateOf,
  flagSubjects,
  maxFlagDays,
  maxFlagReason,
  type FlagState,
  type FlagSubject,
} from './subject-flag.ts';
export { awaitedConditions, type AwaitedConditions } from './awaited-conditions.ts';
