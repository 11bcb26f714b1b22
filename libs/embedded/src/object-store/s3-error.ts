/** S3's error codes with their HTTP status, as in Amazon's "Error responses" list; only those that this endpoint gives. */
const statusByCode = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  BucketAlreadyOwnedByYou: 409,
  EntityTooLarge: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidBucketName: 400,
  InvalidRange: 416,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3ErrorCode = keyof typeof statusByCode;

const brand = 'alveole.s3-error';

export interface S3Error extends Error {
  brand: typeof brand;
  code: S3ErrorCode;
  status: number;
}

export function s3Error(code: S3ErrorCode, message: string): S3Error {
  return Object.assign(new Error(message), { brand, code, status: statusByCode[code] } as const);
}

export function isS3Error(error: unknown): error is S3Error {
  return error instanceof Error && 'brand' in error && error.brand === brand;
}

const fullDiskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The answer to a write for which the disk has no room, as clients of S3 come again after; undefined for another error. */
export function fullDiskError(error: unknown): S3Error | undefined {
  if (!fullDiskCodes.has((error as { code?: unknown } | undefined)?.code)) return undefined;
  return s3Error('ServiceUnavailable', 'No room is left on the disk. Please try again later.');
}
