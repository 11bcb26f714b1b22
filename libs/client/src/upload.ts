import type { CallAnswer, CallOptions } from './call-types.ts';
import { exchange } from './exchange.ts';
import { operations } from './generated/operations.ts';
import type { operations as enrolment } from './generated/enrolment.ts';
import { repeated, sendCall } from './send-call.ts';
import type { Line } from './send-call.ts';

export interface Upload {
  /** A PDF, PNG or JPEG; its size is that of the installation at most (10 MB). */
  readonly bytes: Uint8Array | Blob;
  readonly extension: '.pdf' | '.png' | '.jpg';
  /** Below which prefix it is stored; that of the caller’s own establishment without it. */
  readonly prefix?: string;
}

/** A file as operations and profiles name it. */
export interface UploadedFile {
  readonly media_url: string;
  /** SHA-256, hexadecimal. */
  readonly media_hash: string;
}

const uploadTimeout = 120_000;

/**
 * Sends a file straight to the object store, by an address that the API signs for it.
 * @throws Refusal, also that of the object store; Unreachable
 */
export async function uploadFile(line: Line, { bytes, extension, prefix }: Upload, options: CallOptions = {}) {
  const content = new Uint8Array(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes);
  const media_url = `${prefix ?? (await ownPrefix(line, options))}${crypto.randomUUID()}${extension}`;
  const { url } = await signedAddress(line, { name: media_url, size: content.length }, options);
  // The same bytes under the same name: sent twice they are one file.
  await repeated(line, true, options.signal, () =>
    exchange({
      fetch: line.fetch,
      url,
      init: { method: 'PUT', headers: { ...line.headers }, body: content },
      answer: 'nothing',
      timeout: options.timeout ?? uploadTimeout,
      signal: options.signal,
    }),
  );
  return { media_url, media_hash: await sha256Of(content) } satisfies UploadedFile;
}

type Prefix = CallAnswer<enrolment['readMediaPrefix']>;
type SignedAddress = CallAnswer<enrolment['readMediaPutUrl']>;

async function ownPrefix(line: Line, options: CallOptions): Promise<string> {
  const answer = await sendCall(line, operations.enrolment.readMediaPrefix, {}, options);
  return (answer as Prefix).media_url_prefix;
}

async function signedAddress(
  line: Line,
  query: { readonly name: string; readonly size: number },
  options: CallOptions,
) {
  return (await sendCall(line, operations.enrolment.readMediaPutUrl, { query }, options)) as SignedAddress;
}

async function sha256Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
