import type { ReadAnswer, RouteAnswer, RouteAuth, RouteDefinition, RouteRequest } from '@alveole/contracts';
import { answerReader, appError, validationMessage, withUnknownKeys } from '@alveole/contracts';
import type { Role, WorkingRole } from '@alveole/domain';
import type { z } from 'zod';
import type { Logger } from '../logging/create-logger.ts';
import type { PersonActor, RefreshActor, ServiceActor } from '../tokens/claims.ts';
import { faultOfRawValue } from './bad-text.ts';
import type { Cookies } from './cookies.ts';
import type { Deadline } from './deadline.ts';
import type { BasicCredentials } from './oauth-door.ts';
import type { StreamedFile } from './streamed-file.ts';

const longestMessage = 2000;

/** Who calls, by the route's `auth`. */
export type ActorFor<Auth extends RouteAuth> = Auth extends 'public'
  ? undefined
  : Auth extends 'optional'
    ? PersonActor<WorkingRole> | undefined
    : Auth extends 'refresh'
      ? RefreshActor
      : Auth extends 'service'
        ? ServiceActor
        : Auth extends readonly (infer R extends Role)[]
          ? PersonActor<R>
          : never;

export type Actor = PersonActor | RefreshActor | ServiceActor | undefined;

/** What stands around a call. */
export interface CallContext {
  readonly requestId: string;
  /** Carries the request id; never log `params`, `query` or `body`. */
  readonly log: Logger;
  /** Address of the client, as the gateway saw it. */
  readonly ip: string;
  readonly cookies: Cookies;
  /** Name and secret by HTTP Basic; `unreadable` where the header says something else. */
  readonly basic: BasicCredentials | 'unreadable' | undefined;
  /** Given by services that may repeat a call. */
  readonly idempotencyKey: string | undefined;
  /** What the other side of a callback signs: the body as it travelled, and the signature it brings. */
  readonly signed: { readonly signature: string | undefined; readonly text: string };
  /** How long the caller waits; handed on to the services that are asked meanwhile. */
  readonly deadline: Deadline;
}

export type HandlerRequest<R extends RouteDefinition> = RouteRequest<R> &
  CallContext & { readonly actor: ActorFor<R['auth']> };

export type Handler<R extends RouteDefinition> = (
  request: HandlerRequest<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>;

type HandlerAnswer<R extends RouteDefinition> = R extends { readonly isFile: true } ? StreamedFile : RouteAnswer<R>;

/** A request before validation. */
export interface RawRequest extends CallContext {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly actor: Actor;
  /** Hears of an answer that breaks its contract, which then leaves as far as it can. Absent: such an answer fails. */
  readonly onBreach?: ((breach: ReadAnswer) => void) | undefined;
}

/** A route with its handler, ready for `createService`. */
export interface ImplementedRoute {
  readonly route: RouteDefinition;
  /** Validates, calls the handler and writes its answer through the route's schema. Throws `AppError`. */
  answer(request: RawRequest): Promise<unknown>;
}

/**
 * Binds a handler to its contract. The request is validated strictly before the handler runs
 * (`ValidationException` with the wire's message form), the answer leaves through its schema.
 */
export function implement<const R extends RouteDefinition>(route: R, handler: Handler<R>): ImplementedRoute {
  const readers = {
    params: readerOf(route.params, 'params'),
    query: readerOf(route.query, 'query'),
    body: readerOf(route.body, 'body'),
  };
  const write = writerOf(route);
  return {
    route,
    async answer(request) {
      const read = {
        params: readers.params(request.params),
        query: readers.query(request.query),
        body: readers.body(request.body),
      };
      return write(await handler({ ...request, ...read } as HandlerRequest<R>), request.onBreach);
    },
  };
}

function readerOf(schema: z.ZodType | undefined, part: string): (value: unknown) => unknown {
  if (schema === undefined) return (value) => refuseContent(value, part);
  const strict = withUnknownKeys(schema, 'refuse');
  return (value) => {
    const fault = faultOfRawValue(value);
    if (fault !== undefined) throw appError('ValidationException', `${part} (INVALID): ${fault}`);
    const input = value ?? (part === 'body' ? undefined : {});
    const read = strict.safeParse(input);
    if (read.success) return read.data;
    throw appError('ValidationException', messageOf(read.error.issues, input));
  };
}

/** An absent field is MISSING whatever text its schema gives to a wrong one. */
function messageOf(issues: readonly z.core.$ZodIssue[], input: unknown): string {
  const faults = issues.map((issue) =>
    valueAt(input, issue.path) === undefined ? { ...issue, message: 'Field is required' } : issue,
  );
  return validationMessage(faults).slice(0, longestMessage);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

/** A call whose contract names no body or query takes none. */
function refuseContent(value: unknown, part: string): undefined {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length > 0)
    throw appError(
      'ValidationException',
      keys
        .slice(0, 20)
        .map((key) => `${fieldName(key, part)} (INVALID): Unknown field`)
        .join(', '),
    );
  return undefined;
}

function fieldName(key: string, part: string): string {
  return /^[\w.-]{1,40}$/.test(key) ? key : part;
}

function writerOf(route: RouteDefinition): (answer: unknown, onBreach: RawRequest['onBreach']) => unknown {
  if (route.contentType !== undefined) return (answer) => answer;
  const read = answerReader(route.responses[200], { enumerations: 'open' });
  return (answer, onBreach) => {
    const written = read(answer);
    if (written.breaches.length > 0) onBreach?.(written);
    if (written.shown !== undefined && (onBreach !== undefined || written.breaches.length === 0)) return written.shown;
    throw new Error(`The answer of ${route.name} breaks its contract: ${written.breaches.join(', ')}`);
  };
}

/**
 * Each row of a list in the wire's words. A record that cannot be written stands as its error among the others, where
 * the contract finds it: it fails tests and is left out of the list in production.
 */
export function eachInWords<Row, Words>(rows: readonly Row[], inWords: (row: Row) => Words): Words[] {
  return rows.map((row) => {
    try {
      return inWords(row);
    } catch (error) {
      return error as Words;
    }
  });
}
