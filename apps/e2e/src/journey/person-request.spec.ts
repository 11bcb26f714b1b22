import { readFile } from 'node:fs/promises';
import { demoAccount, freshState, messageTo, openFile, preRegister, recordInvoice } from '@alveole/demo';
import type { DemoApi, JourneyState } from '@alveole/demo';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { choose, confirm, fillIn, signInAs, tick } from '../walk/acts.ts';

/** An archive is made by rounds of five seconds. */
const madeWithin = { timeout: 60_000 };

/** Somebody with a file at the demo's shop; `ends` walks it on. */
async function clientOf(outside: DemoApi): Promise<JourneyState> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const state = { ...freshState(), mail, password };
  for (const { run } of [preRegister, openFile, recordInvoice]) await run({ api: outside, state });
  return state;
}

/** Asks on the public page; answers the reference. */
async function ask(page: Page, { phone, lastname, firstname }: JourneyState, kind: RegExp): Promise<string> {
  await page.goto('/auth/particulier/donnees');
  await tick(page, kind);
  await fillIn(page, { 'Votre nom': `${firstname} ${lastname}`, 'Votre mobile ou votre courriel': phone });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  const reference = page.getByRole('region', { name: 'Référence de votre demande' });
  await expect(reference).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  return (await reference.innerText()).trim();
}

