import { randomUUID } from 'node:crypto';
import { pdf, png } from '../evidence.harness.ts';
import { journeysOf, opening, write } from '../journeys.harness.ts';
import { textOfPdf } from '../read-evidence/lines-of-pdf.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { writeSupplement, writtenCampaign } from '../written-campaign.harness.ts';

const rulesOf = (euros: number) => `
condition . commune:
  description: Le complément est réservé aux habitants de la ville.
  valeur: bénéficiaire . code postal = '69001'
réparation . plafond: ${euros} €
réparation . prime:
  titre: Supplément de la ville
  valeur: ${euros} €
séance . prime: 1 €
`;
const examplesOf = (euros: number) => `
- exemple: Une facture de 100 €
  situation:
    facture . montant HT: 100 €
    bénéficiaire . code postal: '69001'
  résultat:
    réparation . prime: ${euros} €
`;
const funders = `
financeurs:
  - identifiant: ville
    nom: Ville d’Exemple
    part: le reste
    enveloppe: { montant: 100000, épuisée: liste d’attente }
`;
const versions = '/v1/repairs/campaign_versions';

const { campaignsDir, remove } = writtenCampaign({ more: '' });
let harness: RepairsHarness;
beforeAll(async () => {
  writeSupplement(campaignsDir, 'ville', { more: funders, rules: rulesOf(20), examples: examplesOf(20) });
  harness = await startRepairs({
    CAMPAIGN: 'open-ended',
    CAMPAIGN_SUPPLEMENTS: ['ville'],
    CAMPAIGNS_DIR: campaignsDir,
  });
});
afterAll(async () => {
  await harness?.close();
  remove();
});

const desk = (userId = 'ann') => harness.as('ADM', { userId, permission: 0 });

async function invoiceFor(postal_code: string, amount_net: number) {
  const { rep, entity } = await harness.shop();
  const { consumer_id } = harness.person({ postal_code });
  const openedFile = (await rep.post('/enrolment/repair', opening(consumer_id))).body;
  const upload = await harness.upload(entity.entity_id, pdf, 'pdf');
  const invoiced = await rep.put('/enrolment/repair', write(openedFile, 'FAC', { ...upload, amount_net }));
  if (invoiced.status !== 200) throw new Error(invoiced.text);
  const { body: file } = await rep.get(`/enrolment/repair/${openedFile.repair_id}`);
  return { rep, entityId: entity.entity_id, file, reckoning: file.history.at(-1).operation_data.reckoning };
}

const sharesOf = async (repairId: string) => (await harness.models.repairs.findById(repairId).lean())?.shares;

describe('a file on which two campaigns draw', () => {
  it('gets the premium of the first and what the second adds, each paid by its funder, in one sum', async () => {
    const { file } = await invoiceFor('69001', 100);
    expect(file.repair_amounts).toEqual({ amount_net: 100, amount_to_refund: 70 });
    expect(await sharesOf(file.repair_id)).toEqual([
      expect.objectContaining({ funderId: 'programme', cents: 50_00 }),
      expect.objectContaining({ funderId: 'ville', cents: 20_00 }),
    ]);
  });

  it('keeps the version of each campaign and what it added, with the way to the sum in French', async () => {
    const { reckoning } = await invoiceFor('69001', 60);
    expect(reckoning).toMatchObject({
      campaign_id: 'open-ended',
      campaign_version: 1,
      supplements: [{ campaign_id: 'ville', campaign_version: 1, amount: 10 }],
    });
    expect(reckoning.steps.slice(-2)).toEqual([
      {
        title: 'Complément «\u00a0Complément de ville\u00a0»',
        value: '10,00\u00a0€',
        sentence: '«\u00a0Complément de ville\u00a0» n’ajoute que ce qui reste de la facture.',
      },
      { title: 'Aide en tout', value: '60,00\u00a0€' },
    ]);
  });

  it('gets the premium of the first alone where the conditions of the second are not met, and says why', async () => {
    const { file, reckoning } = await invoiceFor('75001', 100);
    expect(file.repair_amounts.amount_to_refund).toBe(50);
    expect(reckoning.steps).toContainEqual(
      expect.objectContaining({ sentence: 'Le complément est réservé aux habitants de la ville.' }),
    );
  });

  it('takes what the second added from the envelope of its funder once it is complete', async () => {
    const { repairer } = journeysOf(harness);
    const { rep, entityId, file } = await invoiceFor('69001', 100);
    const ready = await repairer(rep, file, 'PHO', await harness.upload(entityId, png, 'png'));
    const asked = await repairer(rep, ready, 'SMS');
    await repairer(rep, asked, 'VAL', { code: await harness.code(file.repair_id) });
    const account = await harness.models.envelopes.findOne({ funderId: 'ville' }).lean();
    expect(account).toMatchObject({ campaignId: 'open-ended', amountCents: 100_000_00, usedCents: 20_00 });
  });
});

