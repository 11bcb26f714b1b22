import { routesOf } from '@alveole/contracts';
import { openNotifications } from './notifications.fixture.ts';

let notifications: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it('binds every route that its contract declares', () => {
  expect([...notifications.routeNames].sort()).toEqual(routesOf.notifications.map((route) => route.name).sort());
});

it('keeps the list of deliveries for administrators', async () => {
  const ask = (role: 'REP' | 'ALL') =>
    notifications.app.inject({
      url: '/alveoleapi/v1/notifications/deliveries',
      headers: { authorization: notifications.tokens.bearer(role) },
    });
  expect([(await ask('REP')).statusCode, (await ask('ALL')).statusCode]).toEqual([403, 403]);
});
