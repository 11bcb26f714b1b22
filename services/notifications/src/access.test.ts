import { routesOf } from '@alveole/contracts';
import { accessCells, outcomeOf } from '@alveole/testing/node';
import { openNotifications } from './notifications.harness.ts';

let notifications: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

describe('every call, by every caller', () => {
  it.each(accessCells(routesOf.notifications))('%s', async (_, cell) => {
    expect(await outcomeOf(notifications, cell, 'shop-closed')).toBe(cell.expected);
  });
});
