import type { Campaign } from './campaign.ts';
import { beginning, campaignWithSupplementsOn } from './campaign-version.ts';
import { openEndedCampaign } from './campaigns.fixture.ts';
import type { Question } from './question.ts';
import { campaignPaidBy, withSupplements } from './with-supplements.ts';

const question = (id: string): Question => ({
  id,
  label: id,
  step: 'invoice',
  kind: 'yes-no',
  isRequired: true,
});
const supplementing = (id: string, changes: Partial<Campaign> = {}): Campaign => ({
  ...openEndedCampaign,
  id,
  name: `Aide de ${id}`,
  repairCapCents: 20_00,
  funders: [{ id: `${id}-funder`, name: id, pays: 'remainder' }],
  ...changes,
});
const lyon = { name: 'Lyon', postcodes: ['69001'] };
const town = supplementing('town', { questions: [question('resident')] });
const region = supplementing('region', { startsOn: '2026-06-01', endsOn: '2026-12-31' });

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
    const named = ['programme', 'town-funder'].map((id) => campaignPaidBy(composed, id));
    expect(named.map(({ id, version }) => [id, version])).toEqual([
      ['open-ended', 1],
      ['town', 4],
    ]);
  });

  it('follows each campaign by its own version of the day', () => {
    const published = [
      { holdsFrom: beginning, campaign: town },
      { holdsFrom: '2026-06-01', campaign: { ...town, version: 2 } },
      { holdsFrom: '2026-07-01', campaign: { ...openEndedCampaign, version: 2 } },
    ];
    const numbers = (day: string) => {
      const { version, supplements } = campaignWithSupplementsOn(openEndedCampaign, published, day);
      return [version, supplements?.[0]?.version];
    };
    expect([numbers('2026-05-31'), numbers('2026-06-01'), numbers('2026-07-01')]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});
