import type { EstablishmentStatus } from '@alveole/domain';
import type { Account } from './account.ts';

/** What the sessions of an establishment hang on. */
export interface Standing {
  readonly status: EstablishmentStatus;
  /** The general conditions, and the terms of use, await an answer. */
  readonly needsConditions: boolean;
  readonly needsTerms: boolean;
}

/** Both tokens of a session, and whom they are for. */
export interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly account: Account;
  readonly standing: Standing;
}
