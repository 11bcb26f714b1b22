import { promiseOutlook } from './promise-outlook.ts';

const now = new Date('2026-03-10T09:00:00Z');

it.each([
  ['2026-03-10T08:59:59Z', 'late'],
  ['2026-03-10T09:00:00Z', 'soon'],
  ['2026-03-17T08:59:59Z', 'soon'],
  ['2026-03-17T09:00:00Z', 'in-time'],
])('a promise for %s is %s', (promisedAt, outlook) => expect(promiseOutlook(new Date(promisedAt), now)).toBe(outlook));
