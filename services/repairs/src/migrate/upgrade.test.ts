import { isDuplicateKey, previewMigrations } from '@alveole/persistence';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { migrations } from './migrations.ts';

const paid = 'f295b75e-e785-f804-52a6-ae7f213965cb';
const inBatch = '40cdabeb-b674-62c3-4a7a-f3363326f03b';
const batch = '32f94225-2239-6cc5-05cb-5d6af8f4cbad';
const waiting = '5c1d7b1e-90f4-4a4e-8a55-2f0a1f0b7c31';
const shopOfWaiting = 'dc7cb5e4-1349-d9b8-348d-21f54c7874fa';
/** What the beneficiary of the waiting file was sent: its hashes stand in the rows, keyed by this pepper. */
const CODE_PEPPER = '0'.repeat(64);
const token = `${waiting}.bGllbi1kLXVuZS12ZXJzaW9uLWFudGVyaWV1cmUtMTI`;
const earlierCode = '731946';

/** A version of the one campaign that an installation had. */
const formerVersion = {
  _id: 'version-2',
  version: 2,
  state: 'withdrawn',
  holdsFrom: '2026-12-01',
  reason: 'Le budget de la région',
  files: { campaign: '', rules: '', examples: '' },
  formerFiles: { campaign: '', rules: '', examples: '' },
  campaignText: JSON.stringify({ ...openEndedCampaign, version: 2 }),
  proposedBy: { userId: 'ann', userName: 'Ann', at: new Date('2026-11-20T09:00:00Z') },
  rowHash: 'f'.repeat(32),
};

let harness: RepairsHarness;
beforeAll(async () => {
  harness = await startRepairs({ CODE_PEPPER });
  const repairs = harness.database.collection('repairs');
  await repairs.createIndex({ 'history.details.lookBands': 1 }, { name: 'look_newest' });
  const hasPlace = { place: { $exists: true } };
  const versions = harness.database.collection('campaign_versions');
  await versions.createIndex({ version: 1 }, { name: 'version', unique: true });
  await versions.insertOne(formerVersion as never);
  await repairs.createIndex({ place: 1 }, { name: 'place', unique: true, partialFilterExpression: hasPlace });
  await harness.storeFormerRows('services/repairs/src/migrate/rows-of-2026-11-25.fixture.json');
});
afterAll(() => harness?.close());

const stored = () => harness.database.collection('repairs').find({}).sort({ _id: 1 }).toArray();
const desk = () => harness.as('ADM', { permission: 0 });

