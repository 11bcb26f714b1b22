import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { syncFolder } from '../write-file-durably.ts';
import { s3Error } from './s3-error.ts';

/**
 * One object is one file: its bytes first, then its description as JSON, then the JSON's length in four bytes.
 * A single rename thus shows bytes and description together, and ranges need no offset.
 */
const describedSchema = z.object({
  key: z.string(),
  size: z.number().int().nonnegative(),
  /** MD5 in hex, as S3's ETag of a simple upload (without quotes). */
  etag: z.string(),
  lastModified: z.string(),
  contentType: z.string(),
  contentDisposition: z.string().optional(),
  /** `x-amz-meta-*` without the prefix. */
  metadata: z.record(z.string(), z.string()),
});

export type ObjectDescription = z.infer<typeof describedSchema>;

/** What the uploader says of the object; the rest is measured. */
export type ObjectLabels = Pick<ObjectDescription, 'key' | 'contentType' | 'contentDisposition' | 'metadata'>;

export interface UploadChecks {
  maxBytes: number;
  /** Expected hex SHA-256 of the bytes, when the signature covers it. */
  sha256?: string | undefined;
  /** Expected base64 MD5, when the client sent Content-MD5. */
  md5?: string | undefined;
  /** Expected base64 CRC-32, which the SDKs send unless told otherwise. */
  crc32?: string | undefined;
}

const LENGTH_BYTES = 4;
const MAX_DESCRIPTION_BYTES = 16_384;

/** Streams bytes to a temporary file, checks them, and moves the finished file to `target` durably. */
export async function writeObjectFile(
  source: Readable,
  labels: ObjectLabels,
  {
    target,
    temporaryFolder,
    checks,
    now,
  }: { target: string; temporaryFolder: string; checks: UploadChecks; now: Date },
): Promise<ObjectDescription> {
  const temporary = join(temporaryFolder, randomUUID());
  try {
    const measured = await streamTo(temporary, source, checks);
    const description: ObjectDescription = { ...labels, ...measured, lastModified: now.toISOString() };
    await appendDescription(temporary, description);
    await rename(temporary, target);
    await syncFolder(join(target, '..'));
    return description;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function streamTo(path: string, source: Readable, checks: UploadChecks): Promise<{ size: number; etag: string }> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let crc = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > checks.maxBytes)
        return done(s3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
      md5.update(chunk);
      sha256.update(chunk);
      crc = crc32(chunk, crc);
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const digest = md5.digest();
  if (checks.md5 && checks.md5 !== digest.toString('base64'))
    throw s3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  if (checks.crc32 && checks.crc32 !== base64OfCrc(crc))
    throw s3Error('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  if (checks.sha256 && checks.sha256 !== sha256.digest('hex')) {
    throw s3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
  return { size, etag: digest.toString('hex') };
}

function base64OfCrc(crc: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc);
  return bytes.toString('base64');
}

async function appendDescription(path: string, description: ObjectDescription): Promise<void> {
  const json = Buffer.from(JSON.stringify(description));
  if (json.length > MAX_DESCRIPTION_BYTES)
    throw s3Error('InvalidArgument', 'Your metadata headers exceed the maximum allowed metadata size');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  const file = await open(path, 'a');
  try {
    await file.writeFile(Buffer.concat([json, length]));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the description at the file's end; the handle stays open so that the bytes read next are of the same version. */
export async function readDescription(file: FileHandle): Promise<ObjectDescription> {
  const { size } = await file.stat();
  const length = Buffer.alloc(LENGTH_BYTES);
  await file.read(length, 0, LENGTH_BYTES, size - LENGTH_BYTES);
  const json = Buffer.alloc(Math.min(length.readUInt32BE(), MAX_DESCRIPTION_BYTES));
  await file.read(json, 0, json.length, size - LENGTH_BYTES - json.length);
  return describedSchema.parse(JSON.parse(json.toString('utf8')));
}
