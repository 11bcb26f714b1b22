import { parseArgs } from 'node:util';
import { faultText } from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import { campaignRoutes, proposalBody, settlingBody, wholeCampaignVersionOf } from '@alveole/contracts/campaign';
import type { CampaignFiles } from '@alveole/contracts/campaign';
import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { createTwoFilesPatch } from 'diff';
import { z } from 'zod';
import { sentenceOf } from './failure-sentence.ts';
import { administratorToken, campaignFolder, ownMachine, versionNamed, wholeFiles } from './installation.ts';
import type { CampaignAct } from './run-campaign-command.ts';

const options = {
  url: { type: 'string', default: ownMachine },
  from: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const usage = [
  'npm run campaign -- publish lyon --from AAAA-MM-JJ --reason "…"   propose la version suivante',
  'npm run campaign -- publish lyon@4   montre ce qu’elle change ; avec --yes, la publie, par une autre personne',
];

type Print = (line: string) => void;

/** Proposes a folder to a running installation as the next version of its campaign, or publishes what another person proposed. */
export const publishCampaign: CampaignAct = (words, campaignsDir, print) => {
  const { values } = parseArgs({ args: [...words], options, allowPositionals: true });
  return publishOn(createDemoApi(values.url), words, campaignsDir, print);
};

/** The same with a client of the installation at hand. @returns whether nothing was refused */
export async function publishOn(
  api: DemoApi,
  words: readonly string[],
  campaignsDir: string,
  print: Print,
): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [name = ''] = positionals;
  try {
    if (/@\d+$/.test(name)) return await settle(api, name, values.yes, print);
    const folder = campaignFolder(name, campaignsDir);
    if (name !== '' && folder === undefined)
      throw new Error(`« ${name} » n’est ni une version comme lyon@3, ni un dossier.`);
    const proposal = proposalOptions.safeParse(values);
    if (name !== '' && folder !== undefined && proposal.success)
      return await propose(api, { name, files: wholeFiles(folder), ...proposal.data }, print);
  } catch (error) {
    print(sentenceOf(error));
    return false;
  }
  for (const line of usage) print(line);
  return false;
}

const proposalOptions = z.object({ from: z.iso.date(), reason: z.string().regex(/\S/) });

interface NamedProposal {
  readonly name: string;
  readonly files: CampaignFiles;
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  readonly reason: string;
}

async function propose(api: DemoApi, { name, files, from, reason }: NamedProposal, print: Print): Promise<boolean> {
  const token = await administratorToken(api);
  const { faults, doubts } = await api.call(campaignRoutes.checkCampaign, { body: { ...files } }, token);
  for (const fault of faults) print(faultText(name, fault));
  if (faults.length > 0) return false;
  printDoubts(name, doubts, print);
  const body = proposalBody({ versionId: crypto.randomUUID(), files, holdsFrom: from, reason });
  const { campaign_id: campaignId, version } = await api.call(campaignRoutes.proposeCampaign, { body }, token);
  const named = `${campaignId}@${version}`;
  print(`${named} est proposée pour les réparations à partir du ${from}.`);
  print(`Une autre personne la publie : npm run campaign -- publish ${named} --yes`);
  return true;
}

function printDoubts(name: string, doubts: readonly CampaignFault[], print: Print): void {
  if (doubts.length > 0) print('À vérifier :');
  for (const doubt of doubts) print(`  ${faultText(name, doubt)}`);
}

/** The administrator of the demo data who publishes is not the one who proposes. */
const secondAdministrator = 1;

async function settle(api: DemoApi, name: string, isConfirmed: boolean, print: Print): Promise<boolean> {
  const token = await administratorToken(api, secondAdministrator);
  const { version_id: id } = await versionNamed(api, name, token);
  const version = wholeCampaignVersionOf(await api.call(campaignRoutes.readCampaignVersion, { params: { id } }, token));
  if (isConfirmed) {
    await api.call(campaignRoutes.publishCampaign, { body: settlingBody(version) }, token);
    print(`${name} est publiée ; tout suit en une minute.`);
    return true;
  }
  print(`${name}, à partir du ${version.holdsFrom ?? 'début'} : ${version.reason}`);
  for (const line of changedLines(version.files, version.formerFiles)) print(line);
  printDoubts(name, version.doubts, print);
  print('Une version publiée ne change plus. Ajoutez --yes pour la publier.');
  return true;
}

const fileNames = { campaign: 'campaign.yaml', rules: 'rules.publicodes', examples: 'examples.yaml' } as const;

function changedLines(files: CampaignFiles, formerFiles: CampaignFiles | undefined): readonly string[] {
  return (['campaign', 'rules', 'examples'] as const)
    .filter((key) => files[key] !== formerFiles?.[key])
    .map((key) => createTwoFilesPatch(fileNames[key], fileNames[key], formerFiles?.[key] ?? '', files[key]));
}
