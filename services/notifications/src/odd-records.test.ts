import { storeOddCopy } from '@alveole/testing/node';
import { openNotifications } from './notifications.harness.ts';
import type { OpenNotifications } from './notifications.harness.ts';
import { modelsOf } from './store/models.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications({ NODE_ENV: 'production' });
});
afterAll(() => notifications?.close());

describe('a stored delivery that fits the contract no more', () => {
  it('stands in the list beside the others', async () => {
    const { deliveries } = modelsOf(notifications.database);
    const begun = {
      channel: 'mail',
      template: 'x',
      aggregateId: 'a',
      eventId: 'e',
      state: 'sent',
      createdAt: new Date(),
    };
    await deliveries.collection.insertOne({ ...begun, _id: 'sound', rowHash: 'h', sequence: 1, outbox: [] } as never);
    await storeOddCopy(deliveries, 'sound', { _id: 'почта', state: 'away' });
    const list = await notifications.as('ADM').get('/v1/notifications/deliveries');
    expect([list.status, list.body.length]).toEqual([200, 2]);
  });
});
