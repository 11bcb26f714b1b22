import { createWaitingLine } from './waiting-line.ts';
import type { Waiter } from './waiting-line.ts';

interface Named extends Waiter {
  readonly name: string;
}

const flood = (n: number): Named => ({
  name: `flood ${n}`,
  who: { source: 'flood', isSignedIn: false },
  since: n,
});
const named = (name: string, isSignedIn: boolean, source = name): Named => ({
  name,
  who: { source, isSignedIn },
  since: 0,
});

function lineOf(...waiters: Named[]) {
  const line = createWaitingLine<Named>();
  waiters.forEach((waiter) => line.add(waiter));
  const order = (newestFirst = false) => {
    const names: string[] = [];
    for (let next = line.next(newestFirst); next; next = line.next(newestFirst)) names.push(next.name);
    return names;
  };
  return { line, order };
}

describe('a line', () => {
  it('serves another source after a single one of a source that floods it', () => {
    const { line, order } = lineOf(flood(1), flood(2), flood(3), named('visitor', false));
    expect(line.next(false)?.name).toBe('flood 1');
    expect(order()).toEqual(['visitor', 'flood 2', 'flood 3']);
  });

  it('gives people who are signed in every other turn', () => {
    const strangers = Array.from({ length: 4 }, (_, n) => named(`stranger ${n}`, false));
    const { order } = lineOf(...strangers, named('counter', true), named('counter again', true, 'counter'));
    expect(order()).toEqual(['counter', 'stranger 0', 'counter again', 'stranger 1', 'stranger 2', 'stranger 3']);
  });

  it('serves the newest of a source first when it is told to', () => {
    expect(lineOf(flood(1), flood(2), flood(3)).order(true)).toEqual(['flood 3', 'flood 2', 'flood 1']);
  });

  it('has too many of the source of which most wait, the oldest first', () => {
    const { line } = lineOf(named('visitor', false), flood(1), flood(2), named('counter', true));
    expect([line.surplus()?.name, line.surplus()?.name]).toEqual(['flood 1', 'visitor']);
  });

  it('has too many of people only where they are more than the strangers', () => {
    const { line } = lineOf(named('visitor', false), named('a', true, 'desk'), named('b', true, 'desk'));
    expect(line.surplus()?.name).toBe('a');
  });

  it('tells who has waited too long, and is left by them', () => {
    const { line } = lineOf(flood(1), flood(5), flood(9));
    expect(line.takeOut(({ since }) => since < 6).map(({ name }) => name)).toEqual(['flood 1', 'flood 5']);
    expect(line.length).toBe(1);
  });
});
