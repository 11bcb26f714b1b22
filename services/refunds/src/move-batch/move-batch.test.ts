import { RepairStatus, secondPersonRefusals } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const { validated } = RepairStatus;
const waitingFile = async () => refunds.fileAt(validated, await refunds.establishment());
const drafted = async () => (await refunds.draft(await waitingFile())).body;

describe('a batch', () => {
  it('goes from draft by a second person to confirmation, with an event at each state', async () => {
    const file = await waitingFile();
    const first = (await refunds.draft(file)).body;
    expect(first).toMatchObject({
      state: 'drafted',
      sepa_url: `/alveoleapi/v1/refunds/batches/${first.refund_id}/sepa.xml`,
    });
    const second = (await refunds.move(first.refund_id, 'approved', first.row_hash)).body;
    const third = (await refunds.move(first.refund_id, 'exported', second.row_hash)).body;
    const fourth = (await refunds.move(first.refund_id, 'confirmed', third.row_hash)).body;
    expect(fourth.state).toBe('confirmed');
    const transfers = await refunds.transfersOf(first.refund_id);
    expect(transfers.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['refund.drafted', 1],
      ['refund.approved', 2],
      ['refund.exported', 3],
      ['refund.confirmed', 4],
    ]);
    expect(transfers.at(-1)?.data).toMatchObject({ repair_ids: [file] });
    const ordered = { repair_ids: [file], reference: expect.stringMatching(/^ALV-/), cents: 5000 };
    expect(transfers.find(({ name }) => name === 'refund.exported')?.data).toMatchObject({ transfers: [ordered] });
  });

  it('has the files that it refunded as a bare array, as the specification reads them', async () => {
    const file = await waitingFile();
    const refund_id = await refunds.exported(file);
    await refunds.move(refund_id, 'confirmed', (await refunds.batch(refund_id)).row_hash);
    const answer = await refunds.drafter.get(`/backend/repairs_refunded/${refund_id}`);
    expect(answer.body).toMatchObject([{ repair_id: file, amount: 50 }]);
    expect((await refunds.drafter.get('/backend/repairs_refunded/nothing')).status).toBe(404);
  });

  it('is not approved by its drafter', async () => {
    const { refund_id, row_hash } = await drafted();
    const answer = await refunds.move(refund_id, 'approved', row_hash, refunds.drafter);
    expect([answer.status, answer.body.message]).toEqual([403, 'The approver is not the drafter.']);
  });

  it.each(Object.entries(secondPersonRefusals))(
    'is not approved by who is no second person to its drafter: %s',
    async (_, refusal) => {
      const { refund_id, row_hash } = await drafted();
      refunds.refusedPersons.set('adm-1', refusal);
      const answer = await refunds.move(refund_id, 'approved', row_hash);
      refunds.refusedPersons.clear();
      expect([answer.status, answer.body.message]).toEqual([403, refusal.message]);
      expect((await refunds.batch(refund_id)).state).toBe('drafted');
    },
  );

  it('is not approved while nobody can tell whether the approver is a second person', async () => {
    const { refund_id, row_hash } = await drafted();
    refunds.clients.auth.away = true;
    const answer = await refunds.move(refund_id, 'approved', row_hash);
    refunds.clients.auth.away = false;
    expect(answer.status).toBe(503);
    expect((await refunds.batch(refund_id)).state).toBe('drafted');
  });

  it.each(['exported', 'confirmed'])('cannot be %s while it is drafted', async (step) => {
    const { refund_id, row_hash } = await drafted();
    const answer = await refunds.move(refund_id, step, row_hash);
    expect([answer.status, answer.body.message]).toEqual([409, `A batch that is drafted cannot be ${step}.`]);
  });

  it('refuses a stale row_hash and stays as it is', async () => {
    const { refund_id } = await refunds.approved(await waitingFile());
    const answer = await refunds.move(refund_id, 'exported', '0'.repeat(32));
    expect([answer.status, answer.body.code]).toEqual([409, 'RefundVersionMismatchException']);
    expect((await refunds.batch(refund_id)).state).toBe('approved');
  });

  it('is confirmed by one of ten that confirm at once', async () => {
    const { refund_id, row_hash } = await refunds.approved(await waitingFile());
    const exported = (await refunds.move(refund_id, 'exported', row_hash)).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refunds.move(refund_id, 'confirmed', exported.row_hash)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await refunds.transfersOf(refund_id)).filter(({ name }) => name === 'refund.confirmed')).toHaveLength(1);
  });

  it('pays what repairs locked, and the sums that repairs answers', async () => {
    const [paid, refused] = [await waitingFile(), await waitingFile()];
    refunds.lockable.set(paid, 4200);
    refunds.lockable.delete(refused);
    const { refund_id } = await refunds.approved(paid, refused);
    expect(await refunds.batch(refund_id)).toMatchObject({
      total: 42,
      approved_by: 'ROUX Jean',
      lines: [{ repair_id: paid, amount: 42 }],
    });
    refunds.lockable.set(refused, 5000);
    expect((await refunds.draft(refused)).status).toBe(200);
  });

  it('is not approved when none of its files can be locked', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    refunds.lockable.delete(file);
    expect((await refunds.move(refund_id, 'approved', row_hash)).body.code).toBe('TransitionRefusedException');
  });
});
