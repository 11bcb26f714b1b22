import { types } from 'node:util';
import { isAppError } from '@alveole/contracts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** What a database (`OutOfDiskSpace` of MongoDB) and the system say where the disk is full: the work is right, and waits. */
const fullDiskCodes = new Set(['14031', 'ENOSPC', 'EDQUOT']);

/** The driver's names for "the database is away"; its other errors speak of the operation itself. */
const connectionFailureNames =
  /^Mongo(ose)?(ServerSelection|Network|NotConnected|TopologyClosed|ServerClosed|PoolCleared|PoolClosed|WaitQueueTimeout)\w*$/;

/** True when an error, or what caused it, says that something around is away, rather than that the work is wrong. */
export function isConnectionFailure(error: unknown): boolean {
  if (isAppError(error)) return error.kind === 'unavailable';
  if (!isError(error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  const isAway = networkCodes.has(String(code)) || fullDiskCodes.has(String(code));
  return isAway || connectionFailureNames.test(error.name) || isConnectionFailure(cause);
}

/** A failure's name for the log: never its message, which may quote what a person typed. */
export function failureCode(error: unknown): string {
  if (isAppError(error)) return error.code;
  if (!isError(error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  return code === undefined ? error.name : `${error.name} ${String(code)}`;
}

/** A failure in full, for the dead letter, which staff alone read. */
export function failureText(error: unknown): string {
  if (isAppError(error)) return `${error.code}: ${error.message}`;
  return isError(error) ? `${error.name}: ${error.message}` : String(error);
}

/** `instanceof` would miss the errors of another realm, such as Node's own under a test runner. */
function isError(value: unknown): value is Error {
  return types.isNativeError(value);
}