it('stamps on the invoice the whole sum that several campaigns give', async () => {
  const { file } = await invoiceFor('69001', 100);
  const { stampedKey = '' } =
    (await harness.models.repairs.findById(file.repair_id).lean())?.history.at(-1)?.details ?? {};
  const bytes = await harness.store.read(stampedKey);
  expect((await textOfPdf(Uint8Array.from(bytes ?? []))).lines).toEqual([expect.stringMatching(/^70,00\s€$/)]);
});

describe('the versions of a campaign that adds to another', () => {
  const campaignText = async (id: string) => (await desk().get(`${versions}/${id}`)).body.files.campaign as string;
  const filesWith = async (euros: number, change: (text: string) => string = (text) => text) => ({
    campaign: change((await campaignText('own-ville')).replace('version: 1', 'version: 2')),
    rules: rulesOf(euros),
    examples: examplesOf(euros),
  });
  const check = async (files: object) => (await desk().post(`${versions}/check`, files)).body;

  it('are listed with those of the first, each with its campaign', async () => {
    const { body } = await desk().get(versions);
    expect(
      body.map(({ version_id, campaign_id, version, is_in_force }: Record<string, unknown>) => [
        version_id,
        campaign_id,
        version,
        is_in_force,
      ]),
    ).toEqual([
      ['own', 'open-ended', 1, true],
      ['own-ville', 'ville', 1, true],
    ]);
    const { body: followed } = await harness.visitor.get('/v1/repairs/campaigns');
    expect(followed.map(({ campaign }: { campaign: { id: string } }) => campaign.id)).toEqual(['open-ended', 'ville']);
  });

  it('are refused where they take a funder of the first', async () => {
    const files = await filesWith(30, (text) =>
      text.replace('identifiant: ville\n    nom', 'identifiant: programme\n    nom'),
    );
    expect((await check(files)).faults).toEqual([
      expect.objectContaining({ sentence: expect.stringContaining('« programme » est déjà de « open-ended »') }),
    ]);
  });

  it('are published by a second person like those of the first, and rule what the campaign adds from then on', async () => {
    const files = await filesWith(30);
    expect((await check(files)).faults).toEqual([]);
    const proposal = { version_id: randomUUID(), files, holds_from: '2026-03-02', reason: 'Le budget de la ville' };
    const proposed = await desk().post(versions, proposal);
    expect(proposed.body).toMatchObject({ campaign_id: 'ville', version: 2 });
    const { version_id, row_hash } = proposed.body;
    const published = await desk('zed').put(`${versions}/publish`, { version_id, last_row_hash: row_hash });
    expect([published.status, published.body.is_in_force]).toEqual([200, true]);
    const { file, reckoning } = await invoiceFor('69001', 100);
    expect(file.repair_amounts.amount_to_refund).toBe(80);
    expect(reckoning).toMatchObject({ campaign_version: 1, supplements: [{ campaign_version: 2, amount: 30 }] });
  });
});

it('adds nothing once the envelope of its funder is used up and refuses, and takes nothing of the first premium', async () => {
  const { body: own } = await desk().get(`${versions}/own-ville`);
  const { body: listed } = await desk().get(versions);
  const number = Math.max(...listed.map(({ version }: { version: number }) => version)) + 1;
  const files = {
    campaign: own.files.campaign
      .replace('version: 1', `version: ${number}`)
      .replace('{ montant: 100000, épuisée: liste d’attente }', '{ montant: 25, épuisée: refuser }'),
    rules: rulesOf(20),
    examples: examplesOf(20),
  };
  const proposal = { version_id: randomUUID(), files, holds_from: '2026-03-02', reason: 'Le budget est fini' };
  const { version_id, row_hash } = (await desk().post(versions, proposal)).body;
  const published = await desk('zed').put(`${versions}/publish`, { version_id, last_row_hash: row_hash });
  expect(published.status).toBe(200);
  const { file, reckoning } = await invoiceFor('69001', 100);
  expect(file.repair_amounts.amount_to_refund).toBe(50);
  expect(reckoning).toMatchObject({ supplements: [{ campaign_id: 'ville', amount: 0 }] });
  expect(reckoning.steps.at(-1)).toMatchObject({ sentence: expect.stringContaining('n’ajoute plus rien') });
});
