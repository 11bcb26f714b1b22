import { expect, test } from '../browser/test.ts';
import { barOf } from '../browser/expect-uncovered.ts';
import { settle } from '../browser/settle.ts';
import { inHand } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

/** More than a file has of what takes the focus. */
const stops = 80;

/** How many pixels of what has the focus lie under the bar that leads to the decision; none where the bar itself has it. */
const coveredByBar = `(() => {
  const jump = [...document.querySelectorAll('main button')].find(({ textContent }) => /^(Décider|Voir la décision)/.test(textContent));
  const [focused, bar] = [document.activeElement, jump.parentElement];
  if (focused === document.body || bar.contains(focused)) return 0;
  const [own, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return Math.max(0, Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top));
})()`;

test.use({ viewport: inHand });

test('the bar of a desk file in the hand covers nothing that has the focus, and sticks no more once the decision is there', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations');
  await page.locator('main a[href^="/admin/backend/facture/"]').filter({ visible: true }).first().click();
  const jump = page.getByRole('button', { name: /^(Décider|Voir la décision)$/ });
  await expect(jump).toBeInViewport();
  await settle(page);
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate<number>(coveredByBar), { message: `stop ${stop}` }).toBe(0);
  }
  await page.keyboard.press('Control+Home');
  await expect(barOf(jump)).toHaveCSS('position', 'sticky');
  await jump.click();
  await expect(barOf(jump)).toHaveCSS('position', 'static');
});
