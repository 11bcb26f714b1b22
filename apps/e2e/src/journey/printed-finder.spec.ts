import { expect, test } from '../browser/test.ts';
import { readPdf } from '../walk/read-pdf.ts';

test('the shops that were found are printed with their numbers behind the rings around the search, on sheets that are none of them blank', async ({
  page,
}) => {
  await page.goto('/auth/particulier/faire-reparer?cp=69001');
  const found = page.getByRole('list', { name: 'Réparateurs trouvés' }).locator('> li');
  await expect(found.first()).toBeVisible();
  const { sheets, words } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const numbers = [...words.matchAll(/(?:^| )(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers.slice(0, 2)).toEqual([1, 2]);
  expect(Math.max(...numbers)).toBeGreaterThanOrEqual(await found.count());
  expect(sheets[0]).toMatch(/\d km/);
  for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(20);
  expect(words).not.toMatch(/Fermer|Itinéraire|Ouverts maintenant|Afficher/);
});
