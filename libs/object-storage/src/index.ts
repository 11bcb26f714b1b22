export type { AcceptedObject, Acceptance, NamedUpload } from './accept-upload.ts';
export { createObjectStorage, type ObjectStorage, type StoredObject } from './object-storage.ts';
export type { PresignGetOptions, PresignPutOptions } from './presign.ts';
export { objectStoreCheck } from './object-store-check.ts';
export { storageOptions } from './storage-options.ts';
export type { StorageSettings } from './storage-settings.ts';
export type { UploadRefusal } from './upload-refusal.ts';
