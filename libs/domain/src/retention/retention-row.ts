import type { RetentionTermName } from './retention-terms.ts';

export type RetainingService = 'auth' | 'enrolment' | 'repairs' | 'refunds' | 'notifications';

/** Why persons are in a store; the register of processing has one sheet each. */
export type ProcessingPurpose = 'aid' | 'partners' | 'access' | 'messages' | 'payments' | 'rights';

/** How long: a term of the campaign, days that no campaign changes, as long as another row, or without an end. */
export type RetentionTerm =
  { readonly setting: RetentionTermName } | { readonly days: number } | { readonly follows: string } | 'unlimited';

/** A collection that holds persons, and in which of its fields; `history.author.userName` reaches into arrays. */
export interface PersonFields {
  readonly collection: string;
  readonly fields: readonly string[];
}

/**
 * One kind of personal data: what it is, where it lies, why, how long and counted from when, on which legal base, and what
 * happens then. Texts are French: the register of processing shows them.
 */
export interface RetentionRow {
  readonly id: string;
  readonly service: RetainingService;
  readonly purpose: ProcessingPurpose;
  readonly persons: string;
  readonly data: string;
  readonly where: readonly PersonFields[];
  /** Of the object store; absent: none. */
  readonly objects?: string;
  readonly legalBase: string;
  readonly term: RetentionTerm;
  readonly countedFrom: string;
  readonly outcome: 'anonymised' | 'deleted' | 'kept';
  /** What goes, or why it stays. */
  readonly effect: string;
}
