export { correctedFields, personCorrectionText, type CorrectedField } from './corrected-fields.ts';
export {
  decidePersonRequestAct,
  personRequestActs,
  personRequestRefusals,
  type PersonRequestAct,
  type PersonRequestStanding,
} from './decide-person-request.ts';
export { fateOfFile, fates, keptReasons, keptReasonTexts, type Fate, type KeptReason } from './fate-of-file.ts';
export { decideIdentityCode, identityCodeWays, type CodeWay, type ReachableSubject } from './identity-code-ways.ts';
export { identityCodeLimits, monthsAfterDay, personExportLimits, personRequestDueDay } from './person-request-terms.ts';
export {
  identityDocumentLabels,
  identityDocuments,
  isPersonRequestClosed,
  maxPersonSubjects,
  personRequestChannelLabels,
  personRequestChannels,
  personRequestKindLabels,
  personRequestKinds,
  personRequestReference,
  personRequestStateLabels,
  personRequestStates,
  personSubjectKinds,
  type IdentityDocument,
  type PersonRequestChannel,
  type PersonRequestKind,
  type PersonRequestState,
  type PersonSubjectKind,
} from './person-request.ts';
