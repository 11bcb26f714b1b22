import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import type { Role } from '../roles.ts';

/** Somebody at a counter, or an administrator. */
export interface CorrectingActor {
  readonly role: Role;
  readonly entityId: string;
}

/**
 * Whether somebody may change the number to which a person's codes go: a shop may not while a file of the person waits for a
 * code in another shop.
 * @param waitingAt establishments where a file of the person waits for the confirmation
 */
export function decidePhoneCorrection(
  waitingAt: readonly string[],
  { role, entityId }: CorrectingActor,
): Decision<void> {
  if (role === 'ADM' || waitingAt.every((other) => other === entityId)) return accept(undefined);
  return refuse(waitsElsewhere);
}

export const waitsElsewhere: Refusal = {
  code: 'NotAuthorizedException',
  id: 'a-file-of-this-person-waits-for-its-code-in-another-establishment',
  message: 'A file of this person waits for its code in another establishment.',
  explanation:
    'Cette personne a un dossier en cours dans un autre établissement\u00a0: lui seul, ou l’administration du programme, peut changer ce numéro',
};

/** What a file tells of a correction; both numbers masked. */
export function phoneCorrectionText({ previous, next }: { readonly previous: string; readonly next: string }): string {
  return `Mobile du bénéficiaire changé\u00a0: ${previous} → ${next}`;
}
