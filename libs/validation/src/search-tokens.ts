import { foldText } from '@alveole/domain';

/** What something can be found by: names by each of their words, numbers and addresses as a whole. */
export interface Findable {
  readonly names: readonly string[];
  readonly wholes: readonly string[];
}

const shortest = 3;
/** Of a longer word, beginnings of up to this many characters are kept, and the whole: the index stays small. */
const longest = 12;

/**
 * The folded words, and beginnings of words (3 to 12 characters), that a search compares for equality:
 * a page then comes from one index, already in its order, whatever the number of rows.
 */
export function findableTokens({ names, wholes }: Findable): string[] {
  const words = names.flatMap((name) => [...chunksOf(name), ...wordsOf(name)]);
  return [...new Set([...words.flatMap(beginnings), ...wholes.map(compact)])].filter(
    (token) => token.length >= shortest,
  );
}

/**
 * The tokens that a typed search asks for; a row matches when it has them all. Words of two characters or fewer are
 * dropped; a number typed in groups belongs together. Empty: nothing to look for.
 */
export function queryTokens(query: string): readonly string[] {
  const whole = compact(query);
  if (/^\d{5,}$/.test(whole)) return [whole];
  return [...new Set(chunksOf(query).filter((chunk) => chunk.length >= shortest))];
}

function chunksOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map(compact)
    .filter((chunk) => chunk !== '');
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

function beginnings(word: string): string[] {
  const last = Math.min(word.length, longest);
  return [
    word,
    ...Array.from({ length: Math.max(0, last - shortest + 1) }, (_, index) => word.slice(0, shortest + index)),
  ];
}

/** One token without separators; a French number as it is dialled, 0 and nine digits. */
function compact(text: string): string {
  return foldText(text)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^33(?=[1-9]\d{8}$)/, '0');
}
