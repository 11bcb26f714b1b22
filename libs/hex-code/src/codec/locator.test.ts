import { dotsAt, randomPlaces, seededWords } from './damage.fixture.ts';
import { findLocator, noLocator } from './locator.ts';
import { findRoots } from './roots.ts';
import { alpha, fieldProduct } from './slow-code.fixture.ts';
import { computeSyndromes, MAX_ERRORS, noSyndromes } from './syndromes.ts';

const counts = Array.from({ length: MAX_ERRORS + 1 }, (_, count) => count);
const word = seededWords(2);

/** Π (1 + α^place·x), by its definition. */
function locatorOf(places: readonly number[]): number[] {
  const locator = [1, ...Array<number>(MAX_ERRORS).fill(0)];
  for (const place of places) {
    for (let degree = MAX_ERRORS; degree > 0; degree--)
      locator[degree]! ^= fieldProduct(locator[degree - 1]!, alpha(place));
  }
  return locator;
}

describe.each(counts)('%i errors', (count) => {
  const trials = Array.from({ length: 8 }, () => randomPlaces(count, word));

  it('have the locator whose roots they are', () => {
    for (const places of trials) {
      const [syndromes, locator] = [noSyndromes(), noLocator().fill(99)];
      computeSyndromes(dotsAt(places), syndromes);
      expect(findLocator(syndromes, locator)).toBe(count);
      expect([...locator]).toEqual(locatorOf(places));
    }
  });

  it('are found again as the roots of their locator', () => {
    for (const places of trials) {
      const roots = dotsAt([0, 5, 126]);
      expect(findRoots(Uint8Array.from(locatorOf(places)), roots)).toBe(count);
      expect(roots).toEqual(dotsAt(places));
    }
  });
});

it('finds every single dot as the root of its locator', () => {
  for (let dot = 0; dot < 127; dot++) {
    const roots = dotsAt([]);
    expect(findRoots(Uint8Array.from(locatorOf([dot])), roots)).toBe(1);
    expect(roots).toEqual(dotsAt([dot]));
  }
});

it.each([
  [1, 1],
  [9, 9],
  [11, -1],
  [13, -1],
  [19, -1],
])('makes of the lone syndrome %i a register of length %i', (power, length) => {
  const syndromes = noSyndromes();
  syndromes[power] = 1;
  expect(findLocator(syndromes.subarray(0, power + 1), noLocator())).toBe(length);
});
