import type { Random } from '@alveole/seed-data';

/** What a gateway lets through in an address, with room for its other headers. */
const longest = 8000;

const upTo = (piece: string): string => piece.repeat(Math.floor(longest / encodeURIComponent(piece).length));

/** What somebody types into a search so that it is long to look for, by what it is. */
export const hostileSearches: Readonly<Record<string, (random: Random) => string>> = {
  'one word of 8,000 letters': () => upTo('a'),
  'a word of the longest length': () => 'x'.repeat(200),
  'a hundred words': (random) => wordsOf(random, 200, 1).trim(),
  'thousands of words': (random) => wordsOf(random, longest, 3),
  'short words of every beginning': () => 'mar jea cyc vel ate bic rou mob rep par '.repeat(5).trim(),
  'a pattern that comes back on itself': () => `${'(a+)+'.repeat(30)}$`,
  'dots and stars': () => '.*'.repeat(100),
  'an operator': () => '{"$where":"while(true){}"}',
  'accents without letters': () => `a${'\u0301'.repeat(199)}`,
  'ligatures that unfold': () => 'ﷺ'.repeat(200),
  'signs that stand for nothing': () => '\uFFFD'.repeat(200),
  'digits alone': () => '0123456789'.repeat(20),
  'blanks alone': () => ' '.repeat(200),
};

function wordsOf(random: Random, length: number, letters: number): string {
  let text = '';
  while (text.length < length / 3)
    text += `${Array.from({ length: letters }, () => String.fromCharCode(random.int(97, 122))).join('')} `;
  return text;
}
