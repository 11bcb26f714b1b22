import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { funderNameOf } from '@alveole/domain';
import type { EnvelopeAlert } from '@alveole/domain';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import { readEnvelopes } from '../read-envelopes/read-envelopes.ts';
import type { EnvelopeStanding } from '../read-envelopes/read-envelopes.ts';

/** Tells administrators of each envelope that has reached 80 or 95 per cent: once each, and again only after it was raised. */
export async function alertAdministrators(ports: EnvelopePorts): Promise<void> {
  for (const standing of await readEnvelopes(ports)) {
    const { alert, record } = standing;
    if (alert !== undefined && alert > record.alertedPercent)
      await ports.envelopes.noteAlert(record, alert, alertEvent(ports, standing, alert));
  }
}

function alertEvent({ campaign, now }: EnvelopePorts, standing: EnvelopeStanding, percent: EnvelopeAlert) {
  const { record, envelope, funderId, funderName, leftCents, forecast } = standing;
  const { whenUsedUp, redirectTo } = envelope;
  return events.envelopeAlerted.create({
    event_id: randomUUID(),
    occurred_at: now().toISOString(),
    aggregate_id: record.id,
    sequence: record.sequence + 1,
    data: {
      campaign_id: campaign.id,
      funder_id: funderId,
      funder_name: funderName,
      percent,
      amount_cents: record.amountCents,
      left_cents: Math.max(leftCents, 0),
      when_used_up: whenUsedUp,
      ...(redirectTo !== undefined && { redirect_name: funderNameOf(campaign, redirectTo) }),
      ...(forecast.kind === 'ends' && { ends_on: forecast.day }),
    },
  });
}
