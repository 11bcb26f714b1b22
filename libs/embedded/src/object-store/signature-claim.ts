import { s3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** What a request says about its own signature; nothing of it is believed before it was recomputed. */
export interface SignatureClaim {
  accessKeyId: string;
  region: string;
  service: string;
  /** `YYYYMMDDTHHMMSSZ` */
  longDate: string;
  signedAt: Date;
  /** Presigned URLs only. */
  expiresInMs?: number;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

const UNSIGNED = 'UNSIGNED-PAYLOAD';
const MAX_EXPIRY_SECONDS = 7 * 24 * 3_600;
const longDateForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const payloadHashForm = /^(UNSIGNED-PAYLOAD|[0-9a-f]{64})$/;

/** Reads the `X-Amz-*` query of a presigned URL, or else the Authorization header. */
export function readSignatureClaim(request: S3Request): SignatureClaim {
  if ('X-Amz-Signature' in request.query) return presignedClaim(request);
  if (request.headers.authorization !== undefined) return headerClaim(request);
  throw s3Error('AccessDenied', 'Access Denied');
}

function presignedClaim({ query, headers }: S3Request): SignatureClaim {
  const seconds = Number(query['X-Amz-Expires']);
  if (query['X-Amz-Algorithm'] !== 'AWS4-HMAC-SHA256')
    malformedQuery('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"');
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_EXPIRY_SECONDS)
    malformedQuery('X-Amz-Expires must be between 1 and 604800 seconds');
  const hash = query['X-Amz-Content-Sha256'] ?? headers['x-amz-content-sha256'] ?? UNSIGNED;
  return {
    ...readCredential(query['X-Amz-Credential'] ?? '', malformedQuery),
    ...readDate(query['X-Amz-Date'] ?? '', malformedQuery),
    expiresInMs: seconds * 1_000,
    signedHeaders: readSignedHeaders(query['X-Amz-SignedHeaders'] ?? '', malformedQuery),
    signature: query['X-Amz-Signature'] ?? '',
    payloadHash: readPayloadHash(hash),
  };
}

const authorizationForm =
  /^AWS4-HMAC-SHA256 +Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]{64})$/;

function headerClaim({ headers }: S3Request): SignatureClaim {
  const [, credential = '', signedHeaders = '', signature = ''] =
    authorizationForm.exec(headers.authorization ?? '') ?? [];
  const hash = headers['x-amz-content-sha256'];
  if (hash === undefined) throw s3Error('InvalidArgument', 'Missing required header x-amz-content-sha256');
  const names = readSignedHeaders(signedHeaders, malformedHeader);
  if (!names.includes('x-amz-content-sha256') || !names.includes('x-amz-date'))
    malformedHeader('x-amz-date and x-amz-content-sha256 must be signed');
  return {
    ...readCredential(credential, malformedHeader),
    ...readDate(headers['x-amz-date'] ?? '', malformedHeader),
    signedHeaders: names,
    signature,
    payloadHash: readPayloadHash(hash),
  };
}

type Refuse = (message: string) => never;

const malformedQuery: Refuse = (message) => {
  throw s3Error('AuthorizationQueryParametersError', message);
};

const malformedHeader: Refuse = (message) => {
  throw s3Error('AuthorizationHeaderMalformed', message);
};

function readCredential(text: string, refuse: Refuse) {
  const [accessKeyId, date, region, service, end, ...more] = text.split('/');
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request' || more.length > 0) {
    return refuse('The credential is mal-formed; expecting "<key>/YYYYMMDD/REGION/SERVICE/aws4_request".');
  }
  return { accessKeyId, region, service };
}

function readDate(longDate: string, refuse: Refuse) {
  const [, year, month, day, hour, minute, second] = longDateForm.exec(longDate) ?? [];
  const signedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(signedAt.getTime()))
    return refuse("The date must be in the ISO8601 long format \"yyyyMMdd'T'HHmmss'Z'\"");
  return { longDate, signedAt };
}

/** The host must be signed, else a URL for one server would open another. */
function readSignedHeaders(text: string, refuse: Refuse): string[] {
  const names = text.toLowerCase().split(';').filter(Boolean);
  return names.includes('host') ? names : refuse('The host header must be signed.');
}

function readPayloadHash(hash: string): string {
  if (hash.startsWith('STREAMING-'))
    throw s3Error(
      'NotImplemented',
      'Chunked signatures are not supported here; send the whole payload hash or UNSIGNED-PAYLOAD.',
    );
  if (!payloadHashForm.test(hash))
    throw s3Error('InvalidArgument', 'x-amz-content-sha256 must be UNSIGNED-PAYLOAD or a hex SHA-256');
  return hash;
}
