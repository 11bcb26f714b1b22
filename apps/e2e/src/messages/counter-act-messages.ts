import { randomUUID } from 'node:crypto';
import { changeMobileBody } from '@alveole/contracts/beneficiary';
import { mediaRoutes, mediaPrefixOf } from '@alveole/contracts/media';
import { pickUpRoutes, switchSmsBody } from '@alveole/contracts/pick-up';
import { operationBody } from '@alveole/contracts/repair';
import type { RepairOperationInput, SentMedia } from '@alveole/contracts/repair';
import { demoAccount, signInAs, signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import type { Page } from '@playwright/test';
import { expectInvoiceAsked } from '../walk/counter-acts.ts';
import { awaitingFirstCode, openedFile } from '../walk/earlier-visits.ts';
import type { Acquaintance } from '../walk/earlier-visits.ts';
import { fillIn, hand, signInAs as signInOnScreen } from '../walk/acts.ts';
import { documents } from '../walk/personas.ts';
import { alterRequest } from './alter-request.ts';
import type { Api, Message, Refusal } from './message.ts';

const another = '0'.repeat(32);
const uploadFailed = "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer";

/** One file each for all that is refused, since a refusal leaves it as it is. */
let opened: Promise<Acquaintance> | undefined;
const openedOnce = (outside: DemoApi) => (opened ??= openedFile(outside));
let ready: Promise<Acquaintance> | undefined;
const readyOnce = (outside: DemoApi) => (ready ??= awaitingFirstCode(outside));

async function tokenOfShop(outside: DemoApi): Promise<string> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  return signInAs(outside, mail, password);
}

async function refusedOperation(
  { outside, refusalOf }: Api,
  { visit }: Acquaintance,
  repair_data: RepairOperationInput,
): Promise<Refusal> {
  const body = { repair_id: visit.repairId, last_row_hash: visit.rowHash, repair_data };
  return refusalOf('PUT', 'enrolment/repair', body, await tokenOfShop(outside));
}

/** A file that was named, but never sent. */
async function neverSent(outside: DemoApi, extension: SentMedia['extension']): Promise<SentMedia> {
  const prefix = await outside.call(mediaRoutes.readMediaPrefix, { query: {} }, await tokenOfShop(outside));
  return { mediaName: `${mediaPrefixOf(prefix)}${randomUUID()}${extension}`, mediaHash: 'a'.repeat(64), extension };
}

const notSent = { code: 'MediaRefusedException', message: 'No file was uploaded under this name' } as const;

/** The store takes nothing. */
async function refuseUploads(page: Page): Promise<void> {
  await page.route('**', (route, request) =>
    request.method() === 'PUT' && !request.url().includes('/alveoleapi/')
      ? route.fulfill({ status: 403 })
      : route.fallback(),
  );
}

async function openOnScreen(page: Page, outside: DemoApi, path: string): Promise<void> {
  await signInOnScreen(page, outside, 'REP');
  await page.goto(path);
}

/** The programme switches its messages off while somebody stands before the screen. */
async function withoutSms(outside: DemoApi, act: () => Promise<unknown>): Promise<void> {
  const token = await signInAsAdministrator(outside, 0);
  const turn = (isOff: boolean) => outside.call(pickUpRoutes.switchSms, { body: switchSmsBody(isOff) }, token);
  await turn(true);
  try {
    await act();
  } finally {
    await turn(false);
  }
}

const finalisation = ({ visit }: Acquaintance) => `/admin/livraison/finalisation/${visit.repairId}`;
const sendCode = (page: Page) => page.getByRole('button', { name: 'Envoyer le code par SMS' });

