import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppError, ErrorCode, RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';
import { appError, errorTable, isAppError, readAnswer, statusOf, wireCode } from '@alveole/contracts';
import { inSpan, traceHeaders } from '@alveole/tracing';
import { z } from 'zod';
import type { Deadline } from '../http/deadline.ts';
import { deadlineHeader } from '../http/deadline.ts';
import { signServiceToken } from '../tokens/service-tokens.ts';
import { timeLeftOf } from './time-left.ts';

export interface ServiceClientOptions {
  /** Origin of the other service, without `/alveoleapi`. */
  readonly baseUrl: string;
  /** `SERVICE_SECRET`. */
  readonly secret: string;
  /** The calling service. */
  readonly callerName: string;
  /** For one try. */
  readonly timeoutMs?: number;
  /** For all tries together: who asked waits behind a gateway that gives up after 35 s. */
  readonly withinMs?: number;
  /** Tries after the first one. */
  readonly retries?: number;
  /** Delay before the first retry; it doubles each time. */
  readonly backoffMs?: number;
}

export interface ServiceCallOptions {
  /** Same key, same effect; give one derived from the business act so that a restart repeats it. A new one when absent. */
  readonly idempotencyKey?: string | undefined;
  readonly requestId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of the call that this one serves: no longer than that is waited, and the other service is told so. */
  readonly deadline?: Pick<Deadline, 'left'> | undefined;
}

export interface ServiceClient {
  /**
   * Calls a route of another service and answers its 200 body, read through the contract.
   * Retries network faults and 503; throws the other side's coded failure, or `ServiceUnavailableException`.
   */
  call<R extends RouteDefinition>(
    route: R,
    input: RouteInput<R>,
    options?: ServiceCallOptions,
  ): Promise<RouteResult<R>>;
}

const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  refusal: z.string().optional(),
  request_id: z.string().optional(),
});
const away = (service: string) =>
  appError('ServiceUnavailableException', `The service ${service} does not answer.`, {
    refusal: 'service-does-not-answer',
    retryAfter: 2,
  });

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

interface OneTry extends ServiceCallOptions {
  /** Milliseconds. */
  readonly answerWithin: number;
}

/** Typed HTTP calls between services: service token, idempotency key, request id, trace, deadline, retries with backoff. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { retries = 3, backoffMs = 100, timeoutMs = 10_000, withinMs = 15_000 } = options;
  return {
    async call(route, input, callOptions = {}) {
      const idempotencyKey = callOptions.idempotencyKey ?? randomUUID();
      const time = timeLeftOf({ timeoutMs, withinMs }, callOptions.deadline);
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await callOnce(options, route, input as Parts, {
            ...callOptions,
            idempotencyKey,
            answerWithin: time.forTry(),
          });
        } catch (error) {
          if (!isOutage(error) || attempt >= retries || callOptions.signal?.aborted || time.forTry() === 0) throw error;
          await wait(backoffMs * 2 ** attempt * (0.5 + Math.random()));
        }
      }
    },
  };
}

function isOutage(error: unknown): boolean {
  return isAppError(error) && error.kind === 'unavailable';
}

async function callOnce<R extends RouteDefinition>(
  options: ServiceClientOptions,
  route: R,
  input: Parts,
  call: OneTry,
): Promise<RouteResult<R>> {
  const response = await inSpan(spanOf(route), () => send(options, route, input, call));
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response, body, route.service);
  const { shown } = readAnswer(route, body);
  if (shown === undefined) throw new Error(`The answer of ${route.service} ${route.name} breaks its contract.`);
  return shown as RouteResult<R>;
}

function spanOf({ method, path, service }: RouteDefinition) {
  const attributes = { 'http.request.method': method, 'url.template': path, 'service.peer.name': service };
  return { name: `${method} ${path}`, kind: 'client', attributes } as const;
}

async function send(
  options: ServiceClientOptions,
  route: RouteDefinition,
  input: Parts,
  call: OneTry,
): Promise<Response> {
  if (call.answerWithin === 0) throw away(route.service);
  const timeout = AbortSignal.timeout(call.answerWithin);
  const headers = {
    authorization: `Bearer ${signServiceToken(options.secret, options.callerName)}`,
    'accept-version': '1.0.0',
    'idempotency-key': call.idempotencyKey ?? '',
    [deadlineHeader]: String(call.answerWithin),
    ...traceHeaders(),
    ...(call.requestId === undefined ? {} : { 'x-request-id': call.requestId }),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(addressOf(options.baseUrl, route, input), {
      method: route.method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal]),
      redirect: 'error',
    });
  } catch {
    throw away(route.service);
  }
}

function addressOf(baseUrl: string, route: RouteDefinition, { params = {}, query = {} }: Parts): string {
  const path = route.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace(/\*(\w+)$/, (_, name: string) => String(params[name]).split('/').map(encodeURIComponent).join('/'));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  );
  const text = search.toString();
  return `${baseUrl.replace(/\/$/, '')}/alveoleapi${path}${text === '' ? '' : `?${text}`}`;
}

/** Gives back the other side's failure under its own code; an answer in no known form counts as an outage or an unknown fault. */
function failureOf(response: Response, body: unknown, service: string): AppError {
  if (response.status === 503 || response.status === 502 || response.status === 504) return away(service);
  const read = errorBody.safeParse(body);
  const code = read.success ? codeOf(read.data.code, response.status) : undefined;
  if (!read.success || code === undefined)
    return appError('InternalError', `The service ${service} answered ${response.status}.`);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return appError(code, read.data.message, {
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
    ...(read.data.refusal === undefined ? {} : { refusal: read.data.refusal }),
    ...(read.data.request_id === undefined ? {} : { requestId: read.data.request_id }),
  });
}

function codeOf(wire: string, status: number): ErrorCode | undefined {
  const codes = Object.keys(errorTable) as ErrorCode[];
  return codes.find((code) => wireCode(code) === wire && statusOf(appError(code, '')) === status);
}
