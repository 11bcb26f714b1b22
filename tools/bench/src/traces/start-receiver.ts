import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const delivery = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.unknown()) })) })),
});

interface Receiver {
  readonly url: string;
  /** How many came. */
  spans(): number;
  close(): void;
}

/** Takes traces over OTLP and counts them. */
export async function startReceiver(): Promise<Receiver> {
  let count = 0;
  const server = createServer(async (request, response) => {
    const { resourceSpans } = delivery.parse(await json(request));
    count += resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length;
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => count,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
