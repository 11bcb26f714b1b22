import { envelopesOf, funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import type { RepairsPorts } from '../ports.ts';
import { readEnvelopes, standingOf } from '../read-envelopes/read-envelopes.ts';
import type { EnvelopeStanding } from '../read-envelopes/read-envelopes.ts';

/** A funder’s part in the campaign. */
export interface OwnFunding {
  readonly funderId: string;
  readonly funderName: string;
  /** The campaign in force names it. */
  readonly isCurrent: boolean;
  /** Absent where it gives without a limit. */
  readonly envelope?: EnvelopeStanding | undefined;
}

/** What a funder gives to the campaign; one that a later version dropped keeps its name, and the account of its envelope. */
export async function readOwnFunding(
  ports: EnvelopePorts & Pick<RepairsPorts, 'campaigns'>,
  funderId: string,
): Promise<OwnFunding> {
  const names = ({ funders = [] }: Pick<Campaign, 'funders'>) => funders.some(({ id }) => id === funderId);
  const isCurrent = names(ports.campaign);
  const naming = isCurrent ? ports.campaign : (ports.campaigns.all().findLast(names) ?? ports.campaign);
  const funderName = funderNameOf(naming, funderId);
  const envelope = isCurrent
    ? (await readEnvelopes(ports)).find((standing) => standing.funderId === funderId)
    : await formerEnvelope(ports, naming, funderId);
  return { funderId, funderName, isCurrent, envelope };
}

/** As the last version gave it that named its funder. */
async function formerEnvelope(
  ports: EnvelopePorts,
  naming: Campaign,
  funderId: string,
): Promise<EnvelopeStanding | undefined> {
  const envelope = envelopesOf(naming).get(funderId);
  const record = envelope && (await ports.envelopes.ofCampaign(ports.campaign.id)).get(funderId);
  return envelope && record && standingOf(ports, { funderName: funderNameOf(naming, funderId), envelope, record });
}
