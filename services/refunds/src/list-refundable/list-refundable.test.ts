import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const { validated, sampleValidated, notEligible } = RepairStatus;
const listed = async (...repair_ids: string[]): Promise<{ repair_id: string; amount: number; blocked_by?: string }[]> =>
  (await refunds.drafter.get('/backend/repairs_to_refund')).body.filter(({ repair_id }: { repair_id: string }) =>
    repair_ids.includes(repair_id),
  );

describe('the files to refund', () => {
  it('are those at 5 and 11, oldest first, with their sum in euros', async () => {
    const entity = await refunds.establishment();
    const five = await refunds.fileAt(validated, entity);
    const eleven = await refunds.fileAt(sampleValidated, entity, { cents: 4250 });
    const seven = await refunds.fileAt(notEligible, entity, { from: validated });
    expect((await listed(five, eleven, seven)).map(({ repair_id, amount }) => [repair_id, amount])).toEqual([
      [five, 50],
      [eleven, 42.5],
    ]);
  });

  it('tell when an establishment has no IBAN yet', async () => {
    const file = await refunds.fileAt(validated, await refunds.establishment(''));
    expect(await listed(file)).toMatchObject([{ blocked_by: 'missing_iban' }]);
  });

  it.each([
    ['ADM', 200],
    ['REP', 403],
    ['ALL', 403],
    ['FUB', 403],
  ] as const)('are for administrators: %s gets %d', async (role, status) => {
    expect((await refunds.as(role).get('/backend/repairs_to_refund')).status).toBe(status);
  });
});
