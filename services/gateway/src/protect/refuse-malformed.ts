import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { appError, refusalIdOf, wireCode } from '@alveole/contracts';

const lingerMs = 5_000;

interface Malformed {
  readonly status: 400 | 408 | 413 | 431;
  readonly message: string;
}

export const tooSlow: Malformed = { status: 408, message: 'request (INVALID): Too slow' };
const unreadable: Malformed = { status: 400, message: 'request (INVALID): Malformed' };
const unknownMethod: Malformed = { status: 400, message: 'method (INVALID): Unknown method' };
const unknownExpectation: Malformed = { status: 400, message: 'expect (INVALID): Unknown expectation' };

/** What Node calls a request that it gives up, where it is no mere fault of form. */
const byFault: Readonly<Record<string, Malformed>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'headers (INVALID): Too long' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'body (INVALID): Too long' },
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** Answers with a code what never becomes a request: Node's own answer to it has none, or is a closed connection. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => answers.set(request.socket, response));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const begun = answers.get(socket);
    const isUnderWay = begun?.headersSent === true && !begun.writableFinished;
    if (isUnderWay || code === 'ECONNRESET') socket.destroy();
    else endWith(socket, byFault[code] ?? unreadable);
  });
  server.on('connect', (_request, socket) => endWith(socket, unknownMethod));
  server.on('checkExpectation', ({ socket }: IncomingMessage) => endWith(socket, unknownExpectation));
}

/** Writes a refusal straight to the connection and ends it. */
export function endWith(socket: Duplex, { status, message }: Malformed): void {
  if (socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy();
  const refusal = appError(status === 413 ? 'PayloadTooLargeException' : 'ValidationException', message);
  const requestId = randomUUID();
  const body = JSON.stringify({
    code: wireCode(refusal.code),
    message,
    refusal: refusalIdOf(refusal),
    request_id: requestId,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // What the client still sends is read meanwhile, else it would see a broken connection and no answer.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
