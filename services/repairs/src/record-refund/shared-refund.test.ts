import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { fundedCampaign } from '../funded-campaign.harness.ts';
import { journeysOf } from '../journeys.harness.ts';
import type { FileInHand, Journeys } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

const { campaignsDir, remove } = fundedCampaign();
let harness: RepairsHarness;
let journeys: Journeys;
beforeAll(async () => {
  harness = await startRepairs({ CAMPAIGN: 'open-ended', CAMPAIGNS_DIR: campaignsDir });
  journeys = journeysOf(harness);
});
afterAll(async () => {
  await harness?.close();
  remove();
});

type FunderId = 'ville' | 'etat';
const batchOf = (funder: FunderId, { repair_id }: FileInHand) => `${funder}-${repair_id.slice(0, 8)}`;
const validated = async () => (await journeys.validated()).file;
const stored = async ({ repair_id }: FileInHand) =>
  (await harness.as('ADM', { permission: 0 }).get(`/enrolment/repair/${repair_id}`)).body;
const lock = (funder_id: FunderId, file: FileInHand, refund_id = batchOf(funder_id, file)) =>
  harness.asService('refunds').put('/v1/repairs/refund_locks', { refund_id, funder_id, repair_ids: [file.repair_id] });

function answered(funder: FunderId, { repair_id }: FileInHand, outcome: 'confirmed' | 'rejected') {
  const refund_id = batchOf(funder, { repair_id } as FileInHand);
  const at = harness.clock.now.toISOString();
  const envelope = { event_id: randomUUID(), occurred_at: at, aggregate_id: refund_id, sequence: 4 };
  const data = { refund_id, funder_id: funder, repair_ids: [repair_id], corrected_ids: [], transfers: [] };
  return outcome === 'confirmed'
    ? events.refundConfirmed.create({ ...envelope, data: { ...data, confirmed_at: at } })
    : events.refundRejected.create({ ...envelope, data: { ...data, entity_ids: ['shop'], reason: 'AC01' } });
}
const answer = (funder: FunderId, file: FileInHand, outcome: 'confirmed' | 'rejected') =>
  harness.publish(answered(funder, file, outcome));

describe('the premium of a file that two funders pay', () => {
  it('tells in each event of a file the share that each funder pays', async () => {
    const file = await validated();
    await harness.drain();
    expect(harness.events(file.repair_id, 'repair.operated').at(-1)?.data).toMatchObject({
      repair: {
        to_refund_cents: 4250,
        shares: [
          { funder_id: 'ville', cents: 1500 },
          { funder_id: 'etat', cents: 2750 },
        ],
      },
    });
  });

  it('locks the shares of a premium one by one, for one batch of each funder', async () => {
    const file = await validated();
    expect((await lock('ville', file)).body.locked).toEqual([{ repair_id: file.repair_id, amount_to_refund: 15 }]);
    expect((await lock('etat', file)).body.locked).toEqual([{ repair_id: file.repair_id, amount_to_refund: 27.5 }]);
    expect((await lock('ville', file, 'another')).body).toEqual({ locked: [], refused: [file.repair_id] });
  });

  it('refunds a file once both funders have paid, in whichever order and however often it is told', async () => {
    const file = await validated();
    for (const funder of ['ville', 'etat'] as const) await lock(funder, file);
    await answer('etat', file, 'confirmed');
    await answer('etat', file, 'confirmed');
    expect(await stored(file)).toMatchObject({ status: 5, refund_locked: true });
    await answer('ville', file, 'confirmed');
    await answer('ville', file, 'confirmed');
    const { status, history } = await stored(file);
    expect([status, history.filter((entry: { operation_code: string }) => entry.operation_code === 'REM')]).toEqual([
      6,
      [expect.objectContaining({ operation_data: { refund_id: batchOf('ville', file), amount_to_refund: 42.5 } })],
    ]);
  });

  it('refunds a file once where the banks of both funders confirm at one moment', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, validated));
    for (const file of files) for (const funder of ['ville', 'etat'] as const) await lock(funder, file);
    await Promise.all(files.flatMap((file) => [answer('ville', file, 'confirmed'), answer('etat', file, 'confirmed')]));
    await harness.drain();
    for (const file of files) {
      const { status, history } = await stored(file);
      const refunds = history.filter((entry: { operation_code: string }) => entry.operation_code === 'REM');
      expect([status, refunds.length]).toEqual([6, 1]);
    }
  });

  it('leaves a refused share for the next batch of its funder, and keeps what the other funder paid', async () => {
    const file = await validated();
    for (const funder of ['ville', 'etat'] as const) await lock(funder, file);
    await answer('ville', file, 'confirmed');
    await answer('etat', file, 'rejected');
    expect(await stored(file)).toMatchObject({ status: 5, refund_locked: true });
    expect((await lock('ville', file, 'again')).body.refused).toEqual([file.repair_id]);
    expect((await lock('etat', file, 'next')).body.locked).toHaveLength(1);
  });

  it('frees a premium once the only batch that held a share of it was refused', async () => {
    const file = await validated();
    await lock('ville', file);
    await answer('ville', file, 'rejected');
    expect(await stored(file)).toMatchObject({ status: 5, refund_locked: false });
  });

  it('shares a premium out anew when it is corrected after its payment', async () => {
    const file = await validated();
    for (const funder of ['ville', 'etat'] as const) await lock(funder, file);
    for (const funder of ['ville', 'etat'] as const) await answer(funder, file, 'confirmed');
    const { row_hash } = await stored(file);
    await harness.as('ADM', { userId: 'ann', permission: 0 }).put('/backend/repair', {
      repair_id: file.repair_id,
      last_row_hash: row_hash,
      repair_data: { operation_code: 'FACCOR', operation_data: { amount_to_refund: -12.5 } },
    });
    await harness.drain();
    expect(harness.events(file.repair_id, 'repair.operated').at(-1)?.data).toMatchObject({
      repair: {
        to_refund_cents: 3000,
        shares: [
          { funder_id: 'ville', cents: 1200 },
          { funder_id: 'etat', cents: 1800 },
        ],
      },
    });
  });
});
