import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

test('a decision leads to the next file, is taken back by Z, and survives a closed tab', async ({
  page,
  context,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations?filtre=1');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const number = /REP\d{5}_\d{5}/;
  const free = (await rows.allInnerTexts())
    .filter((text) => text.includes('Libre'))
    .flatMap((text) => number.exec(text)?.[0] ?? []);
  const [file = ''] = free;
  await page.goto(`/admin/backend/facture/${file}?filtre=1`);
  const heading = page.getByRole('heading', { level: 1 });
  const asked = page.getByText('Vous aurez dix secondes pour annuler', { exact: false });
  const leaving = page.getByText(new RegExp(`décision part.*${file}.*mise à l’échantillon`));
  await expect(heading).toHaveText(file);
  // The list is known from which the file comes, hence the next one.
  await expect(page.getByText(/^\d+ sur \d+/)).toBeVisible();

  await page.keyboard.press('e');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(file);
  await expect(leaving).toBeVisible();
  await page.keyboard.press('z');
  await expect(heading).toHaveText(file);
  await expect(leaving).toBeHidden();

  await page.keyboard.press('e');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(leaving).toBeVisible();
  await capture('94-decision-leaves');
  await page.close();
  const other = await context.newPage();
  await other.goto('/admin/backend/reparations?filtre=8');
  const inSample = other.getByRole('row');
  await expect
    .poll(async () => {
      await other.reload();
      await expect(inSample.nth(1)).toBeVisible();
      return inSample.filter({ hasText: file }).count();
    })
    .toBe(1);
});
