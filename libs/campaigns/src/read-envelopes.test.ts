import { campaignTexts } from './campaigns-folder.ts';
import { editorSchemas } from './editor-schemas.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const funders = (...lines: string[]) =>
  ['financeurs:', ...lines.map((line) => `  - ${line}`), 'taux de TVA: 20'].join('\n');
const written = (...lines: string[]) => ['campaign.yaml', 'taux de TVA: 20', funders(...lines)] as const;
const town = (envelope: string) => `{ identifiant: ville, nom: Ville, part: 40, enveloppe: ${envelope} }`;
const region = (envelope: string) => `{ identifiant: region, nom: Région, part: 10, enveloppe: ${envelope} }`;
const state = '{ identifiant: etat, nom: État, part: le reste }';
const ofState = (envelope: string) => `{ identifiant: etat, nom: État, part: le reste, enveloppe: ${envelope} }`;

it.each([
  ['refuser', { whenUsedUp: 'refuse' }],
  ['liste d’attente', { whenUsedUp: 'wait' }],
  ["liste d'attente", { whenUsedUp: 'wait' }],
  ['etat', { whenUsedUp: 'redirect', redirectTo: 'etat' }],
])('reads an envelope in cents, and what happens once it is used up: %s', (word, envelope) => {
  const folder = alteredCampaign(...written(town(`{ montant: 12000.50, épuisée: ${word} }`), state));
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({
    campaign: { funders: [{ id: 'ville', envelope: { amountCents: 12_000_50, ...envelope } }, { id: 'etat' }] },
  });
});

it.each([
  [
    'an amount below zero',
    [town('{ montant: -5, épuisée: refuser }'), state],
    /:\d+ : « financeurs › n° 1 › enveloppe › montant » : il faut plus de 0$/,
  ],
  [
    'an amount of zero',
    [town('{ montant: 0, épuisée: refuser }'), state],
    /« financeurs › n° 1 › enveloppe › montant » : il faut plus de 0$/,
  ],
  [
    'an amount that no programme has',
    [town('{ montant: 1e18, épuisée: refuser }'), state],
    /« financeurs › n° 1 › enveloppe › montant » : au plus dix milliards d’euros$/,
  ],
  [
    'an envelope that does not say what happens then',
    [town('{ montant: 5 }'), state],
    /« financeurs › n° 1 › enveloppe › épuisée »/,
  ],
  [
    'a word that no funder bears',
    [town('{ montant: 5, épuisée: Attendre! }'), state],
    /« financeurs › n° 1 › enveloppe › épuisée » : «\srefuser\s», «\sliste d’attente\s» ou l’identifiant/,
  ],
  [
    'a funder that the campaign does not name',
    [town('{ montant: 5, épuisée: region }'), state],
    /^campaign.yaml:21 : « épuisée »\s: la campagne n’a pas de financeur « region »\.$/,
  ],
  [
    'a funder that would pay in its own place',
    [town('{ montant: 5, épuisée: ville }'), state],
    /« ville » ne peut pas payer à sa propre place/,
  ],
] as const)('tells as a fault %s', (_case, lines, sentence) => {
  expect(faultsWhere(...written(...lines))).toEqual([expect.stringMatching(sentence)]);
});

it('tells as a fault at each of its funders a share that would go round in a circle, with the way that it takes', () => {
  const circle = written(
    town('{ montant: 5, épuisée: region }'),
    region('{ montant: 5, épuisée: etat }'),
    ofState('{ montant: 5, épuisée: ville }'),
  );
  expect(faultsWhere(...circle)).toEqual([
    expect.stringMatching(/campaign.yaml:21 : .* en boucle, « ville » puis « region » puis « etat » puis « ville »\.$/),
    expect.stringMatching(
      /campaign.yaml:22 : .* en boucle, « region » puis « etat » puis « ville » puis « region »\.$/,
    ),
    expect.stringMatching(/campaign.yaml:23 : .* en boucle, « etat » puis « ville » puis « region » puis « etat »\.$/),
  ]);
});

it('reads a chain of funders that ends with one who waits', () => {
  const chain = written(
    town('{ montant: 5, épuisée: region }'),
    region('{ montant: 5, épuisée: etat }'),
    ofState('{ montant: 5, épuisée: liste d’attente }'),
  );
  expect(faultsWhere(...chain)).toEqual([]);
});

it('completes an envelope in an editor, with what its parts mean', () => {
  expect(JSON.stringify(editorSchemas().campaign)).toContain('"enveloppe"');
});
