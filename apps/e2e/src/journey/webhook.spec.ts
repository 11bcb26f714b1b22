import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, signInAs, tick } from '../walk/acts.ts';
import { openedFile } from '../walk/earlier-visits.ts';
import { isFromAlveole, startReceiver } from '../walk/webhook-receiver.ts';

/** An administrator gives software access; the dialog of the software stands open afterwards. */
async function giveAccess(page: Page, name: string): Promise<Locator> {
  await page.goto('/admin/settings/logiciels');
  await page.getByRole('button', { name: 'Donner un accès' }).click();
  const dialog = page.getByRole('dialog', { name: 'Donner un accès à un logiciel' });
  await fillIn(dialog, { 'Nom du logiciel': name, 'À quoi il sert': 'Suivre les dossiers' });
  await tick(dialog, 'Lire les dossiers');
  await dialog.getByRole('button', { name: 'Donner un accès' }).click();
  const secret = page.getByRole('dialog', { name: `Secret de ${name}` });
  await secret.getByRole('button', { name: 'J’ai noté le secret' }).click();
  await page.getByRole('button', { name: `Gérer\u00a0: ${name}` }).click();
  return page.getByRole('dialog', { name });
}

/** Makes a webhook; answers the secret that is shown once. */
async function addWebhook(page: Page, software: Locator, name: string, url: string): Promise<string> {
  await software.getByRole('button', { name: 'Ajouter un webhook' }).click();
  const form = page.getByRole('dialog', { name: `Prévenir ${name}` });
  await form.getByLabel('Adresse').fill(url);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Ajouter un webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Secret du webhook' });
  const secret = await dialog.locator('code').filter({ hasText: 'whsec_' }).innerText();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'J’ai noté le secret' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

onEachScreen(({ width }) => {
  test('software is told of a file by a webhook whose signature it verifies, again where it refused, and once more when an administrator asks', async ({
    page,
    outside,
    capture,
  }) => {
    test.slow();
    const name = `Suivi ${width}`;
    const receiver = await startReceiver();
    await signInAs(page, outside, 'ADM');
    const software = await giveAccess(page, name);
    const secret = await addWebhook(page, software, name, receiver.url);
    const host = new URL(receiver.url).host;
    await software.getByRole('button', { name: `Gérer\u00a0: ${host}` }).click();
    const webhook = page.getByRole('dialog', { name: `Webhook de ${host}` });
    const log = webhook.getByRole('region', { name: 'Journal des envois' });
    await expect(log.getByText('Aucun envoi.')).toBeVisible();

    await webhook.getByRole('button', { name: 'Envoyer un essai' }).click();
    await expect(webhook.getByText(/L’essai est accepté/)).toBeVisible();
    expect(receiver.calls.map(({ type }) => type)).toEqual(['webhook.trial']);

    await openedFile(outside);
    await expect.poll(() => receiver.calls.at(-1)?.type).toBe('repair.opened');
    const [, first] = receiver.calls;
    if (first === undefined) throw new Error('The receiver was not called');
    expect(await isFromAlveole(secret, first)).toBe(true);
    expect(await isFromAlveole(secret, { ...first, body: first.body.replace('opened', 'closed') })).toBe(false);
    const refresh = log.getByRole('button', { name: 'Actualiser' });
    const entries = log.getByRole('row').filter({ hasText: 'Dossier ouvert' });
    await refresh.click();
    await expect(entries.filter({ hasText: 'Remis' })).toHaveCount(1);

    receiver.answerCode = 500;
    await openedFile(outside);
    const refused = entries.filter({ hasText: 'En attente' });
    await expect(async () => {
      await refresh.click();
      await expect(refused.getByText(/réponse 500 en .*2\sessais/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectNoSidewaysScroll(page);
    await capture(`webhook-refused-${width}`);
    receiver.answerCode = 204;
    await refused.getByRole('button', { name: /^Renvoyer maintenant/ }).click();
    await expect(async () => {
      await refresh.click();
      await expect(entries.filter({ hasText: 'Remis' })).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    const [, , second] = receiver.calls;
    expect(receiver.calls.slice(2).map(({ id }) => id)).toEqual(receiver.calls.slice(2).map(() => second?.id));

    const before = receiver.calls.length;
    await log.getByRole('button', { name: 'Renvoyer depuis une date' }).click();
    const question = page.getByRole('alertdialog', { name: /Renvoyer depuis une date/ });
    await question.getByLabel('Depuis le').fill(new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' }));
    await capture(`webhook-resend-${width}`);
    await question.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(page.getByText('2\u00a0envois à refaire')).toBeVisible();
    await expect.poll(() => receiver.calls.length).toBe(before + 2);
    expect(
      receiver.calls
        .slice(before)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second?.id].sort());

    await webhook.getByRole('button', { name: 'Supprimer' }).click();
    await confirm(page, /Supprimer ce webhook/, 'Supprimer');
    await expect(software.getByText('Aucun webhook.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`webhook-none-${width}`);
    receiver.close();
  });
});
