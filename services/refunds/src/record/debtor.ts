/** Whose account pays: the funder of the campaign. */
export interface Debtor {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}
