import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { secondPersonRefusals } from '@alveole/domain';
import { repairsUnderTest, write } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const corrector = () => tested.harness.as('ADM', { userId: 'ann', permission: 0 });
const read = async ({ repair_id }: FileInHand) => (await corrector().get(`/enrolment/repair/${repair_id}`)).body;
afterEach(() => tested.harness.refusedPersons.clear());

/** A file of 42.50 euros that the bank has paid; its holder, where there is one. */
async function paid(holder = ''): Promise<FileInHand> {
  const { harness, journeys } = tested;
  const { admin, file } = await journeys.validated();
  const { repair_id } = file;
  if (holder) await admin.put('/backend/attach_repair', { repair_id, rozo_user_id: holder });
  const data = { refund_id: `batch-${repair_id}`, repair_ids: [repair_id] };
  await harness.asService('refunds').put('/v1/repairs/refund_locks', data);
  const occurred_at = harness.clock.now.toISOString();
  await harness.publish(
    events.refundConfirmed.create({
      event_id: randomUUID(),
      occurred_at,
      aggregate_id: data.refund_id,
      sequence: 4,
      data: { ...data, corrected_ids: [], transfers: [], confirmed_at: occurred_at },
    }),
  );
  await harness.drain();
  return { ...file, ...(await read(file)) };
}

const correct = (file: FileInHand, amount_to_refund = -2.5) =>
  corrector().put(
    '/backend/repair',
    write(file, 'FACCOR', { amount_to_refund, operation_comment: 'Pièce facturée deux fois' }),
  );

describe('the correction of a paid premium', () => {
  it.each(['opened', 'young'] as const)(
    'is refused to who is no second person to the holder of the file (%s), and changes nothing',
    async (why) => {
      const refusal = secondPersonRefusals[why];
      const file = await paid('bob');
      tested.harness.refusedPersons.set('ann', refusal);
      const answer = await correct(file);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([403, refusal.code, refusal.message]);
      const { history, row_hash, repair_amounts } = await read(file);
      expect([row_hash, repair_amounts.amount_to_refund]).toEqual([file.row_hash, 42.5]);
      expect(history.map(({ operation_code }: { operation_code: string }) => operation_code)).not.toContain('FACCOR');
    },
  );

  it('is told apart from the sum that the client paid when his receipt is sent again', async () => {
    const file = await paid();
    const { body } = await correct(file);
    const shop = tested.harness.as('REP', { entityId: (await read(file)).repair_entity_id });
    const receipt = write({ ...file, ...body }, 'RECU', { mail: 'voisine@exemple.fr' });
    expect((await shop.put('/enrolment/repair', receipt)).status).toBe(200);
    await tested.harness.drain();
    const [event] = tested.harness.events(file.repair_id, 'repair.receipt-requested');
    expect(event?.data).toMatchObject({ to_refund_cents: 40_00, adjustment_cents: -2_50 });
  });

  it('is written for a second person beside the holder', async () => {
    const file = await paid('bob');
    expect((await correct(file)).status).toBe(200);
    expect((await read(file)).repair_amounts.amount_to_refund).toBe(40);
  });

  it('is refused above the amount of the invoice, below the cap as it is, and changes nothing', async () => {
    const file = await paid();
    const answer = await correct(file, 7.4);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'ValidationException', message: 'amount_to_refund (INVALID): Above the invoice' },
    ]);
    expect((await read(file)).row_hash).toBe(file.row_hash);
  });

  it('asks for no second person where nobody holds the file', async () => {
    const file = await paid();
    tested.harness.refusedPersons.set('ann', secondPersonRefusals.young);
    expect((await correct(file)).status).toBe(200);
  });
});
