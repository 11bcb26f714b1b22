import { textsById } from '../decision.ts';
import { assignmentNotAllowed, holderOfOtherLists, unknownHolder } from './assignment.ts';
import { duplicateRefusals } from './duplicates.ts';
import { alreadyValidated, heldByAnother, neverActivated } from './establishment-refusals.ts';
import { closedByProgramme, closingUndoneLate } from './own-closing.ts';

/** What staff are told when a decision was refused, by the id of the refusal. */
export const establishmentTextsById = textsById([
  heldByAnother,
  alreadyValidated,
  neverActivated,
  assignmentNotAllowed,
  unknownHolder,
  holderOfOtherLists,
  closedByProgramme,
  closingUndoneLate,
  ...duplicateRefusals,
]);
