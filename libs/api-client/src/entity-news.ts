import { isAppError, refusalIdOf } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import type { Entity } from '@alveole/contracts/establishment';
import { closedAccount, conditionsUnanswered, EstablishmentStatus, isAccepted, isClosed } from '@alveole/domain';
import type { Standing } from './own-standing.ts';
import type { EntityNews } from './session.ts';

/** What the answer of a call tells of one's own establishment: its status, and which conditions await an answer. */
export function newsInAnswer(route: RouteDefinition, answer: unknown, ownEntity: string | undefined): EntityNews {
  return route.name === 'readEntity' ? newsOf(answer as Entity, ownEntity) : {};
}

/** What an establishment's standing tells, if it is one's own. */
export function newsOf(standing: Standing | undefined, ownEntity: string | undefined): EntityNews {
  if (standing === undefined || standing.entity_id !== ownEntity) return {};
  const { status, entity_data: data } = standing;
  const isOpen = !isClosed(status);
  return {
    entityStatus: status,
    needsConditions: isOpen && !isAccepted(data.cgsAcceptDate),
    needsTerms: isOpen && data.cguAccept !== true,
  };
}

/** A refusal may tell of what happened meanwhile: the account was closed, the conditions were presented anew. */
export function newsInRefusal(failure: unknown): EntityNews {
  return (isAppError(failure) && newsById[refusalIdOf(failure)]) || {};
}

const newsById: Readonly<Record<string, EntityNews>> = {
  [closedAccount.id]: { entityStatus: EstablishmentStatus.closed },
  [conditionsUnanswered.id]: { needsConditions: true },
};
