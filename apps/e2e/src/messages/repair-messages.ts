import { randomUUID } from 'node:crypto';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { operationBody } from '@alveole/contracts/repair';
import { demoAccount, freshState, signInAs, signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { awaitingCode } from '../walk/earlier-visits.ts';
import type { Acquaintance } from '../walk/earlier-visits.ts';
import { fillIn, signInAs as signInOnScreen } from '../walk/acts.ts';
import { alterRequest } from './alter-request.ts';
import type { Api, Message, Refusal } from './message.ts';

/** One file for all that is refused, since a refusal leaves it as it is. */
let waiting: Promise<Acquaintance> | undefined;
const waitingFile = (outside: DemoApi) => (waiting ??= awaitingCode(outside));

const unknownFile = randomUUID();
const unknownNumber = 'REP99999_99999';
const wrongCode = '000000';
const another = '0'.repeat(32);
const failure = { status: 500, json: { code: 'InternalError', message: 'Internal error.' } };

async function tokenOfShop(outside: DemoApi): Promise<string> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  return signInAs(outside, mail, password);
}

/** What the counter is told of an operation on the file that waits for its code. */
async function refusedConfirmation(api: Api, changes: { readonly last_row_hash?: string }): Promise<Refusal> {
  const { visit } = await waitingFile(api.outside);
  const body = {
    repair_id: visit.repairId,
    last_row_hash: visit.rowHash,
    repair_data: operationBody.confirmPickUp(wrongCode),
    ...changes,
  };
  return api.refusalOf('PUT', 'enrolment/repair', body, await tokenOfShop(api.outside));
}

/** Types a wrong code where a file is finalised, and sends it. */
async function typeWrongCode(page: Page, outside: DemoApi): Promise<void> {
  const { visit } = await waitingFile(outside);
  await signInOnScreen(page, outside, 'REP');
  await page.goto(`/admin/livraison/finalisation/${visit.repairId}`);
  await page.getByLabel('Code à 6 chiffres').fill(wrongCode);
  await page.getByRole('button', { name: 'Valider la réparation' }).click();
}

const absent = {
  code: 'RepairNotFoundException',
  message: 'Repair not found.',
  provoke: async ({ refusalOf, outside }: Api) =>
    refusalOf('GET', `enrolment/repair/${unknownFile}`, undefined, await tokenOfShop(outside)),
} as const;

/** What the counter says (repairs §8). */
export const counterMessages: readonly Message[] = [
  {
    says: 'Le code saisi est incorrect, veuillez verifier',
    refusal: absent,
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.goto('/admin/close_repair');
      await fillIn(page, { 'Code à 5 chiffres': '00000' });
      await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();
    },
  },
  {
    says: 'Veuillez vérifier le code',
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.route('**/alveoleapi/enrolment/repair_by_rozo_id/**', (route) => route.fulfill(failure));
      await page.goto('/admin/close_repair');
      await fillIn(page, { 'Code à 5 chiffres': '00000' });
      await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();
    },
  },
  {
    says: 'Le O°code scanné ou le code saisi est incorrect',
    refusal: absent,
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.goto(`/admin/livraison/finalisation/${unknownFile}`);
    },
  },
  {
    says: 'L’accès à la caméra est bloqué. Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez, ou saisissez le code.',
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.goto('/admin/close_repair');
      await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Saisir le code' })).toBeVisible();
    },
  },
  {
    says: 'Numero de dossier introuvable',
    refusal: absent,
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.goto(`/admin/reparation/livraison/${unknownFile}`);
    },
  },
  {
    says: 'Le code SMS saisi est invalide',
    refusal: {
      code: 'BadCodeException',
      message: 'Bad code.',
      provoke: (api) => refusedConfirmation(api, {}),
    },
    provokeOnScreen: typeWrongCode,
  },
  {
    says: 'Le dossier de réparation a été modifié par un autre utilisateur',
    refusal: {
      code: 'RepairVersionMismatchException',
      message: 'The repair was modified by another user.',
      provoke: (api) => refusedConfirmation(api, { last_row_hash: another }),
    },
    provokeOnScreen: async (page, outside) => {
      await alterRequest(page, 'PUT', 'enrolment/repair', (body) => ({ ...body, last_row_hash: another }));
      await typeWrongCode(page, outside);
    },
  },
  {
    says: 'Une erreur est survenue veuillez réessayer',
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'REP');
      await page.route(/alveoleapi\/enrolment\/repairs(\?|$)/, (route) => route.fulfill(failure));
      await page.goto('/admin/reparation/livraison');
    },
  },
];

