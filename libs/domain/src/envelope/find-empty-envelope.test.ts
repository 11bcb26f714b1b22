import type { Funder } from '../campaign/funder.ts';
import type { StandingEnvelope } from './allocate-shares.ts';
import { findEmptyEnvelope, highestShares } from './find-empty-envelope.ts';

const standing = (left: number, rest: Partial<StandingEnvelope> = {}): StandingEnvelope => ({
  amountCents: 100,
  whenUsedUp: 'refuse',
  hasQueue: false,
  account: { amountCents: 100, usedCents: 100 - left, boundCents: 0 },
  ...rest,
});
const town: Funder = { id: 'town', name: 'Ville', pays: 'percentage', percent: 40 };
const region: Funder = { id: 'region', name: 'Région', pays: 'ruled-amount' };
const state: Funder = { id: 'state', name: 'État', pays: 'remainder' };
const find = (envelopes: Record<string, StandingEnvelope>, funders = [region, town, state]) =>
  findEmptyEnvelope(funders, new Map(Object.entries(envelopes)));

it.each([
  ['nobody while each envelope holds a cent', { town: standing(1), state: standing(1) }, undefined],
  ['the funder of whose envelope nothing is left', { town: standing(1), state: standing(0) }, 'state'],
  ['nobody where files may wait', { town: standing(0, { whenUsedUp: 'wait' }) }, undefined],
  [
    'who refuses, though files may wait for another',
    { town: standing(0, { whenUsedUp: 'wait' }), state: standing(0) },
    'state',
  ],
  [
    'nobody where another funder pays in its place',
    { town: standing(0, { whenUsedUp: 'redirect', redirectTo: 'state' }) },
    undefined,
  ],
  [
    'the last funder of a chain',
    { town: standing(0, { whenUsedUp: 'redirect', redirectTo: 'state' }), state: standing(1) },
    'state',
  ],
  ['nobody where the funder pays by a rule, perhaps nothing', { region: standing(0) }, undefined],
])('keeps files from being opened for %s', (_case, envelopes, funderId) => {
  expect(find(envelopes as Record<string, StandingEnvelope>)).toBe(funderId);
});

it('keeps no file from being opened where percentages leave nothing to the funder of what is left', () => {
  expect(find({ state: standing(0) }, [{ ...town, percent: 100 }, state])).toBeUndefined();
});

it('returns the most that each funder pays of a file at the cap, nothing of who pays by a rule', () => {
  const campaign = { name: 'Programme', repairCapCents: 5000, funders: [region, { ...town, capCents: 1500 }, state] };
  expect([...highestShares(campaign)]).toEqual([
    ['region', 0],
    ['town', 1500],
    ['state', 3500],
  ]);
});
