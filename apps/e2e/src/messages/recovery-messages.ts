import { codeSentTo, demoAccount } from '@alveole/demo';
import type { Page } from '@playwright/test';
import { fillIn } from '../walk/acts.ts';
import { alterRequest } from './alter-request.ts';
import type { Message } from './message.ts';

const password = 'Velo-2026z';
/** More wrong codes than one place has. */
const tooMany = 6;
const nobody = 'personne@exemple.fr';

/** The repairer of the demo data; who recovers is told apart from who signs in by other specs. */
const partner = async (outside: Parameters<typeof demoAccount>[0]) => (await demoAccount(outside, 'REP', 0)).mail;

async function askForCode(page: Page, mail: string): Promise<void> {
  await page.goto('/auth/forgot');
  await fillIn(page, { 'Adresse e-mail': mail });
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
}

async function setPassword(page: Page, mail: string, code: string): Promise<void> {
  await page.goto('/auth/forgot');
  await page.getByRole('button', { name: 'J’ai déjà un code' }).click();
  await fillIn(page, {
    'Adresse e-mail': mail,
    'Code reçu par courriel': code,
    'Nouveau mot de passe': password,
    'Confirmation du mot de passe': password,
  });
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
}

/** Another code than the one in the mailbox. */
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

export const recoveryMessages: readonly Message[] = [
  {
    says: 'Cette adresse e-mail est inconnue ou le compte est désactivé',
    refusal: {
      code: 'NotFoundException',
      message: 'Unknown email or Account disabled.',
      provoke: ({ refusalOf }) => refusalOf('GET', `enrolment/initpassword/${nobody}`),
    },
    provokeOnScreen: (page) => askForCode(page, nobody),
  },
  {
    says: 'Un code vous a déjà été envoyé et n’a pas encore été utilisé',
    refusal: {
      code: 'CodeAlreadySentException',
      message: 'You have already received a recovery password but had not yet used it.',
      provoke: async ({ refusalOf, outside }) => {
        const path = `enrolment/initpassword/${await partner(outside)}`;
        await refusalOf('GET', path);
        return refusalOf('GET', path);
      },
    },
    provokeOnScreen: async (page, outside) => askForCode(page, await partner(outside)),
  },
  {
    says: 'L’adresse e-mail ou le code saisi est incorrect',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Wrong email or recovery_password.',
      provoke: ({ refusalOf }) =>
        refusalOf('POST', 'enrolment/setpassword', {
          mail: nobody,
          newpassword: password,
          recovery_password: '123456',
        }),
    },
    provokeOnScreen: (page) => setPassword(page, nobody, '123456'),
  },
  {
    says: 'Le code saisi est incorrect ou a expiré',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Recovery_password wrong or expired.',
      provoke: async ({ refusalOf, outside }) => {
        const mail = await partner(outside);
        const recovery_password = otherThan(await codeSentTo(outside, mail));
        return refusalOf('POST', 'enrolment/setpassword', { mail, newpassword: password, recovery_password });
      },
    },
    provokeOnScreen: async (page, outside) => {
      const mail = await partner(outside);
      await setPassword(page, mail, otherThan(await codeSentTo(outside, mail)));
    },
  },
  {
    says: 'Veuillez renseigner un code valide',
    refusal: {
      code: 'ValidationException',
      message: 'recovery_password (INVALID): Invalid characters',
      provoke: ({ refusalOf }) =>
        refusalOf('POST', 'enrolment/setpassword', {
          mail: nobody,
          newpassword: password,
          recovery_password: '12a456',
        }),
    },
    provokeOnScreen: (page) => setPassword(page, nobody, '12a'),
  },
  {
    says: 'Veuillez renseigner un email valide',
    refusal: {
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email',
      provoke: ({ refusalOf }) => refusalOf('GET', 'enrolment/initpassword/atelier'),
    },
    provokeOnScreen: (page) => askForCode(page, 'évelyne@exemple.fr'),
  },
  {
    // The form knows what an address is: the request is altered on its way.
    says: 'Veuillez renseigner un email valide',
    when: 'the new password is refused for it',
    refusal: {
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email',
      provoke: ({ refusalOf }) =>
        refusalOf('POST', 'enrolment/setpassword', {
          mail: 'atelier',
          newpassword: password,
          recovery_password: '123456',
        }),
    },
    provokeOnScreen: async (page) => {
      await alterRequest(page, 'POST', 'enrolment/setpassword', (body) => ({ ...body, mail: 'atelier' }));
      await setPassword(page, nobody, '123456');
    },
  },
  {
    says: 'Les mots de passe ne sont pas identiques',
    provokeOnScreen: async (page) => {
      await page.goto('/auth/forgot');
      await page.getByRole('button', { name: 'J’ai déjà un code' }).click();
      await fillIn(page, { 'Nouveau mot de passe': password, 'Confirmation du mot de passe': `${password}y` });
      await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    },
  },
];

/** An address that no form sends: its percent-encoding is of no letter. */
const brokenPath = 'enrolment/initpassword/%ff';

/** What is no field's fault; by themselves, since new passwords are limited by address and minute. */
export const refusedRecoveryMessages: readonly Message[] = [
  {
    says: 'Une erreur est survenue veuillez réessayer',
    when: 'the code is refused for anything else',
    refusal: {
      code: 'ValidationException',
      message: 'url (INVALID): Invalid characters',
      provoke: ({ refusalOf }) => refusalOf('GET', brokenPath),
    },
    provokeOnScreen: async (page) => {
      await page.route('**/alveoleapi/enrolment/initpassword/**', (route) =>
        route.continue({ url: new URL(`/alveoleapi/${brokenPath}`, page.url()).href }),
      );
      await askForCode(page, nobody);
    },
  },
  {
    says: 'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Your account is locked, maximum amount of failed attempts was reached.',
      provoke: async ({ refusalOf }) => {
        const body = { mail: 'bloquee@exemple.fr', newpassword: password, recovery_password: '123456' };
        for (let turn = 1; turn < tooMany; turn += 1) await refusalOf('POST', 'enrolment/setpassword', body);
        return refusalOf('POST', 'enrolment/setpassword', body);
      },
    },
    provokeOnScreen: (page) => setPassword(page, 'bloquee@exemple.fr', '123456'),
  },
  {
    // The form knows what a password is: the request is altered on its way.
    says: 'Une erreur est survenue veuillez réessayer',
    when: 'the new password is refused for anything else',
    refusal: {
      code: 'ValidationException',
      message: 'newpassword (INVALID): Invalid characters',
      provoke: ({ refusalOf }) =>
        refusalOf('POST', 'enrolment/setpassword', { mail: nobody, newpassword: 'velo', recovery_password: '123456' }),
    },
    provokeOnScreen: async (page) => {
      await alterRequest(page, 'POST', 'enrolment/setpassword', (body) => ({ ...body, newpassword: 'velo' }));
      await setPassword(page, nobody, '123456');
    },
  },
];
