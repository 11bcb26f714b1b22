import type { HandOver } from './channel.ts';

const usualTimeout = 10_000;
/** Bytes; what is asked here is answered in a few hundred. */
export const longestAnswer = 64 * 1024;

/** An answer of a provider's API. */
export interface ProviderAnswer {
  /** Of HTTP. */
  readonly status: number;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string;
  /** Milliseconds that an answer may take. */
  readonly timeout?: number | undefined;
}

/** Asks once; an answer that is too long is none. Rejects as `fetch` does where no answer comes. */
export async function askProvider({ method, url, headers, text, timeout }: ProviderRequest): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(text !== undefined && { body: text }),
    // The key would go along.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout ?? usualTimeout),
  });
  return { status: response.status, body: await readJson(response).catch(() => undefined) };
}

/** The JSON of an answer; undefined where it is longer than 64 kB. @throws SyntaxError for no JSON, or what breaks it off */
export async function readJson({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes > longestAnswer) return undefined;
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}

/** Before a connection stands nothing can have been handed over; what breaks off later may have been. */
const beforeConnection: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** What a failure of the network means to a provider that does not recognise a repeated message. */
export function fateOfFailure(error: unknown): HandOver {
  const { cause } = error as { cause?: { code?: unknown } };
  return { fate: beforeConnection.includes(String(cause?.code)) ? 'away' : 'unknown' };
}

/** Too many calls at once, and a gate that is shut: nothing was begun. */
const laterStatuses: readonly number[] = [429, 503];
const firstServerStatus = 500;

const reasons: Readonly<Record<number, string>> = {
  400: 'provider refuses number or text',
  401: 'provider refuses the key',
  402: 'no credit left',
  403: 'provider refuses the key',
  404: 'provider does not know the account',
};

/**
 * What an answer means that took no message. The provider's own words are not stored, for they may quote the number.
 * @param isWithoutCredit the provider says so in its own way
 */
export function fateOfRefusal({ status }: ProviderAnswer, isWithoutCredit = false): HandOver {
  if (isWithoutCredit) return { fate: 'refused', reason: 'no credit left' };
  if (laterStatuses.includes(status)) return { fate: 'away' };
  if (status >= firstServerStatus) return { fate: 'unknown' };
  return { fate: 'refused', reason: reasons[status] ?? `provider ${status}` };
}

/** For `check`, in French. @throws Error what the provider answered instead of the account */
export function requireAccount({ status, body }: ProviderAnswer): unknown {
  if (status === 200) return body;
  if (status === 401 || status === 403) throw new Error(`refuse la clé (${status})`);
  if (status === 404) throw new Error('ne connaît pas ce compte (404)');
  throw new Error(`répond ${status}`);
}
