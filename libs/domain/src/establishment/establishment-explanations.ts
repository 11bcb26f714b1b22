import { textsById } from '../decision.ts';
import { assignmentNotAllowed, holderOfOtherLists, unknownAssignee } from './assignment.ts';
import { duplicateRefusals } from './duplicates.ts';
import { alreadyValidated, assignedToAnother, neverActivated } from './establishment-refusals.ts';
import { closedByProgramme, closingUndoneLate } from './own-closing.ts';

/** What staff are told when a decision was refused, by the id of the refusal. */
export const establishmentTextsById = textsById([
  assignedToAnother,
  alreadyValidated,
  neverActivated,
  assignmentNotAllowed,
  unknownAssignee,
  holderOfOtherLists,
  closedByProgramme,
  closingUndoneLate,
  ...duplicateRefusals,
]);
