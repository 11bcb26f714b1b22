import { fillIn } from '../walk/acts.ts';
import { alterRequest } from './alter-request.ts';
import type { Message } from './message.ts';

const password = 'Velo-2026z';
const unknownPerson = (name: string) => `${name}-${Date.now()}@exemple.fr`;

/** Neither an address nor a password: a control character is no part of one. */
const unreadable = { mail: 'atelier', password: '\u0001' };

const signIn =
  (mail: string, times = 1): Message['provokeOnScreen'] =>
  async (page) => {
    await page.goto('/auth/login');
    await fillIn(page, { 'Adresse e-mail': mail, 'Mot de passe': password });
    for (let turn = 0; turn < times; turn += 1) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/enrolment/signin'));
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await answer;
    }
  };

/** More wrong passwords than one place has. */
const tooMany = 6;

export const signInMessages: readonly Message[] = [
  {
    says: 'Veuillez renseigner un email et un mot de passe',
    provokeOnScreen: async (page) => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Se connecter' }).click();
    },
  },
  {
    says: 'Veuillez renseigner un email valide',
    refusal: {
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email',
      provoke: ({ refusalOf }) => refusalOf('POST', 'enrolment/signin', { mail: 'atelier', password }),
    },
    provokeOnScreen: async (page) => {
      await page.goto('/auth/login');
      await fillIn(page, { 'Adresse e-mail': 'évelyne@exemple.fr', 'Mot de passe': password });
      await page.getByRole('button', { name: 'Se connecter' }).click();
    },
  },
  {
    // The form refuses such an address itself: the request is altered on its way.
    says: 'Veuillez renseigner un email valide',
    when: 'the service refuses both fields',
    refusal: {
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email, password (INVALID): Invalid characters',
      provoke: ({ refusalOf }) => refusalOf('POST', 'enrolment/signin', unreadable),
    },
    provokeOnScreen: async (page, outside) => {
      await alterRequest(page, 'POST', 'enrolment/signin', () => unreadable);
      await signIn(unknownPerson('illisible'))(page, outside);
    },
  },
  {
    says: 'Veuillez verifier votre email et mot de passe',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Wrong email or password.',
      provoke: ({ refusalOf }) => refusalOf('POST', 'enrolment/signin', { mail: unknownPerson('api'), password }),
    },
    provokeOnScreen: signIn(unknownPerson('ecran')),
  },
  {
    says: 'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Your account is locked, maximum amount of failed attempts was reached.',
      provoke: async ({ refusalOf }) => {
        const body = { mail: unknownPerson('bloque'), password };
        for (let turn = 1; turn < tooMany; turn += 1) await refusalOf('POST', 'enrolment/signin', body);
        return refusalOf('POST', 'enrolment/signin', body);
      },
    },
    provokeOnScreen: signIn(unknownPerson('bloque-ecran'), tooMany),
  },
];
