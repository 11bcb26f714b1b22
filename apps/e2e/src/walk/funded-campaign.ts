import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { campaignRoutes } from '@alveole/contracts/campaign';
import type { CampaignFiles } from '@alveole/contracts/campaign';
import {
  addPhoto,
  askForCode,
  demoAccount,
  enterCode,
  freshState,
  openFile,
  recordInvoice,
  sendCode,
  signInAsAdministrator,
} from '@alveole/demo';
import type { DemoApi, JourneyState } from '@alveole/demo';
import { calendarDay } from '@alveole/domain';
import { expect } from '@playwright/test';

const campaignsFolder = resolve(import.meta.dirname, '../../../../campaigns');

const funders = `
financeurs:
  - identifiant: ville
    nom: Ville d’Essai
    part: 40
    enveloppe:
      montant: 900000
      épuisée: refuser
  - identifiant: etat
    nom: État
    part: le reste
`;

/** A folder with the open-ended campaign, which a town (40 %, from an envelope) and the state pay together. Files of the demo are of 50 €, 20 € of them the town’s. */
export function fundedCampaigns(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alveole-envelopes-'));
  cpSync(join(campaignsFolder, 'open-ended'), join(folder, 'open-ended'), { recursive: true });
  const file = join(folder, 'open-ended', 'campaign.yaml');
  writeFileSync(file, readFileSync(file, 'utf8') + funders);
  return folder;
}

/** The envelope of the town, as the desk reads it. */
export async function townEnvelope(outside: DemoApi) {
  const token = await signInAsAdministrator(outside, 0);
  const [envelope] = await outside.call(campaignRoutes.readEnvelopes, {}, token);
  if (envelope === undefined) throw new Error('The town has no envelope');
  return envelope;
}

/** Two administrators publish a version whose town has so many cents left, and waits until the product follows it. */
export async function publishTownEnvelope(outside: DemoApi, leftCents: number, usedUp: string): Promise<void> {
  const [author, colleague] = [await signInAsAdministrator(outside, 0), await signInAsAdministrator(outside, 1)];
  // An envelope is of more than nothing: the first file takes of it.
  if ((await usedCents(outside)) === 0) await completedFile(outside);
  const amountCents = (await usedCents(outside)) + leftCents;
  const [latest] = await outside.call(campaignRoutes.listCampaignVersions, {}, author);
  const { version = 0, version_id = 'own' } = latest ?? {};
  const { files } = await outside.call(campaignRoutes.readCampaignVersion, { params: { id: version_id } }, author);
  const body = {
    version_id: randomUUID(),
    files: withTown(files, { number: version + 1, euros: amountCents / 100, usedUp }),
    holds_from: calendarDay(new Date()),
    reason: 'Le budget de la ville',
  };
  const proposed = await outside.call(campaignRoutes.proposeCampaign, { body }, author);
  const settled = { version_id: proposed.version_id, last_row_hash: proposed.row_hash ?? '' };
  await outside.call(campaignRoutes.publishCampaign, { body: settled }, colleague);
  await expect.poll(async () => (await townEnvelope(outside)).amount_cents, { timeout: 60_000 }).toBe(amountCents);
}

async function usedCents(outside: DemoApi): Promise<number> {
  const { amount_cents, left_cents } = await townEnvelope(outside);
  return amount_cents - left_cents;
}

interface WrittenTown {
  readonly number: number;
  readonly euros: number;
  readonly usedUp: string;
}

function withTown(files: CampaignFiles, { number, euros, usedUp }: WrittenTown): CampaignFiles {
  const campaign = files.campaign
    .replace(/^version: \d+/m, `version: ${number}`)
    .replace(/montant: [\d.]+/, `montant: ${euros}`)
    .replace(/épuisée: .*/, `épuisée: ${usedUp}`);
  return { ...files, campaign };
}

const toCompletion = [recordInvoice, addPhoto, sendCode, enterCode];

/** A file of the demo’s shop that waits for its invoice. */
export async function openedFile(outside: DemoApi): Promise<JourneyState> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const state = { ...freshState(), mail, password };
  // Pre-registrations are limited by address: asks again until one is taken.
  await expect(() => askForCode(outside, state)).toPass({ timeout: 90_000, intervals: [5000] });
  await openFile.run({ api: outside, state });
  return state;
}

/** A complete file of the demo’s shop. */
export async function completedFile(outside: DemoApi): Promise<JourneyState> {
  const state = await openedFile(outside);
  for (const step of toCompletion) await step.run({ api: outside, state });
  return state;
}
