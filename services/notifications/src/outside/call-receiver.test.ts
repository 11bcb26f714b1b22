import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { openReceiver } from '../webhooks.harness.ts';
import type { Receiver } from '../webhooks.harness.ts';
import { createReceivers } from './call-receiver.ts';

const local = createReceivers({ callsOwnMachine: true });
const call = (url: string) => ({ url, headers: { 'webhook-id': 'm1' }, body: '{"type":"webhook.trial"}' });
const leadingTo = (...addresses: string[]) =>
  createReceivers({
    callsOwnMachine: false,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver?.close());

describe('a receiver of the own machine', () => {
  it('gets headers and body, and its answer is told with its duration', async () => {
    const answer = await local.call(call(receiver.url));
    expect(answer).toEqual({ answerCode: 204, durationMs: expect.any(Number) });
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe('m1');
    expect(receiver.received.at(-1)?.text).toBe('{"type":"webhook.trial"}');
  });

  it('a receiver is not followed to where it redirects', async () => {
    const before = receiver.received.length;
    Object.assign(receiver, { answerCode: 307, headers: { location: receiver.url } });
    expect(await local.call(call(receiver.url))).toMatchObject({ answerCode: 307 });
    Object.assign(receiver, { answerCode: 204, headers: {} });
    expect(receiver.received.length).toBe(before + 1);
  });

  it('the own machine is called only where the installation says so', async () => {
    const strict = createReceivers({ callsOwnMachine: false });
    expect(await strict.accepts(receiver.url)).toBe(false);
    expect(await strict.call(call(receiver.url))).toMatchObject({ failure: 'address' });
  });

  it('that is not there is unreachable', async () => {
    const gone = await openReceiver();
    await gone.close();
    expect(await local.call(call(gone.url))).toMatchObject({ failure: 'unreachable' });
  });

  it('that says nothing is given up after the time that a call has', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const hasty = createReceivers({ callsOwnMachine: true, timeoutMs: 50 });
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    expect(await hasty.call(call(url))).toMatchObject({ failure: 'timeout' });
    sockets.forEach((socket) => socket.destroy());
    await new Promise((done) => silent.close(done));
  });

  it('that sends without end is cut, and its code counts', async () => {
    const sockets: Socket[] = [];
    const endless = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n');
      const more = () => socket.write('x'.repeat(4096), () => socket.destroyed || setImmediate(more));
      more();
    });
    await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
    expect(await local.call(call(url))).toMatchObject({ answerCode: 200 });
    await Promise.all(sockets.map((socket) => socket.destroyed || new Promise((done) => socket.on('close', done))));
    await new Promise((done) => endless.close(done));
  });
});

describe('a name', () => {
  it('a name is accepted where all its addresses are public', async () => {
    expect(await leadingTo('8.8.8.8', '2606:4700::1111').accepts('https://caisse.exemple.fr/a')).toBe(true);
  });

  it.each([
    ['to a private network', ['10.0.0.1']],
    ['to this machine', ['::1']],
    ['to a public address and a private one', ['8.8.8.8', '192.168.1.1']],
    ['to version 4 within version 6', ['::ffff:127.0.0.1']],
    ['to the data of a cloud machine', ['169.254.169.254']],
    ['nowhere', []],
  ])('is not called where it leads %s', async (_, addresses) => {
    const receivers = leadingTo(...addresses);
    expect(await receivers.accepts('https://caisse.exemple.fr/a')).toBe(false);
    const failure = addresses.length === 0 ? 'unresolved' : 'address';
    expect(await receivers.call(call('https://caisse.exemple.fr/a'))).toMatchObject({ failure });
  });

  it.each([
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://0177.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
  ])('that is a private address by its number is not called: %s', async (url) => {
    expect(await leadingTo('8.8.8.8').accepts(url)).toBe(false);
  });

  it('a name is asked for once, and the connection goes to the address that was checked', async () => {
    const lookups: string[] = [];
    const connections: (string | undefined)[] = [];
    const checked = createServer((socket) => {
      connections.push(socket.localAddress);
      socket.destroy();
    });
    await new Promise<void>((done) => checked.listen(0, '127.0.0.1', done));
    const receivers = createReceivers({
      callsOwnMachine: false,
      isCallable: (address) => address === '127.0.0.1',
      resolve: async (name) => {
        lookups.push(name);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    const url = `https://caisse.exemple.fr:${(checked.address() as AddressInfo).port}/a`;
    expect(await receivers.call(call(url))).toMatchObject({ failure: 'cut' });
    expect([lookups, connections]).toEqual([['caisse.exemple.fr'], ['127.0.0.1']]);
    await new Promise((done) => checked.close(done));
  });

  it('that nobody has is unresolved', async () => {
    const receivers = createReceivers({
      callsOwnMachine: false,
      resolve: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    });
    expect(await receivers.call(call('https://caisse.exemple.fr/a'))).toMatchObject({ failure: 'unresolved' });
  });
});
