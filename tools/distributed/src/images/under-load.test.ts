import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { underLoad } from './under-load.ts';

let status = 200;
const server = createServer((_, answer) => answer.writeHead(status).end('…'));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => (status = 200));

const answered = (times: number) =>
  new Promise<void>((resolve) => {
    let left = times;
    server.on('request', () => --left === 0 && resolve());
  });

describe('an address read while an act goes on', () => {
  it('answers how often it was read, when each answer was a success', async () => {
    expect(await underLoad(url, () => answered(20))).toBeGreaterThanOrEqual(20);
  });

  it('is a failure that counts each status, when one answer was none', async () => {
    const act = async () => {
      await answered(8);
      status = 503;
      await answered(8);
    };
    await expect(underLoad(url, act)).rejects.toThrow(/\[\["503",\d+\]\]/);
  });

  it('is a failure with the act, when the act fails', async () => {
    await expect(underLoad(url, () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left');
  });
});
