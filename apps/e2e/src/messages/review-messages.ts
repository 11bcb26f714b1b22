import { randomUUID } from 'node:crypto';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { EstablishmentStatus } from '@alveole/domain';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hand } from '../walk/acts.ts';
import { documents } from '../walk/personas.ts';
import type { Message } from './message.ts';
import { alterSave, decide, modify, openFile, refusedSave, signInOnce, unsentKbis } from './review-acts.ts';
import { changeFile, fileOf, neverActivatedShop, registeredShop, takenSiret, validatedShop } from '../walk/shops.ts';

const another = '0'.repeat(32);
const validate = 'Valider l’accréditation';
const force = 'Forcer l’approbation';
const { validated } = EstablishmentStatus;

/** One file for all that is refused, since a refusal leaves it as it is. */
let waiting: Promise<string> | undefined;
const waitingShop = (outside: DemoApi) => (waiting ??= registeredShop(outside));
let accredited: Promise<string> | undefined;
const validatedOnce = (outside: DemoApi) => (accredited ??= validatedShop(outside));

/** A waiting file with the phone of a validated one. */
let twin: Promise<string> | undefined;
const twinOf = (outside: DemoApi) =>
  (twin ??= (async () => {
    const [id, other] = [await registeredShop(outside), await validatedOnce(outside)];
    const { telephone } = (await fileOf(outside, other)).entity_data;
    await changeFile(outside, id, { telephone });
    return id;
  })());

const impossibleHours = { horaires_ouverture: { mon: ['25:00', '12:00', '', ''] } };

