import fc from 'fast-check';
import { gracePeriod, openFamily, spendToken } from './token-family.ts';
import type { TokenFamily } from './token-family.ts';

const start = 1_000_000;
const family = () => openFamily('family', 'user', 'first');
const spend = (from: TokenFamily, hash: string, successor: string, now = start) =>
  spendToken(from, hash, successor, new Date(now));

describe('a family of refresh tokens', () => {
  it('gives a successor for its first token', () => {
    const use = spend(family(), 'first', 'second');
    expect(use.accepted).toBe(true);
    expect(use.family.tokens.map((token) => token.hash)).toEqual(['first', 'second']);
  });

  it('accepts a spent token again while its successor is unused: the answer was lost', () => {
    const lost = spend(family(), 'first', 'lost').family;
    expect(spend(lost, 'first', 'second', start + 3_600_000).accepted).toBe(true);
  });

  it('accepts a predecessor for 30 s after its successor was used', () => {
    const used = spend(spend(family(), 'first', 'second').family, 'second', 'third').family;
    expect(spend(used, 'first', 'again', start + gracePeriod).accepted).toBe(true);
  });

  it('closes when a predecessor comes later than that', () => {
    const used = spend(spend(family(), 'first', 'second').family, 'second', 'third').family;
    const replay = spend(used, 'first', 'stolen', start + gracePeriod + 1);
    expect(replay).toEqual({ accepted: false, family: expect.objectContaining({ closed: true, tokens: [] }) });
  });

  it('closes for an unknown token', () => {
    expect(spend(family(), 'never given', 'x')).toMatchObject({ accepted: false, family: { closed: true } });
  });

  it('accepts nothing once closed', () => {
    const closed = spend(family(), 'never given', 'x').family;
    expect(spend(closed, 'first', 'y').accepted).toBe(false);
  });

  it('serves two tabs that refresh at once', () => {
    const tabA = spend(family(), 'first', 'a').family;
    const tabB = spend(tabA, 'first', 'b').family;
    expect(spend(tabB, 'a', 'a2').accepted).toBe(true);
    expect(spend(spend(tabB, 'a', 'a2').family, 'b', 'b2', start + gracePeriod).accepted).toBe(true);
  });

  it('never grows beyond what is still good, however long it is used', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: gracePeriod + 1, max: 900_000 }), { minLength: 1, maxLength: 60 }),
        (pauses) => {
          let current = family();
          let last = 'first';
          let now = start;
          pauses.forEach((pause, index) => {
            now += pause;
            const use = spend(current, last, `t${index}`, now);
            expect(use.accepted).toBe(true);
            current = use.family;
            last = `t${index}`;
          });
          expect(current.tokens.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
