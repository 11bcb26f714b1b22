import { brevoFateOf, createBrevoGateway } from './brevo-sms.ts';
import { openStandIn } from './provider-stand-in.fixture.ts';
import type { StandIn, StandInAnswer } from './provider-stand-in.fixture.ts';

const sms = {
  channel: 'sms',
  template: 'staff-mail',
  to: '+33612345678',
  subject: '',
  paragraphs: ['Votre code : 123456'],
} as const;
const reportUrl = 'https://velo.exemple.fr/alveoleapi/v1/notifications/brevo_sms/secret-of-the-address';

let standIn: StandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

/** The API of Brevo, which refuses another key. */
async function gatewayOver(
  answer: StandInAnswer,
  fields: { readonly apiKey?: string; readonly timeout?: number } = {},
) {
  standIn = await openStandIn(({ headers }) =>
    headers['api-key'] === 'xkeysib-1'
      ? answer
      : { status: 401, body: { code: 'unauthorized', message: 'Key not found' } },
  );
  const account = { url: `${standIn.url}/v3/`, apiKey: 'xkeysib-1', sender: 'Alveole', reportUrl };
  return { gateway: createBrevoGateway({ ...account, ...fields }), calls: standIn.calls };
}

const refused = (reason: string) => ({ fate: 'refused', reason });

describe('SMS by Brevo', () => {
  it('is sent as a transactional one, with the address of reports, and named by the id of the answer', async () => {
    const { gateway, calls } = await gatewayOver({ status: 201, body: { messageId: 1511882900176220 } });
    expect(await gateway.channel.send(sms, 'key')).toEqual({ fate: 'sent', reference: '1511882900176220' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v3/transactionalSMS/send']);
    expect(JSON.parse(calls[0]?.text ?? '')).toEqual({
      sender: 'Alveole',
      recipient: '33612345678',
      content: 'Votre code : 123456',
      type: 'transactional',
      webUrl: reportUrl,
    });
    expect(gateway.channel.knowsKeys).toBe(false);
    expect(gateway.readFate).toBeUndefined();
  });

  it.each<[string, StandInAnswer, object]>([
    [
      'a wrong number',
      { status: 400, body: { code: 'invalid_parameter', message: 'Invalid telephone number' } },
      refused('provider refuses number or text'),
    ],
    [
      'no credit',
      { status: 402, body: { code: 'not_enough_credits', message: 'Not enough credits' } },
      refused('no credit left'),
    ],
    ['no credit by its code', { status: 400, body: { code: 'not_enough_credits' } }, refused('no credit left')],
    ['too many calls', { status: 429, body: { code: 'too_many_requests' } }, { fate: 'away' }],
    ['a fault of the server', { status: 502, body: '<html>' }, { fate: 'unknown' }],
    ['an answer that names no message', { status: 201, body: {} }, { fate: 'unknown' }],
    ['a connection that is cut', 'cut', { fate: 'unknown' }],
  ])('answers %s with its fate', async (_, answer, fate) => {
    const { gateway } = await gatewayOver(answer);
    expect(await gateway.channel.send(sms, 'key')).toEqual(fate);
  });

  it('may have gone out where no answer comes in time', async () => {
    const { gateway } = await gatewayOver('slow', { timeout: 100 });
    expect(await gateway.channel.send(sms, 'key')).toEqual({ fate: 'unknown' });
  });

  it('is refused with a wrong key', async () => {
    const { gateway } = await gatewayOver({ status: 201, body: { messageId: 1 } }, { apiKey: 'other' });
    expect(await gateway.channel.send(sms, 'key')).toEqual(refused('provider refuses the key'));
    await expect(gateway.tries()).rejects.toThrow('refuse la clé (401)');
  });

  it('is tried by reading the account, with the credits of SMS', async () => {
    const plan = [
      { type: 'payAsYouGo', credits: 300 },
      { type: 'sms', credits: 42 },
    ];
    const { gateway, calls } = await gatewayOver({ status: 200, body: { email: 'a@exemple.fr', plan } });
    expect(await gateway.tries()).toBe('compte accepté, 42 crédit(s) SMS ; aucun SMS n’est envoyé');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v3/account']);
  });

  it.each([
    ['delivered', 'delivered'],
    ['soft_bounce', 'failed'],
    ['hard_bounce', 'failed'],
    ['rejected', 'failed'],
    ['blacklisted', 'failed'],
    ['sent', undefined],
    ['accepted', undefined],
    ['toString', undefined],
  ])('whose report says %s has become %s', (status, state) => {
    expect(brevoFateOf(status)?.state).toBe(state);
  });
});
