import { EstablishmentStatus, isRetentionDecided } from '@alveole/domain';
import { events } from '@alveole/contracts';
import { retentionCommand } from '@alveole/service-kit/service';
import { openNotifications } from '../notifications.harness.ts';

let notifications: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const day = 24 * 3_600_000;
const nightly = async () => {
  await notifications.database.collection('retention_runs').deleteMany({});
  return notifications.run(retentionCommand);
};
const scan = () => notifications.run(retentionCommand, 'scan');
const collection = (name: string) => notifications.database.collection(name);
const deliveredBefore = (_id: string, days: number) =>
  collection('deliveries').insertOne({
    _id,
    createdAt: new Date(notifications.clock.read().getTime() - days * day),
    recipient: 'mark',
    state: 'sent',
  } as never);
const contact = (_id: string) =>
  collection('contacts').insertOne({ _id, sequence: 1, mail: 'a@exemple.fr', name: 'A' } as never);
const mailOf = async (_id: string) =>
  ((await collection('contacts').findOne({ _id })) as { mail?: string } | null)?.mail;

it('removes a delivery two years after it was sent', async () => {
  await deliveredBefore('old', 731);
  await deliveredBefore('recent', 729);
  await nightly();
  expect(
    await collection('deliveries')
      .find({}, { projection: { _id: 1 } })
      .toArray(),
  ).toEqual([{ _id: 'recent' }]);
  await scan();
});

it('empties the address of an establishment whose people are forgotten, by its event and by the next run where that was lost', async () => {
  await contact('told');
  await contact('lost');
  notifications.forgottenEntities.push('told', 'lost');
  await notifications.publish(
    events.entityAnonymised.create({
      event_id: crypto.randomUUID(),
      occurred_at: notifications.clock.read().toISOString(),
      aggregate_id: 'told',
      sequence: 2,
      data: {
        entity: {
          ...{ entity_id: 'told', sequence: 2, status: EstablishmentStatus.closed, gender: 0 as const, prefix: 1 },
          ...{
            raison_sociale: 'A',
            commercialname: 'A',
            siret: '1',
            mail: '',
            activity: 0,
            conditions_accepted: false,
          },
        },
      },
    }),
  );
  expect([await mailOf('told'), await mailOf('lost')]).toEqual(['', 'a@exemple.fr']);
  await expect(scan()).rejects.toThrow('1 documents ou objets');
  await nightly();
  expect(await mailOf('lost')).toBe('');
  await scan();
  expect(notifications.deadLetters).toEqual([]);
});

it('has a decision in the retention table for every collection that it stores', () => {
  const names = notifications.database.declaredCollections();
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !isRetentionDecided('notifications', name))).toEqual([]);
});
