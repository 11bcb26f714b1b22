import { atRiskBefore, medianPlace, promiseOutlook } from './promise-outlook.ts';

const now = new Date('2026-03-10T09:00:00Z');

it.each([
  ['2026-03-10T08:59:59Z', 'late'],
  ['2026-03-10T09:00:00Z', 'soon'],
  ['2026-03-17T08:59:59Z', 'soon'],
  ['2026-03-17T09:00:00Z', 'in-time'],
])('a promise for %s is %s', (promisedAt, outlook) => expect(promiseOutlook(new Date(promisedAt), now)).toBe(outlook));

it.each([
  ['2026-02-09T08:59:59Z', true],
  ['2026-02-09T09:00:00Z', false],
])('of a delay of thirty days, what has waited since %s is past or within a day of it: %s', (since, isAtRisk) =>
  expect(new Date(since) < atRiskBefore(now, 30)).toBe(isAtRisk),
);

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
])('the median of %i stands behind %i of them', (count, place) => expect(medianPlace(count)).toBe(place));
