import { isRemoteDeclaration, isRemoteName, ownerOf, readRemotes } from './remotes-registry.ts';

const good = {
  name: 'back_office',
  paths: ['/admin/backend'],
  manifest: '/remotes/back_office/1/mf-manifest.json',
  version: '1',
  integrity: 'sha256-abc=',
};

const entries: readonly (readonly [entry: unknown, isWellFormed: boolean])[] = [
  [good, true],
  [{ ...good, name: 'of_a_team_that_nobody_knows' }, true],
  [{ ...good, more: true }, true],
  [{ ...good, needs: { '@alveole/ui': '^1.0.0' } }, true],
  [{ ...good, needs: { '@alveole/ui': '>=1' } }, false],
  [{ ...good, needs: 'everything' }, false],
  [{ ...good, name: 'Back-Office' }, false],
  [{ ...good, name: '' }, false],
  [{ ...good, paths: [] }, false],
  [{ ...good, paths: undefined }, false],
  [{ ...good, paths: '/admin' }, false],
  [{ ...good, paths: ['/admin', 'backend'] }, false],
  [{ ...good, paths: ['/'] }, false],
  [{ ...good, paths: ['/admin/'] }, false],
  [{ ...good, manifest: '' }, false],
  [{ ...good, version: 3 }, false],
  [{ ...good, integrity: 'md5-abc' }, false],
  [{ ...good, integrity: undefined }, false],
  [null, false],
  ['back_office', false],
  [[], false],
];

describe('the registry of remotes', () => {
  it.each(entries)('takes the entry %j: %s', (entry, isWellFormed) => {
    const expected = isWellFormed ? { remotes: [entry], malformed: [] } : { remotes: [], malformed: [entry] };
    expect(readRemotes({ remotes: [entry] })).toEqual(expected);
  });

  it('sets a malformed entry aside and keeps the others', () => {
    expect(readRemotes({ remotes: [null, good] })).toEqual({ remotes: [good], malformed: [null] });
  });

  it.each([undefined, null, 'x', {}, { remotes: {} }])('refuses %j', (document) => {
    expect(() => readRemotes(document)).toThrow(TypeError);
  });
});

it.each([
  ['back_office', true],
  ['team2', true],
  ['constructor', true],
  ['2team', false],
  ['back-office', false],
  ['a'.repeat(41), false],
  [3, false],
] as const)('a container may be named %s: %s', (name, may) => {
  expect(isRemoteName(name)).toBe(may);
  expect(isRemoteDeclaration({ name, paths: ['/x'] })).toBe(may);
});

describe('a path', () => {
  const remotes = [
    { name: 'desk', paths: ['/admin', '/admin/robot'] },
    { name: 'settings', paths: ['/admin/settings'] },
  ];

  it.each([
    ['/admin', 'desk'],
    ['/admin/settings', 'settings'],
    ['/admin/settings/sms', 'settings'],
    ['/admin/settingsbis', 'desk'],
    ['/administration', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(ownerOf(remotes, path)?.name).toBe(name);
    expect(ownerOf(remotes.toReversed(), path)?.name).toBe(name);
  });
});
