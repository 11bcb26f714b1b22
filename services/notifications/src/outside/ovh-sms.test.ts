import { createHash } from 'node:crypto';
import { createOvhGateway } from './ovh-sms.ts';
import { openStandIn } from './provider-stand-in.fixture.ts';
import type { ProviderCall, StandIn, StandInAnswer } from './provider-stand-in.fixture.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const keys = { applicationKey: 'application', applicationSecret: 'secret-of-it', consumerKey: 'consumer' };
const sms = {
  channel: 'sms',
  template: 'staff-mail',
  to: '+33612345678',
  subject: '',
  paragraphs: ['Votre code : 123456'],
} as const;

let standIn: StandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

/** As their guide writes it: `$1$` and SHA-1 of secret, consumer key, method, address, body and time with plus signs between. */
function isSigned({ method, path, text, headers }: ProviderCall, url: string): boolean {
  const time = String(headers['x-ovh-timestamp']);
  const joined = ['secret-of-it', 'consumer', method, `${url}${path}`, text, time].join('+');
  const hex = createHash('sha1').update(joined).digest('hex');
  return headers['x-ovh-signature'] === `$1$${hex}` && time === '1772442000';
}

/** The API of OVHcloud, which refuses whatever is not signed as it says. */
async function gatewayOver(
  answer: StandInAnswer,
  fields: { readonly timeout?: number; readonly consumerKey?: string } = {},
) {
  const opened = await openStandIn((call) =>
    isSigned(call, opened.url) && call.headers['x-ovh-application'] === 'application'
      ? answer
      : { status: 403, body: { errorCode: 'INVALID_SIGNATURE', message: 'Invalid signature' } },
  );
  standIn = opened;
  const account = { url: opened.url, account: 'sms-ab12345-1', sender: 'Alveole', now: () => now };
  return { gateway: createOvhGateway({ ...account, ...keys, ...fields }), calls: opened.calls };
}

const report = (fields: object) => ({
  status: 200,
  body: { ids: [], invalidReceivers: [], validReceivers: [], totalCreditsRemoved: 0, ...fields },
});

describe('SMS by OVHcloud', () => {
  it('is sent to one number as no advertisement, signed, and named by the id of the answer', async () => {
    const { gateway, calls } = await gatewayOver(report({ ids: [987654321], validReceivers: ['+33612345678'] }));
    expect(await gateway.channel.send(sms, 'key')).toEqual({ fate: 'sent', reference: '987654321' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /sms/sms-ab12345-1/jobs']);
    expect(JSON.parse(calls[0]?.text ?? '')).toMatchObject({
      message: 'Votre code : 123456',
      receivers: ['+33612345678'],
      sender: 'Alveole',
      noStopClause: true,
      senderForResponse: false,
    });
    expect(gateway.channel.knowsKeys).toBe(false);
  });

  it.each<[string, StandInAnswer, object]>([
    [
      'a number that is none',
      report({ invalidReceivers: ['+33612345678'] }),
      refused('provider refuses number or text'),
    ],
    [
      'a sender that is not validated',
      { status: 400, body: { message: 'Invalid sender' } },
      refused('provider refuses number or text'),
    ],
    ['no credit', { status: 400, body: { message: 'Not enough credits to send' } }, refused('no credit left')],
    ['no credit by its status', { status: 402 }, refused('no credit left')],
    [
      'a key without the right',
      { status: 403, body: { message: 'This call has not been granted' } },
      refused('provider refuses the key'),
    ],
    [
      'an unknown account',
      { status: 404, body: { message: 'This service does not exist' } },
      refused('provider does not know the account'),
    ],
    ['another refusal', { status: 409 }, refused('provider 409')],
    ['too many calls', { status: 429 }, { fate: 'away' }],
    ['a gate that is shut', { status: 503, body: 'maintenance' }, { fate: 'away' }],
    ['a fault of the server', { status: 500, body: { message: 'Internal error about credits' } }, { fate: 'unknown' }],
    ['an answer that cannot be read', { status: 200, body: '<html>' }, { fate: 'unknown' }],
    ['a connection that is cut', 'cut', { fate: 'unknown' }],
  ])('answers %s with its fate, without the words of the provider', async (_, answer, fate) => {
    const { gateway } = await gatewayOver(answer);
    expect(await gateway.channel.send(sms, 'key')).toEqual(fate);
  });

  it('may have gone out where no answer comes in time, and has not where nobody listens', async () => {
    const { gateway } = await gatewayOver('slow', { timeout: 100 });
    expect(await gateway.channel.send(sms, 'key')).toEqual({ fate: 'unknown' });
    const gone = await openStandIn(() => 'slow');
    await gone.close();
    const account = { url: gone.url, account: 'sms-a-1', sender: 'Alveole', now: () => now };
    expect(await createOvhGateway({ ...account, ...keys }).channel.send(sms, 'key')).toEqual({ fate: 'away' });
  });

  it('is refused with a wrong consumer key', async () => {
    const { gateway } = await gatewayOver(report({ ids: [1] }), { consumerKey: 'other' });
    expect(await gateway.channel.send(sms, 'key')).toEqual(refused('provider refuses the key'));
    await expect(gateway.tries()).rejects.toThrow('refuse la clé (403)');
  });

  it.each<[number | null, object | undefined]>([
    [1, { state: 'delivered' }],
    [2, { state: 'failed', reason: 'not delivered' }],
    [16, { state: 'failed', reason: 'refused by the operator' }],
    [0, undefined],
    [4, undefined],
    [8, undefined],
    [99, undefined],
    [null, undefined],
  ])('whose delivery receipt is %s has become %j', async (deliveryReceipt, fate) => {
    const { gateway, calls } = await gatewayOver({ status: 200, body: { id: 12, ptt: 1, deliveryReceipt } });
    expect(await gateway.readFate?.('12')).toEqual(fate);
    expect(calls[0]?.path).toBe('/sms/sms-ab12345-1/outgoing/12');
  });

  it('has no fate yet where the provider does not know it', async () => {
    const { gateway } = await gatewayOver({ status: 404 });
    expect(await gateway.readFate?.('12')).toBeUndefined();
  });

  it('is tried by reading the account, with its credits', async () => {
    const { gateway, calls } = await gatewayOver({ status: 200, body: { name: 'sms-ab12345-1', creditsLeft: 421.5 } });
    expect(await gateway.tries()).toBe('compte accepté, 421.5 crédit(s) ; aucun SMS n’est envoyé');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /sms/sms-ab12345-1']);
  });
});

function refused(reason: string) {
  return { fate: 'refused', reason };
}
