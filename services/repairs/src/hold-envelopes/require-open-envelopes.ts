import { findEmptyEnvelope } from '@alveole/domain';
import { nothingLeft } from '../wire/envelope-refusals.ts';
import { hasEnvelopes, standingEnvelopes } from './standing-envelopes.ts';
import type { EnvelopePorts } from './standing-envelopes.ts';

/** Refuses to open a file that nobody could pay. Throws EnvelopeUsedUpException. */
export async function requireOpenEnvelopes(ports: EnvelopePorts): Promise<void> {
  if (!hasEnvelopes(ports)) return;
  const funderId = findEmptyEnvelope(ports.campaign.funders ?? [], await standingEnvelopes(ports, true));
  if (funderId !== undefined) throw nothingLeft(ports.campaign, funderId);
}
