import { openEndedCampaign, programme2020 } from './campaigns.fixture.ts';
import { decideCampaignOpening, isGraceOver, lastDayOfGrace } from './decide-campaign.ts';

const at = (instant: string) => new Date(instant);

/** The campaign ends on 31 March 2021, Paris time; its grace period on 30 May. */
it.each([
  ['repaired and told on the last day', '2021-03-31T10:00:00Z', '2021-03-31T21:59:59Z', true],
  [
    'repaired on the last day, told the next one by a counter that had no network',
    '2021-03-31T10:00:00Z',
    '2021-04-01T08:00:00Z',
    true,
  ],
  ['repaired on the last day, told three days later', '2021-03-31T10:00:00Z', '2021-04-03T21:00:00Z', true],
  ['repaired on the last day, told later than that', '2021-03-31T10:00:00Z', '2021-04-03T22:00:00Z', false],
  ['repaired the day after', '2021-03-31T22:00:00Z', '2021-03-31T22:00:00Z', false],
  ['repaired before the first day', '2020-05-10T21:59:59Z', '2020-05-12T10:00:00Z', false],
])('the opening of a file %s is accepted: %4$s', (_, repairedAt, now, isAccepted) => {
  const decision = decideCampaignOpening(programme2020, { kind: 'repair', repairedAt: at(repairedAt), now: at(now) });
  expect(decision.ok).toBe(isAccepted);
});

it.each([
  ['on the day after the campaign', '2021-04-01T10:00:00Z', false],
  ['in the last minute of the grace period', '2021-05-30T21:59:59Z', false],
  ['in the first minute after it', '2021-05-30T22:00:00Z', true],
])('open files can be closed no more %s: %s is %s', (_, now, isOver) => {
  expect(isGraceOver(programme2020, at(now))).toBe(isOver);
});

it('a campaign without an end has no last day for closing', () => {
  expect([lastDayOfGrace(openEndedCampaign), isGraceOver(openEndedCampaign, at('2050-01-01T00:00:00Z'))]).toEqual([
    undefined,
    false,
  ]);
});
