import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';
import { seeded } from '../scene.fixture.ts';
import { suspectDots } from './suspicion.ts';

const CONTRAST = 100;

/** The dots within `radius` pitches of the code's centre. */
const around = (radius: number) =>
  [...Array(DOT_COUNT).keys()].filter((dot) => Math.hypot(DOT_CENTRES[2 * dot]!, DOT_CENTRES[2 * dot + 1]!) < radius);

/** How suspect each dot is when those of `special` are as sure as told, the others clear and at random. */
function suspicions(special: readonly number[], confidence: number): Float64Array {
  const random = seeded(3);
  const confidences = Float64Array.from({ length: DOT_COUNT }, () => (random() < 0.5 ? -0.5 : 0.5));
  for (const dot of special) confidences[dot] = confidence;
  const suspicion = new Float64Array(DOT_COUNT);
  suspectDots(
    confidences.map((one) => one * CONTRAST),
    confidences,
    CONTRAST,
    suspicion,
  );
  return suspicion;
}

/** How many of the `special` dots are among as many most suspect ones. */
function amongMostSuspect(special: readonly number[], suspicion: Float64Array): number {
  const order = [...suspicion.keys()].sort((one, other) => suspicion[other]! - suspicion[one]!);
  return order.slice(0, special.length).filter((dot) => special.includes(dot)).length;
}

test.each([
  ['faint dots', [5, 30, 60, 90, 120], 0.02],
  ['a dark stain', around(2.1), 0.5],
  ['a light stain', around(2.1), -0.5],
  ['a glare', around(1.8), -0.9],
])('%s are what is most suspect', (_, special, confidence) => {
  expect(amongMostSuspect(special, suspicions(special, confidence))).toBeGreaterThanOrEqual((2 * special.length) / 3);
});

test('the scale of the light does not matter', () => {
  const stain = around(2.1);
  const confidences = Float64Array.from({ length: DOT_COUNT }, (_, dot) =>
    stain.includes(dot) || dot % 3 === 0 ? 0.5 : -0.4,
  );
  const [dim, bright] = [new Float64Array(DOT_COUNT), new Float64Array(DOT_COUNT)];
  suspectDots(
    confidences.map((one) => one * 30),
    confidences,
    30,
    dim,
  );
  suspectDots(
    confidences.map((one) => one * 200),
    confidences,
    200,
    bright,
  );
  bright.forEach((one, dot) => expect(one).toBeCloseTo(dim[dot]!, 9));
});
