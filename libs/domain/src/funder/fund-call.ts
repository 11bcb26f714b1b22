import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type Permission } from '../roles.ts';

/** What a funder is asked to pay in: what was committed for it, or what banks have paid for it. */
export const fundCallBases = ['committed', 'paid'] as const;
export type FundCallBasis = (typeof fundCallBases)[number];

/** A call for funds before it is issued. Amounts are signed integer cents. */
export interface FundCallDraft {
  readonly basis: FundCallBasis;
  /** Of the funder’s calls before; undefined where there is none. */
  readonly formerBasis?: FundCallBasis | undefined;
  /** Granted, corrected and withdrawn since the last call. */
  readonly committedCents: number;
  /** Paid and sent back since the last call. */
  readonly paidCents: number;
}

/** What the call asks for. */
export function calledCentsOf({ basis, committedCents, paidCents }: FundCallDraft): number {
  return basis === 'committed' ? committedCents : paidCents;
}

/**
 * Whether a call for funds may be issued. It asks for more than nothing: what is below zero lowers the next one. All calls
 * of a funder ask for the same, for a euro is committed once and paid once: called as both it would be called twice.
 */
export function decideFundCall(
  draft: FundCallDraft,
  { permission }: { readonly permission: Permission },
): Decision<number> {
  const { notManager, otherBasis, nothingToCall } = fundCallRefusals;
  if (permission !== administratorLevel) return refuse(notManager);
  if (draft.formerBasis !== undefined && draft.formerBasis !== draft.basis) return refuse(otherBasis);
  const cents = calledCentsOf(draft);
  return cents > 0 ? accept(cents) : refuse(nothingToCall);
}

/** Why a call for funds is not issued. */
export const fundCallRefusals = {
  notManager: {
    code: 'NotAuthorizedException',
    id: 'only-an-administrator-of-permission-0-issues-a-call-for-funds',
    message: 'Only an administrator of permission 0 issues a call for funds.',
    explanation: 'Seul un administrateur émet un appel de fonds',
  },
  otherBasis: {
    code: 'TransitionRefusedException',
    id: 'the-calls-of-a-funder-ask-for-the-same',
    message: 'The calls of a funder ask for the same.',
    explanation:
      'Tous les appels d’un financeur portent sur la même chose : une somme ne lui est pas appelée deux fois.',
  },
  nothingToCall: {
    code: 'TransitionRefusedException',
    id: 'there-is-nothing-to-call',
    message: 'There is nothing to call.',
    explanation: 'Rien n’est à appeler sur cette période. Une correction en moins attend l’appel suivant.',
  },
  changed: {
    code: 'RefundVersionMismatchException',
    id: 'another-call-was-issued-meanwhile',
    message: 'Another call was issued meanwhile.',
    explanation: 'Un autre appel vient d’être émis pour ce financeur. Relisez le montant.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
