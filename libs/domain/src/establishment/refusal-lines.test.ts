import { refusalLines } from './refusal-lines.ts';
import { definitiveRefusalReasons, temporaryRefusalReasons } from './refusal-reasons.ts';

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
