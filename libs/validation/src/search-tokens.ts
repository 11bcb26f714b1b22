import { departmentOf, foldText, isDepartment } from '@alveole/domain';
import { isStoredRna, rnaToDisplay } from './identifiers.ts';

/** What something can be found by: names by each of their words, numbers and addresses as a whole. */
export interface Findable {
  readonly names: readonly string[];
  readonly wholes: readonly string[];
  /** Found by its beginnings too, the SIREN among them; an RNA in its stored form, as it is shown and without the W in front. */
  readonly siret?: string | undefined;
  /** Of the SIRET, beginnings from so many digits are kept; five where absent, since fewer are of many. */
  readonly shortestSiretStart?: number | undefined;
  /** Found by the number of its department. */
  readonly postcode?: string | undefined;
  /** By which a list is filtered, `ve=sent` say; small letters keep them apart from what is typed, which is folded. */
  readonly marks?: readonly string[];
}

const shortest = 3;
/** Of a longer word, beginnings of up to this many characters are kept, and the whole: the index stays small. */
const longest = 12;

/** Of a SIRET, beginnings from this many digits are kept unless fewer are asked for. */
const usualSiretStart = 5;

/** Lengths at which the beginnings of two words are kept together, each with each; a word of three letters makes both short. */
const pairLengths = [4, 7] as const;
/** Words beyond these are found alone, not in pairs: a long name must not fill the index. */
const maxPairedWords = 20;

/**
 * The folded words, and beginnings of words (3 to 12 characters), that a search compares for equality; beginnings of each
 * two of the words together; each number once more with a sign; beginnings of a SIRET; the department; and each mark, alone and before every other token. A page
 * of one word or of several, of a mark or not, then comes from one index, already in its order, whatever the number of
 * rows (see docs/adr/0024 and 0031).
 */
export function findableTokens({
  names,
  wholes,
  siret = '',
  shortestSiretStart = usualSiretStart,
  postcode,
  marks = [],
}: Findable): string[] {
  const words = [...new Set(names.flatMap((name) => [...chunksOf(name), ...wordsOf(name)]))].filter(isLongEnough);
  const numbers = [...wholes, ...formsOfRna(siret)].map(compact).filter(isLongEnough);
  const area = departmentOf(postcode);
  const tokens = [
    ...words.flatMap(beginnings),
    ...numbers,
    ...startsOf(siret, shortestSiretStart),
    ...(isDepartment(area) ? [area] : []),
    ...pairsOf(words),
    ...numbers.map(signed),
  ];
  return [...new Set([...tokens, ...marks.flatMap((mark) => [mark, ...tokens.map((token) => under(mark, token))])])];
}

/** However an association writes its RNA, `W9R1011072` of `WWWWW9R1011072`; none of another number. */
function formsOfRna(stored: string): string[] {
  if (!isStoredRna(stored)) return [];
  const display = rnaToDisplay(stored);
  return [stored, display, display.slice(1)];
}

/** The register's other numbers are found whole. */
function startsOf(siret: string, shortestStart: number): string[] {
  if (!/^\d+$/.test(siret)) return [];
  return Array.from({ length: Math.max(0, siret.length - shortestStart + 1) }, (_, index) =>
    compact(siret.slice(0, shortestStart + index)),
  );
}

/** What is one number however it is spaced: a phone, digits of a file, its whole number (repairs §3), or an RNA. */
const numbers = [/^\d{5,}$/, /^(REP|VEL)\d{10}$/, /^W\d[\dA-Z]\d{6,7}$/];

/**
 * The tokens that a typed search asks for; a row matches when it has them all. Words of two characters or fewer are
 * dropped, and so are those that another one begins with; a number typed in groups belongs together; the number of a
 * department alone asks for the department. Signs alone are a token that no row has. Empty: nothing to look for.
 */
export function queryTokens(query: string): readonly string[] {
  const whole = compact(query);
  if (isDepartment(whole) || numbers.some((number) => number.test(whole))) return [whole];
  const signs = query.trim();
  if (whole === '' && signs !== '') return [signs];
  const words = [...new Set(chunksOf(query).filter(isLongEnough))];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/**
 * Of the tokens of a row that has all of these, one at least is among the answer, and few rows have one that lack the others:
 * two of the words together, or one of them as a number. A single word stands for itself.
 * @param mark that the row has, too
 */
export function narrowingTokens(words: readonly string[], mark?: string): readonly string[] {
  if (mark === undefined) return narrowed(words);
  return words.length === 0 ? [mark] : narrowed(words).map((token) => under(mark, token));
}

function narrowed(words: readonly string[]): readonly string[] {
  const [figures] = words.filter((word) => manyDigits.test(word));
  if (figures !== undefined) return [figures];
  const telling = words.filter((word) => !isDepartment(word));
  return telling.length === 0 ? words : narrowedByNames(telling);
}

/** A phone, a postcode, the beginning of a SIRET: each stands among the tokens as it is, and few rows have it. */
const manyDigits = /^\d{5,}$/;

function narrowedByNames(words: readonly string[]): readonly string[] {
  const [one, other] = [...words].sort((a, b) => b.length - a.length);
  if (one === undefined || other === undefined) return words;
  return [pairOf(...cutAlike(one, other)), ...words.map(signed)];
}

/** The longest beginnings that are kept of both. */
function cutAlike(one: string, other: string): [string, string] {
  const [first, second] = [one, other].map((word) => pairLengths.findLast((length) => length <= word.length));
  if (first === undefined || second === undefined) return [one.slice(0, shortest), other.slice(0, shortest)];
  return [one.slice(0, first), other.slice(0, second)];
}

/** The token that a row has when this is one of its numbers or addresses, whatever its words are. */
export function wholeToken(whole: string): string {
  return signed(compact(whole));
}

const isLongEnough = (token: string): boolean => token.length >= shortest;

/** A blank keeps it apart from words, which have none. */
const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

const signed = (number: string): string => `=${number}`;
const under = (mark: string, token: string): string => `${mark} ${token}`;

function pairsOf(words: readonly string[]): string[] {
  const some = words.slice(0, maxPairedWords);
  return some.flatMap((one, index) => some.slice(index + 1).flatMap((other) => pairsOfTwo(one, other)));
}

/** Every pair that `cutAlike` may ask for when these two are meant. */
function pairsOfTwo(one: string, other: string): string[] {
  const cuts = (word: string) =>
    pairLengths.filter((length) => length <= word.length).map((length) => word.slice(0, length));
  const long = cuts(one).flatMap((first) => cuts(other).map((second) => pairOf(first, second)));
  return [pairOf(one.slice(0, shortest), other.slice(0, shortest)), ...long];
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

/** One token without separators; a number of France or its overseas as it is dialled, 0 and nine digits. */
function compact(text: string): string {
  return foldText(text)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(33|262|590|594|596)(?=[1-9]\d{8}$)/, '0');
}
