import { checkCampaigns } from './check-campaigns.ts';
import { listCampaigns } from './list-campaigns.ts';
import { writeCampaign } from './write-campaign.ts';

/** One act of the command. @returns whether it found nothing wrong */
export type CampaignAct = (names: readonly string[], campaignsDir: string, print: (line: string) => void) => boolean;

const acts: Readonly<Record<string, CampaignAct>> = {
  new: writeCampaign,
  check: checkCampaigns,
  list: listCampaigns,
};

const usage = [
  'npm run campaign -- list                 les campagnes du dossier',
  'npm run campaign -- check [nom…]         les relit, avec leurs exemples ; toutes si rien n’est nommé',
  'npm run campaign -- new nom              en écrit une, à remplir',
];

/** Runs what the words of a command line ask for. @returns whether the command succeeded */
export function runCampaignCommand(
  [act = '', ...names]: readonly string[],
  campaignsDir: string,
  print: (line: string) => void,
): boolean {
  const run = acts[act];
  if (run) return run(names, campaignsDir, print);
  for (const line of usage) print(line);
  return false;
}
