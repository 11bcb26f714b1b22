import { mock } from 'node:test';
import { createHoldRefusals } from './hold-refusals.ts';

describe('a refusal', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('is told at once to whom few are told, and within a second to whom asks on and on', () => {
    const refusalHold = createHoldRefusals(() => 1);
    let refusals = 0;
    const refuse = () => void (refusals += 1);
    for (let n = 0; n < 40; n += 1) refusalHold('flood', refuse);
    expect(refusals).toBe(16);
    refusalHold('counter', refuse);
    expect(refusals).toBe(17);
    mock.timers.tick(750);
    expect(refusals).toBe(41);
  });

  it('is told at once again in the next second', () => {
    const refusalHold = createHoldRefusals();
    let refusals = 0;
    for (let n = 0; n < 17; n += 1) refusalHold('a', () => undefined);
    mock.timers.tick(1_000);
    refusalHold('a', () => void (refusals += 1));
    expect(refusals).toBe(1);
  });

  it('is kept for a bounded number of callers', () => {
    const refusalHold = createHoldRefusals();
    let refusals = 0;
    for (let n = 0; n < 16 + 2_000 + 10; n += 1) refusalHold('flood', () => void (refusals += 1));
    expect(refusals).toBe(26);
  });
});
