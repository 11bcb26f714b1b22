/** Names as people read them: what was typed where it is known, the folded form of earlier records otherwise. */
export interface ReadableName {
  readonly firstName: string;
  readonly lastName: string;
}

/** « NOM Prénom », the one order of names; a first name in capitals, as folded ones are, is written small behind its initial. */
export function personName({ firstName, lastName }: ReadableName): string {
  return [lastName.trim(), withInitial(firstName.trim())].filter((part) => part !== '').join(' ');
}

function withInitial(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
