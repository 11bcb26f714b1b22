import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readRange } from './byte-range.ts';
import type { BucketFolder, OpenObject } from './bucket-folder.ts';
import type { ObjectDescription, ObjectLabels } from './object-file.ts';
import { s3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import { sendXml } from './send-xml.ts';

export interface OperationContext {
  request: S3Request;
  incoming: IncomingMessage;
  response: ServerResponse;
  bucket: BucketFolder;
  /** Another bucket of the same store, for copies. */
  bucketNamed(name: string): Promise<BucketFolder>;
  /** Hex SHA-256 that the signature covers, if it does. */
  signedSha256: string | undefined;
  maxObjectBytes: number;
}

export type Operation = (context: OperationContext) => Promise<void>;

export const putObject: Operation = async (context) => {
  const { request, incoming, response, bucket, signedSha256, maxObjectBytes } = context;
  const { 'content-length': length, 'content-md5': md5, 'x-amz-checksum-crc32': crc32 } = request.headers;
  if (length === undefined) throw s3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(length) > maxObjectBytes)
    throw s3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  const labels = labelsOf(request);
  const checks = { maxBytes: maxObjectBytes, sha256: signedSha256, md5, crc32 };
  const condition = conditionOf(request);
  const { etag } = await (condition
    ? bucket.putIf(condition, incoming, labels, checks)
    : bucket.put(incoming, labels, checks));
  response.writeHead(200, { etag: `"${etag}"`, 'content-length': 0 }).end();
};

/** What must stand at the key for a write to be done: an object with this ETag, or none (`If-None-Match: *`). */
function conditionOf({ headers }: S3Request): ((present: string | undefined) => boolean) | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (noneMatch !== undefined && noneMatch !== '*')
    throw s3Error('NotImplemented', 'Of If-None-Match only * is implemented for a write.');
  if (match !== undefined) return (present) => present === unquoted(match);
  return noneMatch === undefined ? undefined : (present) => present === undefined;
}

/** `x-amz-copy-source: /bucket/key`, optionally only if the source still has a given ETag. */
export const copyObject: Operation = async (context) => {
  const { request, response, bucket, maxObjectBytes } = context;
  const source = await openSource(context);
  try {
    const wanted = request.headers['x-amz-copy-source-if-match'];
    if (wanted !== undefined && unquoted(wanted) !== source.description.etag) {
      throw s3Error('PreconditionFailed', 'At least one of the preconditions you specified did not hold');
    }
    const labels =
      request.headers['x-amz-metadata-directive'] === 'REPLACE'
        ? labelsOf(request)
        : { ...source.description, key: keyOf(request) };
    const copied = await bucket.put(bytesOf(source), pickLabels(labels), { maxBytes: maxObjectBytes });
    sendXml(response, 200, [
      'CopyObjectResult',
      [
        ['LastModified', copied.lastModified],
        ['ETag', `"${copied.etag}"`],
      ],
    ]);
  } finally {
    await source.file.close();
  }
};

export const getObject: Operation = async (context) => {
  const { request, response } = context;
  const object = await openExisting(context.bucket, keyOf(request));
  try {
    const { description } = object;
    if (unquoted(request.headers['if-none-match'] ?? '') === description.etag) {
      response.writeHead(304, { etag: `"${description.etag}"` }).end();
      return;
    }
    const range = readRange(request.headers.range, description.size);
    const { start, end } = range ?? { start: 0, end: description.size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...headersOf(description, request),
      'content-length': end - start + 1,
      ...(range ? { 'content-range': `bytes ${start}-${end}/${description.size}` } : {}),
    });
    if (request.method === 'HEAD' || description.size === 0) response.end();
    else await pipeline(object.file.createReadStream({ start, end, autoClose: false }), response);
  } finally {
    await object.file.close();
  }
};

export const deleteObject: Operation = async ({ request, response, bucket }) => {
  await bucket.remove(keyOf(request));
  response.writeHead(204).end();
};

async function openSource({ request, bucketNamed }: OperationContext): Promise<OpenObject> {
  const [, bucketName = '', key = ''] =
    /^\/?([^/]+)\/(.+)$/s.exec(safeDecode(request.headers['x-amz-copy-source'] ?? '')) ?? [];
  if (key === '')
    throw s3Error('InvalidArgument', 'Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
  if (key.includes('?versionId=')) throw s3Error('NotImplemented', 'Versions are not kept here.');
  return openExisting(await bucketNamed(bucketName), key);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw s3Error('InvalidArgument', 'Invalid copy source encoding');
  }
}

async function openExisting(bucket: BucketFolder, key: string): Promise<OpenObject> {
  const object = await bucket.open(key);
  if (!object) throw s3Error('NoSuchKey', 'The specified key does not exist.');
  return object;
}

/** The file goes on after the object's last byte (its description), so the stream is cut there. */
function bytesOf({ description, file }: OpenObject): Readable {
  if (description.size === 0) return Readable.from([]);
  return file.createReadStream({ start: 0, end: description.size - 1, autoClose: false });
}

function labelsOf(request: S3Request): ObjectLabels {
  const metadata = Object.entries(request.headers)
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name.slice('x-amz-meta-'.length), value] as const);
  return {
    key: keyOf(request),
    contentType: request.headers['content-type'] ?? 'application/octet-stream',
    contentDisposition: request.headers['content-disposition'],
    metadata: Object.fromEntries(metadata),
  };
}

const pickLabels = ({ key, contentType, contentDisposition, metadata }: ObjectLabels): ObjectLabels => ({
  key,
  contentType,
  contentDisposition,
  metadata,
});

/** The `response-*` parameters are covered by the signature, so only the signer can choose them. */
function headersOf(description: ObjectDescription, { query }: S3Request): Record<string, string> {
  const disposition = query['response-content-disposition'] ?? description.contentDisposition;
  const metadata = Object.entries(description.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value] as const);
  return {
    'content-type': query['response-content-type'] ?? description.contentType,
    'cache-control': query['response-cache-control'] ?? 'private, no-store',
    etag: `"${description.etag}"`,
    'last-modified': new Date(description.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    ...(disposition === undefined ? {} : { 'content-disposition': disposition }),
    ...Object.fromEntries(metadata),
  };
}

function keyOf({ key }: S3Request): string {
  if (key === undefined)
    throw s3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  return key;
}

const unquoted = (etag: string) => etag.replace(/^"|"$/g, '');
