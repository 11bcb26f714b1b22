import { events } from '@alveole/contracts';
import type { ConsumerSnapshot, PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import { repairsUnderTest } from '../journeys.harness.ts';
import { envelope } from '../repairs.harness.ts';

const tested = repairsUnderTest();

const corrected = (consumer: ConsumerSnapshot, by: Partial<PhoneCorrectionData> = {}) =>
  events.consumerChanged.create({
    ...envelope(),
    aggregate_id: consumer.consumer_id,
    sequence: consumer.sequence,
    data: {
      consumer,
      phone_correction: { previous_number: '+33612345678', role: 'REP', user_name: 'Martin Camille', ...by },
    },
  });

async function opened(shopChanges = {}) {
  const { rep, entity } = await tested.harness.shop(shopChanges);
  const consumer = tested.harness.person({ smartphone_number: '+33612345678' });
  const start = { caller: rep, entityId: entity.entity_id, consumerId: consumer.consumer_id };
  const file = await tested.journeys.open(start);
  const own = async () => (await rep.get(`/enrolment/repair/${file.repair_id}`)).body;
  const desk = async () =>
    (await tested.harness.as('ADM').get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`)).body;
  const entity_id = entity.entity_id;
  return { rep, consumer: { ...consumer, sequence: 2, smartphone_number: '+33639981234' }, file, own, desk, entity_id };
}

const waiting = async (consumerId: string) =>
  (await tested.harness.asService('enrolment').get(`/v1/repairs/waiting_shops/${consumerId}`)).body;

describe('a corrected mobile', () => {
  it('stands in the open file masked, with who changed it, for desk and counter, once', async () => {
    const { consumer, own, desk, file, entity_id } = await opened();
    const event = corrected(consumer, { entity_id, entity_name: 'Cycles du Rhin' });
    await tested.harness.publish(event);
    await tested.harness.publish(event);
    const numbers = {
      at: envelope().occurred_at,
      previous_number: '06\u00a0••\u00a0••\u00a0••\u00a078',
      next_number: '06\u00a0••\u00a0••\u00a0••\u00a034',
    };
    expect((await own()).phone_corrections).toEqual([
      { ...numbers, actor: { role: 'REP', user_name: 'Martin Camille' } },
    ]);
    expect((await desk()).phone_corrections).toEqual([
      { ...numbers, actor: { role: 'REP', user_name: 'Martin Camille (Cycles du Rhin)' } },
    ]);
    expect((await own()).row_hash).toBe(file.row_hash);
  });

  it('by another shop is told to a counter by the shop’s name, never by who stood there', async () => {
    const { consumer, own } = await opened();
    await tested.harness.publish(corrected(consumer, { entity_id: 'other', entity_name: 'Vélos du Doubs' }));
    expect((await own()).phone_corrections[0].actor).toEqual({ role: 'REP', user_name: 'Vélos du Doubs' });
  });

  it('leaves a file alone that was given up before', async () => {
    const { rep, consumer, file, own } = await opened();
    await tested.journeys.repairer(rep, file, 'CAN', {});
    await tested.harness.publish(corrected(consumer));
    expect((await own()).phone_corrections).toEqual([]);
  });
});

describe('the shops where a person’s file waits for a code', () => {
  it('are those of his incomplete files, and none once a file is given up', async () => {
    const { rep, consumer, file, entity_id } = await opened();
    expect(await waiting(consumer.consumer_id)).toEqual({ entity_ids: [entity_id] });
    await tested.journeys.repairer(rep, file, 'CAN', {});
    expect(await waiting(consumer.consumer_id)).toEqual({ entity_ids: [] });
  });

  it('are told to services alone', async () => {
    const { consumer, rep } = await opened();
    expect((await rep.get(`/v1/repairs/waiting_shops/${consumer.consumer_id}`)).status).toBe(401);
  });
});

describe('the hint of the shop’s own number', () => {
  const hintsOf = async (repairId: string) =>
    (await tested.harness.as('ADM').get(`/v1/repairs/hints/${repairId}`)).body;

  it.each(['telephone', 'smartphone'] as const)(
    'is raised where the person’s mobile is the shop’s %s',
    async (field) => {
      const { consumer, file } = await opened({ [field]: '+33639981234' });
      const hint = { kind: 'shop_phone', value: '+33639981234', others: [] };
      expect(await hintsOf(file.repair_id)).not.toContainEqual(hint);
      await tested.harness.publish(corrected(consumer));
      expect(await hintsOf(file.repair_id)).toContainEqual(hint);
    },
  );
});
