import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoApi } from './api.ts';
import { signInAs } from './sign-in.ts';

/** An instance that has too much to do for so many calls, and then lets in. */
async function busyInstance(busyTurns: number, retryAfter: Record<string, string>) {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    if (calls > busyTurns) response.end(JSON.stringify({ access_token: 'token' }));
    else response.writeHead(503, retryAfter).end('{"code":"ServiceUnavailableException"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = createDemoApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { api, callCount: () => calls, close: () => new Promise((ended) => server.close(ended)) };
}

describe('a walk through an instance that has too much to do', () => {
  it('signs in once the time is over that the instance asks to wait', async () => {
    const { api, callCount, close } = await busyInstance(3, { 'retry-after': '0.001' });
    expect(await signInAs(api, 'lea@exemple.fr', 'secret')).toBe('token');
    expect(callCount()).toBe(4);
    await close();
  });

  it('gives up with what the instance answered after some turns', async () => {
    const { api, callCount, close } = await busyInstance(Infinity, { 'retry-after': '0' });
    await expect(signInAs(api, 'lea@exemple.fr', 'secret')).rejects.toThrow('503');
    expect(callCount()).toBe(30);
    await close();
  });
});
