import { events } from '@alveole/contracts';
import { fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const registered = (mail: string, pre_registered: boolean) => {
  const consumer = {
    consumer_id: 'ABCDEFGH',
    sequence: 1,
    first_name: 'CLAIRE',
    last_name: 'MARTIN',
    birth_date: '1988-12-31',
    birth_place: 'Lyon',
    smartphone_number: '+33612345678',
    mail,
  };
  return events.consumerRegistered.create(fields({ consumer, pre_registered }));
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
