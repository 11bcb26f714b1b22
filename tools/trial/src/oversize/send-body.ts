import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';

export interface SentBody {
  readonly method: 'POST' | 'PUT';
  readonly type: string;
  /** What the head says of the body: its length in bytes, or that it comes in chunks. */
  readonly announced: number | 'chunked';
  /** Bytes that really go out. */
  readonly sent: number;
  /** False for a client that holds its last byte back until it has an answer. */
  readonly ends: boolean;
}

const pieceBytes = 64 * 1024;
const longestMs = 10_000;

/** Sends a body piece by piece while it listens, as a browser does. Answers `413 PayloadTooLargeException`, or why nothing came. */
export async function sendBody(url: string, { method, type, announced, sent, ends }: SentBody): Promise<string> {
  const length = announced === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(announced) };
  const call = httpRequest(url, {
    method,
    headers: { 'content-type': type, ...length },
    signal: AbortSignal.timeout(longestMs),
  });
  let answered = false;
  const answer = new Promise<string>((resolve) => {
    call.once('response', (response: IncomingMessage) => {
      answered = true;
      void describe(response).then(resolve);
    });
    call.on('error', (error) => answered || resolve(`no answer (${error.message})`));
  });
  for (let left = sent; left > 0 && !answered && !call.destroyed; left -= pieceBytes) {
    const more = call.write(Buffer.alloc(Math.min(pieceBytes, left), 0x20));
    if (!more) await Promise.race([once(call, 'drain').catch(() => undefined), answer]);
  }
  if (ends) call.end();
  return answer.finally(() => call.destroy());
}

async function describe(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  try {
    for await (const part of response) parts.push(part as Buffer);
    const { code } = JSON.parse(Buffer.concat(parts).toString()) as { code?: string };
    return `${response.statusCode} ${code ?? 'without a code'}`;
  } catch (error) {
    return `${response.statusCode} with a torn answer (${(error as Error).message})`;
  }
}
