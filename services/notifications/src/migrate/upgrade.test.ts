import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { migrations } from './migrations.ts';

const file = 'f295b75e-e785-f804-52a6-ae7f213965cb';
const shop = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
  await notifications.storeFormerRows('services/notifications/src/migrate/rows-of-2026-11-25.fixture.json');
  await notifications.migrate();
});
afterAll(() => notifications?.close());

describe('the store of notifications as a version of November 2026 left it', () => {
  it('shows what left about a file', async () => {
    const { body } = await notifications.as('ADM').get(`/v1/notifications/repair_messages/${file}`);
    expect(body).toMatchObject([{ template: 'repair-validated', create_date: '2026-10-01T11:05:00.000Z' }]);
  });

  it('still has to announce the messages that waited, on the day that was set', async () => {
    const { waiting } = notifications.ports;
    expect([await waiting.due('2026-11-18', 10), await waiting.due('2026-11-19', 10)]).toEqual([[], [shop]]);
    expect(await waiting.take(shop, '2026-11-19')).toMatchObject({
      messages: [{ eventId: 'event-2', repairId: file, fileNumber: 'REP00020_27077' }],
    });
  });

  it('still spares the address that stopped its messages', async () => {
    const recipient = '78'.repeat(32);
    expect(await notifications.ports.optOuts.of(recipient)).toEqual([
      { topic: 'messages', since: new Date('2026-11-12T08:00:00Z') },
    ]);
  });

  it('leaves no former field in the store, and finds nothing to migrate at the next run', async () => {
    const collections = ['deliveries', 'waiting_messages', 'opt_outs', 'contacts'];
    const rows = await Promise.all(
      collections.map((name) => notifications.database.collection(name).find({}).toArray()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/"[a-z]+(_[a-z]+)+":/);
    expect((await notifications.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
