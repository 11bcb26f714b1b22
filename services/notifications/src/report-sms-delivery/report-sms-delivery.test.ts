import { randomUUID } from 'node:crypto';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { createDeliveryStore } from '../store/delivery-store.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const report = (secret: string, reference: string) =>
  notifications.visitor.post(`/v1/notifications/sms_deliveries/${secret}`, { reference, state: 'delivered' });

/** An SMS that the provider took under this reference. */
async function sentSms(reference: string) {
  const channel = { knowsKeys: true, send: async () => ({ fate: 'sent', reference }) as const };
  const ports = {
    deliveries: createDeliveryStore(notifications.database),
    channels: { mail: channel, sms: channel },
    now: notifications.clock.read,
  };
  const eventId = randomUUID();
  const sms = { channel: 'sms', template: 't', to: '+33612345678', subject: '', paragraphs: ['1'] } as const;
  await deliverMessage(ports, { eventId, aggregateId: 'r1' }, sms);
  return eventId;
}

describe('the provider’s report', () => {
  it('marks the SMS delivered and tells its file', async () => {
    const event_id = await sentSms('sms-1');
    expect((await report(notifications.config.SMS_CALLBACK_SECRET, 'sms-1')).status).toBe(200);
    expect(await notifications.deliveriesOf({ event_id })).toEqual([expect.objectContaining({ state: 'delivered' })]);
    await notifications.drain();
    expect(notifications.published.at(-1)).toMatchObject({
      name: 'sms.delivery-reported',
      data: { repair_id: 'r1', state: 'delivered', event_id },
    });
  });

  it('changes nothing the second time', async () => {
    const event_id = await sentSms('sms-2');
    await report(notifications.config.SMS_CALLBACK_SECRET, 'sms-2');
    const before = await notifications.deliveriesOf({ event_id });
    expect((await report(notifications.config.SMS_CALLBACK_SECRET, 'sms-2')).status).toBe(200);
    expect((await notifications.deliveriesOf({ event_id }))[0]?.row_hash).toBe(before[0]?.row_hash);
  });

  it('is refused without the secret', async () => {
    await sentSms('sms-3');
    expect((await report('another-secret-0000', 'sms-3')).status).toBe(404);
  });
});
