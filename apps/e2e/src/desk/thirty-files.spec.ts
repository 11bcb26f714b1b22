import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

const files = 30;
/** Each sixth file lacks something: its shop is asked for it. */
const everySixth = 6;
/** Keys of a whole walk at most: two for a validation, five for a complement by a saved reason, and the way in, past files that a colleague holds. */
const mostKeys = 25 * 2 + 5 * 5 + 10;

// A product of its own: it decides most of the files that the demo data leave to the desk.
test.use({ settings: {} });

/** The keyboard of an operator, which counts what is pressed. */
function countingKeyboard(page: Page) {
  let pressed = 0;
  const press = async (key: string): Promise<void> => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  return { press, count: () => pressed };
}

test('an operator decides thirty files by keys alone, with two of them for a validation and five for a complement', async ({
  page,
  outside,
}, { annotations }) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const { press, count } = countingKeyboard(page);

  await press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press('Escape');
  // A colleague's file may not be decided on: go down to the first that nobody holds.
  const free = (await rows.allInnerTexts()).findIndex((text) => text.includes('Libre'));
  await press('j');
  for (let row = 1; row < free; row += 1) await press('ArrowDown');
  await expect(rows.nth(free)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/admin\/backend\/facture\//);
  await expect(page.getByText(/^\d+ sur \d+/)).toBeVisible();

  for (let file = 1; file <= files; file++) {
    const number = (await heading.textContent()) ?? '';
    const isLacking = file % everySixth === 0;
    await press(isLacking ? 'c' : 'v');
    await expect(dialog).toContainText(number);
    if (isLacking) {
      await expect(dialog.getByRole('button', { name: /Insérer/ })).toBeVisible();
      await press('Shift+Tab');
      await press('Enter');
      await expect(page.getByRole('option').first()).toBeFocused();
      await press('Enter');
      await expect(dialog.getByRole('textbox')).not.toHaveValue('');
      await press('Control+Enter');
    } else await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(heading).not.toHaveText(number);
  }
  annotations.push({ type: 'keys', description: `${count()} for ${files} files` });
  expect(count()).toBeLessThanOrEqual(mostKeys);
});
