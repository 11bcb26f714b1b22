import {
  areReasonsComplete,
  definitiveRefusalReasons,
  refusalLines,
  temporaryRefusalReasons,
  type RefusalReason,
} from './refusal-reasons.ts';

const texts = (reasons: readonly RefusalReason[]) =>
  reasons.map(({ key, label, needsText }) => [key, label, needsText]);

describe('the reasons of a refusal', () => {
  it('are three for a temporary one', () => {
    expect(texts(temporaryRefusalReasons)).toEqual([
      [1, 'Extrait KBIS de plus de trois mois', false],
      [2, "Pièce d'identité non valide", false],
      [3, 'Autre', true],
    ]);
  });

  it('are two for a definitive one', () => {
    expect(texts(definitiveRefusalReasons)).toEqual([
      [1, 'Demandeur non éligible', false],
      [2, 'Autre', true],
    ]);
  });

  it.each([
    [[], false],
    [[{ key: 1 }], true],
    [[{ key: 1 }, { key: 2, explain: '' }], true],
    [[{ key: 3 }], false],
    [[{ key: 3, explain: ' \n' }], false],
    [[{ key: 3, explain: 'Adresse erronée' }], true],
    [[{ key: 1 }, { key: 3 }], false],
    [[{ key: 1 }, { key: 4, explain: 'x' }], false],
  ])('%j suffice: %s — at least one, each known, « Autre » with its text', (given, complete) => {
    expect(areReasonsComplete(temporaryRefusalReasons, given)).toBe(complete);
  });
});

it.each([
  ['a reason says its label', { key: 2 }, ["Pièce d'identité non valide"]],
  [
    'and what explains it',
    { key: 1, explain: ' Il date de mai ' },
    ['Extrait KBIS de plus de trois mois\u00a0: Il date de mai'],
  ],
  ['« Autre » says its text alone', { key: 3, explain: 'Adresse fausse' }, ['Adresse fausse']],
  ['« Autre » without a text says its label', { key: 3, explain: ' ' }, ['Autre']],
  [
    'a reason that nobody knows any more says its text',
    { key: 7, explain: 'Dossier en double' },
    ['Dossier en double'],
  ],
  ['and nothing without one', { key: 7 }, []],
])('%s', (_what, given, lines) => {
  expect(refusalLines([given], temporaryRefusalReasons)).toEqual(lines);
});

it('reads a definitive refusal by its own list', () => {
  const given = [{ key: 1 }, { key: 2, explain: 'Cessation' }];
  expect(refusalLines(given, definitiveRefusalReasons)).toEqual(['Demandeur non éligible', 'Cessation']);
});
