import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { CallFailure } from '@alveole/contracts/webhook';
import { isOwnMachineUrl, isWebhookUrl } from '@alveole/domain';
import { isPublicAddress } from './public-address.ts';

const timeoutMs = 10_000;
/** More of an answer is not read; nothing of it is stored. */
const answerBytes = 1024;

export interface ReceiverCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The code of the answer, or why there was none. */
export interface ReceiverAnswer {
  readonly answerCode?: number | undefined;
  readonly failure?: CallFailure | undefined;
  readonly durationMs: number;
}

/** Programs of others that are told of events. */
export interface Receivers {
  /** Whether an address may be called: by its form, and by where it leads now. */
  accepts(url: string): Promise<boolean>;
  /** Calls once; it never rejects. */
  call(call: ReceiverCall): Promise<ReceiverAnswer>;
}

/** An address that was checked, and is the one that is connected to. */
interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface ReceiverOptions {
  /** Where an installation is only tried, programs of the own machine are called too (`http://127.0.0.1:…`). */
  readonly callsOwnMachine: boolean;
  /** Which addresses are called; those of the public network unless told otherwise. */
  readonly isCallable?: (address: string) => boolean;
  /** All addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly ResolvedAddress[]>;
  readonly timeoutMs?: number;
}

/** Why a call has no answer. */
class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Calls receivers by https on the public network alone. A name is resolved once, each of its addresses is checked, and the
 * connection goes to a checked one, so that a name that leads elsewhere a moment later reaches nobody. No redirect is followed.
 */
export function createReceivers(options: ReceiverOptions): Receivers {
  const { callsOwnMachine, timeoutMs: limitMs = timeoutMs } = options;
  const check = async (url: string): Promise<ResolvedAddress> => {
    if (!URL.canParse(url)) throw new CallError('address');
    if (callsOwnMachine && isOwnMachineUrl(url)) return { address: '127.0.0.1', family: 4 };
    if (!isWebhookUrl(url)) throw new CallError('address');
    return checkedAddressOf(new URL(url).hostname, options);
  };
  return {
    accepts: (url) =>
      check(url).then(
        () => true,
        () => false,
      ),
    async call({ url, headers, body }) {
      const begun = performance.now();
      const signal = AbortSignal.timeout(limitMs);
      const outcome = await inTime(signal, async () => post(url, await check(url), { headers, body, signal })).then(
        (answerCode) => ({ answerCode }),
        (error: unknown) => ({ failure: signal.aborted ? ('timeout' as const) : failureOf(error) }),
      );
      return { ...outcome, durationMs: Math.round(performance.now() - begun) };
    },
  };
}

const resolveName = (name: string): Promise<readonly ResolvedAddress[]> => lookup(name, { all: true, verbatim: true });

async function checkedAddressOf(
  host: string,
  { resolve = resolveName, isCallable = isPublicAddress }: ReceiverOptions,
): Promise<ResolvedAddress> {
  const addresses = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (addresses.some(({ address }) => !isCallable(address))) throw new CallError('address');
  const [first] = addresses;
  if (first === undefined) throw new CallError('unresolved');
  return first;
}

/** The resolver cannot be called off, so it is raced. */
function inTime<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new CallError('timeout')), { once: true });
  });
  return Promise.race([work(), late]);
}

interface Post extends Pick<ReceiverCall, 'headers' | 'body'> {
  readonly signal: AbortSignal;
}

function post(url: string, resolved: ResolvedAddress, { headers, body, signal }: Post): Promise<number> {
  return new Promise((answer, reject) => {
    const request = (url.startsWith('https:') ? requestSecure : requestPlain)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'user-agent': 'Alveole-Webhooks/1', 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        lookup: (_name, { all }, done) =>
          all === true ? done(null, [resolved]) : done(null, resolved.address, resolved.family),
      },
      (response) => {
        dropAnswer(response);
        answer(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads what is small, so that the connection ends well, and cuts what is not. */
function dropAnswer(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerBytes) response.destroy();
  });
}

const failureOfCode: Readonly<Record<string, CallFailure>> = {
  ENOTFOUND: 'unresolved',
  EAI_AGAIN: 'unresolved',
  ENODATA: 'unresolved',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
};

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  const code = String((error as { code?: unknown }).code ?? '');
  return failureOfCode[code] ?? (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'cut');
}
