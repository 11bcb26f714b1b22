import { legalTextPlaces } from '@alveole/domain';

/** One page that needs neither the component kit nor the query cache, and is drawn before the browser has it. */
export interface LightPage {
  /** Below the base path. */
  readonly path: string;
  /** The remote that shows it. */
  readonly remote: string;
  /** Its name: of its frame in the shell's build, of its drawings in the remote's (`drawnName`), of its script and style. */
  readonly page: string;
  /** It is read whole without the app, whose scripts load when somebody is about to use something. */
  readonly rests?: boolean;
}

/** Gateway, shell and remotes must agree on these, or a page is taken over that was drawn otherwise. */
export const lightPages: readonly LightPage[] = [
  { path: '/auth/particulier', remote: 'public_site', page: 'landing', rests: true },
  { path: '/auth/particulier/faire-reparer', remote: 'public_site', page: 'faire-reparer' },
  { path: '/auth/particulier/remettre-en-selle', remote: 'public_site', page: 'remettre-en-selle' },
  { path: '/auth/particulier/aide', remote: 'public_site', page: 'aide' },
  { path: '/auth/particulier/faq', remote: 'public_site', page: 'faq' },
  { path: '/auth/particulier/accessibilite', remote: 'public_site', page: 'accessibilite' },
  { path: '/auth/programme', remote: 'public_site', page: 'programme' },
  { path: '/auth/programme/chiffres', remote: 'public_site', page: 'chiffres' },
  { path: '/auth/programme/comptes', remote: 'public_site', page: 'comptes' },
  { path: '/auth/programme/versements', remote: 'public_site', page: 'versements' },
  { path: '/auth/programme/verifier', remote: 'public_site', page: 'verifier' },
  ...legalTextPlaces.map(({ id, page }) => ({ path: `/${page}`, remote: 'public_site', page: id })),
  { path: '/auth/login', remote: 'partner_portal', page: 'login' },
];

export function isLightPage(path: string): boolean {
  return lightPageOf(path) !== undefined;
}

export function lightPageOf(path: string): LightPage | undefined {
  return lightPages.find((light) => light.path === path.replace(/\/$/, ''));
}