/** Types the particulars of a pre-registration and asks for its code. */
async function askForLostCode(page: Page, lastName: string, firstName: string): Promise<void> {
  await page.goto('/auth/particulier/codepreinscription');
  await fillIn(page, { Nom: lastName, Prénom: firstName, 'Lieu de naissance': 'Colmar' });
  await page.getByLabel('Date de naissance').pressSequentially('17051990');
  await page.getByRole('button', { name: 'Retrouver mon code' }).click();
}

const nobody = { first_name: 'NULLE', last_name: 'PART', birth_date: '1990-05-17', birth_place: 'COLMAR' };

/** Two people whom the birthplace alone tells apart; answers their family name. */
let namesakes: Promise<string> | undefined;
const namesakesOnce = (outside: DemoApi) =>
  (namesakes ??= (async () => {
    const { lastname, phone } = freshState();
    for (const birthplace of ['Colmar Nord', 'Colmar Sud']) {
      const body = {
        lastname,
        name: 'Anne',
        birthdate: nobody.birth_date,
        birthplace,
        zip: '68000',
        phone,
        mail: `${lastname.toLowerCase()}@exemple.fr`,
        cguAccept: new Date().toISOString(),
      };
      await outside.call(beneficiaryRoutes.preRegister, { body });
    }
    return lastname;
  })());

/** What the desk says of a file (repairs §8). */
export const repairDeskMessages: readonly Message[] = [
  {
    says: "Cette facture n'existe pas",
    refusal: {
      ...absent,
      provoke: async ({ refusalOf, outside }) =>
        refusalOf(
          'GET',
          `backend/repair_by_rozo_id/${unknownNumber}`,
          undefined,
          await signInAsAdministrator(outside, 0),
        ),
    },
    provokeOnScreen: async (page, outside) => {
      await signInOnScreen(page, outside, 'ADM');
      await page.goto(`/admin/backend/facture/${unknownNumber}`);
    },
  },
];

/** What a cyclist who lost the code is told (repairs §8). */
export const lostCodeMessages: readonly Message[] = [
  {
    says: 'Aucune personne ne correspond à ces informations. Vérifiez-les, ou préinscrivez-vous.',
    refusal: {
      code: 'ConsumerNotFoundException',
      message: 'This consumer is not found.',
      provoke: ({ refusalOf }) => refusalOf('POST', 'enrolment/lost_consumer_id', nobody),
    },
    provokeOnScreen: async (page) => {
      await askForLostCode(page, 'Part', 'Nulle');
      await expect(page.getByRole('heading', { name: 'Voici votre code' })).toBeHidden();
    },
  },
  {
    says: /^Plusieurs personnes correspondent à ces informations\./,
    refusal: {
      code: 'DuplicatesValueException',
      message: 'Duplicate consumer values are found.',
      provoke: async ({ refusalOf, outside }) =>
        refusalOf('POST', 'enrolment/lost_consumer_id', {
          ...nobody,
          first_name: 'ANNE',
          last_name: (await namesakesOnce(outside)).toUpperCase(),
        }),
    },
    provokeOnScreen: async (page, outside) => askForLostCode(page, await namesakesOnce(outside), 'Anne'),
  },
  {
    // Whatever else it may be.
    says: 'Une erreur est survenue veuillez réessayer',
    provokeOnScreen: async (page) => {
      await page.route('**/alveoleapi/enrolment/lost_consumer_id', (route) => route.fulfill(failure));
      await askForLostCode(page, 'Part', 'Nulle');
    },
  },
];
