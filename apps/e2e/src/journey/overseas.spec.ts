import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { repairRoutes } from '@alveole/contracts/repair';
import { signInAsAdministrator } from '@alveole/demo';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { csvRows } from '../walk/csv-rows.ts';
import { openedFile } from '../walk/funded-campaign.ts';

const zone = 'America/Martinique';

/** The open-ended campaign as an island across the ocean runs it, where Paris is five or six hours ahead. */
function islandCampaign(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alveole-island-'));
  cpSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended'), join(folder, 'open-ended'), {
    recursive: true,
  });
  const file = join(folder, 'open-ended', 'campaign.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nfuseau horaire: ${zone}\nterritoires: [972]\n`);
  return folder;
}

// The browser stands in Paris: it is the campaign that says which hours are told.
test.use({ settings: { CAMPAIGNS_DIR: islandCampaign(), CAMPAIGN: 'open-ended' } });

/** Day, month, hour and minute of an instant on the island. */
function islandTime(instant: string) {
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

onEachScreen(({ width }) => {
  test('counter, desk and export of an island tell its hours, wherever the browser stands', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    const { repairId, fileNumber } = await openedFile(outside);
    const token = await signInAsAdministrator(outside, 0);
    const [listed] = await outside.call(repairRoutes.listRepairs, { query: { query: fileNumber } }, token);
    const { day, month, year, hour, minute } = islandTime(String(listed?.create_date));

    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/reparation/livraison/${repairId}`);
    await expect(page.getByText(new RegExp(`${day}/${month} à\\s${hour}h${minute}`))).toBeVisible();
    await capture(`overseas-counter-${width}`);

    const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signInAs(desk, outside, 'ADM');
    await desk.goto(`/admin/backend/facture/${fileNumber}`);
    await expect(desk.getByText(new RegExp(`${day}-${month}-${year}\\s${hour}:${minute}`)).first()).toBeVisible();
    await capture(`overseas-desk-${width}`);
    const csv = await outside.client.repairs.exportRepairsCsv({ query: { query: fileNumber } }, { token });
    const [head = [], row = []] = csvRows(csv);
    expect(row[head.indexOf('Déposé le')]).toBe(`${day}-${month}-${year} ${hour}:${minute}`);
  });
});
