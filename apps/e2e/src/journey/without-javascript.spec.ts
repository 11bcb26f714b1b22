import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';

/** The pages that are drawn before any script: their titles, and a part of what they tell. */
const read = [
  { path: '/auth/particulier', title: /^Jusqu’à 50\s€ pour remettre votre vélo en état$/, tells: 'Le code confirme' },
  { path: '/auth/programme', title: 'Le programme', tells: 'Fixe les règles, contrôle les dossiers' },
  { path: '/auth/programme/chiffres', title: 'Le programme en chiffres', tells: 'Ces adresses ne changent pas' },
  { path: '/auth/programme/comptes', title: 'Comptes ouverts', tells: 'Ces adresses ne changent pas' },
  { path: '/auth/programme/versements', title: 'Versements aux établissements', tells: /ne publie pas les versements/ },
  { path: '/auth/programme/verifier', title: 'Vérifier les comptes', tells: 'La même vérification existe en commande' },
  { path: '/auth/particulier/faq', title: 'Questions fréquentes', tells: 'La main-d’œuvre, les consommables' },
  {
    path: '/auth/particulier/aide',
    title: 'Comment pouvons-nous vous aider ?',
    tells: /ces questions ne s’ouvrent pas/,
  },
  { path: '/auth/particulier/faire-reparer', title: 'Faire réparer mon vélo', tells: 'Une pièce d’identité' },
  {
    path: '/auth/programme/textes/mentions-legales',
    title: 'Mentions légales',
    tells: 'contributeurs d’OpenStreetMap',
  },
  { path: '/auth/login', title: 'Connexion', tells: 'Réparateurs, vélo-écoles, collectivités' },
] as const;

/** Addresses whose page only the app can draw. */
const drawn = ['/auth/particulier/inscription', '/auth/particulier/aide?etape=1a', '/auth/register'];

const reads = /^JavaScript est désactivé dans votre navigateur\s: cette page se lit/;
const needs = /^Cette page a besoin de JavaScript/;

// No trial of accessibility runs where no script does; the same pages pass it on the walk of every screen.
onEachScreen(() => {
  // The browser leaves out what the page names ahead for the app.
  test.use({ javaScriptEnabled: false, expectedFailures: { all: [/^request failed \(csp\): GET \S+\.js$/] } });

  test('where no script runs the public pages read whole, and say what does not answer', async ({ page }) => {
    for (const { path, title, tells } of read) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText(tells).first()).toBeVisible();
      await expect(page.getByText(reads)).toBeInViewport();
      await expect(page.getByText(/^Chargement/)).toBeHidden();
      await expectNoSidewaysScroll(page);
    }
  });

  test('where no script runs a page of the app says that it needs one, and leads to those that do not', async ({
    page,
  }) => {
    for (const path of drawn) {
      await page.goto(path);
      await expect(page.getByText(needs)).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('link', { name: 'Questions fréquentes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible();
    await expect(page.getByText(reads)).toBeVisible();
  });
});
