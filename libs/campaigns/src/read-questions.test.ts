import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alterFile, alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const asking = (...lines: readonly string[]) => ['questions:', ...lines, 'taux de TVA: 20'].join('\n');
const bike = [
  '  - identifiant: type-de-velo',
  '    question: Quel vélo est réparé ?',
  '    étape: facture',
  '    réponse: choix',
  '    choix: { cargo: Un vélo cargo, autre: Un autre vélo }',
];

it('reads what a campaign asks, with its step, its answers and of which files', () => {
  const folder = alteredCampaign(
    'campaign.yaml',
    'taux de TVA: 20',
    asking(
      ...bike,
      '  - identifiant: revenu',
      '    question: Revenu fiscal de référence',
      '    aide: La ligne 25 de l’avis d’imposition.',
      '    étape: ouverture',
      '    réponse: nombre',
      '    unité: €',
      '    minimum: 0',
      '    obligatoire: non',
      '    pour: réparation',
    ),
  );
  const read = readCampaign(campaignTexts(folder), 'programme-2020');
  expect('campaign' in read && read.campaign.questions).toEqual([
    {
      id: 'type-de-velo',
      label: 'Quel vélo est réparé ?',
      step: 'invoice',
      isRequired: true,
      kind: 'choice',
      options: [
        { id: 'cargo', label: 'Un vélo cargo' },
        { id: 'autre', label: 'Un autre vélo' },
      ],
    },
    {
      id: 'revenu',
      label: 'Revenu fiscal de référence',
      hint: 'La ligne 25 de l’avis d’imposition.',
      step: 'opening',
      isRequired: false,
      fileKind: 'repair',
      kind: 'number',
      unit: '€',
      min: 0,
    },
  ]);
});

it('tries examples by the answers that they give', () => {
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', asking(...bike));
  alterFile(
    folder,
    'rules.publicodes',
    'valeur: facture . montant HT',
    "variations: [{ si: question . type-de-velo = 'cargo', alors: facture . montant HT * 50% }, { sinon: facture . montant HT }]",
  );
  const example = (answer: string, premium: string) =>
    `\n- exemple: Un vélo cargo\n  situation:\n    facture . montant HT: 60 €\n    question . type-de-velo: ${answer}\n  résultat:\n    réparation . prime: ${premium}\n`;
  const texts = campaignTexts(folder);
  const tried = (answer: string, premium: string) =>
    readCampaign({ ...texts, examples: `${texts.examples ?? ''}${example(answer, premium)}` }, 'programme-2020');
  const sentences = (answer: string, premium: string) => {
    const read = tried(answer, premium);
    return 'faults' in read ? read.faults.map(({ sentence }) => sentence).join() : '';
  };
  expect(sentences('cargo', '30 €')).not.toContain('vélo cargo');
  expect(sentences('cargo', '50 €')).toContain('50,00\u00a0€ attendus');
  expect(sentences('tandem', '50 €')).toContain(
    '« Un vélo cargo »\u00a0: «\u00a0Quel vélo est réparé ?\u00a0»\u00a0: choisissez une réponse.',
  );
});

const cargo = [
  '  - identifiant: achat',
  '    question: Facture d’achat',
  '    étape: facture',
  '    réponse: document',
  '    posée si: { question: type-de-velo, réponse: cargo }',
];

it('reads on which answer a question depends, an option or yes and no', () => {
  const yesOrNo = [
    '  - identifiant: neuf',
    '    question: Est-il neuf ?',
    '    étape: facture',
    '    réponse: oui ou non',
    '    posée si: { question: type-de-velo, réponse: autre }',
  ];
  const last = [...cargo.slice(0, -1), '    posée si: { question: neuf, réponse: oui }'];
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', asking(...bike, ...yesOrNo, ...last));
  const read = readCampaign(campaignTexts(folder), 'programme-2020');
  expect('campaign' in read && read.campaign.questions?.map(({ askedIf }) => askedIf)).toEqual([
    undefined,
    { questionId: 'type-de-velo', answer: 'autre' },
    { questionId: 'neuf', answer: true },
  ]);
});

const dependingOn = (text: string, altered: string) => asking(...bike, ...cargo).replace(text, altered);

it.each([
  [
    'another than an earlier one',
    asking(...cargo, ...bike),
    /aucune question plus haut ne s’appelle «\stype-de-velo\s»/,
  ],
  ['an answer that it does not take', dependingOn('réponse: cargo', 'réponse: tandem'), /l’une de cargo, autre/],
  [
    'a question of many answers',
    dependingOn('réponse: choix\n    choix: { cargo: Un vélo cargo, autre: Un autre vélo }', 'réponse: nombre'),
    /n’a ni choix ni «\soui ou non\s»/,
  ],
  [
    'a question of sessions alone',
    dependingOn('    choix:', '    pour: séance\n    choix:'),
    /n’est pas posée pour les mêmes dossiers/,
  ],
  [
    'a question of a later step',
    dependingOn('étape: facture\n    réponse: document', 'étape: ouverture\n    réponse: nombre'),
    /cette question-là est posée plus tard/,
  ],
])('refuses a question that depends on %s, and says why', (_, written, sentence) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', written).join('\n')).toMatch(sentence);
});

const withChanges = (text: string, altered: string) => asking(...bike).replace(text, altered);

it.each([
  [
    'a choice of one answer',
    withChanges(', autre: Un autre vélo', ''),
    /« questions › n° 1 › choix » : deux réponses au moins/,
  ],
  [
    'a bound of a choice',
    withChanges('    choix', '    minimum: 3\n    choix'),
    /› minimum » : ne va qu’avec la réponse «\snombre\s»/,
  ],
  [
    'a step that does not exist',
    withChanges('étape: facture', 'étape: photo'),
    /› étape » : «\souverture\s» ou «\sfacture\s»/,
  ],
  [
    'a document at the opening',
    withChanges(
      'étape: facture\n    réponse: choix\n    choix: { cargo: Un vélo cargo, autre: Un autre vélo }',
      'étape: ouverture\n    réponse: document',
    ),
    /un document se joint avec la facture/,
  ],
  ['an identifier with a capital', withChanges('type-de-velo', 'Velo'), /des minuscules, des chiffres et des tirets/],
  [
    'two questions of one identifier',
    asking(...bike, ...bike),
    /« questions » : deux questions ont le même identifiant/,
  ],
  [
    'more than twelve questions',
    asking(...Array.from({ length: 13 }, (_, index) => bike.join('\n').replace('type-de-velo', `q${index}`))),
    /« questions » : il faut au plus 12 éléments/,
  ],
  [
    'a least number over the most',
    withChanges(
      'choix\n    choix: { cargo: Un vélo cargo, autre: Un autre vélo }',
      'nombre\n    minimum: 3\n    maximum: 2',
    ),
    /le maximum est sous le minimum/,
  ],
])('tells as a fault %s', (_, questions, sentence) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', questions)).toContainEqual(expect.stringMatching(sentence));
});