/** What the counter says of what is added to a file (repairs §8). */
export const counterActMessages: readonly Message[] = [
  {
    // The invoice.
    says: uploadFailed,
    refusal: {
      ...notSent,
      provoke: async (api) =>
        refusedOperation(
          api,
          await openedOnce(api.outside),
          operationBody.invoice(await neverSent(api.outside, '.pdf'), 125_00),
        ),
    },
    provokeOnScreen: async (page, outside) => {
      const { visit } = await openedOnce(outside);
      await openOnScreen(page, outside, `/admin/seances/liste/${visit.repairId}`);
      await expectInvoiceAsked(page);
      await refuseUploads(page);
      await hand(page, 'Facture', documents.invoice);
    },
  },
  {
    // The photo.
    says: new RegExp(`^${uploadFailed}$`),
    refusal: {
      ...notSent,
      provoke: async (api) =>
        refusedOperation(api, await openedOnce(api.outside), operationBody.photo(await neverSent(api.outside, '.jpg'))),
    },
    provokeOnScreen: async (page, outside) => {
      await openOnScreen(page, outside, finalisation(await openedOnce(outside)));
      await refuseUploads(page);
      await hand(page, 'Photo du vélo', documents.photo);
    },
  },
  {
    says: 'Un problème est survenu, veuillez vérifier le numéro de téléphone',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'No SMS can be sent for this repair.',
      provoke: async (api) => {
        const file = await readyOnce(api.outside);
        let refusal: Refusal = { code: '', message: '' };
        await withoutSms(api.outside, async () => {
          refusal = await refusedOperation(api, file, operationBody.askToConfirm('sms'));
        });
        return refusal;
      },
    },
    provokeOnScreen: async (page, outside) => {
      // What the service answers while its messages are off; asked again, the page would say that they are.
      await page.route('**/alveoleapi/enrolment/repair', (route) =>
        route.fulfill({ status: 403, json: { code: 'NotAuthorizedException', message: 'No SMS can be sent.' } }),
      );
      await openOnScreen(page, outside, finalisation(await readyOnce(outside)));
      await sendCode(page).click();
    },
  },
  {
    says: 'Veuillez vérifier les coordonnées de la personne',
    refusal: {
      code: 'ConsumerVersionMismatchException',
      message: 'The consumer was changed by somebody else.',
      provoke: async ({ outside, refusalOf }) => {
        const { visit, sentTo } = await readyOnce(outside);
        const body = changeMobileBody({ consumerId: visit.consumerId ?? '', rowHash: another, mobile: sentTo });
        return refusalOf('PUT', 'enrolment/consumer', body, await tokenOfShop(outside));
      },
    },
    provokeOnScreen: async (page, outside) => {
      const file = await readyOnce(outside);
      await alterRequest(page, 'PUT', 'enrolment/consumer', (body) => ({ ...body, last_row_hash: another }));
      await openOnScreen(page, outside, finalisation(file));
      await page.getByRole('button', { name: 'Le numéro est faux' }).click();
      await fillIn(page.getByRole('dialog'), {
        'Numéro de mobile': file.phone,
        'Confirmez le numéro': file.phone,
      });
      await page.getByRole('button', { name: 'Enregistrer le numéro' }).click();
    },
  },
  {
    says: 'Le message a bien été envoyé',
    provokeOnScreen: async (page, outside) => {
      const { visit } = await openedFile(outside);
      await openOnScreen(page, outside, `/admin/reparation/livraison/${visit.repairId}`);
      await page.getByRole('button', { name: 'Écrire un message' }).click();
      await page.getByRole('textbox', { name: 'Votre message' }).fill('La facture suit demain.');
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
    },
  },
  {
    says: 'Votre demande a bien été prise en compte',
    provokeOnScreen: async (page, outside) => {
      const { visit } = await openedFile(outside);
      await openOnScreen(page, outside, `/admin/seances/liste/${visit.repairId}`);
      await fillIn(page, { 'Montant de la facture hors taxes': '125,00' });
      await hand(page, 'Facture', documents.invoice);
      await page.getByRole('button', { name: 'Envoyer la facture' }).click();
    },
  },
];