// Each test goes on where the one before ended.
describe('the store of repairs as a version of November 2026 left it', () => {
  it('tells by a dry run how many files each migration would change, and changes none', async () => {
    const before = await stored();
    const store = { database: harness.database, now: harness.clock.read };
    expect(await previewMigrations(store, migrations)).toEqual([
      { name: '0001-renew-search', seen: 5, changed: 5 },
      { name: '0002-renew-claims', seen: 5, changed: 3 },
      { name: '0003-rename-entitlement', seen: 5, changed: 5 },
      { name: '0004-name-amounts', seen: 10, changed: 6 },
      { name: '0005-name-frame-fields', seen: 7, changed: 7 },
      { name: '0006-name-hashes-and-reservations', seen: 5, changed: 2 },
      { name: '0007-name-invoice-amounts', seen: 5, changed: 5 },
      { name: '0008-lock-by-funder', seen: 5, changed: 2 },
      { name: '0009-name-campaigns-of-versions', seen: 1, changed: 1 },
      { name: '0010-settle-shares', seen: 5, changed: 0 },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('migrates files so that they are found, read, locked and unique as before', async () => {
    const former = (await stored()) as unknown as { _id: string; place: string }[];
    await harness.migrate();
    const files = (await stored()) as unknown as { _id: string; entitlement: string }[];
    expect(files.map(({ _id, entitlement }) => [_id, entitlement])).toEqual(
      former.map(({ _id, place }) => [_id, place]),
    );
    const { body } = await desk().get('/backend/repair_by_rozo_id/REP00020_27077');
    expect(body).toMatchObject({ repair_id: paid, status: 6, repair_consumer_id: 'KR96SJ8D' });
    const found = await desk().get('/backend/repairs?query=LEFEVRE');
    expect(found.body.map(({ repair_id }: { repair_id: string }) => repair_id)).toEqual([paid]);
    const history = (await desk().get(`/backend/repair/${paid}/history`)).body as { operation_code: string }[];
    expect(history.find(({ operation_code }) => operation_code === 'REM')).toMatchObject({
      operation_data: { refund_id: batch },
    });
    const given = history.find(({ operation_code }) => operation_code === 'FAC');
    expect(given).toMatchObject({ operation_data: { amount_to_refund: 50 } });
    const corrected = history.find(({ operation_code }) => operation_code === 'FACCOR');
    expect(corrected).toMatchObject({ operation_data: { amount_to_refund: -9 } });
    const [file] = (await stored()).filter(({ _id }) => String(_id) === paid);
    expect(file).toMatchObject({ premiumCents: 4100 });
    expect(JSON.stringify(file)).toContain('"adjustmentCents":-900');
    expect(JSON.stringify(file)).toMatch(/"perceptualHash":"[01]{64}","perceptualHashBands":\["0:/);
    const lock = { refund_id: 'batch-in-hand', repair_ids: [inBatch, paid] };
    const locked = await harness.asService('refunds').put('/v1/repairs/refund_locks', lock);
    expect(locked.body).toMatchObject({ locked: [{ repair_id: inBatch }], refused: [paid] });
    const twin = { _id: 'twin', entitlement: 'KR96SJ8D:bike:2' } as never;
    const refusal = await harness.models.repairs.collection.insertOne(twin).catch((error: unknown) => error);
    expect(isDuplicateKey(refusal, 'entitlement')).toBe(true);
  });

  it('shows the amounts behind a link that was sent before, and closes the file by an earlier code', async () => {
    harness.clock.later(Date.parse('2026-11-12T10:00:00Z') - harness.clock.read().getTime());
    const shown = await harness.visitor.post('/v1/repairs/pick_ups/read', { token });
    expect(shown.body).toMatchObject({ state: 'open', amount_net: 64.43, amount_to_refund: 50 });
    const rep = harness.as('REP', { entityId: shopOfWaiting, userId: 'camille' });
    const { row_hash } = (await rep.get(`/enrolment/repair/${waiting}`)).body;
    const repair_data = { operation_code: 'VAL', operation_data: { code: earlierCode } };
    const asked = { repair_id: waiting, last_row_hash: row_hash, repair_data };
    expect((await rep.put('/enrolment/repair', asked)).body).toMatchObject({ status: 1 });
    expect((await rep.get(`/enrolment/repair/${waiting}`)).body.confirmed_amounts).toEqual({
      amount_net: 64.43,
      amount_to_refund: 50,
    });
  });

  it('shows the reasons of the desk that were stored before, and saves others in their place', async () => {
    const { body } = await desk().get('/v1/repairs/review_reasons');
    expect(body.reasons).toMatchObject([{ reason_id: 'reason-1', name: 'Photo floue' }]);
    const saved = await desk().put('/v1/repairs/review_reasons', { reasons: [], last_row_hash: body.row_hash });
    expect(saved.status).toBe(200);
    expect((await desk().get('/enrolment/param')).body).toEqual({ disable_sms: 'no' });
  });

  it('lists the versions of the campaign that were proposed before under its name', async () => {
    const { body } = await desk().get('/v1/repairs/campaign_versions');
    expect(body[0]).toMatchObject({ version_id: 'version-2', campaign_id: 'open-ended', version: 2 });
  });

  it('leaves no former field and no former index in the store, and finds nothing to migrate at the next run', async () => {
    expect(JSON.stringify(await stored())).not.toMatch(
      /"(place|refundId|toRefundCents|row_hash|queued_at|look|lookBands|held|netCents)":/,
    );
    const indexes = await harness.database.collection('repairs').listIndexes().toArray();
    const names = indexes.map(({ name }) => name as string);
    expect(names).toEqual(expect.arrayContaining(['entitlement', 'perceptual_hash_newest']));
    expect(names.filter((name) => ['place', 'look_newest'].includes(name))).toEqual([]);
    const ofVersions = await harness.database.collection('campaign_versions').listIndexes().toArray();
    expect(ofVersions.map(({ name }) => name as string)).not.toContain('version');
    expect((await harness.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
