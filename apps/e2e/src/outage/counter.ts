import { randomInt } from 'node:crypto';
import { repairsRoutes } from '@alveole/contracts';
import { demoAccount, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { expectInvoiceAsked, goFinalise } from '../counter/acts.ts';
import { chooseTyped, confirm, fillIn, hand, tick } from '../journey/acts.ts';
import { documents } from '../journey/personas.ts';

type Chosen = Parameters<Locator['setInputFiles']>[0];

/** Somebody whom no run has met, with a bike of his own. */
export function stranger() {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(65 + randomInt(26))).join('');
  const phone = `06${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  return { lastName: letters, phone, sentTo: `+33${phone.slice(1)}`, serial: `SN-${letters}` };
}
export type Stranger = ReturnType<typeof stranger>;

/** Asks who the person is: the one answer that a new file needs. */
export async function lookUp(page: Page, { phone }: Stranger): Promise<void> {
  await page.goto('/admin/reparation/reception');
  await fillIn(page, { 'Mobile du client': phone });
  await expect(page.getByLabel('Nom', { exact: true })).toBeVisible();
}

export async function describe(page: Page, { lastName, serial, phone }: Stranger): Promise<void> {
  await fillIn(page, {
    Nom: lastName,
    Prénom: 'Paul',
    'Date de naissance': '17/05/1990',
    'Lieu de naissance': 'Dijon',
    'Code postal': '67000',
    'Confirmez le numéro': phone,
    'Numéro du vélo': serial,
  });
  await chooseTyped(page, 'Marque ou enseigne', 'Autre');
  await tick(page, /^Le client accepte/);
}

export const openFile = (page: Page) => page.getByRole('button', { name: 'Ouvrir le dossier' }).click();

/** Types the amount and chooses the file, whose sending begins. */
export async function chooseInvoice(page: Page, file: Chosen = documents.invoice): Promise<void> {
  await expectInvoiceAsked(page);
  await fillIn(page, { 'Montant de la facture hors taxes': '125,00' });
  await hand(page, 'Facture', file);
}

export async function confirmInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer la facture' }).click();
  await confirm(page, /^Envoyer cette facture/, 'Envoyer');
  await goFinalise(page);
}

export async function sendInvoice(page: Page): Promise<void> {
  await chooseInvoice(page);
  await confirmInvoice(page);
}

export const choosePhoto = (page: Page) => hand(page, 'Photo du vélo', documents.photo);
export const sendCode = (page: Page) => page.getByRole('button', { name: 'Envoyer le code par SMS' });

export async function addPhoto(page: Page): Promise<void> {
  await choosePhoto(page);
  await expect(sendCode(page)).toBeVisible();
}

/** Chooses a file; its first bytes leave, and nobody answers. Then the tab is closed. */
export async function closeInMidUpload(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  const isUpload = (request: Request) => request.method() === 'PUT' && !request.url().includes('/alveoleapi/');
  await page.route('**', (route, request) => (isUpload(request) ? undefined : route.fallback()));
  const begun = page.waitForRequest(isUpload);
  await choose(page);
  await begun;
  await page.close();
}

/** Chooses a picture, which the device makes small for ever. Then the tab is closed. */
export async function closeWhileMade(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  // The decoder of HEIC draws that way too.
  await page.evaluate(`globalThis.createImageBitmap = () => new Promise(() => undefined)`);
  await choose(page);
  await expect.poll(() => page.evaluate(namedOnDevice)).toContain('waiting/');
  await page.close();
}

/** What drafts and steps of this device say, as text. */
const namedOnDevice = `(async () => {
  const came = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('alveole-counter'));
  const device = await came(indexedDB.open(name));
  const stores = device.transaction(['drafts', 'steps']);
  const named = await Promise.all(['drafts', 'steps'].map((store) => came(stores.objectStore(store).getAll())));
  device.close();
  return JSON.stringify(named);
})()`;

/** The files of a person as the service has them, each as the codes of its history. */
export async function filesOf(outside: DemoApi, { lastName }: Stranger): Promise<readonly string[]> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await signInAs(outside, mail, password);
  const rows = await outside.call(repairsRoutes.listOwnRepairs, { query: { query: lastName } }, token);
  const files = await Promise.all(
    rows.map(({ repair_id }) => outside.call(repairsRoutes.readOwnRepair, { params: { id: repair_id } }, token)),
  );
  return files.map(({ history }) => history.map(({ operation_code }) => operation_code).join(' '));
}
