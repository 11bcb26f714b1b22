import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expectOneSectionOpen } from '../browser/expect-one-section-open.ts';
import { expect, test } from '../browser/test.ts';
import { openSection, signInAs, tick } from '../walk/acts.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sections = [
  'Etablissement',
  'Représentant légal',
  'Localisation',
  'Coordonnées bancaires',
  'Horaires',
  'Activité',
  'Comptes de l’équipe',
  'Appareils',
  'Comptoir',
];

test('on a phone, each section of the profile opens and is saved by the keyboard alone', async ({
  page,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'REP');
  await page.goto('/admin/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Etablissement' })).toBeVisible();
  /** Goes on by Tab until this has the focus. */
  const tabTo = async (role: 'button' | 'textbox', name: string | RegExp) => {
    const wanted = page.getByRole(role, { name, exact: true });
    await expect(wanted).toBeVisible();
    const isFocused = async () => (await wanted.and(page.locator(':focus')).count()) > 0;
    for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
    return wanted;
  };
  for (const title of sections) {
    const line = await tabTo('button', new RegExp(`^${title}( |$)`));
    if ((await line.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, title);
    await expectOneSectionOpen(page);
  }

  await openSection(page, 'Activité');
  await tick(page, 'Les deux');
  await expect(page.getByRole('textbox', { name: 'Pédagogie' })).toBeVisible();
  await expectOneSectionOpen(page);
  await tick(page, 'Des réparations');

  await page.reload();
  const line = await tabTo('button', /^Localisation( |$)/);
  if ((await line.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await tabTo('textbox', /^Site internet/);
  const site = `https://velo-${Date.now()}.exemple.fr`;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(site);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vos modifications sont enregistrées')).toBeVisible();
  await capture('88-profile-phone');
});
