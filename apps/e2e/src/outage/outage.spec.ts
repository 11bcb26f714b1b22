import { join } from 'node:path';
import { codeSentTo } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expectInvoiceAsked } from '../counter/acts.ts';
import { fillIn, pressSignOut, signInAs } from '../journey/acts.ts';
import { documents } from '../journey/personas.ts';
import { test } from './killable-server.ts';
import {
  addPhoto,
  chooseInvoice,
  choosePhoto,
  closeInMidUpload,
  closeWhileMade,
  confirmInvoice,
  describe,
  filesOf,
  lookUp,
  openFile,
  sendCode,
  sendInvoice,
  stranger,
} from './counter.ts';
import type { Stranger } from './counter.ts';

/** Signed in at home, with everything at hand for a day without a network. */
async function atCounter(page: Page, outside: DemoApi): Promise<void> {
  await signInAs(page, outside, 'REP');
  await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
  // What the worker keeps: the frame comes last.
  await expect
    .poll(() => page.evaluate(`caches.open('counter-frame').then(async (cache) => (await cache.keys()).length)`))
    .toBe(1);
}

/** Somebody new at the counter, with all that is typed of person and bike; nothing is sent yet. */
async function received(page: Page, outside: DemoApi): Promise<Stranger> {
  const person = stranger();
  await atCounter(page, outside);
  await lookUp(page, person);
  await describe(page, person);
  return person;
}

/** As a phone keeps a photo of the invoice. */
const heic = join(import.meta.dirname, '../scanner/bike.heic');

const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const waiting = (page: Page, count: number) => line(page, new RegExp(`^${count}\\senvois? en attente`));
const nothingWaits = (page: Page) => expect(page.getByText('Rien n’attend')).toBeVisible();

