import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as a provider got it. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What a provider answers; `cut` ends the connection, `slow` never answers. */
export type StandInAnswer = { readonly status: number; readonly body?: unknown } | 'cut' | 'slow';

/** A server on this machine in the place of a provider's API. */
export async function openStandIn(answerOf: (call: ProviderCall) => StandInAnswer) {
  const calls: ProviderCall[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, text: Buffer.concat(chunks).toString('utf8') };
    calls.push(call);
    const given = answerOf(call);
    if (given === 'slow') return;
    if (given === 'cut') return void response.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {}));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
