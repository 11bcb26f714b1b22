import type { ObjectDescription } from './object-file.ts';
import type { Operation } from './object-operations.ts';
import { s3Error } from './s3-error.ts';
import type { XmlElement } from './s3-xml.ts';
import { sendXml } from './send-xml.ts';

const MAX_KEYS = 1_000;

interface Listing {
  objects: ObjectDescription[];
  commonPrefixes: string[];
  /** Last key or common prefix shown, when more follow. */
  next: string | undefined;
}

/** ListObjectsV2 with prefix, delimiter, start-after, max-keys and continuation tokens. */
export const listObjects: Operation = async ({ request: { query, bucket: name }, response, bucket }) => {
  const prefix = query.prefix ?? '';
  const maxKeys = readMaxKeys(query['max-keys']);
  const after =
    query['continuation-token'] === undefined ? (query['start-after'] ?? '') : fromToken(query['continuation-token']);
  const listing = page(await bucket.list(), { prefix, delimiter: query.delimiter ?? '', after, maxKeys });
  const encode = query['encoding-type'] === 'url' ? encodeURIComponent : (text: string) => text;
  const contents = listing.objects.map((object): XmlElement => [
    'Contents',
    [
      ['Key', encode(object.key)],
      ['LastModified', object.lastModified],
      ['ETag', `"${object.etag}"`],
      ['Size', object.size],
      ['StorageClass', 'STANDARD'],
    ],
  ]);
  const prefixes = listing.commonPrefixes.map((common): XmlElement => ['CommonPrefixes', [['Prefix', encode(common)]]]);
  sendXml(response, 200, [
    'ListBucketResult',
    [
      ['Name', name],
      ['Prefix', encode(prefix)],
      ['KeyCount', contents.length + prefixes.length],
      ['MaxKeys', maxKeys],
      ['IsTruncated', listing.next !== undefined],
      ...(query['encoding-type'] === 'url' ? [['EncodingType', 'url'] as const] : []),
      ...(listing.next === undefined ? [] : [['NextContinuationToken', toToken(listing.next)] as const]),
      ...contents,
      ...prefixes,
    ],
  ]);
};

function page(
  all: ObjectDescription[],
  { prefix, delimiter, after, maxKeys }: { prefix: string; delimiter: string; after: string; maxKeys: number },
): Listing {
  const listing: Listing = { objects: [], commonPrefixes: [], next: undefined };
  const seen = new Set<string>();
  let last: string | undefined;
  for (const object of all) {
    if (!object.key.startsWith(prefix)) continue;
    const common = commonPrefix(object.key, prefix, delimiter);
    const shown = common ?? object.key;
    if (compareBytes(shown, after) <= 0 || seen.has(shown)) continue;
    if (seen.size === maxKeys) return { ...listing, next: last };
    seen.add(shown);
    last = shown;
    if (common === undefined) listing.objects.push(object);
    else listing.commonPrefixes.push(common);
  }
  return listing;
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function readMaxKeys(text: string | undefined): number {
  const value = Number(text ?? MAX_KEYS);
  if (!Number.isInteger(value) || value < 0)
    throw s3Error('InvalidArgument', 'Argument max-keys must be an integer between 0 and 2147483647');
  return Math.min(value, MAX_KEYS);
}

const toToken = (key: string) => Buffer.from(key).toString('base64url');
const fromToken = (token: string) => Buffer.from(token, 'base64url').toString();
