import { campaignRoutes } from '@alveole/contracts/campaign';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import { readEnvelopes } from './read-envelopes.ts';
import type { EnvelopeStanding } from './read-envelopes.ts';

/** What is left of the envelopes, for everybody; how they stand in full, for the desk. */
export function readEnvelopesRoutes(ports: EnvelopePorts): ImplementedRoute[] {
  return [
    implement(campaignRoutes.readEnvelopes, async () => {
      const envelopes = await readEnvelopes(ports);
      return Promise.all(envelopes.map((standing) => wholeEnvelopeOf(ports, standing)));
    }),
    implement(campaignRoutes.readOpenEnvelopes, async () => (await readEnvelopes(ports)).map(openOf)),
  ];
}

/** An envelope in full, with the files that wait for it. */
export async function wholeEnvelopeOf({ repairs }: Pick<EnvelopePorts, 'repairs'>, standing: EnvelopeStanding) {
  return {
    ...openOf(standing),
    ...accountOf(standing),
    awaiting_files: await repairs.countAwaiting(standing.funderId),
  };
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
