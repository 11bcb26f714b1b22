import { simulatePolicy } from './simulate-policy.ts';

describe('the policy of reading', () => {
  it('reads every turned code, no mirrored one unasked, and no random dots', () => {
    expect(simulatePolicy(2000, 1)).toEqual({
      noise: { patterns: 2000, accepted: 0, unsure: expect.any(Number) as number },
      turned: { patterns: 100, right: 100, refused: 0, wrong: 0 },
      mirrored: { patterns: 100, accepted: 0, readOnRequest: 100 },
    });
  });
});
