import { appError } from '@alveole/contracts';

const RETRY_AFTER_SECONDS = 5;

/** Runs a call to the store; what it cannot answer becomes a 503 with `Retry-After`, without the store's own words. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw appErrorOf(error);
  }
}

function appErrorOf(error: unknown): unknown {
  return appError('ServiceUnavailableException', `The object store cannot be used (${nameOf(error)})`, {
    refusal: 'object-store-unavailable',
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/** The error's class or code, for logs: never its message, which may hold keys and hosts. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** True when the store answered that the object is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}
