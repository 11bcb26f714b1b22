import type { components } from './generated/refusals.ts';

type WireRefusal = components['schemas']['Error'];

/** Stable codes that the API documents; another one is of a later version, or of OAuth 2 (RFC 6749, 5.2). */
export type RefusalCode = WireRefusal['code'] | (string & {});

/** What some refusals say beside their code, by the names of the API. */
export type RefusalDetails = Pick<WireRefusal, 'duplicates' | 'sentences' | 'amount_to_refund' | 'tries_left'>;

/** What is known of an answer that refuses. */
export interface RefusingAnswer {
  /** Method and path, for the message. */
  readonly call: string;
  /** Of HTTP. */
  readonly status: number;
  /** The body, parsed where it is JSON. */
  readonly body: unknown;
  readonly headers?: Pick<Headers, 'get'>;
}

/** A call that the API did not carry out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Of HTTP. */
  readonly status: number;
  readonly code: RefusalCode;
  /** Stable id of this refusal among those of its code; absent where a proxy answered. */
  readonly refusal: string | undefined;
  /** Id of the call, to tell the operator. */
  readonly requestId: string | undefined;
  /** Seconds after which the same call may be sent again. */
  readonly retryAfter: number | undefined;
  readonly details: RefusalDetails;

  constructor({ call, status, body, headers }: RefusingAnswer) {
    const { code, error, message, error_description: description, refusal, request_id: id, ...rest } = fieldsOf(body);
    const stableCode = textOf(code) ?? textOf(error) ?? `HTTP ${status}`;
    const words = textOf(message) ?? textOf(description) ?? textOf(body)?.slice(0, 300);
    super([`${call} → ${status} ${stableCode}`, words].filter(Boolean).join(': '));
    this.status = status;
    this.code = stableCode;
    this.refusal = textOf(refusal);
    this.requestId = textOf(id) ?? headers?.get('x-request-id') ?? undefined;
    this.retryAfter = secondsOf(headers?.get('retry-after'));
    this.details = rest as RefusalDetails;
  }
}

/** An answer that says of itself that the call was carried out, and cannot be read: a proxy or a sign-in page gave it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code = 'UnreadableAnswer';
  /** Of HTTP. */
  readonly status: number;
  /** The header, such as `text/html`; absent where there was none. */
  readonly contentType: string | undefined;

  /** @param call method and path, for the message */
  constructor(call: string, { status, headers }: Pick<Response, 'status' | 'headers'>, cause: unknown) {
    const contentType = headers.get('content-type') ?? undefined;
    super(`${call} → ${status}: no JSON but ${contentType ?? 'an answer without a type'}`, { cause });
    this.status = status;
    this.contentType = contentType;
  }
}

/** No answer came: there is no network, the server does not answer, or it took too long. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly reason: 'network' | 'timeout';

  /** @param call method and path, for the message */
  constructor(call: string, reason: 'network' | 'timeout', cause: unknown) {
    super(`${call}: ${reason === 'timeout' ? 'no answer in time' : 'no answer'}`, { cause });
    this.reason = reason;
  }
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The API says seconds; a date is that of a proxy, and is not waited for. */
function secondsOf(header: string | null | undefined): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return seconds >= 0 ? seconds : undefined;
}
