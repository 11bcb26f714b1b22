import { iban as ibanRule } from '@alveole/validation';

/** Whom to write to about an establishment and its files. */
export interface Contact {
  readonly mail: string;
  readonly name: string;
  /** Whether it can be paid, as far as its account shows; absent from what was kept before it was asked. */
  readonly account?: AccountState | undefined;
}

export type AccountState = 'missing' | 'invalid' | 'given';

/** The account itself is nobody's business here. */
export function accountStateOf(iban: string | undefined): AccountState {
  if (!iban) return 'missing';
  return ibanRule.safeParse(iban).success ? 'given' : 'invalid';
}
