import { candidateOf, formerVersions } from './remote-candidate.ts';
import type { PublishedEntry } from './remote-candidate.ts';

const current = {
  name: 'back_office',
  paths: ['/admin/backend'],
  manifest: '/remotes/back_office/a/mf-manifest.json',
  version: 'a',
  integrity: 'sha256-QQ==',
};
const candidate = { ...current, version: 'b', manifest: '/remotes/back_office/b/mf-manifest.json', share: 10 };
const withCandidate = (changes: object) => ({ ...current, candidate: { ...candidate, ...changes } }) as PublishedEntry;

describe('the candidate of a published remote', () => {
  it('a candidate is read with its share of sessions', () => {
    expect(candidateOf(withCandidate({}))).toEqual(candidate);
  });

  it.each([
    ['no share', { share: undefined }],
    ['a share of nobody', { share: 0 }],
    ['a share of all', { share: 100 }],
    ['a broken share', { share: 1.5 }],
    ['the name of another remote', { name: 'public_site' }],
    ['no integrity', { integrity: undefined }],
    ['a path that is none', { paths: ['admin'] }],
  ])('a candidate is left out with %s, and the version in use goes on', (_fault, changes) => {
    expect(candidateOf(withCandidate(changes))).toBeUndefined();
  });

  it('a candidate is absent from an entry that has none', () => {
    expect(candidateOf(current)).toBeUndefined();
  });
});

it.each([
  [
    ['b', 'a'],
    ['b', 'a'],
  ],
  [['b', 5, null], ['b']],
  [{ length: 1 }, []],
  [undefined, []],
])('former versions that are written as %j are read as %j', (formerly, read) => {
  expect(formerVersions({ ...current, formerly } as PublishedEntry)).toEqual(read);
});
