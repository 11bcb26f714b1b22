import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { askProvider, longestAnswer } from './ask-provider.ts';

/** Asks a server of this machine that answers so. */
async function askedOf(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await askProvider({ method: 'GET', url, headers: {}, timeout: 2_000 });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** JSON of so many bytes. */
const jsonOf = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));

describe('the answer of a provider', () => {
  it('is read up to its longest', async () => {
    const { body } = await askedOf((response) => response.end(jsonOf(longestAnswer)));
    expect(body).toHaveLength(longestAnswer - 2);
  });

  it('is none beyond that, and is not waited for', async () => {
    let sentBytes = 0;
    const answered = await askedOf((response) => {
      const part = Buffer.alloc(longestAnswer, 'x');
      const write = () => {
        sentBytes += part.length;
        response.write(part);
      };
      response.on('drain', write);
      write();
    });
    expect(answered).toEqual({ status: 200, body: undefined });
    expect(sentBytes).toBeLessThan(longestAnswer * 1_000);
  });

  it('is none where it is no JSON, is empty, or breaks off', async () => {
    const bodies = [
      await askedOf((response) => response.end('<html>')),
      await askedOf((response) => response.writeHead(204).end()),
      await askedOf((response) => {
        response.writeHead(200, { 'content-length': 10 }).write('{"a"');
        setImmediate(() => response.destroy());
      }),
    ];
    expect(bodies).toEqual([200, 204, 200].map((status) => ({ status, body: undefined })));
  });

  it('that leads elsewhere is not followed, since the key would go along', async () => {
    const answered = await askedOf((response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
    expect(answered.status).toBe(302);
  });
});
