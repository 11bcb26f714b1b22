import { DOT_COUNT } from '../../dots.ts';
import { seeded } from '../scene.fixture.ts';
import { suspicionOfRest } from './likeness.ts';
import { suspectDots } from './suspicion.ts';

const CONTRAST = 100;

/** How suspect the rest is where each dot is as sure as told, positive for dark. */
function restOf(confidenceOf: (dot: number) => number): number {
  const confidences = Float64Array.from({ length: DOT_COUNT }, (_, dot) => confidenceOf(dot));
  const suspicion = new Float64Array(DOT_COUNT);
  const darkness = confidences.map((one) => one * CONTRAST);
  suspectDots(darkness, confidences, CONTRAST, suspicion);
  return suspicionOfRest(suspicion);
}

function atRandom(): () => number {
  const random = seeded(4);
  return () => (random() < 0.5 ? -0.5 : 0.5);
}

test('a stain over forty dots leaves the rest as little suspect as that of a clean code', () => {
  const [clean, stained] = [atRandom(), atRandom()];
  const least = restOf(clean);
  expect(least).toBeLessThan(2.8);
  expect(restOf((dot) => (dot < 40 ? Math.abs(stained()) : stained()))).toBeLessThan(2.8);
});

test('a field that is dark on one side and light on the other is suspect all over', () => {
  expect(restOf((dot) => (dot < 60 ? 0.5 : -0.5))).toBeGreaterThan(3.3);
});
