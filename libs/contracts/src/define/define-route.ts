import type { Role, Scope } from '@alveole/domain';
import type { z } from 'zod';
import type { WireShape } from './wire-shape.ts';
import type { ErrorCode } from '../errors/error-table.ts';

export type ServiceName = 'auth' | 'enrolment' | 'repairs' | 'refunds' | 'notifications';

/**
 * Who may call. `public`: anyone; `optional`: anyone, the token is read when there is one;
 * `refresh`: the bearer is a refresh token; `service`: another service's token; a list: people of these roles.
 */
export type RouteAuth = 'public' | 'optional' | 'refresh' | 'service' | readonly Role[];

export interface RouteRateLimit {
  /** Calls allowed per minute. */
  readonly perMinute: number;
  /** `address`: per client address; `account`: per signed-in user. */
  readonly by: 'address' | 'account';
  /** Where money, codes or persons are at stake: counted in the service's database, over all its replicas. */
  readonly overReplicas?: true;
}

/**
 * What a call costs where its method does not tell: `list` reads many records, `hashed` keeps a core busy with a
 * password. Each has its own places, so that they do not hold up the others.
 */
export type RouteWork = 'list' | 'hashed';

export interface RouteDefinition {
  readonly service: ServiceName;
  /** Operation id, unique in its service. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/alveoleapi`. `:id` takes one segment, `*name` (last) takes the rest with its slashes. */
  readonly path: `/${string}`;
  readonly auth: RouteAuth;
  /** What software must have been given to make this call in its own name; absent: no software may. */
  readonly scope?: Scope;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly responses: { readonly 200: z.ZodType } & { readonly [status: number]: z.ZodType };
  /** A page may keep its body on the device, until there is a network. */
  readonly waitsOnDevice?: true;
  /** In a page: the shapes of the 200 answer and of a body that may wait, which its build has written in the place of schemas. */
  readonly answerShape?: WireShape;
  readonly bodyShape?: WireShape;
  /** Content type of the 200 answer when it is not JSON. */
  readonly contentType?: string;
  /** The 200 answer is a file: it leaves as a stream, and is read as bytes with its progress told. */
  readonly isFile?: true;
  /** Mail clients may post a form here as well (RFC 8058); it is not read. */
  readonly takesForm?: true;
  /** Takes a form and refuses as OAuth 2 writes it (RFC 6749, 5.2), not as the other calls do. */
  readonly speaks?: 'oauth';
  /** Coded refusals of the business, for the documentation. */
  readonly errors?: readonly ErrorCode[];
  readonly rateLimit?: RouteRateLimit;
  /** Answered even to a partner whose account is closed, who is refused every other call (settled §3). */
  readonly whenClosed?: 'answered';
  readonly work?: RouteWork;
  /** A public answer that is the same for all may be kept so long by browsers and proxies. */
  readonly cacheSeconds?: number;
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a handler receives after validation. */
export type RouteRequest<R extends RouteDefinition> = {
  readonly params: OutputOf<R['params']>;
  readonly query: OutputOf<R['query']>;
  readonly body: OutputOf<R['body']>;
};

/** What a client gives. */
export type RouteInput<R extends RouteDefinition> = Present<{
  readonly params: InputOf<R['params']>;
  readonly query: InputOf<R['query']>;
  readonly body: InputOf<R['body']>;
}>;

/** What a handler returns, before its schema writes it. */
export type RouteAnswer<R extends RouteDefinition> = z.input<R['responses'][200]>;

/** What a client receives. */
export type RouteResult<R extends RouteDefinition> = z.output<R['responses'][200]>;

/** Declares a call once: server validation, typed client and documentation derive from it. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}
