import { searchedText } from './searched-text.ts';

it.each([
  ['', {}],
  ['   ', {}],
  ['06 12 34 56 78', { query: '0612345678' }],
  ['+33 6 12 34 56 78', { query: '+33612345678' }],
  ['rep00042_ 10001', { query: 'REP00042_10001' }],
  ['10001', { query: '10001' }],
  [' Jean de Roux ', { query: 'Jean Roux' }],
  ['69', { query: '69' }],
  [' 2a', { query: '2A' }],
  ['974', { query: '974' }],
  ['732 829 320', { query: '732829320' }],
  ['99', { fault: 'Veuillez renseigner 3 caractères minimum' }],
  ['le', { fault: 'Veuillez renseigner 3 caractères minimum' }],
  ['a'.repeat(201), { fault: 'Ce texte est trop long' }],
])('%j searches for %j', (typed, searched) => {
  expect(searchedText(typed)).toEqual(searched);
});
