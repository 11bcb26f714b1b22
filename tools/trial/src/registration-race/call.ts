/** Put off: told, with the time to wait, that there is too much to do at the moment. */
export type Outcome = 'accepted' | 'conflict' | 'put off' | 'refused' | 'no answer';

const outcomes: Readonly<Record<number, Outcome>> = { 200: 'accepted', 409: 'conflict' };
const puttingOff = [429, 503];

/** What came of a call. */
export interface Answer {
  readonly outcome: Outcome;
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds that the answer asks to wait. */
  readonly retryAfter: number | undefined;
  /** Milliseconds. */
  readonly took: number;
}

export interface Call {
  readonly url: string;
  /** Where the caller sits: the product trusts this machine as its proxy (`TRUSTED_PROXIES=loopback`). */
  readonly address: string;
  readonly method: 'GET' | 'POST';
  /** Below `/alveoleapi`. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Calls as a browser at an address of the internet does. Never throws: a cut-off call has the status 0. */
export async function callFrom(call: Call): Promise<Answer> {
  const began = performance.now();
  const answer = await send(call).catch((error: Error) => ({ ...noAnswer, message: error.message }));
  return { ...answer, took: performance.now() - began };
}

const noAnswer = { outcome: 'no answer', status: 0, code: '', body: {}, retryAfter: undefined } as const;

async function send({ url, address, method, path, body, token, signal }: Call): Promise<Omit<Answer, 'took'>> {
  const response = await fetch(`${url}/alveoleapi${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      'accept-version': '1.0.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ?? null,
  });
  const read = JSON.parse((await response.text()) || '{}') as { code?: string; message?: string };
  const wait = response.headers.get('retry-after');
  const { status } = response;
  return {
    outcome: wait !== null && puttingOff.includes(status) ? 'put off' : (outcomes[status] ?? 'refused'),
    status,
    code: read.code ?? '',
    message: read.message ?? '',
    body: read as Record<string, unknown>,
    retryAfter: wait === null ? undefined : Number(wait),
  };
}
