import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fillIn } from '../journey/acts.ts';
import type { Message } from './message.ts';
import { signInOnce } from './review-acts.ts';

/** Refuses a call whatever token it carries, and the renewal of the token with it. */
async function refuseTokens(page: Page): Promise<void> {
  await page.route('**/alveoleapi/enrolment/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'NotAuthorizedException', message: 'Token expired.' } }),
  );
}

/** What holds for every call (establishments §8). */
export const generalMessages: readonly Message[] = [
  {
    // The token is refused, its renewal too: one is signed out and told why.
    says: 'Votre session a expiré. Connectez-vous pour revenir où vous étiez.',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Token missing.',
      provoke: ({ refusalOf }) => refusalOf('GET', 'enrolment/entities'),
    },
    provokeOnScreen: async (page, outside) => {
      await signInOnce(page, outside);
      await refuseTokens(page);
      await page.goto('/admin/backend/entreprises');
      await expect(page).toHaveURL(/\/auth\/login/);
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
