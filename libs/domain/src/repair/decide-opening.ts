import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { isValidated, type EstablishmentStatus } from '../establishment/statuses.ts';
import type { PartnerActor, Role } from '../roles.ts';
import type { RepairStep } from './repair-file.ts';
import { RepairStatus } from './statuses.ts';

export interface OpeningEstablishment {
  readonly entityId: string;
  readonly status: EstablishmentStatus;
  /** The general conditions of service carry an acceptance date (neither absent nor 'never'). */
  readonly conditionsAccepted: boolean;
  /** The day (Paris) of its first validation; absent where earlier versions did not tell it. */
  readonly validatedOn?: string | undefined;
}

/** The dialog that asks for the conditions says the same (settled §3). */
export const conditionsUnanswered: Refusal = {
  code: 'NotAuthorizedException',
  id: 'general-conditions-not-accepted',
  message: 'General conditions not accepted.',
  explanation: 'Veuillez accepter les conditions générales',
};

/**
 * Whether a repairer may open a file (INIT): his establishment is validated and has accepted the conditions (settled §4);
 * it was validated by the day of the repair (§6). @param repairedOn YYYY-MM-DD in Paris
 */
export function decideOpening(
  establishment: OpeningEstablishment,
  actor: PartnerActor | { readonly role: Exclude<Role, 'REP'> },
  repairedOn?: string,
): Decision<Omit<RepairStep, 'from'>> {
  if (actor.role !== 'REP' || actor.entityId !== establishment.entityId)
    return no(
      'only-the-repairer-opens-a-repair',
      'Only the repairer opens a repair.',
      'Seul le réparateur ouvre un dossier',
    );
  if (!isValidated(establishment.status))
    return no('entity-not-validated', 'Entity not validated.', "Votre établissement n'est pas encore validé");
  const { validatedOn } = establishment;
  if (repairedOn !== undefined && validatedOn !== undefined && repairedOn < validatedOn)
    return no(
      'entity-not-validated-on-the-day-of-the-repair',
      'Entity not validated on the day of the repair.',
      'Votre établissement n’était pas encore validé le jour de cette réparation',
    );
  if (!establishment.conditionsAccepted) return refuse(conditionsUnanswered);
  return accept({ to: RepairStatus.incomplete, records: ['INIT'] });
}

function no(id: string, message: string, explanation: string) {
  return refuse({ id, code: 'NotAuthorizedException', message, explanation });
}
