import { spanText } from './span-text.ts';

it.each([
  [1, 'minute', 'une minute'],
  [1, 'day', 'un jour'],
  [2, 'hour', 'deux heures'],
  [7, 'day', 'sept jours'],
  [10, 'minute', 'dix minutes'],
  [11, 'day', '11 jours'],
  [72, 'hour', '72 heures'],
] as const)('says %i %s as « %s »', (count, unit, text) => {
  expect(spanText(count, unit)).toBe(text);
});
