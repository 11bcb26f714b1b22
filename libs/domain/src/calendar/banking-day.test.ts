import fc from 'fast-check';
import { nextBankingDay } from './banking-day.ts';

it.each([
  ['a Friday', '2026-11-27', '2026-11-27'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['the first of January', '2026-01-01', '2026-01-02'],
  ['the first of January before a weekend', '2027-01-01', '2027-01-04'],
  ['Good Friday 2024', '2024-03-29', '2024-04-02'],
  ['Good Friday 2025', '2025-04-18', '2025-04-22'],
  ['Good Friday 2026', '2026-04-03', '2026-04-07'],
  ['Easter Monday 2027', '2027-03-29', '2027-03-30'],
  ['Easter Monday 2038, as late as Easter comes', '2038-04-26', '2038-04-27'],
  ['Maundy Thursday', '2026-04-02', '2026-04-02'],
  ['the first of May', '2026-05-01', '2026-05-04'],
  ['Christmas and the day after it, with a weekend', '2026-12-25', '2026-12-28'],
  ['Christmas in the middle of a week', '2029-12-25', '2029-12-27'],
  ['the last of December', '2026-12-31', '2026-12-31'],
  ['a holiday of France alone', '2026-07-14', '2026-07-14'],
  ['Ascension Day', '2026-05-14', '2026-05-14'],
])('of %s, %s, banks carry out transfers on %s', (_name, day, expected) => {
  expect(nextBankingDay(day)).toBe(expected);
});

it('returns a banking day at most five days later, whatever the day', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const next = nextBankingDay(day);
      const daysLater = (Date.parse(next) - Date.parse(day)) / 86_400_000;
      expect([0, 6]).not.toContain(new Date(next).getUTCDay());
      expect(nextBankingDay(next)).toBe(next);
      expect(daysLater).toBeGreaterThanOrEqual(0);
      expect(daysLater).toBeLessThanOrEqual(5);
    }),
  );
});
