import { beginning, campaignWithSupplementsOn } from './campaign-version.ts';
import { openEndedCampaign } from './campaigns.fixture.ts';
import { campaignPaidBy, withSupplements } from './with-supplements.ts';
import { lyon, region, supplementing, town } from './supplements.fixture.ts';

describe('a campaign with supplements', () => {
  it('is the first campaign itself where there are no others', () => {
    expect(withSupplements(openEndedCampaign, [], '2026-03-02')).toBe(openEndedCampaign);
  });

  it('adds on a day those that are open on it, in their order, and their questions', () => {
    const composed = (day: string) => withSupplements(openEndedCampaign, [town, region], day);
    expect(composed('2026-05-31').supplements?.map(({ id }) => id)).toEqual(['town']);
    expect(composed('2026-06-01').supplements?.map(({ id }) => id)).toEqual(['town', 'region']);
    expect(composed('2027-01-01').supplements?.map(({ id }) => id)).toEqual(['town']);
    expect(composed('2026-06-01').questions?.map(({ id }) => id)).toEqual(['resident']);
  });

  it('names the funders of all, also of those that have ended, each with its campaign, behind the programme', () => {
    const { funders = [] } = withSupplements(openEndedCampaign, [town, region], '2027-01-01');
    expect(funders.map(({ id, campaignId }) => [id, campaignId])).toEqual([
      ['programme', undefined],
      ['town-funder', 'town'],
      ['region-funder', 'region'],
    ]);
  });

  it('takes the towns that rules name from the one campaign that lists some', () => {
    expect(withSupplements(openEndedCampaign, [supplementing('a', { towns: [lyon] })], '2026-03-02').towns).toEqual([
      lyon,
    ]);
  });

  it('tells the campaign whose premium a funder pays, with its version', () => {
    const composed = withSupplements(openEndedCampaign, [{ ...town, version: 4 }], '2026-03-02');
    const paidCampaigns = ['programme', 'town-funder'].map((id) => campaignPaidBy(composed, id));
    expect(paidCampaigns.map(({ id, version }) => [id, version])).toEqual([
      ['open-ended', 1],
      ['town', 4],
    ]);
  });

  it('follows each campaign by its own version of the day', () => {
    const publishedVersions = [
      { holdsFrom: beginning, campaign: town },
      { holdsFrom: '2026-06-01', campaign: { ...town, version: 2 } },
      { holdsFrom: '2026-07-01', campaign: { ...openEndedCampaign, version: 2 } },
    ];
    const numbers = (day: string) => {
      const { version, supplements } = campaignWithSupplementsOn(openEndedCampaign, publishedVersions, day);
      return [version, supplements?.[0]?.version];
    };
    expect([numbers('2026-05-31'), numbers('2026-06-01'), numbers('2026-07-01')]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});
