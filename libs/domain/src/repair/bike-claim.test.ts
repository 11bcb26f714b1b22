import { bikeClaimKey } from './bike.ts';
import { freedStatuses, bikeClaimOf, holdsBikeClaim } from './bike-claim.ts';
import { repairStatusCodes } from './statuses.ts';

it('takes the claim on a bike when the file is complete and frees it when the file ends without a premium', () => {
  expect(repairStatusCodes.filter(holdsBikeClaim)).toEqual([1, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect(freedStatuses).toEqual([2, 7, 13, 14]);
});

it('is held on the bike of a repair, and on nothing where there is no bike to tell', () => {
  const bike = { brand: 'Gitane', serial: 'AB-12' };
  expect(bikeClaimOf({ kind: 0, status: 1, bike })).toBe(bikeClaimKey('Gitane', 'AB12'));
  expect(bikeClaimOf({ kind: 0, status: 0, bike })).toBeUndefined();
  expect(bikeClaimOf({ kind: 1, status: 1, bike })).toBeUndefined();
  expect(bikeClaimOf({ kind: 0, status: 1, bike: { ...bike, serial: 'Pas de numero' } })).toBeUndefined();
});
