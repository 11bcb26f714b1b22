import { randomUUID } from 'node:crypto';
import { events, appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { isRetentionDecided } from '@alveole/domain';
import { retentionCommand } from '@alveole/service-kit/service';
import { repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { createPortsFor } from '../ports.harness.ts';
import { consumerOf, envelope } from '../repairs.harness.ts';
import { statisticsCommand } from '../recount-statistics/statistics.command.ts';

const tested = repairsUnderTest();
const day = 24 * 3_600_000;
const month = 31 * day;

const stored = async (id: string) => tested.harness.models.repairs.findById(id).orFail().lean();
const keysOf = async (id: string) =>
  (await stored(id)).history
    .flatMap(({ details }) => [details.mediaKey, details.stampedKey])
    .filter((key) => key !== undefined);
const areThere = (keys: readonly string[]) => Promise.all(keys.map((key) => tested.harness.store.isThere(key)));
const age = (id: string, months: number) =>
  tested.harness.models.repairs.updateOne(
    { _id: id },
    { $set: { modifiedAt: new Date(tested.harness.clock.read().getTime() - months * month) } },
  );
const nightly = async () => {
  await tested.harness.database.collection('retention_runs').deleteMany({});
  return tested.harness.run(retentionCommand);
};
const scan = () => tested.harness.run(retentionCommand, 'scan');

async function paid(): Promise<{ file: FileInHand; consumerId: string }> {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.complete(start);
  await tested.journeys.staff(tested.harness.as('ADM'), file, 'AVAL');
  await tested.harness.models.repairs.updateOne({ _id: file.repair_id }, { $set: { status: 6 } });
  return { file, consumerId: start.consumerId };
}

async function abandoned(): Promise<FileInHand> {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.withEvidence(start);
  return tested.journeys.repairer(start.caller, file, 'CAN', {});
}

describe('a file that was given up', () => {
  it('loses its client, its authors and its objects after two years, and keeps number, dates and sums', async () => {
    const { repair_id: id, repair_rozo_id: number } = await abandoned();
    const keys = await keysOf(id);
    const before = await stored(id);
    expect(keys.length).toBeGreaterThanOrEqual(3);
    await age(id, 23);
    await nightly();
    expect(await areThere(keys)).not.toContain(false);
    await age(id, 25);
    await nightly();
    const after = await stored(id);
    expect(await areThere(keys)).not.toContain(true);
    expect(after).toMatchObject({ fileNumber: number, status: 2, invoiceCents: before.invoiceCents });
    expect(after.history.map(({ code, recordedAt }) => [code, recordedAt])).toEqual(
      before.history.map(({ code, recordedAt }) => [code, recordedAt]),
    );
    expect(JSON.stringify(after)).not.toContain(before.bike.serial);
    expect(JSON.stringify(after)).not.toContain('DURAND');
    await scan();
  });

  it('is read by the desk as before, found by its number and not by its client', async () => {
    const file = await abandoned();
    await age(file.repair_id, 25);
    await nightly();
    const desk = tested.harness.as('ADM');
    const found = (await desk.get(`/backend/repairs?query=${file.repair_rozo_id}`)).body;
    expect(found).toMatchObject([{ repair_id: file.repair_id }]);
    expect((await desk.get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`)).status).toBe(200);
    expect((await desk.get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`)).body).toMatchObject({
      persons_erased_at: tested.harness.clock.read().toISOString(),
      consumer: { first_name: 'LEA' },
    });
    const ofClient = (await desk.get('/backend/repairs?query=DURAND')).body as { repair_id: string }[];
    expect(ofClient.map(({ repair_id }) => repair_id)).not.toContain(file.repair_id);
  });

  it('takes no operation any more', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    await age(file.repair_id, 25);
    await nightly();
    const { rowHash } = await stored(file.repair_id);
    const answer = await start.caller.put('/enrolment/repair', {
      repair_id: file.repair_id,
      last_row_hash: rowHash,
      repair_data: { operation_code: 'CAN', operation_data: {} },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'NotAuthorizedException']);
  });
});

describe('a file that was paid', () => {
  it('loses its client and its photo after five years, its invoice and its authors after eleven', async () => {
    const { file } = await paid();
    const { repair_id: id } = file;
    const invoice = (await stored(id)).history.find(({ code }) => code === 'FAC')?.details;
    const photo = (await stored(id)).history.find(({ code }) => code === 'PHO')?.details.mediaKey ?? '';
    const pieces = [invoice?.mediaKey ?? '', invoice?.stampedKey ?? ''];
    await age(id, 61);
    await nightly();
    expect(await areThere([photo, ...pieces])).toEqual([false, true, true]);
    const forgotten = await stored(id);
    expect(forgotten).toMatchObject({ bike: { serial: '' }, premiumCents: expect.any(Number) });
    expect(forgotten.history.find(({ code }) => code === 'FAC')?.details.mediaKey).toBe(pieces[0]);
    expect(forgotten.history[0]?.author.userName).not.toBe('');
    await age(id, 133);
    await nightly();
    expect(await areThere(pieces)).toEqual([false, false]);
    expect((await stored(id)).history.every(({ author }) => author.userName === '')).toBe(true);
    await scan();
  });

  it('counts in the statistics as before, and again after a recount', async () => {
    const { file } = await paid();
    await tested.harness.drain();
    await tested.harness.run(statisticsCommand, '--recount');
    await age(file.repair_id, 61);
    await nightly();
    expect((await tested.harness.run(statisticsCommand)).at(-1)).toMatch(/ 0 écarts\.$/);
    expect((await tested.harness.run(statisticsCommand, '--recount')).at(-1)).toMatch(/ 0 écarts\.$/);
  });
});

