import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it.each([
  ['ADM', 200],
  ['REP', 403],
  ['ALL', 403],
  ['FUB', 403],
] as const)('the list of deliveries is for administrators: %s gets %d', async (role, status) => {
  expect((await notifications.as(role).get('/v1/notifications/deliveries')).status).toBe(status);
});
