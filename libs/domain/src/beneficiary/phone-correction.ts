import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { withOwnCountry } from '../people/phone-numbering.ts';
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

/**
 * Whether codes may go to a number that a shop names for a client: not to one of the shop's own, for whoever repairs would
 * confirm in the client's place.
 * @param shopPhones numbers of the shop and of its representative, in any stored form
 */
export function decideClientNumber(phone: string, shopPhones: readonly (string | undefined)[]): Decision<void> {
  const isOwn = shopPhones.some((own) => own !== undefined && withOwnCountry(own) === withOwnCountry(phone));
  return isOwn ? refuse(ownNumberOfShop) : accept(undefined);
}

export const ownNumberOfShop: Refusal = {
  code: 'NotAuthorizedException',
  id: 'this-number-is-the-shops-own',
  message: 'This number is of the establishment itself.',
  explanation:
    'Ce numéro est celui de votre établissement\u00a0: le code doit arriver chez le client, ou chez un proche qu’il choisit',
};

/** What a file tells of a correction; both numbers masked. */
export function phoneCorrectionText({ previous, next }: { readonly previous: string; readonly next: string }): string {
  return `Mobile du bénéficiaire changé\u00a0: ${previous} → ${next}`;
}
