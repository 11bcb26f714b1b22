import type { PublishedEntry } from '@alveole/contracts';
import fc from 'fast-check';
import { isRollingOut, usualVersions, versionsFor } from './choose-versions.ts';

const entryOf = (name: string, version: string): PublishedEntry => ({
  name,
  version,
  paths: [`/${name}`],
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  integrity: 'sha256-QQ==',
});
const rollingOut = (share: number): PublishedEntry => ({
  ...entryOf('office', 'old'),
  candidate: { ...entryOf('office', 'new'), share },
});
const never = () => false;
const versionAt = (share: number, place: number | undefined) =>
  versionsFor([rollingOut(share)], { place, preview: undefined }, never)[0]?.version;

describe('the versions of a session', () => {
  it.each([
    [0, 'new'],
    [9, 'new'],
    [10, 'old'],
    [99, 'old'],
    [100, 'old'],
    [undefined, 'old'],
  ])('place %s of a share of ten gets the %s one', (place, version) => {
    expect(versionAt(10, place)).toBe(version);
  });

  it('the versions of sessions are the candidate for exactly the share of all places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (share) => {
        const places = Array.from({ length: 100 }, (_, place) => versionAt(share, place));
        return places.filter((version) => version === 'new').length === share;
      }),
    );
  });

  it('a session never goes back to the old version while the share grows', () => {
    const share = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(share, share, fc.integer({ min: 0, max: 100 }), (one, other, place) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return versionAt(less, place) === 'old' || versionAt(more, place) === 'new';
      }),
    );
  });

  it('versions are watched while one goes out, the old one too, and tell nothing of shares', () => {
    const [old] = versionsFor([rollingOut(10)], usualVersions, never);
    expect(old).toEqual({ ...entryOf('office', 'old'), isWatched: true });
    const [candidate] = versionsFor([rollingOut(10)], { place: 0, preview: undefined }, never);
    expect(candidate).toEqual({ ...entryOf('office', 'new'), isWatched: true });
  });

  it('the version of a session is the one in use once the candidate is stopped, and nobody is watched', () => {
    const isStopped = ({ version }: { version: string }) => version === 'new';
    expect(versionsFor([rollingOut(99)], { place: 0, preview: undefined }, isStopped)).toEqual([
      entryOf('office', 'old'),
    ]);
    expect(isRollingOut([rollingOut(99)], isStopped)).toBe(false);
    expect(isRollingOut([rollingOut(99)], never)).toBe(true);
  });

  it('the version of a session is the previewed one for who has its link, whatever goes out', () => {
    const preview = entryOf('office', 'tried');
    expect(versionsFor([rollingOut(99), entryOf('site', '1')], { place: 0, preview }, never)).toEqual([
      entryOf('site', '1'),
      { ...preview, isPreview: true },
    ]);
  });
});
