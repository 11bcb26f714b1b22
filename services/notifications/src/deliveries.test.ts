import { events } from '@alveole/contracts';
import { createMailChannel } from './channels/mail-channel.ts';
import {
  callbackSecret,
  entity,
  fields,
  freshMail,
  freshPhone,
  inTenMinutes,
  openNotifications,
  phoneOf,
  sealed,
  smsEvent,
} from './notifications.fixture.ts';

let notifications: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());
afterEach(() => notifications.mendChannels());

describe('a code', () => {
  it('reaches the phone once, however often its event is delivered', async () => {
    const event = smsEvent(freshPhone());
    await notifications.handled(event);
    await notifications.handled(event);
    const received = await notifications.inbox.messages(phoneOf(event));
    expect(received.map((message) => message.text)).toEqual([
      'Alvéole : votre code est 407213. Donnez-le à Les Cycles pour valider la réparation. Valable 10 minutes.',
    ]);
  });

  it('reaches the mail address that registers', async () => {
    const to = freshMail();
    await notifications.handled(
      events.registrationCodeRequested.create(
        fields({ mail: to, sealed_code: sealed('123456'), expires_at: inTenMinutes() }),
      ),
    );
    expect((await notifications.inbox.messages(to))[0]).toMatchObject({
      subject: 'Votre code d’inscription Alvéole',
      text: expect.stringContaining('123456'),
    });
  });

  it('is sent to nobody once it has expired', async () => {
    const event = smsEvent(freshPhone(), new Date(Date.now() - 1000).toISOString());
    await notifications.handled(event);
    expect(await notifications.inbox.messages(phoneOf(event))).toEqual([]);
    expect(await notifications.deliveriesOf(event)).toEqual([
      expect.objectContaining({ state: 'failed', reason: 'expired' }),
    ]);
  });

  it('is kept in no delivery, and neither is the address', async () => {
    const event = smsEvent(freshPhone());
    await notifications.handled(event);
    const stored = JSON.stringify(await notifications.deliveriesOf(event));
    expect(stored).not.toContain('407213');
    expect(stored).not.toContain(phoneOf(event).slice(3));
  });
});

describe('a hand-over that is cut off', () => {
  it('leaves a mail unknown and listed, never sent again by itself', async () => {
    notifications.channels.mail = { knowsKeys: false, send: () => Promise.reject(new Error('process killed')) };
    const to = freshMail();
    const event = events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } }));
    await expect(notifications.handled(event)).rejects.toThrow('process killed');
    notifications.mendChannels();
    await notifications.handled(event);
    await notifications.handled(event);
    expect(await notifications.inbox.messages(to)).toEqual([]);
    const listed = await notifications.app.inject({
      url: '/alveoleapi/v1/notifications/deliveries?state=unknown',
      headers: { authorization: notifications.tokens.bearer('ADM') },
    });
    expect(listed.json()).toContainEqual(
      expect.objectContaining({ template: 'entity-validated', state: 'unknown', reason: 'interrupted' }),
    );
  });

  it('sends an SMS again under the same key: the provider delivers it once', async () => {
    const event = smsEvent(freshPhone());
    notifications.channels.sms = {
      knowsKeys: true,
      send: async (message, key) => {
        await notifications.smsChannel.send(message, key);
        throw new Error('process killed');
      },
    };
    await expect(notifications.handled(event)).rejects.toThrow('process killed');
    notifications.mendChannels();
    await notifications.handled(event);
    expect(await notifications.inbox.messages(phoneOf(event))).toHaveLength(1);
    expect(await notifications.deliveriesOf(event)).toEqual([expect.objectContaining({ state: 'sent' })]);
  });

  it('is tried again by the bus while the mail server is away, and then sent', async () => {
    const to = freshMail();
    notifications.channels.mail = createMailChannel({ url: 'smtp://127.0.0.1:9', from: 'x@exemple.fr' });
    const event = events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } }));
    await expect(notifications.handled(event)).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    notifications.mendChannels();
    await notifications.handled(event);
    expect(await notifications.inbox.messages(to)).toHaveLength(1);
  });
});

describe('the provider’s report', () => {
  const report = (secret: string, reference: string) =>
    notifications.app.inject({
      method: 'POST',
      url: `/alveoleapi/v1/notifications/sms_deliveries/${secret}`,
      payload: { reference, state: 'delivered' },
    });

  it('marks the SMS delivered and tells its file', async () => {
    const event = smsEvent(freshPhone());
    await notifications.handled(event);
    const [delivery] = await notifications.deliveriesOf(event);
    expect((await report(callbackSecret, delivery?.reference ?? '')).statusCode).toBe(200);
    const [after] = await notifications.deliveriesOf(event);
    expect(after?.state).toBe('delivered');
    expect(after?.outbox.at(-1)).toMatchObject({
      name: 'sms.delivery-reported',
      data: { repair_id: 'r1', state: 'delivered', event_id: event.event_id },
    });
  });

  it('is refused without the secret', async () => {
    expect((await report('another-secret-0000', 'x')).statusCode).toBe(404);
  });
});
