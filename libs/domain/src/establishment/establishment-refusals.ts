import type { Refusal } from '../decision.ts';
import { establishmentStatuses, isValidated, type EstablishmentStatus } from './statuses.ts';
import type { EstablishmentAct } from './transitions.ts';

export const notAuthorized = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'NotAuthorizedException',
  message,
  explanation,
});
const invalid = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'ValidationException',
  message,
  explanation,
});

export const anotherEntity = notAuthorized(
  'entity-of-another-partner',
  'Entity of another partner.',
  "Ce dossier n'est pas celui de votre établissement",
);
export const anotherList = notAuthorized(
  'entity-of-another-list',
  'Entity of another list.',
  "Ce dossier n'appartient pas aux listes de votre rôle",
);
export const assignedToAnother = notAuthorized(
  'entity-held-by-another-user',
  'Entity held by another user.',
  'Ce dossier est suivi par un autre opérateur',
);
export const alreadyValidated = notAuthorized(
  'entity-already-validated',
  'Entity already validated',
  'Cette entité à déjà été validée',
);
/** Approval, forced or not, asks for an account that its holder has activated. */
export const neverActivated = notAuthorized(
  'account-never-activated',
  'Account never activated.',
  "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
);
/** The identity document is optional until a refusal names it. */
export const identityWanted = invalid(
  'identity-document-missing',
  'entity_data.documents (MISSING): Field is required',
  'Veuillez joindre la pièce d’identité que le programme vous demande',
);
export const wrongRole = notAuthorized(
  'act-not-allowed-for-this-role',
  'Act not allowed for this role.',
  'Votre rôle ne permet pas cette opération',
);
export const senderDisabled = notAuthorized(
  'this-sender-is-disabled',
  'This sender is disabled.',
  "L'envoi de cette décision est désactivé",
);
export const reasonsMissing = invalid(
  'reason-missing',
  'motif (MISSING): Field is required',
  'Veuillez renseigner un motif de refus',
);

/** The act is none of this status. */
export function wrongStatus(act: EstablishmentAct, status: EstablishmentStatus): Refusal {
  if (act === 'validate' && isValidated(status)) return alreadyValidated;
  return {
    code: 'TransitionRefusedException',
    id: 'act-not-allowed-at-this-status',
    message: `Act ${act} not allowed at status ${status}.`,
    explanation: `Cette opération n'est pas possible pour un dossier «\u00a0${establishmentStatuses[status].label}\u00a0»`,
  };
}
