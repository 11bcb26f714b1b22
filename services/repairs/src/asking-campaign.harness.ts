import { pdf, png } from './evidence.harness.ts';
import { opening, write } from './journeys.harness.ts';
import { startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';
import { writtenCampaign } from './written-campaign.harness.ts';

const questions = `
questions:
  - identifiant: etudiant
    question: Le client est-il étudiant ?
    étape: ouverture
    réponse: oui ou non
    pour: réparation
  - identifiant: velo
    question: Quel vélo ?
    étape: facture
    réponse: choix
    choix: { cargo: Un vélo cargo, autre: Un autre vélo }
    pour: réparation
  - identifiant: kilometres
    question: Kilomètres par semaine
    étape: facture
    réponse: nombre
    unité: km
    minimum: 0
    maximum: 500
    obligatoire: non
  - identifiant: avis
    question: Avis d’imposition
    étape: facture
    réponse: document
    obligatoire: non
  - identifiant: achat
    question: Facture d’achat du vélo cargo
    étape: facture
    réponse: document
    obligatoire: non
    posée si: { question: velo, réponse: cargo }
    pour: réparation
`;
const rules = `
condition . étudiant:
  description: L’aide est réservée aux étudiants.
  valeur: question . etudiant
réparation . plafond: 100 €
réparation . prime:
  titre: Aide
  variations:
    - si: question . velo = 'cargo'
      alors: facture . montant HT * 80%
    - sinon: facture . montant HT * 40%
séance . prime: 25 €
`;
const examples = `
- exemple: Un vélo cargo
  situation:
    facture . montant HT: 50 €
    question . velo: cargo
  résultat:
    réparation . prime: 40 €
`;

export const url = '/enrolment/repair';
export const student = { etudiant: true };

/** The service under a campaign that asks at the opening and with the invoice, and gives students alone, cargo bikes more. */
export function askingCampaign() {
  const campaign = writtenCampaign({ more: questions, rules, examples });
  let started: RepairsHarness | undefined;
  beforeAll(async () => {
    started = await startRepairs({ CAMPAIGN: 'open-ended', CAMPAIGNS_DIR: campaign.campaignsDir });
  });
  afterAll(async () => {
    await started?.close();
    campaign.remove();
  });
  const harness = (): RepairsHarness => {
    if (started === undefined) throw new Error('The service starts with the first case, not before.');
    return started;
  };

  async function openWith(answers: object | undefined, changes: Record<string, unknown> = {}) {
    const { rep, entity } = await harness().shop();
    const { consumer_id } = harness().person();
    const answer = await rep.post(url, opening(consumer_id, { ...(answers && { answers }), ...changes }));
    return { rep, entityId: entity.entity_id, answer };
  }

  async function invoiceWith(answers: object | undefined) {
    const { rep, entityId, answer } = await openWith(student);
    const upload = await harness().upload(entityId, pdf, 'pdf');
    const invoice = { ...upload, amount_net: 50, ...(answers && { answers }) };
    const invoiced = await rep.put(url, write(answer.body, 'FAC', invoice));
    const read = async () => (await rep.get(`${url}/${answer.body.repair_id}`)).body;
    return { rep, entityId, opened: answer.body, invoiced, read };
  }

  /** A complete file whose invoice came with these answers. */
  async function completeWith(answers: object) {
    const { rep, entityId, opened, invoiced } = await invoiceWith(answers);
    const photo = await harness().upload(entityId, png, 'png');
    const step = async (body: object, code: string, data: object) => {
      const answer = await rep.put(url, write({ ...opened, ...body }, code, data));
      if (answer.status !== 200) throw new Error(`${code}: ${answer.text}`);
      return answer.body as object;
    };
    const asked = await step(await step(invoiced.body as object, 'PHO', photo), 'SMS', {});
    await step(asked, 'VAL', { code: await harness().code(opened.repair_id) });
    return { entityId, opened };
  }

  return { harness, openWith, invoiceWith, completeWith };
}
