import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { runChecks } from '@alveole/service-kit';
import { providerChecks } from './provider-checks.ts';

/** An address at which nobody listens. */
const nobody = 'http://127.0.0.1:9/sms';
const smtp = process.env.SMTP_URL ?? '';
const settings = {
  SMS_PROVIDER: 'http',
  SMS_SIGNING_SECRET: 'a-secret-that-both-sides-hold-41',
  SMS_CALLBACK_SECRET: 'in-the-address-of-reports',
  PUBLIC_URL: 'https://velo.exemple.fr',
} as const;

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
    const results = await runChecks(providerChecks({ ...settings, SMTP_URL: smtp, SMS_URL: provider.url }));
    provider.server.close();
    expect(results.map(({ part, works }) => [part, works])).toEqual([
      ['courriel', true],
      ['SMS', true],
    ]);
    expect(provider.requests).toEqual(['HEAD']);
  });

  it('names the variables of what is away', async () => {
    const results = await runChecks(providerChecks({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9', SMS_URL: nobody }));
    expect(results).toEqual([
      { part: 'courriel', works: false, detail: expect.stringMatching(/\(SMTP_URL\)$/) },
      { part: 'SMS', works: false, detail: expect.stringMatching(/\(SMS_URL\)$/) },
    ]);
  });

  it('says what a broken provider answers', async () => {
    const provider = await answering(502);
    const [, sms] = await runChecks(providerChecks({ ...settings, SMTP_URL: smtp, SMS_URL: provider.url }));
    provider.server.close();
    expect(sms).toEqual({ part: 'SMS', works: false, detail: 'répond 502 (SMS_URL)' });
  });

  it('names the settings that another provider of SMS lacks, and reads the account of one that has them', async () => {
    const provider = await answering(401);
    const ovh = { ...settings, SMS_PROVIDER: 'ovh' as const, SMTP_URL: smtp, SMS_URL: provider.url };
    const [, lacking] = await runChecks(providerChecks(ovh));
    const keys = { SMS_API_KEY: 'key-of-it', SMS_API_SECRET: 'secret-of-it', SMS_CONSUMER_KEY: 'consumer' };
    const [, refused] = await runChecks(
      providerChecks({ ...ovh, ...keys, SMS_SENDER: 'Alveole', SMS_ACCOUNT: 'sms-a-1' }),
    );
    provider.server.close();
    expect(lacking?.detail).toMatch(/^SMS_PROVIDER=ovh needs SMS_SENDER/);
    expect(refused?.detail).toMatch(/^refuse la clé \(401\) \(SMS_URL, SMS_SENDER, .*SMS_CONSUMER_KEY\)$/);
    expect(provider.requests).toEqual(['GET']);
  });

  it('says of the broker’s management whether its account may make others', async () => {
    const results = [];
    for (const tags of [['administrator'], []]) {
      const broker = createServer((_, response) => response.end(JSON.stringify({ name: 'alveole', tags }))).listen(
        0,
        '127.0.0.1',
      );
      await once(broker, 'listening');
      const BROKER_MANAGEMENT_URL = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
      const checks = providerChecks({ ...settings, SMTP_URL: smtp, SMS_URL: nobody, BROKER_MANAGEMENT_URL });
      const [result] = await runChecks(checks.filter(({ part }) => part === 'gestion de RabbitMQ'));
      broker.close();
      results.push([result?.works, result?.detail]);
    }
    expect(results).toEqual([
      [true, expect.stringMatching(/compte accepté$/)],
      [false, 'ce compte n’est pas administrateur (BROKER_MANAGEMENT_URL)'],
    ]);
  });
});
