import type { IncomingMessage } from 'node:http';
import { createKnownBearers } from './known-bearers.ts';

const bringing = (authorization?: string) => ({ headers: { authorization } }) as IncomingMessage;

describe('the tokens that a service has accepted', () => {
  it('are known from then on, and no others', () => {
    const bearers = createKnownBearers();
    bearers.accept(bringing('Bearer a.b.c'));
    bearers.accept(bringing());
    expect([bringing('Bearer a.b.c'), bringing('Bearer a.b.d'), bringing()].map(bearers.knows)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are forgotten twenty minutes after their last call', () => {
    let clock = 0;
    const bearers = createKnownBearers(() => clock);
    bearers.accept(bringing('Bearer a'));
    clock = 19 * 60_000;
    bearers.accept(bringing('Bearer a'));
    clock = 38 * 60_000;
    expect(bearers.knows(bringing('Bearer a'))).toBe(true);
    clock = 40 * 60_000;
    expect(bearers.knows(bringing('Bearer a'))).toBe(false);
  });

  it('are a bounded number: the oldest goes', () => {
    const bearers = createKnownBearers();
    for (let n = 0; n <= 20_000; n += 1) bearers.accept(bringing(`Bearer ${n}`));
    expect([bringing('Bearer 0'), bringing('Bearer 1')].map(bearers.knows)).toEqual([false, true]);
  });
});
