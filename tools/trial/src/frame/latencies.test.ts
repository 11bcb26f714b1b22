import { milliseconds, percentile } from './latencies.ts';

describe('percentiles of latencies', () => {
  it.each([
    [[4, 1, 3, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.95, 4],
    [[7], 0.5, 7],
    [[], 0.95, 0],
  ])('of %j at %d is %d', (samples, share, expected) => {
    expect(percentile(samples, share)).toBe(expected);
  });

  it('are printed with a decimal only where it says something', () => {
    expect([milliseconds(1.26), milliseconds(126.4)]).toEqual(['1.3 ms', '126 ms']);
  });
});
