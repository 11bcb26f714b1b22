import { spanText } from '../span-text.ts';
import { accept, textsById, refuse, type Decision, type Refusal } from '../decision.ts';

/** A member of staff as the rule of two persons sees his account at the time of an act. */
export interface AccountStanding {
  readonly userId: string;
  /** Neither disabled nor waiting for its first password. */
  readonly isOpen: boolean;
  /** Undefined of accounts that were opened before it was noted. */
  readonly openedAt: Date | undefined;
  /** Who opened it on screen; nobody where the operator's command or the installation did. */
  readonly openedById: string | undefined;
  /**
   * One of the installation's first two administrators, or opened by the operator's command: neither its opener nor its
   * age counts, so that a small installation is never stuck.
   */
  readonly isFounding: boolean;
}

/** For so long an account approves nothing, and nobody approves what it prepared: all administrators were told of it. */
export const youngAccountDays = 7;

/** So many administrators a new installation has before the rule of two persons holds for each that comes. */
export const foundingAdministrators = 2;

/** An act that two persons do. */
export interface TwoPersonAct {
  /** Who prepared it; undefined where that was nobody of staff: an establishment, or the programme itself. */
  readonly first: AccountStanding | undefined;
  readonly second: AccountStanding;
}

/**
 * Whether whoever approves is a second person: another account than the one that prepared, neither of both opened by the
 * other, both at least seven days old and open at this moment. Every act of two persons asks it.
 */
export function decideSecondPerson({ first, second }: TwoPersonAct, now: Date): Decision<void> {
  const { same, opened, young, preparedByYoung, closed, preparedByClosed } = secondPersonRefusals;
  if (first?.userId === second.userId) return refuse(same);
  if (!second.isOpen) return refuse(closed);
  if (first?.isOpen === false) return refuse(preparedByClosed);
  if (first && (isOpenedBy(first, second) || isOpenedBy(second, first))) return refuse(opened);
  if (isYoung(second, now)) return refuse(young);
  if (first && isYoung(first, now)) return refuse(preparedByYoung);
  return accept(undefined);
}

const day = 86_400_000;

function isOpenedBy({ isFounding, openedById }: AccountStanding, { userId }: AccountStanding): boolean {
  return !isFounding && openedById === userId;
}

function isYoung({ isFounding, openedAt }: AccountStanding, now: Date): boolean {
  return !isFounding && openedAt !== undefined && now.getTime() - openedAt.getTime() < youngAccountDays * day;
}

const notAuthorized = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'NotAuthorizedException',
  message,
  explanation,
});

export const secondPersonRefusals = {
  same: notAuthorized(
    'two-different-persons-are-needed',
    'Two different persons are needed.',
    'Vous avez fait la première étape\u00a0: un autre administrateur doit faire la seconde.',
  ),
  opened: notAuthorized(
    'one-of-both-accounts-was-opened-by-the-other',
    'One of both accounts was opened by the other.',
    'L’un de vos deux comptes a été ouvert par l’autre\u00a0: un troisième administrateur doit approuver.',
  ),
  young: notAuthorized(
    'an-account-younger-than-seven-days-approves-nothing',
    'An account younger than seven days approves nothing.',
    `Votre compte a moins de ${spanText(youngAccountDays, 'day')}\u00a0: il n’approuve encore rien. Demandez à un autre administrateur.`,
  ),
  preparedByYoung: notAuthorized(
    'what-an-account-younger-than-seven-days-prepared-is-not-approved-yet',
    'What an account younger than seven days prepared is not approved yet.',
    `Le compte qui a préparé ceci a moins de ${spanText(youngAccountDays, 'day')}\u00a0: attendez, ou faites-le préparer par quelqu’un d’autre.`,
  ),
  closed: notAuthorized(
    'the-account-of-the-second-person-is-not-open',
    'The account of the second person is not open.',
    'Votre compte n’est plus ouvert.',
  ),
  preparedByClosed: notAuthorized(
    'the-account-of-the-first-person-is-not-open-any-more',
    'The account of the first person is not open any more.',
    'Le compte qui a préparé ceci n’est plus ouvert\u00a0: faites-le préparer par quelqu’un d’autre.',
  ),
} as const satisfies Readonly<Record<string, Refusal>>;

/** What people are told of a refused approval, by the server's message. */
export const secondPersonTextsById = textsById(Object.values(secondPersonRefusals));
