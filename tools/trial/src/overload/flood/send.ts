import { Agent, request as open } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FloodAnswer, FloodRequest } from './orders.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const longest = 30_000;

/** Sends one request and reads the whole answer. Never rejects. */
export async function send(url: string, asked: FloodRequest): Promise<FloodAnswer> {
  const began = performance.now();
  const answered = await exchange(url, asked).catch(() => ({ httpStatus: 0, isTold: false }));
  return { ...answered, took: performance.now() - began };
}

async function exchange(url: string, asked: FloodRequest): Promise<Omit<FloodAnswer, 'took'>> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, headers, body, from } = asked;
    open(`${url}${asked.path}`, {
      agent,
      method,
      headers,
      ...(from === undefined ? {} : { localAddress: from }),
      signal: AbortSignal.timeout(longest),
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
  const httpStatus = answer.statusCode ?? 0;
  const body = await text(answer);
  return {
    httpStatus,
    isTold: httpStatus >= 400 && answer.headers['retry-after'] !== undefined && codeOf(body) !== undefined,
  };
}

function codeOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
