import { createRollOutJudge, limits } from './judge-roll-outs.ts';

const current = { name: 'office', version: 'old' };
const candidate = { name: 'office', version: 'new' };

/** A judge that has heard of so many networks, each of its own. */
function judgeAfter(heard: { loaded: number; failed: number; currentLoaded?: number; currentFailed?: number }) {
  const stopped: unknown[] = [];
  const judge = createRollOutJudge({ stopped: [], onStopped: (version, tally) => void stopped.push(version, tally) });
  const each = (count: number, hear: (network: string) => void) =>
    Array.from({ length: count }, (_, index) => hear(`network ${index}`));
  each(heard.currentLoaded ?? 0, (network) => judge.hearLoaded(current, network));
  each(heard.currentFailed ?? 0, (network) => judge.hearFailed(current, network, current));
  each(heard.loaded, (network) => judge.hearLoaded(candidate, network));
  each(heard.failed, (network) => judge.hearFailed(candidate, network, current));
  return { judge, stopped };
}

describe('a candidate that goes out', () => {
  it.each([
    ['four networks failed, and none loaded it', { loaded: 0, failed: 4 }, false],
    ['five networks failed', { loaded: 0, failed: 5 }, true],
    ['five of a hundred failed', { loaded: 100, failed: 5 }, false],
    ['six of a hundred failed', { loaded: 100, failed: 6 }, true],
    ['as many fail with the version in use', { loaded: 100, failed: 20, currentLoaded: 100, currentFailed: 20 }, false],
    ['twice as many fail', { loaded: 100, failed: 20, currentLoaded: 100, currentFailed: 10 }, false],
    ['most fail, though half of the few with the version in use do', { loaded: 0, failed: 9, currentFailed: 1 }, true],
    [
      'half fail, as half of those with the version in use',
      { loaded: 20, failed: 10, currentLoaded: 20, currentFailed: 10 },
      false,
    ],
    ['more than twice as many fail', { loaded: 100, failed: 21, currentLoaded: 100, currentFailed: 10 }, true],
  ])('a candidate is judged where %s', (_case, heard, isStopped) => {
    const { judge, stopped } = judgeAfter(heard);
    expect(judge.isStopped(candidate)).toBe(isStopped);
    expect(stopped).toHaveLength(isStopped ? 2 : 0);
    expect(judge.isStopped(current)).toBe(false);
  });

  it('a candidate is not stopped by one network that fails a thousand times', () => {
    const { judge } = judgeAfter({ loaded: 0, failed: 0 });
    Array.from({ length: 1_000 }, () => judge.hearFailed(candidate, 'one shop', current));
    expect(judge.isStopped(candidate)).toBe(false);
  });

  it('a stopped candidate is told once, with how many failed of how many', () => {
    expect(judgeAfter({ loaded: 0, failed: 9 }).stopped).toEqual([candidate, { failed: 5, reported: 5 }]);
  });

  it('is told by its name and version alone, whatever else its entry says', () => {
    const onStopped = jest.fn();
    const judge = createRollOutJudge({ stopped: [], onStopped });
    const entry = { ...candidate, paths: ['/admin'], share: 10 };
    Array.from({ length: 5 }, (_, index) => judge.hearFailed(entry, `network ${index}`, current));
    expect(onStopped).toHaveBeenCalledWith(candidate, { failed: 5, reported: 5 });
  });

  it('a candidate stays stopped after a restart', () => {
    const judge = createRollOutJudge({ stopped: [candidate], onStopped: () => undefined });
    expect(judge.isStopped(candidate)).toBe(true);
  });

  it('a candidate is judged by no more networks than the limit holds', () => {
    const { judge } = judgeAfter({ loaded: limits.networks, failed: 0 });
    Array.from({ length: limits.networks }, (_, index) => judge.hearFailed(candidate, `late ${index}`, current));
    expect(judge.isStopped(candidate)).toBe(false);
  });
});
