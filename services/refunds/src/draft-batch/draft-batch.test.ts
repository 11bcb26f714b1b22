import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const waitingFile = async () => refunds.fileAt(RepairStatus.validated, await refunds.establishment());

describe('a draft', () => {
  it('holds each file alone: of twenty drafts at once one gets it', async () => {
    const file = await waitingFile();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refunds.draft(file)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no file whose establishment has no IBAN', async () => {
    const file = await refunds.fileAt(RepairStatus.validated, await refunds.establishment(''));
    expect((await refunds.draft(file)).body).toMatchObject({ code: 'DuplicatesValueException' });
  });

  it.each([
    [{ repair_ids: [] }],
    [{ repair_ids: [{ $gt: '' }] }],
    [{ refund_id: 'x', state: 'drafted', last_row_hash: '0'.repeat(32) }],
    [{ refund_id: { $ne: null }, state: 'approved', last_row_hash: '0'.repeat(32) }],
  ])('is not made of a malformed body: %j', async (body) => {
    expect((await refunds.drafter.put('/backend/refund', body)).status).toBe(400);
  });
});
