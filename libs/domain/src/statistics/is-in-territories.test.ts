import { isInTerritories } from './is-in-territories.ts';

it.each([
  ['69003', undefined, true],
  ['69003', ['69', '2A'], true],
  ['20000', ['69', '2A'], true],
  ['97400', ['974'], true],
  ['01000', ['69'], false],
  [undefined, ['69'], false],
])('lets a shop of postcode %s register in the departments %j: %s', (postcode, territories, isIn) => {
  expect(isInTerritories({ territories }, postcode)).toBe(isIn);
});
