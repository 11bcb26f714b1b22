import { RepairKind } from '@alveole/domain';
import { pdf } from '../evidence.harness.ts';
import { opening, write } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { writtenCampaign } from '../written-campaign.harness.ts';

const more = `
communes:
  - { nom: Lyon, codes postaux: [69001, 69003], groupe: métropole }
  - { nom: Bron, codes postaux: [69500], groupe: métropole }
`;
const rules = `
condition . trois dossiers:
  description: Trois réparations par personne au plus.
  valeur: bénéficiaire . dossiers précédents < 3
condition . groupe:
  description: L’aide est réservée aux habitants de la métropole.
  valeur: bénéficiaire . groupe = 'métropole'
réparation . plafond: 60 €
réparation . prime:
  titre: Aide
  variations:
    - si: bénéficiaire . dossiers cette année >= 1
      alors: 5 €
    - si: établissement . type = 'association'
      alors: 30 €
    - si: bénéficiaire . commune = 'Lyon'
      alors: 20 €
    - sinon: 10 €
séance . prime: 25 €
`;
const examples = `
- exemple: Une première réparation d’une personne de Lyon
  situation:
    facture . montant HT: 100 €
    bénéficiaire . commune: Lyon
    bénéficiaire . groupe: métropole
    bénéficiaire . dossiers précédents: 0
    bénéficiaire . dossiers cette année: 0
    établissement . type: vélociste
  résultat:
    réparation . prime: 20 €
`;

const campaign = writtenCampaign({ more, rules, examples });
const url = '/enrolment/repair';
let harness: RepairsHarness;
beforeAll(async () => {
  harness = await startRepairs({ CAMPAIGN: 'open-ended', CAMPAIGNS_DIR: campaign.campaignsDir });
});
afterAll(async () => {
  await harness?.close();
  campaign.remove();
});

const at = (day: string) => void (harness.clock.now = new Date(`${day}T09:00:00.000Z`));
const someone = (postal_code: string) => harness.person({ postal_code }).consumer_id;

async function open(consumerId: string, shop: object = {}, changes: object = {}) {
  const { rep, entity } = await harness.shop(shop);
  const answer = await rep.post(url, opening(consumerId, { ...changes }));
  return { rep, entityId: entity.entity_id, answer, opened: answer.body as FileInHand };
}

/** A file with its invoice, opened a second after the last one. */
async function invoice(consumerId: string, shop: object = {}) {
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000);
  const { rep, entityId, answer, opened } = await open(consumerId, shop);
  if (answer.status !== 200) throw new Error(answer.text);
  const upload = await harness.upload(entityId, pdf, 'pdf');
  const { body } = await rep.put(url, write(opened, 'FAC', { ...upload, amount_net: 100 }));
  const file = (await rep.get(`${url}/${opened.repair_id}`)).body;
  return { rep, file, inHand: { ...opened, ...body } as FileInHand };
}

it('gives less for a second repair of the year, and keeps with the invoice how many came before', async () => {
  at('2026-03-02');
  const person = someone('69003');
  expect((await invoice(person)).file.repair_amounts.amount_to_refund).toBe(20);
  const second = await invoice(person);
  expect(second.file.repair_amounts.amount_to_refund).toBe(5);
  expect(second.file.situation).toEqual({
    home_town: 'Lyon',
    home_group: 'métropole',
    files_before: 1,
    files_this_year: 1,
    shop_kind: 'vélociste',
  });
  expect(second.file.history.at(-1).operation_data.reckoning.steps).toEqual(
    expect.arrayContaining([{ title: 'Dossiers précédents de la même année', value: '1' }]),
  );
});

it('counts no repair of another calendar year, and none that was given up', async () => {
  at('2026-12-30');
  const person = someone('69003');
  await invoice(person);
  at('2027-01-02');
  const { rep, inHand, file } = await invoice(person);
  expect([file.situation.files_before, file.situation.files_this_year]).toEqual([1, 0]);
  await rep.put(url, write(inHand, 'CAN'));
  expect((await invoice(person)).file.situation).toMatchObject({ files_before: 1, files_this_year: 0 });
});

it('counts neither files of others, nor sessions, nor files that were opened later', async () => {
  at('2026-04-01');
  const person = someone('69500');
  await invoice(someone('69500'));
  await open(person, { activity: 2 }, { gender: RepairKind.session });
  const first = await invoice(person);
  expect(first.file.repair_amounts.amount_to_refund).toBe(10);
  await invoice(person);
  const again = (await first.rep.get(`${url}/${first.file.repair_id}`)).body;
  expect(again.situation).toMatchObject({ home_town: 'Bron', files_before: 0, files_this_year: 0 });
});

it('opens no file of a person who has as many as the campaign allows, nor of a town outside its group', async () => {
  at('2026-05-01');
  const person = someone('69001');
  for (let count = 0; count < 3; count += 1) await invoice(person);
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000);
  expect((await open(person)).answer.body).toMatchObject({
    code: 'ConditionNotMetException',
    sentences: ['Trois réparations par personne au plus.'],
  });
  expect((await open(someone('42000'))).answer.body.sentences).toEqual([
    'L’aide est réservée aux habitants de la métropole.',
  ]);
});

it('reads the kind of the shop, an association of Alsace-Moselle as any other one', async () => {
  at('2026-06-01');
  expect((await invoice(someone('69001'), { gender: 2 })).file).toMatchObject({
    repair_amounts: { amount_to_refund: 30 },
    situation: { shop_kind: 'association' },
  });
});
