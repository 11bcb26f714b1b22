import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a server was sent. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What a server answers; without one it ends the connection. */
export interface ServedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON where it is no text. */
  readonly body?: unknown;
}

/** A server that answers each request as it is told, and keeps what it was sent. */
export async function serveAnswers(answerOf: (request: SentRequest, index: number) => ServedAnswer | undefined) {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const sent = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(sent);
    const served = answerOf(sent, requests.length - 1);
    if (served === undefined) return void response.destroy();
    const { status = 200, headers: ownHeaders = {}, body = {} } = served;
    response.writeHead(status, ownHeaders).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((ended) => server.close(ended));
    },
  };
}
