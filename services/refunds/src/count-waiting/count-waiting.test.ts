import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const path = '/v1/refunds/waiting';
const queue = async () => (await refunds.drafter.get(path)).body;

it('counts the validated files that no batch holds, with the oldest, and no more those that a batch took', async () => {
  expect(await queue()).toEqual({ count: 0, at_risk: 0 });
  const entity = await refunds.establishment();
  const first = await refunds.fileAt(RepairStatus.validated, entity);
  await refunds.fileAt(RepairStatus.sampleValidated, entity);
  const { repair_rozo_id } = (await refunds.money(first)) as { repair_rozo_id: string };
  const { count, at_risk, oldest, median_since } = await queue();
  expect([count, at_risk, oldest.repair_rozo_id]).toEqual([2, 0, repair_rozo_id]);
  expect(median_since).toBe(oldest.since);
  const before = refunds.clock.now;
  refunds.clock.now = new Date(before.getTime() + 25 * 86_400_000);
  // As their list marks them: the next weekly batch is the last one in time.
  expect((await queue()).at_risk).toBe(2);
  refunds.clock.now = before;
  await refunds.draft(first);
  const after = await queue();
  expect([after.count, after.oldest.repair_rozo_id === repair_rozo_id]).toEqual([1, false]);
});

it.each([
  ['ADM', 200],
  ['REP', 403],
  ['ALL', 403],
  ['FUB', 403],
] as const)('answers the count of the payments that wait to administrators alone: %s gets %d', async (role, status) => {
  expect((await refunds.as(role).get(path)).status).toBe(status);
});