onEachScreen(() => {
  test('the network is cut once the person is known: the file goes on up to the code, and arrives whole', async ({
    page,
    context,
    outside,
  }) => {
    const person = stranger();
    await atCounter(page, outside);
    await lookUp(page, person);
    await context.setOffline(true);
    await expect(line(page, /^Hors connexion/)).toBeVisible();
    await page.reload();
    await describe(page, person);
    await openFile(page);
    await sendInvoice(page);
    await addPhoto(page);
    await sendCode(page).click();
    await expect(page.getByText(/^Le code demande le réseau/)).toBeVisible();

    // The tab comes back without a network, to all that waits.
    await page.goto('/admin/envois');
    await expect(page.getByText('Ouverture du dossier')).toBeVisible();
    await expect(page.getByText(/^Facture de 125,00/)).toBeVisible();
    await expect(page.getByText('Photo du vélo')).toBeVisible();
    expect(await filesOf(outside, person)).toEqual([]);

    await context.setOffline(false);
    await nothingWaits(page);
    expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO']);
  });

  test('the server is killed before each step: every step waits, and is recorded once', async ({
    page,
    server,
    outside,
  }) => {
    const person = await received(page, outside);
    const steps = [() => openFile(page), () => sendInvoice(page), () => addPhoto(page)];
    for (const step of steps) {
      await server.kill();
      await step();
      await expect(waiting(page, 1)).toBeVisible();
      await server.start();
      await expect(waiting(page, 1)).toBeHidden();
    }
    expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO']);
  });

  test('an answer is lost on its way, at each step: nothing is recorded twice', async ({ page, context, outside }) => {
    const person = await received(page, outside);
    const steps = [() => openFile(page), () => sendInvoice(page), () => addPhoto(page)];
    for (const step of steps) {
      // The server has it; the counter never hears of it.
      await context.route(/\/enrolment\/repair$/, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await step();
      await expect(waiting(page, 1)).toBeVisible();
      await context.unrouteAll({ behavior: 'wait' });
      await page.evaluate(`dispatchEvent(new Event('online'))`);
      await expect(waiting(page, 1)).toBeHidden();
    }
    expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO']);
  });

  test('the tab is closed while typing, and while sending: the next one goes on', async ({
    page,
    context,
    outside,
  }) => {
    const person = await received(page, outside);
    await page.close();

    const next = await context.newPage();
    await next.goto('/admin/reparation/reception');
    await expect(next.getByLabel('Nom', { exact: true })).toHaveValue(person.lastName);
    await expect(next.getByLabel('Numéro du vélo', { exact: true })).toHaveValue(person.serial);
    // The request leaves and nobody answers; then the tab goes.
    const sent = next.waitForRequest(
      (request) => request.method() === 'POST' && /\/enrolment\/repair$/.test(request.url()),
    );
    await context.route(/\/enrolment\/repair$/, (route) => void route.fetch());
    await openFile(next);
    await sent;
    await next.close();
    await context.unroute(/\/enrolment\/repair$/);

    const last = await context.newPage();
    await last.goto('/admin/envois');
    await nothingWaits(last);
    expect(await filesOf(outside, person)).toEqual(['INIT']);
  });

  test('two tabs serve two people: each keeps its own, and what both send arrives once', async ({
    page,
    context,
    outside,
  }) => {
    const [first, second] = [stranger(), stranger()];
    await atCounter(page, outside);
    const other = await context.newPage();
    await lookUp(page, first);
    await lookUp(other, second);
    await context.setOffline(true);
    await describe(page, first);
    await describe(other, second);
    await openFile(page);
    await openFile(other);
    await expectInvoiceAsked(page);
    await expectInvoiceAsked(other);
    await context.setOffline(false);
    await other.goto('/admin/envois');
    await nothingWaits(other);
    expect(await filesOf(outside, first)).toEqual(['INIT']);
    expect(await filesOf(outside, second)).toEqual(['INIT']);
  });

  test('signing out erases what was kept, after a question while something waits', async ({
    page,
    context,
    outside,
  }) => {
    await atCounter(page, outside);
    const person = stranger();
    await lookUp(page, person);
    await context.setOffline(true);
    await describe(page, person);
    await openFile(page);
    await expectInvoiceAsked(page);
    await pressSignOut(page);
    const question = page.getByRole('alertdialog', { name: /^Se déconnecter sans attendre/ });
    await expect(question).toContainText(/Le serveur n’a pas encore reçu 1\senvoi/);
    await question.getByRole('button', { name: 'Se déconnecter et perdre l’envoi' }).click();
    await expect(page).toHaveURL(/auth\/login/);
    await expect
      .poll(() =>
        page.evaluate(
          `indexedDB.databases().then((all) => all.filter(({ name }) => name.startsWith('alveole')).length)`,
        ),
      )
      .toBe(0);
  });

  for (const { when, close, invoice } of [
    { when: 'in mid-upload', close: closeInMidUpload, invoice: documents.invoice },
    { when: 'while a picture is made small', close: closeWhileMade, invoice: heic },
  ])
    test(`the tab is closed ${when}: the invoice is there again, the photo goes on by itself, each arrives once`, async ({
      page,
      context,
      outside,
    }) => {
      const person = await received(page, outside);
      await openFile(page);
      await expectInvoiceAsked(page);
      const form = page.url();
      await close(page, (tab) => chooseInvoice(tab, invoice));

      const next = await context.newPage();
      await next.goto(form);
      await expect(next.getByText(/^Gardé sur cet appareil, envoyé avec le dossier/)).toBeVisible();
      await confirmInvoice(next);
      await close(next, choosePhoto);

      const last = await context.newPage();
      await last.goto('/admin/envois');
      await nothingWaits(last);
      expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO']);
    });

  test('the server is killed in mid-request, and before the code: nothing is lost, nothing doubled', async ({
    page,
    server,
    outside,
  }) => {
    const person = await received(page, outside);
    await openFile(page);
    await chooseInvoice(page);
    const left = page.waitForRequest(/\/enrolment\/repair$/).then(() => server.kill());
    await confirmInvoice(page);
    await left;
    await server.start();
    await expect(waiting(page, 1)).toBeHidden();
    await addPhoto(page);

    await server.kill();
    await sendCode(page).click();
    await expect(page.getByText(/^Le code demande le réseau/)).toBeVisible();
    await server.start();
    await sendCode(page).click();
    await fillIn(page, { 'Code à 6 chiffres': await codeSentTo(outside, person.sentTo) });
    await page.getByRole('button', { name: 'Valider la réparation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes réparations' })).toBeVisible();
    expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO SMS VAL']);
  });
});
