import { savedProfile } from '../repairs.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

it('tells of a file what VAT its shop charges, from the day on which the shop says so', async () => {
  const { harness } = tested;
  const { rep, entity } = await harness.shop();
  const start = { caller: rep, entityId: entity.entity_id, consumerId: harness.person().consumer_id };
  const file = await tested.journeys.open(start);
  const read = async () => (await rep.get(`/enrolment/repair/${file.repair_id}`)).body.taux_tva;
  expect(await read()).toBeUndefined();
  await harness.publish(savedProfile({ ...entity, sequence: entity.sequence + 1, taux_tva: '293B' }));
  expect(await read()).toBe('293B');
});
