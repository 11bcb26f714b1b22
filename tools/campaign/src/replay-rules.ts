import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { campaignTexts } from '@alveole/campaigns';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import { replayBody, replayRoutes, replayViewOf, wholeReplayOf } from '@alveole/contracts/replay';
import type { ReplaySide } from '@alveole/contracts/replay';
import { createDemoApi, demoAccount, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { replayFile, replayLines } from './replay-lines.ts';
import type { CampaignAct } from './run-campaign-command.ts';

export interface ReplayParts {
  readonly api: DemoApi;
  /** Between two looks at a replay that runs. */
  readonly pause: () => Promise<unknown>;
}

const options = {
  with: { type: 'string' },
  url: { type: 'string', default: 'http://127.0.0.1:8080' },
  from: { type: 'string' },
  to: { type: 'string' },
  csv: { type: 'string' },
} as const;

const usage = 'npm run campaign -- replay lyon@3 --with lyon@4 (un dossier peut tenir lieu de version)';

/** Asks a running instance to replay rules on its files, waits for it and prints what it found. */
export const replayRules: CampaignAct = async (words, campaignsDir, print) => {
  const { values } = parseArgs({ args: [...words], options, allowPositionals: true });
  const parts = { api: createDemoApi(values.url), pause: () => wait(1000) };
  return replayWith(parts, words, campaignsDir, print);
};

/** The same with a client of the instance at hand. @returns whether the replay came to its end */
export async function replayWith(
  { api, pause }: ReplayParts,
  words: readonly string[],
  campaignsDir: string,
  print: (line: string) => void,
): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [former] = positionals;
  if (former === undefined || values.with === undefined) {
    print(usage);
    return false;
  }
  try {
    const token = await tokenOf(api);
    const sides = {
      former: await sideOf(api, former, campaignsDir, token),
      next: await sideOf(api, values.with, campaignsDir, token),
    };
    const asked = { replayId: crypto.randomUUID(), ...sides, openedFrom: values.from, openedTo: values.to };
    await api.call(replayRoutes.replayCampaign, { body: replayBody(asked) }, token);
    const replay = await endOf({ api, pause }, asked.replayId, print);
    for (const line of replayLines(replay)) print(line);
    if (values.csv !== undefined) {
      writeFileSync(values.csv, replayFile(replay));
      print(`Écrit : ${values.csv}`);
    }
    return replay.state === 'done';
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** A replay may take longer than a session: each look signs in anew once that has ended. */
async function endOf({ api, pause }: ReplayParts, id: string, print: (line: string) => void) {
  for (;;) {
    const answer = await api.call(replayRoutes.readReplay, { params: { id } }, await tokenOf(api));
    const { read, total } = replayViewOf(answer);
    if (answer.state !== 'running') return wholeReplayOf(answer);
    print(`${read} dossiers relus sur ${total}`);
    await pause();
  }
}

/** The administrator whom the environment names, else the one of the demo data. */
async function tokenOf(api: DemoApi): Promise<string> {
  const { ALVEOLE_MAIL: mail, ALVEOLE_PASSWORD: password } = process.env;
  if (mail !== undefined && password !== undefined) return signInAs(api, mail, password);
  const account = await demoAccount(api, 'ADM', 0);
  return signInAs(api, account.mail, account.password);
}

/** `lyon@3`, or the folder of a campaign. Throws Error in French for what is neither. */
async function sideOf(api: DemoApi, name: string, campaignsDir: string, token: string): Promise<ReplaySide> {
  const folder = [resolve(name), join(campaignsDir, name)].find(
    (path) => existsSync(path) && statSync(path).isDirectory(),
  );
  if (folder !== undefined) return { files: wholeFiles(folder) };
  const [, campaignId, number] = /^([a-z0-9-]+)@(\d+)$/.exec(name) ?? [];
  if (campaignId === undefined) throw new Error(`« ${name} » n’est ni une version comme lyon@3, ni un dossier.`);
  const { own } = campaignsOf(await api.call(campaignRoutes.listCampaigns, {}));
  const versions = await api.call(campaignRoutes.listCampaignVersions, {}, token);
  const version = versions.find((other) => other.version === Number(number));
  if (own?.id === campaignId && version !== undefined) return { versionId: version.version_id };
  const known = versions.map((other) => `${own?.id}@${other.version}`).join(', ');
  throw new Error(`L’installation n’a pas de version « ${name} » : elle a ${known}.`);
}

function wholeFiles(folder: string) {
  const { campaign = '', rules = '', examples = '' } = campaignTexts(folder);
  return { campaign, rules, examples };
}
