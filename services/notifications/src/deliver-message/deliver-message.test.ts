import { randomUUID } from 'node:crypto';
import type { Channel, HandOver } from '../outside/channel.ts';
import { createMailChannel } from '../outside/mail-channel.ts';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import type { Message } from '../record/message.ts';
import { deliverMessage } from './deliver-message.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

/** A provider that counts what it hands on: a repeated key only once where it knows keys. */
function provider(knowsKeys: boolean) {
  const delivered: string[] = [];
  const fake = {
    delivered,
    outage: undefined as undefined | 'before' | 'after' | 'away',
    knowsKeys,
    async send(_: Message, key: string): Promise<HandOver> {
      if (fake.outage === 'away') return { fate: 'away' };
      if (fake.outage === 'before') throw new Error('process killed');
      if (!knowsKeys || !delivered.includes(key)) delivered.push(key);
      if (fake.outage === 'after') throw new Error('process killed');
      return { fate: 'sent', reference: key };
    },
  } satisfies Channel & Record<string, unknown>;
  return fake;
}

function delivering(channel: Channel) {
  const occasion = { eventId: randomUUID(), aggregateId: 'r1' };
  const sending = (message: Message) => ({
    deliver: (expiresAt?: Date) =>
      deliverMessage(
        { ...notifications.ports, channels: { mail: channel, sms: channel } },
        expiresAt ? { ...occasion, expiresAt } : occasion,
        message,
      ),
    deliveries: () => notifications.deliveriesOf({ event_id: occasion.eventId }),
  });
  const common = { template: 'validation-code' as const, to: '+33612345678', subject: '', paragraphs: ['407213'] };
  return {
    mail: sending({ ...common, channel: 'mail', template: 'entity-validated', to: 'dest@exemple.fr' }),
    sms: sending({ ...common, channel: 'sms' }),
  };
}

describe('a message', () => {
  it('goes out once, however often its event is delivered', async () => {
    const mails = provider(false);
    const { mail } = delivering(mails);
    await mail.deliver();
    await mail.deliver();
    expect(mails.delivered).toHaveLength(1);
  });

  it('is sent to nobody once its code has expired', async () => {
    const phones = provider(true);
    const { sms } = delivering(phones);
    await sms.deliver(new Date(notifications.clock.now.getTime() - 1000));
    expect(phones.delivered).toEqual([]);
    expect(await sms.deliveries()).toEqual([expect.objectContaining({ state: 'failed', reason: 'expired' })]);
  });

  it('is kept in no delivery, and neither is the address', async () => {
    const { sms } = delivering(provider(true));
    await sms.deliver();
    const stored = JSON.stringify(await sms.deliveries());
    expect(stored).not.toContain('407213');
    expect(stored).not.toContain('612345678');
  });
});

describe('a hand-over that is cut off', () => {
  it('leaves a mail unknown and listed, never sent again by itself', async () => {
    const mails = provider(false);
    const { mail } = delivering(mails);
    mails.outage = 'before';
    await expect(mail.deliver()).rejects.toThrow('process killed');
    mails.outage = undefined;
    await mail.deliver();
    await mail.deliver();
    expect(mails.delivered).toEqual([]);
    const listed = await notifications.as('ADM').get('/v1/notifications/deliveries?state=unknown');
    expect(listed.body).toContainEqual(
      expect.objectContaining({ template: 'entity-validated', state: 'unknown', reason: 'interrupted' }),
    );
  });

  it('sends an SMS again under the same key: the provider delivers it once', async () => {
    const phones = provider(true);
    const { sms } = delivering(phones);
    phones.outage = 'after';
    await expect(sms.deliver()).rejects.toThrow('process killed');
    phones.outage = undefined;
    await sms.deliver();
    expect(phones.delivered).toHaveLength(1);
    expect(await sms.deliveries()).toEqual([expect.objectContaining({ state: 'sent' })]);
  });

  it('is tried again by the bus while the provider is away, and then sent', async () => {
    const mails = provider(false);
    const { mail } = delivering(mails);
    mails.outage = 'away';
    await expect(mail.deliver()).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    mails.outage = undefined;
    await mail.deliver();
    expect(mails.delivered).toHaveLength(1);
  });
});

it('knows a mail server that does not answer from one that may have taken the mail', async () => {
  const channel = createMailChannel({
    url: 'smtp://127.0.0.1:9',
    from: 'x@exemple.fr',
    mailLook: notifications.ports.mailLook,
  });
  const mail = {
    channel: 'mail',
    template: 'staff-mail',
    to: 'dest@exemple.fr',
    subject: 's',
    paragraphs: [],
  } as const;
  expect(await channel.send(mail, 'k')).toEqual({ fate: 'away' });
});
