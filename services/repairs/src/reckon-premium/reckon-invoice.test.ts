import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pdf } from '../evidence.harness.ts';
import { opening, write } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

/** The young are paid half of the invoice, others a fifth; adults of the Rhône alone, and no small invoice. */
const rules = `
condition . majorité:
  description: Il faut avoir 18 ans le jour de la réparation.
  valeur: bénéficiaire . âge >= 18 ans
condition . département:
  description: L’aide est réservée aux habitants du Rhône.
  valeur: bénéficiaire . département = '69'
condition . facture:
  description: La facture est d’au moins 20 € hors taxes.
  valeur: facture . montant HT >= 20 €
réparation . plafond:
  titre: Plafond
  valeur: 40 €
réparation . prime:
  titre: Aide
  variations:
    - si: bénéficiaire . âge > 90 ans
      alors: 0 €
    - si: bénéficiaire . âge < 26 ans
      alors: facture . montant HT * 50%
    - sinon: facture . montant HT * 20%
  plafond: réparation . plafond
séance . prime: 25 €
`;
const examples = `
- exemple: Une personne de 30 ans
  situation:
    facture . montant HT: 100 €
    bénéficiaire . âge: 30 ans
  résultat:
    réparation . prime: 20 €
`;

const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-rules-'));
const url = '/enrolment/repair';
let harness: RepairsHarness;
beforeAll(async () => {
  const folder = join(campaignsDir, 'open-ended');
  cpSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended'), folder, { recursive: true });
  writeFileSync(join(folder, 'rules.publicodes'), rules);
  writeFileSync(join(folder, 'examples.yaml'), examples);
  harness = await startRepairs({ CAMPAIGN: 'open-ended', CAMPAIGNS_DIR: campaignsDir });
});
afterAll(async () => {
  await harness?.close();
  rmSync(campaignsDir, { recursive: true });
});

const inRhone = { postal_code: '69003' };
const bornYearsAgo = (years: number) => `${harness.clock.now.getUTCFullYear() - years}-01-01`;

async function openFor(person: object) {
  const { rep, entity } = await harness.shop();
  const { consumer_id } = harness.person({ ...inRhone, ...person });
  const answer = await rep.post(url, opening(consumer_id));
  return { rep, entityId: entity.entity_id, answer };
}

async function invoiceFor(person: object, amount_net: number, announced: object = {}) {
  const { rep, entityId, answer } = await openFor(person);
  const upload = await harness.upload(entityId, pdf, 'pdf');
  const invoiced = await rep.put(url, write(answer.body, 'FAC', { ...upload, amount_net, ...announced }));
  const { body } = await rep.get(`${url}/${answer.body.repair_id}`);
  return { invoiced, file: body };
}

it.each([
  ['half of the invoice of a person of 20 years', 20, 61.01, 30.51],
  ['a fifth of the invoice of a person of 30 years', 30, 61.01, 12.2],
  ['the cap where half of the invoice is more', 20, 200, 40],
])('gives %s, as the rules of the campaign say', async (_, years, amount_net, amount_to_refund) => {
  const { invoiced, file } = await invoiceFor({ birth_date: bornYearsAgo(years) }, amount_net);
  expect(invoiced.status).toBe(200);
  expect(file.repair_amounts).toEqual({ amount_net, amount_to_refund });
});

it('keeps with the invoice the version of the campaign and every value that led to the premium', async () => {
  const { file } = await invoiceFor({ birth_date: bornYearsAgo(30) }, 100);
  expect(file.history.at(-1).operation_data.reckoning).toEqual({
    campaign_id: 'open-ended',
    campaign_version: 1,
    steps: [
      { title: 'Âge du bénéficiaire', value: '30\u00a0ans' },
      { title: 'Montant hors taxes de la facture', value: '100,00\u00a0€' },
      { title: 'Plafond', value: '40,00\u00a0€' },
      { title: 'Aide', value: '20,00\u00a0€' },
    ],
  });
});

it('tells the counter what the rules name of the file, and no more of the person', async () => {
  const { file } = await invoiceFor({ birth_date: bornYearsAgo(30) }, 100);
  expect(file.situation).toEqual({ age: 30, home_department: '69' });
});

it('opens no file that fails a condition which is known before the invoice, and says why in the words of the campaign', async () => {
  const { answer } = await openFor({ birth_date: bornYearsAgo(30), postal_code: '67000' });
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'ConditionNotMetException',
      sentences: ['L’aide est réservée aux habitants du Rhône.'],
    }),
  ]);
});

it('takes no invoice that fails a condition, and leaves the file as it was', async () => {
  const { invoiced, file } = await invoiceFor({ birth_date: bornYearsAgo(30) }, 19.99);
  expect([invoiced.status, invoiced.body.sentences]).toEqual([409, ['La facture est d’au moins 20 € hors taxes.']]);
  expect(file.history).toHaveLength(1);
  expect(file.repair_amounts).toEqual({});
});

it('takes no invoice to which the rules give nothing, and says so', async () => {
  const { invoiced, file } = await invoiceFor({ birth_date: bornYearsAgo(95) }, 50);
  expect([invoiced.status, invoiced.body.sentences]).toEqual([
    409,
    ['Les règles du programme n’accordent aucune aide à ce dossier.'],
  ]);
  expect(file.history).toHaveLength(1);
});

it('takes no invoice whose conditions need what is not known of the person', async () => {
  const { invoiced } = await invoiceFor({ birth_date: bornYearsAgo(30), postal_code: undefined }, 50);
  expect([invoiced.status, invoiced.body.sentences]).toEqual([409, ['L’aide est réservée aux habitants du Rhône.']]);
});

describe('the premium that the page told the client with an invoice', () => {
  const young = () => ({ birth_date: bornYearsAgo(20) });

  it('is taken where the rules give the same premium', async () => {
    const { invoiced, file } = await invoiceFor(young(), 61, { announced_amount_to_refund: 30.5 });
    expect(invoiced.status).toBe(200);
    expect(file.repair_amounts.amount_to_refund).toBe(30.5);
  });

  it('is refused where the rules give another premium, with both amounts and without a trace in the file', async () => {
    const { invoiced, file } = await invoiceFor(young(), 61, { announced_amount_to_refund: 40 });
    expect([invoiced.status, invoiced.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'PremiumChangedException',
        amount_to_refund: 30.5,
        sentences: [expect.stringMatching(/annoncée était de 40,00\s€, .* donnent maintenant 30,50\s€/)],
      }),
    ]);
    expect(file.history).toHaveLength(1);
  });
});
