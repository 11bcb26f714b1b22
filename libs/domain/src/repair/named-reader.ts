import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import type { OperationCode } from './operations.ts';

/** What keeps a counter from sending codes to strangers: those of one confirmation that go where the client says, and the time between two. */
export const namedCodeLimits = { perFile: 3, spacingMs: 60_000 } as const;

const labels: Readonly<Partial<Record<OperationCode, string>>> = {
  SMS: 'À un autre numéro, que le client a donné',
  MEL: 'À une autre adresse, que le client a donnée',
};

/** What the history says of a code that went elsewhere; undefined of every other entry. It holds no number and no address. */
export function namedReaderText({
  operation,
  isNamedByClient,
}: {
  readonly operation: OperationCode;
  readonly isNamedByClient?: boolean;
}): string | undefined {
  return isNamedByClient ? labels[operation] : undefined;
}

/**
 * Whether a code may go to an address that a shop names for a client: not to its own, for whoever repairs would confirm in
 * the client's place.
 * @param shopMails of the shop and of whoever stands at its counter
 */
export function decideClientMail(mail: string, shopMails: readonly (string | undefined)[]): Decision<void> {
  const isOwn = shopMails.some((own) => own?.toLowerCase() === mail.toLowerCase());
  return isOwn ? refuse(ownAddressOfShop) : accept(undefined);
}

/**
 * Whether a number or an address is another one than the client's own, to which a code goes without naming it: it would be
 * marked as sent elsewhere, and the client warned of himself.
 * @param own what the client left with the programme; undefined where that is nothing
 */
export function decideOtherReader(kind: 'phone' | 'mail', named: string, own: string | undefined): Decision<void> {
  return own?.toLowerCase() === named.toLowerCase() ? refuse(ownOfClient[kind]) : accept(undefined);
}

export const ownOfClient: Readonly<Record<'phone' | 'mail', Refusal>> = {
  phone: {
    code: 'ValidationException',
    id: 'this-number-is-the-clients-own',
    message: 'This number is of the client himself.',
    explanation: 'Ce numéro est déjà celui du client : envoyez-lui le code par SMS, sans le saisir ici',
  },
  mail: {
    code: 'ValidationException',
    id: 'this-address-is-the-clients-own',
    message: 'This address is of the client himself.',
    explanation: 'Cette adresse est déjà celle du client : envoyez-lui le code par courriel, sans la saisir ici',
  },
};

export const ownAddressOfShop: Refusal = {
  code: 'NotAuthorizedException',
  id: 'this-address-is-the-shops-own',
  message: 'This address is of the establishment itself.',
  explanation:
    'Cette adresse est celle de votre établissement\u00a0: le code doit arriver chez le client, ou chez un proche qu’il choisit',
};
