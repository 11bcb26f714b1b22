import { events } from '@alveole/contracts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { envelope } from '../repairs.harness.ts';

const tested = repairsUnderTest();

it('stands once in every file of the person, with who made it at the desk, and the file shows the corrected name', async () => {
  const { rep, entity } = await tested.harness.shop();
  const consumer = tested.harness.person();
  const start = { caller: rep, entityId: entity.entity_id, consumerId: consumer.consumer_id };
  const file = await tested.journeys.open(start);
  await tested.journeys.repairer(rep, file, 'CAN', {});
  const corrected = events.consumerChanged.create({
    ...envelope(),
    aggregate_id: consumer.consumer_id,
    sequence: 2,
    data: {
      consumer: { ...consumer, sequence: 2, last_name: 'DUPRE' },
      person_correction: { fields: ['name'], user_name: 'LEROY Ann' },
    },
  });
  await tested.harness.publish(corrected);
  await tested.harness.publish(corrected);
  const desk = (await tested.harness.as('ADM').get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`)).body;
  expect(desk.consumer.last_name).toBe('DUPRE');
  expect(desk.person_corrections).toEqual([
    { at: envelope().occurred_at, actor: { role: 'ADM', user_name: 'LEROY Ann' }, fields: ['name'] },
  ]);
});
