import { lightPages } from '@alveole/contracts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';

/** A name about as long as one may be. */
const name = 'Coup de pouce vélo des Hauts-de-France';
const contacts = ['cyclistes@velo-nord.example', 'ateliers@velo-nord.example', 'mairies@velo-nord.example'] as const;
const funders = ['Région Nord', 'Ville de Lens & Liévin'];

test.use({
  settings: {
    CAMPAIGN: 'programme-2020',
    PROGRAMME_NAME: name,
    CONTACT_CITIZENS: contacts[0],
    CONTACT_PROFESSIONALS: contacts[1],
    CONTACT_ASSOCIATIONS: contacts[2],
    FUNDERS: JSON.stringify(funders),
  },
});

onEachScreen(({ width }) => {
  test.describe('where no script runs', () => {
    // A browser without scripts refuses those that the page names ahead.
    test.use({ javaScriptEnabled: false, expectedFailures: { all: [/^request failed \(csp\): GET \S+\.js$/] } });

    test('the pages of an installation tell its own programme, its dates and its addresses', async ({ page }) => {
      await page.goto('/auth/programme');
      await expect(page).toHaveTitle(`Le programme · ${name}`);
      await expect(page.getByText('Fin du programme').locator('..')).toContainText(/31\smars\s2021/);
      const listed = page.getByRole('region', { name: 'Les financeurs' }).getByRole('listitem');
      await expect(listed).toHaveText(funders);
      await expect(page.getByRole('main').getByText(/démonstration/)).toHaveCount(0);
      await page.getByText('Contact', { exact: true }).click();
      for (const mail of contacts)
        await expect(page.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
      await page.goto('/auth/particulier/faq');
      await expect(page.getByText(/jusqu’au\s31\smars\s2021/)).toBeVisible();
    });
  });

  test('each of its drawn pages is taken over as it stands', async ({ page, capture }) => {
    await page.addInitScript(`document.addEventListener('alveole:started', () => (window.isTakenOver = true))`);
    for (const { path } of lightPages) {
      const drawn = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect(await drawn.text()).toMatch(/<div id="root"><./);
      await page.goto(path);
      // The landing rests until somebody is about to use something.
      await page.getByRole('link', { name: `${name}, accueil` }).hover();
      // What is drawn otherwise than it was is an error of the page, and fails the test.
      await expect.poll(() => page.evaluate('window.isTakenOver')).toBe(true);
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/auth/programme');
    await capture(`own-programme-${width}`);
  });
});
