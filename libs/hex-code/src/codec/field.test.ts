import { EXP, inverse, LOG, ORDER, product } from './field.ts';
import { alpha, fieldProduct } from './slow-code.fixture.ts';

const elements = Array.from({ length: 128 }, (_, element) => element);

it('runs through every element but zero by the powers of alpha', () => {
  expect([...EXP]).toEqual(elements.slice(0, ORDER).map(alpha));
  expect([...EXP].sort((a, b) => a - b)).toEqual(elements.slice(1));
});

it('gives each element but zero the power it is', () => {
  expect(elements.slice(1).map((element) => EXP[LOG[element]!])).toEqual(elements.slice(1));
});

it('multiplies every two elements as polynomials modulo x^7 + x^3 + 1', () => {
  const wrong = elements.flatMap((a) => elements.filter((b) => product(a, b) !== fieldProduct(a, b)));
  expect(wrong).toEqual([]);
});

it('inverts every element but zero', () => {
  expect(elements.slice(1).map((element) => fieldProduct(element, inverse(element)))).toEqual(
    elements.slice(1).fill(1),
  );
});
