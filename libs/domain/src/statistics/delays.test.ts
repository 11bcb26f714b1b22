import { delayDays, delayFigures, longestDelayDays } from './delays.ts';

const at = (text: string) => new Date(text);

describe('a delay', () => {
  it.each([
    ['2026-03-01T10:00:00Z', 1],
    ['2026-03-02T10:00:00Z', 1],
    ['2026-03-02T10:00:01Z', 2],
    ['2030-03-02T10:00:01Z', longestDelayDays],
    ['2026-02-28T10:00:00Z', 1],
  ])('until %s is of %d days', (to, days) => expect(delayDays(at('2026-03-01T10:00:00Z'), at(to))).toBe(days));
});

describe('the figures of delays', () => {
  it('are told of nothing by nothing', () => {
    expect(delayFigures({})).toEqual({ files: 0 });
    expect(delayFigures({ 3: 0 })).toEqual({ files: 0 });
  });

  it('are those of the one file', () =>
    expect(delayFigures({ 4: 1 })).toEqual({ files: 1, medianDays: 4, p95Days: 4 }));

  it('are read in the order of days, not of texts', () => {
    expect(delayFigures({ 10: 10, 2: 90 })).toEqual({ files: 100, medianDays: 2, p95Days: 10 });
  });

  it('agree with a sorted list', () => {
    const days = Array.from({ length: 101 }, (_, index) => ((index * 37) % 90) + 1);
    const counts: Record<string, number> = {};
    for (const day of days) counts[day] = (counts[day] ?? 0) + 1;
    const sorted = [...days].sort((one, other) => one - other);
    expect(delayFigures(counts)).toEqual({ files: 101, medianDays: sorted[50], p95Days: sorted[95] });
  });
});
