import { campaignIds, campaignTexts } from './campaigns-folder.ts';
import { checkCampaign, checkCampaignInTurns } from './check-campaign.ts';
import { alterFile, alteredCampaign, campaignsDir } from './written-campaign.fixture.ts';
import { faultText } from './yaml/campaign-fault.ts';

/** While the programme of 2020 runs. */
const today = '2020-11-27';
const id = 'programme-2020';

function check(file: string, text: string, altered: string, nextVersion?: number) {
  return checkFolder(alteredCampaign(file, text, altered), nextVersion);
}

function checkFolder(folder: string, nextVersion?: number) {
  const moment = { today, ...(nextVersion !== undefined && { nextVersion }) };
  const { faults, doubts } = checkCampaign(campaignTexts(folder), id, moment);
  const text = (fault: (typeof faults)[number]) => faultText('', fault).slice(1);
  return { faults: faults.map(text), doubts: doubts.map(text) };
}

it.each(campaignIds(campaignsDir))('finds no fault of the campaign %s of the repository at its check', (name) => {
  expect(checkCampaign(campaignTexts(`${campaignsDir}/${name}`), name, { today })).toMatchObject({
    campaign: { id: name },
    faults: [],
  });
});

it('lets others have their turn while a campaign is checked in a service', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const texts = campaignTexts(`${campaignsDir}/metropole-exemple`);
  const checked = await checkCampaignInTurns(texts, 'metropole-exemple', { today });
  clearInterval(counting);
  expect(checked).toEqual(checkCampaign(texts, 'metropole-exemple', { today }));
  expect(turns).toBeGreaterThan(10);
});

const condition = (valeur: string) =>
  `condition . lieu:\n  description: Réservé au Rhône.\n  valeur: ${valeur}\nséance . prime:`;
const inRules = (valeur: string) => check('rules.publicodes', 'séance . prime:', condition(valeur));

it('tells the line of a condition of a campaign that compares a department with a number', () => {
  expect(inRules('bénéficiaire . département = 69').faults).toEqual([
    expect.stringMatching(/^rules\.publicodes:12 : « bénéficiaire \. département » est un texte, comparé à un nombre/),
  ]);
});

it('tells a failing example of a campaign beside the likely mistakes of its rules', () => {
  const folder = alteredCampaign('rules.publicodes', 'séance . prime:', condition('bénéficiaire . département = 69'));
  alterFile(folder, 'examples.yaml', 'réparation . prime: 10 €', 'réparation . prime: 11 €');
  expect(checkFolder(folder).faults).toEqual([
    expect.stringMatching(/^examples\.yaml:6 : /),
    expect.stringMatching(/^rules\.publicodes:12 : .*comparé à un nombre/),
  ]);
});

it('tells the faults of the rules and of the examples of a campaign whose campaign.yaml has one', () => {
  const folder = alteredCampaign('campaign.yaml', 'version: 1', 'version: un');
  alterFile(folder, 'rules.publicodes', 'séance . prime:', condition('bénéficiaire . département = 69'));
  alterFile(folder, 'examples.yaml', 'réparation . prime: 10 €', 'réparation . prime: 11 €');
  expect(checkFolder(folder).faults).toEqual([
    'campaign.yaml:3 : « version » : il faut un nombre',
    expect.stringMatching(/^examples\.yaml:6 : .* les règles donnent 10,00\s€/),
    expect.stringMatching(/^rules\.publicodes:12 : .*comparé à un nombre/),
  ]);
});

it('tells the faults of every file of a campaign of which none can be read', () => {
  const folder = alteredCampaign('campaign.yaml', 'nom: Programme 2020', 'nom: Programme: 2020');
  alterFile(
    folder,
    'rules.publicodes',
    'valeur: facture . montant HT',
    'valeur: facture . montant + question . revenu',
  );
  alterFile(folder, 'examples.yaml', '- exemple: Une facture de 10 €', '- phrase: Une facture de 10 €');
  const { faults } = checkFolder(folder);
  expect([...new Set(faults.map((fault) => fault.replace(/:.*/, '')))]).toEqual([
    'campaign.yaml',
    'examples.yaml',
    'rules.publicodes',
  ]);
});

