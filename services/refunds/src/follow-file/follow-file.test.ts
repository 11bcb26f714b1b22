import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const { validated, refunded, sampleToReview } = RepairStatus;

describe('a file that operations move', () => {
  it('is as the newest event says, in whatever order events come', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(refunded, entity, { from: validated, sequence: 9 });
    await refunds.fileAt(validated, entity, { repair_id: file, sequence: 8 });
    expect((await refunds.draft(file)).status).toBe(409);
  });

  it('leaves its draft when it is no longer refundable', async () => {
    const entity = await refunds.establishment();
    const [stays, leaves] = [await refunds.fileAt(validated, entity), await refunds.fileAt(validated, entity)];
    const { refund_id } = (await refunds.draft(stays, leaves)).body;
    await refunds.fileAt(sampleToReview, entity, { repair_id: leaves, from: validated, sequence: 6 });
    const { lines } = await refunds.batch(refund_id);
    expect(lines.map(({ repair_id }: { repair_id: string }) => repair_id)).toEqual([stays]);
  });
});
