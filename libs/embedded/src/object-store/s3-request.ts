import type { IncomingMessage } from 'node:http';
import { s3Error } from './s3-error.ts';

/** A path-style S3 request: `/{bucket}/{key}?query`, everything decoded once. */
export interface S3Request {
  method: string;
  bucket: string;
  /** What stands between bucket and key: clients write `/bucket` and `/bucket/`, and each signs what it wrote. */
  slash: '' | '/';
  /** Absent for requests on the bucket itself. */
  key: string | undefined;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const MAX_KEY_BYTES = 1_024;
const bucketName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** Reads method, bucket, key, query and headers; refuses what cannot be a bucket or a key. */
export function readS3Request(incoming: IncomingMessage): S3Request {
  const [path = '/', ...rest] = (incoming.url ?? '/').split('?');
  const [bucket = '', ...segments] = path.slice(1).split('/').map(decode);
  checkBucketName(bucket);
  const key = segments.join('/');
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw s3Error('KeyTooLongError', 'Your key is too long.');
  return {
    method: incoming.method ?? 'GET',
    bucket,
    slash: segments.length > 0 ? '/' : '',
    key: key === '' ? undefined : key,
    query: readQuery(rest.join('?')),
    headers: readHeaders(incoming),
  };
}

/** Dots are not accepted, though S3 knows them: a bucket's name is a folder here. */
export function checkBucketName(name: string): void {
  if (!bucketName.test(name)) throw s3Error('InvalidBucketName', 'The specified bucket is not valid.');
}

function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    const decoded = decode(name);
    if (decoded in query) throw s3Error('InvalidArgument', 'A query parameter was given twice.');
    query[decoded] = decode(value.join('='));
  }
  return query;
}

function readHeaders(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return headers;
}

/** Percent-decoding only: `+` is a plus sign in S3 URLs signed by the SDKs. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw s3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}
