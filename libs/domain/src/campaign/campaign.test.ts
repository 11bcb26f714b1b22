import { calendarDay } from '../calendar/index.ts';
import { campaign, isOpenOn } from './campaign.ts';
import { openEndedCampaign, programme2020 } from './campaigns.fixture.ts';

const at = (instant: string) => new Date(instant);

describe('the campaign of 2020', () => {
  it.each([
    ['the evening before', '2020-05-10T21:59:59Z', false, false],
    ['its first minute in Paris', '2020-05-10T22:00:00Z', true, false],
    ['the day before the first session', '2020-05-29T21:59:59Z', true, false],
    ['the first day of sessions', '2020-05-29T22:00:00Z', true, true],
    ['its last minute', '2021-03-31T21:59:59Z', true, true],
    ['the day after', '2021-03-31T22:00:00Z', false, false],
  ])('on %s', (_name, instant, repair, session) => {
    expect([isOpenOn(programme2020, at(instant), 'repair'), isOpenOn(programme2020, at(instant), 'session')]).toEqual([
      repair,
      session,
    ]);
  });
});

it('has a twin with the same figures and no end', () => {
  expect(isOpenOn(openEndedCampaign, at('2035-01-01T12:00:00Z'), 'session')).toBe(true);
  expect(isOpenOn(openEndedCampaign, at('2019-01-01T12:00:00Z'), 'repair')).toBe(false);
  expect({ ...openEndedCampaign, id: '', name: '', endsOn: null, confirmsByLink: false }).toEqual({
    ...programme2020,
    id: '',
    name: '',
    endsOn: null,
  });
});

it('is a value that its schema accepts, figures and all', () => {
  const campaigns = [openEndedCampaign, programme2020];
  expect(campaigns.map((value) => campaign.parse(value))).toEqual(campaigns);
  expect(campaign.safeParse({ ...programme2020, repairCapCents: 50.5 }).success).toBe(false);
  expect(campaign.safeParse({ ...programme2020, endsOn: '31/03/2021' }).success).toBe(false);
});

it('counts days as Paris does, summer and winter', () => {
  expect([
    calendarDay(at('2020-07-01T22:30:00Z')),
    calendarDay(at('2020-12-31T22:30:00Z')),
    calendarDay(at('2020-12-31T23:30:00Z')),
  ]).toEqual(['2020-07-02', '2020-12-31', '2021-01-01']);
});
