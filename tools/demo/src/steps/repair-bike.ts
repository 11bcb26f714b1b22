import { randomUUID } from 'node:crypto';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { codeSentTo } from '../inbox.ts';
import type { Step, StepContext } from '../journey.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { samplePdf, samplePng } from '../sample-files.ts';
import { signInAs } from '../sign-in.ts';
import { until } from '../wait.ts';

const signInToCounter = ({ api, state }: StepContext) => signInAs(api, state.mail, state.password);

/** The repairer adds the account on which it is paid. */
export const addIban: Step = {
  title: 'Le réparateur ajoute son IBAN',
  async run(context) {
    const { api, state } = context;
    const token = await signInToCounter(context);
    const own = await api.call(establishmentRoutes.readEntity, { params: { id: state.entityId ?? '' } }, token);
    const saved = await api.call(
      establishmentRoutes.saveEntity,
      {
        body: {
          entity_id: own.entity_id,
          entity_data: { ...own.entity_data, iban: 'FR7630006000011234567890189' },
          last_row_hash: own.row_hash,
        },
      },
      token,
    );
    return `profil enregistré, statut ${saved.status}`;
  },
};

/** The repairer finds the person by phone, checks the bikes and opens the file. */
export const openFile: Step = {
  title: 'Il retrouve la personne et ouvre le dossier',
  async run(context) {
    const { api, state } = context;
    const token = await signInToCounter(context);
    const [person] = await until('la personne par téléphone', async () => {
      const people = await api.call(beneficiaryRoutes.findConsumers, { query: { query: state.phone } }, token);
      return people.length > 0 && people;
    });
    if (!person) throw new Error('personne introuvable');
    const bikes = await api.call(repairRoutes.listConsumerBikes, { params: { id: person.consumer_id } }, token);
    const answers = await sampleAnswers(api, 'opening', () => uploadDocument(context));
    const opened = await api.call(
      repairRoutes.openRepair,
      {
        body: {
          local_id: randomUUID(),
          operation_code: 'INIT',
          operation_data: {
            gender: RepairKind.repair,
            repair_consumer_id: person.consumer_id,
            repair_bike_brand: 'Autre',
            repair_bike_serial: state.bikeSerial,
            ...(answers && { answers }),
          },
        },
      },
      token,
    );
    Object.assign(state, { repairId: opened.repair_id, fileNumber: opened.repair_rozo_id, rowHash: opened.row_hash });
    return `${opened.repair_rozo_id}, ${bikes.length} vélo déjà connu`;
  },
};

/** The invoice: a PDF and its amount. */
export const recordInvoice: Step = {
  title: 'Il dépose la facture',
  async run(context) {
    const media = await uploadToShop(
      context,
      '.pdf',
      samplePdf(['Facture 2026-118', context.state.shopName, 'Freins et chaine', 'Total HT 125,00 EUR']),
    );
    const answers = await sampleAnswers(context.api, 'invoice', () => uploadDocument(context));
    const status = await operate(context, {
      operation_code: 'FAC',
      operation_data: { ...media, type_file: '.pdf', amount_net: 125, ...(answers && { answers }) },
    });
    return `125,00 € HT, statut ${status}, code ${context.state.fileNumber?.slice(-5)}`;
  },
};

/** The photo of the bike. */
export const addPhoto: Step = {
  title: 'Il ajoute la photo du vélo',
  async run(context) {
    const media = await uploadToShop(context, '.png', samplePng([11, 95, 92]));
    const status = await operate(context, { operation_code: 'PHO', operation_data: { ...media, type_file: '.png' } });
    return `photo déposée, statut ${status}`;
  },
};

/** The code goes to the cyclist's phone. */
export const sendCode: Step = {
  title: 'Il envoie le code par SMS',
  async run(context) {
    await operate(context, { operation_code: 'SMS', operation_data: {} });
    await codeSentTo(context.api, context.state.phone);
    return 'SMS reçu par la cycliste';
  },
};

/** The code closes the repair. */
export const enterCode: Step = {
  title: 'Il saisit le code et clôt la réparation',
  async run(context) {
    const code = await codeSentTo(context.api, context.state.phone);
    const status = await operate(context, { operation_code: 'VAL', operation_data: { code } });
    if (status !== RepairStatus.toReview) throw new Error(`statut ${status}, attendu ${RepairStatus.toReview}`);
    return `code ${code} accepté, statut ${status} (à valider)`;
  },
};

/** What a question of the campaign may require. */
async function uploadDocument(context: StepContext) {
  const media = await uploadToShop(context, '.pdf', samplePdf(['Justificatif']));
  return { ...media, type_file: '.pdf' as const };
}

async function uploadToShop(context: StepContext, extension: '.pdf' | '.png', bytes: Uint8Array) {
  return context.api.upload({ bytes, extension }, { token: await signInToCounter(context) });
}

async function operate(context: StepContext, operation: RepairOperationInput): Promise<number> {
  const { api, state } = context;
  const token = await signInToCounter(context);
  const answer = await api.call(
    repairRoutes.operateRepair,
    { body: { repair_id: state.repairId ?? '', last_row_hash: state.rowHash ?? '', repair_data: operation } },
    token,
  );
  state.rowHash = answer.row_hash;
  return answer.status;
}
