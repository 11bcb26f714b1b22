import { events } from '@alveole/contracts';
import { administrators, fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it('tells every administrator and the alert address, each once, of a new administrator and of who gave the access', async () => {
  const data = { mail: 'jeanne@exemple.fr', name: 'Jeanne Petit', permission: 0 as const, by_name: 'Sophie Leroy' };
  const event = events.administratorAdded.create(fields(data));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  const [mail] = await notifications.inbox.messages('adm-1@exemple.fr');
  expect(mail?.subject).toBe('Un administrateur de plus');
  expect(mail?.text).toContain(
    'Jeanne Petit (jeanne@exemple.fr) est désormais administrateur et dispose de tous les droits. Cet accès a été donné par Sophie Leroy.',
  );
});

it('alerts every administrator and the alert address, each once, of the SMS switch', async () => {
  const event = events.smsSwitched.create(fields({ disable_sms: 'yes' as const, user_name: 'LEROY Sophie' }));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  expect((await notifications.inbox.messages('adm-1@exemple.fr'))[0]?.subject).toBe('Code SMS désactivé');
});
