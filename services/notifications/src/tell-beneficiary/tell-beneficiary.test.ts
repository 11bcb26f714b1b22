import { events } from '@alveole/contracts';
import { fields, freshMail, freshPhone, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

import { smsSizeOf } from '../preview-template/sms-size.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const consumerOf = (mail: string) => ({
  consumer_id: 'ABCDEFGH',
  sequence: 1,
  first_name: 'CLAIRE',
  last_name: 'MARTIN',
  birth_date: '1988-12-31',
  birth_place: 'Lyon',
  smartphone_number: '+33612345678',
  mail,
});

const registered = (mail: string, pre_registered: boolean) =>
  events.consumerRegistered.create(fields({ consumer: consumerOf(mail), pre_registered }));

const corrected = (mail: string, previous_number: string, shop: { entity_id?: string; entity_name?: string } = {}) => {
  const by = { role: 'entity_id' in shop ? ('REP' as const) : ('ADM' as const), user_name: 'LEROY Sophie', ...shop };
  return events.consumerChanged.create(
    fields({ consumer: consumerOf(mail), phone_correction: { previous_number, ...by } }),
  );
};

it('mails its code to who pre-registers', async () => {
  const mail = freshMail();
  await notifications.handle(registered(mail, true));
  expect((await notifications.inbox.messages(mail))[0]?.text).toContain('ABCDEFGH');
});

it('mails nothing to who is recorded at the counter', async () => {
  const mail = freshMail();
  await notifications.handle(registered(mail, false));
  expect(await notifications.inbox.messages(mail)).toEqual([]);
});

describe('a mobile that was changed', () => {
  const shop = { entity_id: 'shop-1', entity_name: 'Les Cycles du Rhône' };

  it('is told to the number before by one SMS, and by mail, with masked numbers and by whom', async () => {
    const [mail, previous] = [freshMail(), freshPhone()];
    await notifications.handle(corrected(mail, previous, shop));
    const [sms] = await notifications.inbox.messages(previous);
    expect(sms?.text).toContain('06 ** ** ** 78, changé par Les Cycles du Rhone');
    expect(smsSizeOf(sms?.text ?? '')).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    const [sentMail] = await notifications.inbox.messages(mail);
    expect(sentMail?.text).toContain('par le 06\u00a0••\u00a0••\u00a0••\u00a078');
    expect(`${sms?.text}${sentMail?.text}`).not.toContain('612345678');
    expect(await notifications.inbox.messages('+33612345678')).toEqual([]);
  });

  it('is told as the programme’s act where an administrator changed it, in one SMS however long a name is', async () => {
    const [mail, previous, other] = [freshMail(), freshPhone(), freshPhone()];
    await notifications.handle(corrected(mail, previous));
    expect((await notifications.inbox.messages(previous))[0]?.text).toContain("changé par l'équipe");
    await notifications.handle(corrected(freshMail(), other, { ...shop, entity_name: 'Vélo '.repeat(40) }));
    expect(smsSizeOf((await notifications.inbox.messages(other))[0]?.text ?? '').segments).toBe(1);
  });

  it('is told to one number once a day, however often it comes and goes', async () => {
    const [mail, previous] = [freshMail(), freshPhone()];
    await notifications.handle(corrected(mail, previous, shop));
    await notifications.handle(corrected(mail, previous, shop));
    expect(await notifications.inbox.messages(previous)).toHaveLength(1);
  });

  it('is told to nobody when other particulars changed', async () => {
    const mail = freshMail();
    await notifications.handle(events.consumerChanged.create(fields({ consumer: consumerOf(mail) })));
    expect(await notifications.inbox.messages(mail)).toEqual([]);
  });
});
