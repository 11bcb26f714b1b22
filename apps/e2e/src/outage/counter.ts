import { randomInt } from 'node:crypto';
import { repairsRoutes } from '@alveole/contracts';
import { demoAccount, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseTyped, confirm, fillIn, hand, tick } from '../journey/acts.ts';
import { documents } from '../journey/personas.ts';

/** Somebody whom no run has met, with a bike of his own. */
export function stranger() {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(65 + randomInt(26))).join('');
  return { lastName: letters, phone: `06${String(randomInt(10 ** 8)).padStart(8, '0')}`, serial: `SN-${letters}` };
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

export async function sendInvoice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Déposer la facture' })).toBeVisible();
  await fillIn(page, { 'Montant de la facture hors taxes': '125,00' });
  await hand(page, 'Facture', documents.invoice);
  await page.getByRole('button', { name: 'Envoyer la facture' }).click();
  await confirm(page, /^Envoyer cette facture/, 'Envoyer');
  await expect(page.getByRole('link', { name: 'Finaliser le dossier' })).toBeVisible();
}

export async function addPhoto(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Finaliser le dossier' }).click();
  await hand(page, 'Photo du vélo', documents.photo);
  await expect(page.getByRole('button', { name: 'Envoyer le code par SMS' })).toBeVisible();
}

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
