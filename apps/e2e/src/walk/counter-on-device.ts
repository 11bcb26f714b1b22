import { randomInt } from 'node:crypto';
import { codeSentTo } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectInvoiceAsked, goConfirmPickUp } from './counter-acts.ts';
import { chooseTyped, fillIn, hand, signInAs, tick } from './acts.ts';
import { documents } from './personas.ts';

type Chosen = Parameters<Locator['setInputFiles']>[0];

/** Somebody whom no run has met, with a bike of his own. */
export function stranger() {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(65 + randomInt(26))).join('');
  const phone = `061${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  return { lastName: letters, phone, sentTo: `+33${phone.slice(1)}`, serial: `SN-${letters}` };
}
export type Stranger = ReturnType<typeof stranger>;

/** Signed in at home, with everything at hand for a day without a network. */
export async function atCounter(page: Page, outside: DemoApi): Promise<void> {
  await signInAs(page, outside, 'REP');
  await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
  // What the worker keeps: the frame comes last.
  await expect
    .poll(() => page.evaluate(`caches.open('counter-frame').then(async (cache) => (await cache.keys()).length)`))
    .toBe(1);
}

/** Somebody new at the counter, with all that is typed of person and bike; nothing is sent yet. */
export async function received(page: Page, outside: DemoApi): Promise<Stranger> {
  const person = stranger();
  await atCounter(page, outside);
  await lookUp(page, person);
  await describe(page, person);
  return person;
}

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
  await goConfirmPickUp(page);
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

export const pressValidate = (page: Page) => page.getByRole('button', { name: 'Valider la réparation' }).click();

/** Types the code that the person has got. */
export async function typeCode(page: Page, outside: DemoApi, { sentTo }: Stranger): Promise<void> {
  await fillIn(page, { 'Code à 6 chiffres': await codeSentTo(outside, sentTo) });
}

export const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
export const waiting = (page: Page, count: number) => line(page, new RegExp(`^${count}\\senvois? en attente`));
/** What leads to the waiting sendings; it stands there while there are some. */
export const toWaiting = (page: Page) => page.getByRole('link', { name: 'Voir les envois' });
export const nothingWaits = (page: Page) => expect(page.getByText('Rien n’attend')).toBeVisible();

/** Where one is once the file is through: at its end, or at the list where the page was loaded again since. */
export const fileIsThrough = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Réparation terminée|Mes réparations)$/ });
