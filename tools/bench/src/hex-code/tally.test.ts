import { count, createTally, quantile, rate } from './tally.ts';

describe('a tally', () => {
  it.each([
    [['7'], '7', 'right'],
    [['7', '7'], '7', 'right'],
    [['8'], '7', 'wrong'],
    [['7', '8'], '7', 'wrong'],
    [[], '7', 'missed'],
    [[], null, 'missed'],
    [['7'], null, 'wrong'],
  ] as const)('counts the answers %j to the value %s as %s', (answers, value, outcome) => {
    const tally = createTally();
    expect(count(tally, answers, value, 3)).toBe(outcome);
    expect(tally).toMatchObject({ right: 0, wrong: 0, missed: 0, [outcome]: 1 });
  });

  it('gives the part of all pictures that was read rightly', () => {
    const tally = createTally();
    for (const answers of [['7'], ['7'], ['8'], []]) count(tally, answers, '7', 1);
    expect(rate(tally)).toBe(0.5);
  });

  it('keeps the times of found and missed pictures apart', () => {
    const tally = createTally();
    count(tally, ['7'], '7', 4);
    count(tally, [], '7', 9);
    expect([tally.timesFound, tally.timesMissed]).toEqual([[4], [9]]);
  });
});

describe('a quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[3, 1, 2], 0.95, 3],
    [[5], 0.5, 5],
    [[], 0.5, NaN],
  ])('of %j at %d is %d', (values, part, expected) => {
    expect(quantile(values, part)).toBe(expected);
  });
});
