import type { RepairStatus } from '../repair/statuses.ts';
import { isGivenUp, isNotEligible, isRefunded } from '../repair/statuses.ts';
import type { RetentionTerms } from '../retention/retention-terms.ts';
import { monthsAfterDay } from './person-request-terms.ts';

/** What the erasure of a person does to one thing. */
export const fates = ['forgotten', 'kept'] as const;

/** Why a thing stays though its person asks for its erasure (GDPR, art. 17.3). */
export const keptReasons = [
  'paid-file',
  'file-in-work',
  'file-needs-person',
  'open-account',
  'open-establishment',
  'closed-establishment',
  'accounting',
  'shared-number',
  'public-accounts',
  'own-request',
] as const;
export type KeptReason = (typeof keptReasons)[number];

export const keptReasonTexts: Readonly<Record<KeptReason, string>> = {
  'paid-file': 'L’aide a été versée : le programme en répond et peut devoir la recouvrer (art. 17.3.b et e)',
  'file-in-work': 'Le dossier n’est pas terminé ou reste à payer (art. 17.3.b)',
  'file-needs-person': 'Un dossier gardé ci-dessus en a besoin (art. 17.3.b)',
  'open-account': 'Le compte est ouvert : il s’efface une fois fermé (art. 17.1.a)',
  'open-establishment': 'L’établissement est référencé : le contrat court (art. 17.1.a)',
  'closed-establishment': 'Le programme peut devoir recouvrer une aide de l’établissement fermé (art. 17.3.e)',
  accounting: 'Pièce comptable (art. 17.3.b ; Code de commerce, L123-22)',
  'shared-number': 'Une autre personne a le même numéro ou la même adresse',
  'public-accounts': 'Comptes publics : une somme et un numéro de dossier, sans nom (art. 17.3.d)',
  'own-request': 'Preuve que la demande a reçu sa réponse (art. 5.2)',
};

/** What becomes of a thing, with the last day (`AAAA-MM-JJ`) of what stays; without a day while something still has to end. */
export type Fate =
  | { readonly fate: 'forgotten' }
  | { readonly fate: 'kept'; readonly reason: KeptReason; readonly until?: string | undefined };

export interface DatedStatus {
  readonly status: RepairStatus;
  /** The day of its last operation, `AAAA-MM-JJ`. */
  readonly modifiedOn: string;
}

/**
 * What an erasure does to a file. One that was given up or refused owes nobody anything; one that was paid stays for the term
 * of the campaign; all others are still worked on or to be paid.
 */
export function fateOfFile({ status, modifiedOn }: DatedStatus, terms: Pick<RetentionTerms, 'paidFiles'>): Fate {
  if (isGivenUp(status) || isNotEligible(status)) return { fate: 'forgotten' };
  if (isRefunded(status))
    return { fate: 'kept', reason: 'paid-file', until: monthsAfterDay(modifiedOn, terms.paidFiles) };
  return { fate: 'kept', reason: 'file-in-work' };
}
