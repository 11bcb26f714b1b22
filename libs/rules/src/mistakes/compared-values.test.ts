import type { NamedTown } from '@alveole/domain';
import { readRules } from '../read-rules.ts';
import { findMistakes } from './find-mistakes.ts';

const towns: readonly NamedTown[] = [
  { name: 'Lyon', postcodes: ['69001'], group: 'métropole' },
  { name: 'Vienne', postcodes: ['38200'] },
];
const sharing = [...towns, { name: 'Curis', postcodes: ['69001'], group: 'métropole' }];

function faultsOf(condition: string, named: readonly NamedTown[] | 'none' = towns): readonly string[] {
  const written = {
    'condition . accès': { description: 'L’aide est réservée.', valeur: condition },
    'réparation . plafond': '50 €',
    'réparation . prime': 'facture . montant HT * 50%',
    'séance . prime': '20 €',
  };
  const read = readRules(written);
  if ('faults' in read) throw new Error(read.faults.map(({ sentence }) => sentence).join());
  const search = findMistakes(
    written,
    { rules: read.rules, questions: [], towns: named === 'none' ? undefined : named },
    '2026-11-27',
  );
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.faults.map(({ rule, sentence }) => `${rule} : ${sentence}`);
  }
}

it.each([
  "bénéficiaire . commune = 'Lyon'",
  "bénéficiaire . commune != 'ailleurs'",
  "établissement . groupe = 'métropole'",
  "établissement . type = 'association'",
  'bénéficiaire . dossiers précédents < 2',
])('finds nothing wrong with « %s », which the platform knows', (condition) => {
  expect(faultsOf(condition)).toEqual([]);
});

it.each([
  ["bénéficiaire . commune = 'Lion'", '« Lion » n’est pas une commune de campaign.yaml\u00a0: Lyon, Vienne, ailleurs.'],
  [
    "établissement . groupe = 'metropole'",
    '« metropole » n’est pas un groupe de campaign.yaml\u00a0: métropole, ailleurs.',
  ],
  [
    "établissement . type = 'atelier'",
    '« atelier » n’est pas un type d’établissement\u00a0: vélociste, association, collectivité.',
  ],
])('tells of « %s » which values are known', (condition, sentence) => {
  expect(faultsOf(condition)).toEqual([`condition . accès : ${sentence}`]);
});

it('tells that a campaign names no towns, where its rules compare one', () => {
  expect(faultsOf("établissement . commune = 'Lyon'", 'none')).toEqual([
    'condition . accès : « établissement . commune » n’a pas de valeur\u00a0: campaign.yaml ne dit pas « communes ».',
  ]);
});

it('tells that rules name the town of people where a postcode belongs to two of them, and not that of shops', () => {
  expect(faultsOf("bénéficiaire . commune = 'Lyon'", sharing)).toEqual([
    'condition . accès : Le code postal 69001 est celui de plusieurs communes (Lyon, Curis)\u00a0: la plateforme ne connaît que le code postal du bénéficiaire. Comparez son groupe, ou posez une question.',
  ]);
  expect(faultsOf("établissement . commune = 'Lyon'", sharing)).toEqual([]);
});
