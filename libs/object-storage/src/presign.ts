import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ACCEPTED_PREFIX } from './accepted-key.ts';
import { contentDisposition, type DispositionType } from './content-disposition.ts';
import { extensionOf, fileTypes, type Extension } from './file-types.ts';

/** Presigned URLs live at most a quarter of an hour. */
export const MAX_EXPIRY_SECONDS = 900;

export interface PresignPutOptions extends PresignOptions {
  /** Bytes. Signed where it is told: the address takes an object of this length and no other. */
  size?: number | undefined;
}

/** How long an address lives. */
interface PresignOptions {
  /** Seconds, 1 to 900; 900 unless told otherwise. */
  expiresIn?: number;
}

export interface PresignGetOptions extends PresignOptions {
  /** Offers the file for saving under this name; without it the browser may show it in place. */
  download?: string;
}

/**
 * A URL for one PUT of one object. Only the host is signed, and the length where it is told, so any client can use it.
 * @throws RangeError for a longer life, for a key of another type than the accepted ones, or below `accepted/`.
 */
export async function presignPut(
  signer: S3Client,
  bucket: string,
  key: string,
  { expiresIn = MAX_EXPIRY_SECONDS, size }: PresignPutOptions = {},
): Promise<string> {
  if (key.startsWith(ACCEPTED_PREFIX)) throw new RangeError('Accepted objects are immutable.');
  knownExtension(key);
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ...(size !== undefined && { ContentLength: size }),
  });
  return getSignedUrl(signer, command, { expiresIn: checkedExpiry(expiresIn) });
}

/** A URL for reading one object. The type it is served with is that of its name, never what an uploader said. */
export async function presignGet(
  signer: S3Client,
  bucket: string,
  key: string,
  { expiresIn = MAX_EXPIRY_SECONDS, download }: PresignGetOptions = {},
): Promise<string> {
  const type: DispositionType = download === undefined ? 'inline' : 'attachment';
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentType: fileTypes[knownExtension(key)].contentType,
    ResponseContentDisposition: contentDisposition(type, download ?? key.slice(key.lastIndexOf('/') + 1)),
  });
  return getSignedUrl(signer, command, { expiresIn: checkedExpiry(expiresIn) });
}

function knownExtension(key: string): Extension {
  const extension = extensionOf(key);
  if (!extension) throw new RangeError('The key has no known extension.');
  return extension;
}

function checkedExpiry(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_EXPIRY_SECONDS)
    throw new RangeError('A presigned URL lives 1 to 900 seconds.');
  return seconds;
}
