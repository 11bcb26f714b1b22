import { routesOf } from '@alveole/contracts';
import { accessCells, outcomeOf, scopeOutcomesOf, scopeRows } from '@alveole/testing/node';
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

describe('every call, by software of every binding with every scope', () => {
  it.each(scopeRows(routesOf.notifications))('%s', async (_, route, expected) => {
    expect(await scopeOutcomesOf(notifications, route)).toEqual(expected);
  });
});
