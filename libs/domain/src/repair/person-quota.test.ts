import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { hasEntitlementLeft, holdsPersonQuota, personQuota } from './person-quota.ts';
import type { RepairKind } from './kinds.ts';
import { repairStatusCodes, type RepairStatus } from './statuses.ts';

const freed = (kind: RepairKind) => repairStatusCodes.filter((status) => !holdsPersonQuota(kind, status));
const filesOf = (kind: RepairKind, count: number, status: RepairStatus = 6) =>
  Array.from({ length: count }, () => ({ kind, status }));
const explanation = "Cette personne a atteint le nombre d'aides prévu par le programme";

describe('the entitlements of a beneficiary', () => {
  it('are ten for bikes and one for sessions, each with its refusal', () => {
    expect(personQuota(0, programme2020)).toEqual({
      entitlement: 'bike',
      limit: 10,
      refusal: {
        id: 'this-beneficiary-has-no-bike-left',
        code: 'BeneficiaryLimitException',
        message: 'This beneficiary has no bike left.',
        explanation,
      },
    });
    expect(personQuota(1, programme2020)).toEqual({
      entitlement: 'session',
      limit: 1,
      refusal: {
        id: 'this-beneficiary-already-has-a-session',
        code: 'BeneficiaryLimitException',
        message: 'This beneficiary already has a session.',
        explanation,
      },
    });
  });

  it('are given back by a repair that was given up or is not eligible', () => expect(freed(0)).toEqual([2, 7, 13, 14]));
  it('are given back by a session that was given up, but not by one at status 7', () =>
    expect(freed(1)).toEqual([2, 13, 14]));

  it('are left below ten bikes, whatever the sessions', () => {
    expect(hasEntitlementLeft([...filesOf(0, 9), ...filesOf(1, 5)], 0, programme2020)).toBe(true);
    expect(hasEntitlementLeft(filesOf(0, 10), 0, programme2020)).toBe(false);
    expect(hasEntitlementLeft([...filesOf(0, 9), ...filesOf(0, 5, 7)], 0, programme2020)).toBe(true);
    expect(hasEntitlementLeft([...filesOf(0, 9), ...filesOf(0, 1, 0)], 0, programme2020)).toBe(false);
  });

  it('are left before the first session, whatever the bikes', () => {
    expect(hasEntitlementLeft(filesOf(0, 10), 1, programme2020)).toBe(true);
    expect(hasEntitlementLeft(filesOf(1, 1), 1, programme2020)).toBe(false);
    expect(hasEntitlementLeft(filesOf(1, 1), 2, programme2020)).toBe(false);
  });
});
