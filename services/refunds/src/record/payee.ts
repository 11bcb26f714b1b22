/** Who is paid for the files of an establishment. */
export interface Payee {
  readonly entityId: string;
  readonly name: string;
  /** Without spaces; undefined until the establishment gave one. */
  readonly iban: string | undefined;
}
