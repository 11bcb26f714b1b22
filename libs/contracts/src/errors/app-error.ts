import type { Decision, Refusal } from '@alveole/domain';
import type { ErrorCode, ErrorKind } from './error-table.ts';
import { errorTable } from './error-table.ts';

/**
 * A failure that a person or a machine may read. It is recognised by its brand, not by `instanceof`:
 * federated bundles hold several copies of this module.
 */
export interface AppError {
  readonly [brand]: true;
  readonly code: ErrorCode;
  /** English, for machines and logs; never holds personal data. French texts live in the front, by code. */
  readonly message: string;
  readonly kind: ErrorKind;
  /** Seconds after which a new try makes sense (429, 503). */
  readonly retryAfter?: number;
  readonly requestId?: string;
  /** DUPLICATES_DETECTED: the files that the caller may read and that seem to be of the same establishment. */
  readonly duplicates?: readonly string[];
  /** BadCodeException: answers that may still be tried on the codes that live; 0 when another code must be asked for. */
  readonly triesLeft?: number;
  /** PremiumChangedException: what the rules give by now, in cents. */
  readonly premiumCents?: number;
  /** ConditionNotMetException: why, in French, as the campaign says it; PremiumChangedException: from which amount to which; AnswersRefusedException: each question and what is wrong with its answer; EnvelopeUsedUpException: of whom, and what is left. Shown as it stands. */
  readonly sentences?: readonly string[];
  /** The scope that software lacks for this call (RFC 6750, 3.1). */
  readonly scope?: string;
  /** Its stable id on the wire, where it is not made of the words (`refusalIdOf`). */
  readonly refusal?: string;
}

const brand: unique symbol = Symbol.for('alveole.app-error');

/** Builds a coded failure; its kind and HTTP status come from the error table. */
export function appError(
  code: ErrorCode,
  message: string,
  details: Partial<
    Pick<
      AppError,
      'retryAfter' | 'requestId' | 'duplicates' | 'triesLeft' | 'premiumCents' | 'sentences' | 'scope' | 'refusal'
    >
  > = {},
): AppError {
  return Object.freeze({ [brand]: true as const, code, message, kind: errorTable[code].kind, ...details });
}

/** What a refusal of the rules is on the wire: its code, its words and its stable id. */
export function refusalError(
  { code, message, id }: Pick<Refusal, 'code' | 'message' | 'id'>,
  details: Partial<Pick<AppError, 'duplicates'>> = {},
): AppError {
  return appError(code, message, { ...details, refusal: id });
}

/** The value of a decision. Throws its refusal as `refusalError` writes it. */
export function acceptedValue<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value;
  throw refusalError(decision.refusal);
}

/** True for a failure made by `appError`, in whichever bundle. */
export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[brand] === true;
}

/** The HTTP status that stands for a coded failure. */
export function statusOf(error: AppError): number {
  return errorTable[error.code].status;
}
