import { repairsUnderTest } from '../journeys.harness.ts';
import { retentionCommand } from '@alveole/service-kit/service';

const tested = repairsUnderTest();

const post = (path: string, consumer_ids: string[]) =>
  tested.harness.asService('enrolment').post(`/v1/repairs/${path}`, { consumer_ids });
const find = async (id: string) => (await post('person_files', [id])).body.files;
const stored = async (id: string) => tested.harness.models.repairs.findById(id).orFail().lean();

async function abandoned() {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.withEvidence(start);
  await tested.journeys.repairer(start.caller, file, 'CAN', {});
  return { id: file.repair_id, consumerId: start.consumerId };
}

async function paid() {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.complete(start);
  await tested.journeys.staff(tested.harness.as('ADM'), file, 'AVAL');
  await tested.harness.models.repairs.updateOne({ _id: file.repair_id }, { $set: { status: 6 } });
  return { id: file.repair_id, consumerId: start.consumerId };
}

describe('the files of a person', () => {
  it('say what they hold of him, their documents and what an erasure would do, and name nobody who worked on them', async () => {
    const { id, consumerId } = await abandoned();
    await tested.harness.database.collection('staff_notes').insertOne({
      _id: `note-${id}`,
      ...{ repairId: id, text: 'Client joint au téléphone', userId: 'ann', userName: 'LEROY Ann', at: new Date() },
    } as never);
    const { body, text } = await post('person_files', [consumerId]);
    const document = await stored(id);
    expect(body.files).toMatchObject([
      { repair_id: id, consumer_id: consumerId, is_forgotten: false, fate: 'forgotten' },
    ]);
    expect(text).toContain(document.bike.serial);
    expect(text).toContain('Client joint au téléphone');
    expect(text).not.toContain('LEROY Ann');
    expect(body.files[0].documents.length).toBeGreaterThanOrEqual(2);
  });

  it('are kept for the term of the campaign once they are paid', async () => {
    const { consumerId } = await paid();
    const [file] = await find(consumerId);
    expect(file).toMatchObject({ fate: 'kept', reason: 'paid-file', until: expect.stringMatching(/^20\d\d-/) });
  });

  it('are told to services alone', async () => {
    const answer = await tested.harness.as('ADM').post('/v1/repairs/person_files', { consumer_ids: [] });
    expect(answer.status).toBe(401);
  });
});

describe('the erasure of a person’s files', () => {
  it('empties those that owe nobody anything with their objects and notes, and the scan of the retention reads them', async () => {
    const { id, consumerId } = await abandoned();
    const keys = (await find(consumerId))[0].documents as string[];
    await tested.harness.database.collection('staff_notes').insertOne({
      _id: `note-${id}`,
      ...{ repairId: id, text: 'Client', userId: 'ann', userName: 'Ann', at: new Date() },
    } as never);
    const before = await stored(id);
    expect((await post('forgotten_person_files', [consumerId])).body).toEqual({ forgotten: 1, remaining: 0 });
    const after = await stored(id);
    expect(JSON.stringify(after)).not.toContain(before.bike.serial);
    expect(after).toMatchObject({ fileNumber: before.fileNumber, status: 2, invoiceCents: before.invoiceCents });
    expect(await Promise.all(keys.map((key) => tested.harness.store.isThere(key)))).not.toContain(true);
    expect(await tested.harness.database.collection('staff_notes').countDocuments({ repairId: id } as object)).toBe(0);
    expect(await find(consumerId)).toMatchObject([{ is_forgotten: true, documents: [] }]);
    await tested.harness.run(retentionCommand, 'scan');
    await tested.harness.models.repairs.updateOne({ _id: id }, { $set: { 'bike.serial': 'VEL-1' } });
    await expect(tested.harness.run(retentionCommand, 'scan')).rejects.toThrow('1 documents');
    await tested.harness.models.repairs.updateOne({ _id: id }, { $set: { 'bike.serial': '' } });
  });

  it('leaves a paid file, and does nothing more when it is repeated', async () => {
    const { id, consumerId } = await paid();
    const before = await stored(id);
    expect((await post('forgotten_person_files', [consumerId])).body).toEqual({ forgotten: 0, remaining: 0 });
    expect((await stored(id)).rowHash).toBe(before.rowHash);
  });
});
