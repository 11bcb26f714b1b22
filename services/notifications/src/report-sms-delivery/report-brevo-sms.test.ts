import { randomUUID } from 'node:crypto';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
let other: OpenNotifications;
beforeAll(async () => {
  const settings = { SMS_PROVIDER: 'brevo', SMS_SENDER: 'Alveole', SMS_API_KEY: 'xkeysib-1' };
  [notifications, other] = [await openNotifications(settings), await openNotifications()];
});
afterAll(() => Promise.all([notifications?.close(), other?.close()]));

let serial = 1511882900176220;

/** An SMS that Brevo took; answers its id and what became of it so far. */
async function sentSms() {
  const messageId = (serial += 1);
  const channel = { knowsKeys: false, send: async () => ({ fate: 'sent', reference: String(messageId) }) as const };
  const ports = { ...notifications.ports, channels: { mail: channel, sms: channel } };
  const event_id = randomUUID();
  const message = {
    channel: 'sms',
    template: 'validation-code',
    to: '+33612345678',
    subject: '',
    paragraphs: ['1'],
  } as const;
  await deliverMessage(ports, { eventId: event_id, aggregateId: 'r1' }, message);
  return { messageId, state: async () => (await notifications.deliveriesOf({ event_id }))[0]?.state };
}

/** A call as Brevo makes it, with the fields that nobody asked for. */
const report = (
  messageId: unknown,
  msg_status: string,
  secret = notifications.config.SMS_CALLBACK_SECRET,
  at = notifications,
) =>
  at.visitor.post(`/v1/notifications/brevo_sms/${secret}`, {
    id: 26_570,
    to: '33612345678',
    sms_count: 1,
    credits_used: 1.5,
    messageId,
    remaining_credit: 114.8,
    msg_status,
    date: '2026-03-02 10:00:00',
    type: 'transactional',
    reference: 'x',
  });

describe('the report of Brevo', () => {
  it.each([
    ['delivered', 'delivered'],
    ['hard_bounce', 'failed'],
    ['soft_bounce', 'failed'],
    ['sent', 'sent'],
  ])('of %s makes the SMS %s', async (status, state) => {
    const sms = await sentSms();
    expect((await report(sms.messageId, status)).status).toBe(200);
    expect(await sms.state()).toBe(state);
  });

  it('is noted once: a later one changes nothing', async () => {
    const sms = await sentSms();
    await report(sms.messageId, 'delivered');
    expect((await report(sms.messageId, 'hard_bounce')).status).toBe(200);
    expect(await sms.state()).toBe('delivered');
  });

  it('is refused with another secret, of an SMS that nobody sent, and in another form', async () => {
    const sms = await sentSms();
    const statuses = [
      (await report(sms.messageId, 'delivered', 'another-secret-of-a-stranger')).status,
      (await report(1, 'delivered')).status,
      (await report('drop', 'delivered')).status,
    ];
    expect(statuses).toEqual([404, 404, 400]);
    expect(await sms.state()).toBe('sent');
  });

  it('is refused where another provider sends, though the secret is right', async () => {
    const secret = other.config.SMS_CALLBACK_SECRET;
    expect((await report(1, 'delivered', secret, other)).status).toBe(404);
  });
});
