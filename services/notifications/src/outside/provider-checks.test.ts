import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { runChecks } from '@alveole/service-kit';
import { providerChecks } from './provider-checks.ts';

/** An address at which nobody listens. */
const nobody = 'http://127.0.0.1:9/sms';
const smtp = process.env.SMTP_URL ?? '';

async function answering(status: number) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.method ?? '');
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, requests, server };
}

describe('the check of mail and SMS', () => {
  it('says that both work, and sends nothing', async () => {
    const provider = await answering(405);
    const results = await runChecks(providerChecks({ SMTP_URL: smtp, SMS_URL: provider.url }));
    provider.server.close();
    expect(results.map(({ part, works }) => [part, works])).toEqual([
      ['courriel', true],
      ['SMS', true],
    ]);
    expect(provider.requests).toEqual(['HEAD']);
  });

  it('names the variables of what is away', async () => {
    const results = await runChecks(providerChecks({ SMTP_URL: 'smtp://127.0.0.1:9', SMS_URL: nobody }));
    expect(results).toEqual([
      { part: 'courriel', works: false, detail: expect.stringMatching(/\(SMTP_URL\)$/) },
      { part: 'SMS', works: false, detail: expect.stringMatching(/\(SMS_URL\)$/) },
    ]);
  });

  it('says what a broken provider answers', async () => {
    const provider = await answering(502);
    const [, sms] = await runChecks(providerChecks({ SMTP_URL: smtp, SMS_URL: provider.url }));
    provider.server.close();
    expect(sms).toEqual({ part: 'SMS', works: false, detail: 'répond 502 (SMS_URL)' });
  });
});
