import { randomUUID } from 'node:crypto';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { signatureHeader, signedHeader } from '../outside/provider-signature.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

interface Sending {
  readonly secret?: string;
  readonly state?: 'delivered' | 'failed';
  /** As the header says; signed as the provider would unless told. */
  readonly signature?: string;
}

const pathFor = (secret: string) => `/v1/notifications/sms_deliveries/${secret}`;
const textOf = (reference: string, state: string) => JSON.stringify({ reference, state });
const signed = (
  text: string,
  { at = notifications.clock.read(), secret = notifications.config.SMS_SIGNING_SECRET } = {},
) => signedHeader({ secret, purpose: 'callback', text, at });

/** The provider's call, or one that pretends to be it. */
function report(reference: string, { secret, state = 'delivered', signature }: Sending = {}) {
  const text = textOf(reference, state);
  return notifications.visitor.post(pathFor(secret ?? notifications.config.SMS_CALLBACK_SECRET), text, {
    'content-type': 'application/json',
    [signatureHeader]: signature ?? signed(text),
  });
}

/** An SMS that the provider took under this reference. */
async function sentSms(reference: string) {
  const channel = { knowsKeys: true, send: async () => ({ fate: 'sent', reference }) as const };
  const ports = { ...notifications.ports, channels: { mail: channel, sms: channel } };
  const eventId = randomUUID();
  const sms = {
    channel: 'sms',
    template: 'validation-code',
    to: '+33612345678',
    subject: '',
    paragraphs: ['1'],
  } as const;
  await deliverMessage(ports, { eventId, aggregateId: 'r1' }, sms);
  return eventId;
}

describe('the provider’s report', () => {
  it('marks the SMS delivered and tells its file', async () => {
    const event_id = await sentSms('sms-1');
    expect((await report('sms-1')).status).toBe(200);
    expect(await notifications.deliveriesOf({ event_id })).toEqual([expect.objectContaining({ state: 'delivered' })]);
    await notifications.drain();
    expect(notifications.published.at(-1)).toMatchObject({
      name: 'sms.delivery-reported',
      data: { repair_id: 'r1', state: 'delivered', event_id },
    });
  });

  it('changes nothing the second time', async () => {
    const event_id = await sentSms('sms-2');
    await report('sms-2');
    const before = await notifications.deliveriesOf({ event_id });
    expect((await report('sms-2')).status).toBe(200);
    expect((await notifications.deliveriesOf({ event_id }))[0]?.rowHash).toBe(before[0]?.rowHash);
  });

  it('is refused without the secret', async () => {
    await sentSms('sms-3');
    expect((await report('sms-3', { secret: 'another-secret-0000' })).status).toBe(404);
  });

  it.each([
    ['without a signature', () => ''],
    ['signed with another secret', (text: string) => signed(text, { secret: 'Qw7-aN0ther_s3cr3t-Xy9zLmPq4RtUv6' })],
    ['signed for another text', () => signed(textOf('sms-forged', 'failed'))],
    [
      'signed as our own request',
      (text: string) =>
        signedHeader({
          secret: notifications.config.SMS_SIGNING_SECRET,
          purpose: 'request',
          text,
          at: notifications.clock.read(),
        }),
    ],
    ['with a mangled signature', (text: string) => signed(text).replace(/.{4}$/, 'zzzz')],
    ['with its time moved', (text: string) => signed(text).replace(/\d+/, (seconds) => String(Number(seconds) - 1))],
  ])('is refused when it comes %s, though it knows the address', async (_, signatureOf) => {
    const reference = `sms-${randomUUID()}`;
    const event_id = await sentSms(reference);
    notifications.clock.later(7_001);
    const answer = await report(reference, { signature: signatureOf(textOf(reference, 'delivered')) });
    expect([answer.status, answer.body.code]).toEqual([403, 'NotAuthorizedException']);
    expect(await notifications.deliveriesOf({ event_id })).toEqual([expect.objectContaining({ state: 'sent' })]);
  });

  it.each([
    ['replayed after its five minutes', -301_000],
    ['dated ahead of the clock', 301_000],
  ])('is refused when it is %s', async (_, milliseconds) => {
    const reference = `sms-${randomUUID()}`;
    await sentSms(reference);
    const at = new Date(notifications.clock.read().getTime() + milliseconds);
    const answer = await report(reference, { signature: signed(textOf(reference, 'delivered'), { at }) });
    expect(answer.status).toBe(403);
  });

  it('replayed within them changes nothing, nor does a later contradiction', async () => {
    const event_id = await sentSms('sms-twice');
    const signature = signed(textOf('sms-twice', 'failed'));
    await report('sms-twice', { state: 'failed', signature });
    expect((await report('sms-twice', { state: 'failed', signature })).status).toBe(200);
    await report('sms-twice', { state: 'delivered' });
    expect(await notifications.deliveriesOf({ event_id })).toEqual([expect.objectContaining({ state: 'failed' })]);
  });
});
