import { foldText } from '@alveole/domain';

/** What something can be found by: names by each of their words, numbers and addresses as a whole. */
export interface Findable {
  readonly names: readonly string[];
  readonly wholes: readonly string[];
}

const shortest = 3;
/** Of a longer word, beginnings of up to this many characters are kept, and the whole: the index stays small. */
const longest = 12;

/** Lengths at which the beginnings of two words are kept together. */
const pairLengths = [3, 4, 6] as const;
/** Words beyond these are found alone, not in pairs: a long name must not fill the index. */
const mostPairedWords = 20;

/**
 * The folded words, and beginnings of words (3 to 12 characters), that a search compares for equality; beginnings of each
 * two of the words together; and each number once more with a mark. A page of one word or of several then comes from one
 * index, already in its order, whatever the number of rows (see docs/adr/0024).
 */
export function findableTokens({ names, wholes }: Findable): string[] {
  const words = [...new Set(names.flatMap((name) => [...chunksOf(name), ...wordsOf(name)]))].filter(isLongEnough);
  const numbers = wholes.map(compact).filter(isLongEnough);
  return [...new Set([...words.flatMap(beginnings), ...numbers, ...pairsOf(words), ...numbers.map(markOf)])];
}

/**
 * The tokens that a typed search asks for; a row matches when it has them all. Words of two characters or fewer are
 * dropped, and so are those that another one begins with; a number typed in groups belongs together. Empty: nothing to
 * look for.
 */
export function queryTokens(query: string): readonly string[] {
  const whole = compact(query);
  if (/^\d{5,}$/.test(whole)) return [whole];
  const words = [...new Set(chunksOf(query).filter(isLongEnough))];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/**
 * Of the tokens of a row that has all of these, one at least is among the answer, and few rows have one that lack the others:
 * two of the words together, or one of them as a number. A single word stands for itself.
 */
export function narrowingTokens(words: readonly string[]): readonly string[] {
  const [one, other] = [...words].sort((a, b) => b.length - a.length);
  if (one === undefined || other === undefined) return words;
  const length = pairLengths.findLast((some) => some <= other.length) ?? shortest;
  return [pairOf(one, other, length), ...words.map(markOf)];
}

const isLongEnough = (token: string): boolean => token.length >= shortest;

/** A blank keeps it apart from words, which have none. */
const pairOf = (one: string, other: string, length: number): string =>
  [one.slice(0, length), other.slice(0, length)].sort().join(' ');

const markOf = (number: string): string => `=${number}`;

/** A search takes the longest that both of its words reach, so shorter words stand in shorter pairs only. */
function pairsOf(words: readonly string[]): string[] {
  const some = words.slice(0, mostPairedWords);
  return some.flatMap((one, index) =>
    some
      .slice(index + 1)
      .flatMap((other) =>
        pairLengths
          .filter((length) => one.length >= length && other.length >= length)
          .map((length) => pairOf(one, other, length)),
      ),
  );
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
