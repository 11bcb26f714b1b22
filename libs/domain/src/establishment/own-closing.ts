import { spanText } from '../span-text.ts';
import type { Refusal } from '../decision.ts';
import { neverAccepted, type AcceptanceStamp } from './conditions-acceptance.ts';
import { EstablishmentStatus, isClosed } from './statuses.ts';

/** Days in which staff may undo what an establishment's own people closed. */
export const closingUndoneWithin = 7;

const dayMs = 24 * 3600 * 1000;

/** What staff may still undo: its own people refused the conditions, which closed it. */
export interface OwnClosing {
  /** ISO 8601 instant. */
  readonly undoneUntil: string;
  /** Where it stood before. */
  readonly from: EstablishmentStatus;
}

/** A closed file as far as its closing is concerned. */
export interface ClosedFile {
  readonly status: EstablishmentStatus;
  readonly conditionsStamp: AcceptanceStamp | undefined;
  /** When it came to its status. */
  readonly since: Date;
  /** Where it stood before; undefined on files that earlier versions closed. */
  readonly from: EstablishmentStatus | undefined;
  readonly wasValidated: boolean;
}

/** The closing by its own people; undefined while it is open, and where the programme refused it for good. */
export function ownClosingOf({
  status,
  conditionsStamp,
  since,
  from,
  wasValidated,
}: ClosedFile): OwnClosing | undefined {
  if (!isClosed(status) || conditionsStamp !== neverAccepted) return undefined;
  const assumed = wasValidated ? EstablishmentStatus.validated : EstablishmentStatus.resubmitted;
  return {
    undoneUntil: new Date(since.getTime() + closingUndoneWithin * dayMs).toISOString(),
    from: from ?? assumed,
  };
}

export const closedByProgramme: Refusal = {
  code: 'NotAuthorizedException',
  id: 'the-entity-was-not-closed-by-its-own-people',
  message: 'The entity was not closed by its own people.',
  explanation: 'Le programme a refusé ce dossier définitivement\u00a0: il ne se rouvre pas',
};

export const closingUndoneLate: Refusal = {
  code: 'NotAuthorizedException',
  id: 'the-entity-was-closed-more-than-seven-days-ago',
  message: 'The entity was closed more than seven days ago.',
  explanation: `L’établissement s’est fermé il y a plus de ${spanText(closingUndoneWithin, 'day')}\u00a0: il doit s’inscrire de nouveau`,
};
