import { acceptedValue } from '@alveole/contracts';
import { decideCampaignChange, decideVersionWithdrawal } from '@alveole/domain';
import type { CampaignVersion } from '../record/campaign-version.ts';
import type { Person } from '../record/people.ts';
import type { CampaignPorts } from './propose-campaign.ts';
import { requireVersion, settle } from './publish-campaign.ts';
import type { ReadVersion } from './publish-campaign.ts';

/** Withdraws a proposed version. Throws what `publishCampaign` throws. */
export async function withdrawCampaign(
  ports: CampaignPorts,
  read: ReadVersion,
  person: Person,
): Promise<CampaignVersion> {
  acceptedValue(decideCampaignChange(person));
  const version = await requireVersion(ports, read);
  acceptedValue(decideVersionWithdrawal(version.state));
  return settle(ports, version, 'withdrawn', person);
}
