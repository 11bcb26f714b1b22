import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { recoveriesOf } from './recoveries.harness.ts';

let refunds: OpenRefunds;
let shops: ReturnType<typeof recoveriesOf>;
beforeEach(async () => {
  refunds = await openRefunds();
  shops = recoveriesOf(refunds);
});
afterEach(() => refunds?.close());

describe('an open payment request', () => {
  it('asks for less once a file of the shop nets a part, and is cancelled once files net all', async () => {
    const { entityId, recovery } = await shops.requested(4500);
    await refunds.fileAt(RepairStatus.validated, entityId, { cents: 2000 });
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ requested: 45, netted: 20, left: 25 });
    await refunds.fileAt(RepairStatus.validated, entityId, { cents: 3000 });
    expect(await shops.follow()).toEqual({ count: 0, leftCents: 0, pastDueCount: 0, receiptCount: 0 });
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'cancelled', netted: 45, left: 0 });
    const eventsOfRequest = await refunds.transfersOf(recovery.recovery_id);
    expect(eventsOfRequest.map(({ name }) => name)).toEqual(['recovery.requested', 'recovery.ended']);
  });

  it('is counted with what is left of it, and apart once its due date is past', async () => {
    await shops.requested(4500);
    await shops.requested(3000);
    expect(await shops.follow()).toEqual({ count: 2, leftCents: 7500, pastDueCount: 0, receiptCount: 0 });
    shops.later(46);
    expect(await shops.follow()).toMatchObject({ count: 2, pastDueCount: 2 });
  });

  it('is reminded of after its due date, once for each term, twice at most, however many rounds there are', async () => {
    const { recovery } = await shops.requested();
    const reminders = async () => (await shops.read(recovery.recovery_id)).reminders;
    await shops.follow();
    expect(await reminders()).toBe(0);
    shops.later(46);
    await Promise.all([shops.follow(), shops.follow(), shops.follow()]);
    expect(await reminders()).toBe(1);
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'reminded' });
    shops.later(15);
    await shops.follow();
    shops.later(60);
    await shops.follow();
    expect(await reminders()).toBe(2);
  });

  it('may be followed by another one once it was cancelled', async () => {
    const { entityId, recovery } = await shops.requested(4500);
    await refunds.fileAt(RepairStatus.validated, entityId, { cents: 4500 });
    await shops.follow();
    await shops.owing(1000, entityId);
    const { body } = await shops.request(entityId, 10, { reason: 'Campagne terminée' });
    expect(body.reference).not.toBe(recovery.reference);
  });
});
