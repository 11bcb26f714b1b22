import { appError } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createFakeClient } from '@alveole/testing/node';
import { askCampaignAt } from './ask-campaign.ts';

const next = { ...openEndedCampaign, version: 2, publication: { paymentsByShop: true } };

function repairs() {
  let now = new Date('2026-11-27T10:00:00Z');
  const state = { calls: 0, isAway: false };
  const client = createFakeClient().on(campaignRoutes.listCampaigns, () => {
    state.calls += 1;
    if (state.isAway) throw appError('ServiceUnavailableException', 'away');
    return [{ campaign: openEndedCampaign }, { holds_from: '2026-11-28', campaign: next }];
  });
  const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
  return { state, later, ask: askCampaignAt(client, () => now) };
}

it('answers the version of the campaign that rules today, and every version', async () => {
  const { ask, later } = repairs();
  expect((await ask()).current.version).toBe(openEndedCampaign.version);
  later(24 * 3600);
  const { current, versions } = await ask();
  expect([current.version, versions.length]).toEqual([2, 2]);
});

it('answers the first campaign with those that add to it, whose versions never take its place', async () => {
  const funders = [{ id: 'town', name: 'Ville', pays: 'remainder' as const }];
  const town = { ...openEndedCampaign, id: 'town', version: 7, funders };
  const client = createFakeClient().on(campaignRoutes.listCampaigns, () => [
    { campaign: openEndedCampaign },
    { campaign: { ...town, version: 6 } },
    { holds_from: '2026-01-01', campaign: town },
  ]);
  const { current } = await askCampaignAt(client, () => new Date('2026-11-27T10:00:00Z'))();
  expect([current.id, current.version, current.supplements?.[0]?.version]).toEqual(['open-ended', 1, 7]);
});

it('asks repairs once in half a minute, and answers what was read last while repairs is away', async () => {
  const { ask, later, state } = repairs();
  await Promise.all([ask(), ask()]);
  expect(state.calls).toBe(1);
  state.isAway = true;
  later(31);
  expect((await ask()).current).toEqual(openEndedCampaign);
  expect(state.calls).toBe(2);
});

it('rejects while repairs is away and nothing was read, and asks again at the next call', async () => {
  const { ask, state } = repairs();
  state.isAway = true;
  await expect(ask()).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
  state.isAway = false;
  expect((await ask()).versions).toHaveLength(2);
});