it('leaves alone a file that waits for the desk or for its payment, however old it is', async () => {
  const start = await tested.journeys.begin();
  const toReview = await tested.journeys.complete(start);
  const { file: validated } = await tested.journeys.validated();
  for (const { repair_id } of [toReview, validated]) await age(repair_id, 200);
  await nightly();
  for (const { repair_id } of [toReview, validated]) expect((await stored(repair_id)).bike.serial).not.toBe('');
});

it('removes the objects of a file in the next run where a run died between emptying the file and removing them', async () => {
  const { repair_id: id } = await abandoned();
  const keys = await keysOf(id);
  await age(id, 25);
  const { forgottenFiles } = createPortsFor(tested.harness);
  const read = await forgottenFiles.find(id);
  if (read === undefined) throw new Error('The file is there');
  await forgottenFiles.empty(read, { persons: true, pieces: true }, undefined);
  expect(await areThere(keys)).not.toContain(false);
  await expect(scan()).rejects.toThrow('dépassent leur durée de conservation');
  await nightly();
  expect(await areThere(keys)).not.toContain(true);
  await scan();
});

it('removes the notes of staff with the client of their file', async () => {
  const { repair_id: id } = await abandoned();
  const note = { repairId: id, text: 'Madame DURAND a rappelé', userId: 'ann', userName: 'Ann', at: new Date() };
  await tested.harness.database.collection('staff_notes').insertOne({ _id: randomUUID(), ...note } as never);
  await age(id, 25);
  await nightly();
  expect(await tested.harness.database.collection('staff_notes').countDocuments({ repairId: id } as object)).toBe(0);
});

it('is read by the desk without a client and without hints once enrolment has forgotten her too', async () => {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.withEvidence(start);
  await tested.journeys.repairer(start.caller, file, 'CAN', {});
  await age(file.repair_id, 25);
  await nightly();
  const { consumerId: consumer_id } = start;
  const sequence = 2;
  await tested.harness.publish(
    events.consumerAnonymised.create({ ...envelope(), aggregate_id: consumer_id, sequence, data: { consumer_id } }),
  );
  const desk = tested.harness.as('ADM');
  const answer = await desk.get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`);
  expect([answer.status, answer.body.consumer]).toEqual([200, { first_name: '', last_name: '' }]);
  expect((await desk.get(`/v1/repairs/hints/${file.repair_id}`)).body).toEqual([]);
});

describe('a beneficiary whom enrolment has forgotten', () => {
  const forgotten = (consumer_id: string, sequence: number) =>
    events.consumerAnonymised.create({ ...envelope(), aggregate_id: consumer_id, sequence, data: { consumer_id } });

  it('is unknown here too, also when an older event comes late', async () => {
    const start = await tested.journeys.begin();
    await tested.journeys.open(start);
    const snapshot = await tested.harness.models.beneficiaries.find(start.consumerId);
    await tested.harness.publish(forgotten(start.consumerId, 2));
    if (snapshot) await tested.harness.models.beneficiaries.keep(start.consumerId, snapshot);
    expect(await tested.harness.models.beneficiaries.find(start.consumerId)).toBeUndefined();
  });

  it('is emptied by the next run where her event was lost, once no file needs her', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    tested.harness.enrolment.on(beneficiaryRoutes.readConsumerSnapshot, ({ params }) => {
      if (params.id === start.consumerId) throw appError('ConsumerNotFoundException', 'Not found.');
      return consumerOf({ consumer_id: params.id });
    });
    await nightly();
    expect(await tested.harness.models.beneficiaries.find(start.consumerId)).toBeDefined();
    await age(file.repair_id, 25);
    await nightly();
    expect(await tested.harness.models.beneficiaries.find(start.consumerId)).toBeUndefined();
    await scan();
  });
});

it('tells services alone which beneficiaries have a file within its term', async () => {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.open(start);
  const ask = async () =>
    (
      await tested.harness
        .asService('enrolment')
        .post('/v1/repairs/needed_consumers', { consumer_ids: [start.consumerId] })
    ).body;
  expect(await ask()).toEqual({ consumer_ids: [start.consumerId] });
  await age(file.repair_id, 25);
  await nightly();
  expect(await ask()).toEqual({ consumer_ids: [] });
  const byShop = await start.caller.post('/v1/repairs/needed_consumers', { consumer_ids: [start.consumerId] });
  expect(byShop.status).toBe(401);
});

it('has a decision in the retention table for every collection that it stores', async () => {
  const names = tested.harness.database.declaredCollections();
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !isRetentionDecided('repairs', name))).toEqual([]);
});
