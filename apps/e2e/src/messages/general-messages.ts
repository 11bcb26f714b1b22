import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { confirm, fillIn, openSection, signInAs } from '../walk/acts.ts';
import type { Message } from './message.ts';
import { signInOnce } from './review-acts.ts';

const refusedToken = { status: 401, json: { code: 'NotAuthorizedException', message: 'Token expired.' } } as const;

/** Refuses the token of these calls, and each renewal of a token. */
async function refuseTokens(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**/alveoleapi/${path}`, (route) =>
    route.request().method() === method ? route.fulfill(refusedToken) : route.fallback(),
  );
  await page.route('**/alveoleapi/enrolment/signin', (route) => route.fulfill(refusedToken));
}

/** Refuses the token of the first such call only. */
async function refuseTokenOnce(page: Page, method: string, path: string): Promise<void> {
  let refusals = 1;
  await page.route(`**/alveoleapi/${path}`, (route) =>
    route.request().method() === method && refusals-- > 0 ? route.fulfill(refusedToken) : route.fallback(),
  );
}

const devices = 'v1/auth/devices/*';

async function openProfile(page: Page, outside: DemoApi): Promise<void> {
  await signInAs(page, outside, 'REP');
  await page.goto('/admin/profile');
}

/** Writes (PUT) into the own profile. */
async function saveProfile(page: Page): Promise<void> {
  const section = await openSection(page, 'Localisation');
  await section.getByRole('textbox', { name: /^Site internet/ }).fill(`https://velo-${Date.now()}.exemple.fr`);
  await section.getByRole('button', { name: 'Enregistrer' }).click();
}

/** Takes away the own device that was used longest ago (DELETE): without the one in hand the page would be signed out. */
async function revokeDevice(page: Page): Promise<void> {
  const section = await openSection(page, 'Appareils');
  await section
    .getByRole('button', { name: /^Révoquer/ })
    .last()
    .click();
  await confirm(page, /^Révoquer/, 'Révoquer');
}

/** The token is refused and its renewal too: one is signed out and told why. */
const signedOut = {
  says: 'Votre session a expiré. Connectez-vous pour revenir où vous étiez.',
  refusal: (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
    ({
      code: 'NotAuthorizedException',
      message: 'Token missing.',
      provoke: ({ refusalOf }) => refusalOf(method, path, method === 'PUT' ? {} : undefined),
    }) satisfies Message['refusal'],
};

/** What holds for every call (establishments §8). */
export const generalMessages: readonly Message[] = [
  {
    says: signedOut.says,
    when: 'the token of a GET and its renewal are refused',
    refusal: signedOut.refusal('GET', 'enrolment/entities'),
    provokeOnScreen: async (page, outside) => {
      await signInOnce(page, outside);
      await refuseTokens(page, 'GET', 'enrolment/entities?*');
      await page.goto('/admin/backend/entreprises');
      await expect(page).toHaveURL(/\/auth\/login/);
    },
  },
  {
    says: signedOut.says,
    when: 'the token of a PUT and its renewal are refused',
    refusal: signedOut.refusal('PUT', 'enrolment/entity'),
    provokeOnScreen: async (page, outside) => {
      await openProfile(page, outside);
      await refuseTokens(page, 'PUT', 'enrolment/entity');
      await saveProfile(page);
      await expect(page).toHaveURL(/\/auth\/login/);
    },
  },
  {
    says: signedOut.says,
    when: 'the token of a DELETE and its renewal are refused',
    refusal: signedOut.refusal('DELETE', 'v1/auth/devices/aucun'),
    provokeOnScreen: async (page, outside) => {
      await openProfile(page, outside);
      await refuseTokens(page, 'DELETE', devices);
      await revokeDevice(page);
      await expect(page).toHaveURL(/\/auth\/login/);
    },
  },
  {
    says: 'Vos modifications sont enregistrées',
    when: 'the refused token of a PUT is renewed',
    provokeOnScreen: async (page, outside) => {
      await openProfile(page, outside);
      await refuseTokenOnce(page, 'PUT', 'enrolment/entity');
      await saveProfile(page);
    },
  },
  {
    says: 'L’appareil est révoqué',
    when: 'the refused token of a DELETE is renewed, and the call made once more',
    provokeOnScreen: async (page, outside) => {
      await openProfile(page, outside);
      await refuseTokenOnce(page, 'DELETE', devices);
      await revokeDevice(page);
    },
  },
  {
    // `unknown`: an answer that says neither code nor message.
    says: 'Une erreur est survenue veuillez réessayer',
    when: 'a failure is unknown',
    provokeOnScreen: async (page, outside) => {
      await openProfile(page, outside);
      await page.route('**/alveoleapi/enrolment/entity', (route) => route.fulfill({ status: 500, body: '' }));
      await saveProfile(page);
    },
  },
  {
    // `network error`: no answer came at all.
    says: 'Le service ne répond pas. Vérifiez votre connexion puis réessayez.',
    provokeOnScreen: async (page) => {
      await page.route('**/alveoleapi/enrolment/initpassword/**', (route) => route.abort());
      await page.goto('/auth/forgot');
      await fillIn(page, { 'Adresse e-mail': 'atelier@exemple.fr' });
      await page.getByRole('button', { name: 'Envoyer le code' }).click();
    },
  },
];
