import { decideGrants } from './decide-grant.ts';

describe('software that a shop allows to act for it', () => {
  it.each([
    [0, true],
    [1, false],
  ] as const)('is allowed by a person of permission %s: %s', (permission, accepted) => {
    expect(decideGrants({ permission }).ok).toBe(accepted);
  });
});
