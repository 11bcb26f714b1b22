import fc from 'fast-check';
import {
  campaignOn,
  campaignVersionStates,
  decideCampaignChange,
  decideProposal,
  decidePublication,
  decideVersionWithdrawal,
} from './campaign-version.ts';
import { openEndedCampaign } from './campaigns.fixture.ts';

const version = (number: number, holdsFrom: string) => ({
  holdsFrom,
  campaign: { ...openEndedCampaign, version: number },
});
const outcomeOf = (decision: ReturnType<typeof decideProposal>) => (decision.ok ? 'accepted' : decision.refusal.id);

describe('the version of a campaign on a day', () => {
  const published = [version(3, '2026-06-01'), version(2, '2026-03-01'), version(4, '2026-06-01')];

  it.each([
    ['before any version was published', '2026-02-28', 1],
    ['on the first day of a version', '2026-03-01', 2],
    ['on the last day before the next version', '2026-05-31', 2],
    ['from which two versions hold, the later number', '2026-06-01', 4],
  ])('is, %s (%s), number %i', (_, day, number) => {
    expect(campaignOn(openEndedCampaign, published, day).version).toBe(number);
  });

  it('returns the same version of a campaign in whichever order versions are read', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(published, { minLength: 3 }), (shuffled) => {
        expect(campaignOn(openEndedCampaign, shuffled, '2026-07-01').version).toBe(4);
      }),
    );
  });
});

it('is changed by administrators of the highest level alone', () => {
  expect([0, 1].map((permission) => outcomeOf(decideCampaignChange({ permission })))).toEqual([
    'accepted',
    'campaign-not-allowed-for-this-permission',
  ]);
});

describe('a proposed version', () => {
  const next = { holdsFrom: '2026-06-01', version: 4, lastVersion: 3, today: '2026-06-01' };
  const past = 'the-version-of-the-campaign-would-hold-from-a-day-that-has-passed';

  it.each([
    ['of the next number from today on', {}, 'accepted'],
    ['of a number that was used', { version: 3 }, 'the-version-of-the-campaign-is-not-the-next-one'],
    ['from a day that has passed', { holdsFrom: '2026-05-31' }, past],
  ])('%s is answered %3$s', (_, change, outcome) => {
    expect(outcomeOf(decideProposal({ ...next, ...change }))).toBe(outcome);
  });

  it('accepts to publish or withdraw a version once', () => {
    const settled = 'the-version-of-the-campaign-is-settled';
    const outcomes = campaignVersionStates.map((state) => [
      state,
      outcomeOf(decidePublication({ ...next, state })),
      outcomeOf(decideVersionWithdrawal(state)),
    ]);
    expect(outcomes).toEqual([
      ['proposed', 'accepted', 'accepted'],
      ['published', settled, settled],
      ['withdrawn', settled, settled],
    ]);
  });

  it('refuses to publish a version whose day has passed', () => {
    expect(outcomeOf(decidePublication({ ...next, state: 'proposed', today: '2026-06-02' }))).toBe(past);
  });
});
