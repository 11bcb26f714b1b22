import { isAppError } from '@alveole/contracts';
import { createObjectStorage } from './object-storage.ts';
import { storageOptions } from './storage-options.ts';
import type { StorageConfig } from './storage-options.ts';

// The testing library stands on this one, so jest's environment is read here.
const settings = storageOptions(process.env as unknown as StorageConfig);
const storage = createObjectStorage(settings);
afterAll(() => storage.close());

describe('a store that cannot be reached', () => {
  const away = createObjectStorage({
    ...settings,
    endpoint: 'http://127.0.0.1:1',
    publicEndpoint: 'http://127.0.0.1:1',
  });
  afterAll(() => away.close());

  it('is not ready', async () => {
    expect([await storage.isReady(), await away.isReady()]).toEqual([true, false]);
  });

  it('is a coded fault to try again later, without addresses in its words', async () => {
    const fault: unknown = await away
      .accept({ key: 'shop-1/a.pdf', ownerPrefix: 'shop-1/', sha256: '0'.repeat(64) })
      .catch((error: unknown) => error);
    expect(isAppError(fault) && fault).toMatchObject({ code: 'ServiceUnavailableException', retryAfter: 5 });
    expect(JSON.stringify(fault)).not.toContain('127.0.0.1');
  });
});
