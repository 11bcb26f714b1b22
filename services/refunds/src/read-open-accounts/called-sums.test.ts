import { RepairStatus } from '@alveole/domain';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

const day = 86_400_000;

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

/** Grants so much of a funder, and calls for it by the head of the next day. Answers that day. */
async function grantAndCall(funder_id: string, cents: number): Promise<string> {
  const publisher = publisherOf(refunds);
  const shares = [{ funderId: funder_id, cents }];
  await refunds.fileAt(RepairStatus.validated, await refunds.establishment(), { cents, shares });
  refunds.clock.later(day);
  await publisher.append();
  await publisher.sign();
  const { number, until_day } = (await refunds.drafter.get(`/v1/refunds/fund_call_preview?funder_id=${funder_id}`))
    .body;
  const manager = refunds.as('ADM', { userId: 'adm-0', userName: 'LEROY Sophie', permission: 0 });
  const body = { funder_id, number, basis: 'committed', until_day, called_cents: cents };
  expect((await manager.post('/v1/refunds/fund_calls', body)).status).toBe(200);
  return until_day;
}

const called = async () => (await refunds.visitor.get('/v1/refunds/open_accounts.json')).body.called;

it('adds up what each funder was asked for, up to the day of its last call', async () => {
  expect(await called()).toEqual([]);
  await grantAndCall('ville', 2000);
  const lastOfTown = await grantAndCall('ville', 1550);
  const lastOfState = await grantAndCall('etat', 300);
  expect(await called()).toEqual([
    { funder: 'etat', called_cents: 300, until_day: lastOfState },
    { funder: 'ville', called_cents: 3550, until_day: lastOfTown },
  ]);
});
