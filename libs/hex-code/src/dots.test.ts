import { countBits, countDark, DOT_COUNT, flipDot, isDark, noDots } from './dots.ts';

const places = Array.from({ length: DOT_COUNT }, (_, dot) => dot);

it('darkens each dot alone, and lightens it again', () => {
  for (const place of places) {
    const dots = noDots();
    flipDot(dots, place);
    expect(places.filter((dot) => isDark(dots, dot))).toEqual([place]);
    flipDot(dots, place);
    expect(dots).toEqual(noDots());
  }
});

it('counts the dark dots', () => {
  const dots = noDots();
  for (const place of places) {
    flipDot(dots, place);
    expect(countDark(dots)).toBe(place + 1);
  }
});

it.each([
  [0, 0],
  [-1, 32],
  [0x80000001, 2],
  [0x55555555, 16],
  [0x12345678, 13],
])('counts the bits of %i', (word, bits) => {
  expect(countBits(word)).toBe(bits);
});
