import { inlineDocuments } from '@alveole/contracts';
import { createRegistryReader } from './registry-reader.ts';
import { documentIds } from '../start-shell.tsx';

const good = {
  name: 'back_office',
  paths: ['/admin/backend'],
  manifest: '/remotes/back_office/1/mf-manifest.json',
  version: '1',
  integrity: 'sha256-abc=',
};

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

  it('knows whose a path is once it was read, also of a remote that this shell has never heard of', async () => {
    const training = { ...good, name: 'training', paths: ['/admin/formations'] };
    const reader = createRegistryReader({ embedded: { remotes: ['broken', good, training] }, fetchAgain: jest.fn() });
    expect(reader.ownerOf('/admin/formations/3')).toBeUndefined();
    await reader.known();
    expect(reader.ownerOf('/admin/formations/3')).toBe('training');
    expect(reader.ownerOf('/admin/backend/entreprises')).toBe('back_office');
    expect(reader.ownerOf('/admin/profile')).toBeUndefined();
  });

  it('puts remotes under development before the published ones', async () => {
    const developed = { ...good, manifest: 'http://localhost:8184/mf-manifest.json', integrity: undefined };
    const reader = createRegistryReader({
      embedded: { remotes: [good] },
      fetchAgain: jest.fn(),
      withDeveloped: () => [developed],
    });
    await expect(reader.known()).resolves.toEqual([developed]);
  });
});

it('knows the ids of the embedded documents as the contract has them', () => {
  expect(inlineDocuments).toMatchObject(documentIds);
});
