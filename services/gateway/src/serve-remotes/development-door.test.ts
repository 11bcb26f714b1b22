import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import request from 'supertest';
import type { GatewayOptions } from '../build-gateway.ts';
import { endAll, testGateway, upstream } from '../gateway.harness.ts';

afterAll(endAll);

const accounts = [{ role: 'ADM', permission: 0, mail: 'admin@alveole.example', password: 'demo' }];
const open = async (options: Partial<GatewayOptions> = {}) => {
  const inbox = await upstream();
  return { inbox, ...(await testGateway({ dev: { inboxUrl: `${inbox.url}/dev/inbox`, accounts }, ...options })) };
};

describe('the addresses of development', () => {
  it('list the accounts and pass the inbox on to someone at this machine', async () => {
    const { app, inbox } = await open();
    expect((await request(app).get('/dev/accounts').set('host', 'localhost:8080')).body).toEqual(accounts);
    expect((await request(app).get('/dev/inbox?to=a%40b.fr').set('host', '127.0.0.1:8080')).status).toBe(200);
    expect(inbox.seen[0]?.url).toBe('/dev/inbox?to=a%40b.fr');
  });

  it.each([
    ['a proxy on this machine speaks for someone else', { 'x-forwarded-for': '203.0.113.9' }],
    ['someone poses as this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy names itself', { via: '1.1 proxy' }],
    ['a foreign name was bound to this address', { host: 'evil.example' }],
    ['a page elsewhere asks', { origin: 'https://evil.example' }],
    ['a page of another port asks', { origin: 'http://localhost:3000' }],
  ])('do not exist when %s', async (_name, headers: Record<string, string>) => {
    const { app, inbox } = await open();
    for (const path of ['/dev/accounts', '/dev/inbox']) {
      const answer = await request(app)
        .get(path)
        .set({ host: 'localhost', ...headers });
      expect([answer.status, answer.body.code]).toEqual([404, 'NotFoundException']);
    }
    expect(inbox.seen).toEqual([]);
  });

  it('do not exist for another machine, even one that names this one as its origin', async () => {
    const own = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    const { app } = await open();
    const server = app.listen(0, '0.0.0.0');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const statusAt = async (host: string) => {
      const call = plainRequest({ host, port, path: '/dev/accounts', headers: { host: 'localhost' } }).end();
      const [answer] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusAt('127.0.0.1')).toBe(200);
    // A machine without a network has no other address to come from.
    if (own !== undefined) expect(await statusAt(own)).toBe(404);
    server.closeAllConnections();
    server.close();
  });

  it.each(['https://alveole.example', 'http://192.168.1.20:8080', 'http://localhost.evil.example'])(
    'do not exist when browsers reach the product at %s, even through a proxy that adds nothing',
    async (publicUrl) => {
      const { app, inbox } = await open({ publicUrl });
      for (const path of ['/dev/accounts', '/dev/inbox'])
        expect((await request(app).get(path).set('host', 'localhost')).status).toBe(404);
      expect(inbox.seen).toEqual([]);
    },
  );

  it('do not exist in the distributed profile', async () => {
    const { app } = await testGateway();
    expect((await request(app).get('/dev/accounts').set('host', 'localhost')).status).toBe(404);
  });
});
