export type ErrorKind =
  'validation' | 'token' | 'forbidden' | 'not-found' | 'conflict' | 'too-many' | 'unavailable' | 'unexpected';

/**
 * Every code that an answer may carry, with its HTTP status. Codes that the specification names keep its spelling.
 * A token fault and a business refusal share one code of the specification; the status tells them apart
 * (401 is the only trigger of a refresh), hence `TokenException`, written `NotAuthorizedException` on the wire.
 */
export const errorTable = {
  ValidationException: { status: 400, kind: 'validation' },
  RepairNotFoundException: { status: 400, kind: 'not-found' },
  BadCodeException: { status: 400, kind: 'validation' },
  MediaRefusedException: { status: 400, kind: 'validation' },
  UnreadableDocumentException: { status: 400, kind: 'validation' },
  InvoiceNotStampableException: { status: 400, kind: 'validation' },
  PayloadTooLargeException: { status: 413, kind: 'validation' },
  UnsupportedMediaTypeException: { status: 415, kind: 'validation' },
  TokenException: { status: 401, kind: 'token', wire: 'NotAuthorizedException' },
  NotAuthorizedException: { status: 403, kind: 'forbidden' },
  NotFoundException: { status: 404, kind: 'not-found' },
  EntityNotFoundException: { status: 404, kind: 'not-found' },
  ConsumerNotFoundException: { status: 404, kind: 'not-found' },
  EntityVersionMismatchException: { status: 409, kind: 'conflict' },
  RepairVersionMismatchException: { status: 409, kind: 'conflict' },
  ConsumerVersionMismatchException: { status: 409, kind: 'conflict' },
  RefundVersionMismatchException: { status: 409, kind: 'conflict' },
  TransitionRefusedException: { status: 409, kind: 'conflict' },
  DuplicatesValueException: { status: 409, kind: 'conflict' },
  DUPLICATES_DETECTED: { status: 409, kind: 'conflict' },
  MailNotAvailableException: { status: 409, kind: 'conflict' },
  CodeAlreadySentException: { status: 409, kind: 'conflict' },
  BikeAlreadyClaimedException: { status: 409, kind: 'conflict' },
  BeneficiaryLimitException: { status: 409, kind: 'conflict' },
  CampaignClosedException: { status: 409, kind: 'conflict' },
  ConditionNotMetException: { status: 409, kind: 'conflict' },
  EnvelopeUsedUpException: { status: 409, kind: 'conflict' },
  AnswersRefusedException: { status: 409, kind: 'conflict' },
  PremiumChangedException: { status: 409, kind: 'conflict' },
  IdempotencyMismatchException: { status: 409, kind: 'conflict' },
  TooManyRequestsException: { status: 429, kind: 'too-many' },
  ServiceUnavailableException: { status: 503, kind: 'unavailable' },
  InternalError: { status: 500, kind: 'unexpected' },
} as const satisfies Record<string, { status: number; kind: ErrorKind; wire?: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The code as written on the wire: token faults and business refusals share the specification's one code. */
export function wireCode(code: ErrorCode): string {
  const row = errorTable[code];
  return 'wire' in row ? row.wire : code;
}
