import { foldText } from '@alveole/domain';
import type { EstablishmentState } from './establishment.ts';

const shortest = 3;
/** Of a longer word, beginnings of up to this many characters are kept, and the whole: the index stays small. */
const longest = 12;

/**
 * The folded words, and beginnings of words (3 to 12 characters), that a search compares for equality:
 * a page comes from one index, already in its order, whatever the number of establishments.
 */
export function searchTokens({ profile, operator }: Pick<EstablishmentState, 'profile' | 'operator'>): string[] {
  const { raison_sociale, commercialname, name, firstname, city, chaine, siret, zip, mail, telephone, smartphone } = profile;
  const words = [raison_sociale, commercialname, name, firstname, city, chaine, operator?.name].flatMap((text) => [...chunksOf(text ?? ''), ...wordsOf(text ?? '')]);
  const whole = [siret, zip, mail, telephone, smartphone].map((text) => compact(text ?? ''));
  return [...new Set([...words.flatMap(beginnings), ...whole])].filter((token) => token.length >= shortest);
}

/**
 * The tokens that a typed search asks for; a row matches when it has them all. Words of two characters or fewer are
 * dropped; a SIRET or a number typed in groups belongs together. Empty: nothing to look for.
 */
export function queryTokens(query: string): readonly string[] {
  const whole = compact(query);
  if (/^\d{5,}$/.test(whole)) return [whole];
  return [...new Set(chunksOf(query).filter((chunk) => chunk.length >= shortest))];
}

function chunksOf(text: string): string[] {
  return text.split(/\s+/).map(compact).filter((chunk) => chunk !== '');
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^A-Z0-9]+/).filter((word) => word !== '');
}

function beginnings(word: string): string[] {
  const last = Math.min(word.length, longest);
  return [word, ...Array.from({ length: Math.max(0, last - shortest + 1) }, (_, index) => word.slice(0, shortest + index))];
}

/** One token without separators; a French number as it is dialled, 0 and nine digits. */
function compact(text: string): string {
  return foldText(text).replace(/[^A-Z0-9]/g, '').replace(/^33(?=[1-9]\d{8}$)/, '0');
}
