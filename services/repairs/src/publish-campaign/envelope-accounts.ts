import type { RepairsPorts } from '../ports.ts';
import type { EnvelopeRecord } from '../record/envelope-record.ts';

export type AccountPorts = Pick<RepairsPorts, 'envelopes' | 'ownCampaigns'>;

/** The accounts of the envelopes by funder: those of campaigns that add to the first stand beside its own. */
export function envelopeAccounts({
  envelopes,
  ownCampaigns,
}: AccountPorts): Promise<ReadonlyMap<string, EnvelopeRecord>> {
  return envelopes.ofCampaign(ownCampaigns[0].campaign.id);
}
