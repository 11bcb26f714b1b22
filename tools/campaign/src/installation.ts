import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { campaignTexts } from '@alveole/campaigns';
import { Refusal } from '@alveole/client';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { demoAccount, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';

/** Where an installation of one machine listens. */
export const ownMachine = 'http://127.0.0.1:8080';

/** Of an installation that is not of one machine. */
const noDemoAccounts =
  'Cette installation n’a pas de comptes de démonstration\u00a0: donnez celui d’un administrateur en ALVEOLE_MAIL et ALVEOLE_PASSWORD.';

/**
 * The token of the administrator whom the environment names (`ALVEOLE_MAIL`, `ALVEOLE_PASSWORD`), else of one of the demo data.
 * @param permission of the one of the demo data
 */
export async function administratorToken(api: DemoApi, permission = 0): Promise<string> {
  const { ALVEOLE_MAIL: mail, ALVEOLE_PASSWORD: password } = process.env;
  if (mail !== undefined && password !== undefined) return signInAs(api, mail, password);
  const account = await demoAccount(api, 'ADM', permission).catch((failure: unknown) => {
    throw failure instanceof Refusal ? new Error(noDemoAccounts) : failure;
  });
  return signInAs(api, account.mail, account.password);
}

/** The folder that a path, or the name of a campaign, means; undefined where there is none. */
export function campaignFolder(name: string, campaignsDir: string): string | undefined {
  return [resolve(name), join(campaignsDir, name)].find((path) => existsSync(path) && statSync(path).isDirectory());
}

/** The three files of a folder; one that is not there is empty. */
export function wholeFiles(folder: string) {
  const { campaign = '', rules = '', examples = '' } = campaignTexts(folder);
  return { campaign, rules, examples };
}

/** The version that « lyon@3 » means. Throws Error in French for what is none of the installation. */
export async function versionNamed(api: DemoApi, name: string, token: string) {
  const [, campaignId, number] = /^([a-z0-9-]+)@(\d+)$/.exec(name) ?? [];
  if (campaignId === undefined) throw new Error(`« ${name} » n’est ni une version comme lyon@3, ni un dossier.`);
  const versions = await api.call(campaignRoutes.listCampaignVersions, {}, token);
  const version = versions.find((other) => other.campaign_id === campaignId && other.version === Number(number));
  if (version !== undefined) return version;
  const listed = versions.map((other) => `${other.campaign_id}@${other.version}`).join(', ');
  throw new Error(`L’installation n’a pas de version « ${name} » : elle a ${listed}.`);
}
