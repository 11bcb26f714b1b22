import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import type { Express } from 'express';
import { endAll, testGateway, upstream } from '../gateway.harness.ts';
import { contractOf } from './contract-of.ts';
import { everyServiceAt } from './call-owner.ts';

afterAll(endAll);

/** Two that the service works at, and one on the way. */
const lists = 3;
const list = '/alveoleapi/backend/repairs';

/** A gateway before a service that answers lists only when it is told to, and all else at once. */
async function gatewayBeforeSlowLists() {
  const pending: ServerResponse[] = [];
  let arrived = () => {};
  const service = await upstream((asked, response) => {
    if (!asked.url?.startsWith(list)) return void response.end('{}');
    pending.push(response);
    arrived();
  });
  const { app } = await testGateway({ routesTo: everyServiceAt(service.url) });
  const reached = async (count: number) => {
    while (pending.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  };
  return { app, pending, reached };
}

/** Sent at once: supertest waits for the first who listens. */
const ask = (app: Express, path: string) =>
  request(app)
    .get(path)
    .then((answer) => answer);

describe('places of a service, at the gateway', () => {
  it('are kept by kind: lists that wait hold up no other call', async () => {
    const { app, pending, reached } = await gatewayBeforeSlowLists();
    const asked = Array.from({ length: lists + 1 }, () => ask(app, list));
    await reached(lists);
    expect((await ask(app, '/alveoleapi/backend/repair/r1')).status).toBe(200);
    expect(pending).toHaveLength(lists);
    pending[0]?.end('[]');
    await reached(lists + 1);
    pending.forEach((response) => response.end('[]'));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('are refused with 503, a code and a delay once too many wait', async () => {
    const { app, pending, reached } = await gatewayBeforeSlowLists();
    const asked = Array.from({ length: lists + 20 }, () => ask(app, list));
    await reached(lists);
    const refused = await Promise.any(
      asked.map(async (each) => {
        const answer = await each;
        if (answer.status === 200) throw new Error('served');
        return answer;
      }),
    );
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailableException',
      '1',
    ]);
    const end = setInterval(() => pending.forEach((response) => response.end('[]')), 1);
    await Promise.all(asked);
    clearInterval(end);
  });

  it('are left by a body that trickles in', async () => {
    const { app } = await testGateway();
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const slow = Array.from({ length: 8 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write('POST /alveoleapi/enrolment/signin HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n{');
      return socket;
    });
    const answer = await request(app).post('/alveoleapi/enrolment/signin').send({ mail: 'a@b.fr' });
    expect(answer.status).toBe(200);
    slow.forEach((socket) => socket.destroy());
    server.close();
  });
});

describe('the contract of a call', () => {
  it.each([
    ['repairs', 'GET', '/backend/repairs', 'list'],
    ['repairs', 'GET', '/backend/repairs/', 'list'],
    ['auth', 'POST', '/enrolment/signin', 'hashed'],
    ['auth', 'GET', '/enrolment/signin', undefined],
    ['repairs', 'GET', '/backend/repairs/of/nobody', undefined],
  ] as const)('of %s %s %s tells what it costs', (service, method, path, work) => {
    expect(contractOf(service, method, path).work).toBe(work);
  });

  it('finds a route by its pattern, whatever stands in it', () => {
    expect(contractOf('enrolment', 'GET', '/enrolment/media/a/b.pdf')).toMatchObject({ name: 'readMedia' });
    expect(contractOf('repairs', 'GET', '/ochain/entity/x.y')).toMatchObject({ name: 'readStamp' });
  });
});