/** The desk opens the request of its queue, finds who asks by the number, and links it. */
async function find(page: Page, { lastname, firstname }: JourneyState): Promise<void> {
  await page.goto('/admin/backend/demandes');
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes sur les données' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `${firstname} ${lastname}` }).click();
  const card = page.getByRole('region', { name: 'Trouver la personne' });
  await card.getByRole('button', { name: 'Chercher', exact: true }).click();
  await card.getByRole('button', { name: /^Rattacher à la demande/ }).click();
  await expect(page.getByRole('region', { name: 'Vérifier l’identité' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function seeDocument(page: Page): Promise<void> {
  await choose(page, /Document que vous avez vu/, 'Passeport');
  await page.getByRole('button', { name: 'J’ai vu ce document' }).click();
  await expect(page.getByText(/^Identité vérifiée, Passeport/)).toBeVisible();
}

/** Closes the request by a letter: whoever asked by a number named no mail. */
async function answer(page: Page, includes: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Préparer la réponse' }).click();
  await expect(page.getByRole('textbox', { name: 'Réponse' })).toHaveValue(includes);
  await close(page);
}

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Clore/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Clore/ })
    .click();
  await expect(page.getByText(/^Répondue le/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

onEachScreen(({ width }) => {
  test('a person who asks for his data shows by a code who he is, and downloads them once the desk had them made', async ({
    page,
    outside,
    browser,
    capture,
  }) => {
    test.slow();
    const client = await clientOf(outside);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
    const theirs = await phone.newPage();
    const reference = await ask(theirs, client, /^Recevoir une copie/);
    await signInAs(page, outside, 'ADM');
    await find(page, client);
    await page.getByRole('button', { name: 'Envoyer un code par SMS' }).click();
    await expect(page.getByText(/^Un code est parti à/)).toBeVisible();

    const first = await codeOf(outside, client, reference);
    await theirs.getByRole('link', { name: 'Saisir mon code' }).click();
    await expect(theirs.getByRole('textbox', { name: 'Référence de votre demande' })).toHaveValue(reference);
    await theirs.getByLabel('Code reçu').fill(first);
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Valider le code' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'C’est bien vous' })).toBeFocused();

    await page.reload();
    await page.getByRole('button', { name: 'Préparer l’archive' }).click();
    await expect(page.getByText(/^L’archive est prête/)).toBeVisible(madeWithin);
    await capture(`person-request-access-${width}`);
    await answer(page, /Vos données sont prêtes/);

    const since = new Date().toISOString();
    await theirs.goto(`/auth/particulier/donnees/suivi#${reference}`);
    await theirs.reload();
    await theirs.getByRole('button', { name: 'M’envoyer un code' }).click();
    await expect(theirs.getByText(/^Si l’équipe a trouvé vos données/)).toBeVisible();
    await theirs.getByLabel('Code reçu').fill(await codeOf(outside, client, reference, since));
    await theirs.getByRole('button', { name: 'Valider le code' }).click();
    const link = theirs.getByRole('link', { name: 'Télécharger mes données' });
    await expectAccessible(theirs);
    const download = theirs.waitForEvent('download');
    await link.click();
    const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    expect(Object.keys(files)).toContain('documents/001.pdf');
    const text = strFromU8(files['lisez-moi.html'] ?? new Uint8Array());
    expect(text).toContain(client.lastname);
    expect(text).toContain(client.bikeSerial);
    await phone.close();
  });

  test('a name that a person has corrected stands in his files, with why', async ({ page, outside, capture }) => {
    const client = await clientOf(outside);
    await ask(page, client, /^Corriger/);
    await signInAs(page, outside, 'ADM');
    await find(page, client);
    await seeDocument(page);
    const card = page.getByRole('region', { name: 'Corriger ses données' });
    await card.getByLabel('Nom', { exact: true }).fill(width === 1280 ? 'Duprélarge' : 'Duprécourt');
    await card.getByRole('button', { name: 'Corriger', exact: true }).click();
    await confirm(page, /^Corriger ces données/, 'Corriger');
    await expect(page.getByText('Les données sont corrigées.')).toBeVisible();
    await capture(`person-request-correction-${width}`);
    await answer(page, /Vos données sont corrigées/);
    await page.goto(`/admin/backend/facture/${client.fileNumber}`);
    await expect(
      page
        .getByText(/Corrigé à la demande de la personne\s: nom/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test('an erasure shows what stays and why before it is confirmed, and verifies itself', async ({
    page,
    outside,
    capture,
  }) => {
    const client = await clientOf(outside);
    await ask(page, client, /^Effacer/);
    await signInAs(page, outside, 'ADM');
    await find(page, client);
    await seeDocument(page);
    const card = page.getByRole('region', { name: 'Effacer ses données' });
    await expect(
      card.getByText(/Le dossier n’est pas terminé ou reste à payer/).filter({ visible: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await capture(`person-request-erasure-${width}`);
    await card.getByRole('button', { name: 'Effacer', exact: true }).click();
    await confirm(page, /^Effacer les données de/, 'Effacer');
    await expect(page.getByText(/une seconde recherche ne trouve plus rien à effacer/)).toBeVisible();
    await answer(page, /Nous devons garder/);
  });

  test('a letter that names nobody known is refused with its reason, and printed', async ({ page, outside }) => {
    const name = `Alix Inconnu ${width}`;
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/demandes');
    await page.getByRole('button', { name: 'Enregistrer une demande' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enregistrer une demande' });
    await fillIn(dialog, { 'Nom de la personne': name, 'Jour de réception': '02/03/2026' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Refuser la demande' }).click();
    const reason = page.getByRole('dialog', { name: 'Refuser la demande' });
    await reason.getByLabel('Motif, que la personne lira').fill('La lettre ne dit pas qui écrit.');
    await reason.getByRole('button', { name: 'Préparer la réponse' }).click();
    await expect(page.getByRole('textbox', { name: 'Réponse' })).toHaveValue(/La lettre ne dit pas qui écrit/);
    await expect(page.getByRole('button', { name: 'Imprimer la lettre' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page
        .getByText(/^Bonjour Alix Inconnu/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await close(page);
  });
});

async function codeOf(outside: DemoApi, { phone }: JourneyState, reference: string, since = ''): Promise<string> {
  const text = await messageTo(outside, phone, new RegExp(`code \\d{6} pour votre demande ${reference}`), since);
  return /code (\d{6})/.exec(text)?.[1] ?? '';
}
