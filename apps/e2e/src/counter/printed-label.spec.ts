import { repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, signInAs as signInOutside } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { detect } from '@alveole/hex-code/detector';
import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { awaitingFirstCode } from '../walk/earlier-visits.ts';

/** CSS pixels of a millimetre. */
const millimetre = 96 / 25.4;

const labelOf = (page: Page) => page.getByRole('group', { name: 'Étiquette du vélo' });

/** What a camera would read off this picture. */
async function codesIn(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sheet = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, channels: 4 } as const;
  return { qr: decodeQr(sheet), stamps: detect(sheet).map((found) => (found.ok ? found.value : undefined)) };
}

async function stampOf(outside: DemoApi, id: string): Promise<string> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await signInOutside(outside, mail, password);
  return (await outside.call(repairRoutes.readStamp, { params: { id } }, token)).long_description.stamp;
}

onEachScreen(({ width }) => {
  // Paper shows finer dots than a screen.
  test.use({ deviceScaleFactor: 3 });

  test('the label of a bike is printed alone on its sheet, and both of its codes are read off it', async ({
    page,
    outside,
  }, testInfo) => {
    const { visit } = await awaitingFirstCode(outside);
    const { repairId = '', fileNumber = '' } = visit;
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/reparation/livraison/${repairId}`);
    await page.evaluate('globalThis.print = () => void (globalThis.wasPrinted = true)');
    await page.getByRole('button', { name: 'Imprimer l’étiquette' }).click();
    await expect.poll(() => page.evaluate('globalThis.wasPrinted')).toBe(true);

    await page.emulateMedia({ media: 'print' });
    const label = labelOf(page);
    await expect(label).toBeVisible();
    expect((await page.locator('body').innerText()).split(/\s+/)).toEqual([fileNumber.slice(-5), fileNumber]);
    await expect(page.locator('button:visible, input:visible, a:visible')).toHaveCount(0);
    const codes = label.getByRole('img');
    await expect(codes).toHaveCount(2);
    for (const code of await codes.all()) expect((await code.boundingBox())?.width).toBeCloseTo(30 * millimetre, 0);
    const picture = await label.screenshot({ path: testInfo.outputPath(`label-${width}.png`) });
    expect(await codesIn(picture)).toEqual({ qr: fileNumber, stamps: [await stampOf(outside, repairId)] });

    const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(label).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
