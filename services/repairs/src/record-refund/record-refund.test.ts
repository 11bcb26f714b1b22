import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const lock = (refund_id: string, repair_ids: string[]) =>
  tested.harness.asService('refunds').put('/v1/repairs/refund_locks', { refund_id, repair_ids });
const newest = async (file: FileInHand) =>
  (await tested.harness.as('ADM').get(`/enrolment/repair/${file.repair_id}`)).body;
const confirmed = (refund_id: string, repair_ids: string[]) =>
  events.refundConfirmed.create({
    event_id: randomUUID(),
    occurred_at: tested.harness.clock.now.toISOString(),
    aggregate_id: refund_id,
    sequence: 4,
    data: {
      refund_id,
      repair_ids,
      corrected_ids: [],
      transfers: [],
      confirmed_at: tested.harness.clock.now.toISOString(),
    },
  });
const operatedEvents = (file: FileInHand) => tested.harness.events(file.repair_id, 'repair.operated');

describe('the lock of a refund batch', () => {
  it('takes files at 5 and 11 with their premium and names the others', async () => {
    const [plain, sample] = [await tested.journeys.validated(), await tested.journeys.validated(true)];
    const open = await tested.journeys.open(await tested.journeys.begin());
    const ids = [plain.file.repair_id, sample.file.repair_id, open.repair_id, 'unknown'];
    const first = await lock('batch-a', ids);
    expect(first.body.locked).toHaveLength(2);
    expect(first.body.locked).toContainEqual({ repair_id: plain.file.repair_id, amount_to_refund: 42.5 });
    expect(first.body.refused).toEqual([open.repair_id, 'unknown']);
    expect((await lock('batch-a', ids)).body).toEqual(first.body);
  });

  it('belongs to one of twenty batches that ask at once', async () => {
    const { file } = await tested.journeys.validated();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => lock(`batch-race-${n}`, [file.repair_id])));
    expect(answers.filter(({ body }) => body.locked.length === 1)).toHaveLength(1);
  });

  it('makes whatever was under way on the file fail, and keeps it from leaving', async () => {
    const { admin, file } = await tested.journeys.validated();
    await lock('batch-b', [file.repair_id]);
    const write = (row_hash: string) => ({
      repair_id: file.repair_id,
      last_row_hash: row_hash,
      repair_data: { operation_code: 'NIL', operation_data: {} },
    });
    expect((await admin.put('/backend/repair', write(file.row_hash))).body.code).toBe('RepairVersionMismatchException');
    expect((await newest(file)).refund_locked).toBe(true);
    const answer = await admin.put('/backend/repair', write((await newest(file)).row_hash));
    expect([answer.status, answer.body.message]).toEqual([409, 'Repair locked by a refund batch.']);
  });

  it('is for services alone', async () => {
    const body = { refund_id: 'batch-c', repair_ids: ['x'] };
    expect((await tested.harness.as('ADM').put('/v1/repairs/refund_locks', body)).status).toBe(401);
    expect((await tested.harness.asService('refunds').put('/v1/repairs/refund_locks', body)).status).toBe(200);
  });
});

describe('a confirmed refund', () => {
  it('makes its files refunded, once, however often the event comes', async () => {
    const [plain, sample] = [await tested.journeys.validated(), await tested.journeys.validated(true)];
    const ids = [plain.file.repair_id, sample.file.repair_id];
    await lock('batch-d', ids);
    const event = confirmed('batch-d', ids);
    await Promise.all([
      tested.harness.publish(event),
      tested.harness.publish(event),
      tested.harness.publish({ ...event, event_id: randomUUID() }),
    ]);
    await tested.harness.drain();
    expect([(await newest(plain.file)).status, (await newest(sample.file)).status]).toEqual([6, 12]);
    const history = (await newest(plain.file)).history;
    expect(history.filter(({ operation_code }: { operation_code: string }) => operation_code === 'REM')).toMatchObject([
      { actor: { role: 'SYS' }, operation_data: { refund_id: 'batch-d', amount_to_refund: 42.5 } },
    ]);
    expect(operatedEvents(plain.file).at(-1)?.data).toMatchObject({
      operation_codes: ['REM'],
      from: 5,
      repair: { status: 6, to_refund_cents: 4250 },
    });
    expect(
      operatedEvents(plain.file).filter(
        ({ data }) => (data as { operation_codes: string[] }).operation_codes[0] === 'REM',
      ),
    ).toHaveLength(1);
  });

  it('pays nothing that its batch did not lock, and goes to the dead letters with the names', async () => {
    const [locked, free] = [await tested.journeys.validated(), await tested.journeys.validated()];
    await lock('batch-e', [locked.file.repair_id]);
    await tested.harness.publish(confirmed('batch-e', [free.file.repair_id, locked.file.repair_id]));
    expect([(await newest(free.file)).status, (await newest(locked.file)).status]).toEqual([5, 6]);
    expect(tested.harness.deadLetters.at(-1)?.reason).toContain(free.file.repair_id);
  });
});

