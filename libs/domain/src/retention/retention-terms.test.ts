import {
  campaignRetention,
  monthsBefore,
  retentionTermNames,
  retentionTermRows,
  retentionTermsOf,
} from './retention-terms.ts';

it('answers the usual term where the campaign sets none, and the campaign’s where it does', () => {
  expect(retentionTermsOf({})).toMatchObject({ paidFiles: 60, unpaidFiles: 24, accountingPieces: 132 });
  expect(retentionTermsOf({ retention: { paidFiles: 36 } })).toMatchObject({ paidFiles: 36, unpaidFiles: 24 });
});

it.each(retentionTermNames)('refuses a term of %s outside its bounds, and takes both ends', (name) => {
  const { least, most, usual } = retentionTermRows[name];
  const isTaken = (months: number) => campaignRetention.safeParse({ [name]: months }).success;
  expect([least, usual, most].map(isTaken)).toEqual([true, true, true]);
  expect([least - 1, most + 1, usual + 0.5].map(isTaken)).toEqual([false, false, false]);
});

it('keeps accounting pieces ten years from the end of the year in which their file ended, whatever a campaign says', () => {
  const yearsEnd = Date.UTC(2027, 0, 1);
  const forgottenBefore = (now: Date) => monthsBefore(now, retentionTermRows.accountingPieces.least).getTime();
  expect(forgottenBefore(new Date(Date.UTC(2036, 11, 31)))).toBeLessThan(yearsEnd);
});

it.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
  ['2026-11-27T10:00:00.000Z', 60, '2021-11-27T10:00:00.000Z'],
])('counts from %s back %d months to %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
