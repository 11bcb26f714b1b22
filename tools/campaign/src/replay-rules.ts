import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { replayBody, replayRoutes, replayViewOf, wholeReplayOf } from '@alveole/contracts/replay';
import type { ReplaySide } from '@alveole/contracts/replay';
import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { sentenceOf } from './failure-sentence.ts';
import { administratorToken, campaignFolder, ownMachine, versionNamed, wholeFiles } from './installation.ts';
import { replayFile, replayLines } from './replay-lines.ts';
import type { CampaignAct } from './run-campaign-command.ts';

export interface ReplayParts {
  readonly api: DemoApi;
  /** Between two looks at a replay that runs. */
  readonly pause: () => Promise<unknown>;
}

const options = {
  with: { type: 'string' },
  url: { type: 'string', default: ownMachine },
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
    const token = await administratorToken(api);
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
    print(sentenceOf(error));
    return false;
  }
}

/** A replay may take longer than a session: each look signs in anew once that has ended. */
async function endOf({ api, pause }: ReplayParts, id: string, print: (line: string) => void) {
  for (;;) {
    const answer = await api.call(replayRoutes.readReplay, { params: { id } }, await administratorToken(api));
    const { read, total } = replayViewOf(answer);
    if (answer.state !== 'running') return wholeReplayOf(answer);
    print(`${read} dossiers relus sur ${total}`);
    await pause();
  }
}

/** `lyon@3`, or the folder of a campaign. Throws Error in French for what is neither. */
async function sideOf(api: DemoApi, name: string, campaignsDir: string, token: string): Promise<ReplaySide> {
  const folder = campaignFolder(name, campaignsDir);
  if (folder !== undefined) return { files: wholeFiles(folder) };
  return { versionId: (await versionNamed(api, name, token)).version_id };
}
