import { S3Client } from '@aws-sdk/client-s3';
import { traceCalls } from './trace-calls.ts';

export interface StorageSettings {
  /** Where the services reach the store. */
  endpoint: string;
  /** Where browsers reach it: presigned URLs start with it. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** One client for calls, one that only signs URLs for browsers (the host is part of a signature). */
export function createClients(settings: StorageSettings): { calls: S3Client; signer: S3Client } {
  // The SDK's version is pinned to one that runs on Node 20; its notice about later ones would stand in every log.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  const shared = {
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise presigned PUT URLs carry the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  } as const;
  const calls = new S3Client({ ...shared, endpoint: settings.endpoint });
  traceCalls(calls);
  return {
    calls,
    signer: new S3Client({ ...shared, endpoint: settings.publicEndpoint }),
  };
}
