import { encode } from '../../codec/encode.ts';
import { DOT_COUNT, isDark } from '../../dots.ts';
import { chance } from '../../reading/noise.fixture.ts';
import { FIRST_ATTEMPTS, FURTHER_ATTEMPTS, readConfidences } from './attempts.ts';

const VALUE = '4611686018427387905';

/** Errors that are accepted at once beside so many dots left out: what can be decoded, and what is trusted. */
const acceptedBeside = (erased: number) => Math.min(Math.floor(8 - erased / 4), (21 - erased) >> 1);

const noiseOf = (attempts: typeof FIRST_ATTEMPTS) =>
  attempts.reduce((sum, places) => sum + 6 * chance(acceptedBeside(places.length), places.length), 0);

/** How sure each dot of the value is, those of `wrong` misread. */
function confidences(wrong: readonly number[]): Float64Array {
  const dots = encode(VALUE);
  return Float64Array.from({ length: DOT_COUNT }, (_, dot) => (isDark(dots, dot) === wrong.includes(dot) ? -0.5 : 0.5));
}

const suspecting = (suspects: readonly number[]) =>
  Float64Array.from({ length: DOT_COUNT }, (_, dot) => (suspects.includes(dot) ? 1 : 0));

const first = (count: number) => Array.from({ length: count }, (_, at) => at);

test('noise passes the first attempts about as seldom as a single reading, and all of them three times as often', () => {
  expect(noiseOf(FIRST_ATTEMPTS)).toBeLessThan(5e-7);
  expect(noiseOf([...FIRST_ATTEMPTS, ...FURTHER_ATTEMPTS])).toBeLessThan(1.6e-6);
});

test('every attempt leaves out different dots, and no two the same ones', () => {
  const choices = [...FIRST_ATTEMPTS, ...FURTHER_ATTEMPTS].map((places) =>
    [...new Set(places)].sort((one, other) => one - other),
  );
  expect(choices.map(({ length }) => length)).toEqual([0, 12, 14, 16, 18, 20, ...FURTHER_ATTEMPTS.map(() => 13)]);
  expect(new Set(choices.map(String)).size).toBe(choices.length);
});

test('eight misread dots are corrected though nothing is suspect', () => {
  expect(readConfidences(confidences(first(8)), suspecting([]), false, {})).toMatchObject({
    ok: true,
    value: VALUE,
    corrected: 8,
    erased: 0,
  });
});

test('twenty misread dots are made good when all are suspect', () => {
  expect(readConfidences(confidences(first(20)), suspecting(first(20)), false, {})).toMatchObject({
    ok: true,
    value: VALUE,
    erased: 20,
  });
});

test('a stain over more dots than can be left out is read on thorough looking only', () => {
  const [stain, wrong] = [first(29), [0, 1, 4, 6, 7, 9, 12, 14, 16, 19, 22, 24, 25]];
  // Whatever was suspect in the picture before.
  for (const step of [1, 22])
    readConfidences(
      confidences([]),
      Float64Array.from(first(DOT_COUNT), (dot) => (dot * step) % DOT_COUNT),
      false,
      {},
    );
  expect(readConfidences(confidences(wrong), suspecting(stain), false, {}).ok).toBe(false);
  expect(readConfidences(confidences(wrong), suspecting(stain), true, {})).toMatchObject({
    ok: true,
    value: VALUE,
    erased: 13,
  });
});

test('nine misread dots that nothing makes suspect leave the value unsure', () => {
  expect(
    readConfidences(confidences([118, 119, 120, 121, 122, 123, 124, 125, 126]), suspecting(first(20)), false, {}),
  ).toMatchObject({ ok: false, code: 'HEX_CODE_UNSURE', candidate: { value: VALUE } });
});
