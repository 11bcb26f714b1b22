import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { EmbeddedLogger } from '../embedded-logger.ts';
import { listenHttp, type HttpPlace } from '../http/listen-http.ts';
import {
  bucketExists,
  createBucketFolder,
  openBucketFolder,
  resetUploads,
  type BucketFolder,
} from './bucket-folder.ts';
import { allowEveryOrigin } from './cors.ts';
import { routeOperation } from './route-operation.ts';
import { fullDiskError, isS3Error, s3Error, type S3Error } from './s3-error.ts';
import { checkBucketName, readS3Request, type S3Request } from './s3-request.ts';
import { sendXml } from './send-xml.ts';
import { verifySignature, type ObjectStoreCredentials } from './verify-signature.ts';

export interface ObjectStoreOptions {
  dir: string;
  credentials: ObjectStoreCredentials;
  /** Buckets that exist from the start. */
  buckets: string[];
  listen?: HttpPlace;
  region?: string;
  /** Largest object, in bytes; 25 MiB unless told otherwise. */
  maxObjectBytes?: number;
  logger: EmbeddedLogger;
  now?(): Date;
}

export interface RunningObjectStore {
  endpoint: string;
  region: string;
  close(): Promise<void>;
}

interface Store {
  bucketNamed(name: string): Promise<BucketFolder>;
  createBucket(name: string): Promise<void>;
}

/** An S3 endpoint on disk: path style, V4 signatures, the operations listed in route-operation.ts and no others. */
export async function startObjectStore(options: ObjectStoreOptions): Promise<RunningObjectStore> {
  const {
    dir,
    buckets,
    listen,
    region = 'eu-west-3',
    maxObjectBytes = 25 * 1_048_576,
    logger,
    now = () => new Date(),
  } = options;
  await mkdir(dir, { recursive: true });
  await resetUploads(dir);
  const store = openStore(dir, now);
  await Promise.all(buckets.map(store.createBucket));
  const rules = { credentials: options.credentials, region, now };

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = readS3Request(incoming);
    const payloadHash = await verifySignature(request, rules);
    const operation = routeOperation(request);
    if (operation === 'create-bucket') return createBucket(store, request, response);
    const bucket = await store.bucketNamed(request.bucket);
    if (operation === 'head-bucket') return void response.writeHead(200, { 'x-amz-bucket-region': region }).end();
    const signedSha256 = payloadHash === 'UNSIGNED-PAYLOAD' ? undefined : payloadHash;
    await operation({
      request,
      incoming,
      response,
      bucket,
      bucketNamed: store.bucketNamed,
      signedSha256,
      maxObjectBytes,
    });
  };

  const http = await listenHttp((incoming, response) => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    response.setHeader('x-content-type-options', 'nosniff');
    // A client whose clock is off signs by the time that it reads here.
    response.setHeader('date', now().toUTCString());
    if (allowEveryOrigin(incoming, response)) return;
    answer(incoming, response).catch((error: unknown) => refuse(error, { incoming, response, requestId, logger }));
  }, listen);
  return { endpoint: http.origin, region, close: http.close };
}

function openStore(dir: string, now: () => Date): Store {
  const folders = new Map<string, BucketFolder>();
  return {
    async bucketNamed(name) {
      const known = folders.get(name);
      if (known) return known;
      checkBucketName(name);
      if (!(await bucketExists(dir, name))) throw s3Error('NoSuchBucket', 'The specified bucket does not exist');
      const folder = folders.get(name) ?? openBucketFolder(dir, name, now);
      folders.set(name, folder);
      return folder;
    },
    async createBucket(name) {
      checkBucketName(name);
      await createBucketFolder(dir, name);
    },
  };
}

async function createBucket(store: Store, request: S3Request, response: ServerResponse): Promise<void> {
  await store.createBucket(request.bucket);
  response.writeHead(200, { location: `/${request.bucket}`, 'content-length': 0 }).end();
}

interface Refusal {
  incoming: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  logger: EmbeddedLogger;
}

/** Answers S3's XML. An unknown fault is logged and answered without its words. */
function refuse(error: unknown, { incoming, response, requestId, logger }: Refusal): void {
  if (response.headersSent || (incoming.destroyed && !incoming.complete)) {
    response.destroy();
    return;
  }
  const known = isS3Error(error) ? error : unknownFault(error, requestId, logger);
  // An upload refused before its end: Node reads and drops the rest. Closing at once would cut the client off from the answer.
  if (incoming.method === 'HEAD') response.writeHead(known.status).end();
  else
    sendXml(response, known.status, [
      'Error',
      [
        ['Code', known.code],
        ['Message', known.message],
        ['RequestId', requestId],
      ],
    ]);
}

function unknownFault(error: unknown, requestId: string, logger: EmbeddedLogger): S3Error {
  const fullDisk = fullDiskError(error);
  if (fullDisk !== undefined) {
    logger.warn({ requestId }, 'no room is left on the disk for an object');
    return fullDisk;
  }
  logger.error({ err: error, requestId }, 'the object store failed to answer');
  return s3Error('InternalError', 'We encountered an internal error. Please try again.');
}
