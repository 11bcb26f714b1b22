import { liveCodes, maxLiveCodes, triesLeftText, withNewCode } from './live-codes.ts';
import type { LiveCode, PendingCodes } from './live-codes.ts';

const minute = 60_000;
const at = (minutes: number) => new Date(minutes * minute);
const code = (hash: string, sentAt: number): LiveCode => ({ hash, expiresAt: at(sentAt + 30) });
const withCode = (pending: PendingCodes<LiveCode> | undefined, hash: string, sentAt: number) =>
  withNewCode(pending, code(hash, sentAt), { now: at(sentAt), maxTries: 5 });
const hashesAt = (pending: PendingCodes<LiveCode>, minutes: number) =>
  liveCodes(pending, at(minutes)).map(({ hash }) => hash);

describe('a code that goes out beside earlier ones', () => {
  const [first, second] = [withCode(undefined, 'a', 0), withCode(withCode(undefined, 'a', 0), 'b', 20)];

  it('leaves the first one good until its own end', () => {
    expect(hashesAt(first, 29)).toEqual(['a']);
    expect(hashesAt(second, 29)).toEqual(['b', 'a']);
    expect(hashesAt(second, 30)).toEqual(['b']);
    expect(hashesAt(second, 50)).toEqual([]);
  });

  it('is one of three at most', () => {
    const fourth = withCode(withCode(second, 'c', 21), 'd', 22);
    expect(hashesAt(fourth, 23)).toEqual(['d', 'c', 'b']);
    expect(maxLiveCodes).toBe(3);
  });

  it('counts the tries on with them', () => {
    const tried = { ...first, tries: 3 };
    expect(withCode(tried, 'b', 20).tries).toBe(3);
    expect(withCode(tried, 'b', 31)).toEqual({ ...code('b', 31), tries: 0 });
  });

  it('begins anew where their tries are used up, and takes none of them along', () => {
    expect(withCode({ ...second, tries: 5 }, 'c', 22)).toEqual({ ...code('c', 22), tries: 0 });
  });
});

it('tells the tries that are left', () => {
  expect([5, 2, 1, 0, undefined].map(triesLeftText)).toEqual([
    'Il reste 5 essais.',
    'Il reste 2 essais.',
    'Il reste un essai.',
    'Il ne reste aucun essai\u00a0: demandez un nouveau code.',
    undefined,
  ]);
});
