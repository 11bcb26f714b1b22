import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { accountsIn, outsideApi } from './outside-api.ts';

/** A server that answers every path with its name and the path. */
async function answering(name: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => response.end(JSON.stringify([name, request.url])));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('a client of an instance', () => {
  let product: Awaited<ReturnType<typeof answering>>;
  let inbox: Awaited<ReturnType<typeof answering>>;
  beforeAll(async () => {
    product = await answering('product');
    inbox = await answering('inbox');
  });
  afterAll(() => {
    product?.server.close();
    inbox?.server.close();
  });

  const boss = { role: 'ADM', permission: 0, mail: 'a@b.fr', password: 'secret' };

  it('reads messages and accounts from the instance where nothing else is said', async () => {
    const api = outsideApi({ url: product.url });
    expect(await api.json('/dev/inbox?to=x')).toEqual(['product', '/dev/inbox?to=x']);
    expect(await api.json('/dev/accounts')).toEqual(['product', '/dev/accounts']);
  });

  it('reads messages where the inbox stands, and takes the accounts that it is given', async () => {
    const api = outsideApi({ url: product.url, inboxUrl: `${inbox.url}/dev/inbox`, accounts: [boss] });
    expect(await api.json('/dev/inbox?to=x')).toEqual(['inbox', '/dev/inbox?to=x']);
    expect(await api.json('/dev/accounts')).toEqual([boss]);
  });

  it('reads the accounts of the instance though its inbox stands elsewhere', async () => {
    const api = outsideApi({ url: product.url, inboxUrl: inbox.url });
    expect(await api.json('/dev/accounts')).toEqual(['product', '/dev/accounts']);
  });

  it('reads a file of accounts', () => {
    expect(accountsIn(JSON.stringify([boss]))).toEqual([boss]);
  });

  it.each(['', 'a@b.fr:secret', '{}', '[{"role":"ADM","mail":"a@b.fr","password":"secret"}]'])(
    'refuses %j as a file of accounts, without telling what stands in it',
    (text) => {
      expect(() => accountsIn(text)).toThrow(/liste JSON/);
      expect(() => accountsIn(text)).not.toThrow(/secret/);
    },
  );
});
