import { digestDay } from './digest-day.ts';

describe('the day of a digest', () => {
  it.each([
    ['2026-03-10T06:59:00Z', '2026-03-09'],
    ['2026-03-10T07:00:00Z', '2026-03-10'],
    ['2026-07-10T05:59:00Z', '2026-07-09'],
    ['2026-07-10T06:00:00Z', '2026-07-10'],
    ['2026-03-09T23:30:00Z', '2026-03-09'],
  ])('at %s is %s: nobody is written to at night', (now, day) => {
    expect(digestDay(new Date(now))).toBe(day);
  });
});
