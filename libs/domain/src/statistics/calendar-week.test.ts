import { isCalendarWeek, mondayOf, weekAfter, weekOf, weekOfDay, weeksBetween } from './calendar-week.ts';

describe('a week', () => {
  it.each([
    ['2026-03-16', '2026-W12'],
    ['2026-03-22', '2026-W12'],
    ['2021-01-03', '2020-W53'],
    ['2024-12-30', '2025-W01'],
    ['2020-05-11', '2020-W20'],
  ])('%s lies in %s', (day, week) => expect(weekOfDay(day)).toBe(week));

  it('begins at midnight in France, in winter and in summer', () => {
    expect(weekOf(new Date('2026-03-15T22:59:59Z'))).toBe('2026-W11');
    expect(weekOf(new Date('2026-03-15T23:00:00Z'))).toBe('2026-W12');
    expect(weekOf(new Date('2026-07-12T21:59:59Z'))).toBe('2026-W28');
    expect(weekOf(new Date('2026-07-12T22:00:00Z'))).toBe('2026-W29');
  });

  it.each(['2020-W53', '2021-W01', '2026-W12', '2025-W01'])('%s is the week of its own Monday', (week) => {
    expect(weekOfDay(mondayOf(week))).toBe(week);
    expect(new Date(`${mondayOf(week)}T12:00:00Z`).getUTCDay()).toBe(1);
  });

  it.each([
    ['2020-W53', true],
    ['2021-W53', false],
    ['2021-W00', false],
    ['2021-12', false],
  ])('%s is one: %s', (text, is) => expect(isCalendarWeek(text)).toBe(is));

  it('is no other text', () => expect(() => mondayOf('hier')).toThrow(RangeError));
});

describe('weeks', () => {
  it('follow each other over the year, without a gap', () => {
    expect(weeksBetween('2020-W52', '2021-W02')).toEqual(['2020-W52', '2020-W53', '2021-W01', '2021-W02']);
    expect(weekAfter('2021-W01', -1)).toBe('2020-W53');
    expect(weeksBetween('2021-W02', '2021-W01')).toEqual([]);
  });
});
