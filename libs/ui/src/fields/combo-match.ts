import type { Option } from './field-props.ts';

const sameLetters = new Intl.Collator('fr', { sensitivity: 'base', usage: 'search' });

/**
 * The choice that a text means: the one that it names in full, whatever its case and accents, else the only one there
 * is.
 * @param options those that the list shows for this text
 */
export function meantBy(options: readonly Option[], text: string): Option | undefined {
  const open = options.filter(({ isDisabled }) => !isDisabled);
  const exactMatches = open.filter(({ label }) => sameLetters.compare(label, text.trim()) === 0);
  const candidates = exactMatches.length > 0 ? exactMatches : open;
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Why a text is no choice: several of the list contain it, or none does, which the field says in its own words. */
export function strayReason(options: readonly Option[], text: string, noneText: string): string {
  return options.length > 1
    ? `«\u00a0${text.trim()}\u00a0» correspond à plusieurs choix de la liste\u00a0: choisissez-en un.`
    : noneText;
}
