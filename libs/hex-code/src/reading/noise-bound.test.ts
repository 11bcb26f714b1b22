import { dotsAt } from '../codec/damage.fixture.ts';
import { chance } from './noise.fixture.ts';
import { misread, shown, views } from './picture.fixture.ts';
import { read } from './read.ts';

const value = '42';

const erasures = Array.from({ length: 22 }, (_, erased) => erased);

/** One view for each kind; each stands for six rotations. */
const kinds = views.filter(({ rotation }) => rotation === 0);
const direct = kinds.filter(({ mirrored }) => !mirrored);

/** The most errors that `read` accepts at once in a view beside so many erasures. */
function acceptedErrors(view: (typeof views)[number], erased: number): number {
  const missing = shown(dotsAt(Array.from({ length: erased }, (_, at) => at)), view);
  const isAccepted = (errors: number) => {
    const wrong = Array.from({ length: errors }, (_, at) => 126 - at);
    return read(shown(misread(value, wrong), view, view.inverted), missing, { mirrored: view.mirrored }).ok;
  };
  let errors = 0;
  while (isAccepted(errors + 1)) errors++;
  return errors;
}

/** Chance that noise passes at once, whatever the rotation. */
function chanceAtOnce(read: typeof views, erased: number): number {
  return read.reduce((sum, view) => sum + 6 * chance(acceptedErrors(view, erased), erased), 0);
}

it('lets noise pass at once less than 5 times in ten million, whatever is erased', () => {
  for (const erased of erasures) expect(chanceAtOnce(direct, erased)).toBeLessThan(5e-7);
});

it('lets it pass less than 6 times in ten million where mirrors are read too', () => {
  for (const erased of erasures) expect(chanceAtOnce(kinds, erased)).toBeLessThan(6e-7);
});

it('uses the bound up: one error more would break it', () => {
  expect(chance(8, 0)).toBeCloseTo(7.78e-8, 10);
  for (const erased of erasures.slice(0, 8))
    expect(6 * chance(acceptedErrors(direct[0]!, erased) + 1, erased)).toBeGreaterThan(5e-7);
});

it('makes a candidate of noise once in some seven thousand frames, at most once in three thousand', () => {
  expect(12 * chance(10, 0)).toBeCloseTo(1.49e-4, 5);
  for (const erased of erasures) expect(12 * chance((21 - erased) >> 1, erased)).toBeLessThan(1 / 3000);
});
