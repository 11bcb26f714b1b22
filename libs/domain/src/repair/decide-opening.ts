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
}

/** The dialog that asks for the conditions says the same (settled §3). */
export const conditionsUnanswered: Refusal = {
  code: 'NotAuthorizedException',
  message: 'General conditions not accepted.',
  explanation: 'Veuillez accepter les conditions générales',
};

/** Whether a repairer may open a file (INIT): his establishment is validated and has accepted the conditions (settled §4). */
export function decideOpening(
  establishment: OpeningEstablishment,
  actor: PartnerActor | { readonly role: Exclude<Role, 'REP'> },
): Decision<Omit<RepairStep, 'from'>> {
  if (actor.role !== 'REP' || actor.entityId !== establishment.entityId)
    return no('Only the repairer opens a repair.', 'Seul le réparateur ouvre un dossier');
  if (!isValidated(establishment.status))
    return no('Entity not validated.', "Votre établissement n'est pas encore validé");
  if (!establishment.conditionsAccepted) return refuse(conditionsUnanswered);
  return accept({ to: RepairStatus.incomplete, records: ['INIT'] });
}

function no(message: string, explanation: string) {
  return refuse({ code: 'NotAuthorizedException', message, explanation });
}
