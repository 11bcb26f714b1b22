import { Sha256 } from '@aws-crypto/sha256-js';
import { createScope, getCanonicalHeaders, getCanonicalQuery, getSigningKey } from '@smithy/signature-v4';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readSignatureClaim, type SignatureClaim } from './signature-claim.ts';
import { s3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

export interface ObjectStoreCredentials {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SignatureRules {
  credentials: ObjectStoreCredentials;
  region: string;
  now(): Date;
}

const MAX_SKEW_MS = 15 * 60_000;

/**
 * Recomputes the V4 signature of a presigned URL or of a header-signed request and compares it.
 * Answers the payload hash that the signature covers: hex SHA-256, or `UNSIGNED-PAYLOAD`.
 * @throws S3Error SignatureDoesNotMatch, AccessDenied (expired, unsigned), RequestTimeTooSkewed, InvalidAccessKeyId…
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export async function verifySignature(request: S3Request, rules: SignatureRules): Promise<string> {
  const claim = readSignatureClaim(request);
  if (claim.accessKeyId !== rules.credentials.accessKeyId) {
    throw s3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (claim.region !== rules.region || claim.service !== 's3') {
    throw s3Error(
      'AuthorizationHeaderMalformed',
      `The credential scope is wrong; expecting '${rules.region}' and 's3'.`,
    );
  }
  const expected = await recompute(request, claim, rules);
  if (!sameText(expected, claim.signature)) {
    throw s3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  checkTime(claim, rules.now());
  refuseUnsignedOrders(request, claim);
  return claim.payloadHash;
}

async function recompute(request: S3Request, claim: SignatureClaim, rules: SignatureRules): Promise<string> {
  const shortDate = claim.longDate.slice(0, 8);
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    claim.longDate,
    createScope(shortDate, claim.region, claim.service),
    createHash('sha256').update(canonicalRequest(request, claim)).digest('hex'),
  ].join('\n');
  const key = await getSigningKey(Sha256, rules.credentials, shortDate, claim.region, claim.service);
  return createHmac('sha256', key).update(stringToSign).digest('hex');
}

function canonicalRequest(request: S3Request, claim: SignatureClaim): string {
  const query = { ...request.query };
  delete query['X-Amz-Signature'];
  const wire = { method: request.method, protocol: 'http:', hostname: '', path: canonicalPath(request) };
  const signed = Object.fromEntries(claim.signedHeaders.map((name) => [name, request.headers[name] ?? '']));
  const headers = getCanonicalHeaders({ ...wire, headers: signed }, undefined, new Set(claim.signedHeaders));
  const names = Object.keys(headers).sort();
  return [
    request.method,
    wire.path,
    getCanonicalQuery({ ...wire, headers: {}, query }),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    claim.payloadHash,
  ].join('\n');
}

/** S3 encodes each byte of the key once and leaves slashes alone. */
function canonicalPath({ bucket, slash, key = '' }: S3Request): string {
  const encoded = key.split('/').map(encodeSegment).join('/');
  return `/${bucket}${slash}${encoded}`;
}

const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** An `x-amz-*` header gives an order (copy this, store it so): the holder of a presigned URL must not add one. */
function refuseUnsignedOrders({ headers }: S3Request, { signedHeaders }: SignatureClaim): void {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (unsigned.length > 0)
    throw s3Error('AccessDenied', 'There were headers present in the request which were not signed');
}

function checkTime(claim: SignatureClaim, now: Date): void {
  const age = now.getTime() - claim.signedAt.getTime();
  if (claim.expiresInMs === undefined) {
    if (Math.abs(age) > MAX_SKEW_MS) {
      throw s3Error(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
    }
    return;
  }
  if (age < -MAX_SKEW_MS) throw s3Error('AccessDenied', 'Request is not valid yet');
  if (age > claim.expiresInMs) throw s3Error('AccessDenied', 'Request has expired');
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
