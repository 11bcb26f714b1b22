import { campaignRoutes } from '@alveole/contracts/campaign';
import { funderRoutes } from '@alveole/contracts/funder';
import { funderOf, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import type { RepairsPorts } from '../ports.ts';
import { readOwnFunding } from './own-funding.ts';
import { readEnvelopes } from './read-envelopes.ts';
import type { EnvelopeStanding } from './read-envelopes.ts';

/** What is left of the envelopes, for everybody; how they stand in full, for the desk, and one of them for its funder. */
export function readEnvelopesRoutes(ports: EnvelopePorts & Pick<RepairsPorts, 'campaigns'>): ImplementedRoute[] {
  const wholeOf = async (standing: EnvelopeStanding) => ({
    ...openOf(standing),
    ...accountOf(standing),
    awaiting_files: await ports.repairs.countAwaiting(standing.funderId),
  });
  return [
    implement(campaignRoutes.readEnvelopes, async () => {
      const envelopes = await readEnvelopes(ports);
      return Promise.all(envelopes.map(wholeOf));
    }),
    implement(funderRoutes.readOwnFunding, async ({ actor }) => {
      const { funderId, funderName, isCurrent, envelope } = await readOwnFunding(ports, funderOf(actor));
      return {
        funder_id: funderId,
        funder_name: funderName,
        is_current: isCurrent,
        envelope: envelope && (await wholeOf(envelope)),
      };
    }),
    implement(campaignRoutes.readOpenEnvelopes, async () => (await readEnvelopes(ports)).map(openOf)),
  ];
}

function openOf({ funderId, funderName, envelope, record, leftCents }: EnvelopeStanding) {
  return {
    funder_id: funderId,
    funder_name: funderName,
    amount_cents: record.amountCents,
    left_cents: leftCents,
    when_used_up: envelope.whenUsedUp,
    redirect_to: envelope.redirectTo,
  };
}

function accountOf({ record, alert, forecast }: EnvelopeStanding) {
  return {
    reserved_cents: record.reservedCents,
    committed_cents: record.committedCents,
    paid_cents: record.paidCents,
    alert,
    forecast: { kind: forecast.kind, ...(forecast.kind === 'ends' && { day: forecast.day }) },
    compared_at: record.comparison?.at.toISOString(),
    difference_cents: record.comparison?.differenceCents,
  };
}
