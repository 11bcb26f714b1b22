import { EstablishmentKind } from './kinds.ts';
import { isLegalPerson } from './legal-person.ts';

const { bikeShop, association, alsaceMoselleAssociation, localAuthority } = EstablishmentKind;

it.each([
  'SARL Cycles Martin',
  'Roue libre (SAS)',
  'Cycles Œuvre s.a.r.l.',
  'Vélo & Co, S.A.S.',
  'Société coopérative du Guidon',
])('counts %s as a legal person, whose name bears its form', (companyName) => {
  expect(isLegalPerson({ kind: bikeShop, companyName })).toBe(true);
});

it.each([
  ['Jean Martin', 'no form'],
  ['Cycles Martin EI', 'the mark of a sole trader'],
  ['Martin EIRL, SARL en cours', 'a mark beside a form'],
  ['Mme Sasu Dupont SARL', 'a title beside a form'],
  ['Sarlat Vélo', 'letters of a form inside a word'],
  ['', 'nothing'],
])('does not count %s as a legal person: the name bears %s', (companyName) => {
  expect(isLegalPerson({ kind: bikeShop, companyName })).toBe(false);
});

it('counts associations and public bodies as legal persons, whatever their name', () => {
  const kinds = [association, alsaceMoselleAssociation, localAuthority];
  expect(kinds.map((kind) => isLegalPerson({ kind, companyName: 'Les Roues de Jean' }))).toEqual([true, true, true]);
});