describe('a refused refund', () => {
  const rejected = (refund_id: string, repair_ids: string[]) =>
    events.refundRejected.create({
      event_id: randomUUID(),
      occurred_at: tested.harness.clock.now.toISOString(),
      aggregate_id: refund_id,
      sequence: 4,
      data: { refund_id, repair_ids, corrected_ids: [], entity_ids: ['shop'], transfers: [], reason: 'AC01' },
    });

  it('frees its files for the next batch, and those of another batch stay locked', async () => {
    const [own, others] = [await tested.journeys.validated(), await tested.journeys.validated()];
    await lock('batch-f', [own.file.repair_id]);
    await lock('batch-g', [others.file.repair_id]);
    await tested.harness.publish(rejected('batch-f', [own.file.repair_id, others.file.repair_id]));
    expect([(await newest(own.file)).refund_locked, (await newest(others.file)).refund_locked]).toEqual([false, true]);
    expect((await lock('batch-h', [own.file.repair_id])).body.locked).toHaveLength(1);
  });

  it.each([events.refundRefused, events.refundWithdrawn])(
    'frees the files of a draft that was stopped after they were locked: $name',
    async ({ create }) => {
      const { file } = await tested.journeys.validated();
      const refund_id = `batch-${file.repair_id.slice(0, 8)}`;
      await lock(refund_id, [file.repair_id]);
      const occurred_at = tested.harness.clock.now.toISOString();
      const data = { refund_id, repair_ids: [file.repair_id] };
      const event = create({ event_id: randomUUID(), occurred_at, aggregate_id: refund_id, sequence: 2, data });
      await tested.harness.publish(event);
      expect((await newest(file)).refund_locked).toBe(false);
    },
  );

  it('changes nothing of a file that another batch has paid since', async () => {
    const { file } = await tested.journeys.validated();
    await lock('batch-i', [file.repair_id]);
    await tested.harness.publish(confirmed('batch-i', [file.repair_id]));
    const paid = await newest(file);
    await tested.harness.publish(rejected('batch-i', [file.repair_id]));
    expect(await newest(file)).toEqual(paid);
  });
});

describe('the correction of a paid premium', () => {
  async function paid() {
    const { rep, file } = await tested.journeys.validated();
    await lock(`batch-${file.repair_id.slice(0, 8)}`, [file.repair_id]);
    await tested.harness.publish(confirmed(`batch-${file.repair_id.slice(0, 8)}`, [file.repair_id]));
    return { rep, file: { ...file, row_hash: (await newest(file)).row_hash as string } };
  }
  const correct = (file: FileInHand, amount_to_refund: number, person = {}, operation_code = 'FACCOR') =>
    tested.harness.as('ADM', person).put('/backend/repair', {
      repair_id: file.repair_id,
      last_row_hash: file.row_hash,
      repair_data: { operation_code, operation_data: { amount_to_refund } },
    });

  it('adds up signed adjustments and keeps each', async () => {
    const { file } = await paid();
    const first = await correct(file, -12.5);
    const second = await correct({ ...file, row_hash: first.body.row_hash }, 10);
    expect([first.body.status, second.body.status]).toEqual([6, 6]);
    const { repair_amounts, history } = await newest(file);
    expect(repair_amounts.amount_to_refund).toBe(40);
    expect(
      history
        .slice(-2)
        .map((entry: { operation_data: { amount_to_refund: number } }) => entry.operation_data.amount_to_refund),
    ).toEqual([-12.5, 10]);
    await tested.harness.drain();
    expect(operatedEvents(file).at(-1)?.data).toMatchObject({
      operation_codes: ['FACCOR'],
      adjustment_cents: 1000,
      earlier_adjustment_cents: -1250,
      repair: { to_refund_cents: 4000 },
    });
  });

  it.each([
    ['nothing', 0, {}, 400],
    ['more than the invoice', 0.01, {}, 400],
    ['more than the cap', 7.51, {}, 400],
    ['less than nothing', -42.51, {}, 400],
    ['more than two decimals', 1.005, {}, 400],
    ['an operator’s', 1, { permission: 1 }, 403],
  ])('refuses %s', async (_what, amount, person, status) => {
    const { file } = await paid();
    const answer = await correct(file, amount, person);
    expect(answer.status).toBe(status);
    expect((await newest(file)).repair_amounts.amount_to_refund).toBe(42.5);
  });

  it('is not for the operator who holds the file', async () => {
    const { file } = await paid();
    const admin = tested.harness.as('ADM');
    const { body } = await admin.put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'user-adm' });
    expect((await correct({ ...file, row_hash: body.row_hash }, 1)).status).toBe(403);
  });
});
