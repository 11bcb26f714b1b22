import { events } from '@alveole/contracts';
import { administrators, fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it('alerts every administrator and the alert address, each once, of the SMS switch', async () => {
  const event = events.smsSwitched.create(fields({ disable_sms: 'yes' as const, user_name: 'LEROY Sophie' }));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  expect((await notifications.inbox.messages('adm-1@exemple.fr'))[0]?.subject).toBe('Code SMS désactivé');
});
