/** The form in which names are compared: no accents, no punctuation, `st` written out. */
export function comparableName(name: string): string {
  return name
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');
}
