import { randomUUID } from 'node:crypto';
import { requireCampaign } from '@alveole/campaigns';
import { events } from '@alveole/contracts';
import { createLogger } from '@alveole/service-kit';
import type { HarnessCaller } from '@alveole/testing/node';
import { envelopePortsOf } from './assemble.ts';
import { fundedCampaign } from './funded-campaign.harness.ts';
import { journeysOf } from './journeys.harness.ts';
import type { FileInHand, Journeys } from './journeys.harness.ts';
import { lookAfterEnvelopes } from './keep-envelopes/keep-envelopes.ts';
import { startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';

type FunderId = 'ville' | 'etat';

/** The service with a campaign that town (40 %, 15 € at most) and state pay together, from envelopes. Files are of 42.50 €: 15 € and 27.50 €. */
export async function startFunded(envelopes: Parameters<typeof fundedCampaign>[0]) {
  const { campaignsDir, remove } = fundedCampaign(envelopes);
  const harness = await startRepairs({ CAMPAIGN: 'open-ended', CAMPAIGNS_DIR: campaignsDir });
  const ports = envelopePortsOf(harness.database, requireCampaign(campaignsDir, 'open-ended'), harness.clock.read);
  const admin = harness.as('ADM', { userId: 'ann', permission: 0 });
  const stored = async ({ repair_id }: Pick<FileInHand, 'repair_id'>) =>
    (await admin.get(`/enrolment/repair/${repair_id}`)).body;
  return {
    harness,
    journeys: journeysOf(harness),
    ports,
    admin,
    stored,
    /** Reserved, committed, paid and left of a funder's envelope, in cents, as the desk reads them. */
    async sums(funder: FunderId) {
      const { body } = await admin.get('/v1/repairs/envelopes');
      const found = (body as Record<string, unknown>[]).find(({ funder_id }) => funder_id === funder);
      return [found?.reserved_cents, found?.committed_cents, found?.paid_cents, found?.left_cents];
    },
    /** What each service does every fifteen seconds. */
    lookAfter: (given: typeof ports = ports) =>
      lookAfterEnvelopes(given, {
        logger: createLogger({ service: 'repairs', level: 'silent' }),
        isStopped: () => false,
      }),
    /** Refunds tells of a batch whose bank paid, or sent back, the share of a funder of a file. */
    async tell(outcome: 'paid' | 'returned', funder: FunderId, file: FileInHand, { cents, batch }: ToldPayment = {}) {
      const refund_id = batch ?? `${funder}-${file.repair_id.slice(0, 8)}`;
      const lines = cents === undefined ? [] : [{ repair_rozo_id: file.repair_rozo_id, cents }];
      const envelope = {
        event_id: randomUUID(),
        occurred_at: harness.clock.now.toISOString(),
        aggregate_id: refund_id,
        sequence: 4,
      };
      const transfers = [{ entity_id: 'shop', repair_ids: [file.repair_id], files: lines }];
      const isAgain = outcome === 'returned' || batch !== undefined;
      const data = {
        refund_id,
        funder_id: funder,
        repair_ids: isAgain ? [] : [file.repair_id],
        corrected_ids: isAgain ? [file.repair_id] : [],
        transfers,
      };
      const event =
        outcome === 'paid'
          ? events.refundConfirmed.create({ ...envelope, data: { ...data, confirmed_at: envelope.occurred_at } })
          : events.refundReturned.create({ ...envelope, data: { ...data, entity_ids: ['shop'], reason: 'AC01' } });
      await harness.publish(event);
      return event;
    },
    /** Refunds tells that the shop paid back so much of the share of a funder. */
    async tellRecovered(funder: FunderId, { repair_id, repair_rozo_id }: FileInHand, cents: number) {
      const event = events.recoveryPaid.create({
        event_id: randomUUID(),
        occurred_at: harness.clock.now.toISOString(),
        aggregate_id: 'recovery',
        sequence: 2,
        data: {
          ...recoveryOf(funder),
          files: [{ repair_id, repair_rozo_id, cents }],
          receipt_id: 'receipt',
          cents,
        },
      });
      await harness.publish(event);
      return event;
    },
    /** Refunds tells that two people gave up so much of what the shop was paid too much. */
    async tellWrittenOff(funder: FunderId, { repair_id }: FileInHand, cents: number) {
      const event = events.recoveryEnded.create({
        event_id: randomUUID(),
        occurred_at: harness.clock.now.toISOString(),
        aggregate_id: 'recovery',
        sequence: 3,
        data: {
          ...recoveryOf(funder),
          files: [],
          state: 'waived',
          written_off_cents: cents,
          is_paid: false,
          written_off_files: [{ repair_id, cents }],
        },
      });
      await harness.publish(event);
      return event;
    },
    lock: (funder: FunderId, { repair_id }: FileInHand) =>
      harness.asService('refunds').put('/v1/repairs/refund_locks', {
        refund_id: `${funder}-${repair_id.slice(0, 8)}`,
        funder_id: funder,
        repair_ids: [repair_id],
      }),
    async close() {
      await harness.close();
      remove();
    },
  };
}

const recoveryOf = (funder: FunderId) => ({
  recovery_id: 'recovery',
  entity_id: 'shop',
  funder_id: funder,
  reference: 'RF00',
  left_cents: 0,
  due_on: '2026-12-27',
  creditor_name: 'Ville',
  creditor_iban: 'FR7630006000011234567890189',
});

interface ToldPayment {
  readonly cents?: number;
  /** Another batch than the first one: of a correction, or after a return. */
  readonly batch?: string;
}

export type FundedHarness = Awaited<ReturnType<typeof startFunded>>;

/** A completed file of a shop and a person that nobody else has. */
export async function completeFile({ journeys }: { readonly journeys: Journeys }) {
  const start = await journeys.begin();
  return { rep: start.caller, file: await journeys.complete(start) };
}

/** Does an act of staff on the newest version of a file. */
export async function actAs(
  { stored }: Pick<FundedHarness, 'stored'>,
  caller: HarnessCaller,
  file: FileInHand,
  operation_code: string,
  operation_data: object = {},
) {
  const { row_hash } = await stored(file);
  return caller.put('/backend/repair', {
    repair_id: file.repair_id,
    last_row_hash: row_hash,
    repair_data: { operation_code, operation_data },
  });
}

export type { RepairsHarness };
