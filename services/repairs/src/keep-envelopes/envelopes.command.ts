import { parseArgs } from 'node:util';
import { campaignWithSupplementsOn, formatEuros, calendarDay, usedCentsOf } from '@alveole/domain';
import type { ServiceCommand } from '@alveole/service-kit/service';
import { envelopePortsOf, ownCampaignsOf, publishedVersions } from '../assemble.ts';
import type { CampaignFolders } from '../assemble.ts';
import { createCampaignVersionStore } from '../store/campaign-version-store.ts';
import { compareEnvelopes, correctEnvelopes, hasAny } from './compare-envelopes.ts';
import { settlePending } from './settle-pending.ts';
import { bringEach } from './walk-files.ts';

/** Compares the envelopes with the files, and fails where they differ; `--recount` brings every file into its account before, and puts the accounts right. */
export const envelopesCommand: ServiceCommand<CampaignFolders> = {
  usage: '[--recount]',
  async run({ config, database, now }, args, say) {
    const { values } = parseArgs({ args: [...args], options: { recount: { type: 'boolean', default: false } } });
    const ownCampaigns = ownCampaignsOf(config);
    const published = await publishedVersions(ownCampaigns, createCampaignVersionStore(database));
    const campaign = campaignWithSupplementsOn(ownCampaigns[0].campaign, published, calendarDay(now()));
    const ports = envelopePortsOf(database, campaign, now);
    if (values.recount) {
      await settlePending(ports);
      say(`${(await bringEach(ports)) ?? 0} dossiers recomptés.`);
      await correctEnvelopes(ports, await compareEnvelopes(ports));
    }
    const differences = await compareEnvelopes(ports);
    for (const [funderId, difference] of differences)
      say(`${funderId}\u00a0: écart de ${formatEuros(usedCentsOf(difference))}`);
    if (hasAny(differences)) throw new Error('Les enveloppes diffèrent des dossiers\u00a0: --recount');
    say('Les enveloppes sont ce que disent les dossiers.');
  },
};