/** Puts a document into the file whose name is changed on its way to one that was never sent. */
async function sendUnsent(
  page: Page,
  outside: DemoApi,
  act: 'Ajouter' | 'Remplacer',
  name: string,
  file: (typeof documents)['kbis' | 'identity'],
): Promise<void> {
  const id = await waitingShop(outside);
  await openFile(page, outside, id);
  const unsent = await unsentKbis(outside, id);
  await alterSave(page, () => ({ entity_data: { documents: [unsent] } }));
  await page.getByRole('button', { name: new RegExp(`^${act}\\s: ${name}$`) }).click();
  await hand(page, name, file);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Envoyé · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

export const reviewMessages: readonly Message[] = [
  {
    says: 'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données',
    refusal: {
      code: 'EntityVersionMismatchException',
      message: 'The entity was changed by somebody else.',
      provoke: async (api) => refusedSave(api, await waitingShop(api.outside), { last_row_hash: another }),
    },
    provokeOnScreen: async (page, outside) => {
      const id = await waitingShop(outside);
      await openFile(page, outside, id);
      await page.getByRole('button', { name: validate }).click();
      await changeFile(outside, id, { website: `https://velo-${Date.now()}.exemple.fr` });
      await page.getByRole('alertdialog').getByRole('button', { name: validate, exact: true }).click();
    },
  },
  {
    says: "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
    refusal: {
      code: 'ValidationException',
      message: 'entity_data.horaires_ouverture.mon.0 (INVALID): Invalid opening-hours format',
      provoke: async (api) => refusedSave(api, await waitingShop(api.outside), { entity_data: impossibleHours }),
    },
    // The form knows the format: the hours are altered on their way, and the refusal is the service's.
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await waitingShop(outside));
      await alterSave(page, () => ({ entity_data: impossibleHours }));
      await modify(page, { Adresse: '14 rue Terme' });
    },
  },
  {
    says: 'Ce siret a déjà été validé - Veuillez contacter le réparateur',
    refusal: {
      code: 'DuplicatesValueException',
      message: 'This siret is already registered.',
      provoke: async (api) => {
        const entity_data = { siret: await takenSiret(api.outside) };
        return refusedSave(api, await waitingShop(api.outside), { entity_data });
      },
    },
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await waitingShop(outside));
      await modify(page, { SIRET: await takenSiret(outside) });
    },
  },
  {
    says: 'Cette entité à déjà été validée',
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Entity already validated',
      provoke: async (api) => refusedSave(api, await validatedOnce(api.outside), { status: validated }),
    },
    // A validated file offers no validation: that of a waiting file is turned to one that is validated already.
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await waitingShop(outside));
      const { entity_id, row_hash } = await fileOf(outside, await validatedOnce(outside));
      await alterSave(page, () => ({ entity_id, entity_data: {}, last_row_hash: row_hash }));
      await decide(page, validate);
    },
  },
  {
    says: "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Account never activated.',
      provoke: async (api) => refusedSave(api, await neverActivatedShop(api.outside), { force_approval: true }),
    },
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await neverActivatedShop(outside));
      await decide(page, force);
    },
  },
  {
    says: "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données",
    refusal: {
      code: 'DUPLICATES_DETECTED',
      message: 'Another validated file has the same mail or phone.',
      provoke: async (api) => refusedSave(api, await twinOf(api.outside), { status: validated }),
    },
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await twinOf(outside));
      await decide(page, validate);
    },
  },
  {
    says: 'Un problème est survenu avec l’extrait KBIS, veuillez réessayer',
    refusal: {
      code: 'MediaRefusedException',
      message: 'No file was uploaded under this name',
      provoke: async (api) => {
        const id = await waitingShop(api.outside);
        return refusedSave(api, id, { entity_data: { documents: [await unsentKbis(api.outside, id)] } });
      },
    },
    provokeOnScreen: (page, outside) => sendUnsent(page, outside, 'Remplacer', 'Extrait KBIS', documents.kbis),
  },
  {
    says: 'Un problème est survenu avec la pièce d’identité, veuillez réessayer',
    refusal: {
      code: 'MediaRefusedException',
      message: 'No file was uploaded under this name',
      provoke: async (api) => {
        const id = await waitingShop(api.outside);
        const unsent = { ...(await unsentKbis(api.outside, id)), media_gender: 'PID' };
        return refusedSave(api, id, { entity_data: { documents: [unsent] } });
      },
    },
    provokeOnScreen: (page, outside) => sendUnsent(page, outside, 'Ajouter', 'Pièce d’identité', documents.identity),
  },
  {
    // Any other refusal: the rule of a field that the form holds to, altered on its way.
    says: 'Veuillez vérifier les informations saisies',
    refusal: {
      code: 'ValidationException',
      message: 'entity_data.iban (INVALID): Invalid iban',
      provoke: async (api) => refusedSave(api, await waitingShop(api.outside), { entity_data: { iban: 'FR76' } }),
    },
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await waitingShop(outside));
      await alterSave(page, () => ({ entity_data: { iban: 'FR76' } }));
      await modify(page, { Adresse: '14 rue Terme' });
    },
  },
  {
    says: "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement.",
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await waitingShop(outside));
      await modify(page, { Adresse: `${String(Date.now()).slice(-3)} rue Terme` });
    },
  },
  {
    says: "Un email a été envoyé à l'établissement.",
    provokeOnScreen: async (page, outside) => {
      await openFile(page, outside, await registeredShop(outside));
      await decide(page, validate);
    },
  },
  {
    says: "Ce réparateur n'existe pas",
    refusal: {
      code: 'EntityNotFoundException',
      message: 'Unknown entity.',
      provoke: async ({ refusalOf, outside }) =>
        refusalOf('GET', `enrolment/entity/${randomUUID()}`, undefined, await signInAsAdministrator(outside, 0)),
    },
    provokeOnScreen: (page, outside) => openFile(page, outside, randomUUID()),
  },
  {
    says: 'Une erreur est survenue veuillez réessayer',
    provokeOnScreen: async (page, outside) => {
      await signInOnce(page, outside);
      await page.route('**/alveoleapi/enrolment/entities?*', (route) => route.abort());
      await page.goto('/admin/backend/entreprises');
    },
  },
];
