import type { Page, Route } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

const unavailable = 'Cette partie du site est momentanément indisponible.';

interface RemoteScreen {
  readonly name: string;
  /** Whose screen it is; nobody's: a visitor's. */
  readonly role?: 'REP' | 'ADM';
  readonly path: string;
  /** The screen's title, once the remote is there. */
  readonly title: string;
  /** What leads, inside the layout, to a screen of another remote, and its title. */
  readonly elsewhere: { readonly press: string; readonly title: string };
}

const screens: readonly RemoteScreen[] = [
  {
    name: 'public_site',
    path: '/auth/particulier/faire-reparer',
    title: 'Faire réparer mon vélo',
    elsewhere: { press: 'Espace professionnel', title: 'Connexion' },
  },
  {
    name: 'partner_portal',
    path: '/auth/login',
    title: 'Connexion',
    elsewhere: { press: 'Se remettre en selle', title: 'Me remettre en selle' },
  },
  {
    name: 'repairer_workbench',
    role: 'REP',
    path: '/admin/reparation/livraison',
    title: 'Mes réparations',
    elsewhere: { press: 'Mon compte', title: 'Etablissement' },
  },
  {
    name: 'back_office',
    role: 'ADM',
    path: '/admin/backend/entreprises',
    title: 'Entreprises',
    elsewhere: { press: 'Se déconnecter', title: 'Connexion' },
  },
];

interface Outage {
  readonly how: string;
  /** Which files of the remote are concerned. */
  readonly files: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

const everyFile = /./;
const outages: readonly Outage[] = [
  { how: 'is not there', files: everyFile, answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { how: 'cannot be reached', files: everyFile, answer: (route) => route.abort('connectionrefused') },
  // Nobody ever answers: the shell has to give up by itself. Styles hold a page back by the browser's own rule; the
  // gateway answers for them within its own deadline, whatever their store does.
  { how: 'is slow', files: /\.(js|json)$/, answer: () => new Promise(() => undefined) },
  {
    how: 'has a broken entry',
    files: /remoteEntry\.\w+\.js$/,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  },
  {
    how: 'has broken pages',
    files: /__federation_expose_routes\.\w+\.js$/,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  },
];

// None needs what another did: both workers take of them.
test.describe.configure({ mode: 'parallel' });
// Each outage leaves its marks in the console.
test.use({ expectedFailures: { all: [/./] } });

const filesOf = (name: string) => new RegExp(`/remotes/${name}/`);

async function breakRemote(page: Page, name: string, { files, answer }: Outage): Promise<void> {
  await page.route(filesOf(name), (route) =>
    files.test(new URL(route.request().url()).pathname) ? answer(route) : route.fallback(),
  );
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const screen of screens) {
  for (const outage of outages) {
    test(`${screen.name} ${outage.how}: the page says so, the others go on, another try brings it back`, async ({
      page,
      outside,
    }) => {
      await breakRemote(page, screen.name, outage);
      if (screen.role) await signInAs(page, outside, screen.role);
      // A file that never comes holds back the load event, not the page.
      await page.goto(screen.path, { waitUntil: 'commit' });
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: unavailable });
      await expect(alert).toBeVisible();

      await page
        .getByRole('link', { name: screen.elsewhere.press, exact: true })
        .or(page.getByRole('button', { name: screen.elsewhere.press, exact: true }))
        .click();
      await expect(title(page, screen.elsewhere.title)).toBeVisible();

      if (screen.elsewhere.press === 'Se déconnecter') await signInAs(page, outside, 'ADM');
      else await page.goBack();
      await expect(alert).toBeVisible();
      await page.unroute(filesOf(screen.name));
      await alert.getByRole('button', { name: 'Réessayer' }).click();
      await expect(title(page, screen.title)).toBeVisible();
      await expect(alert).toBeHidden();
    });
  }
}
