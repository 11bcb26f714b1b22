import { credits, recoveriesOf } from '../follow-recoveries/recoveries.harness.ts';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
let shops: ReturnType<typeof recoveriesOf>;
beforeEach(async () => {
  refunds = await openRefunds();
  shops = recoveriesOf(refunds);
});
afterEach(() => refunds?.close());

async function proposed(cents = 4500) {
  const { file, recovery } = await shops.requested(cents);
  const answer = await shops.step(recovery.recovery_id, {
    last_row_hash: recovery.row_hash,
    act: 'propose',
    reason: 'Liquidation',
  });
  return { file, recovery: answer.body };
}

const confirm = ({ row_hash }: { row_hash: string }) => ({ last_row_hash: row_hash, act: 'confirm' });

describe('a write-off', () => {
  it('is proposed with a reason by one administrator and confirmed by another, and stands in the history', async () => {
    const { file, recovery } = await proposed();
    expect(recovery).toMatchObject({ state: 'requested', proposal: { reason: 'Liquidation', by: 'LEROY Sophie' } });
    expect((await shops.step(recovery.recovery_id, confirm(recovery))).body).toMatchObject({
      refusal: 'whoever-proposed-it-does-not-confirm-it',
    });
    const { body } = await shops.step(recovery.recovery_id, confirm(recovery), shops.approver);
    expect(body).toMatchObject({ state: 'waived', written_off: 45, left: 0 });
    expect(body.steps.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
      ['request', 'LEROY Sophie'],
      ['propose_write_off', 'LEROY Sophie'],
      ['write_off', 'ROUX Jean'],
    ]);
    expect(await shops.lessened(file)).toEqual([['waived', 45]]);
    expect(await shops.due(file)).toBe(0);
    await refunds.drain();
    expect(refunds.published.at(-1)).toMatchObject({
      data: { written_off_cents: 4500, written_off_files: [{ repair_id: file, cents: 4500 }] },
    });
  });

  it('is taken back until it is confirmed', async () => {
    const { file, recovery } = await proposed();
    const { body } = await shops.step(recovery.recovery_id, { last_row_hash: recovery.row_hash, act: 'take_back' });
    expect(body.proposal).toBeUndefined();
    expect((await shops.step(recovery.recovery_id, confirm(body), shops.approver)).status).toBe(409);
    expect(await shops.due(file)).toBe(-45);
  });

  it('is written once of a confirmation, another and a taking back at the same moment', async () => {
    const { file, recovery } = await proposed();
    const third = refunds.as('ADM', { userId: 'adm-2', userName: 'PETIT Jeanne' });
    const answers = await Promise.all([
      shops.step(recovery.recovery_id, confirm(recovery), shops.approver),
      shops.step(recovery.recovery_id, confirm(recovery), third),
      shops.step(recovery.recovery_id, { last_row_hash: recovery.row_hash, act: 'take_back' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shops.lessened(file)).length).toBeLessThanOrEqual(1);
  });

  it('is of what a payment left', async () => {
    const { file, recovery } = await proposed();
    await refunds.hear(credits('053', [{ amount: '30.00', reference: recovery.reference }]));
    const current = await shops.read(recovery.recovery_id);
    const { body } = await shops.step(recovery.recovery_id, confirm(current), shops.approver);
    expect(body).toMatchObject({ state: 'waived', paid: 30, written_off: 15, left: 0, requested: 45 });
    expect(await shops.lessened(file)).toEqual([
      ['recovered', -30],
      ['waived', 15],
    ]);
  });

  it('takes at most what was owed of a payment that comes at the same moment', async () => {
    const { file, recovery } = await proposed();
    await Promise.all([
      shops.step(recovery.recovery_id, confirm(recovery), shops.approver),
      refunds.hear(credits('053', [{ amount: '45.00', reference: recovery.reference }])),
    ]);
    await shops.follow();
    const cents = (await shops.lessened(file)).reduce((sum, [, amount]) => sum + Math.abs(amount), 0);
    expect(cents).toBe(45);
    expect(await shops.due(file)).toBe(0);
    const { paid, written_off, netted, left, requested } = await shops.read(recovery.recovery_id);
    expect(paid + written_off + netted + left).toBe(requested);
  });

  it('is a line of the public log that counts as granted, so that nothing is left', async () => {
    const { recovery } = await proposed();
    await shops.step(recovery.recovery_id, confirm(recovery), shops.approver);
    const publisher = publisherOf(refunds);
    await publisher.append();
    const head = await publisher.sign();
    expect(head?.totals).toMatchObject([{ grantedCents: 5000, paidCents: 5000, returnedCents: 0 }]);
  });
});
