import { RepairStatus } from '@alveole/domain';
import { storeOddCopy } from '@alveole/testing/node';
import { openRefunds } from './refunds.harness.ts';
import { batchModelOf } from './store/batch-model.ts';
import { accountModelOf } from './store/account-model.ts';

type OpenRefunds = Awaited<ReturnType<typeof openRefunds>>;

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds({ NODE_ENV: 'production' });
});
afterAll(() => refunds?.close());

describe('a stored record that fits the contract no more', () => {
  it('stands in the lists beside the others, and its batch is read by itself', async () => {
    const entity = await refunds.establishment();
    const paid = await refunds.fileAt(RepairStatus.validated, entity);
    const waiting = await refunds.fileAt(RepairStatus.validated, entity);
    const { refund_id } = (await refunds.draft(paid)).body;
    await storeOddCopy(accountModelOf(refunds.database), waiting, { _id: 'odd', fileNumber: 'ВЕЛ00042_00001' });
    await storeOddCopy(batchModelOf(refunds.database), refund_id, {
      _id: 'odd',
      draftedBy: { userId: 'дом', userName: 'X' },
    });

    const refundable = await refunds.drafter.get('/backend/repairs_to_refund');
    expect([refundable.status, refundable.body.length]).toEqual([200, 2]);
    const batches = await refunds.drafter.get('/backend/refunds');
    expect([batches.status, batches.body.length]).toEqual([200, 2]);
    expect((await refunds.drafter.get('/v1/refunds/batches/odd')).status).toBe(200);
  });
});
