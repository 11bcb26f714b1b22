import { forecastEnd } from './envelope-forecast.ts';

/** A Wednesday of the week 2026-W12. */
const now = new Date('2026-03-18T10:00:00Z');

it.each([
  ['is used up once nothing is left', 0, { '2026-W08': 100 }, { kind: 'used-up' }],
  ['is too early to tell before anything was taken', 500, {}, { kind: 'too-early' }],
  ['is too early to tell in the first weeks', 500, { '2026-W11': 100, '2026-W12': 100 }, { kind: 'too-early' }],
  [
    'goes on by the pace of the whole weeks before',
    7000,
    { '2026-W10': 700, '2026-W11': 700, '2026-W12': 9999 },
    { kind: 'ends', day: '2026-05-27' },
  ],
  ['reads a week in which nothing was taken as one', 7000, { '2026-W10': 1400 }, { kind: 'ends', day: '2026-05-27' }],
  [
    'forgets what is more than four weeks old',
    7000,
    { '2026-W01': 90_000, '2026-W11': 2800 },
    { kind: 'ends', day: '2026-05-27' },
  ],
  ['is at rest where more was freed than taken', 500, { '2026-W09': 100, '2026-W10': -200 }, { kind: 'at-rest' }],
])('the end of an envelope %s', (_case, leftCents, weeks, forecast) => {
  expect(forecastEnd(leftCents, weeks as Record<string, number>, now)).toEqual(forecast);
});
