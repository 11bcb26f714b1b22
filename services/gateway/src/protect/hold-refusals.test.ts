import { mock } from 'node:test';
import { createHoldRefusals } from './hold-refusals.ts';

describe('a refusal', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('is told at once to whom few are told, and within a second to whom asks on and on', () => {
    const hold = createHoldRefusals(() => 1);
    let told = 0;
    const refuse = () => void (told += 1);
    for (let n = 0; n < 40; n += 1) hold('flood', refuse);
    expect(told).toBe(16);
    hold('counter', refuse);
    expect(told).toBe(17);
    mock.timers.tick(750);
    expect(told).toBe(41);
  });

  it('is told at once again in the next second', () => {
    const hold = createHoldRefusals();
    let told = 0;
    for (let n = 0; n < 17; n += 1) hold('a', () => undefined);
    mock.timers.tick(1_000);
    hold('a', () => void (told += 1));
    expect(told).toBe(1);
  });

  it('is kept for a bounded number of callers', () => {
    const hold = createHoldRefusals();
    let told = 0;
    for (let n = 0; n < 16 + 2_000 + 10; n += 1) hold('flood', () => void (told += 1));
    expect(told).toBe(26);
  });
});
