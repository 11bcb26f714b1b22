/** Whom to write to about an establishment and its files. */
export interface Contact {
  readonly mail: string;
  readonly name: string;
}
