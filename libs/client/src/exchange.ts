import { Refusal, Unreachable, Unreadable } from './refusal.ts';

/** What a client sends by: the `fetch` of Node and of browsers. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How an answer is read. */
export type AnswerKind = 'json' | 'text' | 'bytes' | 'nothing';

export interface Exchange {
  readonly fetch: Fetch;
  readonly url: string;
  readonly init: RequestInit;
  readonly answer: AnswerKind;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

const readers: Readonly<Record<AnswerKind, (response: Response) => Promise<unknown>>> = {
  json: (response) => response.json(),
  text: (response) => response.text(),
  bytes: async (response) => new Uint8Array(await response.arrayBuffer()),
  nothing: async (response) => void (await response.body?.cancel()),
};

/**
 * Sends one request and reads its answer.
 * @throws Refusal, Unreachable, Unreadable for what is no JSON, or the reason of the caller's signal
 */
export async function exchange({ fetch, url, init, answer, timeout, signal }: Exchange): Promise<unknown> {
  const call = `${init.method} ${new URL(url).pathname}`;
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    if (response.ok) return await readers[answer](response).catch((fault) => refuseUnread(call, response, fault));
    const { status, headers } = response;
    throw new Refusal({ call, status, headers, body: parsedOr(await response.text()) });
  } catch (failure) {
    if (failure instanceof Refusal || failure instanceof Unreadable) throw failure;
    if (signal?.aborted) throw signal.reason;
    throw new Unreachable(call, limit.aborted ? 'timeout' : 'network', failure);
  }
}

/** What broke off is a matter of the network, and no fault of the answer. */
function refuseUnread(call: string, response: Response, fault: unknown): never {
  throw fault instanceof SyntaxError ? new Unreadable(call, response, fault) : fault;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