it('tells no fault of a rule that names a question of a campaign.yaml that cannot be read', () => {
  const folder = alteredCampaign('campaign.yaml', 'nom: Programme 2020', 'nom: Programme: 2020');
  alterFile(folder, 'rules.publicodes', 'valeur: facture . montant HT', 'valeur: question . revenu');
  expect(checkFolder(folder).faults).toEqual([expect.stringMatching(/^campaign\.yaml:4 : Il y a deux fois/)]);
});

it('tells a name that its folder does not bear beside what the rules lack', () => {
  const folder = alteredCampaign('campaign.yaml', 'identifiant: programme-2020', 'identifiant: lyon');
  alterFile(folder, 'rules.publicodes', 'séance . prime:', 'séance . aide:');
  expect(checkFolder(folder).faults).toEqual([
    expect.stringMatching(/^rules\.publicodes:1 : Il manque la règle « séance \. prime »/),
    'campaign.yaml:2 : « identifiant » : le dossier s’appelle « programme-2020 ».',
  ]);
});

it('tells the line of a premium that is negative for small invoices, though every example gives its result', () => {
  const folder = alteredCampaign(
    'rules.publicodes',
    'valeur: facture . montant HT',
    'valeur: 3 * facture . montant HT - 20 €',
  );
  expect(checkFolder(folder).faults).toEqual([
    expect.stringMatching(/^rules\.publicodes:6 : Pour une facture de 0,01\s€\s: « réparation \. prime » est négatif/),
  ]);
});

it.each([
  ['refuses nor meets', "bénéficiaire . département = '69'", 'Aucun exemple ne remplit ni n’est refusé par'],
  ['refuses', 'facture . montant HT < 1000 €', 'Aucun exemple n’est refusé par'],
])('doubts a condition that no example of the campaign %s', (_, valeur, sentence) => {
  expect(inRules(valeur).doubts).toEqual([
    `rules.publicodes:12 : ${sentence} « condition . lieu » : écrivez-en un dans examples.yaml.`,
  ]);
});

it('doubts no condition that one example of the campaign meets and another one does not', () => {
  const folder = alteredCampaign('rules.publicodes', 'séance . prime:', condition('facture . montant HT < 1000 €'));
  alterFile(
    folder,
    'examples.yaml',
    '- exemple: Une personne seule',
    '- exemple: Une grande facture\n  situation:\n    facture . montant HT: 2000 €\n  résultat:\n    refusé par: condition . lieu\n\n- exemple: Une personne seule',
  );
  expect(checkFolder(folder)).toEqual({ faults: [], doubts: [] });
});

it('doubts a day of the calendar that is more than ten years away', () => {
  expect(check('campaign.yaml', 'fin: 2021-03-31', 'fin: 2221-03-31').doubts).toEqual([
    'campaign.yaml:9 : « calendrier › fin » : le 31/03/2221 est à plus de 10 ans d’aujourd’hui.',
  ]);
});

it('doubts an end of the calendar that is over, from the day after', () => {
  const altered = alteredCampaign('campaign.yaml', 'fin: 2021-03-31', 'fin: 2020-11-26');
  const doubtsOn = (day: string) => checkCampaign(campaignTexts(altered), id, { today: day }).doubts;
  expect(doubtsOn('2020-11-26')).toEqual([]);
  expect(doubtsOn(today)).toEqual([
    {
      file: 'campaign.yaml',
      line: 9,
      sentence: '« calendrier › fin » : le 26/11/2020 est passé, et plus rien n’est aidé.',
    },
  ]);
});

it.each([
  [
    'territoires: [69, 20]',
    'campaign.yaml:20 : « territoires » : « 20 » n’est pas un département, comme 69, 01, 2A ou 974.',
  ],
  [
    'territoires: [97]',
    'campaign.yaml:20 : « territoires » : « 97 » n’est pas un département, comme 69, 01, 2A ou 974.',
  ],
])('doubts the territories of a campaign that says « %s »', (line, sentence) => {
  expect(check('campaign.yaml', 'taux de TVA: 20', `${line}\ntaux de TVA: 20`)).toEqual({
    faults: [],
    doubts: [sentence],
  });
});

