import { openEndedCampaign } from '../campaign/campaign.ts';
import { holdsPersonQuota, personQuota } from './person-quota.ts';
import { repairStatusCodes } from './statuses.ts';

const freed = (gender: 0 | 1) => repairStatusCodes.filter((status) => !holdsPersonQuota(gender, status));

describe('the places of a beneficiary', () => {
  it('are ten for bikes and one for sessions', () => {
    expect(personQuota(0, openEndedCampaign)).toEqual({ kind: 'bike', limit: 10 });
    expect(personQuota(1, openEndedCampaign)).toEqual({ kind: 'session', limit: 1 });
  });
  it('are given back by a repair that was given up or is not eligible', () => expect(freed(0)).toEqual([2, 7, 13, 14]));
  it('are given back by a session that was given up, but not by one at status 7', () => expect(freed(1)).toEqual([2, 13, 14]));
});
