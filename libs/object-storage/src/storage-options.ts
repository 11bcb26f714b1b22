import type { StorageSettings } from './storage-settings.ts';

/** The variables that say where the object store is. */
export interface StorageConfig {
  readonly S3_ENDPOINT: string;
  readonly S3_PUBLIC_ENDPOINT: string;
  readonly S3_REGION: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

/** The object store of the environment, as `createObjectStorage` takes it: path style suits every S3. */
export function storageOptions(config: StorageConfig): StorageSettings {
  return {
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    forcePathStyle: true,
  };
}
