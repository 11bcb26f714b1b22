import { randomUUID } from 'node:crypto';
import { codeSentTo, demoAccount, freshState, shopData } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { Page } from '@playwright/test';
import { fillIn, openSection } from '../walk/acts.ts';
import { freshPersonas } from '../walk/personas.ts';
import { askForCode, fillRegistration } from '../walk/register.ts';
import { alterRequest } from './alter-request.ts';
import type { Message } from './message.ts';
import { takenSiret } from '../walk/shops.ts';

const noMail = 'atelier';
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');
const repairer = async (outside: DemoApi) => (await demoAccount(outside, 'REP', 0)).mail;

/** One mail that has asked for its code and not used it: codes are limited by address. */
let asked:
  | Promise<{ readonly state: ReturnType<typeof freshState>; readonly entityId: string; readonly prefix: string }>
  | undefined;
function askedOnce(outside: DemoApi) {
  asked ??= (async () => {
    const state = freshState();
    const { entity_id, media_url_prefix } = await outside.call(establishmentRoutes.requestCode, {
      body: { mail: state.mail },
    });
    return { state, entityId: entity_id, prefix: media_url_prefix };
  })();
  return asked;
}

/** A whole registration, as it would be taken. */
async function registrationBody(outside: DemoApi) {
  const { state, entityId, prefix } = await askedOnce(outside);
  const kbis = {
    media_gender: 'KBIS',
    media_id: randomUUID(),
    media_url: `${prefix}${randomUUID()}.pdf`,
    media_hash: 'a'.repeat(64),
  } as const;
  return {
    entity_id: entityId,
    entity_data: shopData(state, kbis),
    code: await codeSentTo(outside, state.mail),
    password: state.password,
  };
}

const askAs = (page: Page, mail: string) => askForCode(page, { kind: 'Vélociste', mail });

/** Fills the whole form, spoils it and sends it. */
async function sendSpoilt(
  page: Page,
  outside: DemoApi,
  spoil: () => Promise<unknown>,
  change: { readonly siret?: string } = {},
): Promise<void> {
  const { shop } = freshPersonas();
  const identifier = change.siret === undefined ? shop.identifier : { 'Numéro SIRET': change.siret };
  await fillRegistration(page, outside, { ...shop, identifier });
  await spoil();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

export const registrationMessages: readonly Message[] = [
  {
    says: 'Cet email a déjà été utilisé',
    refusal: {
      code: 'MailNotAvailableException',
      message: 'This mail is already used.',
      provoke: async ({ refusalOf, outside }) =>
        refusalOf('POST', 'enrolment/check_email', { mail: await repairer(outside) }),
    },
    provokeOnScreen: async (page, outside) => {
      await page.goto('/auth/register');
      await askAs(page, await repairer(outside));
    },
  },
  {
    says: "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
    refusal: {
      code: 'CodeAlreadySentException',
      message: 'Mail has already received a code but had not yet used it.',
      provoke: async ({ refusalOf, outside }) => {
        const { mail } = (await askedOnce(outside)).state;
        return refusalOf('POST', 'enrolment/check_email', { mail });
      },
    },
    provokeOnScreen: async (page, outside) => {
      await page.goto('/auth/register');
      await askAs(page, (await askedOnce(outside)).state.mail);
    },
  },
  {
    says: 'Un problème est survenu, veuillez vérifier votre adresse email',
    refusal: {
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email',
      provoke: ({ refusalOf }) => refusalOf('POST', 'enrolment/check_email', { mail: noMail }),
    },
    // The form refuses such an address itself: the request is altered on its way, and the refusal is the service's.
    provokeOnScreen: async (page) => {
      await page.goto('/auth/register');
      await alterRequest(page, 'POST', 'enrolment/check_email', () => ({ mail: noMail }));
      await askAs(page, freshState().mail);
    },
  },
  {
    says: 'Ce siret a déjà été enregistré',
    refusal: {
      code: 'DuplicatesValueException',
      message: 'This siret is already registered.',
      provoke: async ({ refusalOf, outside }) => {
        const body = await registrationBody(outside);
        const entity_data = { ...body.entity_data, siret: await takenSiret(outside) };
        return refusalOf('POST', 'enrolment/entity', { ...body, entity_data });
      },
    },
    provokeOnScreen: async (page, outside) => {
      await sendSpoilt(page, outside, async () => undefined, { siret: await takenSiret(outside) });
    },
  },
  {
    says: 'Un problème est survenu. Vérifier le code saisi au préalable',
    refusal: {
      code: 'ValidationException',
      message: 'entity_id (MISSING): Field is required',
      provoke: async ({ refusalOf, outside }) => {
        const body = await registrationBody(outside);
        return refusalOf('POST', 'enrolment/entity', { ...body, entity_id: undefined });
      },
    },
    provokeOnScreen: (page, outside) =>
      sendSpoilt(page, outside, () =>
        alterRequest(page, 'POST', 'enrolment/entity', (body) => ({ ...body, entity_id: undefined })),
      ),
  },
  {
    says: /Votre code a expiré\. Veuillez en regénérer un nouveau\./,
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Code expired or invalid.',
      provoke: async ({ refusalOf, outside }) => {
        const body = await registrationBody(outside);
        return refusalOf('POST', 'enrolment/entity', { ...body, code: otherThan(body.code) });
      },
    },
    provokeOnScreen: (page, outside) =>
      sendSpoilt(page, outside, async () => {
        await openSection(page, 'Code reçu par courriel');
        const typed = page.getByLabel('Code de 6 chiffres', { exact: true });
        await fillIn(page, { 'Code de 6 chiffres': otherThan(await typed.inputValue()) });
      }),
  },
];
