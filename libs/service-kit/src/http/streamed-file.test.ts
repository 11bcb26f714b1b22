import { defineRoute } from '@alveole/contracts';
import { z } from 'zod';
import { implement } from './implement.ts';
import { reading, startService } from './service.harness.ts';
import { StreamedFile } from './streamed-file.ts';

const route = defineRoute({
  service: 'auth',
  name: 'list',
  method: 'GET',
  path: '/enrolment/list',
  auth: 'public',
  summary: 'A list as a file',
  contentType: 'text/csv; charset=utf-8',
  isFile: true,
  responses: { 200: z.custom<Uint8Array>() },
});

describe('a file that leaves piece by piece', () => {
  it('carries its name for keeping, its rows and its content type', async () => {
    const pieces = async function* () {
      yield 'a;b\r\n';
      yield new TextEncoder().encode('é;1\r\n');
    };
    const app = await startService({
      routes: [implement(route, () => new StreamedFile('liste "1".csv', pieces(), 1))],
    });
    const answer = await reading(app)('list');
    expect(answer.body).toBe('a;b\r\né;1\r\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="liste--1-.csv"',
      'x-rows': '1',
      'x-content-type-options': 'nosniff',
    });
    await app.close();
  });

  it('is cut off, never whole, when its making fails midway', async () => {
    const pieces = async function* () {
      yield 'a;b\r\n';
      throw new Error('the store went away');
    };
    const app = await startService({ routes: [implement(route, () => new StreamedFile('liste.csv', pieces()))] });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const whole = fetch(`${address}/alveoleapi/enrolment/list`).then((answer) => answer.text());
    await expect(whole).rejects.toThrow();
    await app.close();
  });
});
