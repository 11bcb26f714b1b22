import { repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, signInAs as tokenOf } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { openFromMenu, signInAs } from '../walk/acts.ts';
import { saveCsv, saveFile } from '../walk/save-file.ts';

/** A file of the shop that is granted and waits for its transfer. */
async function waitingFile(outside: DemoApi): Promise<string> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await tokenOf(outside, mail, password);
  const query = { status: RepairStatus.validated } as const;
  const [file] = await outside.call(repairRoutes.listOwnRepairs, { query }, token);
  return file?.repair_id ?? '';
}

const euros = /^-?\d+,\d\d\s€$/;
const date = /\d{1,2}(er)?\s\S+\s\d{4}/;

onEachScreen(({ width }) => {
  test('a repairer reads what comes and what came, file by file, and keeps the statement of a transfer', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'REP');
    await openFromMenu(page, 'Mes virements');
    const owed = page.getByRole('region', { name: 'À recevoir' });
    await expect(owed).toContainText(date);
    const files = page.getByRole('list', { name: /^Dossiers du virement/ }).first();
    await expect(files).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`payments-${width}`);

    const payment = page.getByRole('region', { name: /dossiers?$/ }).first();
    const reference = /ALV-[0-9A-F]+-\d{4}/.exec(await payment.innerText())?.[0] ?? '';
    const lines = await files.getByRole('listitem').all();
    const listed = await Promise.all(
      lines.map(async (line) => [
        await line.getByRole('link').innerText(),
        (await line.getByRole('strong').innerText()).replace(/\s€$/, ''),
      ]),
    );
    const [, ...rows] = await saveCsv(page, () => payment.getByRole('button', { name: 'CSV' }).click());
    expect(rows.map(([file, , amount]) => [file, amount])).toEqual(listed);

    const statement = await saveFile(page, () => payment.getByRole('button', { name: 'Relevé PDF' }).click());
    expect(statement.name).toBe(`releve-${reference}.pdf`);
    // What its pages say is not compressed.
    const statementText = statement.bytes.toString('latin1');
    for (const text of [reference, ...listed.map(([file = '']) => file)]) expect(statementText).toContain(`(${text})`);

    await lines[0]?.getByRole('link').click();
    const paid = page.getByRole('region', { name: 'Paiement' });
    await expect(paid).toContainText(reference);
    await expect(paid.getByText(euros).first()).toBeVisible();
    await capture(`file-paid-${width}`);
  });

  test('a repairer reads by when a file that was validated is to be paid', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/reparation/livraison/${await waitingFile(outside)}`);
    const due = page.getByRole('region', { name: 'Paiement' });
    await expect(due).toContainText(/À verser\s*\d+,\d\d\s€/);
    await expect(due).toContainText(new RegExp(`Promis avant le\\s*${date.source}`));
    await capture(`file-due-${width}`);
  });
});
