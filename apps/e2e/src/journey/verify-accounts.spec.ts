import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, signInAs as tokenOf } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, signInAs } from '../walk/acts.ts';

const linesCall = /\/v1\/refunds\/log\/lines/;
const wholeLog = (page: Page) => page.getByRole('region', { name: 'Tout le journal' });
const myFile = (page: Page) => page.getByRole('region', { name: 'Mon dossier' });

/** A paid file of the demonstration's repairer, which the first head of the log covers. */
async function paidFile(outside: DemoApi) {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await tokenOf(outside, mail, password);
  const query = { status: RepairStatus.refunded } as const;
  const [file] = await outside.call(repairRoutes.listOwnRepairs, { query }, token);
  if (!file) throw new Error('The demonstration has no paid file.');
  return outside.call(refundRoutes.readFileMoney, { params: { id: file.repair_id } }, token);
}

async function verifyAll(page: Page): Promise<void> {
  await wholeLog(page).getByRole('button', { name: 'Vérifier tout le journal' }).click();
}

onEachScreen(({ width }) => {
  test('anybody verifies the whole log from the footer, keeps its head, and compares with it', async ({
    page,
    capture,
  }) => {
    await page.goto('/auth/programme');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vérifier les comptes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifier les comptes' })).toBeVisible();
    await capture(`verify-accounts-${width}`);
    await verifyAll(page);
    await expect(wholeLog(page).getByText('Aucune anomalie.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`verified-accounts-${width}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      wholeLog(page).getByRole('button', { name: 'Garder le relevé du jour' }).click(),
    ]);
    const head = await readFile(await download.path());
    await page.reload();
    const olderHead = { name: 'releve.json', mimeType: 'application/json', buffer: head };
    await wholeLog(page).getByText('Comparer à un relevé gardé').click();
    await wholeLog(page).getByLabel('Choisir le relevé').setInputFiles(olderHead);
    await expect(wholeLog(page).getByText('releve.json')).toBeVisible();
    await capture(`kept-head-${width}`);
    await verifyAll(page);
    await expect(wholeLog(page).getByText(/prolonge celui du .* que vous avez gardé/)).toBeVisible();
  });

  test('a log with one line falsified on its way is told as faulty, with the day from which it is', async ({
    page,
    capture,
  }) => {
    await page.route(linesCall, async (route) => {
      const answer = await route.fetch();
      const { from, lines } = (await answer.json()) as { from: number; lines: string[] };
      const falsified = lines.map((line, index) => (index === 3 ? line.replace(/"cents":\d+/, '"cents":9900') : line));
      await route.fulfill({ response: answer, json: { from, lines: falsified } });
    });
    await page.goto('/auth/programme/verifier');
    await verifyAll(page);
    await expect(wholeLog(page).getByText('Anomalie trouvée.')).toBeVisible();
    await expect(wholeLog(page).getByText(/une ligne d’avant ce jour a été changée/)).toBeVisible();
    await expect(wholeLog(page).getByRole('button', { name: 'Garder le relevé du jour' })).toBeHidden();
    await capture(`falsified-accounts-${width}`);
  });

  test('a repairer reads the code of a paid file, by which anybody who holds it finds the file in the log', async ({
    page,
    outside,
    capture,
  }) => {
    const { repair_id, repair_rozo_id } = await paidFile(outside);
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/reparation/dossiers/${repair_id}`);
    const code = page.getByText(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    await expect(code).toBeVisible();
    const typed = (await code.innerText()).toLowerCase();
    await page.goto('/auth/programme/verifier');
    await fillIn(page, { 'Numéro du dossier': repair_rozo_id, 'Code du reçu': 'K7QM' });
    await myFile(page).getByRole('button', { name: 'Retrouver mon dossier' }).click();
    await expect(page.getByLabel('Code du reçu')).toBeFocused();
    await fillIn(page, { 'Code du reçu': typed });
    await myFile(page).getByRole('button', { name: 'Retrouver mon dossier' }).click();
    await expect(myFile(page).getByText(/lignes dans le journal/)).toBeVisible();
    await capture(`own-file-verified-${width}`);
  });
});
