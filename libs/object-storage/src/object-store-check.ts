import { createObjectStorage } from './object-storage.ts';
import { storageOptions } from './storage-options.ts';
import type { StorageConfig } from './storage-options.ts';

/** Tries the object store for who runs an installation: its bucket has to answer to the key. Leaves nothing there. */
export function objectStoreCheck(config: StorageConfig) {
  return {
    part: 'stockage d’objets',
    variables: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    async tries(): Promise<string> {
      const storage = createObjectStorage(storageOptions(config));
      try {
        if (!(await storage.isReady())) throw new Error('le seau ne répond pas, ou refuse la clé');
        return config.S3_BUCKET;
      } finally {
        storage.close();
      }
    },
  };
}
