/** How many characters of a file's name are shown. */
const SHOWN_CHARACTERS = 25;

/** A file's name in 25 characters, its extension kept: `facture-cycles-du-rh….pdf`. */
export function shortName(name: string): string {
  if (name.length <= SHOWN_CHARACTERS) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  return `${name.slice(0, SHOWN_CHARACTERS - extension.length - 1)}…${extension}`;
}