it('doubts a rate of VAT above every one of Europe', () => {
  expect(check('campaign.yaml', 'taux de TVA: 20', 'taux de TVA: 85').doubts).toEqual([
    'campaign.yaml:20 : « taux de TVA » : 85 % dépassent tout taux de TVA d’Europe.',
  ]);
});

it('tells the line of the share of a funder that is negative for small invoices, with one of them', () => {
  const folder = alteredCampaign(
    'rules.publicodes',
    'séance . prime:',
    'part . ville: facture . montant HT - 20 €\nséance . prime:',
  );
  alterFile(
    folder,
    'campaign.yaml',
    'taux de TVA: 20',
    'financeurs:\n  - { identifiant: ville, nom: Ville, part: selon les règles }\n  - { identifiant: etat, nom: État, part: le reste }\ntaux de TVA: 20',
  );
  const { faults } = checkFolder(folder);
  expect(faults.slice(0, 1)).toEqual([
    expect.stringMatching(
      /^rules\.publicodes:\d+ : Pour une facture de 0,01\s€\s: « part \. ville » est négatif : −19,99\s€\.$/,
    ),
  ]);
});

it('refuses a version of the campaign that is not the next one, and names the next', () => {
  const sentence = 'campaign.yaml:3 : « version » : la prochaine version porte le numéro 4, pas 2.';
  expect(check('campaign.yaml', 'version: 1', 'version: 2', 4).faults).toEqual([sentence]);
  expect(check('campaign.yaml', 'version: 1', 'version: 4', 4).faults).toEqual([]);
});

describe('every fault of a campaign file is told in French', () => {
  it.each([
    ['campaign.yaml', 'version: 1', 'version: un', 'campaign.yaml:3 : « version » : il faut un nombre'],
    ['campaign.yaml', 'version: 1', 'version: 1.5', 'campaign.yaml:3 : « version » : il faut un nombre entier'],
    ['campaign.yaml', 'version: 1', 'version: -1', 'campaign.yaml:3 : « version » : il faut plus de 0'],
    ['campaign.yaml', 'nom: Programme 2020', 'nom: 2020', 'campaign.yaml:4 : « nom » : il faut un texte'],
    [
      'campaign.yaml',
      'calendrier:',
      'calendrier: non\nautre:',
      /^campaign\.yaml:6 : « calendrier » : il faut des lignes/,
    ],
    ['campaign.yaml', 'lien: non', 'lien: peut-être', /: il faut « oui » ou « non »$/],
    ['campaign.yaml', 'par place: 150', 'par place: 150.001', /: il faut un multiple de 0,01$/],
    [
      'campaign.yaml',
      'calendrier:',
      'territoires: [69\ncalendrier:',
      /^campaign\.yaml:\d+ : Un crochet ou une accolade n’est pas refermé/,
    ],
    ['campaign.yaml', 'calendrier:', '\tcalendrier:', /^campaign\.yaml:\d+ : Une tabulation décale cette ligne/],
    ['campaign.yaml', 'nom: Programme 2020', 'nom: Programme: 2020', /^campaign\.yaml:4 : Il y a deux fois/],
    ['campaign.yaml', 'nom: Programme 2020', 'nom: "Programme', /^campaign\.yaml:\d+ : Il manque un signe/],
    ['rules.publicodes', 'réparation . plafond:', '- réparation . plafond:', /^rules\.publicodes:\d+ : /],
    ['examples.yaml', '- exemple: Une facture de 10 €', '- phrase: Une facture de 10 €', /il manque un texte$/],
  ])('in %s where « %s » reads « %s »', (file, text, altered, sentence) => {
    const { faults } = check(file, text, altered);
    expect(faults[0]).toEqual(typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string));
    expect(faults.join('\n')).not.toMatch(/string|number|object|array|expected|invalid\b|Error|[A-Z]{4,}_[A-Z]+/);
  });
});
