import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectInvoiceAsked } from '../walk/counter-acts.ts';
import { pressSignOut } from '../walk/acts.ts';
import { documents } from '../walk/personas.ts';
import { closeInMidUpload, closeWhileMade } from './close-tab.ts';
import {
  atCounter,
  chooseInvoice,
  choosePhoto,
  confirmInvoice,
  describe,
  lookUp,
  nothingWaits,
  openFile,
  received,
  stranger,
} from '../walk/counter-on-device.ts';
import { test } from './killable-server.ts';
import { filesOf } from './record.ts';

/** As a phone keeps a photo of the invoice. */
const heic = join(import.meta.dirname, '../scanner/bike.heic');

/** Tabs that are closed in the middle, stand beside another, or are signed out; they share the product of the other trials. */
export function trialsOfTabs(): void {
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
}
