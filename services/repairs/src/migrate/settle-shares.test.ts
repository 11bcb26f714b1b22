import { startFunded, actAs, completeFile } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';

let funded: FundedHarness;
beforeEach(async () => {
  funded = await startFunded({ ville: { euros: 10_000, usedUp: 'refuser' } });
});
afterEach(() => funded?.close());

it('a paid file of an earlier version keeps what its envelope says of a share, and its whole share where there is none', async () => {
  const { file } = await completeFile(funded);
  await actAs(funded, funded.admin, file, 'AVAL');
  for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, file);
  for (const funder of ['ville', 'etat'] as const) await funded.tell('paid', funder, file);
  await actAs(funded, funded.admin, file, 'FACCOR', { amount_to_refund: -12.5 });
  const repairs = funded.harness.database.collection('repairs');
  await repairs.updateMany({}, { $unset: { settledShares: 1, settledIds: 1 } });
  await funded.harness.migrate();
  expect(await repairs.findOne({ _id: file.repair_id as never })).toMatchObject({
    settledShares: [
      { funderId: 'ville', paidCents: 1500, waivedCents: 0, excessCents: 300 },
      { funderId: 'etat', paidCents: 1800, waivedCents: 0, excessCents: 0 },
    ],
  });
});
