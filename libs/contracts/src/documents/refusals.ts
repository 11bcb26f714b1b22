import type { RouteDefinition } from '../define/define-route.ts';
import { errorTable, wireCode } from '../errors/error-table.ts';
import type { ErrorCode } from '../errors/error-table.ts';
import type { JsonSchema } from './describe-fields.ts';

/**
 * What any call may be refused for, by what it has: a token, a body. Calls are counted by address and account, whether
 * they have a limit of their own or not. Nobody declares these call by call.
 */
function commonRefusals(route: RouteDefinition): ErrorCode[] {
  return [
    'ValidationException',
    ...(route.auth === 'public' ? [] : (['TokenException'] as const)),
    ...(route.body ? (['PayloadTooLargeException', 'UnsupportedMediaTypeException'] as const) : []),
    'TooManyRequestsException',
    'ServiceUnavailableException',
  ];
}

/** Refusals of one HTTP status share one entry that names their codes. */
export function refusalsOf(route: RouteDefinition): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...commonRefusals(route), ...(route.errors ?? [])])) {
    const { status } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = route.speaks === 'oauth' ? 'OauthError' : 'Error';
  return Object.fromEntries([...byStatus].map(([status, refusals]) => [status, refusalOf(status, refusals, schema)]));
}

const retryAfter = {
  'Retry-After': { description: 'Seconds after which the call may be sent again', schema: { type: 'integer' } },
};

/** Statuses that pass by themselves: their answer tells when to come back. */
const passing: readonly number[] = [429, 503];

function refusalOf(status: number, codes: readonly ErrorCode[], schema: string): JsonSchema {
  return {
    description: [...new Set(codes.map(wireCode))].join(', '),
    ...(passing.includes(status) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}
