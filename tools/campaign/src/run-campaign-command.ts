import { checkCampaigns } from './check-campaigns.ts';
import { sentenceOf } from './failure-sentence.ts';
import { listCampaigns } from './list-campaigns.ts';
import { publishCampaign } from './publish-campaign.ts';
import { replayRules } from './replay-rules.ts';
import { writeCampaign } from './write-campaign.ts';

/** One act of the command. @returns whether it found nothing wrong */
export type CampaignAct = (
  words: readonly string[],
  campaignsDir: string,
  print: (line: string) => void,
) => boolean | Promise<boolean>;

const acts: Readonly<Record<string, CampaignAct>> = {
  new: writeCampaign,
  check: checkCampaigns,
  list: listCampaigns,
  publish: inSentences(publishCampaign),
  replay: inSentences(replayRules),
};

function inSentences(act: CampaignAct): CampaignAct {
  return async (words, campaignsDir, print) => {
    try {
      return await act(words, campaignsDir, print);
    } catch (error) {
      print(sentenceOf(error));
      return false;
    }
  };
}

const usage = [
  'npm run campaign -- list                 les campagnes du dossier',
  'npm run campaign -- check [nom…]         les relit, avec leurs exemples ; toutes si rien n’est nommé',
  'npm run campaign -- new nom              en écrit une, à remplir',
  'npm run campaign -- publish nom --from AAAA-MM-JJ --reason "…"   propose la version suivante à une installation (--url)',
  'npm run campaign -- publish nom@2 --yes   la publie, par une autre personne ; sans --yes, montre ce qui change',
  'npm run campaign -- replay nom@1 --with nom@2   simule des règles sur les dossiers d’une installation (--url, --from, --to, --csv)',
];

/** Runs what the words of a command line ask for. @returns whether the command succeeded */
export function runCampaignCommand(
  [act = '', ...names]: readonly string[],
  campaignsDir: string,
  print: (line: string) => void,
): boolean | Promise<boolean> {
  const run = acts[act];
  if (run) return run(names, campaignsDir, print);
  for (const line of usage) print(line);
  return false;
}
