import { otherTowns, townGroupOf, townOf } from './towns.ts';

const towns = [
  { name: 'Lyon', postcodes: ['69001', '69003'], group: 'métropole' },
  { name: 'Neuville-sur-Saône', postcodes: ['69250'], group: 'métropole' },
  { name: 'Curis-au-Mont-d’Or', postcodes: ['69250'], group: 'métropole' },
  { name: 'Vienne', postcodes: ['38200'] },
];

it.each([
  ['69003', 'Lyon', 'métropole'],
  ['38200', 'Vienne', otherTowns],
  ['69100', otherTowns, otherTowns],
  ['69250', undefined, 'métropole'],
] as const)('tells of the postcode %s the town %s and the group %s that a campaign names', (zip, town, group) => {
  expect([townOf({ towns }, { zip }), townGroupOf({ towns }, { zip })]).toEqual([town, group]);
});

it.each([
  ['shares its postcode with another town', { zip: '69250', city: 'NEUVILLE SUR SAONE' }, 'Neuville-sur-Saône'],
  ['has a code of its own for businesses', { zip: '69321', city: 'Lyon Cedex 03' }, 'Lyon'],
  ['has the name of a town of another department', { zip: '54200', city: 'Vienne' }, otherTowns],
] as const)('tells the town of an address that %s by the name of its city', (_, address, town) => {
  expect(townOf({ towns }, address)).toBe(town);
});

it('tells no town and no group where the campaign names none, and none of an unknown postcode', () => {
  expect([townOf({}, { zip: '69003' }), townGroupOf({}, { zip: '69003' })]).toEqual([undefined, undefined]);
  expect([townOf({ towns }, { zip: undefined }), townGroupOf({ towns }, { zip: '' })]).toEqual([undefined, undefined]);
});
