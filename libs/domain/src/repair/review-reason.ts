import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type StaffActor } from '../roles.ts';

/** What a kept reason goes with: a request for complements, or a file that is not eligible. */
export const reasonPurposes = ['complement', 'refusal'] as const;
export type ReasonPurpose = (typeof reasonPurposes)[number];

/** The reasons that the whole desk uses are written at administrator level. */
export function decideReasonsChange({ permission }: Pick<StaffActor, 'permission'>): Decision<void> {
  return permission === administratorLevel ? accept(undefined) : refuse(reasonsNotAllowed);
}

export const reasonsNotAllowed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'reasons-not-allowed-for-this-permission',
  message: 'Reasons not allowed for this permission.',
  explanation: 'Seul un administrateur peut modifier les motifs enregistrés',
};
