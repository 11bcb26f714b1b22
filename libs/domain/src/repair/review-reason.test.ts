import { decideReasonsChange, reasonsNotAllowed } from './review-reason.ts';

describe('the reasons that the desk keeps', () => {
  it.each([
    [0, { ok: true }],
    [1, { ok: false, refusal: reasonsNotAllowed }],
  ] as const)('are changed with permission %s: %j', (permission, decision) =>
    expect(decideReasonsChange({ permission })).toMatchObject(decision),
  );
});
