import { inlineDocuments, remotesRegistry } from '@alveole/contracts';
import { readRegistry } from './read-registry.ts';
import { createRegistryReader } from './registry-reader.ts';
import { documentIds } from './start-shell.tsx';

const good = {
  name: 'back_office',
  manifest: '/remotes/back_office/1/mf-manifest.json',
  version: '1',
  integrity: 'sha256-abc=',
};

const entries: readonly unknown[] = [
  good,
  { ...good, name: 'elsewhere' },
  { ...good, name: 'constructor' },
  { ...good, manifest: '' },
  { ...good, version: 3 },
  { ...good, integrity: 'md5-abc' },
  { ...good, integrity: undefined },
  { ...good, more: true },
  null,
  'back_office',
  [],
];

describe('the registry of remotes', () => {
  it.each(entries)('takes the entry %j exactly when the contract does', (entry) => {
    const isFine = remotesRegistry.safeParse({ remotes: [entry] }).success;
    expect(readRegistry({ remotes: [entry] })).toHaveLength(isFine ? 1 : 0);
  });

  it('leaves a faulty entry out and keeps the others', () => {
    expect(readRegistry({ remotes: [null, good] })).toEqual([good]);
  });

  it.each([undefined, null, 'x', {}, { remotes: {} }])('refuses %j', (document) => {
    expect(() => readRegistry(document)).toThrow(TypeError);
  });
});

describe('reading the registry', () => {
  it('takes the embedded one without asking, and asks for a later look', async () => {
    const fetchAgain = jest.fn(async () => ({ remotes: [{ ...good, version: '2' }] }));
    const reader = createRegistryReader({ embedded: { remotes: [good] }, fetchAgain });
    expect((await reader.known())[0]?.version).toBe('1');
    expect(fetchAgain).not.toHaveBeenCalled();
    expect((await reader.anew())[0]?.version).toBe('2');
    expect((await reader.known())[0]?.version).toBe('2');
  });

  it('asks once when the page embeds none, and again after a failure', async () => {
    const fetchAgain = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ remotes: [good] });
    const reader = createRegistryReader({ embedded: undefined, fetchAgain });
    await expect(reader.known()).rejects.toThrow('away');
    await expect(reader.known()).resolves.toEqual([good]);
    await reader.known();
    expect(fetchAgain).toHaveBeenCalledTimes(2);
  });
});

it('knows the ids of the embedded documents as the contract has them', () => {
  expect(documentIds).toEqual(inlineDocuments);
});
