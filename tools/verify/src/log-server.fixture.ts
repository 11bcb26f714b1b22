import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogSource, SignedHead } from '@alveole/transparency';

const headToWire = ({ text, keyId, signature }: SignedHead) => ({ text, key_id: keyId, signature });

/** A site that publishes a log as the product does; its first answer asks to come again at once. */
export async function serveLog(source: LogSource) {
  let isFirst = true;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (isFirst) {
      isFirst = false;
      response.writeHead(429, { 'retry-after': '0.001' }).end('{}');
      return;
    }
    void answerOf(source, url).then((answer) =>
      answer === undefined ? response.writeHead(404).end('{}') : response.end(JSON.stringify(answer)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((ended) => server.close(ended)),
  };
}

async function answerOf(source: LogSource, { pathname, searchParams }: URL): Promise<unknown> {
  const path = pathname.replace('/alveoleapi/v1/refunds/log', '');
  if (path === '/keys')
    return (await source.keys()).map(({ keyId, publicKey }) => ({ key_id: keyId, public_key: publicKey }));
  if (path === '/heads') return (await source.heads(searchParams.get('before_day') ?? undefined)).map(headToWire);
  if (path === '/lines') return { lines: await source.lines(Number(searchParams.get('from'))) };
  if (!path.startsWith('/files/')) return undefined;
  const { head, lines } = await source.fileLines(path.slice('/files/'.length));
  return { head: headToWire(head), lines };
}
