import { setTimeout as pause } from 'node:timers/promises';
import { errorTable } from '@alveole/contracts';
import type { Random } from '@alveole/seed-data';

/** What came of a call. */
export interface Answer {
  readonly isOk: boolean;
  /** It asks to come again later. */
  readonly isSlowed: boolean;
  /** The product has too much to do at the moment. */
  readonly isBusy: boolean;
  /** Status and message. */
  readonly message: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds that the answer asks to wait. */
  readonly retryAfter: number | undefined;
  readonly took: number;
}

/** A browser at one address of the internet: it keeps its cookies, and may move to another address. */
export interface Caller {
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** The same browser elsewhere. */
  at(address: string): Caller;
  /** Another browser at the same address. */
  withoutCookies(): Caller;
}

/** How often a caller comes again to a product that is too busy: how it sheds load is another trial. */
const maxTurns = 30;

/** What a browser brings with each call. */
interface StoredSession {
  readonly cookies?: Map<string, string>;
  readonly bearer?: string | undefined;
}

/** Callers from wherever they like: the product trusts this machine as its proxy (`TRUSTED_PROXIES=loopback`). */
export function createCaller(
  url: string,
  address: string,
  { cookies = new Map(), bearer }: StoredSession = {},
): Caller {
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const began = performance.now();
    const response = await fetch(`${url}/alveoleapi${path}`, {
      method,
      headers: {
        ...headersOf(address, cookies, body !== undefined),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    keep(cookies, response.headers.getSetCookie());
    return { ...answerOf(response, text), took: performance.now() - began };
  };
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    for (let turn = 1; ; turn += 1) {
      const answer = await ask(method, path, body);
      if (!answer.isBusy || turn === maxTurns) return answer;
      await pause((answer.retryAfter ?? 1) * 1000);
    }
  };
  return {
    call,
    post: (path, body) => call('POST', path, body),
    get: (path) => call('GET', path),
    at: (other) => createCaller(url, other, { cookies }),
    withoutCookies: () => createCaller(url, address),
  };
}

/** A public address that the seed draws. */
export function drawAddress(random: Random): string {
  return `${random.int(20, 90)}.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
}

function headersOf(address: string, cookies: ReadonlyMap<string, string>, hasBody: boolean): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    'x-forwarded-for': address,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
  };
}

function keep(cookies: Map<string, string>, given: readonly string[]): void {
  for (const line of given) {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    cookies.set(name, value.join('='));
  }
}

function answerOf(response: Response, text: string): Omit<Answer, 'took'> {
  const body = JSON.parse(text || '{}') as Record<string, unknown>;
  const wait = response.headers.get('retry-after');
  return {
    isOk: response.ok,
    isSlowed: errorTable.TooManyRequestsException.status === response.status,
    isBusy: errorTable.ServiceUnavailableException.status === response.status,
    message: `${response.status} ${String(body.message ?? '')}`,
    body,
    retryAfter: wait === null ? undefined : Number(wait),
  };
}
