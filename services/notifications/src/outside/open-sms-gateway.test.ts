import { openSmsGateway } from './open-sms-gateway.ts';
import type { SmsConfig } from './open-sms-gateway.ts';
import { openStandIn } from './provider-stand-in.fixture.ts';

const config: SmsConfig = {
  SMS_PROVIDER: 'http',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_SIGNING_SECRET: 'a-secret-that-both-sides-hold-41',
  SMS_CALLBACK_SECRET: 'in-the-address-of-reports',
  PUBLIC_URL: 'https://velo.exemple.fr',
};
const now = () => new Date();

it.each([
  ['ovh', 'SMS_PROVIDER=ovh needs SMS_SENDER, SMS_ACCOUNT, SMS_API_KEY, SMS_API_SECRET, SMS_CONSUMER_KEY'],
  ['brevo', 'SMS_PROVIDER=brevo needs SMS_SENDER, SMS_API_KEY'],
] as const)('names every setting that %s lacks', (SMS_PROVIDER, message) => {
  expect(() => openSmsGateway({ ...config, SMS_PROVIDER }, now)).toThrow(message);
});

it('needs nothing more for a provider of our own protocol', () => {
  expect(openSmsGateway(config, now).channel.knowsKeys).toBe(true);
});

it('tells Brevo an address of this installation that holds the secret', async () => {
  const standIn = await openStandIn(() => ({ status: 201, body: { messageId: 7 } }));
  const settings = {
    SMS_PROVIDER: 'brevo',
    SMS_URL: standIn.url,
    SMS_SENDER: 'Alveole',
    SMS_API_KEY: 'xkeysib-1',
  } as const;
  const message = {
    channel: 'sms',
    template: 'staff-mail',
    to: '+33612345678',
    subject: '',
    paragraphs: ['1'],
  } as const;
  await openSmsGateway({ ...config, ...settings }, now).channel.send(message, 'key');
  await standIn.close();
  expect(JSON.parse(standIn.calls[0]?.text ?? '').webUrl).toBe(
    'https://velo.exemple.fr/alveoleapi/v1/notifications/brevo_sms/in-the-address-of-reports',
  );
});
