import { events } from '@alveole/contracts';
import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import { repairsUnderTest } from '../journeys.harness.ts';
import { envelope, savedProfile } from '../repairs.harness.ts';

const tested = repairsUnderTest();

async function opened(phone: string) {
  const { rep, entity } = await tested.harness.shop();
  const consumer = tested.harness.person({ smartphone_number: phone });
  const start = { caller: rep, entityId: entity.entity_id, consumerId: consumer.consumer_id };
  return { rep, entity, consumer, file: await tested.journeys.open(start) };
}

function corrected(consumer: ConsumerSnapshot) {
  const { consumer_id: aggregate_id, sequence } = consumer;
  return events.consumerChanged.create({ ...envelope(), aggregate_id, sequence, data: { consumer } });
}

describe('following people', () => {
  it('finds a file by the corrected phone, also when the older event comes late', async () => {
    const { rep, consumer, file } = await opened('+33611111111');
    await tested.harness.publish(corrected({ ...consumer, sequence: 2, smartphone_number: '+33622222222' }));
    await tested.harness.publish(
      events.consumerRegistered.create({
        ...envelope(),
        aggregate_id: consumer.consumer_id,
        sequence: 1,
        data: { consumer, pre_registered: false },
      }),
    );
    const [row] = (await rep.get('/enrolment/repairs?query=0622222222')).body;
    expect(row).toMatchObject({ repair_id: file.repair_id, repair_search_data: { phone: '+33622222222' } });
    expect((await rep.get('/enrolment/repairs?query=0611111111')).body).toEqual([]);
  });

  it('leaves the row_hash, so that what a person has on screen stays writable', async () => {
    const { rep, consumer, file } = await opened('+33633333333');
    await tested.harness.publish(corrected({ ...consumer, sequence: 2, last_name: 'MARTIN' }));
    expect((await rep.get(`/enrolment/repair/${file.repair_id}`)).body).toMatchObject({
      consumer: { last_name: 'MARTIN' },
      row_hash: file.row_hash,
    });
  });

  it('shows the name that a shop has now; an older event changes nothing', async () => {
    const { rep, entity } = await opened('+33644444444');
    await tested.harness.publish(savedProfile({ ...entity, sequence: 5, commercialname: 'Vélos neufs' }));
    await tested.harness.publish(savedProfile({ ...entity, sequence: 4, commercialname: 'Vélos d’avant' }));
    expect((await rep.get('/enrolment/repairs')).body).toMatchObject([{ entity_name: 'Vélos neufs' }]);
  });
});
