import { alertOf, envelopesOf, forecastEnd, funderNameOf, leftCentsIn } from '@alveole/domain';
import type { Envelope, EnvelopeAlert, EnvelopeForecast } from '@alveole/domain';
import { envelopeRecords, hasEnvelopes } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopeRecord } from '../record/envelope-record.ts';

/** An envelope of the campaign in force, with what its account says. */
export interface EnvelopeStanding {
  readonly funderId: string;
  readonly funderName: string;
  readonly envelope: Envelope;
  readonly record: EnvelopeRecord;
  readonly leftCents: number;
  readonly alert: EnvelopeAlert | undefined;
  readonly forecast: EnvelopeForecast;
}

/** The envelopes of the campaign in force, in its order; none, and nothing asked of the store, where it has none. */
export async function readEnvelopes(ports: EnvelopePorts): Promise<readonly EnvelopeStanding[]> {
  if (!hasEnvelopes(ports)) return [];
  const records = await envelopeRecords(ports);
  return [...envelopesOf(ports.campaign)].flatMap(([funderId, envelope]) => {
    const record = records.get(funderId);
    if (record === undefined) return [];
    return [standingOf(ports, { funderName: funderNameOf(ports.campaign, funderId), envelope, record })];
  });
}

/** How an envelope stands now. */
export function standingOf(
  { now }: Pick<EnvelopePorts, 'now'>,
  { funderName, envelope, record }: Pick<EnvelopeStanding, 'funderName' | 'envelope' | 'record'>,
): EnvelopeStanding {
  const leftCents = leftCentsIn(record);
  const forecast = forecastEnd(leftCents, record.weeks, now());
  return {
    funderId: record.funderId,
    funderName,
    envelope,
    record,
    leftCents,
    alert: alertOf(record),
    forecast,
  };
}
