import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestAnswer } from './ask-provider.ts';
import { isSigned, signatureHeader } from './provider-signature.ts';
import { createSmsChannel } from './sms-channel.ts';

const secret = 'a-secret-that-both-sides-hold-41';
const now = new Date('2026-03-02T09:00:00.000Z');
const sms = {
  channel: 'sms',
  template: 'staff-mail',
  to: '+33612345678',
  subject: '',
  paragraphs: ['Bonjour'],
} as const;

const takes = (response: ServerResponse): unknown =>
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"sms-1"}');

/** A provider that takes everything unless it answers otherwise, and what it was sent. */
async function openProvider(answer = takes) {
  const heard: { text: string; signature: string | undefined; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const header = (name: string) => request.headers[name] as string | undefined;
      heard.push({ text, signature: header(signatureHeader), key: header('idempotency-key') });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/sms`, close: () => server.close() };
}

it('signs what it asks of the provider, for this text and this time', async () => {
  const provider = await openProvider();
  const channel = createSmsChannel({ url: provider.url, secret, now: () => now });
  expect(await channel.send(sms, 'key-0001')).toEqual({ fate: 'sent', reference: 'sms-1' });
  provider.close();
  const [{ text = '', signature, key } = {}] = provider.heard;
  expect([JSON.parse(text), key]).toEqual([{ to: '+33612345678', text: 'Bonjour' }, 'key-0001']);
  expect(isSigned({ signature, secret, purpose: 'request', text, now })).toBe(true);
  expect(isSigned({ signature, secret, purpose: 'request', text: `${text} `, now })).toBe(false);
  expect(isSigned({ signature, secret, purpose: 'callback', text, now })).toBe(false);
});

it('sends a message to no other address than the one it was given', async () => {
  const elsewhere = await openProvider();
  const provider = await openProvider((response) => response.writeHead(307, { location: elsewhere.url }).end());
  const channel = createSmsChannel({ url: provider.url, secret, now: () => now });
  expect(await channel.send(sms, 'key-0002')).toEqual({ fate: 'away' });
  [provider, elsewhere].forEach(({ close }) => close());
  expect([provider.heard.length, elsewhere.heard]).toEqual([1, []]);
});

it('takes an answer that is too long as none', async () => {
  const provider = await openProvider((response) =>
    response.end(`{"id":"sms-1","more":"${'x'.repeat(longestAnswer)}"}`),
  );
  const channel = createSmsChannel({ url: provider.url, secret, now: () => now });
  expect(await channel.send(sms, 'key-0003')).toEqual({ fate: 'away' });
  provider.close();
});
