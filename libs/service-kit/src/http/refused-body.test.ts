import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { greetingRoutes } from './greeting.harness.ts';
import { startService } from './service.harness.ts';

const mebibyte = 1_048_576;

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes: greetingRoutes });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends so many bytes of a body and never its end. */
async function begin(headers: Record<string, string>, bytes: number) {
  const { port } = app.server.address() as AddressInfo;
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/alveoleapi/enrolment/greet/abc',
    headers: { 'content-type': 'application/json', ...headers },
  });
  call.write(Buffer.alloc(bytes, 0x20));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { call, status: answer.statusCode, ...(JSON.parse(Buffer.concat(parts).toString()) as { code: string }) };
}

describe('a body that is too long', () => {
  it.each([
    ['of announced length', { 'content-length': String(5 * mebibyte) }, 2 * mebibyte],
    ['hardly begun', { 'content-length': String(5 * mebibyte) }, 1024],
    ['in chunks', { 'transfer-encoding': 'chunked' }, 2 * mebibyte],
    ['from a client that wants to hang up', { 'transfer-encoding': 'chunked', connection: 'close' }, 2 * mebibyte],
  ])('is refused while it is still being sent, %s', async (_name, headers, bytes) => {
    const { call, status, code } = await begin(headers, bytes);
    expect([status, code]).toEqual([413, 'PayloadTooLargeException']);
    call.destroy();
  });

  it('leaves the connection good for its end and for the next call', async () => {
    const { call } = await begin({ 'content-length': String(2 * mebibyte) }, mebibyte);
    call.end(Buffer.alloc(mebibyte, 0x20));
    await once(call, 'finish');
    expect(call.socket?.destroyed).toBe(false);
    call.destroy();
  });

  it('ends with the connection once it goes on beyond all bounds', async () => {
    const { call } = await begin({ 'transfer-encoding': 'chunked' }, 2 * mebibyte);
    const cut = once(call, 'error');
    call.write(Buffer.alloc(70 * mebibyte));
    expect((await cut)[0]).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) });
  });
});
